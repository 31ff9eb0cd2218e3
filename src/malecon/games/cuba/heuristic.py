# compiled by mypyc
"""How a position of Cuba looks: points, what is in stock, the cards still to play, buildings, fields and laws."""

from __future__ import annotations

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State
from malecon.games.cuba import architect, harbour, laws, market
from malecon.games.cuba.frames import ACTING, KINDS, TAXING, TOLLING, VOTING
from malecon.games.cuba.state import Cuba
from malecon.games.cuba.words import (
    ACRES,
    ARCHITECT,
    BLACK_MARKET,
    BUILDINGS,
    CARDS,
    CEMENT_WORKS,
    CIGAR_CAFE,
    CIGAR_FACTORY,
    CIGARS,
    CLOISTER,
    DAM,
    DISTILLERY,
    DROUGHT,
    DUTY,
    FOREMAN,
    GENERAL_STORE,
    GOLF_COURSE,
    LARGE_OFFICE,
    MATERIAL_MARKET,
    MATERIALS,
    MAYOR,
    OTHER,
    PRODUCT_MARKET,
    PRODUCTS,
    RUM,
    RUM_CAFE,
    SAWMILL,
    SMALL_OFFICE,
    STONE,
    SUBSIDY,
    SUGAR,
    TAX,
    TOBACCO,
    TRADER,
    TYPES,
    WAREHOUSE,
    WATER,
    WOOD,
    WORKER,
)


