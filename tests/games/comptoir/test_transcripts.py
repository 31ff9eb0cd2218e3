"""Games told move by move in `transcripts/`: records with `#? what: how it stands` between their lines."""

from pathlib import Path

import pytest

from malecon import CHANCE, Record, State

FILES = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


def standing(state: State, what: str) -> str:
    data = state.data()
    word, _, number = what.partition(" ")
    if word == "quay":
        quay = data["quays"][int(number) - 1]
        return " ".join(map(str, [quay["ship"], quay["cargo"], *quay["porters"], *filter(None, [quay["event"]])]))
    if word == "bonuses":
        return " ".join(str(seat["bonuses"]) for seat in data["seats"])
    if word == "hand":
        return " ".join(data["seats"][int(number)]["cargo"])
    if word == "owned":
        return " ".join(data["seats"][int(number)]["tiles"])
    return " ".join(data["queue"]) if word == "queue" else str(data[word])


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
