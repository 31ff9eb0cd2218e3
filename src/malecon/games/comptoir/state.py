# compiled by mypyc
"""Where the pieces of Comptoir des Antilles stand, who sees them, and when the game is over."""

from __future__ import annotations

from typing import Any, Final, cast

from malecon.core.course import Course, numbered
from malecon.core.luck import Luck
from malecon.core.rows import total
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

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.kinds = DECISIONS
        self.pile = parts.ships  # ships to come, by value from 3
        self.ship = [0] * QUAYS  # by quay: its value, 0 for none
        self.cargo = [-1] * QUAYS  # by quay, −1 for none
        self.event = [-1] * QUAYS  # by quay, −1 for none
        self.owner = [-1] * QUAYS  # by quay: who played the event
        self.room = [0] * QUAYS  # by quay: porters until it sails
        self.porters = [0] * (QUAYS * SEATS)  # by quay and seat
        self.home = [parts.porters] * n  # porters not aboard
        self.bonuses = [0] * n
        self.cards = [ALL_CARDS] * n  # in hand, as bits
        # The pile of event tiles, by kind.
        self.tiles = parts.events if self.options["events"] else [0] * TILES
        self.owned = [0] * (TILES * n)  # event tiles, by seat and kind
        self.bag = parts.cargo  # cargo that nobody has seen in the pile
        self.queue: list[int] = []  # cargo that everybody saw go under it
        self.lost = [0] * GOODS  # cargo out of the game
        self.secret = [0] * (GOODS * n)  # cargo in hand that others haven't seen, by seat and kind
        self.shown = [0] * (GOODS * n)  # cargo in hand that everybody can tell
        self.slate = -1
        self.slate_used = 0  # in this round
        self.round = 1
        self.starter = -1  # of this round
        self.turn = -1
        self.card = -1  # played in this turn, −1 before
        self.auctioned = 0  # in this turn
        self.evented = 0  # in this turn
        self.lot = -1  # the tile in auction, −1 for none
        self.bid = 0
        self.leader = -1  # the highest bidder, −1 before the first bid
        self.out = 0  # who has passed, as bits
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
        twin.room = self.room.copy()
        twin.porters = self.porters.copy()
        twin.home = self.home.copy()
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
        return self.bonuses.copy()

    # --- secrets ------------------------------------------------------------------------------------------------

    def witnesses(self, move: int) -> list[int]:
        """A cargo tile drawn from the bag is seen by who draws it alone."""
        if DRAW <= move < DRAW + GOODS and self.actor == CHANCE:
            return [total(self.secret) if self.pending[-1] == counter.DEALING_HANDS.number else self.turn]
        return list(range(self.players))

    def imagine(self, seat: int, luck: Luck) -> Comptoir:
        twin = self.copy()
        if self.actor != NOBODY:
            cargo.reshuffle(twin, seat, luck)
        return twin
