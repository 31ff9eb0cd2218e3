# compiled by mypyc
"""The search of one's own chain of moves: from a decision until another seat, or chance, has to decide."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from malecon.core.heuristic import Heuristic
from malecon.core.interrupts import heed
from malecon.core.luck import Luck
from malecon.core.state import State

BUDGET: Final = 3000  # positions looked at; beyond it only the best few chains are followed to their end
WIDTH: Final = 96  # chains followed at the same time
NARROW: Final = 3
LENGTH: Final = 60  # moves: no turn of a real game is so long
NEVER: Final = 1e18


class Link:
    """A position on a chain, and how it was reached."""

    def __init__(self, state: State, before: Link | None, move: int) -> None:
        self.state = state
        self.before = before
        self.move: int = move
        self.liking: float = 0.0


def liking(judge: Heuristic, state: State, seat: int, envy: float) -> float:
    """Own worth, less a share of what the best of the others is worth."""
    best = -1e9
    for other in range(state.players):
        if other != seat:
            worth = judge.worth(state, other)
            if worth > best:
                best = worth
    return judge.worth(state, seat) - envy * best


def goes_on(state: State, seat: int) -> bool:
    """Whether the seat itself decides next, alone or among others who answer in secret."""
    return state.actor == seat or (state.actor >= 0 and seat in state.waiting())


def best_chain(state: State, seat: int, judge: Heuristic, envy: float, luck: Luck, until: float = NEVER) -> list[int]:
    """The moves of the chain whose end is liked best; of equal ends the one nearest, then one drawn by luck. When the
    clock shows `until`, as when the budget is spent, only the best few are followed."""
    links = [Link(state, None, -1)]
    best: Link | None = None
    best_liking = 0.0
    best_length = 0
    equals = 0
    seen = 0
    budget = BUDGET
    for length in range(LENGTH):
        ahead: list[Link] = []
        for link in links:
            for move in link.state.lean(seat):
                twin = link.state.copy()
                twin.step(move, seat)
                seen += 1
                if seen % 64 == 0:
                    heed()
                    if perf_counter() > until:
                        budget = 0
                after = Link(twin, link, move)
                if length < LENGTH - 1 and goes_on(twin, seat):
                    ahead.append(after)
                    continue
                value = liking(judge, twin, seat, envy)
                if best is None or value > best_liking:
                    best = after
                    best_liking = value
                    best_length = length
                    equals = 1
                elif value == best_liking and length == best_length:
                    equals += 1
                    if luck.below(equals) == 0:
                        best = after
        if not ahead:
            break
        links = narrowed(ahead, WIDTH if seen < budget else NARROW, seat, judge, envy)
    chain: list[int] = []
    end = best
    while end is not None and end.before is not None:
        chain.append(end.move)
        end = end.before
    chain.reverse()
    return chain


def narrowed(links: list[Link], width: int, seat: int, judge: Heuristic, envy: float) -> list[Link]:
    """The links liked best, when there are too many. Of those liked exactly alike with the same moves to come,
    which are one position reached by clicks in another order, only the first."""
    if len(links) <= width:
        return links
    order: list[tuple[float, int]] = []
    for i in range(len(links)):
        links[i].liking = liking(judge, links[i].state, seat, envy)
        order.append((-links[i].liking, i))
    order.sort()
    kept: list[Link] = []
    moves: list[list[int]] = []
    for _, i in order:
        link = links[i]
        lean = link.state.lean(seat)
        j = len(kept) - 1
        while j >= 0 and kept[j].liking == link.liking and moves[j] != lean:
            j -= 1
        if j >= 0 and kept[j].liking == link.liking:
            continue
        kept.append(link)
        moves.append(lean)
        if len(kept) == width:
            break
    return kept
