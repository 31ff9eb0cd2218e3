# compiled by mypyc
"""How a position of Capa d'Oro looks: points, how near the next cigars are, what grows, and how long it goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.heuristic import Heuristic
from malecon.core.rows import add_to
from malecon.core.state import NOBODY, State
from malecon.games.capa_doro.layout import (
    GROWTH,
    HARVEST,
    MOST_ROWS,
    PLANTATION,
    REGION,
    SLOTS,
    SORTS,
    TURNED,
    WIDE,
)
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.state import CapaDoro
from malecon.games.capa_doro.words import CLASS

NONE: Final[i64] = 1 << 60  # more than anything lacks


class Planter(Heuristic):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.victory: float = weights["victory"]
        self.cubes: float = weights["cubes"]
        self.pace: float = weights["pace"]
        self.patience: float = weights["patience"]
        self.progress: float = weights["progress"]
        self.buying: float = weights["buying"]
        self.refund: float = weights["refund"]
        self.next: list[float] = [weights["next-b"], weights["next-c"], 0.0]
        self.fresh: list[float] = [weights["fresh-b"], weights["fresh-c"], 0.0]
        self.dollar: float = weights["dollar"]
        self.bale: float = weights["bale"]
        self.growing: float = weights["growing"]
        self.exposed: float = weights["exposed"]
        self.waiting: float = weights["waiting"]
        self.lone: float = weights["lone"]
        self.wanted: float = weights["wanted"]
        self.parts: Parts | None = None
        self.whole: list[float] = []
        self.given: list[float] = []
        self.nominal: list[float] = [weights["orange"], weights["grey"], weights["brown"], weights["gold"]]
        self.cents: list[int] = [int(100 * price) for price in self.nominal]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, CapaDoro)
        points = float(state.points[seat])
        if state.actor == NOBODY:
            standing = state.standing()
            return points + self.victory if standing[seat] == max(standing) else points
        if state.parts is not self.parts:
            self.study(state.parts)
        cubes: i64 = state.cubes
        rounds = self.rounds(state, cubes)
        future = rounds / (rounds + self.patience)
        planted = state.hands[seat] < state.parts.plantations[state.players]
        stock = state.stocks[SORTS * seat : SORTS * seat + SORTS]
        lacking = [0, 0, 0, 0]
        if state.ripe > 0:
            self.count_ripe(state, seat, stock)
        value = self.cigars(state, seat, stock, lacking)
        if planted and cubes > 0:
            value += self.fields(state, seat, cubes, rounds, lacking)
        return points + value * future

    def rounds(self, state: CapaDoro, cubes: i64) -> float:
        """How many rounds are still to come: until the bag is empty, or until the leader has enough."""
        most = 0
        for points in state.points:
            if points > most:
                most = points
        rounds = float(cubes) / (self.cubes * state.players)
        race = (state.parts.goal - most) / self.pace
        return race if race < rounds else rounds

    # --- tiles, stock and money -----------------------------------------------------------------------------------

    def study(self, parts: Parts) -> None:
        """What does not change in a game: what each tile's bales usually cost, and what it gives."""
        self.parts = parts
        self.whole = []
        self.given = []
        for tile in range(TURNED):
            whole = 0
            for tobacco in range(SORTS):
                whole += parts.recipe[SORTS * tile + tobacco] * self.cents[tobacco]
            self.whole.append(whole / 100.0)
            self.given.append(parts.points[tile] + self.refund * parts.dollars[tile] + self.next[tile // CLASS])

    def cigars(self, state: CapaDoro, seat: int, stock: list[int], lacking: list[int]) -> float:
        """The tiles nearest to their end first: stock, then money, go as far as they go."""
        money = float(state.dollars[seat])
        value = 0.0
        # What the stock lacks for a tile, then its slot, then the tile itself: the least is nearest to its end.
        nearest: i64 = NONE
        second: i64 = NONE
        third: i64 = NONE
        for slot in range(i64(SLOTS)):
            tile: i64 = state.tiles[SLOTS * seat + slot]
            if tile >= TURNED:
                value += self.fresh[(tile - TURNED) // CLASS]
            elif tile >= 0:
                key = (self.short(state.parts, stock, tile) << 8) | (slot << 6) | tile
                if key < nearest:
                    third = second
                    second = nearest
                    nearest = key
                elif key < second:
                    third = second
                    second = key
                else:
                    third = key
        while nearest < NONE:
            tile = nearest & 63
            nearest = second
            second = third
            third = NONE
            missing = float(self.buy_rest(state, stock, lacking, tile))
            paid = missing if missing < money else money
            money -= paid
            whole = self.whole[tile]
            if whole < missing:
                whole = missing + 1.0
            value += self.progress * self.given[tile] * (1.0 - (missing - self.buying * paid) / whole)
        for tobacco in range(i64(SORTS)):
            left: i64 = stock[tobacco]
            if left > 0:
                value += float(left) * self.bale * self.nominal[tobacco]
        return value + self.dollar * (money if money < 12.0 else 12.0 + (money - 12.0) / 3.0)

    def short(self, parts: Parts, stock: list[int], tile: i64) -> i64:
        """What the stock lacks for a tile, by the usual prices, in cents."""
        cost: i64 = 0
        need: i64 = SORTS * tile
        for tobacco in range(i64(SORTS)):
            asked: i64 = parts.recipe[need + tobacco]
            if asked > 0:
                short: i64 = asked - i64(stock[tobacco])
                if short > 0:
                    cost += short * i64(self.cents[tobacco])
        return cost

    def buy_rest(self, state: CapaDoro, stock: list[int], lacking: list[int], tile: i64) -> i64:
        """A tile takes its bales from the stock; what the rest costs on the tracks, after what others lack."""
        costs = state.parts.costs
        room: i64 = state.parts.room
        cost: i64 = 0
        need: i64 = SORTS * tile
        for tobacco in range(i64(SORTS)):
            asked: i64 = state.parts.recipe[need + tobacco]
            if asked > 0:
                short: i64 = asked - i64(stock[tobacco])
                if short <= 0:
                    stock[tobacco] = -short
                    continue
                stock[tobacco] = 0
                before: i64 = lacking[tobacco]
                left: i64 = i64(state.market[tobacco]) - before
                lacking[tobacco] = before + short
                while short > 0:
                    cost += i64(costs[room * tobacco + (left if left > 0 else 0)])
                    left -= 1
                    short -= 1
        return cost

    def count_ripe(self, state: CapaDoro, seat: int, stock: list[int]) -> None:
        """What stands on Harvest is as good as in stock."""
        bare: i64 = PLANTATION * (seat + 1)
        fields = state.fields
        left: i64 = state.ripe
        row: i64 = 0
        while left > 0:
            if left & 1:
                code: i64 = fields[WIDE * row + HARVEST]
                if bare < code < bare + PLANTATION:
                    add_to(stock, row // MOST_ROWS, code - bare)
            left >>= 1
            row += 1

    # --- plantations ----------------------------------------------------------------------------------------------

    def fields(self, state: CapaDoro, seat: int, cubes: i64, rounds: float, lacking: list[int]) -> float:
        """The bales that will have grown, as far as can be seen."""
        value = 0.0
        fields = state.fields
        full = float(state.parts.full)
        bare: i64 = PLANTATION * (seat + 1)
        most: i64 = bare + PLANTATION
        for region in range(i64(SORTS)):
            first: i64 = REGION * region
            last: i64 = first + WIDE * i64(state.parts.rows[region])
            growing: i64 = 0
            mine = False
            for place in range(first, last, WIDE):
                growth: i64 = fields[place + GROWTH]
                if growth > 0:
                    growing += 1
                if bare <= growth < most or fields[place] == bare:
                    mine = True
            if not mine:
                continue
            # Bales that a plantation in Growth gets in a round.
            shared: i64 = cubes * (growing if growing > 0 else 1)
            rate = self.cubes * state.players * state.bag[region] / float(shared)
            price = self.nominal[region] * self.bale * (self.wanted if lacking[region] > 0 else 1.0)
            for place in range(first, last, WIDE):
                seed: i64 = fields[place]
                growth = fields[place + GROWTH]
                if bare <= growth < most:
                    # With another behind it, anybody who sows there sends it home.
                    stay = self.exposed if seed > 0 else self.growing
                    bales = float(growth - bare) + rate * (stay if stay < rounds else rounds)
                    value += price * (bales if bales < full else full)
                if seed == bare:
                    if growth > 0:
                        # It waits until the one before it is full or sent home.
                        left = rounds - (full - float(growth % PLANTATION)) / (rate + 0.1)
                        share = self.waiting
                    else:
                        # Nothing pulls it: it moves only when another is sown behind it.
                        left = rounds - 1.0
                        share = self.lone
                    if left > 0.0:
                        bales = rate * (self.growing if self.growing < left else left)
                        value += share * price * (bales if bales < full else full)
        return value
