"""Training: it keeps only what is better, and what was cut goes on."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

import malecon
from malecon.bots.bot import Bot
from malecon.bots.levels import Thinker
from malecon.bots.search import FOREVER
from malecon.core import weights
from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.lab import logbook
from malecon.lab import train as lab
from malecon.lab.contest import BLOCK as GAMES
from malecon.lab.contest import Contest, Score, contest_of, equal_time
from malecon.lab.learn_plots import climb_figure
from malecon.lab.lessons import BLOCK as LESSONS
from malecon.lab.lessons import Lesson, School, lessons
from malecon.lab.match import Tally, play_out
from malecon.lab.train import Training, train

SMALL = Training("santiago", rounds=2, games=10, playouts=1, proof=2, contest=2, seed=1)

WORDS = {word: word for word in ("share", "loss", "round", "better", "not-better", "even", "by-hand", "fitted")}


def test_a_judgement_that_sees_nothing_loses_and_the_seed_gives_the_same_score() -> None:
    blind = {name: [0.0] * 6 for name in malecon.game("santiago").features(2).names}
    contest = Contest("santiago", 2, "x", blind, None, 10, 10)
    score = contest_of(contest, 4)
    assert score.wins <= 1
    assert not score.better
    assert contest_of(contest, 4) == score


def test_every_seat_in_turn_has_the_same_deal_and_no_clock_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[tuple[int, ...]] = []
    seconds: list[float] = []

    def noted(state: State, bots: list[Thinker], luck: Luck, listener: None) -> Tally:
        deals.append(luck.words())
        seconds.extend(bot.how.seconds for bot in bots)
        return play_out(state, list[Bot](bots), luck, listener)

    monkeypatch.setattr("malecon.lab.contest.play_out", noted)
    contest_of(Contest("santiago", 3, "x", None, None, 1, 1), 6)
    assert [deals.index(deal) for deal in deals] == [0, 0, 0, 3, 3, 3]
    assert set(seconds) == {FOREVER}


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
    # Who asks for fewer rounds afterwards doesn't lose what the later ones won.
    fewer = train(replace(SMALL, rounds=1), tmp_path / "better")
    assert (len(fewer.rounds), fewer.later, found.later) == (1, 2, None)
    assert weights.read(tmp_path / "better/learnt-2.toml") == found.best
    assert json.loads((tmp_path / "better/round-2.json").read_text("utf-8"))["better"]


def test_the_newest_two_play_whether_they_won_or_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    schools: list[School] = []

    def noted(school: School, games: range) -> list[Lesson]:
        schools.append(school)
        return lessons(school, games)

    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    monkeypatch.setattr(lab, "contest_of", lambda contest, games, pool, tell: Score(100, 20, 2))
    monkeypatch.setattr(lab, "lessons", noted)
    names = malecon.game("santiago").features(2).names
    fits = [{name: [0.1 * number] * 6 for name in names} for number in range(4)]
    monkeypatch.setattr(lab, "present", lambda learning: fits[0])
    monkeypatch.setattr(lab, "_fitted", lambda training, number, *_: (fits[number], {"round": number}))
    assert train(replace(SMALL, rounds=3), tmp_path).best is None
    assert [list(school.tables) for school in schools] == [fits[:1], fits[:2], fits[1:3]]


def test_any_number_of_processes_trains_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    # So many that there are several blocks, of lessons and of a match.
    some = replace(SMALL, rounds=1, games=LESSONS + 2, proof=GAMES + 2)
    here, there = (train(some, tmp_path / str(jobs), jobs) for jobs in (1, 2))
    assert there == here
    assert (tmp_path / "1/round-1.toml").read_bytes() == (tmp_path / "2/round-1.toml").read_bytes()


def test_at_a_larger_table_the_old_one_must_not_win_among_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wins = {False: 60.0, True: 34.0}  # by whether it is the old one that is alone
    monkeypatch.setattr(lab, "equal_time", lambda contest: contest)
    monkeypatch.setattr(lab, "contest_of", lambda contest, *_: Score(100, wins[contest.old is not None], 3))
    three = Training("santiago", 3, rounds=1, games=10, playouts=1, proof=2, contest=2, seed=1)
    assert three.steps() == 10 + 2 * 2
    monkeypatch.setattr(lab, "present", lambda learning: None)
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
    monkeypatch.setattr(lab, "present", lambda learning: None)
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
    # It is kept: nothing is played again, and it stays what it was when it has become what the game judges by.
    monkeypatch.setattr(lab, "contest_of", None)
    monkeypatch.setattr(lab, "present", lambda learning: found.best)
    assert train(three, tmp_path) == found
    assert weights.read(tmp_path / "learnt-3.toml") == found.best


def test_a_training_begins_with_what_was_there_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = malecon.game("santiago").features(2).names
    then = {name: [0.25] * 6 for name in names}
    monkeypatch.setattr(lab, "present", lambda learning: then)
    assert lab._start(SMALL, tmp_path) == then
    monkeypatch.setattr(lab, "present", lambda learning: None)
    assert lab._start(SMALL, tmp_path) == then
    (tmp_path / logbook.START).unlink()
    assert lab._start(SMALL, tmp_path) is None
    monkeypatch.setattr(lab, "present", lambda learning: then)
    assert lab._start(SMALL, tmp_path) is None


def test_there_is_no_halfway_to_a_heuristic_that_is_not_counted(tmp_path: Path) -> None:
    three = Training("santiago", 3)
    names = malecon.game("santiago").features(3).names
    new = {name: [1.0] * 6 for name in names}
    assert "judgement" not in names
    assert lab._halfway(three, 1, new, None, tmp_path) is None
    old, half = {name: [0.0] * 6 for name in names}, {name: [0.5] * 6 for name in names}
    assert lab._halfway(three, 1, new, old, tmp_path) == half
    assert lab._halfway(three, 1, new, new, tmp_path) == half, "as it was written down"


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
    # Its picture leaves out how well games are foretold where nothing was fitted.
    assert [len(climb_figure(one.rounds, 0.5, "", WORDS, "en").axes) for one in (found, alone)] == [2, 1]


def test_a_picture_says_what_its_colours_mean_and_cuts_no_point() -> None:
    lost = {"round": 1, "win_rate": 0.0, "interval": [0.0, 0.1], "better": False, "loss_before": 1.2, "loss": 1.1}
    won = {"round": 2, "win_rate": 0.8, "interval": [0.7, 0.9], "better": True, "loss_before": 1.2, "loss": 1.0}
    match, fits = climb_figure([lost, won], 0.5, "", WORDS, "en").axes
    legends = [axis.get_legend_handles_labels()[1] for axis in (match, fits)]
    assert legends == [["better", "not-better", "even"], ["by-hand", "fitted"]]
    assert all(axis.get_legend() is not None for axis in (match, fits))
    dots = [line for line in match.get_lines() if line.get_marker() == "o"]
    assert [line.get_clip_on() for line in dots] == [False, False]
    [only, _] = climb_figure([lost], 0.5, "", WORDS, "en").axes
    assert only.get_legend_handles_labels()[1] == ["not-better", "even"]


def test_borrowing_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in (9, -2):
        with pytest.raises(malecon.Unknown, match=f"santiago is for 2 to 4 players, not {players}"):
            train(replace(SMALL, rounds=0, borrows=(3, players)), tmp_path / "none")
    with pytest.raises(malecon.Unknown, match="2 players is the table that learns"):
        train(replace(SMALL, rounds=0, borrows=(3, 2)), tmp_path / "none")
    with monkeypatch.context() as nowhere:
        nowhere.setattr(weights, "path", lambda folder, players: tmp_path / f"learnt-{players}.toml")
        with pytest.raises(malecon.Unknown, match="nothing was learnt yet for 3 players of santiago"):
            train(replace(SMALL, rounds=0, borrows=(3, 4)), tmp_path / "none")
    assert not (tmp_path / "none").exists(), "another training may have it"
    with pytest.raises(malecon.Unknown, match="--rounds 1 or more"):
        train(replace(SMALL, rounds=0), tmp_path / "nothing")


def test_a_folder_is_of_one_training(tmp_path: Path) -> None:
    (tmp_path / "training.json").write_text('{"game": "other"}', "utf-8")
    with pytest.raises(malecon.Unknown, match="another training"):
        train(SMALL, tmp_path)


def begun(training: Training, folder: Path) -> None:
    logbook.begin(lab._plan(training), folder)


def test_what_differs_from_the_training_of_a_folder_is_named(tmp_path: Path) -> None:
    begun(SMALL, tmp_path)
    begun(replace(SMALL, rounds=9), tmp_path)
    with pytest.raises(malecon.Unknown, match=r"\(--seed 1 there, 5 here\).*only --rounds may be another") as refused:
        begun(replace(SMALL, seed=5), tmp_path)
    assert "(--seed 1 là-bas, 5 ici)" in refused.value.said("fr")
    with pytest.raises(malecon.Unknown, match=r"\(santiago there, cuba here, --from none there, 3,4 here"):
        begun(replace(SMALL, game="cuba", borrows=(3, 4)), tmp_path)
    plan = tmp_path / logbook.PLAN
    plan.write_text(re.sub(r'"rules": \d+', '"rules": 1', plan.read_text("utf-8")), "utf-8")
    with pytest.raises(malecon.Unknown, match=r"\(rules 1 there, \d+ here\)") as refused:
        begun(SMALL, tmp_path)
    assert "(règles 1 là-bas, " in refused.value.said("fr")


def test_rounds_without_their_plan_are_of_no_training(tmp_path: Path) -> None:
    told = {"game": "santiago", "players": 2, "seed": 7}
    (tmp_path / "round-1-000000.npz").write_bytes(b"PK")
    with pytest.raises(malecon.Unknown, match=r"holds a training \(round-1-000000.npz\), but no training.json"):
        begun(SMALL, tmp_path)
    (tmp_path / "round-1.toml").write_text(weights.written(told, {}), "utf-8")
    with pytest.raises(
        malecon.Unknown, match=r"holds a training \(santiago, 2 players, seed 7\), but no training.json"
    ):
        begun(SMALL, tmp_path)
    assert not (tmp_path / "training.json").exists()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.touch()
    for folder in (file, file / "training"):
        with pytest.raises(malecon.Unknown, match=r"notes.txt is a file, not a folder") as refused:
            begun(SMALL, folder)
        assert "notes.txt est un fichier, pas un dossier" in refused.value.said("fr")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    train(SMALL, folder)
    return folder


@pytest.mark.parametrize(
    ("name", "damage", "says"),
    [
        ("round-1.toml", lambda _: b"garbage", "it isn’t TOML in UTF-8. Remove it"),
        ("round-1.toml", lambda _: b"\xff", "it isn’t TOML in UTF-8. Remove it"),
        ("round-1.toml", lambda old: re.sub(rb'"points" = .*', b'"points" = ["a"]', old), "which is no number. Remove"),
        ("round-1.toml", lambda old: re.sub(rb'"points" = .*', b'"points" = [1.0]', old), "needs 6 numbers, and has 1"),
        ("round-1.toml", lambda old: old.replace(b'"points"', b'"pints"'), "is called “pints”"),
        ("round-1.toml", lambda old: old.replace(b"loss =", b"lost ="), "is damaged: remove it"),
        ("round-1.toml", lambda old: old.replace(b"[learnt]", b"[taught]"), "it has no part \\[learnt\\]. Remove it"),
        ("round-1.json", lambda _: b"{", "is damaged: remove it"),
        ("round-1.json", lambda _: b"{}", "is damaged: remove it"),
        ("round-1.json", lambda _: b"[]", "is damaged: remove it"),
        ("round-1.json", lambda old: old.replace(b'"loss"', b'"loss": "a", "lost"'), "is damaged: remove it"),
        ("round-2-000000.npz", lambda old: old[:500], "is damaged: remove it"),
        ("round-2-000000.npz", lambda old: b"", "is damaged: remove it"),
        ("training.json", lambda _: b"{", "is damaged, so that nothing says which training lies there"),
        ("training.json", lambda _: b"[]", "is damaged, so that nothing says which training lies there"),
    ],
)
def test_a_damaged_file_is_named_with_what_would_do(
    trained: Path, tmp_path: Path, name: str, damage: Callable[[bytes], bytes], says: str
) -> None:
    folder = tmp_path / "training"
    copytree(trained, folder)
    file = folder / name
    whole = file.read_bytes()
    assert damage(whole) != whole
    file.write_bytes(damage(whole))
    with pytest.raises(malecon.Unknown, match=f"{re.escape(str(file))}.*{says}"):
        train(SMALL, folder)


def test_what_was_damaged_and_removed_is_made_anew(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "training"
    copytree(trained, folder)
    for name in ("round-1.toml", "round-2-000000.npz"):
        (folder / name).unlink()
    assert train(SMALL, folder) == train(SMALL, trained)
    assert (folder / "round-1.toml").read_bytes() == (trained / "round-1.toml").read_bytes()
