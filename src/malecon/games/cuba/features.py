# compiled by mypyc
"""What counts in Cuba: stock, fields, buildings and what they make of the stock, cards in hand, laws and votes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.decision import KIND
from malecon.core.features import Features, Sum
from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.games.cuba import architect, harbour, instead, laws, market, parliament, rounds, words
from malecon.games.cuba.buildings import USING
from malecon.games.cuba.foreman import OVERSEEING
from malecon.games.cuba.heuristic_seat import count as bits_of
from malecon.games.cuba.plantation import HARVESTING, PLACING
from malecon.games.cuba.state import Cuba

MOST_ROUNDS: Final = 8
# Stages of a round: four turns to go, …, none and parliament before it; the tax to come, the duty to come, all done.
TAXED: Final = 5
TOLLED: Final = 6
DONE: Final = 7
STEPS: Final = 8


class Estate(Features):
    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        things = words.THINGS
        materials, products, goods = things[:3], things[3:6], things[6:]
        self.stages = MOST_ROUNDS * STEPS
        self.sights = [(number, STEPS * (6 - number)) for number in (1, 2, 4, 6)]
        self.material = self.counts("material", "thing", materials)
        self.many_material = self.counts("many-material", "thing", materials)
        self.yard = self.counts("yard", "thing", products)
        self.many_yard = self.counts("many-yard", "thing", products)
        self.stored = self.counts("stored", "thing", products)
        self.good = self.counts("good", "thing", goods)
        self.many_good = self.counts("many-good", "thing", goods)
        self.purse = self.counts("purse")
        self.savings = self.counts("savings")
        self.riches = self.counts("riches")
        self.field = self.counts("field", "thing", things[:6])
        self.built = self.counts("built")
        self.building = self.counts("building", "building", words.BUILDINGS)
        self.use = self.counts("use", "building", words.BUILDINGS)
        self.pair = self.counts("pair", "building", (words.BUILDINGS[2], words.BUILDINGS[4], words.BUILDINGS[5]))
        self.row = self.counts("row")
        self.cross = self.counts("cross")
        self.card = self.counts("card", "card", words.CARDS)
        self.doing = self.counts("doing", "card", words.CARDS)
        self.coming = self.counts("coming")
        self.coming_pesos = self.counts("coming-pesos")
        self.coming_things = self.counts("coming-things")
        self.crop = self.counts("crop")
        self.cubes = self.counts("cubes")
        self.crop_now = self.counts("crop-now")
        self.cubes_now = self.counts("cubes-now")
        self.foreman_points = self.counts("foreman-points")
        self.foreman_pesos = self.counts("foreman-pesos")
        self.foreman_things = self.counts("foreman-things")
        self.load = self.counts("load")
        self.load_later = self.counts("load-later")
        self.sale = self.counts("sale")
        self.buildable = self.counts("buildable")
        self.choice = self.counts("choice")
        self.instead = self.counts("instead")
        self.tax = self.counts("tax")
        self.duty = self.counts("duty")
        self.subsidy = self.counts("subsidy")
        self.paid = self.counts("paid")
        self.bill = self.counts("bill", "kind", words.TYPES[:3])
        self.votes = self.counts("votes")
        self.majority = self.counts("majority")
        self.stake = self.counts("stake")
        self.hall = self.counts("hall")
        self.first = self.counts("first")

    def basis(self, stage: int) -> list[float]:
        """Rounds to come, the last round, turns to go, turns to go in the last round, the laws."""
        to_come = stage // STEPS
        step = stage % STEPS
        turns = (4 - step) / 4.0 if step < 4 else 0.0
        last = 1.0 if to_come == 0 else 0.0
        return [1.0, to_come / 5.0, (to_come / 5.0) ** 2, last, turns, last * turns, 1.0 if step >= TAXED else 0.0]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, Cuba)
        view = Tally(state, seat)
        into.open(STEPS * min(view.to_come, MOST_ROUNDS - 1) + view.step)
        into.add(self.points, float(state.points[seat]))
        self.stock(state, seat, into)
        self.estate(view, into)
        self.cards(view, into)
        self.law(view, into)

    def stock(self, state: Cuba, seat: int, into: Sum) -> None:
        base: i64 = 11 * seat
        for at in range(i64(3)):
            cubes: i64 = state.stock[base + at]
            if cubes > 0:
                into.add(self.material + at, float(min(cubes, 2)))
                if cubes > 2:
                    into.add(self.many_material + at, float(min(cubes - 2, 4)))
            lying: i64 = state.stock[base + 3 + at]
            if lying > 0:
                into.add(self.yard + at, float(min(lying, 2)))
                if lying > 2:
                    into.add(self.many_yard + at, float(min(lying - 2, 4)))
            lying = state.stock[base + 8 + at]
            if lying > 0:
                into.add(self.stored + at, float(min(lying, 5)))
        for at in range(i64(2)):
            made: i64 = state.stock[base + 6 + at]
            if made > 0:
                into.add(self.good + at, float(min(made, 3)))
                if made > 3:
                    into.add(self.many_good + at, float(min(made - 3, 5)))
        pesos = state.pesos[seat] - max(0, state.bids[seat])
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
            fields: i64 = bits_of(view.open[thing])
            if fields > 0:
                into.add(self.field + thing, float(fields))
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
        materials: i64 = view.open[0] | view.open[1] | view.open[2]
        products: i64 = view.open[3] | view.open[4] | view.open[5]
        for cross in state.parts.crosses:
            reach: i64 = bits_of(cross & view.sites)
            most = max(most, reach)
            ripe: i64 = min(bits_of(cross & products), free)
            solid: i64 = bits_of(cross & materials)
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
        crosses = view.state.parts.crosses
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
        points, pesos, things = 0.0, 0.0, 0.0
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


class Use:
    """What one use of a building would bring at once: points, pesos, things that it makes."""

    def __init__(self, building: int, site: i64, points: float, pesos: float, things: float) -> None:
        self.building = building
        self.site: i64 = site
        self.points: float = points
        self.pesos: float = pesos
        self.things: float = things


class Tally:
    """One seat's affairs in one position: how far it has come, its fields as bits, its cards, its buildings' uses."""

    def __init__(self, state: Cuba, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.to_come: int = state.rounds - state.round
        self.step: int = 0
        self.voting: bool = False
        self.doing: int = -1  # the card being played, −1 for none
        self.harvesting: int = 0  # fields that a Worker at work may still harvest
        self.used: i64 = 0  # fields that a Foreman at work has used
        self.dock: int = -1  # that a Mayor at work has chosen, −1 for none
        self.likely: float = 0.0  # that it has the majority
        self.built: list[int] = []
        self.sites: i64 = 0
        self.open: list[int] = [0, 0, 0, 0, 0, 0]
        self.uses: list[Use] = []
        self.cards: i64 = 0
        self.look_ahead()
        self.survey()

    def can(self, card: i64) -> bool:
        """Whether the card is still to be played in this round."""
        return self.cards & 1 << card != 0

    def look_ahead(self) -> None:
        """What is pending: how far the round has come, and what the seat is about to get."""
        state = self.state
        seat = self.seat
        site = -1
        place = (seat - state.first) % state.players
        for pending in state.pending:
            kind = pending & KIND
            if kind == rounds.ACTING.number:
                self.step = min(4, (rounds.ACTING.cards.of(pending) - place + state.players - 1) // state.players)
            elif kind == parliament.VOTING.number:
                self.step = 4
                self.voting = True
                self.likely = self.odds()
            elif kind == parliament.ENACTING.number:
                self.step = 4
                self.likely = 1.0 if state.turn == seat else 0.0
            elif kind == laws.TAXING.number:
                self.step = TAXED if place >= laws.TAXING.asked.of(pending) else TOLLED
            elif kind == laws.TOLLING.number:
                self.step = TOLLED if place >= laws.TOLLING.asked.of(pending) else DONE
            elif state.turn == seat:
                if kind == PLACING.number:
                    self.doing = words.WORKER
                    self.harvesting = 4
                elif kind == HARVESTING.number:
                    self.doing = words.WORKER
                    self.harvesting = HARVESTING.free.of(pending)
                    self.used = HARVESTING.harvested.of(pending)
                elif kind == market.TRADING.number:
                    self.doing = words.TRADER
                elif kind == architect.BUILDING.number:
                    self.doing = words.ARCHITECT
                elif kind == architect.SITING.number:
                    site = architect.SITING.building.of(pending)
                elif kind == OVERSEEING.number:
                    self.doing = words.FOREMAN
                    self.used = OVERSEEING.used.of(pending)
                elif kind == harbour.LOADING.number:
                    if harbour.LOADING.loader.of(pending) == harbour.BY_MAYOR:
                        self.doing = words.MAYOR
                        self.dock = harbour.LOADING.dock.of(pending)
                elif kind == USING.number:
                    self.doing = words.FOREMAN
                    self.note_use(USING.building.of(pending), 0)
        if self.step < 4:
            self.cards = state.hands[seat]
            kept = state.delegates[seat]
            if kept >= 0:
                self.cards &= ~(1 << kept)
        if site >= 0:
            self.built.append(site)

    def survey(self) -> None:
        state = self.state
        layout = state.layouts[self.seat]
        base: i64 = words.ACRES * self.seat
        bit: i64 = 1
        for field in range(i64(words.ACRES)):
            building = state.fields[base + field]
            if building >= 0:
                self.built.append(building)
                self.sites |= bit
                self.note_use(building, bit)
            else:
                thing = layout[field]
                if thing >= 0 and state.supply[thing] > 0:
                    self.open[thing] |= bit
            bit <<= 1
        if self.harvesting > 0 and HARVESTING.pends(state.pending[-1]):
            ripe: i64 = state.parts.crosses[state.pawns[self.seat]] & ~self.used
            ripe &= self.open[3] | self.open[4] | self.open[5]
            self.harvesting = min(self.harvesting, int(bits_of(ripe)))

    def note_use(self, building: int, site: i64) -> None:
        """What using the building would bring now; those that bring nothing now are left out."""
        state = self.state
        seat = self.seat
        parts = state.parts
        first, end = parts.takes[state.eggert][building]
        points, pesos, things = 0.0, 0.0, 0.0
        if end > 0:
            have = 0
            for thing in range(first, end):
                have += state.held(seat, thing)
            taken = float(min(have, parts.most[building]))
            points = taken * parts.points[building]
            pesos = taken * parts.pesos[building]
        elif building == words.HOTEL or building == words.INN:
            points = float(parts.points[building])
        elif building == words.SMALL_BANK or building == words.LARGE_BANK:
            pesos = float(parts.pesos[building])
        elif building == words.CIGAR_FACTORY:
            things = float(min(state.held(seat, words.TOBACCO), state.supply[words.CIGARS]))
        elif building == words.DISTILLERY:
            things = float(min(state.held(seat, words.SUGAR), state.supply[words.RUM]))
        elif building == words.DAM:
            things = float(min(parts.dam_water, state.supply[words.WATER])) / 2.0
        elif building == words.EMBASSY:
            things = float(min(parts.embassy_cigars, state.supply[words.CIGARS]))
        elif building == words.WAREHOUSE:
            yard = 11 * seat
            things = float(state.stock[yard + 3] + state.stock[yard + 4] + state.stock[yard + 5]) / 2.0
        elif building == words.SMALL_OFFICE:
            points = float(self.despatch(1))
        elif building == words.LARGE_OFFICE:
            points = float(self.despatch(5 if state.eggert else parts.most[building]))
        else:
            things = 0.5
        if points > 0.0 or pesos > 0.0 or things > 0.0:
            self.uses.append(Use(building, site, points, pesos, things))

    def despatch(self, most: int) -> int:
        """The points that an office can get for one ware."""
        state = self.state
        best = 0
        for ware in range(5):
            held = min(most, state.held(self.seat, words.MATERIALS + ware))
            if held > 0:
                for dock in range(1, words.DOCKS + 1):
                    loaded = min(held, state.space[5 * dock - 5 + ware])
                    best = max(best, loaded * state.parts.dock_points[dock])
        return best

    def best_load(self, only: int) -> int:
        """The points for all that fits on one ship, or on that at one dock; at dock 0, that is in the next round,
        without what lies in the yard and spoils."""
        state = self.state
        best = 0
        base = 11 * self.seat
        for dock in range(1, words.DOCKS + 1):
            if state.docks[dock] < 0 or (only > 0 and dock != only):
                continue
            loaded = 0
            for ware in range(5):
                room = state.space[5 * dock - 5 + ware]
                if room > 0:
                    if only != 0:
                        held = state.held(self.seat, words.MATERIALS + ware)
                    else:
                        held = state.stock[base + 8 + ware] if ware < 3 else state.stock[base + 3 + ware]
                    loaded += min(room, held)
            best = max(best, loaded * state.parts.dock_points[dock])
        return best

    # --- laws and votes -----------------------------------------------------------------------------------------

    def tax(self, law: int) -> float:
        amount = laws.tax(self.state, self.seat, law)
        if self.state.pesos[self.seat] - max(0, self.state.bids[self.seat]) < amount:
            return 0.0
        return self.state.parts.law_points - 0.3 * amount

    def duty(self, law: int) -> float:
        first, end, wanted = laws.duty(self.state, law)
        have = 0
        for thing in range(first, end):
            have += self.state.held(self.seat, thing)
        return self.state.parts.law_points - 0.4 * wanted if have >= wanted else 0.0

    def subsidy(self, law: int) -> float:
        return float(laws.subsidy(self.state, self.seat, law)) if law >= 0 else 0.0

    def odds(self) -> float:
        """How likely the votes make a majority."""
        state = self.state
        mine = float(state.votes[self.seat] + max(0, state.bids[self.seat]))
        most = 0.0
        for other in range(state.players):
            if other != self.seat:
                theirs = state.bids[other]
                votes = float(state.votes[other])
                votes += float(theirs) if theirs >= 0 else min(1.5, 0.25 * state.pesos[other])
                most = max(most, votes)
        return max(0.0, min(1.0, 0.5 + 0.22 * (mine - most)))
