"""The command run as a user runs it, but in this process; and a record to work with."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from malecon.cli import main
from malecon.cli.common import screen
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Malecon = Callable[..., Answer]


@pytest.fixture
def malecon_says(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Malecon:
    """Runs `malecon WORDS…` and gives its exit code and what it printed."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    screen.screen.cache_clear()

    def run(*words: str) -> Answer:
        with pytest.raises(SystemExit) as left:
            main(words)
        said = capsys.readouterr()
        code = left.value.code
        assert isinstance(code, int)
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture(scope="session")
def record_text() -> str:
    return write_down(Series("santiago", ("greedy", "random", "greedy"), seed=5)).write()


@pytest.fixture
def record_file(tmp_path: Path, record_text: str) -> Path:
    file = tmp_path / "game.rec"
    file.write_text(record_text, "utf-8")
    return file
