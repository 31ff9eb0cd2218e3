"""What the commands print: JSON as the contract has it, and something to read."""

import csv
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import malecon
from malecon import Record, bots
from malecon.cli.common.commands import commands
from malecon.table.store import Store
from tests.cli.conftest import Malecon

SERIES = ("simulate", "santiago", "--players", "greedy,random", "--games", "12", "--seed", "7")


def document(malecon_says: Malecon, *words: str) -> Any:
    answer = malecon_says(*words, "--json")
    assert (answer.code, answer.err) == (0, "")
    return json.loads(answer.out)


def test_help_lists_every_command(malecon_says: Malecon) -> None:
    for words in ((), ("--help",)):
        answer = malecon_says(*words)
        assert answer.code == 0
        assert [name for name in commands() if f" {name} " not in answer.out] == []
    assert "--fixed-seats" in malecon_says("simulate", "--help").out


def test_it_starts_without_what_is_heavy() -> None:
    """Under 0.3 s to start: what takes long to import comes with the command that needs it."""
    heavy = ("numpy", "scipy", "rich", "fluent", "fastapi", "pydantic", "sqlalchemy", "matplotlib")
    code = f"import sys, malecon.cli; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
    helped = (
        f"import sys, malecon.cli as c; c.run(['--help']); print([name for name in {heavy} if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", helped], capture_output=True, text=True).stdout
    assert shown.endswith("[]\n")


def test_replay_as_json_needs_nothing_heavy_at_all(record_file: Path) -> None:
    code = (
        "import sys; from malecon.cli import run; run(sys.argv[1:]); "
        "print([name for name in ('numpy', 'rich', 'fluent', 'pydantic') if name in sys.modules], file=sys.stderr)"
    )
    words = [sys.executable, "-c", code, "replay", str(record_file), "--json"]
    assert subprocess.run(words, capture_output=True, text=True).stderr == "[]\n"


def test_games(malecon_says: Malecon) -> None:
    shelf = document(malecon_says, "games")
    assert [game["id"] for game in shelf] == list(malecon.games())
    for game in shelf:
        assert set(game) == {"id", "names", "seats", "options", "rules", "moves"}
        assert set(game["names"]) == {"en", "fr"}
    santiago = next(game for game in shelf if game["id"] == "santiago")
    assert santiago["seats"] == [2, 3, 4]
    assert santiago["options"]["open_hands"]["default"] is False
    assert santiago["moves"] == malecon.game("santiago").size
    read = malecon_says("games", "--lang", "fr").out
    assert "Santiago de Cuba" in read
    assert "Joueurs" in read


def test_simulate(malecon_says: Malecon) -> None:
    found = document(malecon_says, *SERIES)
    assert {key: found[key] for key in ("game", "rules", "seed", "games", "options")} == {
        "game": "santiago",
        "rules": malecon.game("santiago").rules,
        "seed": 7,
        "games": 12,
        "options": {"open_hands": False},
    }
    assert found["compiled"] is malecon.compiled
    for row, known in ((found["players"], "bot"), (found["seats"], "seat")):
        assert len(row) == 2
        assert set(row[0]) == {known, "wins", "win_rate", "interval", "mean_score"}
        assert sum(entry["wins"] for entry in row) == pytest.approx(12)
        for entry in row:
            low, high = entry["interval"]
            assert 0 <= low <= entry["win_rate"] <= high <= 1
    assert [player["bot"] for player in found["players"]] == ["greedy", "random"]
    assert sum(found["ends"].values()) == 12
    assert found["decisions"] > found["choices"] > found["chance"] > 0
    assert found["seconds"] > 0
    assert found["games_per_second"] == pytest.approx(12 / found["seconds"])
    assert found["us_per_decision"] == pytest.approx(1e6 * found["seconds"] / found["decisions"])


def test_simulate_is_the_same_for_any_number_of_jobs(malecon_says: Malecon) -> None:
    timed = {"seconds", "games_per_second", "us_per_decision"}
    found = [document(malecon_says, *SERIES, "--jobs", jobs) for jobs in ("1", "2")]
    first, second = ({key: value for key, value in one.items() if key not in timed} for one in found)
    assert first == second


