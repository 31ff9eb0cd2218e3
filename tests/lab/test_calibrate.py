"""Whether chances to win are what they say, and how that is mended."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import malecon
from malecon.bots.search import FOREVER, Search, Thinking
from malecon.core.luck import Luck
from malecon.lab.calibrate import Said, bins, divine, fit, loss, report, spans
from malecon.lab.calibrate_plot import calibration_figure
from malecon.lab.hint import chances, hint, seen, sharpened, to_win
from malecon.lab.plots import check, save


def told(sure: float, games: int = 3000, looks: int = 1) -> list[Said]:
    """Chances of which those would be right that are sharpened by `sure`, said so often in each game."""
    luck = Random(1)
    found = []
    for number in range(games):
        chance = luck.uniform(0.05, 0.95)
        right = sharpened((chance, 1 - chance), sure)[0]
        wins = float(luck.random() < right)
        found += [Said(number, (chance, 1 - chance), (wins, 1 - wins))] * looks
    return found


@pytest.mark.parametrize("sure", [0.6, 1.0, 1.8])
def test_the_sureness_that_is_right_is_found(sure: float) -> None:
    said = told(sure)
    assert fit(said) == pytest.approx(sure, rel=0.12)
    assert loss(said, sure) <= min(loss(said, 0.5 * sure), loss(said, 2 * sure))
    for one in bins(said, sure):
        assert one.won == pytest.approx(one.said, abs=0.06)
        assert one.interval[0] < one.won < one.interval[1]


def test_a_game_looked_at_more_often_makes_nothing_surer() -> None:
    once, often = told(1.5, 100), told(1.5, 100, looks=4)
    for one, more in zip(bins(once, 1.0), bins(often, 1.0), strict=True):
        assert (more.seats, more.games) == (4 * one.seats, one.games)
        assert more.interval == pytest.approx(one.interval)
    assert spans(often, seed=1) == pytest.approx(spans(once, seed=1), rel=0.01)


def test_a_fit_is_judged_by_games_that_it_was_not_made_from() -> None:
    """By its own each half would be foretold at least as well as by one fit to both."""
    halves = told(0.4, 50), told(2.5, 50)
    said = [replace(one, game=2 * one.game + odd) for odd, half in enumerate(halves) for one in half]
    found = report("santiago", 2, "medium", 7, 100, said)
    assert found["games"] == 100
    assert found["loss_fitted"] > loss(said, found["fitted"])


def test_the_same_seed_says_the_same_for_any_number_of_processes() -> None:
    one = divine("santiago", 2, "random", games=12, seed=4, playouts=4, looks=3)
    assert one == divine("santiago", 2, "random", games=12, seed=4, playouts=4, looks=3, jobs=2)
    assert len({said.game for said in one}) == 12
    for said in one:
        assert sum(said.chances) == pytest.approx(1)
        assert sum(said.won) == pytest.approx(1)


def test_what_is_said_of_it_and_its_picture(tmp_path: Any) -> None:
    found = report("santiago", 2, "medium", 7, 100, told(1.5, 50, looks=2))
    assert (found["games"], found["positions"]) == (50, 100)
    low, high = found["fitted_interval"]
    assert low < found["fitted"] < high
    path = check(str(tmp_path / "calibration.svg"))
    save(calibration_figure([found], "Santiago", {2: "2 players"}, "Said", "Won"), path)
    assert "<svg" in path.read_text("utf-8")


def test_hints_tell_calibrated_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    state = malecon.game("santiago").start(players=3, seed=2)
    game = state.game
    plain = hint(state, state.actor, seed=1, playouts=60, seconds=60.0)
    now = game.sureness(3)
    monkeypatch.setitem(game.numbers.search, "sure-3", 2.0 * now)
    surer = hint(state, state.actor, seed=1, playouts=60, seconds=60.0)
    assert surer.chances == pytest.approx(sharpened(plain.chances, 2.0))
    assert [one.move for one in surer.moves] == [one.move for one in plain.moves]
    assert surer.moves[0].chance != plain.moves[0].chance


def test_a_chance_to_win_is_the_chance_to_win_and_not_the_margin() -> None:
    """Of a game that ends whatever is played, each playout tells who wins."""
    state = malecon.game("santiago").start(players=2, seed=1)
    luck = Luck(3)
    last = state.copy()
    while not state.over:
        if state.actor >= 0 and len(state.lean()) > 1:
            last = state.copy()
        state.play(state.sample(luck) if state.actor < 0 else luck.choose(state.lean()))
    search = Search(last, last.actor, Thinking(40, FOREVER), Luck(1))
    search.run(last)
    best = search.best()
    ends = last.copy()
    ends.play(best.move)
    while not ends.over and (ends.actor < 0 or len(ends.moves()) == 1):
        ends.play(ends.sample(luck) if ends.actor < 0 else ends.moves()[0])
    assert ends.over
    assert to_win(search, best) in (pytest.approx(0.0, abs=1e-6), pytest.approx(1.0, abs=1e-6))
    assert sum(seen(search)) == pytest.approx(sum(chances(search))) == pytest.approx(1)
