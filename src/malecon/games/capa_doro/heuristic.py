# compiled by mypyc
"""How a position of Capa d'Oro looks: points, how near the next cigars are, what grows, and how long it goes on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State
from malecon.games.capa_doro.bales import count, cover, some
from malecon.games.capa_doro.layout import (
    ASKED,
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

OF_REGION: Final[i64] = (1 << MOST_ROWS) - 1  # the bits of its rows
NONE: Final[i64] = 1 << 60  # more than anything lacks


def held(state: CapaDoro, seat: i64) -> i64:
    """The seat's bales; what stands on Harvest is as good as in stock."""
    bales = state.stocks[seat]
    left = state.ripe
    bare: i64 = PLANTATION * (seat + 1)
    row: i64 = 0
    while left > 0:
        if left & 1:
            code = state.fields[WIDE * row + HARVEST]
            if bare < code < bare + PLANTATION:
                bales += some(row // MOST_ROWS, code - bare)
        left >>= 1
        row += 1
    return bales


def leading(state: CapaDoro) -> i64:
    """The points of the leader."""
    most: i64 = 0
    for points in state.points:
        if points > most:
            most = points
    return most


def own_rows(state: CapaDoro, seat: i64) -> i64:
    """A bit for each row in which the seat has a plantation; what isn't in hand stands somewhere."""
    fields = state.fields
    left: i64 = state.parts.plantations[state.players] - state.hands[seat]
    bare: i64 = PLANTATION * (seat + 1)
    most: i64 = bare + PLANTATION
    bits: i64 = 0
    place: i64 = 0
    while left > 0:
        if bare <= fields[place] < most:
            bits |= 1 << (place // WIDE)
            left -= 1
        place += 1
    return bits


def bought(state: CapaDoro, need: i64, stock: i64, lacking: i64) -> tuple[i64, i64, i64]:
    """A tile takes its bales from the stock; what the rest costs on the tracks, after what others lack. Then what is
    left of the stock, and what all of them lack."""
    cost: i64 = 0
    if cover(stock, need):
        return cost, stock - need, lacking
    bills = state.parts.bills
    room = state.parts.room
    market = state.market
    for tobacco in range(i64(SORTS)):
        asked = count(need, tobacco)
        if asked > 0:
            have = count(stock, tobacco)
            if asked <= have:
                stock -= some(tobacco, asked)
                continue
            short = asked - have
            stock -= some(tobacco, have)
            left = count(market, tobacco) - count(lacking, tobacco)
            lacking += some(tobacco, short)
            cost += bills[ASKED * (room * tobacco + (left if left > 0 else 0)) + short]
    return cost, stock, lacking


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
        self.fresh: vec[float] = vec[float]([weights["fresh-b"], weights["fresh-c"], 0.0])
        self.dollar: float = weights["dollar"]
        self.bale: float = weights["bale"]
        self.growing: float = weights["growing"]
        self.exposed: float = weights["exposed"]
        self.waiting: float = weights["waiting"]
        self.lone: float = weights["lone"]
        self.wanted: float = weights["wanted"]
        self.parts: Parts | None = None
        self.whole: vec[float] = vec[float]()
        self.given: vec[float] = vec[float]()
        prices = [weights["orange"], weights["grey"], weights["brown"], weights["gold"]]
        self.nominal: vec[float] = vec[float](prices)
        self.cents: vec[i64] = vec[i64]([int(100 * price) for price in prices])

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, CapaDoro)
        points = float(state.points[seat])
        if state.actor == NOBODY:
            standing = state.standing()
            return points + self.victory if standing[seat] == max(standing) else points
        return self.judged(state, seat, leading(state), held(state, seat), own_rows(state, seat))

    def judged(self, state: CapaDoro, seat: i64, most: i64, stock: i64, rows: i64) -> float:
        """What a position that isn't over is worth, if the leader has so many points, and the seat such bales and
        rows."""
        if state.parts is not self.parts:
            self.study(state.parts)
        cubes = state.cubes
        rounds = float(cubes) / (self.cubes * state.players)
        # Until the bag is empty, or until the leader has enough.
        race = float(state.parts.goal - most) / self.pace
        if race < rounds:
            rounds = race
        future = rounds / (rounds + self.patience)
        value, lacking = self.cigars(state, seat, stock)
        if rows > 0 and cubes > 0:
            value += self.fields(state, seat, rows, rounds, lacking)
        return float(state.points[seat]) + value * future

    # --- tiles, stock and money -----------------------------------------------------------------------------------

    def study(self, parts: Parts) -> None:
        """What does not change in a game: what each tile's bales usually cost, and what it gives."""
        self.parts = parts
        wholes: list[float] = []
        gifts: list[float] = []
        for tile in range(TURNED):
            whole = 0
            for tobacco in range(SORTS):
                whole += parts.recipe[SORTS * tile + tobacco] * int(self.cents[tobacco])
            # One that asks for nothing lacks nothing, and no part of it either.
            wholes.append(whole / 100.0 if whole > 0 else 1.0)
            gifts.append(parts.points[tile] + self.refund * parts.dollars[tile] + self.next[tile // CLASS])
        self.whole = vec[float](wholes)
        self.given = vec[float](gifts)

    def cigars(self, state: CapaDoro, seat: i64, stock: i64) -> tuple[float, i64]:
        """The tiles nearest to their end first: stock, then money, go as far as they go. Then what they lack."""
        money = float(state.dollars[seat])
        value = 0.0
        lacking: i64 = 0
        # What the stock lacks for a tile, then its slot, then the tile itself: the least is nearest to its end.
        nearest: i64 = NONE
        second: i64 = NONE
        third: i64 = NONE
        for slot in range(i64(SLOTS)):
            tile = state.tiles[SLOTS * seat + slot]
            if tile >= TURNED:
                value += self.fresh[(tile - TURNED) // CLASS]
            elif tile >= 0:
                key = (self.short(state.parts.needs[tile], stock) << 8) | (slot << 6) | tile
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
            cost, stock, lacking = bought(state, state.parts.needs[tile], stock, lacking)
            missing = float(cost)
            paid = missing if missing < money else money
            money -= paid
            whole = self.whole[tile]
            if whole < missing:
                whole = missing + 1.0
            value += self.progress * self.given[tile] * (1.0 - (missing - self.buying * paid) / whole)
        for tobacco in range(i64(SORTS)):
            left = count(stock, tobacco)
            if left > 0:
                value += float(left) * self.bale * self.nominal[tobacco]
        return value + self.dollar * (money if money < 12.0 else 12.0 + (money - 12.0) / 3.0), lacking

    def short(self, need: i64, stock: i64) -> i64:
        """What the stock lacks for a tile, by the usual prices, in cents."""
        cost: i64 = 0
        for tobacco in range(i64(SORTS)):
            short = count(need, tobacco) - count(stock, tobacco)
            if short > 0:
                cost += short * self.cents[tobacco]
        return cost

    # --- plantations ----------------------------------------------------------------------------------------------

    def fields(self, state: CapaDoro, seat: i64, rows: i64, rounds: float, lacking: i64) -> float:
        """The bales that will have grown, as far as can be seen."""
        value = 0.0
        fields = state.fields
        cubes = state.cubes
        full = float(state.parts.full)
        bare: i64 = PLANTATION * (seat + 1)
        most: i64 = bare + PLANTATION
        for region in range(i64(SORTS)):
            mine = rows >> (MOST_ROWS * region) & OF_REGION
            if mine == 0:
                continue
            first: i64 = REGION * region
            growing: i64 = 0
            for place in range(first + GROWTH, first + WIDE * state.parts.rows[region], WIDE):
                if fields[place] > 0:
                    growing += 1
            # Bales that a plantation in Growth gets in a round.
            shared: i64 = cubes * (growing if growing > 0 else 1)
            rate = self.cubes * state.players * float(count(state.bagged, region)) / float(shared)
            wanted = self.wanted if count(lacking, region) > 0 else 1.0
            price = self.nominal[region] * self.bale * wanted
            place = first - WIDE
            while mine > 0:
                place += WIDE
                ours = mine & 1
                mine >>= 1
                if ours == 0:
                    continue
                seed = fields[place]
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
