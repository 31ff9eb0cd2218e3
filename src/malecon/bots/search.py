# compiled by mypyc
"""The search that all games share: a tree of what each seat may do, grown one playout at a time.

It is information-set Monte Carlo tree search. Every playout starts from a world drawn by `guess`, so that the tree
holds only what its seat can know; in it every seat looks for its own best. Chance is drawn anew each time and doesn't
branch the tree. A playout ends one move beyond the tree's edge, where the game's heuristic judges: playing on, at
random or greedily, was tried and brought nothing.
"""

from __future__ import annotations

import gc
from math import log, sqrt
from time import perf_counter
from typing import Final

from malecon.bots.chain import best_chain
from malecon.bots.greedy import ENVY
from malecon.bots.value import hoped, values
from malecon.core.heuristic import Heuristic
from malecon.core.interrupts import heed
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State

EXPLORE: Final = 1.0  # how far to look around; half and double were both a little worse
PLAN: Final = 3.0  # visits that a plan counts for
PLANNING: Final = 0.5  # of the time, at most, goes into it


class Node:
    """A move in the tree: who makes it, how often it was followed, what it brought its seat, and what the heuristic
    hoped of it at first sight."""

    def __init__(self, move: int, seat: int) -> None:
        self.move: int = move
        self.seat: int = seat
        self.visits: float = 0.0
        self.total: float = 0.0
        self.hope: float = 0.5
        self.children: list[Node] = []  # ascending by seat, then move

    def child(self, move: int, seat: int) -> Node | None:
        """The node of a move from here, if it was ever thought of."""
        for node in self.children:
            if node.move == move and node.seat == seat:
                return node
        return None

    def chance(self) -> float:
        """What the move brings its seat, from 0 to 1."""
        return self.total / self.visits if self.visits > 0.0 else self.hope


class Glimpse:
    """What was seen when a move was thought of for the first time: where it leads, and, if all seats were judged, what
    that is worth to each."""

    def __init__(self, world: State, found: list[float]) -> None:
        self.world = world
        self.found = found


class Thinking:
    """How much a search thinks: so many playouts, unless the time runs out first. One that `plans` begins with the
    chain of moves that a greedy player would choose."""

    def __init__(self, playouts: int, seconds: float, plans: bool = True) -> None:
        self.playouts: int = playouts
        self.seconds: float = seconds
        self.plans: bool = plans


