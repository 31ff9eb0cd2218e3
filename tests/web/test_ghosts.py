"""What a choice would change is drawn before it is made: true, no more than may be known, and nothing moves."""

from __future__ import annotations

import re
from xml.etree.ElementTree import fromstring

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.table import Table
from malecon.web import board
from malecon.web.foresight import foresight
from malecon.web.ghosts import ghosts
from tests.web.conftest import browser, new_table
from tests.web.test_chain import JSON, STEPS, n_of
from tests.web.test_worlds import opened

NAMES, COLOURS = ["Ana", "Ben", "Cruz"], ["orange"] * 3


def until(game: str, word: str) -> tuple[Table, int, list[str]]:
    """A table at which a seat may choose such a move, and all that it may choose."""
    table, luck = opened(game, {}), Luck(f"ghosts {game}")
    while True:
        state = table.state
        seat = state.actors[0] if state.actors else state.actor
        may = [] if seat == CHANCE else [table.game.write(move) for move in state.moves(seat)]
        if any(move.split()[0] == word for move in may):
            return table, seat, may
        move = state.sample(luck) if seat == CHANCE else luck.choose(state.lean(seat))
        table.add(log.MOVE, seat, table.game.write(move), 0.0)


def keyed(table: Table, seat: int) -> set[str]:
    svg = board.draw(table.game, table.state.see(seat), (), "en", seat, NAMES, COLOURS).svg
    return {str(part.get("id")) for part in fromstring(svg).iter() if "piece" in part.get("class", "").split()}


@pytest.mark.parametrize(
    ("game", "word", "what"),
    [
        ("cuba", "on", r"ground-\w+"),
        ("cuba", "work", r"worker-\d"),
        ("cuba", "sell", r"ware-\w+-\d"),
        ("santiago", "drive", "car-piece"),
        ("santiago", "broker", r"broker-of-\d"),
        ("comptoir", "load", r"porter-\d-\d-\d"),
        ("capa-doro", "sow", r"plantation-\S+"),
    ],
)
def test_what_would_come_is_drawn(game: str, word: str, what: str) -> None:
    table, seat, may = until(game, word)
    before = len(table.line)
    drawn = {move: ghosts(table, seat, [move], "en") for move in may if move.split()[0] == word}
    # To where it stands already, or to whom a secret is asked, nothing is drawn.
    move, found = next((move, found) for move, found in drawn.items() if found.come)
    assert any(re.fullmatch(what, ghost.of) for ghost in found.come), found
    assert len(table.line) == before
    # It is what the board shows once it is played.
    now = keyed(table, seat)
    table.add(log.MOVE, seat, move, 0.0)
    then = keyed(table, seat)
    assert then - now <= {ghost.of for ghost in found.come}
    assert now - then <= set(found.go)
    for ghost in found.come:
        parts = [*fromstring(ghost.svg).iter()]
        assert not any(part.get(name) for part in parts for name in ("id", "data-move", "tabindex", "role"))


def test_what_moves_says_so_and_what_is_new_does_not() -> None:
    table, seat, may = until("santiago", "drive")
    moved = {ghost.of: ghost.moves for move in may for ghost in ghosts(table, seat, [move], "en").come}
    assert moved["car-piece"]
    table, seat, may = until("comptoir", "load")
    assert not any(ghost.moves for ghost in ghosts(table, seat, [may[0]], "en").come), "nobody else's porter is moved"


def test_the_way_out_and_what_follows_it_have_no_ghosts() -> None:
    table, seat, _ = until("cuba", "done")
    assert ghosts(table, seat, ["done", "end"], "en") == ghosts(table, seat, [], "en")
    assert ghosts(table, seat, [], "en").come == ()


def test_where_a_secret_is_looked_at_nothing_is_drawn() -> None:
    """Santiago's Cubans look at hidden hands now and then: what came of it would tell."""
    table, luck = opened("santiago", {}), Luck("secrets")
    seen = {True: 0, False: 0}
    for _ in range(250):
        state = table.state
        if state.over:
            break
        seat = state.actors[0] if state.actors else state.actor
        for move in [] if seat == CHANCE else [table.game.write(one) for one in state.moves(seat)[:3]]:
            secret = foresight(table, seat, [move], "en").stops == "Then what others hide comes to light."
            seen[secret] += 1
            assert not (secret and ghosts(table, seat, [move], "en").come)
        move = table.game.write(state.sample(luck) if seat == CHANCE else luck.choose(state.lean(seat)))
        table.add(log.MOVE, seat, move, 0.0)
    assert min(seen.values()) > 5


def test_only_who_decides_is_shown_any(ana: TestClient, app: FastAPI) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    asked = {"n": n_of(ana, id), "seat": "0", "move": STEPS}
    nothing: dict[str, list[str]] = {"come": [], "go": []}
    assert ana.get(f"/t/{id}/ghosts", params=asked).json() == nothing, "this game has no board"
    assert ana.get(f"/t/{id}/ghosts", params={**asked, "n": 0}).json() == nothing, "an old page"
    assert browser(app).get(f"/t/{id}/ghosts", params=asked, headers=JSON).status_code == 403
