# compiled by mypyc
"""What a ship asks for (p. 3, 8): five dice are rolled, four of them put on the ship unchanged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.state import CHANCE
from malecon.games.santiago.frames import LEAVING, ROLLING
from malecon.games.santiago.words import ASKED, DIE, GOODS, LEAVE, MOST_ASKED

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


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


def faces(state: Santiago) -> list[int]:
    """What the next die may show."""
    good = next_die(state)
    counts = state.parts.face_counts[good]
    return [DIE + good * (MOST_ASKED + 1) + shown for shown in range(MOST_ASKED + 1) if counts[shown] > 0]


def odds(state: Santiago) -> list[int]:
    counts = state.parts.face_counts[next_die(state)]
    return [count for count in counts if count > 0]


def roll(state: Santiago, move: int) -> None:
    good = (move - DIE) // (MOST_ASKED + 1)
    state.dice[good] = (move - DIE) % (MOST_ASKED + 1)
    if good < ASKED - 1:
        return
    if sum(state.dice) == 0:
        # Five zeros are rolled again (ruling).
        state.dice = [-1] * ASKED
        return
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
