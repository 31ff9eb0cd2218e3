"""Two builds against each other, here this one against itself; and how long a level thinks."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"
ITSELF = ("--against", sys.executable)


def said(script: str, *words: str) -> str:
    asked = [sys.executable, str(BENCH / script), *words]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_playouts_a_second_of_two_builds() -> None:
    told = said("search.py", "santiago", "--players", "2", "--playouts", "5", "--rounds", "1", *ITSELF)
    assert "santiago   2 players" in told
    assert told.rstrip().endswith("×")


def test_a_match_of_two_builds() -> None:
    told = said("old_and_new.py", "santiago", "--games", "1", "--bot", "easy", *ITSELF)
    assert "of 1, " in told
    assert "each by its own budget" in told
    assert "99th percentile" in told


def test_the_time_of_a_choice_and_what_it_weighs() -> None:
    told = said("thinking.py", "santiago", "--levels", "easy", "--workers", "1", "--choices", "3")
    assert "santiago   1 thinking  easy       3 choices" in told
    assert told.rstrip().endswith("MB")
