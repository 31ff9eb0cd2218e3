"""The page on environments: every example runs as it is written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.guide import Block, Desk, blocks

EXAMPLES = [block for block in blocks("environments.md") if block.kind == "python"]


def test_every_example_is_a_file() -> None:
    assert len(EXAMPLES) == len({block.file for block in EXAMPLES}) >= 6


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.file)
def test_an_example_runs(block: Block, tmp_path: Path) -> None:
    if "pyspiel" in block.text:
        pytest.importorskip("pyspiel", reason="no OpenSpiel here: pip install malecon[openspiel]")
    if "malecon.envs" in block.text or "malecon.vector" in block.text:
        pytest.importorskip("malecon.envs", reason="no Gymnasium or PettingZoo here: pip install malecon[gym]")
    desk = Desk(tmp_path)
    desk.follow(block)
    done = subprocess.run(
        [sys.executable, block.file], cwd=tmp_path, env=desk.env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
