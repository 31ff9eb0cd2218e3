"""Learning from how games end: reproducible, and it finds out what a thing should have been worth."""

import tomllib
from dataclasses import replace

import numpy
import pytest

import malecon
from malecon.core.features import Features
from malecon.core.heuristic import Heuristic
from malecon.lab.learn import Learning, learn
from malecon.lab.lessons import KEPT, Lesson, School, lessons
from malecon.lab.logit import Fit, gathered, softmax

SMALL = Learning("santiago", games=10, playouts=1, seed=3)


class Two(Features):
    """Points, and something that the early game values more."""

    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        self.stages = 2
        self.counts("pearls")

    def basis(self, stage: int) -> list[float]:
        return [1.0, float(stage)]


def made_up(games: int, spread: float) -> list[Lesson]:
    """Games whose outcome is what pearls are really worth: 2 points each at the end, 5 at the beginning."""
    luck = numpy.random.default_rng(1)
    out = []
    for _ in range(games):
        stages = luck.integers(0, 2, size=(1, 3))
        numbers = luck.integers(0, 4, size=(1, 3, 2)).astype(numpy.float32)
        worths = numbers[0, :, 0] + numbers[0, :, 1] * (2 + 3 * stages[0])
        wins = softmax(worths[None] / spread)[0]
        scores = [int(worth) for worth in worths]
        out.append(Lesson(stages, numbers, worths[None], scores, [float(share) for share in wins]))
    return out


def test_it_finds_what_a_thing_is_worth_and_when() -> None:
    given = gathered(made_up(400, 8.0), 8.0)
    fit = Fit(Two(Heuristic({})), 8.0, ridge=1e-6)
    table = fit.table(fit.fitted(given))
    assert table["points"] == pytest.approx([1.0, 0.0], abs=0.05)
    assert table["pearls"] == pytest.approx([2.0, 3.0], abs=0.05)


def test_what_was_never_seen_keeps_its_prior() -> None:
    given = gathered(made_up(50, 8.0), 8.0)
    blind = replace(given, numbers=0 * given.numbers)
    fit = Fit(Two(Heuristic({})), 8.0)
    assert fit.table(fit.fitted(blind)) == {"points": [1.0, 0.0], "pearls": [0.0, 0.0]}


def test_what_the_games_do_not_tell_is_taken_from_the_hand_made_heuristic() -> None:
    given = gathered(made_up(400, 8.0), 8.0)
    # The heuristic knows what pearls are worth; the games say nothing, as all seats end alike.
    silent = replace(given, targets=0 * given.targets + 1 / 3)
    fit = Fit(Two(Heuristic({})), 8.0, ridge=100.0)
    fit.lean(silent)
    table = fit.table(fit.fitted(silent))
    assert table["points"] == pytest.approx([1.0, 0.0], abs=0.1)
    assert table["pearls"] == pytest.approx([2.0, 3.0], abs=0.1)


def test_the_seed_gives_the_same_weights_for_any_number_of_processes() -> None:
    told: list[int] = []
    here = learn(SMALL, progress=told.append)
    assert sum(told) == SMALL.games
    assert learn(SMALL, jobs=2).table == here.table
    assert learn(replace(SMALL, seed=4)).table != here.table


def test_what_it_writes_a_game_can_judge_by() -> None:
    found = learn(SMALL)
    file = tomllib.loads(found.toml())
    assert file["learnt"]["games"] == 10
    assert file["learnt"]["positions"] == 10 * KEPT == found.positions
    assert file["learnt"]["rules"] == malecon.game("santiago").rules
    assert list(file["weights"]) == malecon.game("santiago").features(2).names
    assert list(found.matters.values()) == sorted(found.matters.values(), reverse=True)
    assert (found.held_games, found.held_positions) == (1, KEPT)
    assert found.verdict() == "few"
    assert sum(found.gain) / 2 == pytest.approx(found.before - found.after)


def test_too_few_games_and_too_many_players_are_refused() -> None:
    with pytest.raises(malecon.Unknown, match="at least 10 games are needed to learn from, not 2"):
        learn(Learning("santiago", games=2))
    with pytest.raises(malecon.Unknown, match="2 to 4 players"):
        learn(Learning("santiago", players=9))


def test_lessons_are_of_the_midst_of_games_and_differ() -> None:
    first, second = lessons(School("santiago", 3, "x", 1), range(2))
    assert first.numbers.shape == (KEPT, 3, len(malecon.game("santiago").features(3).names))
    assert first.scores != second.scores
    assert sum(first.wins) == pytest.approx(1)
    assert len(set(first.stages[:, 0].tolist())) > 3
    [again] = lessons(School("santiago", 3, "x", 1), range(1, 2))
    assert (again.numbers == second.numbers).all()
