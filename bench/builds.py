"""Two builds of Malecón, each in a process of its own Python."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


class Build:
    """A build that is asked by name of what `bench/rival.py` can do."""

    def __init__(self, python: str, name: str) -> None:
        self.name = name
        clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [python, str(HERE / "rival.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=clean
        )

    def ask(self, what: str, *told: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([what, *told]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"malecon: the {self.name} build ended; see above.")
        return json.loads(line)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
