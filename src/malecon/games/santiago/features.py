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
        self.wanted: i64 = self.counts("wanted", "good", asked)
        self.wanted_worth: i64 = self.counts("wanted-worth")
        self.spare: i64 = self.counts("spare", "good", asked)
        self.many: i64 = self.counts("many", "good", asked)
        self.wood: i64 = self.counts("wood")
        self.wood_wanted: i64 = self.counts("wood-wanted")
        self.left: i64 = self.counts("left")
        self.purse: i64 = self.counts("purse")
        self.savings: i64 = self.counts("savings")
        self.riches: i64 = self.counts("riches")
        self.owned: i64 = self.counts("owned", "building", words.BUILDINGS)
        self.owners: i64 = self.counts("owners")
        self.rent: i64 = self.counts("rent")
        self.broker: i64 = self.counts("broker", "building", words.BUILDINGS)
        self.on_turn: i64 = self.counts("on-turn")
        self.soon: i64 = self.counts("soon")
        self.next: i64 = self.counts("next", "cuban", words.CUBANS)
        self.harbour: i64 = self.counts("harbour")
        self.delivery: i64 = self.counts("delivery")
        self.passed: i64 = self.counts("passed")
        self.last_goods: i64 = self.counts("last-goods")

    def basis(self, stage: int) -> list[float]:
        """Ships to come, the last ship, the value of a good."""
        to_come = stage // VALUES / 6.0
        last = 1.0 if stage // VALUES == 0 else 0.0
        value = stage % VALUES / 2.0
        return [1.0, to_come, to_come * to_come, last, value, last * value]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, Santiago)
        parts = state.parts
        to_come: i64 = min(SHIPS - 1, i64(parts.ships) - i64(state.ship))
        into.open(VALUES * to_come + max(0, min(VALUES - 1, i64(state.value) - i64(parts.first_value))))
        into.add(self.points, float(state.points[seat]))
        worth = self.goods(state, seat, into)
        self.town(state, seat, into)
        self.turn(state, seat, worth, into)

    def goods(self, state: Santiago, seat: i64, into: Sum) -> float:
        """Goods and pesos; gives what the ship would pay for all that it asks for."""
        goods = state.goods
        demand = state.demand
        mine: i64 = 6 * seat
        fitting: i64 = 0
        left: i64 = 0
        lacking: i64 = 0
        for good in range(i64(ASKED)):
            held: i64 = goods[mine + good]
            asked: i64 = demand[good]
            if asked > 0:
                lacking += asked
            if held > 0:
                left += held
                if asked > 0:
                    fit = held if held < asked else asked
                    fitting += fit
                    into.add(self.wanted + good, float(fit))
                    held -= fit
                if held > 0:
                    into.add(self.spare + good, float(held if held < 2 else 2))
                    if held > 2:
                        into.add(self.many + good, float(held - 2))
        lacking -= fitting
        wood: i64 = goods[mine + WOOD]
        if wood > 0:
            left += wood
            into.add(self.wood, float(wood if wood < 4 else 4))
            into.add(self.wood_wanted, float(wood if wood < lacking else lacking))
        into.add(self.left, float(left))
        if state.ship >= state.parts.ships:
            into.add(self.last_goods, float(left // i64(state.parts.exchange)))
        worth = float(fitting * i64(state.value))
        if fitting > 0:
            into.add(self.wanted_worth, worth)
        self.pesos(i64(state.pesos[seat]), into)
        return worth

    def pesos(self, pesos: i64, into: Sum) -> None:
        into.add(self.purse, float(pesos if pesos < 3 else 3))
        if pesos > 3:
            into.add(self.savings, float(pesos - 3 if pesos < 9 else 6))
            if pesos > 9:
                into.add(self.riches, float(pesos - 9 if pesos < 29 else 20))

    def town(self, state: Santiago, seat: int, into: Sum) -> None:
        """Buildings owned, those in which another's broker stands, and where one's own does."""
        owners = state.owners
        own: i64 = 0
        for place in range(len(owners)):
            if owners[place] == seat:
                own += 1
                into.add(self.owned + i64(state.buildings[place]), 1.0)
        into.add(self.owners, float(own))
        place = state.brokers[seat]
        if place >= 0:
            into.add(self.broker + i64(state.buildings[place]), 1.0)
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
            into.add(self.next + i64(state.cubans[stop - 1]), 1.0)
