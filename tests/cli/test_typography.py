"""French signs in the terminal: kept together by Rich, plain for programs."""

import json
from pathlib import Path

import pytest

from malecon import Record
from malecon.cli.common.screen import terminal
from tests.cli.conftest import Malecon


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_begins_with_a_sign(width: int) -> None:
    from rich.table import Table

    table = Table(box=None, padding=0)
    table.add_column("")
    table.add_row("Vouliez-vous\xa0dire\xa0: oui ? Le Gouverneur\xa0: «\xa0rien du tout\xa0»\xa0; la fin\xa0!")
    console = terminal(width=width)
    with console.capture() as shown:
        console.print(table)
    lines = [line.rstrip() for line in shown.get().splitlines()]
    assert all(len(line) <= width for line in lines)
    if width >= len("Vouliez-vous dire :"):
        assert not any(line.lstrip()[:1] in (*":;!»", "\xa0") or line.endswith("«") for line in lines if line)


def test_people_get_no_break_spaces_and_programs_plain_ones(malecon_says: Malecon, record_file: Path) -> None:
    moves = Record.read(record_file).moves
    to = next(number for number, line in enumerate(moves) if line.move.startswith("broker"))
    words = ("moves", str(record_file), "--to", str(to))
    assert "Courtier\xa0: " in malecon_says(*words, "--lang", "fr").out
    shown = malecon_says(*words, "--json").out
    assert any(move["fr"].startswith("Courtier : ") for move in json.loads(shown)["moves"])
    assert "\xa0" not in shown
