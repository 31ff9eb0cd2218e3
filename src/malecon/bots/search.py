# compiled by mypyc
"""The search that all games share: a tree of what each seat may do, grown one playout at a time.

It is information-set Monte Carlo tree search. Every playout starts from a world drawn by `guess`, so that the tree
holds only what its seat can know; in it every seat looks for its own best. Who answers beside a secret doesn't see it:
it chooses at a node behind a veil, by what its answers brought whatever the secret was. Chance is drawn anew each time
and doesn't branch the tree. A playout ends one move beyond the tree's edge, where the game's heuristic judges: playing
on, at random or greedily, was tried and brought nothing.

Where a guess needs no luck, nothing is hidden: then a position that was reached without luck is kept beside its node,
and the next playout that comes there goes on from it.
"""

from __future__ import annotations

import gc
from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from malecon.bots.chain import best_chain
from malecon.bots.greedy import ENVY
from malecon.bots.value import hoped, lead, values, win_shares
from malecon.core.heuristic import Heuristic
from malecon.core.interrupts import heed
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State

EXPLORE: Final = 1.0  # how far to look around; half and double were both a little worse
PLAN: Final = 3.0  # visits that a plan counts for
PLANNING: Final = 0.5  # of the time, at most, goes into it
ENDLESS: Final = 1 << 60  # playouts of a search that only the clock ends
FOREVER: Final = 1e12  # seconds of a search that only its playouts end
NODES: Final = 800_000  # of a tree, at most, some 100 MB: beyond it playouts end where the tree does
PLACES: Final = 4_000  # positions kept beside their nodes, at most
CLEAR: Final = 0.25  # a lead of so much of what the rest of the time could bring is enough
FEW: Final = 0.05  # of the visits: what a move brought in fewer says little


class Place:
    """A position that was reached without luck, and what may be played there."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.moves: list[int] | None = None


class Node:
    """A move in the tree: who makes it, how often it was followed, what it brought its seat, and what the heuristic
    hoped of it at first sight. `mean` and `doubt` follow from these, and are wanted far more often than they change."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: i64 = move
        self.seat: i64 = seat
        self.visits: float = 0.0
        self.total: float = 0.0
        self.wins: float = 0.0  # of its seat, counted of moves from the root
        self.hope: float = 0.5
        self.mean: float = 0.5
        self.doubt: float = 1.0
        self.children: list[Node] = LEAF  # ascending by seat, then move
        self.place: Place | None = None
        self.veil: Node | None = None  # where the next choose who can't see what is chosen here

    def child(self, move: i64, seat: i64) -> Node | None:
        """The node of a move from here, if it was ever thought of."""
        for node in self.children:
            if node.move == move and node.seat == seat:
                return node
        return None

    def chance(self) -> float:
        """What the move brings its seat, from 0 to 1."""
        return self.total / self.visits if self.visits > 0.0 else self.hope

    def hears(self, visits: float, brought: float) -> None:
        """It was followed so often, and brought so much each time."""
        self.visits += visits
        self.total += visits * brought
        more = self.visits + 1.0
        self.mean = (self.total + self.hope) / more
        self.doubt = 1.0 / sqrt(more)


# Shared by all that lead nowhere yet: a list of its own would be a third of what such a node weighs.
LEAF: Final[list[Node]] = []


def age() -> None:
    """Let all that is new count as old, at once: else the collector walks the whole tree after all, as it is enabled.
    Not where somebody froze what is old: that would thaw it."""
    if gc.get_freeze_count() == 0:
        gc.freeze()
        gc.unfreeze()


class Thinking:
    """How much a search thinks: so many playouts, unless the time runs out first. One that `plans` begins with the
    chain of moves that a greedy player would choose; one that `settles` stops when a move is clearly the best; one that
    `spares` leaves out the playouts that can't change any more which that is."""

    def __init__(
        self,
        playouts: int,
        seconds: float,
        plans: bool = True,
        settles: bool = False,
        spares: bool = False,
        nodes: int = NODES,
    ) -> None:
        self.playouts: int = playouts
        self.seconds: float = seconds
        self.plans: bool = plans
        self.settles: bool = settles
        self.spares: bool = spares
        self.nodes: int = nodes


