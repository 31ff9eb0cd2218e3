# compiled by mypyc
"""Where the pieces of Cuba stand, and the course of a round."""

from __future__ import annotations

from typing import Any, cast, final

from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event
from malecon.games.cuba import (
    architect,
    buildings,
    course,
    foreman,
    harbour,
    laws,
    lean,
    market,
    parliament,
    plantation,
    position,
    refusal,
    secrets,
)
from malecon.games.cuba.frames import (
    ACTING,
    ARRIVING,
    BILLING,
    BUILDING,
    CHOOSING,
    DEALING_SHIPS,
    DELEGATING,
    DRAWING_FIRST,
    ENACTING,
    HARVESTING,
    KINDS,
    LOADING,
    OVERSEEING,
    PLACING,
    SITING,
    STARTING,
    TAXING,
    TOLLING,
    TRADING,
    USING,
    VOTING,
)
from malecon.games.cuba.parts import Parts
from malecon.games.cuba.words import (
    ACRES,
    CARDS,
    DELEGATE,
    EACH,
    EMBASSY,
    FIRST,
    MATERIALS,
    MOST_VOTES,
    PAY_TAX,
    PLAY,
    PRODUCTS,
    REFUSE,
    SHIPS,
    THINGS,
    TYPES,
    VOTES,
    WORK,
)


