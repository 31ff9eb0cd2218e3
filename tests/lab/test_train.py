"""Training: it keeps only what is better, and what was cut goes on."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import malecon
from malecon.core import weights
from malecon.lab import train as lab
from malecon.lab.contest import Contest, Score, contest_of, equal_time
from malecon.lab.learn_plots import climb_figure
from malecon.lab.train import Training, train

SMALL = Training("santiago", rounds=2, games=10, playouts=1, proof=2, contest=2, seed=1)


def test_a_judgement_that_sees_nothing_loses_and_the_seed_gives_the_same_score() -> None:
    blind = {name: [0.0] * 6 for name in malecon.game("santiago").features(2).names}
    contest = Contest("santiago", 2, "x", blind, None, 10, 10)
    score = contest_of(contest, 4)
    assert score.wins <= 1
    assert not score.better
    assert contest_of(contest, 4) == score


def test_better_is_what_wins_more_than_its_share_for_sure() -> None:
    assert Score(100, 61, 2).better
    assert not Score(100, 58, 2).better
    assert Score(100, 36, 4).better
    assert not Score(100, 30, 4).better


def test_equal_time_gives_a_dear_judgement_fewer_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    new = {name: [1.0] * 6 for name in malecon.game("santiago").features(2).names}
    monkeypatch.setattr("malecon.lab.contest.seconds", lambda contest, judge: 3.0 if judge.weights == {} else 1.0)
    found = equal_time(Contest("santiago", 2, "x", new, None, 300, 300))
    assert (found.new_playouts, found.old_playouts) == (100, 300)


def test_a_training_that_was_cut_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    whole = train(SMALL, tmp_path / "whole", progress=told.append)
    assert sum(told) == SMALL.steps()
    assert [one["round"] for one in whole.rounds] == [1, 2]
    assert whole.rounds[1]["games"] == 20
    # Nothing is played again.
    monkeypatch.setattr(lab, "lessons", None)
    monkeypatch.setattr(lab, "contest_of", None)
    told.clear()
    assert train(SMALL, tmp_path / "whole", progress=told.append) == whole
    assert sum(told) == SMALL.steps()
    # What is missing is made again, the same.
    monkeypatch.undo()
    first = (tmp_path / "whole/round-1.toml").read_text("utf-8")
    (tmp_path / "whole/round-1.toml").unlink()
    (tmp_path / "whole/round-1-000000.npz").unlink()
    assert train(SMALL, tmp_path / "whole") == whole
    assert (tmp_path / "whole/round-1.toml").read_text("utf-8") == first


def test_only_what_is_better_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    monkeypatch.setattr(lab, "contest_of", lambda contest, games, pool, tell: Score(100, 50, 2))
    assert train(SMALL, tmp_path / "even").best is None
    assert not (tmp_path / "even/learnt-2.toml").exists()
    against: list[object] = []

    def wins(contest: Contest, *_: object) -> Score:
        against.append(contest.old)
        return Score(100, 80, 2)

    monkeypatch.setattr(lab, "contest_of", wins)
    found = train(SMALL, tmp_path / "better")
    assert (
        found.best == weights.read(tmp_path / "better/learnt-2.toml") == weights.read(tmp_path / "better/round-2.toml")
    )
    # The second met the first, which had beaten what was there.
    assert against[1] == weights.read(tmp_path / "better/round-1.toml")
    assert json.loads((tmp_path / "better/round-2.json").read_text("utf-8"))["better"]


def test_at_a_larger_table_the_old_one_must_not_win_among_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wins = {False: 60.0, True: 34.0}  # by whether it is the old one that is alone
    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    monkeypatch.setattr(lab, "contest_of", lambda contest, *_: Score(100, wins[contest.old is not None], 3))
    three = Training("santiago", 3, rounds=1, games=10, playouts=1, proof=2, contest=2, seed=1)
    assert three.steps() == 10 + 2 * 2
    monkeypatch.setattr(lab, "present", lambda learning: (None,))
    assert train(three, tmp_path / "spoils").best is None
    wins[True] = 20.0
    found = train(three, tmp_path / "better")
    assert found.best == weights.read(tmp_path / "better/learnt-3.toml")
    assert found.rounds[0]["turned_wins"] == 20


def test_what_spoils_the_game_is_tried_again_halfway(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[weights.Table] = []

    def score(contest: Contest, *_: object) -> Score:
        if contest.new is not None:
            tried.append(contest.new)
            return Score(100, 60.0, 3)
        # The old one alone wins more than its share among the first.
        return Score(100, 50.0 if len(tried) == 1 else 20.0, 3)

    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    monkeypatch.setattr(lab, "contest_of", score)
    monkeypatch.setattr(lab, "present", lambda learning: (None,))
    told: list[int] = []
    three = Training("capa-doro", 3, rounds=1, games=10, playouts=1, proof=2, contest=2, seed=1)
    found = train(three, tmp_path, progress=told.append)
    fit, half = tried
    assert half["judgement"][0] == pytest.approx((fit["judgement"][0] + 1.0) / 2, rel=1e-3)
    assert half["tile.a"][0] == pytest.approx(fit["tile.a"][0] / 2, rel=1e-3)
    assert found.best == half == weights.read(tmp_path / "learnt-3.toml")
    [kept] = found.rounds
    assert (kept["round"], kept["halfway"], kept["turned_wins"]) == (1, True, 20.0)
    assert lab.HALFWAY in (tmp_path / "learnt-3.toml").read_text("utf-8")
    # It is kept: nothing is played again.
    monkeypatch.setattr(lab, "contest_of", None)
    assert train(three, tmp_path) == found


def test_there_is_no_halfway_to_a_heuristic_that_is_not_counted() -> None:
    three = Training("santiago", 3)
    names = malecon.game("santiago").features(3).names
    new = {name: [1.0] * 6 for name in names}
    assert "judgement" not in names
    assert lab._halfway(three, new, None) is None
    assert lab._halfway(three, new, {name: [0.0] * 6 for name in names}) == {name: [0.5] * 6 for name in names}


def test_what_other_tables_learnt_is_tried_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    against: list[object] = []

    def wins(contest: Contest, *_: object) -> Score:
        against.append(contest.old)
        return Score(100, 80, 2)

    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    monkeypatch.setattr(lab, "contest_of", wins)
    borrowing = replace(SMALL, rounds=1, borrows=(3, 4))
    found = train(borrowing, tmp_path / "on")
    folder = malecon.game("santiago").folder
    three, four = (weights.read(weights.path(folder, players)) for players in (3, 4))
    mean = weights.read(tmp_path / "on/round-0.toml")
    assert mean["points"][0] == pytest.approx((three["points"][0] + four["points"][0]) / 2, rel=1e-3)
    # The fit that follows met it, as it had beaten what was there.
    assert [one["round"] for one in found.rounds] == [0, 1]
    assert found.rounds[0]["borrowed"] == [3, 4]
    assert against[1] == mean
    assert "--from 3,4" in (tmp_path / "on/learnt-2.toml").read_text("utf-8")
    # It needs no further round, and is then what is kept.
    alone = train(replace(borrowing, rounds=0), tmp_path / "alone")
    assert alone.best == weights.read(tmp_path / "alone/learnt-2.toml") == mean
    # What was cut goes on with what was borrowed then.
    (tmp_path / "alone/round-0.json").unlink()
    assert train(replace(borrowing, rounds=0), tmp_path / "alone") == alone
    assert climb_figure(found.rounds, 0.5, "", "", "", "").axes


def test_borrowing_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(malecon.Unknown, match="nothing was learnt yet for 9 players of santiago"):
        train(replace(SMALL, rounds=0, borrows=(3, 9)), tmp_path / "none")
    assert not (tmp_path / "none").exists(), "another training may have it"
    with pytest.raises(malecon.Unknown, match="--rounds 1 or more"):
        train(replace(SMALL, rounds=0), tmp_path / "nothing")


def test_a_folder_is_of_one_training(tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text('{"game": "other"}', "utf-8")
    with pytest.raises(malecon.Unknown, match="another training"):
        train(SMALL, tmp_path)
