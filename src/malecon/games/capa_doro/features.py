# compiled by mypyc
"""What counts in Capa d'Oro: tiles and the bales they lack, stock, dollars, plantations; and the old heuristic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.features import Features, Sum
from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.games.capa_doro.actions import ACTING
from malecon.games.capa_doro.bales import count
from malecon.games.capa_doro.heuristic import Planter, held, leading, own_rows
from malecon.games.capa_doro.layout import (
    ASKED,
    GROWTH,
    HARVEST,
    MOST_ROWS,
    PLANTATION,
    SLOTS,
    SORTS,
    TURNED,
    WIDE,
)
from malecon.games.capa_doro.state import CapaDoro
from malecon.games.capa_doro.words import CLASS, CLASSES, REGIONS, TOBACCOS

BAG: Final = 11  # tens of cubes in the bag, none to ten or more
NEAR: Final = 7  # tens of points that the leader lacks, none to six or more


class Finca(Features):
    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        self.stages = BAG * NEAR
        self.sights = [(tens * 10, tens * NEAR + near) for tens, near in ((9, 6), (6, 4), (3, 2), (0, 1))]
        # Asked for more than its worth: it needn't find out again what is counted here.
        self.planter: Planter | None = before if isinstance(before, Planter) else None
        self.judgement: i64 = self.counts("judgement")
        self.prior["judgement"] = 1.0
        self.tile: i64 = self.counts("tile", "class", CLASSES)
        self.lacking: i64 = self.counts("lacking", "class", CLASSES)
        self.missing: i64 = self.counts("missing", "class", CLASSES)
        self.ready: i64 = self.counts("ready", "class", CLASSES)
        self.rolled: i64 = self.counts("rolled", "class", CLASSES)
        self.stock: i64 = self.counts("stock", "tobacco", TOBACCOS)
        self.ripe: i64 = self.counts("ripe", "tobacco", TOBACCOS)
        self.growing: i64 = self.counts("growing", "region", REGIONS)
        self.grown: i64 = self.counts("grown", "region", REGIONS)
        self.seed: i64 = self.counts("seed", "region", REGIONS)
        self.exposed: i64 = self.counts("exposed")
        self.purse: i64 = self.counts("purse")
        self.savings: i64 = self.counts("savings")
        self.hands: i64 = self.counts("hands")
        self.on_turn: i64 = self.counts("on-turn")
        self.soon: i64 = self.counts("soon")

    def basis(self, stage: int) -> list[float]:
        """What is left in the bag, and how near the leader is to the end."""
        bag = stage // NEAR / 10.0
        near = 1.0 - stage % NEAR / (NEAR - 1.0)
        return [1.0, bag, near, near * near]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, CapaDoro)
        parts = state.parts
        most = leading(state)
        bales = held(state, seat)
        rows = own_rows(state, seat)
        near: i64 = max(0, min(NEAR - 1, (parts.goal - most + 9) // 10))
        cubes = state.cubes
        into.open(NEAR * min(BAG - 1, (cubes + 9) // 10) + near)
        own = float(state.points[seat])
        into.add(self.points, own)
        planter = self.planter
        worth = self.before.worth(state, seat) if planter is None else planter.judged(state, seat, most, bales, rows)
        into.add(self.judgement, worth - own)
        for tobacco in range(i64(SORTS)):
            stock = count(state.stocks[seat], tobacco)
            if stock > 0:
                into.add(self.stock + tobacco, float(stock if stock < 5 else 5))
        self.fields(state, seat, rows, into)
        into.add(self.hands, float(state.hands[seat]))
        dollars = state.dollars[seat]
        self.cigars(state, seat, bales, dollars, into)
        into.add(self.purse, float(dollars if dollars < 10 else 10))
        if dollars > 10:
            into.add(self.savings, float(dollars - 10 if dollars < 40 else 30))
        if state.turn >= 0:
            if state.turn == seat and len(state.pending) > 0 and ACTING.pends(state.pending[0]):
                into.add(self.on_turn, 1.0)
            after: i64 = seat - state.turn - 1
            into.add(self.soon, float(after if after >= 0 else after + state.players))

    def fields(self, state: CapaDoro, seat: i64, rows: i64, into: Sum) -> None:
        """Plantations by region."""
        fields = state.fields
        bare: i64 = PLANTATION * (seat + 1)
        most: i64 = bare + PLANTATION
        row: i64 = -1
        while rows > 0:
            row += 1
            ours = rows & 1
            rows >>= 1
            if ours == 0:
                continue
            region = row // MOST_ROWS
            place = WIDE * row
            growth = fields[place + GROWTH]
            if bare <= growth < most:
                into.add(self.growing + region, 1.0)
                into.add(self.grown + region, float(growth - bare))
                if fields[place] > 0:
                    into.add(self.exposed, 1.0)
            if fields[place] == bare:
                into.add(self.seed + region, 1.0)
            ripe = fields[place + HARVEST]
            if bare < ripe < most:
                into.add(self.ripe + region, float(ripe - bare))

    def cigars(self, state: CapaDoro, seat: i64, stock: i64, dollars: i64, into: Sum) -> None:
        """Each tile by its class: the bales it lacks and what they would cost on the markets now."""
        parts = state.parts
        market = state.market
        bills = parts.bills
        room = parts.room
        first: i64 = SLOTS * seat
        for slot in range(first, first + SLOTS):
            tile = state.tiles[slot]
            if tile >= TURNED:
                into.add(self.rolled + (tile - TURNED) // CLASS, 1.0)
            elif tile >= 0:
                need = parts.needs[tile]
                lacking: i64 = 0
                cost: i64 = 0
                for tobacco in range(i64(SORTS)):
                    short = count(need, tobacco) - count(stock, tobacco)
                    if short > 0:
                        lacking += short
                        cost += bills[ASKED * (room * tobacco + count(market, tobacco)) + short]
                at = tile // CLASS
                into.add(self.tile + at, 1.0)
                into.add(self.lacking + at, float(lacking))
                into.add(self.missing + at, float(cost) / 4.0)
                if cost <= dollars:
                    into.add(self.ready + at, 1.0)
