"""Learning from how games end: reproducible, and it finds out what a thing should have been worth."""

import tomllib
from collections.abc import Callable
from dataclasses import replace

import numpy
import pytest

import malecon
from malecon.bots.levels import Thinker
from malecon.bots.search import FOREVER
from malecon.core.features import Features
from malecon.core.heuristic import Heuristic
from malecon.core.luck import Luck
from malecon.lab.learn import HELD, Found, Learning, fit, learn
from malecon.lab.lessons import BLOCK, KEPT, Lesson, School, _player, lessons
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


@pytest.fixture(scope="module")
def small() -> Found:
    return learn(SMALL)


def test_the_seed_gives_the_same_weights_for_any_number_of_processes(small: Found) -> None:
    told: list[int] = []
    some = replace(SMALL, games=2 * BLOCK + BLOCK // 2)  # as many as tell in which order the blocks came
    here = learn(some, progress=told.append)
    assert sum(told) == some.games
    assert learn(some, jobs=2).table == here.table
    assert learn(replace(SMALL, seed=4)).table != small.table


@pytest.fixture(scope="module")
def played() -> list[Lesson]:
    """Games enough that the gain has an interval."""
    return lessons(School("santiago", 2, "x", 1), range(2 * HELD))


@pytest.fixture(scope="module")
def found(played: list[Lesson]) -> Found:
    return fit(SMALL, played)


def held_changed(games: list[Lesson], change: Callable[[Lesson], Lesson]) -> list[Lesson]:
    """The same games, but for those that aren't learnt from."""
    return [change(one) if number % HELD == HELD - 1 else one for number, one in enumerate(games)]


def test_games_that_are_held_back_have_no_part_in_the_weights(played: list[Lesson], found: Found) -> None:
    def spoilt(one: Lesson) -> Lesson:
        """How it ended, and what it seemed to be worth, the other way round."""
        return replace(one, worths=one.worths[:, ::-1], scores=one.scores[::-1], wins=one.wins[::-1])

    other = fit(SMALL, held_changed(played, spoilt))
    assert other.after != found.after
    assert other.table == found.table


def test_a_gain_is_as_sure_as_there_are_games_and_not_positions(played: list[Lesson], found: Found) -> None:
    def twice(one: Lesson) -> Lesson:
        stages, numbers, worths = (numpy.concatenate([seen, seen]) for seen in (one.stages, one.numbers, one.worths))
        return replace(one, stages=stages, numbers=numbers, worths=worths)

    other = fit(SMALL, held_changed(played, twice))
    assert other.held_positions == 2 * found.held_positions
    assert found.gain[0] < found.gain[1]
    assert other.gain == pytest.approx(found.gain)


def test_what_it_writes_a_game_can_judge_by(small: Found) -> None:
    file = tomllib.loads(small.toml())
    assert file["learnt"]["games"] == 10
    assert file["learnt"]["positions"] == 10 * KEPT == small.positions
    assert file["learnt"]["rules"] == malecon.game("santiago").rules
    assert list(file["weights"]) == malecon.game("santiago").features(2).names
    assert list(small.matters.values()) == sorted(small.matters.values(), reverse=True)
    assert (small.held_games, small.held_positions) == (1, KEPT)
    assert small.verdict() == "few"
    assert sum(small.gain) / 2 == pytest.approx(small.before - small.after)


def test_too_few_games_and_too_many_players_are_refused() -> None:
    with pytest.raises(malecon.Unknown, match="at least 10 games are needed to learn from, not 2"):
        learn(Learning("santiago", games=2))
    with pytest.raises(malecon.Unknown, match="2 to 4 players"):
        learn(Learning("santiago", players=9))


def test_playouts_alone_decide_what_is_played_and_not_the_clock() -> None:
    school = School("santiago", 2, "x", 1)
    for seed in range(4):
        bot = _player(school, "x", school.judges(), Luck(seed))
        assert isinstance(bot, Thinker)
        assert bot.how.seconds == FOREVER


def test_lessons_are_of_the_midst_of_games_and_differ() -> None:
    first, second = lessons(School("santiago", 3, "x", 1), range(2))
    assert first.numbers.shape == (KEPT, 3, len(malecon.game("santiago").features(3).names))
    assert first.scores != second.scores
    assert sum(first.wins) == pytest.approx(1)
    assert len(set(first.stages[:, 0].tolist())) > 3
    [again] = lessons(School("santiago", 3, "x", 1), range(1, 2))
    assert (again.numbers == second.numbers).all()
