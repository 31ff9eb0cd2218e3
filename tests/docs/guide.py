"""A page of the book followed as a reader would: its files written, its changes made, its commands typed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import malecon

HOUSE = Path(malecon.__path__[0]).parent
BOOK = Path(__file__).resolve().parents[2] / "docs"
FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
GAP = "…"


@dataclass(frozen=True)
class Block:
    kind: str
    file: str
    text: str


def blocks(page: str) -> list[Block]:
    return [Block(*found.groups(default="")) for found in FENCE.finditer((BOOK / page).read_text("utf-8"))]


def changed(text: str, changes: str) -> str:
    """A text with the lines of − gone and those of + come; each hunk must fit at one place, and one only."""
    for hunk in re.split(rf"^{GAP}\n", changes, flags=re.MULTILINE):
        lines = hunk.splitlines(keepends=True)
        assert all(line[0] in " +-\n" for line in lines), hunk
        before = "".join(line[1:] or "\n" for line in lines if line[0] != "+")
        after = "".join(line[1:] or "\n" for line in lines if line[0] != "-")
        assert text.count(before) == 1, f"{text.count(before)} places for\n{before}"
        text = text.replace(before, after)
    return text


class Desk:
    """A folder to work in, and an environment in which packages are installed without touching the one of the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.installed = folder / "installed"
        self.editable: list[Path] = []

    @property
    def env(self) -> dict[str, str]:
        paths = map(str, [*self.editable, self.installed, HOUSE])
        told = {"LC_ALL": "C.UTF-8", "MALECON_HOME": str(self.folder / "home"), "PYTHONDONTWRITEBYTECODE": "1"}
        return {**os.environ, **told, "PYTHONPATH": os.pathsep.join(paths)}

    @property
    def typed(self) -> dict[str, str]:
        """The same for mypy, which finds what is installed by itself and wants no such folder named."""
        named = [path for path in self.env["PYTHONPATH"].split(os.pathsep) if Path(path).name != "site-packages"]
        return {**self.env, "MYPYPATH": os.pathsep.join(named)}

    def follow(self, block: Block) -> None:
        path = self.folder / block.file
        if block.kind == "sh":
            for line in block.text.splitlines():
                self.type(line)
        elif block.kind == "diff":
            path.write_text(changed(path.read_text("utf-8"), block.text), "utf-8")
        elif block.file:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")

    def type(self, line: str) -> None:
        """A command as a reader types it. What goes on until somebody ends it is ended at once, or left to a test of
        its own."""
        program, *words = shlex.split(line, comments=True)
        if program == "pip":
            assert words[:2] == ["install", "-e"], line
            self.install(self.folder / words[2])
            return
        if words[:1] == ["serve"]:
            return
        command = [sys.executable, "-m", program, *words]
        if program == "pytest":
            command += ["-p", "no:cacheprovider"]
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, input="quit\n", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"

    def install(self, package: Path) -> None:
        """As `pip install -e`: its entry points are known, its code is what stands in the folder."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
        how = ["--no-deps", "--no-build-isolation", "--no-compile", "--target", str(self.installed)]
        subprocess.run([*pip, *how, str(package)], check=True)
        self.editable.insert(0, package)
