"""One choice looked at again: what was played, what was best, the chance to win with each, and how sure that is.

A choice is judged by several searches that know nothing of each other. What differs between them is doubt, and what a
move is worth is asked of a search that had no part in choosing it: else the best of many would always look too good.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from malecon.bots.search import Node, Search, Thinking
from malecon.bots.value import win_shares
from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.record import Record
from malecon.core.state import CHANCE, NOBODY, State
from malecon.lab.hint import chances, to_win

PLAYOUTS = 2000
SECONDS = 3.0
# Some look further than others: a choice that they see differently is one of which nobody can be sure.
DEPTHS = (0.5, 0.75, 1.25, 1.5)
TRIES = len(DEPTHS)
RIVALS = 2  # so many of the next best, by visits and by promise, are judged as thoroughly
# Nineteen times in twenty what four tries find lies within so many of their standard errors (Student's t).
SURE = 3.18
LEAST = 0.02  # nobody plays by less than that
FAIR = 2  # a move that is judged gets at least this part of a search, so that it is judged fairly
GLANCE = 16  # what else luck might have brought is looked at with this part of the playouts
OUTCOMES, DRAWS = 12, 10  # of one draw so many outcomes are all weighed; of several, so many are drawn
LINE, SEEN = 5, 5  # how far a line is told, and how often a search has to have gone there


@dataclass(frozen=True)
class Judged:
    """A choice: what was played, what would have been best, and the chance to win with each."""

    number: int  # of the move in the record, from 1
    seat: int
    move: int
    chance: float
    best: int
    best_chance: float
    chances: tuple[float, ...]  # of all seats, before the move, if it is the best one
    doubt: float = 0.0  # the standard error of what the move cost
    noise: float = 0.0  # … and of the chance itself
    after: tuple[float, ...] = ()  # of all seats, with the move that was played
    second: int = -1  # the next best, if there is any
    gap: float = 0.0  # by how much the best is better than that, and how sure that is
    gap_doubt: float = 0.0
    line: tuple[tuple[int, int], ...] = ()  # what is likely to follow the best move: seat and move
    luck: tuple[float, ...] = ()  # what luck gave each seat just before, beside what else it might have brought
    luck_doubt: float = 0.0
    stake: float = 1.0  # what any move at random would have cost, and how sure that is
    stake_doubt: float = 0.0

    @property
    def told(self) -> float:
        """What it cost as people are told: the difference of the two chances shown, in whole per cents."""
        return max(0, round(100 * self.best_chance) - round(100 * self.chance)) / 100

    @property
    def mattered(self) -> bool:
        """Whether something was at stake: where all is won or lost any move will do."""
        return self.mistake or (self.stake >= LEAST and self.stake > SURE * self.stake_doubt)

    @property
    def cost(self) -> float:
        return max(0.0, self.best_chance - self.chance)

    @property
    def mistake(self) -> bool:
        """Whether something else was better, beyond doubt and by more than a trifle."""
        return self.cost >= LEAST and self.cost > SURE * self.doubt

    @property
    def found(self) -> bool:
        """Whether the one best move was played, and no other would have done."""
        return self.move == self.best and self.gap >= LEAST and self.gap > SURE * self.gap_doubt

    def data(self, game: Game) -> dict[str, Any]:
        """What is kept of it: moves in notation."""
        kept = {name: getattr(self, name) for name in ("number", "seat", *FIGURES)}
        told = {name: _rounded(kept[name]) for name in kept}
        line = [[seat, game.write(move)] for seat, move in self.line]
        second = game.write(self.second) if self.second >= 0 else ""
        return {**told, "move": game.write(self.move), "best": game.write(self.best), "second": second, "line": line}

    @classmethod
    def load(cls, game: Game, kept: Mapping[str, Any]) -> Judged:
        """What was kept by `data`."""
        # What was kept before there was such a figure is taken for one that mattered.
        known = {name: kept[name] for name in FIGURES if name in kept}
        figures: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in known.items()
        }
        return cls(
            number=kept["number"],
            seat=kept["seat"],
            move=game.read(kept["move"]),
            best=game.read(kept["best"]),
            second=game.read(kept["second"]) if kept["second"] else -1,
            line=tuple((seat, game.read(text)) for seat, text in kept["line"]),
            **figures,
        )


FIGURES = (
    "chance", "best_chance", "chances", "doubt", "noise", "after", "gap", "gap_doubt", "luck", "luck_doubt",
    "stake", "stake_doubt",
)  # fmt: skip


def _rounded(told: Any) -> Any:
    if isinstance(told, tuple):
        return [round(one, 5) for one in told]
    return round(told, 5) if isinstance(told, float) else told


@dataclass(frozen=True)
class Question:
    """A choice that a record holds: where, whose, and what was played."""

    state: State
    seat: int
    move: int
    number: int
    before: State | None = None  # where luck began to speak, if it did so since the choice before
    draws: int = 0  # how often it spoke


def questions(record: Record) -> list[Question]:
    """Every choice of a record with two moves or more."""
    out = []
    states = record.states()
    state = next(states)
    before, draws = None, 0
    for number, line in enumerate(record.moves, 1):
        if line.seat == CHANCE:
            before, draws = state.copy() if before is None else before, draws + 1
        elif len(state.moves(line.seat)) > 1:
            out.append(Question(state.copy(), line.seat, record.game.read(line.move), number, before, draws))
            before, draws = None, 0
        next(states)
    return out


def judge(asked: Question, seed: int | str, playouts: int = PLAYOUTS, seconds: float = SECONDS) -> Judged:
    """One choice: the best move that the searches find, and the one that was played, from what its seat knew."""
    state, played = asked.state, asked.move
    each = playouts / sum(DEPTHS)
    tries = [
        Try(
            state,
            asked.seat,
            max(1, round(depth * each)),
            seconds * depth / sum(DEPTHS),
            f"{seed}/{asked.number}/{one}",
        )
        for one, depth in enumerate(DEPTHS)
    ]
    before = shares([one.search for one in tries])
    order = [move for move, _ in sum((one.visits for one in tries), Counter[int]()).most_common()]
    best, second = order[0], order[1] if len(order) > 1 else -1
    moves = sorted({best, played, *(one.best for one in tries)})
    # What each search thinks of the move that the others like best.
    liked = [max(moves, key=lambda move: sum(o.visits[move] for o in tries if o is not own)) for own in tries]
    chance = fmean(one.chance(played) for one in tries)
    lost = [one.chance(move) - one.chance(played) for one, move in zip(tries, liked, strict=True)]
    cost = 0.0 if best == played else max(0.0, fmean(lost))
    luck, luck_doubt = fortune(asked, f"{seed}/{asked.number}/luck", max(1, playouts // GLANCE), seconds / GLANCE)
    deepest = max(tries, key=lambda one: one.visits.total()).search
    stakes = [one.stake() for one in tries]
    judged = Judged(
        asked.number, asked.seat, played, chance, best, chance + cost,
        chances=with_chance(before, asked.seat, chance + cost),
        doubt=0.0 if best == played else error(lost),
        noise=error([one.chance(best) for one in tries]),
        after=with_chance(before, asked.seat, chance),
        line=line(state, asked.seat, deepest, best),
        luck=luck,
        luck_doubt=luck_doubt,
        stake=fmean(stakes),
        stake_doubt=error(stakes),
    )  # fmt: skip
    if second < 0:
        return judged
    # The next best by what it is worth: what is seldom visited may still be another way to the same end.
    nodes = [node for one in tries for node in one.search.ranked()]
    promising = sorted(nodes, key=lambda node: -node.chance())[: TRIES * RIVALS]
    rivals = ({*order[1 : RIVALS + 1]} | {node.move for node in promising}) - {best}
    second = max(sorted(rivals), key=lambda move: fmean(one.chance(move) for one in tries))
    gaps = [one.chance(best) - one.chance(second) for one in tries]
    return replace(judged, second=second, gap=max(0.0, fmean(gaps)), gap_doubt=error(gaps))


class Try:
    """One search, and what it says of moves when it is asked."""

    def __init__(self, state: State, seat: int, playouts: int, seconds: float, seed: str) -> None:
        self.state, self.seat = state, seat
        self.playouts, self.seconds = playouts, seconds
        self.luck = Luck(seed)
        self.search = Search(state, seat, Thinking(playouts, seconds), self.luck)
        self.search.run(state)
        # What it thinks by itself: what it is asked about later is visited more than it would have.
        ranked = self.search.ranked()
        self.best = ranked[0].move
        self.visits: Counter[int] = Counter({node.move: node.visits for node in ranked})
        self.seen = {node.move: to_win(self.search, node) for node in ranked if node.visits > 0}
        self._known: dict[int, float] = {}

    def chance(self, move: int) -> float:
        """The seat's chance to win with a move. Where it goes on deciding after it, a search begins there with a plan
        of its own: in the midst of a turn one sees what was paid, not what it brings."""
        if move not in self._known:
            self._known[move] = self._ask(move)
        return self._known[move]

    def stake(self) -> float:
        """What a move at random would cost beside the best, all of them as this one search sees them."""
        return max(0.0, self.seen.get(self.best, 0.0) - fmean(self.seen.values())) if self.seen else 0.0

    def _ask(self, move: int) -> float:
        world = self.state.guess(self.seat, self.luck)
        world.step(move, self.seat)
        while world.actor == self.seat and world.openly_forced(self.seat):
            world.step(world.moves(self.seat)[0], self.seat)
        if world.actor == self.seat and len(world.lean(self.seat)) > 1:
            on = Search(world, self.seat, Thinking(max(1, self.playouts // FAIR), self.seconds), self.luck)
            on.run(world)
            return to_win(on, on.best())
        return to_win(self.search, self.search.look_into(self.state, move, max(1, self.playouts // FAIR), self.seconds))


def fortune(asked: Question, seed: str, playouts: int, seconds: float) -> tuple[tuple[float, ...], float]:
    """What luck gave each seat before a choice, and the standard error of that: the position it brought, beside the
    mean of those it might have brought. All are looked at in the same way, so that whose turn it is makes no odds."""
    if asked.before is None:
        return (), 0.0
    luck = Luck(seed)
    if asked.draws == 1 and len(asked.before.moves()) <= OUTCOMES:
        outcomes = list(zip(asked.before.moves(), asked.before.weights(), strict=True))
    else:
        outcomes = [(-1, 1)] * DRAWS
    came = [glance(asked.state, playouts, seconds, luck) for _ in range(2)]
    might = [glance(_drawn(asked.before, move, luck), playouts, seconds, luck) for move, _ in outcomes]
    weights = [weight for _, weight in outcomes]
    gave = []
    for seat in range(asked.state.players):
        expected = sum(w * seen[seat] for w, seen in zip(weights, might, strict=True)) / sum(weights)
        gave.append(fmean(seen[seat] for seen in came) - expected)
    noise = error([seen[asked.seat] for seen in came])
    drawn = 0.0 if outcomes[0][0] >= 0 else error([seen[asked.seat] for seen in might])
    return tuple(gave), sqrt(noise**2 + drawn**2)


def _drawn(before: State, move: int, luck: Luck) -> State:
    """Where luck might lead: to the next choice, or to the end."""
    world = before.copy()
    if move >= 0:
        world.step(move, CHANCE)
    while world.actor != NOBODY:
        if world.actor == CHANCE:
            world.step(world.draw(luck), CHANCE)
        elif len(moves := world.moves(world.actor)) == 1:
            world.step(moves[0], world.actor)
        else:
            break
    return world


def glance(state: State, playouts: int, seconds: float, luck: Luck) -> tuple[float, ...]:
    """Each seat's chance to win by a small search of who decides."""
    if state.actor == NOBODY:
        return tuple(win_shares(state))
    search = Search(state, state.actor, Thinking(playouts, seconds), luck)
    search.run(state)
    return with_chance(chances(search), state.actor, to_win(search, search.best()))


