"""A game's own style sheet lies in its folder; pages that show its drawings link it when it is there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from malecon.web import board
from tests.table.toy import Toy

LINK = '<link rel="stylesheet" href="/games/toy/board.css">'


def test_without_one_nothing_is_linked_and_nothing_is_served(ana: TestClient) -> None:
    assert board.style(Toy()) is None
    assert LINK not in ana.get("/rules/santiago").text
    for game in ("toy", "nosuch", ".."):
        assert ana.get(f"/games/{game}/board.css").status_code == 404


def test_with_one_it_is_linked_by_table_replay_and_rules(
    ana: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "toy"
    shutil.copytree(Toy.folder, folder)
    (folder / "board.css").write_text(".toy .die { fill: red; }", "utf-8")
    (folder / "rules.en.md").write_text("# Toy\n", "utf-8")
    monkeypatch.setattr(Toy, "folder", folder)
    answer = ana.get("/games/toy/board.css")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == ".toy .die { fill: red; }"
    table = ana.post("/play/toy", follow_redirects=True)
    assert LINK in table.text
    assert LINK in ana.get(f"{table.url.path}/replay").text
    assert LINK in ana.get("/rules/toy").text
