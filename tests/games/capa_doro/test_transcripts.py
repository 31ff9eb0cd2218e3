"""Games told move by move in `transcripts/`: records with `#? what: how it stands` between their lines."""

from pathlib import Path

import pytest

from malecon import CHANCE, Record, State
from malecon.games.capa_doro.words import REGIONS, TOBACCOS
from tests.games.capa_doro.positions import line

FILES = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


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


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_transcript(file: Path) -> None:
    text = file.read_text("utf-8")
    moves = Record.read(text).moves
    state = Record.read(text).new()
    played = 0
    for number, told in enumerate(text.splitlines(), 1):
        if told.startswith("#? "):
            what, _, wanted = told[3:].partition(": ")
            assert standing(state, what) == wanted, f"line {number}"
        elif played < len(moves) and moves[played].number == number:
            state.play(moves[played].move, None if moves[played].seat == CHANCE else moves[played].seat)
            played += 1
    assert played == len(moves)
