"""What the README tells people to type works as written."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCKS = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
LINES = [line.split("  #")[0].strip() for block in BLOCKS for line in block.splitlines() if line.strip()]
OURS = ".venv/bin/malecon "
LASTING = ("play", "serve")  # these go on until somebody ends them


def test_every_make_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {word for line in LINES if line.startswith("make ") for word in line.split()[1:]}
    assert named
    assert named <= targets


def test_the_commands_run_one_after_the_other(tmp_path: Path) -> None:
    """In order and in one folder: a record that one command writes, the next ones read."""
    malecon = str(Path(sys.executable).parent / "malecon")
    commands = [shlex.split(line.removeprefix(OURS)) for line in LINES if line.startswith(OURS)]
    assert commands
    for command in commands:
        ask = [command[0], "--help"] if command[0] in LASTING else command
        done = subprocess.run([malecon, *ask], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr if done.returncode else "") == (0, ""), shlex.join(command)
        written = tmp_path / command[command.index("--out") + 1] if "--out" in command else None
        assert written.read_text(encoding="utf-8") if written else done.stdout, shlex.join(command)


@pytest.mark.parametrize("line", LINES)
def test_nothing_else_is_asked_of_a_reader(line: str) -> None:
    assert line.startswith(("make", OURS))
