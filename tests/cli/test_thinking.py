"""The commands that think: ladder, calibrate, hint, review, tune."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import malecon
from malecon.cli.calibrate import show as show_calibrated
from malecon.cli.common.arguments import LEAST_LESSONS
from malecon.cli.common.screen import say, terminal
from malecon.cli.ladder import show as show_ladder
from malecon.cli.learn import show as show_learnt
from malecon.cli.train import show as show_trained
from malecon.core.typography import unbroken
from malecon.lab import learn
from malecon.lab import train as lab
from malecon.lab.learn import Found, Learning
from tests.cli.conftest import Malecon


def document(malecon_says: Malecon, *words: str) -> Any:
    answer = malecon_says(*words, "--json")
    assert (answer.code, answer.err) == (0, "")
    return json.loads(answer.out)


def test_hint(malecon_says: Malecon, record_file: Path) -> None:
    record = malecon.Record.read(record_file)
    to = next(n for n, line in enumerate(record.moves) if line.move.startswith("drive"))
    state = record.replay(to)
    words = ("hint", str(record_file), "--to", str(to), "--playouts", "60")
    found = document(malecon_says, *words)
    assert found["seat"] == state.actor
    assert {move["move"] for move in found["moves"]} <= set(state.moves())
    read = malecon_says(*words, "--lang", "fr")
    assert "Chances de gagner" in read.out
    assert found["moves"][0]["text"] in read.out


def test_a_hint_needs_something_to_decide(malecon_says: Malecon, record_file: Path) -> None:
    answer = malecon_says("hint", str(record_file), "--to", "0")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("malecon: No seat has anything to decide there")


def test_a_number_with_decimals_is_one_below_two_in_french_alone() -> None:
    said = [say(lang, "in-points", points=n, points_said=f"{n}.5") for lang in ("fr", "en") for n in (0, 1, 2)]
    assert said == ["0.5 point", "1.5 point", "2.5 points", "0.5 points", "1.5 points", "2.5 points"]


def test_review(malecon_says: Malecon, record_file: Path, tmp_path: Path) -> None:
    record = malecon.Record.read(record_file)
    picture = tmp_path / "review.png"
    words = ("review", str(record_file), "--playouts", "4", "--jobs", "1")
    found = document(malecon_says, *words, "--plot", str(picture))
    assert len(found["chances"]) == len(record.moves) + 1
    assert found["costliest"][0]["cost"] == max(one["cost"] for one in found["choices"] if one["mistake"])
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_ladder(malecon_says: Malecon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.lab.ladder.MARKS", {("random", "easy"): 0.5})
    picture = tmp_path / "ladder.svg"
    words = ("ladder", "santiago", "--seats", "2,3", "--games", "2", "--jobs", "1")
    found = document(malecon_says, *words, "--plot", str(picture))
    assert [(pair["players"], pair["strong"], pair["games"]) for pair in found["pairs"]] == [
        (2, "random", 2), (3, "random", 2),
    ]  # fmt: skip
    assert [bot["bot"] for bot in found["bots"]] == ["random", "easy"]
    assert "<svg" in picture.read_text("utf-8")
    assert found["by_clock"] is False
    read = malecon_says(*words, "--lang", "fr").out
    assert "Repère" in read
    assert "Seuil" not in read
    assert read.split()[read.split().index("Joueurs") + 1] == "Robot"
    assert "Tenu si tout l’intervalle l’atteint" in " ".join(read.split())
    assert "Cote\xa0: force" in " ".join(read.split(" "))
    assert "--hours" not in read
    assert "toutes les 20 parties" in read
    assert "montre" not in read
    assert "à la montre" in malecon_says(*words, "--by-clock", "--lang", "fr").out


def test_a_ladder_plays_a_hundred_games_of_a_pair_unless_asked_for_fewer(malecon_says: Malecon) -> None:
    words = ("ladder", "santiago", "--seats", "2", "--bots", "easy,random", "--jobs", "1")
    [usual] = document(malecon_says, *words)["pairs"]
    [fewer] = document(malecon_says, *words, "--least", "20")["pairs"]
    assert usual["games"] == 100 > fewer["games"]


def test_a_ladder_says_which_pairs_its_hours_stopped(malecon_says: Malecon) -> None:
    words = ("ladder", "santiago", "--seats", "2", "--bots", "greedy,random", "--jobs", "1", "--hours", "0")
    assert [pair["cut"] for pair in document(malecon_says, *words)["pairs"]] == [True]
    read = malecon_says(*words).out
    assert " 20* " in read
    assert "* stopped by --hours." in read


def test_a_ladder_fits_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    page = StringIO()
    monkeypatch.setattr("malecon.cli.ladder.screen", lambda: terminal(file=page, width=80))
    pair = {"players": 2, "strong": "expert-politician", "weak": "medium", "games": 1000, "win_rate": 1.0}
    pair |= {"interval": [0.839, 1.0], "mark": 0.95, "verdict": "open", "cut": True}
    show_ladder(
        {"seed": 1, "pairs": [pair], "bots": [], "looks_every": 20, "by_clock": False}, malecon.game("cuba"), "fr"
    )
    [row] = [line for line in page.getvalue().splitlines() if "expert" in line]
    assert row.split() == ["2", "expert-politician", "medium", "1000*", "100,0", "83,9–100,0", "95,0", "indécis"]


def test_simulate_by_the_clock_says_so(malecon_says: Malecon) -> None:
    words = ("simulate", "santiago", "--players", "random,random", "--games", "2", "--jobs", "1")
    assert document(malecon_says, *words)["by_clock"] is False
    assert document(malecon_says, *words, "--by-clock")["by_clock"] is True
    assert "by the clock" not in malecon_says(*words).out
    assert "by the clock" in malecon_says(*words, "--by-clock").out


def test_calibrate(malecon_says: Malecon, tmp_path: Path) -> None:
    picture = tmp_path / "calibration.svg"
    words = (
        "calibrate",
        "santiago",
        "--players",
        "2",
        "--bot",
        "random",
        "--games",
        "4",
        "--playouts",
        "3",
        "--jobs",
        "1",
    )
    [found] = document(malecon_says, *words, "--plot", str(picture))["tables"]
    assert (found["players"], found["games"]) == (2, 4)
    assert sum(one["seats"] for one in found["bins"]) == 2 * found["positions"]
    assert "<svg" in picture.read_text("utf-8")
    read = malecon_says(*words, "--lang", "fr").out
    assert "Annoncé" in read
    assert "Moins de 50 parties disent peu" in read
    assert "sure-2 = " not in read, "which says no more than so few games do"
    answer = malecon_says("calibrate", "santiago", "--players", "7")
    assert (answer.code, answer.out) == (2, "")


@pytest.mark.parametrize(("lang", "one", "many"), [("en", "1 game ", "50 games "), ("fr", "1 partie ", "50 parties ")])
def test_calibrate_speaks_of_a_fit_from_fifty_games_on(
    lang: str, one: str, many: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = StringIO()
    monkeypatch.setattr("malecon.cli.calibrate.screen", lambda: terminal(file=page, width=200))
    found: dict[str, Any] = {
        "game": "comptoir", "players": 2, "bot": "easy", "seed": 1, "positions": 1, "bins": [],
        "fitted": 0.26, "fitted_interval": (0.26, 0.26), "sure": 0.5, "loss_fitted": None,
    }  # fmt: skip
    for games, said, fits in ((1, one, False), (50, many, True)):
        page.seek(page.truncate(0))
        show_calibrated({**found, "games": games}, malecon.game("comptoir"), lang)
        assert said in page.getvalue()
        assert ("sure-2 = 0.26" in page.getvalue()) is fits


def test_tune(malecon_says: Malecon) -> None:
    small = ("--bot", "random", "--generations", "1", "--games", "1", "--proof", "2", "--jobs", "1")
    found = document(malecon_says, "tune", "santiago", *small)
    assert set(found["weights"]) == set(malecon.game("santiago").numbers.weights)
    out = malecon_says("tune", "santiago", *small).out
    assert "[tuned]" in out
    assert "aren’t surely better" in out


def test_learn(malecon_says: Malecon, tmp_path: Path) -> None:
    file, picture = tmp_path / "learnt-2.toml", tmp_path / "learnt.svg"
    small = ("--games", "10", "--playouts", "1", "--jobs", "1")
    found = document(malecon_says, "learn", "santiago", *small, "--out", str(file), "--plot", str(picture))
    assert set(found["weights"]) == set(malecon.game("santiago").features(2).names)
    assert "[weights]" in file.read_text("utf-8")
    assert "<svg" in picture.read_text("utf-8")
    read = malecon_says("learn", "santiago", *small, "--lang", "fr").out
    assert "Navire 3" in read
    assert "un point" in read


def test_what_was_learnt_fits_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    page = StringIO()
    monkeypatch.setattr("malecon.cli.learn.screen", lambda: terminal(file=page, width=80))
    features = malecon.game("comptoir").features(2)
    table = {name: [1.25, 0.0, 0.0, 0.0, 0.0] for name in features.names}
    matters = dict.fromkeys(features.names, 0.5)
    found = Found(Learning("comptoir"), features, table, 10, 200, 0.5, 0.4, (0.0, 0.1), matters, 1, 20)
    show_learnt(found, malecon.game("comptoir"), "fr")
    [row] = [line for line in page.getvalue().splitlines() if line.startswith("un point")]
    assert row.split()[-5:] == ["0,50", "1,25", "1,25", "1,25", "1,25"]


def told(monkeypatch: pytest.MonkeyPatch, lang: str, after: float, gain: tuple[float, float], held: int) -> str:
    """What is said above the table of weights that were found."""
    page = StringIO()
    monkeypatch.setattr("malecon.cli.learn.screen", lambda: terminal(file=page, width=400))
    features = malecon.game("comptoir").features(2)
    found = Found(Learning("comptoir"), features, {}, 200, 4000, 0.5, after, gain, {}, held, 20 * held)
    show_learnt(found, malecon.game("comptoir"), lang)
    return page.getvalue().replace("\xa0", " ")


def test_a_loss_is_told_as_a_loss_and_what_is_not_sure_as_not_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    better = told(monkeypatch, "en", 0.4, (0.05, 0.15), 20)
    assert (
        "In 20 games not learnt from (400 positions) the log-loss is 0.400, by the hand-made heuristic 0.500: "
        in better
    )
    assert "less by 0.050 to 0.150 (95 %)." in better
    assert "worse" not in better
    worse = told(monkeypatch, "en", 1.1, (-0.7, -0.5), 20)
    assert "more by 0.500 to 0.700 (95 %)." in worse
    assert "These weights foretell worse than the hand-made heuristic" in worse
    assert "from 0.050 less to 0.020 more (95 %)" in told(monkeypatch, "en", 0.48, (-0.02, 0.05), 20)
    for unsure in (told(monkeypatch, "en", 0.51, (-0.05, 0.03), 20), told(monkeypatch, "en", 0.6, (-0.1, -0.1), 1)):
        assert "foretell worse" not in unsure
    few = told(monkeypatch, "en", 0.34, (0.16, 0.16), 1)
    assert "In 1 game not learnt from (20 positions)" in few
    assert "nothing is sure by fewer than 20 such games; --games 200 has as many." in few
    assert "0.160" not in few
    assert "plus grande de 0,500 à 0,700 (95 %)." in told(monkeypatch, "fr", 1.1, (-0.7, -0.5), 20)
    assert "rien n’est sûr avec moins de 20 parties" in told(monkeypatch, "fr", 1.1, (-0.6, -0.6), 1)


def test_train(malecon_says: Malecon, tmp_path: Path) -> None:
    picture = tmp_path / "training.png"
    small = ("--rounds", "1", "--games", "10", "--playouts", "1", "--proof", "2", "--contest", "1", "--jobs", "1")
    words = ("train", "santiago", *small, "--to", str(tmp_path / "training"))
    found = document(malecon_says, *words, "--plot", str(picture))
    assert [one["proof"] for one in found["results"]] == [2]
    assert picture.read_bytes().startswith(b"\x89PNG")
    again = malecon_says(*words, "--lang", "fr")
    assert "Rien n’a battu" in again.out
    assert again.err.startswith("Manche 1\xa0: ")
    assert again.err.endswith(", pas sûrement mieux.\n")
    shown = unbroken(" ".join(malecon_says(*words).out.split()))
    for says in (
        "Games so far",
        "new / old",
        "Better",
        "hand-made judgement → fit",
        "is above 50 %. Nothing beat",
        "the weights of the game’s learnt-2.toml",
    ):
        assert unbroken(says) in shown
    # What it began with, whatever the game has by now.
    began = tmp_path / "training" / "start.toml"
    began.write_text(began.read_text("utf-8").partition("[weights]")[0] + "[weights]\n", "utf-8")
    assert unbroken("Nothing beat what was there: the hand-made heuristic.") in unbroken(
        " ".join(malecon_says(*words).out.split())
    )
    # What differs from what lies there, and what is damaged, in one line.
    other = malecon_says(*words, "--seed", "5")
    assert (other.code, other.out, other.err.count("\n")) == (2, "", 1)
    assert "--seed 0 there, 5 here" in other.err
    (tmp_path / "training/round-1.json").write_text("{", "utf-8")
    damaged = malecon_says(*words, "--lang", "fr")
    assert (damaged.code, damaged.out, damaged.err.count("\n")) == (2, "", 1)
    assert "round-1.json est abîmé" in damaged.err


@pytest.mark.parametrize(
    ("later", "says"), [(None, "The best weights are in"), (2, "round 2, played before, won, and its weights are in")]
)
def test_train_says_what_holds_and_where_bots_look_for_it(
    malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, later: int | None, says: str
) -> None:
    won: dict[str, Any] = {"round": 1, "new_playouts": 9, "old_playouts": 8, "proof": 2, "win_rate": 1.0}
    won |= {"interval": [0.6, 1.0], "better": True}
    folder = tmp_path / "a folder whose name is so long that it fills most of a line [of those that are wide]"
    monkeypatch.setattr(lab, "train", lambda training, *_: lab.Trained(training, [won], {}, later))
    out = malecon_says("train", "santiago", "--to", str(folder)).out
    assert f"{says} {folder / 'learnt-2.toml'}. Copied to {malecon.game('santiago').folder}, the game’s bots" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_training_fits_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    page = StringIO()
    monkeypatch.setattr("malecon.cli.train.screen", lambda: terminal(file=page, width=80))
    won: dict[str, Any] = {"round": 12, "games": 12000, "loss_before": 1.318, "loss": 1.263, "new_playouts": 198}
    won |= {"old_playouts": 200, "proof": 1000, "win_rate": 1.0, "interval": [0.996, 1.0], "better": True}
    training = lab.Training("comptoir", 4)
    show_trained(lab.Trained(training, [won], {}), malecon.game("comptoir"), tmp_path, lang)
    [row] = [line for line in page.getvalue().splitlines() if "12000" in line]
    cells = ["12", "12000", "1.318", "→", "1.263", "198", "/", "200", "100.0", "(1000)", "99.6–100.0", "✓"]
    assert row.split() == [cell.replace(".", ",") if lang == "fr" else cell for cell in cells]


def test_train_says_in_its_document_too_that_a_later_round_won() -> None:
    assert lab.Trained(lab.Training("santiago"), [], None, 2).data()["later"] == 2


def test_train_needs_no_fewer_games_than_its_page_says() -> None:
    assert LEAST_LESSONS == learn.LEAST


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("ladder", "nosuch"), "no game is called “nosuch”"),
        *[
            ((command, "santiago", word, "9"), "santiago is for 2 to 4 players, not 9")
            for command in ("ladder", "balance", "learn", "train", "tune")
            for word in ("--players", "--seats")
        ],
        (("ladder", "santiago", "--seats", "2,9"), "santiago is for 2 to 4 players, not 9"),
        (("ladder", "santiago", "--seats", "two"), "numbers of players are given as 2,3, not “two”"),
        (("ladder", "santiago", "--games", "10", "--least", "50"), "at least 50 games where --games lets it have 10"),
        (("ladder", "santiago", "--least", "500"), "at least 500 games where --games lets it have 400"),
        (("ladder", "santiago", "--bots", "random,medium"), "by malecon simulate santiago --players A,B."),
        (("train", "santiago", "--games", "9"), "9 is less than 10"),
        (("train", "santiago", "--players", "3", "--from", "3"), "3 players is the table that learns"),
        (("train", "santiago", "--from", "-2"), "santiago is for 2 to 4 players, not -2"),
        (("train", "santiago", "--to", __file__), "test_thinking.py is a file, not a folder"),
        (("ladder", "santiago", "--plot", "x.doc"), "a picture's name ends in"),
        (("tune", "santiago", "--bot", "nosuch"), "no bot is called “nosuch”"),
        (("hint", "nosuch.txt"), "nosuch.txt can't be read"),
        (("review", "nosuch.txt"), "nosuch.txt can't be read"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(malecon_says: Malecon, words: tuple[str, ...], says: str) -> None:
    answer = malecon_says(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("malecon: ")
    assert says in answer.err
    assert answer.err.count("\n") == 1
