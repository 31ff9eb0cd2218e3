"""The fuzzer finds what is broken, and its record opens."""

from pathlib import Path

import pytest

import malecon
from malecon import Luck, Record, State
from malecon.cli import run
from malecon.cli.common.screen import screen
from malecon.lab.fuzz import Broken, Crash, configurations, fuzz


@pytest.mark.parametrize("name", malecon.games())
def test_nothing_breaks(name: str) -> None:
    assert [fuzz(name, number, "test") for number in range(6)] == [None] * 6


def test_every_player_count_and_option_has_its_turn() -> None:
    assert len(configurations(malecon.game("santiago"))) == 6


def test_what_breaks_is_written_down_as_a_record_that_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(state: State, luck: Luck) -> None:
        if state.data()["turns"] > 3:
            raise Broken("a sugar is missing")

    monkeypatch.setattr("malecon.lab.fuzz.look_closely", look)
    crash = fuzz("santiago", 0, 1)
    assert crash is not None
    assert crash.why == "Broken: a sugar is missing"
    assert Record.read(crash.record).replay().data()["turns"] > 3


@pytest.mark.parametrize(("lang", "says"), [("en", "nothing broke"), ("fr", "rien n’a cédé")])
def test_the_command(capsys: pytest.CaptureFixture[str], lang: str, says: str) -> None:
    screen.cache_clear()
    assert run(["fuzz", "santiago", "--games", "3", "--jobs", "1", "--lang", lang]) == 0
    assert says in capsys.readouterr().out
    assert run(["fuzz", "nosuch"]) == 2


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "✗ game 7: Broken: [no] sugar"), ("fr", "✗ partie 7\xa0: Broken: [no]")]
)
def test_the_command_tells_where_the_record_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, says: str
) -> None:
    crash = Crash(7, "Broken: [no] sugar", "a record")
    monkeypatch.setattr("malecon.lab.fuzz.fuzz_many", lambda *_: [crash])
    screen.cache_clear()
    assert run(["fuzz", "santiago", "--out", str(tmp_path), "--lang", lang]) == 1
    assert says in capsys.readouterr().out
    assert (tmp_path / "santiago-0-7.record").read_text("utf-8") == "a record"
