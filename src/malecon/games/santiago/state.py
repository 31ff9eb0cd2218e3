# compiled by mypyc
"""Where the pieces of Santiago de Cuba stand, and the course of a turn (rulebook p. 3)."""

from __future__ import annotations

from typing import Any, cast

from malecon.core.errors import Unknown
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event
from malecon.games.santiago import buildings, cubans, demand, harbour, position, refusal, road
from malecon.games.santiago.frames import (
    BITS,
    DEALING_BUILDINGS,
    DEALING_CUBANS,
    DELIVERING,
    DRAWING_FIRST,
    DRIVING,
    ENDING,
    GIVING,
    HIRING,
    KIND,
    LEAVING,
    MOVING_BROKER,
    NEXT,
    ROLLING,
    STAYING,
    TAKING,
    USING,
)
from malecon.games.santiago.parts import Parts
from malecon.games.santiago.words import (
    ASKED,
    BUILDINGS,
    CUBANS,
    DEAL_BUILDING,
    DEAL_CUBAN,
    DRIVE,
    FIRST,
    GOODS,
    PASS,
    TAKE,
)


class Santiago(State):
    """Seats' goods lie in one row, six a seat; places 0–11 are the buildings' gardens, stop 0 is the harbour.

    `demand` has a number for each good with a die, −1 for the die left out and, while the ship has none, for all.
    """

    parts: Parts
    cubans: list[int]  # by stop, from stop 1; −1 until dealt; never changed in place
    stops: list[int]  # by Cuban
    down: list[int]
    buildings: list[int]  # by place; −1 until dealt; never changed in place
    places: list[int]  # by building
    owners: list[int]  # by place, −1 unowned
    car: int
    value: int
    ship: int
    demand: list[int]
    wanted: int  # what the dice on the ship ask for in all, −1 while it has none
    dice: list[int]
    blanks: int  # how often in a row five zeros came; not counted by rules 1
    reserve: list[int]
    pesos: list[int]
    points: list[int]
    goods: list[int]
    brokers: list[int]  # by seat: a place, −1 off the board
    occupied: int  # the brokers' places, as bits
    first: int
    turn: int
    turns: int
    pending: list[int]

    def begin(self) -> None:
        parts: Parts = cast(Any, self.game).parts
        n = self.players
        self.parts = parts
        self.cubans = [-1] * len(CUBANS)
        self.stops = [-1] * len(CUBANS)
        self.down = [0] * len(CUBANS)
        self.buildings = [-1] * len(BUILDINGS)
        self.places = [-1] * len(BUILDINGS)
        self.owners = [-1] * len(BUILDINGS)
        self.car = 0
        self.value = parts.first_value
        self.ship = 1
        self.demand = [-1] * ASKED
        self.wanted = -1
        self.dice = [-1] * ASKED
        self.blanks = 0
        self.pesos = [parts.start_pesos] * n
        self.points = [parts.start_points] * n
        self.goods = parts.start_goods * n
        self.reserve = [parts.each - n * start for start in parts.start_goods]
        if min(self.reserve) < 0:
            few: dict[str, int | str] = {"players": n, "n": max(parts.start_goods), "least": n * max(parts.start_goods)}
            raise Unknown.of("refused", why=self.game.texts.both("why-few-goods", few))
        self.brokers = [-1] * n
        self.occupied = 0
        self.first = -1
        self.turn = -1
        self.turns = 0
        self.pending = [DRAWING_FIRST, DEALING_BUILDINGS, DEALING_CUBANS]
        self.actor = CHANCE

    def copy(self) -> Santiago:
        twin = Santiago(self.game, self.players, self.options, self.rules)
        twin.parts = self.parts
        twin.actor = self.actor
        twin.ending = self.ending
        twin.cubans = self.cubans
        twin.stops = self.stops
        twin.down = self.down.copy()
        twin.buildings = self.buildings
        twin.places = self.places
        twin.owners = self.owners.copy()
        twin.car = self.car
        twin.value = self.value
        twin.ship = self.ship
        twin.demand = self.demand.copy()
        twin.wanted = self.wanted
        twin.dice = self.dice.copy()
        twin.blanks = self.blanks
        twin.reserve = self.reserve.copy()
        twin.pesos = self.pesos.copy()
        twin.points = self.points.copy()
        twin.goods = self.goods.copy()
        twin.brokers = self.brokers.copy()
        twin.occupied = self.occupied
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.pending = self.pending.copy()
        return twin

    # --- the course of a turn -----------------------------------------------------------------------------------

    def push(self, kind: int, number: int = 0) -> None:
        self.pending.append(kind + (number << BITS))

    def resume(self) -> None:
        """Go on until a seat or chance has to decide, or the game is over."""
        while self.pending:
            frame = self.pending[-1]
            kind = frame & KIND
            number = frame >> BITS
            if kind == DRIVING:
                self.actor = self.turn
                return
            if kind == LEAVING:
                self.actor = number
                return
            if kind <= ROLLING:
                self.actor = CHANCE
                return
            if kind == USING:
                if self.story is not None and buildings.asks_the_hand(number):
                    self.unveil_hand(self.turn)
                if buildings.choices(self, number):
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind == MOVING_BROKER:
                if self.has_room(number):
                    self.actor = self.turn
                    return
                self.pending.pop()
                self.use_where_it_stands()
            elif kind == DELIVERING:
                if harbour.waits(self, number):
                    return
            elif kind == ENDING:
                self.pending.pop()
                self.end_turn()
            elif kind == NEXT:
                self.pending.pop()
                self.next_turn()
            elif kind == TAKING:
                if cubans.takeable(self):
                    self.actor = self.turn
                    return
                self.pending.pop()
            elif kind == GIVING:
                if cubans.waits(self, number):
                    return
            elif kind == STAYING:
                self.pending.pop()
                self.use_where_it_stands()
            elif cubans.hirable(self):
                self.actor = self.turn
                return
            else:
                self.pending.pop()
        self.actor = NOBODY

    def is_free(self, place: int) -> bool:
        """No broker stands there, one's own included."""
        return self.occupied >> place & 1 == 0

    def has_room(self, flower: int) -> bool:
        return self.occupied >> 3 * flower & 7 != 7

    def use_where_it_stands(self) -> None:
        place = self.brokers[self.turn]
        if place >= 0:
            buildings.enter(self, self.buildings[place])

    def end_turn(self) -> None:
        """Rent, then the demand of a ship that came in this turn."""
        place = self.brokers[self.turn]
        if place >= 0:
            owner = self.owners[place]
            if owner >= 0 and owner != self.turn:
                self.points[owner] += self.parts.rent
                if self.story is not None:
                    self.note(
                        "rent",
                        owner,
                        {"points": self.parts.rent, "building": BUILDINGS[self.buildings[place]], "other": self.turn},
                    )
        if self.wanted < 0:
            self.pending.append(NEXT)
            demand.call(self, self.turn)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turns += 1
        if self.turns >= self.parts.turns:
            self.finish("stalled")
            return
        self.turn = (self.turn + 1) % self.players
        self.pending.append(DRIVING)

    def finish(self, reason: str) -> None:
        """Over at once: nothing that was pending happens."""
        self.pending.clear()
        self.ending = reason
        self.actor = NOBODY
        if self.story is not None:
            for seat in range(self.players):
                self.unveil_goods(seat)
            for seat in range(self.players):
                self.note("exchange", seat, {"points": self.left(seat) // self.parts.exchange, "n": self.left(seat)})
            self.note("over", self.turn, {"reason": reason})
            # Now all lay their hands open.
            for seat in range(self.players):
                self.unveil_hand(seat)

    # --- moves --------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        frame = self.pending[-1]
        kind = frame & KIND
        number = frame >> BITS
        if kind == DRIVING:
            return road.reach(self)
        if kind == MOVING_BROKER:
            return road.broker_moves(self, number)
        if kind == USING:
            return buildings.options(self, number)
        if kind == DELIVERING:
            return harbour.deliveries(self, seat)
        if kind == GIVING:
            return cubans.gifts(self, seat)
        if kind == TAKING:
            return [TAKE + good for good in range(ASKED) if self.reserve[good] > 0] + [PASS]
        if kind == HIRING:
            return cubans.commissions(self)
        if kind == LEAVING:
            return demand.choices(self)
        if kind == ROLLING:
            return demand.faces(self)
        if kind == DEALING_CUBANS:
            return [DEAL_CUBAN + tile for tile in range(len(CUBANS)) if self.stops[tile] < 0]
        if kind == DEALING_BUILDINGS:
            return [DEAL_BUILDING + tile for tile in range(len(BUILDINGS)) if self.places[tile] < 0]
        return [FIRST + other for other in range(self.players)]

    def odds(self) -> list[int]:
        if self.pending[-1] == ROLLING:
            return demand.odds(self)
        return [1] * len(self.legal(CHANCE))

    def draw(self, luck: Luck) -> int:
        if self.pending[-1] == ROLLING:
            return demand.draw(self, luck)
        return luck.choose(self.legal(CHANCE))

    def step(self, move: int, seat: int) -> None:
        frame = self.pending[-1]
        kind = frame & KIND
        number = frame >> BITS
        if kind == DRIVING:
            self.pending.pop()
            road.drive(self, move - DRIVE + 1)
        elif kind == MOVING_BROKER:
            self.pending.pop()
            road.move_broker(self, move)
        elif kind == USING:
            self.pending.pop()
            buildings.use(self, number, move)
        elif kind == DELIVERING:
            harbour.deliver(self, move, seat)
        elif kind == GIVING:
            cubans.give(self, move, seat)
        elif kind == TAKING:
            self.pending.pop()
            if move != PASS:
                self.gain_good(self.turn, move - TAKE, 1, "pablo")
        elif kind == HIRING:
            self.pending.pop()
            cubans.commission(self, move)
        elif kind == LEAVING:
            self.pending.pop()
            demand.leave(self, move, seat)
        else:
            if kind == ROLLING:
                demand.roll(self, move)
            else:
                self.deal(kind, move)
            if self.pending[-1] <= ROLLING:
                return  # chance goes on
        self.resume()

    def deal(self, kind: int, move: int) -> None:
        """Set-up (p. 2). The rows are replaced, not changed: copies share them."""
        if kind == DEALING_CUBANS:
            stop = self.cubans.index(-1)
            tile = move - DEAL_CUBAN
            self.cubans = self.cubans.copy()
            self.cubans[stop] = tile
            self.stops = self.stops.copy()
            self.stops[tile] = stop
            if stop == len(CUBANS) - 1:
                self.pending.pop()
        elif kind == DEALING_BUILDINGS:
            place = self.buildings.index(-1)
            tile = move - DEAL_BUILDING
            self.buildings = self.buildings.copy()
            self.buildings[place] = tile
            self.places = self.places.copy()
            self.places[tile] = place
            if place == len(BUILDINGS) - 1:
                self.pending.pop()
        else:
            self.pending.pop()
            self.first = self.turn = move - FIRST
            self.push(DRIVING)
            # The player to the right of the first one sets the first demand.
            demand.call(self, (self.first - 1) % self.players)

    # --- gains and losses ---------------------------------------------------------------------------------------

    def gain_good(self, seat: int, good: int, wanted: int, why: str) -> None:
        """Goods from the reserve, as far as it has them."""
        number = min(wanted, self.reserve[good])
        self.take_good(seat, good, number)
        if self.story is not None and wanted > 0:
            self.note("good", seat, {"n": number, "good": GOODS[good], "source": why})

    def take_good(self, seat: int, good: int, number: int) -> None:
        """Goods that the reserve has."""
        self.reserve[good] -= number
        self.goods[6 * seat + good] += number

    def lose_good(self, seat: int, good: int, number: int) -> None:
        """Goods go back to the reserve."""
        self.goods[6 * seat + good] -= number
        self.reserve[good] += number

    def gain_pesos(self, seat: int, number: int, why: str) -> None:
        self.pesos[seat] += number
        if self.story is not None and number > 0:
            self.note("pesos", seat, {"n": number, "source": why})

    def gain_points(self, seat: int, number: int, why: str) -> None:
        self.points[seat] += number
        if self.story is not None and number > 0:
            self.note("points", seat, {"points": number, "source": why})

    def left(self, seat: int) -> int:
        """How many goods a seat holds, wood included."""
        total = 0
        for good in range(6 * seat, 6 * seat + 6):
            total += self.goods[good]
        return total

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

    # --- as data ------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        return position.write(self)

    def restore(self, data: dict[str, Any]) -> None:
        position.read(self, data)

    def hide(self, data: dict[str, Any], seat: int) -> None:
        """Hands are hidden unless the table plays open; every gain is public, so nothing else is."""
        if self.options["open_hands"] or self.actor == NOBODY:
            return
        for other, held in enumerate(data["seats"]):
            if other != seat:
                held["pesos"] = held["points"] = held["goods"] = None

    def unveil_hand(self, seat: int) -> None:
        """From here on it matters what a seat holds."""
        if not self.options["open_hands"]:
            self.unveil(seat)

    def unveil_goods(self, seat: int) -> None:
        """From here on it matters what goods a seat holds; of two players each can tell them by the reserve."""
        if self.players > 2:
            self.unveil_hand(seat)

    def openly_forced(self, seat: int) -> bool:
        """Who has no pesos to drive further, or one thing only to give, doesn't show it."""
        if len(self.moves(seat)) != 1:
            return False
        kind = self.pending[-1] & KIND
        return bool(self.options["open_hands"]) or (kind != DRIVING and kind != GIVING)

    def objection(self, move: int, seat: int) -> Event | None:
        return refusal.objection(self, move, seat)

    def lean(self, seat: int | None = None) -> list[int]:
        """A free good is never refused."""
        moves = self.moves(seat)
        if self.actor >= 0 and self.pending[-1] == TAKING:
            moves.pop()
        return moves
