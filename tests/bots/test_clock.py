"""Bots that think by the clock, keep what they have thought out, and never hold more than they may."""

from __future__ import annotations

import pickle
from time import perf_counter

import pytest

import malecon
from malecon import CHANCE, Luck, bots
from malecon.bots.levels import SECONDS, Expert, Master, Medium, Thinker
from malecon.bots.search import FOREVER, NODES, Node, Search, Thinking
from malecon.bots.sitting import HELD, MOST, UNSEEN, Chair, Chairs
from malecon.core.state import State
from tests.bots.test_search import choices


def own_turn(seed: int = 3) -> State:
    """A seat's first choice of a turn with several."""
    state = malecon.game("santiago").start(2, seed)
    state.play(state.moves()[0])
    return state


def test_in_a_study_playouts_alone_decide() -> None:
    state = own_turn()
    bot = Medium(1)
    assert not bot.by_clock
    bot.choose(state, state.actor)
    assert bot.how.seconds == FOREVER
    assert not bot.how.settles
    assert bot.how.spares  # those that can't change its choice any more


def test_at_a_table_the_strongest_think_by_the_clock_and_the_others_do_not() -> None:
    state = own_turn()
    expert, medium = bots.make("expert", 1, by_clock=True), bots.make("medium", 1, by_clock=True)
    assert isinstance(expert, Expert)
    assert isinstance(medium, Medium)
    expert.share = 0.1
    began = perf_counter()
    assert expert.choose(state, state.actor) in state.moves()
    assert perf_counter() - began < 5  # on a busy machine; 0.05 s are asked for
    assert expert.how.settles
    assert expert.how.seconds == pytest.approx(0.1 * SECONDS["expert"])
    medium.choose(state, state.actor)
    assert not medium.how.settles
    assert medium.how.playouts == int(state.game.numbers.search["medium"])


def test_a_pickled_bot_still_thinks_by_the_clock() -> None:
    assert pickle.loads(pickle.dumps(bots.make("master", 1, by_clock=True))).by_clock
    assert not pickle.loads(pickle.dumps(bots.make("master", 1))).by_clock


def test_a_pickled_bot_has_its_share_of_the_time() -> None:
    bot = bots.make("master", 1, by_clock=True)
    bot.share = 0.25
    assert pickle.loads(pickle.dumps(bot)).share == 0.25


def grown(*visits: float, means: tuple[float, ...] = ()) -> Search:
    """A tree whose moves were visited so often, and brought so much."""
    state = own_turn()
    search = Search(state, state.actor, Thinking(1, 1.0), Luck(1))
    for move, count in enumerate(visits):
        node = Node(move, search.seat)
        node.hears(count, means[move] if means else 0.5)
        search.root.children.append(node)
    search.root.visits = sum(visits)
    search.open = list(range(len(visits)))
    return search


def test_a_clear_move_needs_less_time() -> None:
    assert grown(90, 5).settled(left=300)
    assert not grown(90, 5).settled(left=1000)
    assert not grown(50, 45).settled(left=100)
    # One visited less that brings more may still come to the fore, while there is time.
    assert not grown(80, 20, means=(0.5, 0.6)).settled(left=100)
    assert grown(80, 20, means=(0.5, 0.6)).settled(left=50)


def test_a_search_that_settles_stops_early() -> None:
    """At most it would take a minute."""
    state = own_turn()
    for move in state.lean()[1:]:
        search = Search(state, state.actor, Thinking(10**9, 60.0, settles=True), Luck(1))
        search.root.visits = 10**6
        node = Node(state.lean()[0], state.actor)
        node.hears(10**8, 1.0)
        search.root.children.append(node)
        assert move != node.move
        search.run(state)
        assert search.seen < 10_000
        break


@pytest.mark.parametrize("name", malecon.games())
def test_a_search_that_spares_chooses_as_with_all_its_playouts(name: str) -> None:
    spared = 0.0
    for state in choices(name, 3, seed=8, every=23):
        whole, sparing = (
            Search(state, state.actor, Thinking(400, FOREVER, spares=spares), Luck(1)) for spares in (False, True)
        )
        for search in (whole, sparing):
            search.run(state)
        assert sparing.best().move == whole.best().move
        assert whole.root.visits == 400
        spared += 400 - sparing.root.visits
    assert spared > 0


def test_the_choices_of_a_turn_share_its_time() -> None:
    bot = Thinker(1, Thinking(10**9, 1.0, settles=True))
    search = grown(60, 40)
    search.pace = 200.0
    bot.save_time(search)
    assert bot.how.seconds == pytest.approx(0.5)
    search.pace = 20.0
    bot.save_time(search)
    assert bot.how.seconds == pytest.approx(0.05)


