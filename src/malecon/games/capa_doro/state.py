# compiled by mypyc
"""Where the pieces of Capa d'Oro stand, and the course of a turn: growth, actions, development."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.course import Course, numbered
from malecon.core.state import CHANCE
from malecon.games.capa_doro import actions, cigars, events, growth, opening
from malecon.games.capa_doro.bales import gathered, sorted_out
from malecon.games.capa_doro.layout import HARVEST, PLACES, ROWS, SLOTS, SORTS, TURNED, WIDE
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.words import CUBES, EVENTS

DECISIONS: Final = numbered(
    opening.DEALING,
    opening.DRAWING_FIRST,
    growth.ROLLING,
    growth.DRAWING,
    events.TURNING_UP,
    cigars.DEVELOPING,
    opening.SEEDING,
    opening.GROWING,
    growth.BEETLING,
    events.CHOOSING,
    actions.ACTING,
)


class CapaDoro(Course):
    """A seat's tiles are three numbers in one row of all seats; `layout` says what a place and a tile say. The market,
    the discards, what is in the bag (`bagged`) and each stock are `bales` in one number. `bought` and `sold` have a bit
    for each tobacco last bought, or last sold, in this turn, `switched` one for each whose direction of trade has
    changed in it, `piles` one for each tile never dealt. `ripe` has one for each row with a plantation on Harvest, and
    `cubes` counts what is in the bag, beetles too: both only repeat what `fields` and `bagged` say, as they are asked
    for again and again.
    Only `fields`, `dollars`, `stocks` and `pending` are changed in place: all other rows are replaced, so that copies
    share them.
    """

    market: i64 = 0
    discards: i64 = 0
    bagged: i64 = 0
    cubes: i64 = 0
    ripe: i64 = 0
    customs: i64 = -1  # the region under the Customs tile, −1 if it lies beside the board
    neutral: i64 = 0  # neutral plantations at hand
    piles: i64 = (1 << TURNED) - 1
    first: i64 = -1
    sown: i64 = 0
    bought: i64 = 0
    sold: i64 = 0
    switched: i64 = 0
    beetles: i64 = 0  # drawn and not yet placed

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.kinds = DECISIONS
        self.eventful = bool(self.options["events"])
        self.fields = vec[i64]([0] * PLACES)
        self.market = gathered(parts.market)
        self.bagged = gathered([parts.bales[t] - parts.market[t] for t in range(SORTS)] + [parts.beetles])
        self.cubes = sum(self.bag)
        self.events = [parts.each_event if self.eventful else 0] * len(EVENTS)
        self.neutral = parts.neutral if n == 2 else 0
        self.dollars = vec[i64]([parts.start_dollars] * n)
        self.points = vec[i64]([0] * n)
        self.hands = vec[i64]([int(parts.plantations[n])] * n)  # plantations in hand
        self.stocks = vec[i64]([0] * n)
        self.tiles = vec[i64]([-1] * (SLOTS * n))
        self.turn = -1
        self.pending = [opening.DRAWING_FIRST.number, opening.DEALING.number]
        self.actor = CHANCE

    def copy(self) -> CapaDoro:
        twin = CapaDoro(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.kinds = self.kinds
        twin.eventful = self.eventful
        twin.actor = self.actor
        twin.ending = self.ending
        twin.fields = self.fields[:]
        twin.ripe = self.ripe
        twin.market = self.market
        twin.discards = self.discards
        twin.bagged = self.bagged
        twin.cubes = self.cubes
        twin.events = self.events
        twin.customs = self.customs
        twin.neutral = self.neutral
        twin.dollars = self.dollars[:]
        twin.points = self.points
        twin.hands = self.hands
        twin.stocks = self.stocks[:]
        twin.tiles = self.tiles
        twin.piles = self.piles
        twin.first = self.first
        twin.turn = self.turn
        twin.sown = self.sown
        twin.bought = self.bought
        twin.sold = self.sold
        twin.switched = self.switched
        twin.beetles = self.beetles
        twin.pending = self.pending.copy()
        return twin

    # --- the course of a turn -----------------------------------------------------------------------------------

    def start_turn(self) -> None:
        """The die first, then actions; development follows these."""
        self.pending.append(actions.ACTING.number)
        self.pending.append(growth.ROLLING.number)

    def next_turn(self) -> None:
        """With an empty bag the round is finished, so that all have had as many turns (ruling)."""
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.first and self.cubes == 0:
            self.finish("empty-bag")
        else:
            self.start_turn()

    def recount(self) -> None:
        """What `fields` and `bagged` say, after they were set otherwise than by moves."""
        self.ripe = sum(1 << row for row in range(ROWS) if self.fields[WIDE * row + HARVEST] > 0)
        self.cubes = sum(self.bag)

    @property
    def bag(self) -> list[int]:
        """How many cubes of each tobacco are in it, and beetles."""
        return sorted_out(self.bagged, len(CUBES))

    # --- the score ----------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return list(self.points)

    def standing(self) -> list[int]:
        """Ties: dollars, then shared."""
        return [int(self.points[seat] * 10000 + min(self.dollars[seat], 9999)) for seat in range(self.players)]