def error(found: Sequence[float]) -> float:
    """The standard error of the mean of what several tries found."""
    return stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def shares(tries: Sequence[Search]) -> tuple[float, ...]:
    """Each seat's chance to win, as all tries together see it; together they are 1."""
    sums = [sum(brought) for brought in zip(*(search.sums for search in tries), strict=True)]
    return tuple(brought / sum(sums) for brought in sums)


def with_chance(chances: Sequence[float], seat: int, chance: float) -> tuple[float, ...]:
    """The same chances when one seat's is known better: the others share what is left as before.

    >>> with_chance((0.2, 0.4, 0.4), 0, 0.5)
    (0.5, 0.25, 0.25)
    """
    rest = sum(chances) - chances[seat]
    left = (1 - chance) / rest if rest > 0 else 0.0
    return tuple(chance if i == seat else one * left for i, one in enumerate(chances))


def line(state: State, seat: int, search: Search, move: int) -> tuple[tuple[int, int], ...]:
    """What a search expects after a move: the choices it followed most, until luck speaks or it hardly looked."""
    found = search.root.child(move, seat)
    node = Node(move, seat) if found is None else found
    world = state.copy()
    world.step(move, seat)
    told: list[tuple[int, int]] = []
    while len(told) < LINE and world.actor not in (CHANCE, NOBODY) and len(world.actors) == 1:
        moves = world.moves(world.actor)
        open_to = [one for one in node.children if one.seat == world.actor and one.move in moves and one.visits >= SEEN]
        if not open_to:
            break
        node = max(open_to, key=lambda one: one.visits)
        if len(moves) > 1:
            told.append((node.seat, node.move))
        world.step(node.move, node.seat)
    return tuple(told)
