# compiled by mypyc
"""The harbour: deliveries, the value of a good, ships that leave (p. 5, 6, 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.rows import add_to, added
from malecon.core.shape import SEAT, Seats
from malecon.core.story import Event
from malecon.games.santiago.words import ASKED, DELIVER, DELIVER_WOOD, GOODS, LEXICON, MOST_ASKED, PASS, WOOD

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago

# Rows listed once are copied faster than they are made: what to deliver of a good, by how many one can at most.
DELIVERIES: Final[list[list[int]]] = [
    [DELIVER + good * MOST_ASKED + n for n in range(most)] for good in range(ASKED) for most in range(MOST_ASKED + 1)
]
PASSING: Final[list[int]] = [PASS]


def raise_value(state: Santiago, why: str) -> None:
    """One flag to the right; past the last one waits the chequered flag, and the ship leaves."""
    state.value += 1
    if state.value > state.parts.last_value:
        sail(state)
    elif state.story is not None:
        state.note("value-up", state.turn, {"n": state.value, "cause": why})


def lower(state: Santiago, good: int, number: int) -> None:
    """The die of a good goes down."""
    state.demand = added(state.demand, good, -number)
    state.wanted -= number


def sail_if_done(state: Santiago) -> None:
    """The ship leaves at once when every die shows 0; a ship that has no dice yet doesn't."""
    if state.wanted == 0:
        sail(state)


def sail(state: Santiago) -> None:
    """The next ship comes in at once, without demand; after the last one the game is over at once."""
    if state.story is not None:
        state.note("sailed", state.turn, {"n": state.ship})
    state.value = state.parts.first_value
    state.demand = [-1] * ASKED
    state.wanted = -1
    if state.ship >= state.parts.ships:
        state.finish("seventh-ship")
    else:
        state.ship += 1


def open_delivery(state: Santiago) -> None:
    state.pending.append(DELIVERING.of(state.turn, 0))


class Delivering(Decision["Santiago"]):
    """A delivery phase: from who stopped here, clockwise, until all have passed or the ship is full."""

    def __init__(self) -> None:
        super().__init__("deliver")
        self.seat: Final = self.field("seat", SEAT)
        self.out: Final = self.field("seats that are out", Seats())

    def waits(self, state: Santiago, pending: int) -> bool:
        """Whoever has nothing to deliver passes by itself (ruling)."""
        seat: i64 = self.seat.of(pending)
        out: i64 = self.out.of(pending)
        everybody: i64 = (i64(1) << state.players) - 1
        while out != everybody:
            if not out & (1 << seat):
                if state.story is not None:
                    state.unveil_goods(seat)
                if _can_deliver(state, seat):
                    state.pending[-1] = self.of(seat, out)
                    state.actor = seat
                    return True
                out |= 1 << seat
                if state.story is not None:
                    state.note("nothing-to-deliver", seat, {})
            seat = (seat + 1) % state.players
        state.pending.pop()
        raise_value(state, "all-passed")
        return False

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        demand = state.demand
        goods = state.goods
        have: i64 = 6 * seat
        moves: list[int] = []
        highest: i64 = 0
        for good in range(i64(ASKED)):
            asked: i64 = demand[good]
            if asked > 0:
                highest = max(highest, asked)
                sent: i64 = min(asked, i64(goods[have + good]))
                if sent > 0:
                    moves.extend(DELIVERIES[(MOST_ASKED + 1) * good + sent])
        for n in range(min(i64(goods[have + WOOD]), highest)):
            for good in range(i64(ASKED)):
                if demand[good] > n:
                    moves.append(DELIVER_WOOD + n * ASKED + good)
        moves.extend(PASSING)
        return moves

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        """Goods of one type for their value each, or wood in place of one type for 1 point each."""
        out = self.out.of(pending)
        if move == PASS:
            out |= 1 << seat
            if state.story is not None:
                state.note("passed", seat, {})
        else:
            if move >= DELIVER_WOOD:
                count = (move - DELIVER_WOOD) // ASKED + 1
                asked = (move - DELIVER_WOOD) % ASKED
                sent = WOOD
                points = count * state.parts.wood
            else:
                count = (move - DELIVER) % MOST_ASKED + 1
                asked = (move - DELIVER) // MOST_ASKED
                sent = asked
                points = count * state.value
            state.lose_good(seat, sent, count)
            lower(state, asked, count)
            add_to(state.points, seat, points)
            if state.story is not None:
                told: dict[str, int | str] = {"n": count, "good": GOODS[sent], "for_good": GOODS[asked]}
                state.note("delivered", seat, {**told, "points": points})
            if state.wanted == 0:
                state.pending.pop()
                sail(state)
                return
        state.pending[-1] = self.of((seat + 1) % state.players, out)

    def refuses(self, state: Santiago, pending: int, move: int, seat: int) -> Event | None:
        if not DELIVER <= move < PASS:
            return None
        args = LEXICON.family_of(move).args(move)
        asked = GOODS.index(str(args["good"]))
        sent = WOOD if move >= DELIVER_WOOD else asked
        have = state.goods[6 * seat + sent]
        wanted = max(0, state.demand[asked])
        told: dict[str, int | str] = {"good": GOODS[sent], "for_good": GOODS[asked], "n": args["n"]}
        if wanted == 0:
            return Event("not-asked", seat, told)
        return Event("delivery", seat, {**told, "have": have, "wanted": wanted, "most": min(have, wanted)})


def _can_deliver(state: Santiago, seat: i64) -> bool:
    demand = state.demand
    goods = state.goods
    have: i64 = 6 * seat
    wood = goods[have + WOOD] > 0
    for good in range(i64(ASKED)):
        if demand[good] > 0 and (wood or goods[have + good] > 0):
            return True
    return False


DELIVERING: Final[Delivering] = Delivering()