class Search:
    """A tree for one seat's decision."""

    def __init__(self, state: State, seat: int, how: Thinking, luck: Luck, judge: Heuristic | None = None) -> None:
        self.game = state.game
        self.judge: Heuristic = state.game.judging(state.players) if judge is None else judge
        self.spread: float = state.game.spread
        self.seat: int = seat
        self.how = how
        self.luck = luck
        self.root = Node(-1, -1)
        self.root.children = []
        self.size: int = 1  # nodes of the tree
        self.places: int = 0  # of these have their position beside them
        self.open: list[int] = []  # what the seat may play now; a tree that was kept knows moves of other worlds too
        self.bare: bool = False  # whether nothing is hidden from the seat
        self.secrets: frozenset[int] = state.game.secrets
        self.sums: list[float] = [0.0] * state.players  # what all playouts brought each seat: the chance to win
        # What playouts bring the seat, and its square: how much that varies decides how far to look around.
        self.seen: float = 0.0
        self.brought: float = 0.0
        self.squares: float = 0.0
        self.fresh: State | None = None  # where the child followed last leads, if it is new
        self.fresh_lead: float = 0.0  # what that is worth to the first of two
        self.pace: float = 0.0  # playouts a second, when it last ran

    def run(self, state: State) -> None:
        """Grow the tree from this state until the budget is spent."""
        moves = state.lean(self.seat)
        self.open = moves
        self.look(state)
        # Nothing in a tree points back: the collector of cycles would walk it again and again for nothing.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self.grow(state, moves)
        finally:
            if collecting:
                age()
                gc.enable()

    def look(self, state: State) -> None:
        """See whether anything is hidden: a guess that draws no luck is always the same."""
        before = self.luck.counter
        state.guess(self.seat, self.luck)
        self.bare = self.luck.counter == before

    def grow(self, state: State, moves: list[int]) -> None:
        """One playout after the other, after a plan if there is to be one."""
        began = perf_counter()
        how = self.how
        done = 0
        if how.plans and self.root.visits == 0.0:
            self.make_plan(state.guess(self.seat, self.luck), began + PLANNING * how.seconds)
        while self.root.visits < how.playouts or done == 0:
            self.playout(state, moves)
            done += 1
            if how.spares and done % 64 == 0 and self.decided(how.playouts - self.root.visits):
                break
            if done % 16 == 0:
                heed()
                spent = perf_counter() - began
                if spent > how.seconds:
                    break
                if how.settles and done % 64 == 0 and self.settled(done * (how.seconds / spent - 1.0)):
                    break
        self.pace = done / max(1e-6, perf_counter() - began)

    def settled(self, left: float) -> bool:
        """Whether the move visited most is so far ahead, and better than all others that were tried, that so many more
        playouts would hardly change anything."""
        order = self.ranked()
        ahead = order[0].visits - (order[1].visits if len(order) > 1 else 0.0)
        if ahead < CLEAR * left:
            return False
        chance = order[0].chance()
        few = FEW * self.root.visits
        for node in order:
            if node.visits > few and node.chance() > chance:
                return ahead >= left
        return True

    def decided(self, left: float) -> bool:
        """Whether no other move can come to be visited as often, with so many playouts left."""
        if left > self.root.visits:
            return False
        order = self.ranked()
        return len(order) > 1 and order[0].visits - order[1].visits > left

    def follow(self, move: int, seat: int) -> bool:
        """Let the tree begin behind a move that was played; False if it was never thought of."""
        node = self.root.child(move, seat)
        if node is None:
            return False
        self.root = node
        return True

    def recount(self) -> None:
        """See how large the tree is, after some of it was left behind."""
        self.size = 0
        self.places = 0
        left = [self.root]
        while left:
            node = left.pop()
            self.size += 1
            if node.place is not None:
                self.places += 1
            if node.veil is not None:
                left.append(node.veil)
            left += node.children

    def look_into(self, state: State, move: int, visits: int, seconds: float) -> Node:
        """Grow the tree behind one move, which needn't be a good one, until it was visited so often or the time is
        spent."""
        until = perf_counter() + seconds
        for done in range(visits):
            child = self.root.child(move, self.seat)
            if child is not None and child.visits >= visits:
                break
            self.playout(state, [move])
            if done % 16 == 15:
                heed()
                if perf_counter() > until:
                    break
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

    def playout(self, state: State, moves: list[int]) -> None:
        """Follow the tree through a world, one move beyond its edge, and tell the nodes on the way what came."""
        node = self.root
        known = node  # where the seat chooses: behind a veil while it can't see what was chosen before
        path: list[Node] = [node]
        seat = self.seat
        reach = EXPLORE * self.variation()
        sure = self.bare  # that every playout comes here in the same world
        ours = not sure  # whether the world may be changed
        world = state if sure else state.guess(seat, self.luck)
        tried = False  # whether all moves have their nodes
        two = world.players == 2
        found: list[float] = []
        while True:
            edge = not known.children
            if edge and self.size >= self.how.nodes and len(path) > 1:
                break
            edge = edge and len(moves) > 1
            found = []
            # Where several decide in secret at once, who comes next doesn't see what is chosen here.
            secret = len(self.secrets) > 0 and moves[0] in self.secrets and len(world.waiting()) > 1
            if tried and len(known.children) == len(moves):
                chosen = self.favourite(known, reach)
            else:
                chosen = self.descend(known, world, ours and edge, seat, moves, reach)
            path.append(chosen)
            if known is node:
                node = chosen
            else:
                node = self.shadow(node, chosen)
                path.append(node)
            place: Place | None = None
            if self.fresh is not None:
                world = self.fresh
                ours = True
                if two:
                    found = [self.fresh_lead, 1.0 - self.fresh_lead]
            elif sure and node.place is not None:
                place = node.place
                world = place.world
                ours = False
            else:
                if not ours:
                    world = world.copy()
                    ours = True
                world.step(node.move, seat)
            if world.actor == CHANCE:
                sure = False
                found = []
                if not ours:
                    world = world.copy()
                    ours = True
                while world.actor == CHANCE:
                    world.step(world.draw(self.luck), CHANCE)
            elif sure and place is None and self.places < PLACES:
                place = Place(world)
                node.place = place
                self.places += 1
                ours = False
            if edge or world.actor == NOBODY:
                break
            seat = world.actor
            if secret:
                known = self.behind(known)
                path.append(known)
            else:
                known = node
            if place is None:
                moves = world.lean(seat)
                tried = False
            else:
                kept = place.moves
                tried = kept is not None and len(known.children) > 0
                if kept is None:
                    kept = world.lean(seat)
                    place.moves = kept
                moves = kept
        if not found:
            found = values(self.judge, world, self.spread)
        self.tell(path, found, win_shares(world) if world.actor == NOBODY else found)

    def behind(self, node: Node) -> Node:
        """Where those choose who can't see what is chosen at this node."""
        veil = node.veil
        if veil is None:
            veil = Node(-1, -1)
            node.veil = veil
            self.size += 1
        return veil

    def shadow(self, node: Node, chosen: Node) -> Node:
        """Where the tree goes on below this node after a choice that was made behind a veil."""
        child = node.child(chosen.move, chosen.seat)
        if child is None:
            child = Node(chosen.move, chosen.seat)
            child.hope = chosen.hope
            child.mean = chosen.hope
            if node.children is LEAF:
                node.children = []
            at = 0
            for other in node.children:
                if other.seat > child.seat or (other.seat == child.seat and other.move > child.move):
                    break
                at += 1
            node.children.insert(at, child)
            self.size += 1
        return child

    def tell(self, path: list[Node], found: list[float], won: list[float]) -> None:
        """Tell all on the way what came of it, and how likely each seat then was to win."""
        for node in path:
            node.hears(1.0, found[node.seat] if node.seat >= 0 else 0.0)
        if len(path) > 1:
            path[1].wins += won[path[1].seat]
        for other in range(len(won)):
            self.sums[other] += won[other]
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
            self.descend(node, world, False, self.seat, world.lean(self.seat), 0.0)
            child = node.child(move, self.seat)
            assert child is not None
            path.append(child)
            node = child
            world.step(move, self.seat)
        while world.actor == CHANCE:
            world.step(world.draw(self.luck), CHANCE)
        brought = values(self.judge, world, self.spread)[self.seat]
        for child in path:
            child.hears(PLAN, brought)
        if path:
            path[0].wins += PLAN * brought

    def variation(self) -> float:
        """The standard deviation of what playouts bring."""
        if self.seen < 8.0:
            return 0.2
        mean = self.brought / self.seen
        return max(0.01, sqrt(max(0.0, self.squares / self.seen - mean * mean)))

    def favourite(self, node: Node, reach: float) -> Node:
        """The child to follow where just these may be played: the one that promises most."""
        children = node.children
        best: i64 = 0
        count: i64 = len(children)
        self.fresh = None
        if count > 1:
            best_promise = -1e9
            doubt = reach * sqrt(log(node.visits + 1.0))
            for at in range(count):
                promise = children[at].mean + doubt * children[at].doubt
                if promise > best_promise:
                    best = at
                    best_promise = promise
        return children[best]

    def descend(self, node: Node, world: State, spend: bool, seat: i64, moves: list[int], reach: float) -> Node:
        """The child to follow: of those open in this world the one that promises most. New ones are added. At a table
        of more than two they are judged for the seat that chooses alone, and taken to be worth to the others what the
        world is: for two that saves less, and won 43 % of 200 games at equal time (37–50).

        Where all are new and the world may be spent, the last of them takes it instead of a copy."""
        children = node.children
        best: Node | None = None
        best_promise = -1e9
        self.fresh = None
        doubt = reach * sqrt(log(node.visits + 1.0))
        worths: list[float] = []  # of all seats, once they are asked for
        count: i64 = len(moves)
        known: i64 = len(children)
        two = world.players == 2
        at: i64 = 0
        for i in range(count):
            move: i64 = moves[i]
            twin: State | None = None
            value = 0.0
            child: Node | None = None
            while at < known:
                child = children[at]
                if child.seat > seat or (child.seat == seat and child.move >= move):
                    break
                child = None
                at += 1
            if child is None or child.move != move or child.seat != seat:
                child = Node(move, seat)
                known += 1
                self.size += 1
                if children is LEAF:
                    children = []
                    node.children = children
                if count > 1:
                    if not two and not worths:
                        for other in range(world.players):
                            worths.append(0.0 if other == seat else self.judge.worth(world, other))
                    twin = world if spend and i == count - 1 else world.copy()
                    twin.step(move, seat)
                    if two:
                        value = lead(self.judge, twin, self.spread)
                        child.hope = value if seat == 0 else 1.0 - value
                    else:
                        child.hope = hoped(self.judge, twin, self.spread, seat, worths)
                    child.mean = child.hope
                children.insert(at, child)
            at += 1
            promise = child.mean + doubt * child.doubt
            if promise > best_promise:
                best = child
                best_promise = promise
                self.fresh = twin
                self.fresh_lead = value
        assert best is not None
        return best
