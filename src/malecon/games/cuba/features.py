# compiled by mypyc
"""What counts in Cuba: stock, fields, buildings and what they make of the stock, cards in hand, laws and votes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.features import Features, Sum
from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.games.cuba import architect, instead, market, words
from malecon.games.cuba.heuristic_seat import count as bits_of
from malecon.games.cuba.heuristic_seat import counts
from malecon.games.cuba.state import Cuba
from malecon.games.cuba.tally import OPEN, STEPS, TAXED, TOLLED, Kinds, Tally

MOST_ROUNDS: Final = 8


class Estate(Features):
    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        things = words.THINGS
        materials, products, goods = things[:3], things[3:6], things[6:]
        self.pending = Kinds()
        self.stages = MOST_ROUNDS * STEPS
        self.sights = [(number, STEPS * (6 - number)) for number in (1, 2, 4, 6)]
        self.material: i64 = self.counts("material", "thing", materials)
        self.many_material: i64 = self.counts("many-material", "thing", materials)
        self.yard: i64 = self.counts("yard", "thing", products)
        self.many_yard: i64 = self.counts("many-yard", "thing", products)
        self.stored: i64 = self.counts("stored", "thing", products)
        self.good: i64 = self.counts("good", "thing", goods)
        self.many_good: i64 = self.counts("many-good", "thing", goods)
        self.purse: i64 = self.counts("purse")
        self.savings: i64 = self.counts("savings")
        self.riches: i64 = self.counts("riches")
        self.field: i64 = self.counts("field", "thing", things[:6])
        self.built: i64 = self.counts("built")
        self.building: i64 = self.counts("building", "building", words.BUILDINGS)
        self.use: i64 = self.counts("use", "building", words.BUILDINGS)
        self.pair: i64 = self.counts("pair", "building", (words.BUILDINGS[2], words.BUILDINGS[4], words.BUILDINGS[5]))
        self.row: i64 = self.counts("row")
        self.cross: i64 = self.counts("cross")
        self.card: i64 = self.counts("card", "card", words.CARDS)
        self.doing: i64 = self.counts("doing", "card", words.CARDS)
        self.coming: i64 = self.counts("coming")
        self.coming_pesos: i64 = self.counts("coming-pesos")
        self.coming_things: i64 = self.counts("coming-things")
        self.crop: i64 = self.counts("crop")
        self.cubes: i64 = self.counts("cubes")
        self.crop_now: i64 = self.counts("crop-now")
        self.cubes_now: i64 = self.counts("cubes-now")
        self.foreman_points: i64 = self.counts("foreman-points")
        self.foreman_pesos: i64 = self.counts("foreman-pesos")
        self.foreman_things: i64 = self.counts("foreman-things")
        self.load: i64 = self.counts("load")
        self.load_later: i64 = self.counts("load-later")
        self.sale: i64 = self.counts("sale")
        self.buildable: i64 = self.counts("buildable")
        self.choice: i64 = self.counts("choice")
        self.instead: i64 = self.counts("instead")
        self.tax: i64 = self.counts("tax")
        self.duty: i64 = self.counts("duty")
        self.subsidy: i64 = self.counts("subsidy")
        self.paid: i64 = self.counts("paid")
        self.bill: i64 = self.counts("bill", "kind", words.TYPES[:3])
        self.votes: i64 = self.counts("votes")
        self.majority: i64 = self.counts("majority")
        self.stake: i64 = self.counts("stake")
        self.hall: i64 = self.counts("hall")
        self.first: i64 = self.counts("first")

    def basis(self, stage: int) -> list[float]:
        """Rounds to come, the last round, turns to go, turns to go in the last round, the laws."""
        to_come = stage // STEPS
        step = stage % STEPS
        turns = (4 - step) / 4.0 if step < 4 else 0.0
        last = 1.0 if to_come == 0 else 0.0
        return [1.0, to_come / 5.0, (to_come / 5.0) ** 2, last, turns, last * turns, 1.0 if step >= TAXED else 0.0]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, Cuba)
        view = Tally(state, seat, self.pending)
        into.open(STEPS * min(view.to_come, MOST_ROUNDS - 1) + view.step)
        into.add(self.points, float(state.points[seat]))
        self.stock(state, seat, into)
        self.estate(view, into)
        self.cards(view, into)
        self.law(view, into)

    def stock(self, state: Cuba, seat: int, into: Sum) -> None:
        base: i64 = 11 * seat
        stock = state.stock
        for at in range(i64(3)):
            cubes: i64 = stock[base + at]
            if cubes > 0:
                into.add(self.material + at, float(min(cubes, 2)))
                if cubes > 2:
                    into.add(self.many_material + at, float(min(cubes - 2, 4)))
            lying: i64 = stock[base + 3 + at]
            if lying > 0:
                into.add(self.yard + at, float(min(lying, 2)))
                if lying > 2:
                    into.add(self.many_yard + at, float(min(lying - 2, 4)))
            lying = stock[base + 8 + at]
            if lying > 0:
                into.add(self.stored + at, float(min(lying, 5)))
        for at in range(i64(2)):
            made: i64 = stock[base + 6 + at]
            if made > 0:
                into.add(self.good + at, float(min(made, 3)))
                if made > 3:
                    into.add(self.many_good + at, float(min(made - 3, 5)))
        pesos: i64 = i64(state.pesos[seat]) - max(0, i64(state.bids[seat]))
        if pesos > 0:
            into.add(self.purse, float(min(pesos, 4)))
            if pesos > 4:
                into.add(self.savings, float(min(pesos - 4, 8)))
                if pesos > 12:
                    into.add(self.riches, float(min(pesos - 12, 20)))

    def estate(self, view: Tally, into: Sum) -> None:
        """Fields and buildings: the fields left open, each building, and what its use would take or make now."""
        state = view.state
        for thing in range(i64(6)):
            left = view.open >> (OPEN * thing) & 15
            if left > 0:
                into.add(self.field + thing, float(left))
        into.add(self.built, float(len(view.built) - 1))
        kinds: i64 = 0
        for building in view.built:
            into.add(self.building + building, 1.0)
            kinds |= 1 << building
        if kinds & 1 << words.GOLF_COURSE and kinds & 1 << words.DAM:
            into.add(self.pair, 1.0)
        if kinds & 1 << words.RUM_CAFE and kinds & 1 << words.DISTILLERY:
            into.add(self.pair + 1, 1.0)
        if kinds & 1 << words.CIGAR_CAFE and kinds & 1 << words.CIGAR_FACTORY:
            into.add(self.pair + 2, 1.0)
        for use in view.uses:
            if use.site:
                into.add(self.use + use.building, use.points + use.pesos / 3.0 + use.things)
        most: i64 = 0
        free: i64 = 1 if state.laws[words.OTHER] == words.DROUGHT else 2
        crop: i64 = 0
        cubes: i64 = 0
        best = -1.0
        fields = view.sites | view.ripe << 16 | view.solid << 32
        for cross in state.parts.reaches:
            row = counts(fields & (cross | cross << 16 | cross << 32))
            reach = row & 15
            if reach > most:
                most = reach
            ripe = row >> 16 & 15
            if ripe > free:
                ripe = free
            solid = row >> 32
            value = float(ripe) + 0.7 * float(solid)
            if value > best:
                best = value
                crop = ripe
                cubes = solid
        into.add(self.row, float(most))
        into.add(self.cross, float(bits_of(state.parts.crosses[state.pawns[view.seat]] & view.sites)))
        into.add(self.crop, float(crop))
        into.add(self.cubes, float(cubes))
        if view.can(words.WORKER):
            into.add(self.crop_now, float(crop))
            into.add(self.cubes_now, float(cubes))

    def cards(self, view: Tally, into: Sum) -> None:
        """The cards still to be played, and what each could do with the present stock."""
        state = view.state
        for card in range(len(words.CARDS)):
            if view.can(card):
                into.add(self.card + card, 1.0)
        if view.doing >= 0:
            self.act(view, into)
        if view.can(words.FOREMAN):
            self.oversee(view, into)
        if view.can(words.MAYOR):
            into.add(self.load, float(view.best_load(-1)))
        if view.to_come > 0:
            into.add(self.load_later, float(view.best_load(0)))
        if view.can(words.TRADER):
            prices = 0
            for ware in range(5):
                if state.held(view.seat, words.MATERIALS + ware) > 0:
                    prices += market.bid(state, ware)
            into.add(self.sale, float(min(prices, 20)))
        if view.can(words.ARCHITECT):
            found = len(architect.buildable(state, view.seat))
            if found > 0:
                into.add(self.buildable, 1.0)
                into.add(self.choice, float(min(found, 12)) / 4.0)
            else:
                into.add(self.instead, float(instead.reward(state, instead.ARCHITECT, state.parts.architect)))

    def act(self, view: Tally, into: Sum) -> None:
        """What the card being played is still to bring."""
        state = view.state
        into.add(self.doing + view.doing, 1.0)
        if view.doing == words.MAYOR:
            into.add(self.coming, float(view.best_load(view.dock)))
        elif view.doing == words.WORKER:
            into.add(self.coming_things, float(view.harvesting))
        elif view.doing == words.FOREMAN:
            reach: i64 = state.parts.crosses[state.pawns[view.seat]] & ~view.used
            for use in view.uses:
                if use.site & reach or use.site == 0:
                    into.add(self.coming, use.points)
                    into.add(self.coming_pesos, use.pesos)
                    into.add(self.coming_things, use.things)

    def oversee(self, view: Tally, into: Sum) -> None:
        """What the Foreman would bring in the pawn's reach; before the Worker has moved, in the best reach."""
        crosses = view.state.parts.reaches
        if not view.can(words.WORKER):
            best = crosses[view.state.pawns[view.seat]]
        else:
            best = crosses[0]
            most = -1.0
            for cross in crosses:
                value = 0.0
                for use in view.uses:
                    if use.site & cross:
                        value += use.points + use.pesos / 3.0 + use.things
                if value > most:
                    most = value
                    best = cross
        points = 0.0
        pesos = 0.0
        things = 0.0
        for use in view.uses:
            if use.site & best:
                points += use.points
                pesos += use.pesos
                things += use.things
        into.add(self.foreman_points, points)
        into.add(self.foreman_pesos, pesos)
        into.add(self.foreman_things, things)

    def law(self, view: Tally, into: Sum) -> None:
        """What the laws in force ask and give, what the bills would change, and who has the majority."""
        state = view.state
        seat = view.seat
        tax = view.tax(state.laws[words.TAX])
        duty = view.duty(state.laws[words.DUTY])
        subsidy = view.subsidy(state.laws[words.SUBSIDY])
        if view.step <= TAXED or view.to_come > 0:
            into.add(self.tax, tax)
        if view.step <= TOLLED or view.to_come > 0:
            into.add(self.duty, duty)
            if duty > 0.0 and state.paid & 1 << seat:
                into.add(self.paid, 1.0)
        into.add(self.subsidy, subsidy)
        best, second = 0.0, 0.0
        for kind in range(3):
            bill = state.bills[kind]
            if bill >= 0:
                if kind == words.TAX:
                    gain = view.tax(bill) - tax
                elif kind == words.DUTY:
                    gain = view.duty(bill) - duty
                else:
                    gain = view.subsidy(bill) - subsidy
                into.add(self.bill + kind, gain)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        if view.likely > 0.0:
            into.add(self.majority, view.likely)
            into.add(self.stake, view.likely * (best + second))
        if view.voting:
            into.add(self.votes, float(state.votes[seat] + max(0, state.bids[seat])))
        if state.hall == seat:
            into.add(self.hall, 1.0)
        if state.first == seat:
            into.add(self.first, 1.0)
