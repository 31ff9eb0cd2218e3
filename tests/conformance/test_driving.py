"""What a driver, a search or an environment relies on: dense moves, a longest length, cheap copies, a history."""

from __future__ import annotations

import copy
import pickle
import time

import pytest

import malecon
import malecon.bots
from malecon import CHANCE, History, Luck
from tests.conformance.configurations import ALL, Configuration, walk

TABLES = list({(configuration.id, configuration.players): configuration for configuration in ALL}.values())
every_table = pytest.mark.parametrize("configuration", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", malecon.games())


@every_table
def test_lucks_moves_come_first_and_no_game_is_longer_than_it_says(configuration: Configuration) -> None:
    game, decisions = configuration.game, 0
    for step in walk(configuration, "chances"):
        assert (step.move < game.chances) is (step.seat == CHANCE), game.write(step.move)
        decisions += step.seat != CHANCE
    assert 0 < game.chances < game.size
    assert decisions <= game.longest


@every_game
def test_pythons_own_copies_are_as_cheap_as_copy(name: str) -> None:
    state = malecon.game(name).start(malecon.game(name).seats[-1], "copies")
    for twin in (copy.copy(state), copy.deepcopy(state), copy.deepcopy([state])[0]):
        assert twin == state
        assert twin is not state
        twin.play(twin.moves()[0])
        assert twin != state

    def best(make: object) -> float:
        assert callable(make)
        times = []
        for _ in range(30):
            begin = time.perf_counter()
            for _ in range(20):
                make()
            times.append(time.perf_counter() - begin)
        return min(times)

    # As data and back it would be a hundred times.
    assert best(lambda: copy.deepcopy(state)) < 6 * best(state.copy)


def test_luck_is_pickled_and_copied_where_it_stands() -> None:
    luck = Luck("pickled")
    luck.below(6)
    for twin in (pickle.loads(pickle.dumps(luck)), copy.copy(luck), copy.deepcopy(luck)):
        assert twin == luck
        ahead = luck.copy()
        assert [twin.below(1000) for _ in range(5)] == [ahead.below(1000) for _ in range(5)]
        assert twin != luck


@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
def test_a_pickled_bot_goes_on_as_it_would_have(bot: str) -> None:
    for name in malecon.games():
        state = malecon.game(name).start(2, "pickled bots")
        one = malecon.bots.make(bot, 3)
        other = pickle.loads(pickle.dumps(one))
        assert type(other) is type(one)
        assert other.choose(state, state.actor) == one.choose(state, state.actor)


def test_a_judge_is_pickled_with_its_weights() -> None:
    for name in malecon.games():
        judge = malecon.game(name).heuristic
        other = pickle.loads(pickle.dumps(judge))
        state = malecon.game(name).start(2, "judged")
        assert type(other) is type(judge)
        assert other.worth(state, 0) == judge.worth(state, 0)


@every_table
def test_a_history_tells_each_seat_what_it_witnessed(configuration: Configuration) -> None:
    state, history = configuration.new(), History()
    luck, secret = Luck(f"history {configuration}"), 0
    for _ in range(250):
        if state.over:
            break
        seat = CHANCE if state.actor == CHANCE else luck.choose(state.actors)
        move = state.sample(luck) if seat == CHANCE else luck.choose(state.moves(seat))
        known = {*state.witnesses(move), seat}
        history.play(state, move, seat)
        text = state.game.write(move)
        for viewer in range(configuration.players):
            who, told = history.of(viewer)[-1]
            assert who == seat
            assert told == (text if viewer in known else state.game.veil(move))
            secret += told != text
        assert (history.of(None)[-1].text == text) is (set(range(configuration.players)) <= known)
    assert history.moves[-1] == (seat, move)
    assert history.copy() == history
    before = len(history)
    if not state.over:
        with pytest.raises(malecon.Illegal):
            history.play(state, 0 if state.actor != CHANCE else configuration.game.size - 1)
    assert len(history) == before


def test_a_history_is_no_part_of_a_position() -> None:
    game = malecon.game(malecon.games()[0])
    state, twin, history = game.start(2, 1), game.start(2, 1), History()
    history.play(state, state.moves()[0])
    twin.play(twin.moves()[0])
    assert state == twin == state.copy()