class Planter(Heuristic):
    """Worth is points at hand, plus what the stock will bring, plus what the cards still in hand can do with it."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.material: float = weights["material"]
        self.spare: float = weights["spare"]
        self.product: float = weights["product"]
        self.perishable: float = weights["perishable"]
        self.stored: float = weights["stored"]
        self.good: float = weights["good"]
        self.fresh: float = weights["fresh"]
        self.purse: float = weights["purse"]
        self.peso: float = weights["peso"]
        self.coin: float = weights["coin"]
        self.vote: float = weights["vote"]
        self.worker: float = weights["worker"]
        self.foreman: float = weights["foreman"]
        self.law: float = weights["law"]
        self.later: float = weights["later"]
        self.stake: float = weights["stake"]
        self.pair: float = weights["pair"]
        self.uses: list[float] = [weights[f"use.{building}"] for building in BUILDINGS]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Cuba)
        points = float(state.points[seat])
        if state.actor == NOBODY:
            # Pesos break ties.
            return points + 0.001 * min(state.pesos[seat], 99)
        view = View(self, state, seat)
        value = points + state.parts.end_building * (view.built - 1)
        value += view.stock() + view.purse() + view.laws() + view.estate()
        if view.turns > 0:
            value += view.hand()
        return value


class View:
    """One seat's prospects in one position."""

    def __init__(self, judge: Planter, state: Cuba, seat: int) -> None:
        self.judge = judge
        self.state = state
        self.seat: int = seat
        self.rounds: int = state.rounds - state.round  # to come after this one
        self.built: int = laws.buildings(state, seat)
        # Turns of this seat left in this round, and whether parliament and the laws are still to come.
        self.turns: int = 0
        self.taxed: bool = True
        self.tolled: bool = True
        self.enacted: bool = False
        self.voting: bool = False
        place = (seat - state.first) % state.players
        for frame in state.pending:
            kind = frame % KINDS
            if kind == ACTING:
                self.turns = 4 - (frame // KINDS - place + state.players - 1) // state.players
            elif kind == TAXING:
                self.enacted = True
                self.taxed = place >= frame // KINDS
            elif kind == TOLLING:
                self.enacted = True
                self.taxed = False
                self.tolled = place >= frame // KINDS % 8
            elif kind == VOTING:
                self.voting = True
        hand = state.hands[seat]
        kept = state.delegates[seat]
        self.can: list[bool] = [
            self.turns > 0 and hand & (1 << card) != 0 and card != kept for card in range(len(CARDS))
        ]
        fresh = 0.05
        if self.can[MAYOR]:
            fresh = judge.product
        elif self.can[TRADER] or self.can[FOREMAN]:
            fresh = judge.perishable
        self.product: float = fresh
        self.stored: float = judge.stored if self.rounds > 0 else fresh
        if self.rounds > 0:
            self.good: float = judge.good
        elif self.can[MAYOR] or self.can[FOREMAN]:
            self.good = judge.fresh
        else:
            self.good = 0.3 if self.can[TRADER] else 0.0
        self.material: float = judge.material if self.rounds > 0 or self.can[ARCHITECT] else judge.spare / 2
        phases = self.rounds + (1 if self.taxed else 0)
        self.needed: float = judge.purse * phases
        self.peso: float = judge.peso if state.pesos[seat] < self.needed else judge.coin
        if phases == 0 and not self.can[TRADER]:
            self.peso = 0.0

    # --- what is in stock ---------------------------------------------------------------------------------------

    def stock(self) -> float:
        state = self.state
        base = 11 * self.seat
        cubes = 0
        for thing in range(MATERIALS):
            cubes += state.stock[base + thing]
        value = min(cubes, 6) * self.material
        if cubes > 6:
            value += (cubes - 6) * self.material * 0.5
        # Three kinds of cubes build more than one.
        if self.material > 0.3:
            for thing in range(MATERIALS):
                if state.stock[base + thing] > 4:
                    value -= (state.stock[base + thing] - 4) * self.material * 0.4
        for thing in range(MATERIALS, PRODUCTS):
            value += state.stock[base + thing] * self.product + state.stock[base + thing + 5] * self.stored
        goods = state.stock[base + RUM] + state.stock[base + CIGARS]
        value += min(goods, 7) * self.good
        if goods > 7:
            value += (goods - 7) * self.good * 0.6
        return value

    def purse(self) -> float:
        """Pesos; votes bought and not yet shown are as good as gone, and may win the majority."""
        state = self.state
        judge = self.judge
        bid = state.bids[self.seat]
        pesos = float(state.pesos[self.seat] - (bid if bid > 0 else 0))
        value = judge.peso * min(pesos, self.needed)
        if pesos > self.needed and (self.rounds > 0 or self.taxed):
            value += judge.coin * (pesos - self.needed) if self.rounds > 0 else 0.03 * (pesos - self.needed)
        if self.voting:
            value += self.majority(bid)
        return value

    def majority(self, bid: int) -> float:
        """What a majority is worth, by how likely the votes make it."""
        state = self.state
        mine = float(state.votes[self.seat] + (bid if bid > 0 else 0))
        most = 0.0
        for other in range(state.players):
            if other != self.seat:
                theirs = state.bids[other]
                votes = float(state.votes[other])
                votes += theirs if theirs >= 0 else min(1.5, 0.25 * state.pesos[other])
                if votes > most:
                    most = votes
        likely = 0.5 + 0.22 * (mine - most)
        if likely <= 0.0:
            return 0.0
        return min(likely, 1.0) * self.judge.stake * self.choice()

    def choice(self) -> float:
        """How much better the two bills that suit best are than two drawn by lot."""
        state = self.state
        first = -99.0
        second = -99.0
        total = 0.0
        number = 0
        for kind in range(len(TYPES)):
            bill = state.bills[kind]
            if bill >= 0:
                gain = self.law(kind, bill) - self.law(kind, state.laws[kind])
                total += gain
                number += 1
                if gain > first:
                    second = first
                    first = gain
                elif gain > second:
                    second = gain
        if number < 2:
            return 0.0
        return first + second - 2.0 * total / number + 0.3

    # --- the laws -----------------------------------------------------------------------------------------------

    def laws(self) -> float:
        state = self.state
        value = 0.0
        if self.taxed or self.tolled:
            now = 1.0 if self.enacted else self.judge.law
            if self.taxed:
                value += now * self.law(TAX, state.laws[TAX])
            if self.tolled:
                value += now * self.law(DUTY, state.laws[DUTY])
            value += now * self.law(SUBSIDY, state.laws[SUBSIDY])
        if self.rounds > 0:
            value += (
                self.judge.later
                * min(self.rounds, 2)
                * (self.law(TAX, state.laws[TAX]) + self.law(SUBSIDY, state.laws[SUBSIDY]))
            )
        return value

    def law(self, kind: int, law: int) -> float:
        """What a law in force brings this seat in one phase, beside what it costs."""
        state = self.state
        if kind == TAX:
            amount = laws.tax(state, self.seat, law)
            if state.pesos[self.seat] < amount:
                return 0.3
            return max(0.0, 2.4 - 0.3 * amount)
        if kind == DUTY:
            return self.duty(law)
        if kind == SUBSIDY:
            return float(laws.subsidy(state, self.seat, law)) if law >= 0 else 0.0
        return 0.0

    def duty(self, law: int) -> float:
        state = self.state
        first, end, wanted = laws.duty(state, law)
        have = 0
        for thing in range(first, end):
            have += state.held(self.seat, thing)
        if have < wanted:
            return 0.0
        cost = self.material if first < MATERIALS else self.product
        points = 2.0 + (1.0 if state.paid & (1 << self.seat) or self.taxed else 0.0)
        return max(0.0, points - wanted * cost)

    # --- fields and buildings -----------------------------------------------------------------------------------

    def estate(self) -> float:
        """What Workers and Foremen of the rounds to come will get out of the plantation."""
        if self.rounds == 0:
            return 0.0
        yields = 0.0
        uses = 0.0
        for field in range(ACRES):
            got = self.harvest(field, self.judge.product, self.judge.material)
            if got > yields:
                yields = got
            got = self.cross(field)
            if got > uses:
                uses = got
        return self.rounds * (self.judge.worker * yields + self.judge.foreman * uses)

    def harvest(self, pawn: int, product: float, material: float) -> float:
        """What a Worker on this field would bring."""
        state = self.state
        layout = state.layouts[self.seat]
        base = ACRES * self.seat
        value = 0.0
        products = 0
        for field in state.parts.cross[pawn]:
            if state.fields[base + field] < 0:
                thing = layout[field]
                if thing >= MATERIALS:
                    products += 1
                elif state.supply[thing] > 0:
                    value += material
        free = 1 if state.laws[OTHER] == DROUGHT else 2
        value += min(products, free) * product
        if products > free:
            value += 0.15
        return value

    def cross(self, pawn: int) -> float:
        """What a Foreman's use of this field's row and column will be worth in a later round."""
        state = self.state
        base = ACRES * self.seat
        value = 0.0
        for field in state.parts.cross[pawn]:
            building = state.fields[base + field]
            if building >= 0:
                value += self.use_later(building)
        return value

    def use_later(self, building: int) -> float:
        value = self.judge.uses[building]
        partner = -1
        if building == RUM_CAFE:
            partner = DISTILLERY
        elif building == CIGAR_CAFE:
            partner = CIGAR_FACTORY
        elif building == GOLF_COURSE:
            partner = DAM
        if partner >= 0:
            base = ACRES * self.seat
            for field in range(base, base + ACRES):
                if self.state.fields[field] == partner:
                    return value + self.judge.pair
        return value

    # --- the cards in hand --------------------------------------------------------------------------------------

    def hand(self) -> float:
        """All cards but the one that is best sent to parliament."""
        total = 0.0
        least = 99.0
        for card in range(len(CARDS)):
            if self.can[card]:
                value = self.card(card)
                total += value
                value -= self.judge.vote * (card + 1)
                if value < least:
                    least = value
        kept = self.state.delegates[self.seat]
        return total if kept >= 0 else total - least

    def card(self, card: int) -> float:
        if card == WORKER:
            best = 0.0
            for field in range(ACRES):
                got = self.harvest(field, self.product, self.material)
                if got > best:
                    best = got
            return best
        if card == TRADER:
            return self.trading()
        if card == ARCHITECT:
            return self.building()
        if card == FOREMAN:
            return self.overseeing()
        return self.shipping()

    def unit(self, thing: int) -> float:
        if thing < MATERIALS:
            return self.material
        return self.good if thing >= PRODUCTS else self.product

    def trading(self) -> float:
        state = self.state
        best = self.material if state.markers & 1 == 0 else 0.1
        selling = 0.0
        for ware in range(5):
            if state.held(self.seat, MATERIALS + ware) > 0:
                gain = market.bid(state, ware) * self.peso - self.unit(MATERIALS + ware)
                if gain > 0:
                    selling += gain
        if selling > best:
            best = selling
        return best

    def building(self) -> float:
        """The best building that can be paid, or points for not building."""
        state = self.state
        seat = self.seat
        best = 0.0
        if state.markers & 4 == 0:
            best = 1.8
        elif state.markers & 8 == 0:
            best = 0.8
        if not architect.may_build(state, seat):
            return best
        for building in range(len(BUILDINGS)):
            if architect.affordable(state, seat, building):
                cost = state.parts.cost[building]
                value = state.parts.end_building - 0.4 * self.rounds * self.judge.product
                value -= (cost[0] + cost[1] + cost[2]) * self.material
                value += self.judge.foreman * self.rounds * self.use_later(building)
                if value > best:
                    best = value
        return best

    def shipping(self) -> float:
        """The best ship to load with what is in stock, or pesos for not loading."""
        state = self.state
        best = 0.0
        marker = harbour.alms(state)
        if marker > 0:
            best = self.peso * (4 if marker == 16 else 2)
        for dock in range(1, 4):
            if state.docks[dock] >= 0:
                points = state.parts.dock_points[dock]
                value = 0.0
                for ware in range(5):
                    room = state.space[5 * dock - 5 + ware]
                    if room > 0:
                        gain = points - self.unit(MATERIALS + ware)
                        if gain > 0:
                            value += gain * min(room, state.held(self.seat, MATERIALS + ware))
                if value > best:
                    best = value
        return best

    def overseeing(self) -> float:
        """Buildings in the pawn's reach, used now; before the Worker has moved, in the best reach."""
        if self.can[WORKER] and self.turns > 1:
            best = 0.0
            for field in range(ACRES):
                value = self.reach(field)
                if value > best:
                    best = value
            return best
        best = self.reach(self.state.pawns[self.seat])
        base = ACRES * self.seat
        for field in range(base, base + ACRES):
            building = self.state.fields[field]
            if building >= 0:
                value = self.use_now(building)
                if value > best:
                    best = value
        return best

    def reach(self, pawn: int) -> float:
        base = ACRES * self.seat
        value = 0.0
        for field in self.state.parts.cross[pawn]:
            building = self.state.fields[base + field]
            if building >= 0:
                value += self.use_now(building)
        return value

    def use_now(self, building: int) -> float:
        """What a use would bring with the present stock."""
        state = self.state
        parts = state.parts
        if building == CEMENT_WORKS:
            return self.sell(STONE, parts.most[building], parts.points[building])
        if building == SAWMILL:
            return self.sell(WOOD, parts.most[building], parts.points[building])
        if building == GOLF_COURSE:
            return self.sell(WATER, parts.most[building], parts.points[building])
        if building == RUM_CAFE:
            return self.sell(RUM, parts.most[building], parts.points[building])
        if building == CIGAR_CAFE:
            return self.sell(CIGARS, parts.most[building], parts.points[building])
        if building == CIGAR_FACTORY:
            return min(state.held(self.seat, TOBACCO), state.supply[CIGARS]) * (self.good - self.product)
        if building == DISTILLERY:
            return min(state.held(self.seat, SUGAR), state.supply[RUM]) * (self.good - self.product)
        if building == WAREHOUSE:
            base = 11 * self.seat
            yard = state.stock[base + 3] + state.stock[base + 4] + state.stock[base + 5]
            return yard * max(0.0, self.stored - self.product)
        if building in (CLOISTER, MATERIAL_MARKET, PRODUCT_MARKET):
            return self.any_of(building)
        if building == GENERAL_STORE:
            goods = state.stock[11 * self.seat + RUM] + state.stock[11 * self.seat + CIGARS]
            return max(0.0, parts.pesos[building] * self.peso - self.good) if goods > 0 else 0.0
        if building == SMALL_OFFICE:
            return self.despatch(1)
        if building == LARGE_OFFICE:
            return self.despatch(5 if state.eggert else parts.most[building])
        if building == BLACK_MARKET:
            return self.judge.uses[building] * 0.5
        return self.judge.uses[building]

    def despatch(self, most: int) -> float:
        """The best that an office can load of one ware."""
        state = self.state
        best = 0.0
        for ware in range(5):
            held = state.held(self.seat, MATERIALS + ware)
            if held > 0:
                unit = self.unit(MATERIALS + ware)
                for dock in range(1, 4):
                    room = state.space[5 * dock - 5 + ware]
                    value = min(room, held, most) * (state.parts.dock_points[dock] - unit)
                    if value > best:
                        best = value
        return best

    def sell(self, thing: int, most: int, points: int) -> float:
        return min(self.state.held(self.seat, thing), most) * max(0.0, points - self.unit(thing))

    def any_of(self, building: int) -> float:
        state = self.state
        first = 0
        if building == PRODUCT_MARKET or (building == CLOISTER and not state.eggert):
            first = MATERIALS
        have = 0
        for thing in range(first, first + MATERIALS):
            have += state.held(self.seat, thing)
        each = state.parts.points[building] + state.parts.pesos[building] * self.peso - self.unit(first)
        return min(have, state.parts.most[building]) * max(0.0, each)
