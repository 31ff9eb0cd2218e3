# compiled by mypyc
"""Where the pieces of Cuba stand, and what is secret."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import i64

from malecon.core.course import Course, numbered
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.games.cuba import (
    architect,
    buildings,
    foreman,
    harbour,
    laws,
    market,
    opening,
    parliament,
    plantation,
    rounds,
)
from malecon.games.cuba.moves import DELEGATE, ENACT, PLAY, VOTES
from malecon.games.cuba.parts import Parts
from malecon.games.cuba.words import ACRES, BUILDINGS, CARDS, EACH, MATERIALS, PRODUCTS, SHIPS, THINGS, TYPES

DECISIONS: Final = numbered(
    opening.DRAWING_FIRST,
    harbour.DEALING_SHIPS,
    opening.CHOOSING,
    opening.STARTING,
    parliament.BILLING,
    harbour.ARRIVING,
    parliament.DELEGATING,
    rounds.ACTING,
    plantation.PLACING,
    plantation.HARVESTING,
    market.TRADING,
    architect.BUILDING,
    architect.SITING,
    foreman.OVERSEEING,
    buildings.USING,
    harbour.LOADING,
    parliament.VOTING,
    parliament.ENACTING,
    laws.TAXING,
    laws.TOLLING,
)


@final
class Cuba(Course):
    """Eleven numbers a seat are its stock: the eight things in the yard, then the three products in the warehouse.

    Bits stand for sets: of ships in the stack, laws in a stack, cards in a hand, markers on the board.
    Rows that change seldom (`boards`, `layouts`, `site`, `fields`, `docks`, `under`, `laws`, `delegates`) are replaced,
    never changed in place, so that copies share them.
    """

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.kinds = DECISIONS
        self.eggert: int = 1 if self.options["edition"] == "eggert" else 0  # 0 is Filosofia's edition
        self.secret = bool(self.options["secret_delegate"])  # the delegate is chosen before the actions
        self.rounds = int(self.options["rounds"])
        self.market = parts.start_market.copy()  # by ware, pieces in its row
        self.supply = parts.supply.copy()  # by thing
        for ware in range(len(self.market)):
            self.supply[MATERIALS + ware] -= self.market[ware]
        self.site = parts.copies[self.eggert].copy()  # by building, how many are still to be had
        self.stock = [0] * (11 * n)
        self.fields = [-1] * (ACRES * n)  # twelve a seat: the building there, −1 for none
        self.pawns = [0] * n
        self.boards = [0] * n  # by seat: 0 the common one, 1 to 5 by colour, −1 until chosen
        self.layouts = [parts.layouts[0]] * n  # by seat, what the fields give
        opening.hand_out(self)
        self.pesos = [parts.start_pesos] * n
        self.points = [0] * n
        self.docks = [-1] * 4  # the ship at sea, then those at docks 1 to 3; −1 for none
        self.space = [0] * 15  # five a dock, from dock 1: free spaces by ware
        self.stack = (1 << SHIPS) - 1  # ships in the shuffled part of the stack
        self.under: list[int] = []  # ships under it, the upper one first
        self.laws = [-1] * len(TYPES)  # by type, 0 to 5; −1 for what is printed on the board
        self.bills = [-1] * len(TYPES)  # by type; −1 for none
        self.stacks = [(1 << EACH) - 1] * len(TYPES)  # by type, the laws face down
        self.hands = [(1 << len(CARDS)) - 1] * n  # cards not played, the delegate included
        self.played = [0] * n  # cards in the order played, an octal digit (card + 1) each
        self.delegates = [-1] * n  # in the variant; −1 until chosen
        self.votes = [0] * n
        self.bids = [-1] * n  # votes bought and not yet shown; −1 for none
        self.markers: int = 0
        self.hall: int = -1  # the seat that used the Town hall this round, −1 for none
        self.vetoed: int = -1  # the type vetoed this round, −1 for none
        self.banned: int = -1  # the type vetoed the round before
        self.paid: int = 0  # seats that paid this round's tax
        self.round: int = 1
        self.first: int = -1
        self.turn = -1  # the seat whose decision it is, or was last
        self.pending = [opening.DRAWING_FIRST.number, harbour.DEALING_SHIPS.number]
        self.actor = CHANCE

    def copy(self) -> Cuba:
        twin = Cuba(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.kinds = self.kinds
        twin.actor = self.actor
        twin.ending = self.ending
        twin.eggert = self.eggert
        twin.secret = self.secret
        twin.rounds = self.rounds
        twin.boards = self.boards
        twin.layouts = self.layouts
        twin.supply = self.supply.copy()
        twin.market = self.market.copy()
        twin.site = self.site
        twin.stock = self.stock.copy()
        twin.fields = self.fields
        twin.pawns = self.pawns.copy()
        twin.pesos = self.pesos.copy()
        twin.points = self.points.copy()
        twin.docks = self.docks
        twin.space = self.space.copy()
        twin.stack = self.stack
        twin.under = self.under
        twin.laws = self.laws
        twin.bills = self.bills.copy()
        twin.stacks = self.stacks.copy()
        twin.hands = self.hands.copy()
        twin.played = self.played.copy()
        twin.delegates = self.delegates
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

    # --- gains and losses --------------------------------------------------------------------------------------------

    def held(self, seat: i64, thing: i64) -> int:
        """What the seat has of a thing, in the yard and in the warehouse."""
        base = 11 * seat + thing
        if MATERIALS <= thing < PRODUCTS:
            return self.stock[base] + self.stock[base + 5]
        return self.stock[base]

    def held_of(self, seat: i64, first: i64, end: i64) -> int:
        """What the seat has of the things from the first one up to the end."""
        stock = self.stock
        found: i64 = 0
        for at in range(11 * seat + first, 11 * seat + end):
            found += stock[at]
        if first < PRODUCTS and end > MATERIALS:
            for at in range(11 * seat + max(first, MATERIALS) + 5, 11 * seat + min(end, PRODUCTS) + 5):
                found += stock[at]
        return found

    def gain(self, seat: int, thing: int, wanted: int, why: str) -> None:
        """Things from the supply into the yard, as far as it has them."""
        number = min(wanted, self.supply[thing])
        self.supply[thing] -= number
        self.stock[11 * seat + thing] += number
        if self.story is not None and number > 0:
            self.note("thing", seat, {"n": number, "thing": THINGS[thing], "source": why})

    def remove(self, seat: int, thing: int, number: int) -> None:
        """Things leave a seat, products from the yard before those in the warehouse (ruling)."""
        base: i64 = 11 * seat + thing
        if self.stock[base] >= number:
            self.stock[base] -= number
        else:
            self.stock[base + 5] -= number - self.stock[base]
            self.stock[base] = 0

    def lose(self, seat: int, thing: int, number: int) -> None:
        """Things go back to the supply."""
        self.remove(seat, thing, number)
        self.supply[thing] += number

    def spend(self, seat: int, thing: int, number: int, building: int) -> None:
        """Things go back to the supply for a building: to build it or to use it."""
        self.lose(seat, thing, number)
        if self.story is not None:
            self.note("spent", seat, {"n": number, "thing": THINGS[thing], "building": BUILDINGS[building]})

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

    # --- what is secret ----------------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """All buy votes, and choose their delegates, at once."""
        if self.actor < 0:
            return []
        decision = self.topmost()
        return decision.left(self, self.pending[-1]) if isinstance(decision, parliament.Together) else [self.actor]

    def imagine(self, seat: int, luck: Luck) -> State:
        twin = self.copy()
        parliament.guess(twin, seat, luck)
        return twin

    def witnesses(self, move: int) -> list[int]:
        """Delegates and bought votes are secret; where several answer, a move alone doesn't say whose it is."""
        if VOTES <= move < ENACT or DELEGATE <= move < PLAY:
            waiting = self.waiting()
            return waiting if len(waiting) == 1 else []
        return list(range(self.players))
