# compiled by mypyc
"""For bots: what a seat's stock and purse, the laws, its fields and buildings will bring in this and later rounds."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.core.decision import KIND
from malecon.games.cuba import laws, parliament, rounds, words
from malecon.games.cuba.state import Cuba


def count(bits: i64) -> i64:
    """How many of twelve bits are set: added up in pairs, in fours, in eights."""
    bits -= bits >> 1 & 0x555
    bits = (bits & 0x333) + (bits >> 2 & 0x333)
    bits = bits + (bits >> 4) & 0xF0F
    return bits + (bits >> 8) & 0xF


def counts(rows: i64) -> i64:
    """The same of three rows of twelve bits at once, sixteen bits apart."""
    rows -= rows >> 1 & 0x055505550555
    rows = (rows & 0x033303330333) + (rows >> 2 & 0x033303330333)
    rows = rows + (rows >> 4) & 0x0F0F0F0F0F0F
    return rows + (rows >> 8) & 0x000F000F000F


class Weights:
    """How bots value what they hold, in points: the data file's [weights] in native form."""

    def __init__(self, weights: dict[str, float]) -> None:
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
        self.uses: list[float] = [weights[f"use.{building}"] for building in words.BUILDINGS]


class Prospects:
    """One seat's prospects in one position."""

    def __init__(self, weights: Weights, state: Cuba, seat: int) -> None:
        self.weights = weights
        self.state = state
        self.seat: int = seat
        self.rounds: int = state.rounds - state.round  # to come after this one
        self.survey()
        # Turns of this seat left in this round, and whether parliament and the laws are still to come.
        self.turns: int = 0
        self.taxed: bool = True
        self.tolled: bool = True
        self.enacted: bool = False
        self.voting: bool = False
        place = (seat - state.first) % state.players
        for pending in state.pending:
            kind = pending & KIND
            if kind == rounds.ACTING.number:
                played = rounds.ACTING.cards.of(pending)
                self.turns = 4 - (played - place + state.players - 1) // state.players
            elif kind == parliament.BILLING.number:
                self.turns = 4
            elif kind == laws.TAXING.number:
                self.enacted = True
                self.taxed = place >= laws.TAXING.asked.of(pending)
            elif kind == laws.TOLLING.number:
                self.enacted = True
                self.taxed = False
                self.tolled = place >= laws.TOLLING.asked.of(pending)
            elif kind == parliament.VOTING.number:
                self.voting = True
        # The cards still to be played in this round, as bits.
        self.cards: i64 = state.hands[seat] if self.turns > 0 else 0
        kept = state.delegates[seat]
        if kept >= 0:
            self.cards &= ~(1 << kept)
        fresh = 0.05
        if self.can(words.MAYOR):
            fresh = weights.product
        elif self.can(words.TRADER) or self.can(words.FOREMAN):
            fresh = weights.perishable
        self.product: float = fresh
        self.stored: float = weights.stored if self.rounds > 0 else fresh
        if self.rounds > 0:
            self.good: float = weights.good
        elif self.can(words.MAYOR) or self.can(words.FOREMAN):
            self.good = weights.fresh
        else:
            self.good = 0.3 if self.can(words.TRADER) else 0.0
        self.material: float = weights.material if self.rounds > 0 or self.can(words.ARCHITECT) else weights.spare / 2
        phases = self.rounds + (1 if self.taxed else 0)
        self.needed: float = weights.purse * phases
        self.peso: float = weights.peso if state.pesos[seat] < self.needed else weights.coin
        if phases == 0 and not self.can(words.TRADER):
            self.peso = 0.0

    def survey(self) -> None:
        """Notes the fields without a building that give products, those that give materials the supply has, and the
        fields with buildings, in order."""
        state = self.state
        layout = state.layouts[self.seat]
        base: i64 = words.ACRES * self.seat
        products: i64 = 0
        materials: i64 = 0
        kinds: i64 = 0
        bit: i64 = 1
        self.built: list[int] = []  # buildings, by field
        self.sites: i64 = 0  # their fields, as bits
        for field in range(i64(words.ACRES)):
            building: i64 = state.fields[base + field]
            if building >= 0:
                self.built.append(building)
                self.sites |= bit
                kinds |= 1 << building
            else:
                thing: i64 = layout[field]
                if thing >= words.MATERIALS:
                    products |= bit
                elif state.supply[thing] > 0:
                    materials |= bit
            bit <<= 1
        self.products: i64 = products
        self.materials: i64 = materials
        self.kinds: i64 = kinds

    def can(self, card: i64) -> bool:
        """Whether the card is still to be played in this round."""
        return self.cards & 1 << card != 0

    # --- what is in stock ---------------------------------------------------------------------------------------

    def stock(self) -> float:
        state = self.state
        base: i64 = 11 * self.seat
        cubes: i64 = 0
        crowd: i64 = 0
        for thing in range(i64(words.MATERIALS)):
            held: i64 = state.stock[base + thing]
            cubes += held
            crowd = max(crowd, held)
        value = float(min(cubes, 6)) * self.material
        if cubes > 6:
            value += float(cubes - 6) * self.material * 0.5
        # Three kinds of cubes build more than one.
        if crowd > 4 and self.material > 0.3:
            for thing in range(i64(words.MATERIALS)):
                held = state.stock[base + thing]
                if held > 4:
                    value -= float(held - 4) * self.material * 0.4
        for thing in range(i64(words.MATERIALS), i64(words.PRODUCTS)):
            value += state.stock[base + thing] * self.product + state.stock[base + thing + 5] * self.stored
        goods: i64 = state.stock[base + words.RUM] + state.stock[base + words.CIGARS]
        value += float(min(goods, 7)) * self.good
        if goods > 7:
            value += float(goods - 7) * self.good * 0.6
        return value

    def purse(self) -> float:
        """Pesos; votes bought and not yet shown are as good as gone, and may win the majority."""
        state = self.state
        weights = self.weights
        bid = state.bids[self.seat]
        pesos = float(state.pesos[self.seat] - (bid if bid > 0 else 0))
        value = weights.peso * min(pesos, self.needed)
        if pesos > self.needed and (self.rounds > 0 or self.taxed):
            value += weights.coin * (pesos - self.needed) if self.rounds > 0 else 0.03 * (pesos - self.needed)
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
                most = max(most, votes)
        likely = 0.5 + 0.22 * (mine - most)
        if likely <= 0.0:
            return 0.0
        return min(likely, 1.0) * self.weights.stake * self.choice()

    def choice(self) -> float:
        """How much better the two bills that suit best are than two drawn by lot."""
        state = self.state
        gains: list[float] = []
        total = 0.0
        for kind, bill in enumerate(state.bills):
            if bill >= 0:
                gains.append(self.law(kind, bill) - self.law(kind, state.laws[kind]))
                total += gains[-1]
        if len(gains) < 2:
            return 0.0
        gains.sort()
        return gains[-1] + gains[-2] - 2.0 * total / len(gains) + 0.3

    # --- the laws -----------------------------------------------------------------------------------------------

    def laws(self) -> float:
        state = self.state
        value = 0.0
        tax = self.law(words.TAX, state.laws[words.TAX])
        subsidy = self.law(words.SUBSIDY, state.laws[words.SUBSIDY])
        if self.taxed or self.tolled:
            now = 1.0 if self.enacted else self.weights.law
            if self.taxed:
                value += now * tax
            if self.tolled:
                value += now * self.law(words.DUTY, state.laws[words.DUTY])
            value += now * subsidy
        if self.rounds > 0:
            value += self.weights.later * min(self.rounds, 2) * (tax + subsidy)
        return value

    def law(self, kind: int, law: int) -> float:
        """What a law in force brings this seat in one phase, beside what it costs."""
        state = self.state
        if kind == words.TAX:
            amount = laws.tax(state, self.seat, law)
            if state.pesos[self.seat] < amount:
                return 0.3
            return max(0.0, 2.4 - 0.3 * amount)
        if kind == words.DUTY:
            return self.duty(law)
        if kind == words.SUBSIDY:
            return float(laws.subsidy(state, self.seat, law)) if law >= 0 else 0.0
        return 0.0

    def duty(self, law: int) -> float:
        state = self.state
        first, end, wanted = laws.duty(state, law)
        if state.held_of(self.seat, first, end) < wanted:
            return 0.0
        cost = self.material if first < words.MATERIALS else self.product
        points = 2.0 + (1.0 if state.paid & (1 << self.seat) or self.taxed else 0.0)
        return max(0.0, points - wanted * cost)

    # --- fields and buildings -----------------------------------------------------------------------------------

    def estate(self) -> float:
        """What Workers and Foremen of the rounds to come will get out of the plantation."""
        if self.rounds == 0:
            return 0.0
        yields = self.best_harvest(self.weights.product, self.weights.material)
        uses = self.best_reach([self.use_later(building) for building in self.built])
        return self.rounds * (self.weights.worker * yields + self.weights.foreman * uses)

    def best_harvest(self, product: float, material: float) -> float:
        """What a Worker on the best field would bring."""
        free: i64 = 1 if self.state.laws[words.OTHER] == words.DROUGHT else 2
        best = 0.0
        for cross in self.state.parts.crosses:
            value = 0.0
            for _ in range(count(cross & self.materials)):
                value += material
            products = count(cross & self.products)
            value += float(min(products, free)) * product
            if products > free:
                value += 0.15
            best = max(best, value)
        return best

    def best_reach(self, uses: list[float]) -> float:
        """What a Foreman brings with the pawn on the best field; `uses` are those of the buildings, by field."""
        best = 0.0
        for cross in self.state.parts.crosses:
            best = max(best, self.reach(cross, uses))
        return best

    def reach(self, cross: i64, uses: list[float]) -> float:
        """What the buildings on these fields bring together."""
        value = 0.0
        sites: i64 = self.sites
        for use in uses:
            site: i64 = sites & -sites
            if cross & site:
                value += use
            sites ^= site
        return value

    def use_later(self, building: int) -> float:
        value = self.weights.uses[building]
        partner = -1
        if building == words.RUM_CAFE:
            partner = words.DISTILLERY
        elif building == words.CIGAR_CAFE:
            partner = words.CIGAR_FACTORY
        elif building == words.GOLF_COURSE:
            partner = words.DAM
        return value + self.weights.pair if partner >= 0 and self.kinds & 1 << partner else value

    def unit(self, thing: int) -> float:
        if thing < words.MATERIALS:
            return self.material
        return self.good if thing >= words.PRODUCTS else self.product