@pytest.mark.parametrize("name", malecon.games())
def test_a_tree_is_never_larger_than_it_may_be(name: str) -> None:
    state = next(choices(name, 2, seed=3))
    search = Search(state, state.actor, Thinking(600, FOREVER, nodes=200), Luck(1))
    search.run(state)
    assert search.root.visits == 600
    counted = search.size
    search.recount()
    assert search.size == counted <= 200 + 200  # what the last node opened came on top
    assert search.best().move in state.lean()


@pytest.mark.parametrize("name", ["santiago", "capa-doro", "cuba"])
def test_a_position_that_was_kept_is_the_one_that_would_be_played_to(name: str) -> None:
    for state in choices(name, 2, seed=5, every=31):
        trees = []
        for kept in (0, 1 << 40):
            search = Search(state, state.actor, Thinking(150, FOREVER), Luck(1))
            search.places = kept  # as if there were room for none
            search.run(state)
            assert search.bare
            trees.append([(node.move, node.visits, node.total) for node in search.ranked()])
        assert trees[0] == trees[1]


def test_where_something_is_hidden_no_position_is_kept() -> None:
    state = next(choices("comptoir", 3, seed=5))
    search = Search(state, state.actor, Thinking(50, FOREVER), Luck(1))
    search.run(state)
    assert not search.bare
    assert search.places == 0


class Table:
    """A game of a bot, whose every move is told to it."""

    def __init__(self, chairs: Chairs) -> None:
        self.state = own_turn()
        self.seat = self.state.actor
        self.trail: list[tuple[int, int]] = [(CHANCE, 0)]
        self.chairs = chairs
        self.share = 0.02

    def play(self, move: int) -> None:
        self.trail.append((self.state.actor, move))
        self.state.play(move)

    def think(self) -> Thinker:
        chair = Chair("t", tuple(self.trail), self.share)
        votes = self.chairs.think("master", self.state, self.seat, chair, "1")
        assert set(votes) <= set(self.state.moves(self.seat))
        [(bot, _)] = self.chairs._bots.values()
        assert isinstance(bot, Thinker)
        return bot


def test_a_tree_is_kept_for_the_next_choice_of_a_turn() -> None:
    table = Table(Chairs())
    bot = table.think()
    search = bot.search
    assert search is not None
    best = search.best()
    table.play(best.move)
    while table.state.actor == table.seat and len(table.state.moves()) == 1:
        table.play(table.state.moves()[0])
    assert table.state.actor == table.seat
    whole = table.share * SECONDS["master"]
    assert bot.how.seconds == whole
    assert table.think().search is search
    assert bot.how.seconds < whole, "what the tree has seen needs no time again"
    assert search.root.move != -1
    assert search.root.visits > best.visits / 2


def test_a_tree_is_kept_over_what_others_play_and_left_where_luck_comes_in() -> None:
    search = grown(10, 5)
    bot = Master(1)
    bot.search = search
    deeper = search.root.children[1]
    deeper.children = [Node(7, 1)]
    seat = deeper.seat
    bot.hear([(seat, 1), (1, 7)])
    assert bot.search is search
    assert search.root.move == 7
    assert search.size == 1
    bot.hear([(CHANCE, 3)])
    assert bot.search is None
    for unknown in ([(seat, UNSEEN)], [(seat, 99)]):
        bot.search = grown(10, 5)
        bot.hear(unknown)
        assert bot.search is None


def test_what_was_taken_back_is_forgotten() -> None:
    table = Table(Chairs())
    search = table.think().search
    table.trail = [(CHANCE, 1)]
    again = table.think().search
    assert again is not None
    assert again is not search


def test_bots_of_a_process_hold_no_more_than_they_may() -> None:
    chairs = Chairs(held=0)
    state = own_turn()
    for at in ("a", "b"):
        chairs.think("easy", state, state.actor, Chair(at, ((CHANCE, 0),)), "1")
    assert chairs.holds() == 0
    chairs = Chairs()
    for at in ("a", "b"):
        chairs.think("easy", state, state.actor, Chair(at, ((CHANCE, 0),)), "1")
    assert chairs.holds() > 0
    assert HELD > 1.1 * NODES, "a full tree, which has a few nodes more than it may, is kept"


def test_the_bot_that_was_not_asked_for_longest_is_forgotten() -> None:
    chairs = Chairs()
    state = own_turn()

    def think(*names: str) -> None:
        for name in names:
            chairs.think("random", state, state.actor, Chair(name, ((CHANCE, 0),)), "1")

    others = [str(number) for number in range(MOST - 2)]
    think("first", "second", *others, "first", "last")
    assert list(chairs._bots) == [f"{name} random" for name in (*others, "first", "last")]
