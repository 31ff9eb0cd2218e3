"""A game's own style sheet lies in its folder; pages that show its drawings link it when it is there."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from malecon.web import board
from malecon.web.assets import asset
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


def test_the_shelf_counts_its_games(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "<h1>Games by the sea</h1>" in ana.get("/").text
    monkeypatch.setattr("malecon.games.elsewhere", list)
    assert "<h1>Four games by the sea</h1>" in ana.get("/").text


def test_what_is_named_by_its_fingerprint_is_kept_for_ever(ana: TestClient) -> None:
    kept = ana.get(asset("house.css"))
    assert "immutable" in kept.headers["cache-control"]
    assert ana.get("/static/house.css").headers["cache-control"] == "no-cache"
    # A copy under an address of another time would never be mended.
    assert ana.get("/static/house.css?v=0123456789").headers["cache-control"] == "no-cache"


def test_pages_are_compressed_for_whoever_reads_that(ana: TestClient) -> None:
    table = str(ana.post("/play/santiago").url)
    packed = ana.get(table)
    assert packed.headers["content-encoding"] == "gzip"
    plain = ana.get(table, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 4


def test_the_reviews_boxes_are_the_reviews() -> None:
    """All sheets are on every page: its boxes once lay over the names in the digest."""
    sheet = (Path(board.__file__).parent / "static" / "review.css").read_text("utf-8")
    assert "div.what {" in sheet
    assert re.findall(r"(?:^|[},])\s*\.what\b", sheet, re.MULTILINE) == []
