# compiled by mypyc
"""Where the pieces of Comptoir des Antilles stand, who sees them, and when the game is over."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.course import Course, numbered
from malecon.core.luck import Luck
from malecon.core.rows import sum_of
from malecon.core.state import CHANCE, NOBODY
from malecon.games.comptoir import auction, cargo, counter, relations, rounds, sailing
from malecon.games.comptoir.parts import Parts
from malecon.games.comptoir.words import ALL_CARDS, DRAW, GOODS, QUAYS, SEATS, TILES

DECISIONS: Final = numbered(
    rounds.DRAWING_FIRST,
    counter.FILLING,
    counter.DEALING_CARGO,
    counter.DEALING_HANDS,
    counter.DRAWING,
    auction.REVEALING,
    rounds.TURN,
    rounds.AFTER,
    auction.BIDDING,
    relations.ANYWHERE,
    relations.APART,
    relations.TOGETHER,
    relations.TOURING,
    relations.MOVING,
    relations.SENDING,
    sailing.PAYING,
    counter.STOCKING,
    rounds.ENDING,
    sailing.SAILED,
    relations.BETWEEN,
    rounds.LAST_CALL,
)


class Comptoir(Course):
    """Quays are 0–3; a row by quay and seat is four wide, one by seat and cargo four, by seat and event nine.

    Only `room`, `porters`, `home` and `pending` are changed in place: all other rows are replaced, so that copies
    share them.
    """

    slate: i64 = -1
    slate_used: i64 = 0  # in this round
    round: i64 = 1
    starter: i64 = -1  # of this round
    card: i64 = -1  # played in this turn, −1 before
    auctioned: i64 = 0  # in this turn
    evented: i64 = 0  # in this turn
    lot: i64 = -1  # the tile in auction, −1 for none
    bid: i64 = 0
    leader: i64 = -1  # the highest bidder, −1 before the first bid
    out: i64 = 0  # who has passed, as bits

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.kinds = DECISIONS
        self.pile = vec[i64](parts.ships)  # ships to come, by value from 3
        self.ship = vec[i64]([0] * QUAYS)  # by quay: its value, 0 for none
        self.cargo = vec[i64]([-1] * QUAYS)  # by quay, −1 for none
        self.event = vec[i64]([-1] * QUAYS)  # by quay, −1 for none
        self.owner = vec[i64]([-1] * QUAYS)  # by quay: who played the event
        self.room = vec[i64]([0] * QUAYS)  # by quay: porters until it sails
        self.porters = vec[i64]([0] * (QUAYS * SEATS))  # by quay and seat
        self.home = vec[i64]([parts.porters] * n)  # porters not aboard
        self.bonuses = vec[i64]([0] * n)
        self.cards = vec[i64]([ALL_CARDS] * n)  # in hand, as bits
        # The pile of event tiles, by kind.
        self.tiles = vec[i64](parts.events if self.options["events"] else [0] * TILES)
        self.owned = vec[i64]([0] * (TILES * n))  # event tiles, by seat and kind
        self.bag = vec[i64](parts.cargo)  # cargo that nobody has seen in the pile
        self.queue: list[int] = []  # cargo that everybody saw go under it
        self.lost = [0] * GOODS  # cargo out of the game
        self.secret = vec[i64]([0] * (GOODS * n))  # cargo in hand that others haven't seen, by seat and kind
        self.shown = vec[i64]([0] * (GOODS * n))  # cargo in hand that everybody can tell
        self.turn = -1
        dealt = (rounds.DRAWING_FIRST, counter.DEALING_HANDS, counter.DEALING_CARGO, counter.FILLING)
        self.pending = [deal.number for deal in dealt]
        self.actor = CHANCE

    def copy(self) -> Comptoir:
        twin = Comptoir(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.kinds = self.kinds
        twin.actor = self.actor
        twin.ending = self.ending
        twin.pile = self.pile
        twin.ship = self.ship
        twin.cargo = self.cargo
        twin.event = self.event
        twin.owner = self.owner
        twin.room = self.room[:]
        twin.porters = self.porters[:]
        twin.home = self.home[:]
        twin.bonuses = self.bonuses
        twin.cards = self.cards
        twin.tiles = self.tiles
        twin.owned = self.owned
        twin.bag = self.bag
        twin.queue = self.queue
        twin.lost = self.lost
        twin.secret = self.secret
        twin.shown = self.shown
        twin.slate = self.slate
        twin.slate_used = self.slate_used
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.card = self.card
        twin.auctioned = self.auctioned
        twin.evented = self.evented
        twin.lot = self.lot
        twin.bid = self.bid
        twin.leader = self.leader
        twin.out = self.out
        twin.pending = self.pending.copy()
        return twin

    # --- the end ------------------------------------------------------------------------------------------------

    def reached_goal(self) -> bool:
        """A player with 100 bonuses ends the game at once."""
        for bonuses in self.bonuses:
            if bonuses >= self.parts.goal:
                self.finish("hundred")
                return True
        return False

    def finish(self, reason: str) -> None:
        """All lay their cargo open."""
        super().finish(reason)
        if self.story is not None:
            for seat in range(self.players):
                if cargo.hidden(self, seat) > 0:
                    self.unveil(seat)

    @property
    def scores(self) -> list[int]:
        return list(self.bonuses)

    # --- secrets ------------------------------------------------------------------------------------------------

    def witnesses(self, move: int) -> list[int]:
        """A cargo tile drawn from the bag is seen by who draws it alone."""
        if DRAW <= move < DRAW + GOODS and self.actor == CHANCE:
            return [sum_of(self.secret) if self.pending[-1] == counter.DEALING_HANDS.number else self.turn]
        return list(range(self.players))

    def imagine(self, seat: int, luck: Luck) -> Comptoir:
        twin = self.copy()
        if self.actor != NOBODY:
            cargo.reshuffle(twin, seat, luck)
        return twin
