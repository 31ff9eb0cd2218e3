# compiled by mypyc
"""What a position is worth to each seat, as a number from 0 to 1: mostly the chance to win, a little the margin."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from malecon.core.heuristic import Heuristic
from malecon.core.state import NOBODY, State


def squash(x: float) -> float:
    """The logistic curve: 0.5 at 0, near 0 and 1 far away."""
    if x > 40.0:
        return 1.0
    if x < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def values(judge: Heuristic, state: State, spread: float) -> list[float]:
    """By seat, together 1. `spread` is the lead that makes a win nearly three times as likely as a loss."""
    if state.actor == NOBODY:
        return final(state, spread)
    return shares([judge.worth(state, seat) for seat in range(state.players)], spread)


def lead(judge: Heuristic, state: State, spread: float) -> float:
    """What a position is worth to the first of two seats; to the other it is what is left of 1."""
    if state.actor == NOBODY:
        return final(state, spread)[0]
    return squash((judge.worth(state, 0) - judge.worth(state, 1)) / spread)


def hoped(judge: Heuristic, state: State, spread: float, seat: int, worths: list[float]) -> float:
    """What a position is worth to one seat, if it is to the others what it was: only the seat's own worth is judged,
    and noted among the `worths` of all."""
    if state.actor == NOBODY:
        return final(state, spread)[seat]
    worths[seat] = judge.worth(state, seat)
    return share(worths, spread, seat)


def shares(worths: list[float], spread: float) -> list[float]:
    """The chances that such worths stand for."""
    if len(worths) == 2:
        lead = squash((worths[0] - worths[1]) / spread)
        return [lead, 1.0 - lead]
    best = highest(worths)
    total = 0.0
    found: list[float] = []
    for worth in worths:
        part = weight(worth, best, spread)
        found.append(part)
        total += part
    return [part / total for part in found]


def share(worths: list[float], spread: float, seat: i64) -> float:
    """One seat's, among more than two without listing the others'."""
    best = highest(worths)
    total = 0.0
    for worth in worths:
        total += weight(worth, best, spread)
    return weight(worths[seat], best, spread) / total


def highest(worths: list[float]) -> float:
    best = -1e9
    for worth in worths:
        if worth > best:
            best = worth
    return best


def weight(worth: float, best: float, spread: float) -> float:
    """How likely a seat is to win beside one that the best worth stands for."""
    lag = (worth - best) / spread
    return exp(lag if lag > -40.0 else -40.0)


def win_shares(state: State) -> list[float]:
    """Of a game that is over: 1 for its winner, a part for each of several."""
    standing = state.standing()
    best = max(standing)
    share = 1.0 / standing.count(best)
    return [share if place == best else 0.0 for place in standing]


def final(state: State, spread: float) -> list[float]:
    """Of a game that is over: nine tenths for the win, one by how near the others' scores are; together 1."""
    won = win_shares(state)
    near = shares([float(points) for points in state.scores], 2.0 * spread)
    return [0.9 * won[seat] + 0.1 * near[seat] for seat in range(state.players)]
