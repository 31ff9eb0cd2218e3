"""French signs in the terminal: kept together by Rich, plain for programs."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from malecon.cli.common.screen import show_json, terminal
from malecon.cli.common.sheet import Sheet
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series
from tests.cli.conftest import Malecon


def shown(text: str, width: int) -> list[str]:
    """The lines of a table with one cell."""
    table = Sheet(0)
    table.add_column("")
    table.add_row(text)
    console = terminal(width=width)
    with console.capture() as captured:
        console.print(table)
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize("width", range(3, 12))
def test_nothing_is_cut_off_where_it_is_too_narrow(width: int) -> None:
    text = "12\u202f500\xa0$ et «\xa0rien\xa0»"
    assert "".join("".join(shown(text, width)).split()) == "".join(text.split())


def test_a_number_is_not_broken_between_its_thousands() -> None:
    assert "1\u202f234 ok" in shown("parties 1\u202f234 ok", 12)


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_begins_with_a_sign(width: int) -> None:
    lines = shown("Vouliez-vous\xa0dire\xa0: oui ? Le Gouverneur\xa0: «\xa0rien du tout\xa0»\xa0; la fin\xa0!", width)
    assert all(len(line) <= width for line in lines)
    if width >= len("Vouliez-vous dire :"):
        assert not any(line.lstrip()[:1] in (*":;!»", "\xa0") or line.endswith("«") for line in lines if line)


def test_people_get_no_break_spaces_and_programs_plain_ones(malecon_says: Malecon, tmp_path: Path) -> None:
    record, file = write_down(Series("cuba", ("random", "random"), seed=3)), tmp_path / "game.rec"
    file.write_text(record.write(), "utf-8")
    to = next(number for number, line in enumerate(record.moves) if line.move.startswith("enact"))
    words = ("moves", str(file), "--to", str(to))
    assert "Faire adopter\xa0: " in malecon_says(*words, "--lang", "fr").out
    shown = malecon_says(*words, "--json").out
    assert any(move["fr"].startswith("Faire adopter : ") for move in json.loads(shown)["moves"])
    assert "\xa0" not in shown


def test_json_for_a_stream_without_accents_is_json(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = TextIOWrapper(BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", stream)
    show_json({"typed": r"a\u00a0b", "said": "Où\xa0?"})
    stream.seek(0)
    assert json.load(stream) == {"typed": r"a\u00a0b", "said": "Où ?"}
