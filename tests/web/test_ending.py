"""The last page: every point has a source with a name, and the sources add up."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.log import Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web.ending import points_over_time, sources
from malecon.web.panels import COUNTS
from malecon.web.records import record_of
from malecon.web.viewer import Company, Eyes, look
from malecon.web.words import speaker


def finished(id: str, players: int) -> Table:
    """A game played by luck among the moves worth looking at."""
    game = malecon.game(id)
    seats = [Seat(log.ROBOT, f"Seat {i}", "orange").data() for i in range(players)]
    table = Table(Setup("t", id, game.rules, players, dict(game.choose({})), "00" * 32, "table", seats), game)
    luck = Luck(f"ending {id}")
    while not table.over:
        state = table.state
        move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.lean(state.actor))
        table.add(log.MOVE, state.actor, game.write(move), 0.0)
    return table


@pytest.mark.parametrize("id", malecon.games())
def test_points_by_source_add_up_and_have_names(id: str) -> None:
    table = finished(id, 3)
    for lang in ("en", "fr"):
        rows = sources(table, lang, speaker(lang))
        assert [sum(row.points[seat] for row in rows) for seat in range(3)] == table.state.scores
        assert speaker(lang)("source-rest") not in {row.text for row in rows}
        for played in table.line:
            for event in played.events:
                if event.details.get("points"):
                    assert table.game.texts.has(lang, f"source-{event.details.get('source', event.kind)}")
        end = look(table, Eyes((), lang), Company(), {}).end
        assert end is not None
        assert end.reason
        assert len(end.curves) == 3
    assert points_over_time(table)[-1] == table.state.scores


@pytest.mark.parametrize("id", malecon.games())
def test_panels_and_score_table_tell_the_same_totals(id: str, ana: TestClient) -> None:
    table = finished(id, 3)
    view = look(table, Eyes((), "en"), Company(), {})
    counted = [int(number) for seat in view.seats for symbol, number, _ in seat.tallies if symbol in COUNTS]
    assert counted == [seat.score for seat in view.seats] == table.state.scores
    record = record_of(table, None).encode()
    page = ana.post("/records", files={"record": ("a.record", record)})
    assert told(page.text) == table.state.scores
    # On the way there a panel tells what was true then, and no final score.
    half = len(table.line) // 2
    before = ana.get(f"{page.url.path}?at={half}").text
    assert told(before) == table.at(half).scores
    assert 'class="tag"' not in before


def told(page: str) -> list[int]:
    """What the panels of a replay count."""
    symbols = "|".join(COUNTS)
    return [
        int(n) for n in re.findall(rf'href="#(?:{symbols})"/></svg><span class="sr">[^<]*</span> <span>(-?\d+)', page)
    ]
