# compiled by mypyc
"""For what counts in Cuba: one seat's affairs in one position, looked at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from malecon.core.decision import KIND
from malecon.games.cuba import architect, harbour, laws, market, parliament, rounds, words
from malecon.games.cuba.buildings import USING
from malecon.games.cuba.foreman import OVERSEEING
from malecon.games.cuba.heuristic_seat import count as bits_of
from malecon.games.cuba.plantation import HARVESTING, PLACING
from malecon.games.cuba.state import Cuba

# Stages of a round: four turns to go, …, none and parliament before it; the tax to come, the duty to come, all done.
TAXED: Final = 5
TOLLED: Final = 6
DONE: Final = 7
STEPS: Final = 8
OPEN: Final = 4  # bits that count the fields of one thing
LOAD: Final = 16  # and what goes on one ship


class Use:
    """What one use of a building would bring at once: points, pesos, things that it makes."""

    def __init__(self, building: int, site: i64, points: float, pesos: float, things: float) -> None:
        self.building = building
        self.site: i64 = site
        self.points: float = points
        self.pesos: float = pesos
        self.things: float = things


class Kinds:
    """The kinds of what may be pending, in native form: a look into other modules costs more than all else here."""

    def __init__(self) -> None:
        self.acting: i64 = rounds.ACTING.number
        self.voting: i64 = parliament.VOTING.number
        self.enacting: i64 = parliament.ENACTING.number
        self.taxing: i64 = laws.TAXING.number
        self.tolling: i64 = laws.TOLLING.number
        self.placing: i64 = PLACING.number
        self.harvesting: i64 = HARVESTING.number
        self.trading: i64 = market.TRADING.number
        self.building: i64 = architect.BUILDING.number
        self.siting: i64 = architect.SITING.number
        self.overseeing: i64 = OVERSEEING.number
        self.loading: i64 = harbour.LOADING.number
        self.using: i64 = USING.number


@mypyc_attr(free_list_len=1)
class Tally:
    """One seat's affairs in one position: how far it has come, its fields as bits, its cards, its buildings' uses."""

    def __init__(self, state: Cuba, seat: int, kinds: Kinds) -> None:
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
        self.open: i64 = 0  # fields by what grows or lies there, so many bits for each thing
        self.solid: i64 = 0  # those with materials
        self.ripe: i64 = 0  # those with products
        self.uses: list[Use] = []
        self.cards: i64 = 0
        self.look_ahead(kinds)
        self.survey()

    def can(self, card: i64) -> bool:
        """Whether the card is still to be played in this round."""
        return self.cards & 1 << card != 0

    def look_ahead(self, kinds: Kinds) -> None:
        """What is pending: how far the round has come, and what the seat is about to get."""
        state = self.state
        seat = self.seat
        site = -1
        place = (seat - state.first) % state.players
        for pending in state.pending:
            kind: i64 = pending & KIND
            if kind == kinds.acting:
                self.step = min(4, (rounds.ACTING.cards.of(pending) - place + state.players - 1) // state.players)
            elif kind == kinds.voting:
                self.step = 4
                self.voting = True
                self.likely = self.odds()
            elif kind == kinds.enacting:
                self.step = 4
                self.likely = 1.0 if state.turn == seat else 0.0
            elif kind == kinds.taxing:
                self.step = TAXED if place >= laws.TAXING.asked.of(pending) else TOLLED
            elif kind == kinds.tolling:
                self.step = TOLLED if place >= laws.TOLLING.asked.of(pending) else DONE
            elif state.turn == seat:
                if kind == kinds.placing:
                    self.doing = words.WORKER
                    self.harvesting = 4
                elif kind == kinds.harvesting:
                    self.doing = words.WORKER
                    self.harvesting = HARVESTING.free.of(pending)
                    self.used = HARVESTING.harvested.of(pending)
                elif kind == kinds.trading:
                    self.doing = words.TRADER
                elif kind == kinds.building:
                    self.doing = words.ARCHITECT
                elif kind == kinds.siting:
                    site = architect.SITING.building.of(pending)
                elif kind == kinds.overseeing:
                    self.doing = words.FOREMAN
                    self.used = OVERSEEING.used.of(pending)
                elif kind == kinds.loading:
                    if harbour.LOADING.loader.of(pending) == harbour.BY_MAYOR:
                        self.doing = words.MAYOR
                        self.dock = harbour.LOADING.dock.of(pending)
                elif kind == kinds.using:
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
        fields = state.fields
        supply = state.supply
        base: i64 = words.ACRES * self.seat
        sites: i64 = 0
        open: i64 = 0
        solid: i64 = 0
        ripe: i64 = 0
        bit: i64 = 1
        for field in range(i64(words.ACRES)):
            building = fields[base + field]
            if building >= 0:
                self.built.append(building)
                sites |= bit
                self.note_use(building, bit)
            else:
                thing: i64 = layout[field]
                if thing >= 0 and supply[thing] > 0:
                    open += 1 << (OPEN * thing)
                    if thing < words.MATERIALS:
                        solid |= bit
                    else:
                        ripe |= bit
            bit <<= 1
        self.sites = sites
        self.open = open
        self.solid = solid
        self.ripe = ripe
        if self.harvesting > 0 and HARVESTING.pends(state.pending[-1]):
            ripe &= state.parts.crosses[state.pawns[self.seat]] & ~self.used
            self.harvesting = min(self.harvesting, int(bits_of(ripe)))

    def note_use(self, building: int, site: i64) -> None:
        """What using the building would bring now; those that bring nothing now are left out."""
        state = self.state
        seat = self.seat
        parts = state.parts
        first, end = parts.takes[state.eggert][building]
        points = 0.0
        pesos = 0.0
        things = 0.0
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
        stock = state.stock
        space = state.space
        base: i64 = 11 * self.seat + words.MATERIALS
        loads: i64 = 0  # by dock, so many bits for each
        for ware in range(i64(5)):
            held: i64 = 0
            if ware >= 3 or only != 0:
                held = stock[base + ware]
            if ware < 3:
                held += stock[base + 5 + ware]
            if held > 0:
                for dock in range(i64(words.DOCKS)):
                    room: i64 = space[5 * dock + ware]
                    loads += (room if room < held else held) << (LOAD * dock)
        best: i64 = 0
        at: i64 = 1
        while loads > 0:
            loaded = loads & ((1 << LOAD) - 1)
            if loaded > 0 and state.docks[at] >= 0 and (only <= 0 or at == only):
                best = max(best, loaded * i64(state.parts.dock_points[at]))
            loads >>= LOAD
            at += 1
        return best

    # --- laws and votes -----------------------------------------------------------------------------------------

    def tax(self, law: int) -> float:
        amount = laws.tax(self.state, self.seat, law)
        if self.state.pesos[self.seat] - max(0, self.state.bids[self.seat]) < amount:
            return 0.0
        return self.state.parts.law_points - 0.3 * amount

    def duty(self, law: int) -> float:
        first, end, wanted = laws.duty(self.state, law)
        have = self.state.held_of(self.seat, first, end)
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
