"""Games told move by move in `transcripts/`: records with `#? what: how it stands` between their lines."""

from pathlib import Path

import pytest

from malecon import State
from tests.games.transcripts import follow, transcripts


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


@pytest.mark.parametrize("file", transcripts(__file__), ids=lambda file: str(file.stem))
def test_transcript(file: Path) -> None:
    follow(file, standing)
