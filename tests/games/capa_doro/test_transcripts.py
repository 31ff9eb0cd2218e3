"""Games told move by move in `transcripts/`: records with `#? what: how it stands` between their lines."""

from pathlib import Path

import pytest

from malecon import State
from malecon.games.capa_doro.words import REGIONS, TOBACCOS
from tests.games.capa_doro.positions import line
from tests.games.transcripts import follow, transcripts


def standing(state: State, what: str) -> str:
    data = state.data()
    word, _, number = what.partition(" ")
    if word in REGIONS:
        return line(state, word, int(number))
    if word == "stock":
        return " ".join(str(data["seats"][int(number)]["stock"][tobacco]) for tobacco in TOBACCOS)
    if word in ("points", "dollars"):
        return " ".join(str(seat[word]) for seat in data["seats"])
    return " ".join(str(data[word][tobacco]) for tobacco in TOBACCOS)


@pytest.mark.parametrize("file", transcripts(__file__), ids=lambda file: str(file.stem))
def test_transcript(file: Path) -> None:
    follow(file, standing)
