# compiled by mypyc
"""What a ship asks for (p. 3, 8): five dice are rolled, four of them put on the ship unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.games.santiago.frames import LEAVING, ROLLING
from malecon.games.santiago.words import ASKED, DIE, GOODS, LEAVE, MOST_ASKED

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago

MOST_BLANKS: Final = 2  # so often in a row five zeros may come


def call(state: Santiago, seat: int) -> None:
    """The dice are rolled, then the seat leaves one out."""
    state.push(LEAVING, seat)
    state.push(ROLLING)


def next_die(state: Santiago) -> int:
    """The dice are rolled in the order of the goods."""
    good = 0
    while state.dice[good] >= 0:
        good += 1
    return good


def least(state: Santiago, good: int) -> int:
    """The lowest face the next die may show: five zeros can't come a third time in a row (ruling, rules 2)."""
    return 1 if state.blanks == MOST_BLANKS and good == state.parts.last_die and max(state.dice) <= 0 else 0


def faces(state: Santiago) -> list[int]:
    """What the next die may show."""
    good = next_die(state)
    counts = state.parts.face_counts[good]
    shown = range(least(state, good), MOST_ASKED + 1)
    return [DIE + good * (MOST_ASKED + 1) + face for face in shown if counts[face] > 0]


def odds(state: Santiago) -> list[int]:
    good = next_die(state)
    return [count for count in state.parts.face_counts[good][least(state, good) :] if count > 0]


def draw(state: Santiago, luck: Luck) -> int:
    good = next_die(state)
    faces = state.parts.faces[good]
    if least(state, good) > 0:
        faces = [face for face in faces if face > 0]
    return DIE + good * (MOST_ASKED + 1) + faces[luck.below(len(faces))]


def roll(state: Santiago, move: int) -> None:
    good = (move - DIE) // (MOST_ASKED + 1)
    state.dice[good] = (move - DIE) % (MOST_ASKED + 1)
    if good < ASKED - 1:
        return
    if sum(state.dice) == 0:
        # Five zeros are rolled again (ruling).
        state.dice = [-1] * ASKED
        if state.rules >= 2:
            state.blanks += 1
        return
    state.blanks = 0
    state.pending.pop()
    if state.story is not None:
        state.note("rolled", CHANCE, {GOODS[i]: state.dice[i] for i in range(ASKED)})


def choices(state: Santiago) -> list[int]:
    """Four dice that all show 0 can't be chosen while another choice exists (ruling)."""
    shown = 0
    for value in state.dice:
        if value > 0:
            shown += 1
    return [LEAVE + good for good in range(ASKED) if shown > 1 or state.dice[good] == 0]


def leave(state: Santiago, move: int, seat: int) -> None:
    good = move - LEAVE
    state.demand = state.dice
    state.wanted = sum(state.demand) - state.demand[good]
    state.demand[good] = -1
    state.dice = [-1] * ASKED
    if state.story is not None:
        state.note("left-out", seat, {"good": GOODS[good]})
