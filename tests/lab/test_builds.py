"""Two builds against each other: here this one against itself."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"


def said(script: str, *words: str) -> str:
    asked = [sys.executable, str(BENCH / script), *words, "--against", sys.executable]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_playouts_a_second_of_two_builds() -> None:
    told = said("search.py", "santiago", "--players", "2", "--playouts", "5", "--rounds", "1")
    assert "santiago   2 players" in told
    assert told.rstrip().endswith("×")


def test_a_match_of_two_builds() -> None:
    told = said("old_and_new.py", "santiago", "--games", "1", "--bot", "easy")
    assert "of 1, " in told
    assert "each by its own budget" in told
    assert "99th percentile" in told
