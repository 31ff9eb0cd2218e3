# compiled by mypyc
"""What a ship asks for (p. 3, 8): five dice are rolled, four of them put on the ship unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Lot
from malecon.core.luck import Luck
from malecon.core.rows import most, replaced, total
from malecon.core.shape import SEAT
from malecon.core.state import CHANCE
from malecon.games.santiago.words import ASKED, DIE, GOODS, LEAVE, MOST_ASKED

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago

FACES: Final = MOST_ASKED + 1
MOST_BLANKS: Final = 2  # so often in a row five zeros may come


def first_missing(row: list[int]) -> int:
    """The place of the first −1."""
    place = 0
    while row[place] >= 0:
        place += 1
    return place


def call(state: Santiago, seat: int) -> None:
    """The dice are rolled, then the seat leaves one out."""
    state.pending.append(LEAVING.of(seat))
    state.pending.append(ROLLING.number)


class Rolling(Lot["Santiago"]):
    """The dice are rolled in the order of the goods."""

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        good = first_missing(state.dice)
        counts = state.parts.face_counts[good]
        return [DIE + good * FACES + shown for shown in range(_least(state, good), FACES) if counts[shown] > 0]

    def odds(self, state: Santiago, pending: int) -> list[int]:
        good = first_missing(state.dice)
        return [count for count in state.parts.face_counts[good][_least(state, good) :] if count > 0]

    def draws(self, state: Santiago, pending: int, luck: Luck) -> int:
        good = first_missing(state.dice)
        faces = state.parts.faces[good]
        if _least(state, good) > 0:
            faces = [face for face in faces if face > 0]
        return DIE + good * FACES + faces[luck.below(len(faces))]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        good = (move - DIE) // FACES
        state.dice = replaced(state.dice, good, (move - DIE) % FACES)
        if good < ASKED - 1:
            return
        if total(state.dice) == 0:
            # Five zeros are rolled again (ruling).
            state.dice = [-1] * ASKED
            if state.rules >= 2:
                state.blanks += 1
            return
        state.blanks = 0
        state.pending.pop()
        if state.story is not None:
            state.note("rolled", CHANCE, {GOODS[i]: state.dice[i] for i in range(ASKED)})


def _least(state: Santiago, good: int) -> int:
    """The lowest face the next die may show: five zeros can't come a third time in a row (ruling, rules 2)."""
    return 1 if state.blanks == MOST_BLANKS and good == state.parts.last_die and most(state.dice) <= 0 else 0


class Leaving(Decision["Santiago"]):
    def __init__(self) -> None:
        super().__init__("leave")
        self.seat: Final = self.field("seat", SEAT)

    def waits(self, state: Santiago, pending: int) -> bool:
        state.actor = self.seat.of(pending)
        return True

    def allows(self, state: Santiago, pending: int, seat: int) -> list[int]:
        """Four dice that all show 0 can't be chosen while another choice exists (ruling)."""
        shown = sum(value > 0 for value in state.dice)
        return [LEAVE + good for good in range(ASKED) if shown > 1 or state.dice[good] == 0]

    def does(self, state: Santiago, pending: int, move: int, seat: int) -> None:
        good = move - LEAVE
        state.pending.pop()
        state.demand = replaced(state.dice, good, -1)
        state.wanted = total(state.dice) - state.dice[good]
        state.dice = [-1] * ASKED
        if state.story is not None:
            state.note("left-out", seat, {"good": GOODS[good]})


ROLLING: Final[Rolling] = Rolling("roll")
LEAVING: Final[Leaving] = Leaving()
