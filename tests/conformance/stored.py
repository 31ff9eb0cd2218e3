"""Records that are replayed for ever: `python -m tests.conformance.stored` writes those of the newest rules that lack.

What is there is never written anew: it was played by the rules it names, when these were the newest.
"""

from __future__ import annotations

from pathlib import Path

from malecon import Record
from tests.conformance.configurations import Configuration, walk
from tests.conformance.playthrough import chosen

FOLDER = Path(__file__).parent / "records"


def path(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration}-rules={configuration.game.rules}.txt"


def record(configuration: Configuration) -> Record:
    """A whole game at random."""
    made = Record.of(configuration.new())
    for step in walk(configuration, f"rules {configuration.game.rules}"):
        made.add(step.seat, step.move)
        last = step.state
    made.result = str(last.outcome)
    return made


def main() -> None:
    for configuration in chosen():
        file = path(configuration)
        if not file.exists():
            file.write_text(record(configuration).write(), "utf-8")
            print(file.name)


if __name__ == "__main__":
    main()
