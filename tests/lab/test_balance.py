"""Marks declared by a game, measured in games between bots."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import malecon
from malecon.core.errors import Unknown
from malecon.core.marks import Mark, seat_marks
from malecon.lab import balance as lab
from malecon.lab.balance import balance
from malecon.lab.balance_plot import balance_figure
from malecon.lab.plots import save
from malecon.lab.wilson import wilson

WITH_MARKS = [name for name in malecon.games() if malecon.game(name).marks]


def verdict(mark: Mark, values: list[list[float]]) -> dict[str, Any]:
    return lab._verdict(mark, values)


def test_a_mean_within_its_bounds_holds_and_is_sure_when_its_interval_is_too() -> None:
    found = verdict(Mark("rounds", least=9, most=12), [[10.0], [11.0]] * 50)
    assert found["mean"] == 10.5
    assert found["interval"] == pytest.approx([10.402, 10.598], abs=1e-3)
    assert (found["holds"], found["sure"]) == (True, True)
    few = verdict(Mark("rounds", least=9, most=10.6), [[10.0], [11.0]])
    assert (few["holds"], few["sure"]) == (True, False)


def test_a_mean_outside_fails_and_is_sure_when_no_part_of_its_interval_is_inside() -> None:
    found = verdict(Mark("rounds", most=10), [[10.0], [11.0]] * 50)
    assert (found["holds"], found["sure"]) == (False, True)
    found = verdict(Mark("rounds", most=10), [[9.0], [11.5]])
    assert (found["holds"], found["sure"]) == (False, False)


def test_values_of_one_game_count_as_one_game() -> None:
    alone = verdict(Mark("place"), [[1.0], [8.0]] * 20)
    together = verdict(Mark("place"), [[1.0] * 10, [8.0] * 10] * 20)
    assert together["mean"] == alone["mean"]
    assert together["interval"] == pytest.approx(alone["interval"])


def test_a_share_has_wilsons_interval() -> None:
    found = verdict(Mark("seat.1", most=0.3, share=True), [[1.0]] * 60 + [[0.0]] * 40)
    assert found["interval"] == pytest.approx([0.502, 0.691], abs=1e-3)
    # What a game shows twenty times it shows once; what it shows twenty times by luck of its own tells more.
    alike = verdict(Mark("sown", share=True), [[1.0] * 20] * 60 + [[0.0] * 20] * 40)
    assert alike["interval"] == pytest.approx(found["interval"])
    mixed = verdict(Mark("sown", share=True), [[1.0] * 12 + [0.0] * 8] * 50 + [[1.0] * 11 + [0.0] * 9] * 50)
    assert mixed["interval"] == pytest.approx(wilson(1150, 2000))


def test_what_was_never_seen_does_not_hold() -> None:
    found = verdict(Mark("vanilla", least=0), [[], []])
    assert (found["mean"], found["holds"]) == (None, False)


def test_a_count_of_nought_in_few_games_is_not_sure_to_stay_so() -> None:
    rare = Mark("bought", least=0.01)
    few = verdict(rare, [[0.0]] * 4)
    assert few["interval"] == pytest.approx([0, 0.749], abs=1e-3)
    assert (few["holds"], few["sure"]) == (False, False)
    many = verdict(rare, [[0.0]] * 1000)
    assert many["interval"] == pytest.approx([0, 0.003], abs=1e-4)
    assert (many["holds"], many["sure"]) == (False, True)
    assert verdict(rare, [[0.0] * 9, [], []])["interval"] == verdict(rare, [[0.0]])["interval"]


def test_a_count_is_never_under_nought() -> None:
    assert verdict(Mark("bought"), [[0.0], [0.0], [0.0], [1.0]])["interval"] == pytest.approx([0, 0.674], abs=1e-3)
    assert verdict(Mark("debt"), [[-1.0], [1.0]])["interval"][0] < -1


def test_what_follows_from_the_numbers_alone_is_sure_at_once() -> None:
    found = verdict(Mark("dominated", most=0, fixed=True), [[0.0]])
    assert (found["interval"], found["holds"], found["sure"]) == ([0, 0], True, True)
    share = verdict(Mark("gold", least=0.1, share=True, fixed=True), [[0.25]])
    assert (share["interval"], share["sure"]) == ([0.25, 0.25], True)


def test_seat_marks_allow_a_share_and_a_bit() -> None:
    marks = seat_marks((2, 4), over=0.05)
    assert [(mark.key, mark.most) for mark in marks if mark.concerns(2)] == [("seat.1", 0.55), ("seat.2", 0.55)]
    assert sum(mark.concerns(4) for mark in marks) == 4


@pytest.mark.parametrize("name", WITH_MARKS)
def test_every_games_marks_are_measured_and_have_words(name: str, tmp_path: Path) -> None:
    game = malecon.game(name)
    found = balance(name, ("random",), games=6, seed=3)
    assert [table["players"] for table in found["tables"]] == lab.measured(game)
    for table in found["tables"]:
        keys = [mark["key"] for mark in table["marks"]]
        assert len(keys) == len(set(keys))
        for mark in table["marks"]:
            for lang in ("en", "fr"):
                assert game.texts.say(lang, f"mark-{mark['text']}", mark["details"])
        wins = [mark["mean"] for mark in table["marks"] if mark["key"].startswith("seat.")]
        assert sum(wins) == pytest.approx(1)
    save(balance_figure(found, game, "fr", name), tmp_path / "marks.png")
    assert (tmp_path / "marks.png").stat().st_size > 10_000


def test_its_picture_can_be_read_at_every_number_of_players() -> None:
    figure = balance_figure(balance("capa-doro", ("random",), games=1), malecon.game("capa-doro"), "fr", "")
    figure.draw_without_rendering()
    scale = figure.dpi
    drawn = [axes for axes in figure.axes if axes.xaxis.get_visible()]
    assert min(axes.get_window_extent().width / scale for axes in drawn) > 1.5
    for axes in drawn:
        ends = [label.get_window_extent() for label in axes.get_xticklabels() if _within(axes, label)]
        assert all(one.x1 < next_one.x0 for one, next_one in pairwise(ends))
        assert not any("." in text.get_text() for text in [*axes.texts, *axes.get_xticklabels()])
    names = [[label.get_text() for label in axes.get_yticklabels()] for axes in figure.axes]
    marks = {mark.key for mark in malecon.game("capa-doro").marks}
    assert len([name for row in names for name in row if name]) == len(marks)
    assert max(len(line) for row in names for name in row for line in name.splitlines()) < 40


def _within(axes: Any, label: Any) -> bool:
    low, high = axes.get_xlim()
    return bool(low <= label.get_position()[0] <= high)


def test_the_same_for_any_number_of_jobs() -> None:
    name = WITH_MARKS[0]
    one, two = (balance(name, ("random",), games=24, seed=5, counts=(2,), jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_a_game_without_marks_says_so() -> None:
    with pytest.raises(Unknown, match="declares no marks"):
        lab.measured(malecon.game("santiago"))
    with pytest.raises(Unknown, match="declares no marks"):
        balance("cuba", ("random",), games=1, counts=(3,))


def test_a_number_of_players_that_no_mark_concerns_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = malecon.game("comptoir")
    monkeypatch.setattr(type(game), "marks", (*seat_marks((2, 4), over=0.05),))
    assert lab.measured(game) == [2, 4]
    assert lab.measured(game, [4]) == [4]
    with pytest.raises(Unknown) as refused:
        lab.measured(game, [2, 3])
    assert str(refused.value) == "comptoir declares marks for 2 or 4 players, none for 3."
    assert refused.value.said("fr").startswith("comptoir déclare des repères pour 2 ou 4 joueurs, aucun pour 3")


def test_a_plot_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    found = balance(WITH_MARKS[0], ("random",), games=1, counts=(2,))
    with pytest.raises(Unknown, match="can't be written"):
        save(balance_figure(found, malecon.game(WITH_MARKS[0]), "en", ""), tmp_path / "no" / "marks.png")
