"""The fuzzer finds what is broken, and its record opens."""

import pytest

import malecon
from malecon import Luck, Record, State
from malecon.cli import run
from malecon.lab.fuzz import Broken, configurations, fuzz


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


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fuzz", "santiago", "--games", "3", "--jobs", "1"]) == 0
    assert "nothing broke" in capsys.readouterr().out
    assert run(["fuzz", "nosuch"]) == 2