@final
class Cuba(State):
    """Eleven numbers a seat are its stock: the eight things in the yard, then the three products in the warehouse.

    Bits stand for sets: of ships in the stack, laws in a stack, cards in a hand, markers on the board.
    """

    parts: Parts
    eggert: int  # 1 in that edition, 0 in Filosofia's
    secret: bool  # the delegate is chosen before the actions
    rounds: int
    boards: list[int]  # by seat: 0 the common one, 1 to 5 by colour, −1 until chosen
    layouts: list[list[int]]  # by seat, what the fields give; never changed in place
    supply: list[int]  # by thing
    market: list[int]  # by ware, pieces in its row
    site: list[int]  # by building, how many are still to be had
    stock: list[int]
    fields: list[int]  # twelve a seat: the building there, −1 for none
    pawns: list[int]
    pesos: list[int]
    points: list[int]
    docks: list[int]  # the ship at sea, then those at docks 1 to 3; −1 for none
    space: list[int]  # five a dock, from dock 1: free spaces by ware
    stack: int  # ships in the shuffled part of the stack
    under: list[int]  # ships under it, the upper one first; never changed in place
    laws: list[int]  # by type, 0 to 5; −1 for what is printed on the board
    bills: list[int]  # by type; −1 for none
    stacks: list[int]  # by type, the laws face down
    hands: list[int]  # cards not played, the delegate included
    played: list[int]  # cards in the order played, an octal digit (card + 1) each
    delegates: list[int]  # in the variant; −1 until chosen
    votes: list[int]
    bids: list[int]  # votes bought and not yet shown; −1 for none
    markers: int
    hall: int  # the seat that used the Town hall this round, −1 for none
    vetoed: int  # the type vetoed this round, −1 for none
    banned: int  # the type vetoed the round before
    paid: int  # seats that paid this round's tax
    round: int
    first: int
    turn: int  # the seat whose decision it is, or was last
    pending: list[int]

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.eggert = 1 if self.options["edition"] == "eggert" else 0
        self.secret = bool(self.options["secret_delegate"])
        self.rounds = int(self.options["rounds"])
        self.market = parts.start_market.copy()
        self.supply = parts.supply.copy()
        for ware in range(len(self.market)):
            self.supply[MATERIALS + ware] -= self.market[ware]
        self.site = parts.copies.copy()
        if self.eggert:
            self.site[EMBASSY] = 0
        self.stock = [0] * (11 * n)
        self.fields = [-1] * (ACRES * n)
        self.pawns = [0] * n
        self.boards = [0] * n
        self.layouts = [parts.layouts[0]] * n
        plantation.hand_out(self)
        self.pesos = [parts.start_pesos] * n
        self.points = [0] * n
        self.docks = [-1] * 4
        self.space = [0] * 15
        self.stack = (1 << SHIPS) - 1
        self.under = []
        self.laws = [-1] * len(TYPES)
        self.bills = [-1] * len(TYPES)
        self.stacks = [(1 << EACH) - 1] * len(TYPES)
        self.hands = [(1 << len(CARDS)) - 1] * n
        self.played = [0] * n
        self.delegates = [-1] * n
        self.votes = [0] * n
        self.bids = [-1] * n
        self.markers = 0
        self.hall = -1
        self.vetoed = -1
        self.banned = -1
        self.paid = 0
        self.round = 1
        self.first = -1
        self.turn = -1
        self.pending = [DRAWING_FIRST, DEALING_SHIPS]
        self.actor = CHANCE

    def copy(self) -> Cuba:
        twin = Cuba(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.actor = self.actor
        twin.ending = self.ending
        twin.eggert = self.eggert
        twin.secret = self.secret
        twin.rounds = self.rounds
        twin.boards = self.boards.copy()
        twin.layouts = self.layouts
        twin.supply = self.supply.copy()
        twin.market = self.market.copy()
        twin.site = self.site.copy()
        twin.stock = self.stock.copy()
        twin.fields = self.fields.copy()
        twin.pawns = self.pawns.copy()
        twin.pesos = self.pesos.copy()
        twin.points = self.points.copy()
        twin.docks = self.docks.copy()
        twin.space = self.space.copy()
        twin.stack = self.stack
        twin.under = self.under
        twin.laws = self.laws.copy()
        twin.bills = self.bills.copy()
        twin.stacks = self.stacks.copy()
        twin.hands = self.hands.copy()
        twin.played = self.played.copy()
        twin.delegates = self.delegates.copy()
        twin.votes = self.votes.copy()
        twin.bids = self.bids.copy()
        twin.markers = self.markers
        twin.hall = self.hall
        twin.vetoed = self.vetoed
        twin.banned = self.banned
        twin.paid = self.paid
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.pending = self.pending.copy()
        return twin

    # --- the course of a round ---------------------------------------------------------------------------------------

    def push(self, kind: int, number: int = 0) -> None:
        self.pending.append(kind + KINDS * number)

    def resume(self) -> None:
        """Go on until a seat or chance has to decide, or the game is over."""
        while self.pending:
            frame = self.pending[-1]
            if course.waits(self, frame % KINDS, frame // KINDS):
                return
        self.actor = NOBODY

    def waiting(self) -> list[int]:
        """All buy votes, and choose their delegates, at once."""
        if self.actor < 0:
            return []
        frame = self.pending[-1]
        kind = frame % KINDS
        if kind in (VOTING, DELEGATING):
            number = frame // KINDS
            return [seat for seat in range(self.players) if number & (1 << seat)]
        return [self.actor]

    # --- moves -------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        frame = self.pending[-1]
        kind = frame % KINDS
        number = frame // KINDS
        if kind == ACTING:
            return course.playable(self, seat)
        if kind == HARVESTING:
            return plantation.harvests(self, number)
        if kind == TRADING:
            return market.trades(self, number)
        if kind == LOADING:
            return harbour.loads(self, number)
        if kind == OVERSEEING:
            return foreman.uses(self, number)
        if kind == USING:
            return buildings.options(self, number)
        if kind == BUILDING:
            return architect.plans(self)
        if kind == PLACING:
            return [WORK + field for field in range(ACRES)]
        if kind == SITING:
            return architect.sites(self)
        if kind == VOTING:
            return parliament.offers(self, seat)
        if kind == DELEGATING:
            return parliament.delegates(self, seat)
        if kind == ENACTING:
            return parliament.enactments(self)
        if kind == TAXING:
            return [PAY_TAX, REFUSE]
        if kind == TOLLING:
            return laws.tolls(self, number)
        if kind == BILLING:
            return parliament.next_bills(self, number)
        if kind == STARTING:
            return plantation.first_cubes(self, number)
        if kind == CHOOSING:
            return plantation.free_boards(self)
        if kind == DRAWING_FIRST:
            return [FIRST + other for other in range(self.players)]
        return harbour.next_ships(self)

    def draw(self, luck: Luck) -> int:
        """Every card of a stack, and every first player, is as likely as another."""
        return luck.choose(self.legal(CHANCE))

    def step(self, move: int, seat: int) -> None:
        frame = self.pending[-1]
        kind = frame % KINDS
        number = frame // KINDS
        if kind == ACTING:
            course.play_card(self, number, move - PLAY)
        elif kind == HARVESTING:
            plantation.harvest(self, number, move)
        elif kind == TRADING:
            market.trade(self, number, move)
        elif kind == LOADING:
            harbour.load(self, number, move)
        elif kind == OVERSEEING:
            foreman.use(self, number, move)
        elif kind == USING:
            buildings.use(self, number, move)
        elif kind == BUILDING:
            architect.plan(self, move)
        elif kind == PLACING:
            self.pending.pop()
            plantation.place(self, move - WORK)
        elif kind == SITING:
            architect.put(self, number, move)
        elif kind == VOTING:
            parliament.vote(self, number, move, seat)
        elif kind == DELEGATING:
            parliament.delegate(self, number, move, seat)
        elif kind == ENACTING:
            parliament.enact(self, number, move)
        elif kind == TAXING:
            laws.pay_tax(self, number, move)
        elif kind == TOLLING:
            laws.pay_duty(self, number, move)
        elif kind == BILLING:
            parliament.turn_up(self, number, move)
        elif kind == ARRIVING:
            harbour.arrive(self, move, harbour.free_place(self))
        elif kind == STARTING:
            plantation.take_cube(self, move)
        elif kind == CHOOSING:
            plantation.choose(self, number, move)
        else:
            self.set_up(kind, move)
        self.resume()

    def set_up(self, kind: int, move: int) -> None:
        """Three ships, then the first player, who also is the first to choose a board and cubes."""
        if kind == DEALING_SHIPS:
            harbour.arrive(self, move, harbour.first_free_place(self))
            if harbour.first_free_place(self) < 0:
                self.pending.pop()
        else:
            self.pending.pop()
            self.first = self.turn = move - FIRST
            self.push(BILLING)
            plantation.offer_cubes(self, self.first)
            if plantation.chosen_boards(self):
                self.push(CHOOSING, self.first)

    # --- gains and losses --------------------------------------------------------------------------------------------

    def held(self, seat: int, thing: int) -> int:
        """What the seat has of a thing, in the yard and in the warehouse."""
        base = 11 * seat + thing
        if MATERIALS <= thing < PRODUCTS:
            return self.stock[base] + self.stock[base + 5]
        return self.stock[base]

    def gain(self, seat: int, thing: int, wanted: int, why: str) -> None:
        """Things from the supply into the yard, as far as it has them."""
        number = min(wanted, self.supply[thing])
        self.supply[thing] -= number
        self.stock[11 * seat + thing] += number
        if self.story is not None and number > 0:
            self.note("thing", seat, {"n": number, "thing": THINGS[thing], "source": why})

    def remove(self, seat: int, thing: int, number: int) -> None:
        """Things leave a seat, products from the yard before those in the warehouse (ruling)."""
        base = 11 * seat + thing
        if self.stock[base] >= number:
            self.stock[base] -= number
        else:
            self.stock[base + 5] -= number - self.stock[base]
            self.stock[base] = 0

    def lose(self, seat: int, thing: int, number: int) -> None:
        """Things go back to the supply."""
        self.remove(seat, thing, number)
        self.supply[thing] += number

    def earn(self, seat: int, pesos: int, why: str) -> None:
        self.pesos[seat] += pesos
        if self.story is not None:
            self.note("pesos", seat, {"n": pesos, "source": why})

    def score(self, seat: int, points: int, why: str) -> None:
        self.points[seat] += points
        if self.story is not None:
            self.note("points", seat, {"points": points, "source": why})

    # --- the score ---------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return self.points.copy()

    def standing(self) -> list[int]:
        """Ties: pesos."""
        return [self.points[seat] * 10000 + min(self.pesos[seat], 9999) for seat in range(self.players)]

    # --- as data, and what is secret ---------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        return position.write(self)

    def restore(self, data: dict[str, Any]) -> None:
        position.read(self, data)

    def hide(self, data: dict[str, Any], seat: int) -> None:
        hidden = secrets.delegates_hidden(self)
        for other, held in enumerate(data["seats"]):
            if other != seat:
                held["bid"] = None
                if hidden:
                    held["delegate"] = None

    def guess(self, seat: int, luck: Luck) -> State:
        twin = self.copy()
        secrets.guess(twin, seat, luck)
        return twin

    def witnesses(self, move: int) -> list[int]:
        """Delegates and bought votes are secret; where several answer, a move alone doesn't say whose it is."""
        if VOTES <= move <= VOTES + MOST_VOTES or DELEGATE <= move < PLAY:
            waiting = self.waiting()
            return waiting if len(waiting) == 1 else []
        return list(range(self.players))

    def objection(self, move: int, seat: int) -> Event | None:
        return refusal.objection(self, move, seat)

    def lean(self, seat: int | None = None) -> list[int]:
        who = self.actor if seat is None else seat
        return lean.lean(self, who, self.moves(who)) if who >= 0 and self.actor >= 0 else self.moves(seat)
