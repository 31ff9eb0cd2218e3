# compiled by mypyc
"""What counts in Capa d'Oro: tiles and the bales they lack, stock, dollars, plantations; and the old heuristic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.features import Features, Sum
from malecon.core.heuristic import Heuristic
from malecon.core.rows import add_to
from malecon.core.state import State
from malecon.games.capa_doro.actions import ACTING
from malecon.games.capa_doro.layout import GROWTH, HARVEST, PLANTATION, REGION, SLOTS, SORTS, TURNED, WIDE
from malecon.games.capa_doro.state import CapaDoro
from malecon.games.capa_doro.words import CLASS, CLASSES, REGIONS, TOBACCOS

BAG: Final = 11  # tens of cubes in the bag, none to ten or more
NEAR: Final = 7  # tens of points that the leader lacks, none to six or more


class Finca(Features):
    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        self.stages = BAG * NEAR
        self.sights = [(tens * 10, tens * NEAR + near) for tens, near in ((9, 6), (6, 4), (3, 2), (0, 1))]
        self.judgement = self.counts("judgement")
        self.prior["judgement"] = 1.0
        self.tile = self.counts("tile", "class", CLASSES)
        self.lacking = self.counts("lacking", "class", CLASSES)
        self.missing = self.counts("missing", "class", CLASSES)
        self.ready = self.counts("ready", "class", CLASSES)
        self.rolled = self.counts("rolled", "class", CLASSES)
        self.stock = self.counts("stock", "tobacco", TOBACCOS)
        self.ripe = self.counts("ripe", "tobacco", TOBACCOS)
        self.growing = self.counts("growing", "region", REGIONS)
        self.grown = self.counts("grown", "region", REGIONS)
        self.seed = self.counts("seed", "region", REGIONS)
        self.exposed = self.counts("exposed")
        self.purse = self.counts("purse")
        self.savings = self.counts("savings")
        self.hands = self.counts("hands")
        self.on_turn = self.counts("on-turn")
        self.soon = self.counts("soon")

    def basis(self, stage: int) -> list[float]:
        """What is left in the bag, and how near the leader is to the end."""
        bag = stage // NEAR / 10.0
        near = 1.0 - stage % NEAR / (NEAR - 1.0)
        return [1.0, bag, near, near * near]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, CapaDoro)
        cubes = state.cubes
        most = 0
        for points in state.points:
            most = max(most, points)
        near = max(0, min(NEAR - 1, (state.parts.goal - most + 9) // 10))
        into.open(NEAR * min(BAG - 1, (cubes + 9) // 10) + near)
        own = float(state.points[seat])
        into.add(self.points, own)
        into.add(self.judgement, self.before.worth(state, seat) - own)
        stock = state.stocks[SORTS * seat : SORTS * seat + SORTS]
        for tobacco in range(SORTS):
            if stock[tobacco] > 0:
                into.add(self.stock + tobacco, float(min(stock[tobacco], 5)))
        if state.hands[seat] < state.parts.plantations[state.players]:
            self.fields(state, seat, stock, into)
        into.add(self.hands, float(state.hands[seat]))
        self.cigars(state, seat, stock, into)
        dollars = state.dollars[seat]
        into.add(self.purse, float(min(dollars, 10)))
        if dollars > 10:
            into.add(self.savings, float(min(dollars - 10, 30)))
        if state.turn >= 0:
            if state.turn == seat and len(state.pending) > 0 and ACTING.pends(state.pending[0]):
                into.add(self.on_turn, 1.0)
            into.add(self.soon, float((seat - state.turn - 1) % state.players))

    def fields(self, state: CapaDoro, seat: int, stock: list[int], into: Sum) -> None:
        """Plantations by region; what stands on Harvest is as good as in stock."""
        fields = state.fields
        bare: i64 = PLANTATION * (seat + 1)
        most: i64 = bare + PLANTATION
        for region in range(i64(SORTS)):
            first: i64 = REGION * region
            for place in range(first, first + WIDE * i64(state.parts.rows[region]), WIDE):
                growth: i64 = fields[place + GROWTH]
                if bare <= growth < most:
                    into.add(self.growing + region, 1.0)
                    into.add(self.grown + region, float(growth - bare))
                    if fields[place] > 0:
                        into.add(self.exposed, 1.0)
                if fields[place] == bare:
                    into.add(self.seed + region, 1.0)
                ripe: i64 = fields[place + HARVEST]
                if bare < ripe < most:
                    into.add(self.ripe + region, float(ripe - bare))
                    add_to(stock, region, ripe - bare)

    def cigars(self, state: CapaDoro, seat: int, stock: list[int], into: Sum) -> None:
        """Each tile by its class: the bales it lacks and what they would cost on the markets now."""
        recipe = state.parts.recipe
        costs = state.parts.costs
        room: i64 = state.parts.room
        first: i64 = SLOTS * seat
        for slot in range(first, first + SLOTS):
            tile: i64 = state.tiles[slot]
            if tile >= TURNED:
                into.add(self.rolled + (tile - TURNED) // CLASS, 1.0)
            elif tile >= 0:
                lacking: i64 = 0
                cost: i64 = 0
                for tobacco in range(i64(SORTS)):
                    short: i64 = i64(recipe[SORTS * tile + tobacco]) - i64(stock[tobacco])
                    if short > 0:
                        lacking += short
                        left: i64 = state.market[tobacco]
                        while short > 0:
                            cost += costs[room * tobacco + (left if left > 0 else 0)]
                            left -= 1
                            short -= 1
                at = tile // CLASS
                into.add(self.tile + at, 1.0)
                into.add(self.lacking + at, float(lacking))
                into.add(self.missing + at, float(cost) / 4.0)
                if cost <= state.dollars[seat]:
                    into.add(self.ready + at, 1.0)
