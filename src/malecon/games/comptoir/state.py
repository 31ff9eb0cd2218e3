# compiled by mypyc
"""Where the pieces of Comptoir des Antilles stand, and the course of a turn and of a round."""

from __future__ import annotations

from typing import Any, cast

from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event
from malecon.games.comptoir import auction, counter, events, position, quays, refusal, relations, rounds
from malecon.games.comptoir.frames import (
    AFTER,
    ANYWHERE,
    BETWEEN,
    BIDDING,
    DEALING_CARGO,
    DEALING_HANDS,
    DRAWING,
    DRAWING_FIRST,
    EACH,
    ENDING,
    FILLING,
    KINDS,
    LAST_CALL,
    MOVING,
    PAYING,
    REVEALING,
    SAILED,
    SENDING,
    STOCKING,
    TOGETHER,
    TURN,
)
from malecon.games.comptoir.parts import Parts
from malecon.games.comptoir.rows import pick, total
from malecon.games.comptoir.words import (
    ALL_CARDS,
    AUCTION,
    CARD,
    DEAL,
    DONE,
    DRAW,
    EVENT,
    FIRST,
    GOODS,
    KINDS_OF_EVENT,
    PAY,
    QUAYS,
    REVEAL,
    SEATS,
    SHIP,
)


class Comptoir(State):
    """Quays are 0–3; a row by quay and seat is four wide, one by seat and cargo four, by seat and event nine.

    Only `room`, `porters`, `home`, `bonuses`, `cards` and `pending` are changed in place: all other rows are
    replaced, so that copies share them.
    """

    parts: Parts
    pile: list[int]  # ships to come, by value from 3
    ship: list[int]  # by quay: its value, 0 for none
    cargo: list[int]  # by quay, −1 for none
    event: list[int]  # by quay, −1 for none
    owner: list[int]  # by quay: who played the event
    room: list[int]  # by quay: porters until it sails
    porters: list[int]  # by quay and seat
    home: list[int]  # porters not aboard
    bonuses: list[int]
    cards: list[int]  # in hand, as bits
    tiles: list[int]  # the pile of event tiles, by kind
    tiles_left: int
    owned: list[int]  # event tiles, by seat and kind
    bag: list[int]  # cargo that nobody has seen in the pile
    queue: list[int]  # cargo that everybody saw go under it
    lost: list[int]  # cargo out of the game
    hands: list[int]  # cargo tiles, by seat and kind
    shown: list[int]  # those among them that everybody can tell
    slate: int
    slate_used: int  # in this round
    round: int
    starter: int  # of this round
    turn: int
    card: int  # played in this turn, −1 before
    auctioned: int  # in this turn
    evented: int  # in this turn
    last: int  # the last ship has come
    lot: int  # the tile in auction, −1 for none
    bid: int
    leader: int  # the highest bidder, −1 before the first bid
    out: int  # who has passed, as bits
    pending: list[int]

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.pile = parts.ships
        self.ship = [0] * QUAYS
        self.cargo = [-1] * QUAYS
        self.event = [-1] * QUAYS
        self.owner = [-1] * QUAYS
        self.room = [0] * QUAYS
        self.porters = [0] * (QUAYS * SEATS)
        self.home = [parts.porters] * n
        self.bonuses = [0] * n
        self.cards = [ALL_CARDS] * n
        self.tiles = parts.events if self.options["events"] else [0] * KINDS_OF_EVENT
        self.tiles_left = total(self.tiles)
        self.owned = [0] * (KINDS_OF_EVENT * n)
        self.bag = parts.cargo
        self.queue = []
        self.lost = [0] * GOODS
        self.hands = [0] * (GOODS * n)
        self.shown = [0] * (GOODS * n)
        self.slate = -1
        self.slate_used = 0
        self.round = 1
        self.starter = -1
        self.turn = -1
        self.card = -1
        self.auctioned = 0
        self.evented = 0
        self.last = 0
        self.lot = -1
        self.bid = 0
        self.leader = -1
        self.out = 0
        self.pending = [DRAWING_FIRST, DEALING_HANDS, DEALING_CARGO, FILLING]
        self.actor = CHANCE

    def copy(self) -> Comptoir:
        twin = Comptoir(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.actor = self.actor
        twin.ending = self.ending
        twin.pile = self.pile
        twin.ship = self.ship
        twin.cargo = self.cargo
        twin.event = self.event
        twin.owner = self.owner
        twin.room = self.room.copy()
        twin.porters = self.porters.copy()
        twin.home = self.home.copy()
        twin.bonuses = self.bonuses.copy()
        twin.cards = self.cards.copy()
        twin.tiles = self.tiles
        twin.tiles_left = self.tiles_left
        twin.owned = self.owned
        twin.bag = self.bag
        twin.queue = self.queue
        twin.lost = self.lost
        twin.hands = self.hands
        twin.shown = self.shown
        twin.slate = self.slate
        twin.slate_used = self.slate_used
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.card = self.card
        twin.auctioned = self.auctioned
        twin.evented = self.evented
        twin.last = self.last
        twin.lot = self.lot
        twin.bid = self.bid
        twin.leader = self.leader
        twin.out = self.out
        twin.pending = self.pending.copy()
        return twin

    # --- the course of a turn -----------------------------------------------------------------------------------

    def push(self, kind: int, number: int = 0) -> None:
        self.pending.append(kind + KINDS * number)

    def resume(self) -> None:
        """Go on until a seat or chance has to decide, or the game is over."""
        while self.pending:
            frame = self.pending[-1]
            kind = frame % KINDS
            number = frame // KINDS
            if kind in (TURN, PAYING):
                self.actor = self.turn
                return
            if ANYWHERE <= kind <= TOGETHER:
                if relations.can_load(self, kind, number):
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind == AFTER:
                if auction.possible(self) or (self.rules < 2 and events.possible(self)):
                    self.actor = self.turn
                    return
                self.pending.pop()
                rounds.restock(self, False)
            elif kind == EACH:
                relations.tour(self, number)
            elif kind == BIDDING:
                if auction.waits(self, number):
                    return
            elif kind == MOVING:
                if relations.can_move(self):
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind == SENDING:
                if relations.can_send(self):
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind == STOCKING:
                if counter.bare(self) >= 0:
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind in (SAILED, BETWEEN, LAST_CALL):
                if events.possible(self) and (kind != BETWEEN or relations.tour_goes_on(self)):
                    self.actor = self.turn
                    return
                self.go_on(kind, number)
            elif kind == ENDING:
                self.pending.pop()
                rounds.end_turn(self)
            elif counter.awaits_chance(self, kind):
                self.actor = CHANCE
                return
        self.actor = NOBODY

    def anytime(self) -> bool:
        """Whether an event tile may be played at any moment from now on; before rules 2 only around the card."""
        return self.rules >= 2 and not self.evented

    def go_on(self, kind: int, number: int) -> None:
        """Past a moment for an event tile."""
        self.pending.pop()
        if kind == SAILED:
            quays.settle(self, number, PAY)
        elif kind == LAST_CALL:
            rounds.fill(self)

    def reached_goal(self) -> bool:
        """A player with 100 bonuses ends the game at once."""
        for bonuses in self.bonuses:
            if bonuses >= self.parts.goal:
                self.finish("hundred")
                return True
        return False

    def finish(self, reason: str) -> None:
        """Over at once: nothing that was pending happens."""
        self.pending.clear()
        self.ending = reason
        self.actor = NOBODY
        if self.story is not None:
            self.note("over", self.turn, {"reason": reason})
            # Now all lay their cargo open.
            for seat in range(self.players):
                if counter.hidden(self, seat) > 0:
                    self.unveil(seat)

    # --- moves --------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        frame = self.pending[-1]
        kind = frame % KINDS
        number = frame // KINDS
        if kind == TURN:
            moves = self.openings()
            relations.add_hand(self, moves)
            return moves
        if kind == AFTER:
            moves = self.openings()
            moves.append(DONE)
            return moves
        if kind == BIDDING:
            return auction.bids(self, seat)
        if kind == STOCKING:
            return counter.stocks(self)
        if self.actor >= 0:
            moves = []
            if self.anytime():
                events.add_choices(self, moves)
            moves += self.amid(kind, number)
            return moves
        if kind == FILLING:
            return counter.ships(self)
        if kind == DEALING_CARGO:
            return counter.deals(self)
        if kind == REVEALING:
            return auction.tiles(self)
        if kind == DRAWING_FIRST:
            return [FIRST + other for other in range(self.players)]
        return counter.draws(self)

    def amid(self, kind: int, number: int) -> list[int]:
        """What there is to decide from the card to the end of the turn, beside an event tile."""
        if ANYWHERE <= kind <= TOGETHER:
            return relations.loads(self, kind, number)
        if kind == MOVING:
            return relations.transfers(self)
        if kind == SENDING:
            return relations.expulsions(self)
        if kind == PAYING:
            return quays.payers(self, number)
        return [DONE]

    def openings(self) -> list[int]:
        """What one may do before or after the card."""
        moves: list[int] = []
        if auction.possible(self):
            moves.append(AUCTION)
        events.add_choices(self, moves)
        return moves

    def lean(self, seat: int | None = None) -> list[int]:
        if self.actor < 0 or (seat is not None and seat != self.actor):
            return self.moves(seat)
        frame = self.pending[-1]
        kind = frame % KINDS
        if kind == BIDDING:
            return auction.lean_bids(self, self.actor)
        if ANYWHERE <= kind <= TOGETHER:
            return relations.lean_loads(self, kind, frame // KINDS)
        # From the card to the new ships neither luck nor anybody else decides: a tile before or after it does as well.
        if kind in (MOVING, SENDING, PAYING, SAILED, BETWEEN):
            return self.amid(kind, frame // KINDS)
        if kind == AFTER and self.anytime() and counter.may_come(self):
            return [AUCTION, DONE]
        return self.legal(self.actor)

    def chances(self) -> list[int]:
        """What luck draws from, as counts; empty where all is as likely."""
        kind = self.pending[-1] % KINDS
        if kind == FILLING:
            return self.pile
        if kind == REVEALING:
            return self.tiles
        if kind == DRAWING_FIRST:
            return []
        return self.bag

    def odds(self) -> list[int]:
        counts = self.chances()
        if not counts:
            return [1] * self.players
        return [count for count in counts if count > 0]

    def draw(self, luck: Luck) -> int:
        kind = self.pending[-1] % KINDS
        counts = self.chances()
        if not counts:
            return FIRST + luck.below(self.players)
        drawn = pick(counts, luck)
        if kind == FILLING:
            return SHIP + drawn
        if kind == REVEALING:
            return REVEAL + drawn
        return DEAL + drawn if kind == DEALING_CARGO else DRAW + drawn

    def step(self, move: int, seat: int) -> None:
        frame = self.pending[-1]
        kind = frame % KINDS
        number = frame // KINDS
        if EVENT <= move < CARD:
            events.play(self, move)
        elif move == AUCTION:
            auction.call(self)
        elif kind == TURN:
            self.pending.pop()
            relations.play(self, move - CARD)
        elif ANYWHERE <= kind <= TOGETHER:
            self.pending.pop()
            relations.load(self, kind, number, move)
        elif kind == AFTER:
            self.pending.pop()
            rounds.restock(self, True)
        elif kind == BIDDING:
            auction.answer(self, move, seat)
        elif kind == STOCKING:
            counter.stock(self, move)
        elif kind == MOVING:
            self.pending.pop()
            relations.transfer(self, move)
        elif kind == SENDING:
            self.pending.pop()
            relations.send_home(self, move)
        elif kind == PAYING:
            self.pending.pop()
            quays.settle(self, number, move)
        elif kind in (SAILED, BETWEEN, LAST_CALL):
            self.go_on(kind, number)
        elif kind == FILLING:
            counter.come(self, move)
        elif kind == DRAWING:
            counter.draw(self, self.turn, move - DRAW)
        elif kind == REVEALING:
            self.pending.pop()
            auction.reveal(self, move - REVEAL)
        elif kind == DEALING_CARGO:
            counter.deal(self, move - DEAL)
        elif kind == DEALING_HANDS:
            counter.draw(self, counter.dealt(self), move - DRAW)
        else:
            self.pending.pop()
            rounds.begin(self, move - FIRST)
        self.resume()

    # --- secrets ------------------------------------------------------------------------------------------------

    def witnesses(self, move: int) -> list[int]:
        """A cargo tile drawn from the bag is seen by who draws it alone."""
        if DRAW <= move < DRAW + GOODS and self.actor == CHANCE:
            return [counter.dealt(self) if self.pending[-1] == DEALING_HANDS else self.turn]
        return list(range(self.players))

    def hide(self, data: dict[str, Any], seat: int) -> None:
        position.hide(self, data, seat)

    def guess(self, seat: int, luck: Luck) -> Comptoir:
        twin = self.copy()
        if self.actor != NOBODY:
            counter.reshuffle(twin, seat, luck)
        return twin

    def openly_forced(self, seat: int) -> bool:
        """To stock the only kind one holds is forced, but others can't see that."""
        if len(self.moves(seat)) != 1:
            return False
        return self.pending[-1] % KINDS != STOCKING or counter.looks_uniform(self, seat)

    # --- the score, and all of it as data -----------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return self.bonuses.copy()

    def position(self) -> dict[str, Any]:
        return position.write(self)

    def restore(self, data: dict[str, Any]) -> None:
        position.read(self, data)

    def objection(self, move: int, seat: int) -> Event | None:
        return refusal.objection(self, move, seat)
