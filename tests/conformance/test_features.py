"""What counts in a game: declared once, counted anywhere, named for people; and the weights that were learnt for it."""

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import malecon
from malecon import CHANCE, Luck
from malecon.core import weights
from malecon.core.features import Learnt, noted
from malecon.core.state import State
from malecon.core.texts import LANGUAGES

EVERY = [(name, count) for name in malecon.games() for count in malecon.game(name).seats]
FILES = [(name, count) for name, count in EVERY if weights.path(malecon.game(name).folder, count).is_file()]


def positions(name: str, players: int, seed: int) -> Iterator[State]:
    """A game played at random, from before its set-up to its end."""
    state = malecon.game(name).new(players)
    luck = Luck(seed)
    while not state.over:
        yield state
        state.step(state.draw(luck) if state.actor == CHANCE else luck.choose(state.lean(state.actor)), state.actor)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_a_learnt_judgement_is_the_sum_of_what_is_counted(name: str, players: int) -> None:
    features = malecon.game(name).features(players)
    width = len(features.basis(0))
    table = {word: [0.1 * at + part for part in range(width)] for at, word in enumerate(features.names)}
    judge = Learnt(features, table)
    again = pickle.loads(pickle.dumps(judge))
    for number, state in enumerate(positions(name, players, seed=players)):
        if number % 7:
            continue
        for seat in range(players):
            stage, numbers = noted(features, state, seat)
            basis = features.basis(stage)
            summed = sum(
                number * factor * part
                for word, number in zip(features.names, numbers, strict=True)
                for factor, part in zip(basis, table[word], strict=True)
            )
            assert judge.worth(state, seat) == pytest.approx(summed)
            assert again.worth(state, seat) == judge.worth(state, seat)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_a_game_counts_anywhere_from_the_set_up_to_the_end(name: str, players: int) -> None:
    features = malecon.game(name).features(players)
    for number, state in enumerate(positions(name, players, seed=1)):
        if number % 3 == 0:
            before = state.copy()
            for seat in range(players):
                stage, numbers = noted(features, state, seat)
                assert 0 <= stage < features.stages
                assert numbers[features.points] == state.scores[seat]
            assert state == before


@pytest.mark.parametrize("name", malecon.games())
def test_the_functions_of_the_stage_begin_with_one(name: str) -> None:
    features = malecon.game(name).features(2)
    rows = [features.basis(stage) for stage in range(features.stages)]
    assert {len(row) for row in rows} == {len(rows[0])}
    assert {row[0] for row in rows} == {1.0}
    assert all(-1.0 <= factor <= 2.0 for row in rows for factor in row)
    assert all(0 <= stage < features.stages for _, stage in features.sights)
    assert len(set(features.names)) == len(features.names)
    assert set(features.prior) <= set(features.names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", malecon.games())
def test_what_counts_has_a_name_for_people(name: str, lang: str) -> None:
    game = malecon.game(name)
    told = [game.feature(word, lang) for word in game.features(2).names]
    assert len(set(told)) == len(told)
    assert not [text for text in told if "{" in text]


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_greedy_judges_as_ever(name: str, players: int) -> None:
    game = malecon.game(name)
    assert game.heuristic.weights == game.numbers.weights
    assert game.tuned(players).weights == game.numbers.tuned_for(players)


@pytest.mark.parametrize(("name", "players"), FILES)
def test_weights_in_the_package_are_of_what_counts_and_say_where_they_come_from(name: str, players: int) -> None:
    game = malecon.game(name)
    file = weights.path(game.folder, players)
    features = game.features(players)
    table = weights.read(file)
    assert list(table) == features.names
    assert {len(row) for row in table.values()} == {len(features.basis(0))}
    told = weights.told(file)
    assert (told["game"], told["players"]) == (name, players)
    assert {"rules", "malecon", "playouts", "seed", "win_rate"} <= set(told)
    if "borrowed" in told:
        # From tables of other sizes, which learnt themselves.
        lenders = [weights.told(weights.path(game.folder, other)) for other in told["borrowed"]]
        assert lenders
        assert all("borrowed" not in lender for lender in lenders)
    else:
        assert {"games", "positions", "loss"} <= set(told)
    # Kept only if it was clearly better than what was there.
    assert told["interval"][0] > 1 / players
    assert file.read_text("utf-8").startswith(f"# Learnt by `malecon train {name} ")
    judge = game.judging(players)
    assert isinstance(judge, Learnt)
    assert judge.table == table


def test_searches_judge_by_a_file_of_weights_where_there_is_one(tmp_path: Path) -> None:
    game = type(malecon.game("santiago"))()
    game.__dict__["folder"] = tmp_path
    assert game.judging(3) is game.tuned(3)
    width = len(game.features(4).basis(0))
    table = {name: [1.0] + [0.0] * (width - 1) for name in game.features(4).names}
    # What a file doesn't say of itself contradicts nothing, and it needn't say anything.
    weights.path(tmp_path, 4).write_text("[weights]" + weights.written({}, table).partition("[weights]")[2], "utf-8")
    judge = game.judging(4)
    assert isinstance(judge, Learnt)
    assert judge.table == table
    state = malecon.game("santiago").start(4, seed=1)
    assert judge.worth(state, 0) != game.tuned(4).worth(state, 0)


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ('"points" = [1, 0, 0, 0, 0, 0]', '"points" = [1.0]', "“points” needs 6 numbers, and has 1"),
        ('"points" =', '"pints" =', "nothing that counts in this game is called “pints”"),
        ('"points" = [1, 0, 0, 0, 0, 0]\n', "", "it lacks “points”"),
        ('"points" = [1,', '"points" = ["a",', "“points” has “a”, which is no number"),
        ('"points" = [1,', '"points" = [nan,', "“points” has “nan”, which is no number"),
        ("[weights]", "[waits]", "it has no part \\[weights\\]"),
        ("[weights]", "[weights", "it isn’t TOML"),
        ("games = 1", 'game = "other"', "its head says that they were learnt for other, not for"),
        ("games = 1", "players = 3", "its head says that they were learnt for 3 players, not for 4"),
    ],
)
def test_a_file_that_is_not_of_what_counts_is_refused(tmp_path: Path, before: str, after: str, says: str) -> None:
    game = type(malecon.game("santiago"))()
    game.__dict__["folder"] = tmp_path
    file = weights.path(tmp_path, 4)
    text = weights.written({"games": 1}, {name: [1.0] + [0.0] * 5 for name in game.features(4).names})
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(malecon.Unknown, match=f"{re.escape(str(file))} can’t be used as weights: {says}"):
        game.judging(4)
    file.write_text(text, "utf-8")
    assert isinstance(game.judging(4), Learnt)
