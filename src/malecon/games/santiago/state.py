# compiled by mypyc
"""Where the pieces of Santiago de Cuba stand, and the course of a turn (rulebook p. 3)."""

from __future__ import annotations

from typing import Any, Final, cast

from malecon.core.course import Course, numbered
from malecon.core.errors import Unknown
from malecon.core.rows import add_to, most, stretch
from malecon.core.state import CHANCE, NOBODY
from malecon.games.santiago import buildings, cubans, demand, harbour, opening, road
from malecon.games.santiago.parts import Parts
from malecon.games.santiago.words import ASKED, BUILDINGS, CUBANS, GOODS

DECISIONS: Final = numbered(
    opening.DEALING_CUBANS,
    opening.DEALING_BUILDINGS,
    opening.DRAWING_FIRST,
    demand.ROLLING,
    demand.LEAVING,
    road.DRIVING,
    cubans.TAKING,
    cubans.GIVING,
    cubans.HIRING,
    road.MOVING_BROKER,
    buildings.USING,
    harbour.DELIVERING,
    road.ENDING,
    road.NEXT,
    road.STAYING,
)


class Santiago(Course):
    """Seats' goods lie in one row, six a seat; places 0–11 are the buildings' gardens, stop 0 is the harbour.

    `demand` has a number for each good with a die, −1 for the die left out and, while the ship has none, for all.
    Only `pesos`, `points`, `goods`, `reserve` and `pending` are changed in place: all other rows are replaced, so that
    copies share them.
    """

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.kinds = DECISIONS
        self.cubans = [-1] * len(CUBANS)  # by stop, from stop 1; −1 until dealt
        self.stops = [-1] * len(CUBANS)  # by Cuban
        self.down = [0] * len(CUBANS)
        self.buildings = [-1] * len(BUILDINGS)  # by place; −1 until dealt
        self.places = [-1] * len(BUILDINGS)  # by building
        self.owners = [-1] * len(BUILDINGS)  # by place, −1 unowned
        self.car: int = 0
        self.value = parts.first_value
        self.ship: int = 1
        self.demand = [-1] * ASKED
        self.wanted: int = -1  # what the dice on the ship ask for in all, −1 while it has none
        self.dice = [-1] * ASKED
        self.blanks: int = 0  # how often in a row five zeros came; not counted by rules 1
        self.pesos = [parts.start_pesos] * n
        self.points = [parts.start_points] * n
        self.goods = parts.start_goods * n
        self.reserve = [parts.each - n * start for start in parts.start_goods]
        dealt = most(parts.start_goods)
        if n * dealt > parts.each:
            few: dict[str, int | str] = {"players": n, "n": dealt, "least": n * dealt}
            raise Unknown.of("refused", why=self.game.texts.both("why-few-goods", few))
        self.brokers = [-1] * n  # by seat: a place, −1 off the board
        self.occupied: int = 0  # the brokers' places, as bits
        self.first: int = -1
        self.turn = -1
        self.turns: int = 0
        deals = (opening.DRAWING_FIRST, opening.DEALING_BUILDINGS, opening.DEALING_CUBANS)
        self.pending = [deal.number for deal in deals]
        self.actor = CHANCE

    def copy(self) -> Santiago:
        twin = Santiago(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.kinds = self.kinds
        twin.actor = self.actor
        twin.ending = self.ending
        twin.cubans = self.cubans
        twin.stops = self.stops
        twin.down = self.down
        twin.buildings = self.buildings
        twin.places = self.places
        twin.owners = self.owners
        twin.car = self.car
        twin.value = self.value
        twin.ship = self.ship
        twin.demand = self.demand
        twin.wanted = self.wanted
        twin.dice = self.dice
        twin.blanks = self.blanks
        twin.reserve = self.reserve.copy()
        twin.pesos = self.pesos.copy()
        twin.points = self.points.copy()
        twin.goods = self.goods.copy()
        twin.brokers = self.brokers
        twin.occupied = self.occupied
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.pending = self.pending.copy()
        return twin

    def finish(self, reason: str) -> None:
        """What is left over is exchanged, and all lay their hands open."""
        if self.story is not None:
            for seat in range(self.players):
                self.unveil_goods(seat)
            for seat in range(self.players):
                self.note("exchange", seat, {"points": self.left(seat) // self.parts.exchange, "n": self.left(seat)})
        super().finish(reason)
        if self.story is not None:
            for seat in range(self.players):
                self.unveil_hand(seat)

    # --- gains and losses ---------------------------------------------------------------------------------------

    def gain_good(self, seat: int, good: int, wanted: int, why: str) -> None:
        """Goods from the reserve, as far as it has them."""
        number = min(wanted, self.reserve[good])
        self.take_good(seat, good, number)
        if self.story is not None and wanted > 0:
            self.note("good", seat, {"n": number, "good": GOODS[good], "source": why})

    def take_good(self, seat: int, good: int, number: int) -> None:
        """Goods that the reserve has."""
        add_to(self.reserve, good, -number)
        add_to(self.goods, 6 * seat + good, number)

    def lose_good(self, seat: int, good: int, number: int) -> None:
        """Goods go back to the reserve."""
        add_to(self.goods, 6 * seat + good, -number)
        add_to(self.reserve, good, number)

    def gain_pesos(self, seat: int, number: int, why: str) -> None:
        add_to(self.pesos, seat, number)
        if self.story is not None and number > 0:
            self.note("pesos", seat, {"n": number, "source": why})

    def gain_points(self, seat: int, number: int, why: str) -> None:
        add_to(self.points, seat, number)
        if self.story is not None and number > 0:
            self.note("points", seat, {"points": number, "source": why})

    def left(self, seat: int) -> int:
        """How many goods a seat holds, wood included."""
        return stretch(self.goods, 6 * seat, 6)

    # --- the score ----------------------------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        if self.actor != NOBODY:
            return self.points.copy()
        return [self.points[seat] + self.left(seat) // self.parts.exchange for seat in range(self.players)]

    def standing(self) -> list[int]:
        """Ties: goods still held after the exchange, then pesos. A stalled game is a draw of its leaders."""
        scores = self.scores
        if self.ending == "stalled":
            return scores
        return [
            (scores[seat] * 100 + self.left(seat) % self.parts.exchange) * 10000 + min(self.pesos[seat], 9999)
            for seat in range(self.players)
        ]

    # --- what others can't see ----------------------------------------------------------------------------------

    def unveil_hand(self, seat: int) -> None:
        """From here on it matters what a seat holds."""
        if not self.options["open_hands"]:
            self.unveil(seat)

    def unveil_goods(self, seat: int) -> None:
        """From here on it matters what goods a seat holds; of two players each can tell them by the reserve."""
        if self.players > 2:
            self.unveil_hand(seat)
