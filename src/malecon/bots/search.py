# compiled by mypyc
"""The search that all games share: a tree of what each seat may do, grown one playout at a time.

It is information-set Monte Carlo tree search. Every playout starts from a world drawn by `guess`, so that the tree
holds only what its seat can know. Chance is drawn anew each time and doesn't branch the tree.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from malecon.bots.value import values
from malecon.core.air import breathe
from malecon.core.heuristic import Heuristic
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State

SPREAD: Final = 8.0  # how far ahead is far, in a game that doesn't say


class Node:
    """A move in the tree: who made it, how often it was open, how often taken and what it brought its seat."""

    def __init__(self, move: int, seat: int) -> None:
        self.move: int = move
        self.seat: int = seat
        self.open: float = 0.0
        self.visits: float = 0.0
        self.total: float = 0.0
        self.hope: float = 0.5
        self.children: list[Node] = []

    def child(self, move: int, seat: int) -> Node | None:
        """The node of a move from here, if it was ever thought of."""
        for node in self.children:
            if node.move == move and node.seat == seat:
                return node
        return None

    def chance(self) -> float:
        """What the move brings its seat, from 0 to 1."""
        return self.total / self.visits if self.visits > 0.0 else self.hope


class Thinking:
    """How a search thinks: its budget and its habits."""

    def __init__(
        self,
        playouts: int,
        seconds: float,
        explore: float = 1.0,
        bias: float = 1.0,
        turns: int = 0,
        greed: float = 1.0,
        trust: float = 1.0,
        fixed: float = 0.0,
        sharp: float = 0.0,
    ) -> None:
        self.playouts: int = playouts
        self.seconds: float = seconds
        self.explore: float = explore
        self.bias: float = bias
        self.turns: int = turns
        self.greed: float = greed
        self.trust: float = trust
        self.fixed: float = fixed
        self.sharp: float = sharp


class Search:
    """A tree for one seat's decision."""

    def __init__(self, state: State, seat: int, how: Thinking, luck: Luck, judge: Heuristic | None = None) -> None:
        self.judge: Heuristic = state.game.tuned if judge is None else judge
        self.spread: float = state.game.numbers.search.get("spread", SPREAD)
        self.seat: int = seat
        self.how = how
        self.luck = luck
        self.root = Node(-1, -1)
        self.sums: list[float] = [0.0] * state.players  # what all playouts brought each seat
        # Mean and spread of what playouts bring: how much there is to win decides how far to look around.
        self.seen: float = 0.0
        self.mean: float = 0.0
        self.square: float = 0.0

    def run(self, state: State) -> None:
        """Grow the tree from this state until the budget is spent."""
        moves = state.lean(self.seat)
        began = perf_counter()
        done = 0
        while self.root.visits < self.how.playouts:
            self.playout(state.guess(self.seat, self.luck), moves)
            done += 1
            if done % 32 == 0:
                breathe()
                if perf_counter() - began > self.how.seconds:
                    break

    def look_into(self, state: State, move: int, visits: int) -> Node:
        """Grow the tree behind one move, which needn't be a good one, until it was visited so often."""
        for _ in range(visits):
            child = self.root.child(move, self.seat)
            if child is not None and child.visits >= visits:
                break
            self.playout(state.guess(self.seat, self.luck), [move])
        child = self.root.child(move, self.seat)
        assert child is not None
        return child

    def ranked(self) -> list[Node]:
        """The moves from the root, the one visited most first."""
        order: list[tuple[float, float, int]] = []
        children = self.root.children
        for i in range(len(children)):
            order.append((-children[i].visits, -children[i].chance(), i))
        order.sort()
        return [children[i] for _, _, i in order]

    def best(self) -> Node:
        """The move to play."""
        return self.ranked()[0]

    def playout(self, world: State, moves: list[int]) -> None:
        how = self.how
        node = self.root
        path: list[Node] = [node]
        seat = self.seat
        reach = how.explore * self.scale()
        while True:
            edge = not node.children and len(moves) > 1
            node = self.descend(node, world, seat, moves, reach)
            path.append(node)
            world.step(node.move, seat)
            while world.actor == CHANCE:
                world.step(world.draw(self.luck), CHANCE)
            if edge or world.actor == NOBODY:
                break
            seat = world.actor
            moves = world.lean(seat)
        if world.actor != NOBODY and how.turns > 0:
            self.play_on(world, seat)
        found = values(self.judge, world, self.spread)
        for node in path:
            node.visits += 1.0
            if node.seat >= 0:
                node.total += found[node.seat]
        for other in range(len(found)):
            self.sums[other] += found[other]
        mine = found[self.seat]
        self.seen += 1.0
        self.mean += (mine - self.mean) / self.seen
        self.square += mine * mine

    def scale(self) -> float:
        if self.how.fixed > 0.0:
            return self.how.fixed
        if self.seen < 8.0:
            return 0.2
        spread = self.square / self.seen - self.mean * self.mean
        return max(0.01, sqrt(max(0.0, spread)))

    def descend(self, node: Node, world: State, seat: int, moves: list[int], reach: float) -> Node:
        """The child to follow: of those open in this world, the one that promises most. New ones are added."""
        how = self.how
        children = node.children
        best: Node | None = None
        best_promise = -1e9
        logn = log(node.visits + 1.0)
        at = 0
        for move in moves:
            while at < len(children) and (
                children[at].seat < seat or (children[at].seat == seat and children[at].move < move)
            ):
                at += 1
            if at == len(children) or children[at].move != move or children[at].seat != seat:
                child = Node(move, seat)
                if len(moves) > 1:
                    twin = world.copy()
                    twin.step(move, seat)
                    child.hope = values(self.judge, twin, self.spread)[seat]
                children.insert(at, child)
            child = children[at]
            n = child.visits
            promise = (child.total + how.trust * child.hope) / (n + how.trust) + reach * sqrt(logn / (n + 1.0))
            promise += how.bias * child.hope / (n + 1.0)
            if promise > best_promise:
                best = child
                best_promise = promise
        assert best is not None
        return best

    def play_on(self, world: State, last: int) -> None:
        """From the edge of the tree to the end of the turn, or some turns further."""
        how = self.how
        left = how.turns
        steps = 0
        while steps < 200:
            seat = world.actor
            if seat == CHANCE:
                world.step(world.draw(self.luck), CHANCE)
                continue
            if seat == NOBODY:
                return
            if seat != last:
                left -= 1
                if left <= 0:
                    return
                last = seat
            moves = world.lean(seat)
            steps += 1
            if len(moves) == 1:
                world.step(moves[0], seat)
            elif how.greed > 0.0 and self.luck.unit() < how.greed:
                world.step(self.keen(world, seat, moves), seat)
            else:
                world.step(self.luck.choose(moves), seat)

    def keen(self, world: State, seat: int, moves: list[int]) -> int:
        best = -1
        best_worth = -1e9
        for move in moves:
            twin = world.copy()
            twin.step(move, seat)
            worth = self.judge.worth(twin, seat)
            if worth > best_worth:
                best_worth = worth
                best = move
        return best
