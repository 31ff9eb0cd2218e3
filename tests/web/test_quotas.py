"""A keeper's own bounds: what a file says holds, and what is wrong with one is said in a sentence that helps."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from malecon.core.errors import Unknown
from malecon.web import bounds, quotas
from malecon.web.app import create
from malecon.web.bounds import Crowd, Rate, Sizes
from malecon.web.patience import Patient
from malecon.web.serve import worker
from tests.web.conftest import InHouse, browser, new_table

EXAMPLE = Path(__file__).resolve().parents[2] / "deploy/house.toml"
RECORD = b"malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n"


def test_the_example_is_what_holds_without_it_and_leaves_nothing_out() -> None:
    assert quotas.read(EXAMPLE) == quotas.Quotas() == quotas.read(None)
    told = tomllib.loads(EXAMPLE.read_text())
    assert list(told["guests"]) == list(bounds.BOUNDS)
    assert [name.replace("-", "_") for name in told["house"]] == [one.name for one in fields(Sizes)]
    assert set(bounds.BOUNDS.values()) == {one for one in vars(bounds).values() if isinstance(one, Rate | Crowd)}


def written(folder: Path, content: str) -> Path:
    file = folder / "house.toml"
    file.write_text(content)
    return file


def test_what_isnt_named_stays(tmp_path: Path) -> None:
    file = written(tmp_path, '[guests]\nchat = { person = "3/day" }\n[house]\nviewers = 7\nhead-seconds = 5\n')
    found = quotas.read(file)
    assert found.bounds["chat"] == Rate("chat", "3/day", "600/minute", "6000/minute")
    assert {name: bound for name, bound in found.bounds.items() if name != "chat"} == {
        name: bound for name, bound in bounds.BOUNDS.items() if name != "chat"
    }
    assert found.sizes == Sizes(viewers=7, head_seconds=5)


def test_a_house_keeps_to_its_file(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        '[guests]\nchat = { person = "3/day" }\nlines = { person = 1 }\n'
        "[house]\nrequest = 4096\nrecord = 5000\nrecord-lines = 100\nviewers = 1\n",
    )
    app = create(tmp_path, thinkers=InHouse(), bounds=quotas.read(file).bound())
    with browser(app) as ana:
        id = new_table(ana, seat0="me", seat1="sofa")
        said = [ana.post(f"/t/{id}/chat", data={"text": "Hola"}).status_code for _ in range(4)]
        assert said == [200, 200, 200, 429]
        assert ana.post(f"/t/{id}/chat", data={"text": "a" * 5000}).status_code == 413
        assert ana.post("/api/records", content=RECORD + b"0 step left\n" * 100).status_code == 400
        assert ana.post("/api/records", content=RECORD + b"0 step left\n" * 1000).status_code == 413
        assert ana.post("/api/records", content=RECORD).status_code == 201
        with ana.websocket_connect(f"/t/{id}/live") as page:
            page.receive_text()
            with visitor(ana).websocket_connect(f"/t/{id}/live") as full:
                assert full.receive()["code"] == 1013


def visitor(ana: TestClient) -> TestClient:
    found = browser(ana.app)  # type: ignore[arg-type]
    found.portal = ana.portal
    return found


def test_a_worker_is_made_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Patient, "head_time", 10)
    monkeypatch.setattr(Patient, "body_time", 60)
    file = written(tmp_path, "[guests]\nlines = { person = 3, address = 5 }\n[house]\nhead-seconds = 4\nthinkers = 7\n")
    app = worker(tmp_path, None, (), 1, 0.0, "", quotas.read(file))
    assert (Patient.head_time, Patient.body_time) == (4, 60)
    assert app.state.rooms.thinkers.workers == 7
    assert app.state.bounds._changed["lines"].person == 3


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        ("[guests\n", "line 1: this isn't TOML", "ligne 1 : ce n’est pas du TOML"),
        ("[guests]\n\nchat = \n", "line 3: this isn't TOML", "ligne 3 : ce n’est pas du TOML"),
        ("chat = 3\n", "no part [chat]: there are [guests], [house]", "pas de partie [chat]"),
        ("house = 3\n", "[house] is a part with lines below it", "[house] est une partie"),
        (
            "[guests]\nchats = 3\n",
            "[guests] has no “chats”: try chat, hints.",
            "[guests] n’a pas de « chats » : essayez chat, hints.",
        ),
        ("[house]\nviewer = 3\n", "[house] has no “viewer”: try viewers.", "essayez viewers."),
        ("[guests]\nlines = 3\n", "lines is bounded for a person, an address and the house", "se limite par personne"),
        (
            "[guests]\nlines = { people = 3 }\n",
            "guests.lines has no “people”: try",
            "guests.lines n’a pas de « people »",
        ),
        ("[guests]\nlines = { person = 0 }\n", "guests.lines.person must be a whole number from 1", "nombre entier"),
        ("[guests]\nlines = { person = true }\n", "not true.", "pas true."),
        ("[guests]\nchat = { person = 3 }\n", 'as in "20/minute", not 3.', 'comme "20/minute", pas 3.'),
        ('[guests]\nchat = { person = "3/week" }\n', 'not "3/week".', 'pas "3/week".'),
        ("[guests]\nlines = { person = 401 }\n", "a person have 401, an address 400", "401 à une personne"),
        ('[guests]\nchat = { house = "9/minute" }\n', "none may have more than the next", "plus que le suivant"),
        ("[house]\nrequest = 10\n", "house.request must be a whole number from 4096", "house.request"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, content: str, english: str, french: str) -> None:
    file = written(tmp_path, content)
    with pytest.raises(Unknown) as wrong:
        quotas.read(file)
    assert str(wrong.value).startswith(f"{file}: ")
    assert english in str(wrong.value)
    assert french in wrong.value.said("fr").replace("\xa0", " ").replace("\u202f", " ")


def test_a_file_that_isnt_one(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="can't be read"):
        quotas.read(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes("# é".encode("latin-1"))
    with pytest.raises(Unknown, match="UTF-8"):
        quotas.read(tmp_path / "latin.toml")
