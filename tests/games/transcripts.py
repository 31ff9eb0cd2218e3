"""Games told move by move: records with `#? what: how it stands` between their lines."""

from collections.abc import Callable
from pathlib import Path

from malecon import CHANCE, Record, State


def transcripts(test: str) -> list[Path]:
    """Those beside a test file."""
    return sorted((Path(test).parent / "transcripts").glob("*.txt"))


def follow(file: Path, standing: Callable[[State, str], str]) -> None:
    """Play a transcript to its end; at each question, what stands there must be so."""
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