class Search:
    """A tree for one seat's decision."""

    def __init__(self, state: State, seat: int, how: Thinking, luck: Luck, judge: Heuristic | None = None) -> None:
        self.judge: Heuristic = state.game.judging(state.players) if judge is None else judge
        self.spread: float = state.game.spread
        self.seat: int = seat
        self.how = how
        self.luck = luck
        self.root = Node(-1, -1)
        self.open: list[int] = []  # what the seat may play now; a tree that was kept knows moves of other worlds too
        self.sums: list[float] = [0.0] * state.players  # what all playouts brought each seat
        # What playouts bring the seat, and its square: how much that varies decides how far to look around.
        self.seen: float = 0.0
        self.brought: float = 0.0
        self.squares: float = 0.0
        self.glimpse: Glimpse | None = None  # of the child followed last, if it is new

    def run(self, state: State) -> None:
        """Grow the tree from this state until the budget is spent."""
        moves = state.lean(self.seat)
        self.open = moves
        # Nothing in a tree points back: the collector of cycles would walk it again and again for nothing.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.grow(state, moves)
        finally:
            if collecting:
                gc.enable()

    def grow(self, state: State, moves: list[int]) -> None:
        """One playout after the other, after a plan if there is to be one."""
        began = perf_counter()
        done = 0
        if self.how.plans and self.root.visits == 0.0:
            self.make_plan(state.guess(self.seat, self.luck), began + PLANNING * self.how.seconds)
        while self.root.visits < self.how.playouts or done == 0:
            self.playout(state.guess(self.seat, self.luck), moves)
            done += 1
            if done % 16 == 0:
                heed()
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
            if children[i].seat != self.seat or children[i].move not in self.open:
                continue
            order.append((-children[i].visits, -children[i].chance(), i))
        order.sort()
        return [children[i] for _, _, i in order]

    def best(self) -> Node:
        """The move to play."""
        return self.ranked()[0]

    def playout(self, world: State, moves: list[int]) -> None:
        """Follow the tree through this world, one move beyond its edge, and tell the nodes on the way what came."""
        node = self.root
        path: list[Node] = [node]
        seat = self.seat
        reach = EXPLORE * self.variation()
        while True:
            edge = not node.children and len(moves) > 1
            node = self.descend(node, world, seat, moves, reach)
            path.append(node)
            glimpse = self.glimpse
            if glimpse is None:
                world.step(node.move, seat)
            else:
                world = glimpse.world
            while world.actor == CHANCE:
                glimpse = None
                world.step(world.draw(self.luck), CHANCE)
            if edge or world.actor == NOBODY:
                break
            seat = world.actor
            moves = world.lean(seat)
        found = glimpse.found if glimpse is not None else []
        if not found:
            found = values(self.judge, world, self.spread)
        for node in path:
            node.visits += 1.0
            if node.seat >= 0:
                node.total += found[node.seat]
        for other in range(len(found)):
            self.sums[other] += found[other]
        mine = found[self.seat]
        self.seen += 1.0
        self.brought += mine
        self.squares += mine * mine

    def make_plan(self, world: State, until: float) -> None:
        """Begin with the chain of moves that looks best at its end, as if it had been followed some times: a chain is
        often longer than a small tree is deep, and in its midst a heuristic sees what was paid, not what it brings."""
        chain = best_chain(world, self.seat, self.judge, ENVY, self.luck, until)
        node = self.root
        path: list[Node] = []
        for move in chain:
            self.descend(node, world, self.seat, world.lean(self.seat), 0.0)
            child = node.child(move, self.seat)
            assert child is not None
            path.append(child)
            node = child
            world.step(move, self.seat)
        while world.actor == CHANCE:
            world.step(world.draw(self.luck), CHANCE)
        brought = values(self.judge, world, self.spread)[self.seat]
        for child in path:
            child.visits += PLAN
            child.total += PLAN * brought

    def variation(self) -> float:
        """The standard deviation of what playouts bring."""
        if self.seen < 8.0:
            return 0.2
        mean = self.brought / self.seen
        return max(0.01, sqrt(max(0.0, self.squares / self.seen - mean * mean)))

    def descend(self, node: Node, world: State, seat: int, moves: list[int], reach: float) -> Node:
        """The child to follow: of those open in this world the one that promises most. New ones are added. At a table
        of more than two they are judged for the seat that chooses alone, and taken to be worth to the others what the
        world is: for two that saves less, and won 43 % of 200 games at equal time (37–50)."""
        children = node.children
        best: Node | None = None
        best_promise = -1e9
        self.glimpse = None
        doubt = reach * sqrt(log(node.visits + 1.0))
        worths: list[float] = []  # of all seats, once they are asked for
        at = 0
        for move in moves:
            glimpse: Glimpse | None = None
            child: Node | None = None
            while at < len(children):
                child = children[at]
                if child.seat > seat or (child.seat == seat and child.move >= move):
                    break
                child = None
                at += 1
            if child is None or child.move != move or child.seat != seat:
                child = Node(move, seat)
                if len(moves) > 1:
                    twin = world.copy()
                    twin.step(move, seat)
                    if world.players == 2:
                        glimpse = Glimpse(twin, values(self.judge, twin, self.spread))
                        child.hope = glimpse.found[seat]
                    else:
                        glimpse = Glimpse(twin, [])
                        if not worths:
                            for other in range(world.players):
                                worths.append(0.0 if other == seat else self.judge.worth(world, other))
                        child.hope = hoped(self.judge, twin, self.spread, seat, worths)
                children.insert(at, child)
            at += 1
            n = child.visits
            promise = (child.total + child.hope) / (n + 1.0) + doubt / sqrt(n + 1.0)
            if promise > best_promise:
                best = child
                best_promise = promise
                self.glimpse = glimpse
        assert best is not None
        return best
