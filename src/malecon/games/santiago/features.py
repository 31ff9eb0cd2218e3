# compiled by mypyc
"""What counts in Santiago de Cuba: goods that are asked for and others, pesos, buildings, the broker, the next stop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.features import Features, Sum
from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.games.santiago import words
from malecon.games.santiago.harbour import DELIVERING
from malecon.games.santiago.road import DRIVING
from malecon.games.santiago.state import Santiago
from malecon.games.santiago.words import ASKED, GOODS, STOPS, WOOD

SHIPS: Final = 8  # to come, none to seven or more
VALUES: Final = 4  # of a good: the lowest, … three above it or more


class Cargo(Features):
    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        self.stages = SHIPS * VALUES
        self.sights = [(number, (7 - number) * VALUES) for number in (1, 3, 5, 7)]
        asked = GOODS[:ASKED]
        self.wanted = self.counts("wanted", "good", asked)
        self.wanted_worth = self.counts("wanted-worth")
        self.spare = self.counts("spare", "good", asked)
        self.many = self.counts("many", "good", asked)
        self.wood = self.counts("wood")
        self.wood_wanted = self.counts("wood-wanted")
        self.left = self.counts("left")
        self.purse = self.counts("purse")
        self.savings = self.counts("savings")
        self.riches = self.counts("riches")
        self.owned = self.counts("owned", "building", words.BUILDINGS)
        self.owners = self.counts("owners")
        self.rent = self.counts("rent")
        self.broker = self.counts("broker", "building", words.BUILDINGS)
        self.on_turn = self.counts("on-turn")
        self.soon = self.counts("soon")
        self.next = self.counts("next", "cuban", words.CUBANS)
        self.harbour = self.counts("harbour")
        self.delivery = self.counts("delivery")
        self.passed = self.counts("passed")
        self.last_goods = self.counts("last-goods")

    def basis(self, stage: int) -> list[float]:
        """Ships to come, the last ship, the value of a good."""
        to_come = stage // VALUES / 6.0
        last = 1.0 if stage // VALUES == 0 else 0.0
        value = stage % VALUES / 2.0
        return [1.0, to_come, to_come * to_come, last, value, last * value]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, Santiago)
        parts = state.parts
        to_come = min(SHIPS - 1, parts.ships - state.ship)
        into.open(VALUES * to_come + max(0, min(VALUES - 1, state.value - parts.first_value)))
        into.add(self.points, float(state.points[seat]))
        worth = self.goods(state, seat, into)
        self.town(state, seat, into)
        self.turn(state, seat, worth, into)

    def goods(self, state: Santiago, seat: int, into: Sum) -> float:
        """Goods and pesos; gives what the ship would pay for all that it asks for."""
        mine: i64 = 6 * seat
        worth = 0
        left = 0
        lacking = 0
        for good in range(i64(ASKED)):
            held = state.goods[mine + good]
            asked = state.demand[good] if state.demand[good] > 0 else 0
            left += held
            lacking += asked
            if held > 0:
                fit = min(held, asked)
                if fit > 0:
                    lacking -= fit
                    worth += fit * state.value
                    into.add(self.wanted + good, float(fit))
                over = held - fit
                if over > 0:
                    into.add(self.spare + good, float(min(over, 2)))
                    if over > 2:
                        into.add(self.many + good, float(over - 2))
        wood = state.goods[mine + WOOD]
        if wood > 0:
            left += wood
            into.add(self.wood, float(min(wood, 4)))
            into.add(self.wood_wanted, float(min(wood, lacking)))
        into.add(self.left, float(left))
        if state.ship >= state.parts.ships:
            into.add(self.last_goods, float(left // state.parts.exchange))
        if worth > 0:
            into.add(self.wanted_worth, float(worth))
        pesos = state.pesos[seat]
        into.add(self.purse, float(min(pesos, 3)))
        if pesos > 3:
            into.add(self.savings, float(min(pesos - 3, 6)))
            if pesos > 9:
                into.add(self.riches, float(min(pesos - 9, 20)))
        return float(worth)

    def town(self, state: Santiago, seat: int, into: Sum) -> None:
        """Buildings owned, those in which another's broker stands, and where one's own does."""
        own = 0
        for place in range(len(state.owners)):
            if state.owners[place] == seat:
                own += 1
                into.add(self.owned + state.buildings[place], 1.0)
        into.add(self.owners, float(own))
        place = state.brokers[seat]
        if place >= 0:
            into.add(self.broker + state.buildings[place], 1.0)
        if state.turn >= 0 and state.turn != seat:
            stands = state.brokers[state.turn]
            # Rent is paid at the end of the turn.
            if stands >= 0 and state.owners[stands] == seat and len(state.pending) > 0:
                if not DRIVING.pends(state.pending[-1]):
                    into.add(self.rent, 1.0)

    def turn(self, state: Santiago, seat: int, worth: float, into: Sum) -> None:
        """Whose turn is next, what is at the next stop, and a delivery that goes on."""
        if state.turn < 0:
            return
        driving = False
        for pending in state.pending:
            if DELIVERING.pends(pending):
                if DELIVERING.out.of(pending) & 1 << seat:
                    into.add(self.passed, 1.0)
                else:
                    into.add(self.delivery, worth)
            elif DRIVING.pends(pending):
                driving = True
        # Once the car has stopped the next to drive is the player to the left.
        drives = state.turn if driving else (state.turn + 1) % state.players
        after = (seat - drives) % state.players
        if after > 0:
            into.add(self.soon, float(after))
            return
        into.add(self.on_turn, 1.0)
        stop = (state.car + 1) % STOPS
        if stop == 0:
            into.add(self.harbour, worth)
        elif state.cubans[stop - 1] >= 0 and not state.down[stop - 1]:
            into.add(self.next + state.cubans[stop - 1], 1.0)
