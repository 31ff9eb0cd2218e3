"""A full house: a hundred people look at one table, and many tables are played at once."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.heavy
BENCH = Path(__file__).parents[2] / "bench/tables.py"


def test_nobody_waits_in_a_full_house() -> None:
    """Bounds far from what `bench/tables.py` usually measures: only what a person would notice is a failure."""
    done = subprocess.run([sys.executable, str(BENCH)], capture_output=True, text=True, check=True)
    said = re.search(r"p50 (\d+) ms +p99 (\d+) ms\n.* (\d+) a second\n.* (\d+) KiB", done.stdout)
    assert said, done.stdout
    middle, slowest, pages, kib = map(int, said.groups())
    assert middle < 500, done.stdout
    assert slowest < 3000, done.stdout
    assert pages > 10, done.stdout
    assert kib < 1024, done.stdout