def test_simulate_with_options_numbers_and_a_sheet(malecon_says: Malecon, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    more = ("--option", "open_hands=on", "--set", "bank.pesos=3", "--fixed-seats", "--csv", str(sheet))
    found = document(malecon_says, *SERIES, *more)
    assert found["options"] == {"open_hands": True}
    assert found["numbers"] == {"bank.pesos": 3}
    rows = list(csv.DictReader(sheet.read_text("utf-8").splitlines()))
    assert len(rows) == 24
    assert {row["seat"] for row in rows if row["bot"] == "greedy"} == {"0"}
    printed = malecon_says(*SERIES, "--csv", "-").out
    assert printed.startswith("game,player,bot")


@pytest.mark.parametrize(("lang", "words"), [("en", ("Mean score", "12 games")), ("fr", ("Score moyen", "12 parties"))])
def test_simulate_to_read(malecon_says: Malecon, lang: str, words: tuple[str, ...]) -> None:
    printed = malecon_says(*SERIES, "--lang", lang).out
    assert [word for word in words if word not in printed] == []


def test_record_is_a_whole_game_that_replays(malecon_says: Malecon, tmp_path: Path) -> None:
    words = ("record", "santiago", "--players", "greedy,random", "--seed", "3", "--set", "bank.pesos=3")
    printed = malecon_says(*words).out
    record = Record.read(printed)
    assert record.names == {0: "greedy", 1: "random"}
    assert record.replay().over
    assert "number bank.pesos 3" in printed
    file = tmp_path / "game.rec"
    assert malecon_says(*words, "--out", str(file)).out == ""
    assert file.read_text("utf-8") == printed


def test_record_is_the_first_game_of_the_same_series(malecon_says: Malecon) -> None:
    words = ("santiago", "--players", "greedy,random", "--seed", "3")
    outcome = Record.read(malecon_says("record", *words).out).replay().outcome
    series = document(malecon_says, "simulate", *words, "--games", "1")
    assert outcome is not None
    assert [player["mean_score"] for player in series["players"]] == list(outcome.scores)


def test_replay(malecon_says: Malecon, record_file: Path, record_text: str) -> None:
    record = Record.read(record_text)
    found = document(malecon_says, "replay", str(record_file))
    end = record.replay()
    assert end.outcome is not None
    assert found == {
        "game": "santiago",
        "rules": record.rules,
        "players": 3,
        "options": {"open_hands": False},
        "moves": len(record.moves),
        "actor": -2,
        "actors": [],
        "over": True,
        "outcome": json.loads(json.dumps(end.outcome.data())),
        "scores": end.scores,
        "data": end.data(),
    }
    midway = document(malecon_says, "replay", str(record_file), "--to", "40")
    state = record.replay(40)
    assert (midway["moves"], midway["over"], midway["outcome"]) == (40, False, None)
    assert (midway["actor"], midway["actors"], midway["data"]) == (state.actor, state.actors, state.data())


def test_replay_to_read(malecon_says: Malecon, record_file: Path) -> None:
    assert "wins with" in malecon_says("replay", str(record_file)).out
    story = malecon_says("replay", str(record_file), "--story", "--lang", "fr", "--to", "60").out
    assert "se rend" in story
    assert "après 60 coups" in story


@pytest.mark.parametrize(("lang", "counted"), [("en", "bonuses"), ("fr", "primes")])
def test_who_won_is_told_in_what_the_game_counts(
    malecon_says: Malecon, tmp_path: Path, lang: str, counted: str
) -> None:
    file = tmp_path / "comptoir.txt"
    file.write_text(malecon_says("record", "comptoir", "--players", "random,random", "--seed", "1").out, "utf-8")
    outcome = document(malecon_says, "replay", str(file))["outcome"]
    best = outcome["scores"][outcome["winners"][0]]
    assert f"{best} {counted}" in malecon_says("replay", str(file), "--lang", lang).out


@pytest.mark.parametrize(("lang", "seat"), [("en", "seat"), ("fr", "place")])
def test_bots_of_one_level_are_told_apart(malecon_says: Malecon, record_file: Path, lang: str, seat: str) -> None:
    for words in (("replay", "--story"), ("review", "--playouts", "4", "--jobs", "1")):
        told = malecon_says(words[0], str(record_file), *words[1:], "--lang", lang).out
        greedy, random = (bots.called(level, lang) for level in ("greedy", "random"))
        assert {f"{greedy} ({seat} {n})" in told for n in (1, 3)} == {True}
        assert random in told
        assert not re.search(rf"\b{greedy}(?! \({seat})", told.replace("\n", " "))


def test_a_record_from_standard_input(record_text: str) -> None:
    words = [sys.executable, "-m", "malecon", "replay", "-", "--json"]
    done = subprocess.run(words, input=record_text, capture_output=True, text=True)
    assert json.loads(done.stdout)["over"] is True


def test_moves(malecon_says: Malecon, record_file: Path, record_text: str) -> None:
    game = malecon.game("santiago")
    rolling = document(malecon_says, "moves", str(record_file), "--to", "22")
    assert rolling["actor"] == -1
    assert [(move["text"], move["weight"]) for move in rolling["moves"]] == [
        ("die sugar 0", 1), ("die sugar 1", 2), ("die sugar 2", 2), ("die sugar 3", 1),
    ]  # fmt: skip
    state = Record.read(record_text).replay(27)
    seat = state.actor
    asked = document(malecon_says, "moves", str(record_file), "--to", "27", "--seat", str(seat))
    assert asked["actor"] == seat
    assert [move["move"] for move in asked["moves"]] == state.moves(seat)
    for move in asked["moves"]:
        assert set(move) == {"move", "text", "en", "fr", "weight"}
        assert (move["text"], move["weight"]) == (game.write(move["move"]), None)
        assert (move["en"], move["fr"]) == (game.say(move["move"], "en"), game.say(move["move"], "fr"))
    other = document(malecon_says, "moves", str(record_file), "--to", "27", "--seat", str((seat + 1) % 3))
    assert other == {"actor": seat, "moves": []}
    assert "Le dé" in malecon_says("moves", str(record_file), "--to", "22", "--lang", "fr").out
    assert "Nothing can be played" in malecon_says("moves", str(record_file)).out


def test_see(malecon_says: Malecon, record_file: Path, record_text: str) -> None:
    state = Record.read(record_text).replay(40)
    for seat in ("0", "1", "2", "none"):
        view = document(malecon_says, "see", str(record_file), "--to", "40", "--seat", seat)
        assert view == state.see(None if seat == "none" else int(seat))
    assert "? points" in malecon_says("see", str(record_file), "--to", "40", "--seat", "none").out


def test_the_board_calls_the_players_by_their_names(malecon_says: Malecon, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    malecon_says("record", "santiago", "--players", "greedy,random", "--seed", "3", "--out", str(file))
    for words in (("replay",), ("see", "--seat", "none")):
        shown = malecon_says(words[0], str(file), *words[1:], "--to", "40").out
        assert "greedy" in shown
        assert "random" in shown


@pytest.mark.parametrize("name", malecon.games())
def test_rules(malecon_says: Malecon, name: str) -> None:
    english, french = (malecon_says("rules", name, "--lang", lang).out for lang in ("en", "fr"))
    assert len(english.splitlines()) > 50
    assert len(french.splitlines()) > 50
    assert english != french


def test_rules_of_an_edition_and_with_changed_numbers(malecon_says: Malecon) -> None:
    assert "first has 45 points" in malecon_says("rules", "capa-doro", "--set", "goal=45", "--lang", "en").out
    eggert = malecon_says("rules", "cuba", "--lang", "fr", "--option", "edition=eggert", "--set", "start.pesos=17").out
    assert "bateaux du port" in eggert.replace("\n", " ")
    assert "17 pesos" in eggert
    assert malecon_says("rules", "cuba", "--option", "edition=none").code == 2


def test_the_language_is_that_of_the_locale(malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Joueurs" in malecon_says("games").out


@pytest.mark.parametrize(("lang", "says"), [("en", "copy.sqlite3: 0 tables"), ("fr", "copy.sqlite3\xa0: 0 table")])
def test_backup_tells_how_many_tables_there_are(malecon_says: Malecon, tmp_path: Path, lang: str, says: str) -> None:
    Store(tmp_path).close()
    answer = malecon_says("backup", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path), "--lang", lang)
    assert (answer.code, answer.out) == (0, f"{tmp_path}/{says}\n")


@pytest.mark.parametrize(("lang", "says"), [("en", "from seat 1"), ("fr", "de la place 1")])
def test_reports_tells_what_people_told_the_keeper(malecon_says: Malecon, tmp_path: Path, lang: str, says: str) -> None:
    from malecon.table.house import House, Wish
    from malecon.table.store import Store

    house = House(Store(tmp_path))
    id = house.open("santiago", [Wish("me", "Ana"), Wish("bot", "", "random")], "ana").table.setup.id
    house.say(id, 0, "Caramba")
    house.report(id, 0, "Somebody swears.")
    house.store.close()
    where = ("--data", str(tmp_path), "--lang", lang)
    told = malecon_says("reports", *where).out.replace("\xa0", " ")
    assert says in told
    assert f"/t/{id}" in told
    assert "Somebody swears." in told
    assert "Caramba" in told
    assert malecon_says("reports", "--done", "9", *where).code == 2
    assert malecon_says("reports", "--done", "1", *where).code == 0
    assert "Caramba" not in malecon_says("reports", *where).out
