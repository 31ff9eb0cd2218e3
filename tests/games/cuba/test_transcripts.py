"""Games written down move by move; lines `#> path value` say how the position looks there."""

from pathlib import Path
from typing import Any

import pytest

from malecon import Record
from tests.games.cuba.positions import GAME

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


def look(data: Any, path: str) -> Any:
    for step in path.split("."):
        data = data[int(step)] if isinstance(data, list) else data[step]
    return data


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_transcript(file: Path) -> None:
    text = file.read_text("utf-8")
    record = Record.read(text)
    moves = 0
    looked = 0
    for line in text.splitlines():
        if line[:2] in ("- ", "0 ", "1 ", "2 ", "3 ", "4 "):
            moves += 1
        elif line.startswith("#> "):
            _, path, value = line.split()
            assert str(look(record.replay(moves).data(), path)) == value, line
            looked += 1
    assert moves == len(record.moves)
    assert looked
    assert record.game == GAME
