"""The last page: every point has a source with a name, and the sources add up."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from itertools import pairwise

import pytest
from fastapi.testclient import TestClient

import malecon
from malecon.core.luck import Luck
from malecon.core.outcome import Outcome
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.log import COLOURS, Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web import page
from malecon.web.chart import GRID, SIDE, spread, steps
from malecon.web.ending import headline, sources
from malecon.web.panels import COUNTS
from malecon.web.records import record_of
from malecon.web.timeline import timeline
from malecon.web.viewer import Company, Eyes, look
from malecon.web.views import EndView
from malecon.web.words import speaker


@cache
def finished(id: str, players: int) -> Table:
    """A game played by luck among the moves worth looking at."""
    game = malecon.game(id)
    seats = [Seat(log.ROBOT, f"Seat {i}", colour).data() for i, colour in enumerate(COLOURS[:players])]
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
        assert len(end.chart.curves) == 3
        last = next(one for one in reversed(table.line) if one.seat != CHANCE)
        assert f"Seat {last.seat}" in end.last, "the page comes before the last turn was seen"
        sums = [sum(source.points) for source in rows]
        assert sums == sorted(sums, reverse=True), "the dearest first"
    assert timeline(table).scores[-1] == table.state.scores


@pytest.mark.parametrize("id", malecon.games())
def test_panels_and_score_table_tell_the_same_totals(id: str, ana: TestClient) -> None:
    table = finished(id, 3)
    view = look(table, Eyes((), "en"), Company(), {})
    counted = [int(number) for seat in view.seats for symbol, number, _ in seat.tallies if symbol in COUNTS]
    assert counted == [seat.score for seat in view.seats] == table.state.scores
    record = record_of(table, None).encode()
    brought = ana.post("/records", files={"record": ("a.record", record)})
    assert told(brought.text) == table.state.scores
    # On the way there a panel tells what was true then, and no final score.
    half = len(table.line) // 2
    before = ana.get(f"{brought.url.path}?at={half}").text
    assert told(before) == table.at(half).scores
    assert 'class="tag"' not in before


def told(page: str) -> list[int]:
    """What the panels of a replay count."""
    counted = rf'href="#(?:{"|".join(COUNTS)})"/></svg><span class="sr">[^<]*</span> <span[^>]*>(−?\d+)'
    return [int(n.replace("−", "-")) for n in re.findall(counted, page)]


def decided(table: Table) -> bool:
    """Whether nobody has as many points as the winner."""
    best, second, *_ = sorted(table.state.scores, reverse=True)
    return best > second


def shown(table: Table, held: tuple[int, ...] = (), lang: str = "en") -> tuple[EndView, str]:
    """The end as who holds these seats sees it, and its page."""
    view = look(table, Eyes(held, lang), Company(), {})
    assert view.end is not None
    return view.end, page.render("fragment.html", lang, view=view)


@pytest.mark.parametrize("id", malecon.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_won_is_told_with_what_the_game_counts_and_by_how_much(id: str, lang: str) -> None:
    table = next(table for n in (2, 3, 4) if decided(table := finished(id, n)))
    outcome = table.state.outcome
    assert outcome
    winner, *others = sorted(range(table.setup.players), key=lambda seat: -outcome.scores[seat])
    score = table.game.texts.say(lang, "score", {"n": outcome.scores[winner]})
    watched, html = shown(table, (), lang)
    assert f"Seat {winner}" in watched.headline
    assert watched.headline.endswith(f"{score} {'to' if lang == 'en' else 'à'} {outcome.scores[others[0]]}")
    assert watched.own == ""
    assert escape(watched.headline) in html
    own, _ = shown(table, (winner,), lang)
    assert own.headline.startswith("You win" if lang == "en" else "Vous gagnez")
    lost, _ = shown(table, (others[-1],), lang)
    assert lost.headline == watched.headline
    assert table.game.texts.say(lang, "score", {"n": outcome.scores[others[-1]]}) in lost.own


def test_comptoir_counts_bonuses() -> None:
    table = finished("comptoir", 2)
    assert "bonuses" in shown(table)[0].headline
    assert "primes" in shown(table, (), "fr")[0].headline
    assert shown(table)[0].counts_from == "Where the bonuses came from"
    assert "point" not in shown(table)[0].counts_by.lower()


def test_a_tie_that_the_rules_break_and_a_win_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("santiago", 3)
    said = speaker("en")
    broken = Outcome([1], [2, 1, 3], [30, 30, 12], "seventh-ship")
    assert headline(broken, ["Ana", "Ben", "Cruz"], None, table, "en", said) == "Ben wins the tie at 30 points"
    assert headline(broken, ["Ana", "Ben", "Cruz"], 1, table, "en", said) == "You win the tie at 30 points"
    shared = Outcome([0, 1], [1, 1, 3], [30, 30, 12], "seventh-ship")
    assert headline(shared, ["Ana", "Ben", "Cruz"], 0, table, "en", said) == "Ana and Ben share the win with 30 points"


@pytest.mark.parametrize("id", malecon.games())
def test_columns_stand_by_rank_and_noughts_are_dots(id: str) -> None:
    table = finished(id, 4)
    end, html = shown(table)
    assert [seat.rank for seat in end.ranking] == sorted(seat.rank or 0 for seat in end.ranking)
    for column, seat in enumerate(end.ranking):
        assert sum(source.points[column] for source in end.sources) == seat.score
    numbers = [(n, bar) for source in end.sources for n, bar in zip(source.points, source.bars, strict=True)]
    assert max(bar for _, bar in numbers) == 100
    assert all((bar > 0) == (n > 0) for n, bar in numbers)
    noughts = sum(n == 0 for n, _ in numbers)
    assert html.count('<span aria-hidden="true">·</span><span class="sr">0</span>') == noughts
    assert "style=" not in html[html.index('id="end"') : html.index('id="chances"')]


@pytest.mark.parametrize("id", malecon.games())
def test_the_chart_can_be_read(id: str) -> None:
    table = finished(id, 4)
    chart = shown(table)[0].chart
    assert 2 <= len(chart.grid) <= GRID
    assert 0 in [tick.number for tick in chart.grid]
    course = timeline(table)
    assert chart.parts[0].number == 1
    assert len(chart.parts) == len(course.chapters) > 2
    assert sum(part.number is not None for part in chart.parts) <= 10
    labels = sorted(curve.label for curve in chart.curves)
    assert all(lower - upper >= 74 for upper, lower in pairwise(labels)), "names don't cover each other"
    for curve in chart.curves:
        corners = [tuple(map(int, corner.split(","))) for corner in curve.line.split()]
        assert corners[0][0] == 0
        assert corners[-1][0] == SIDE
        assert all(0 <= x <= SIDE and 0 <= y <= SIDE for x, y in corners)


def test_round_numbers_and_names_apart() -> None:
    for low in range(-40, 1, 7):
        for top in range(1, 260, 3):
            marks = steps(low, top)
            assert len(marks) <= GRID
            assert marks[0] <= low or low == 0
            assert {0} <= set(marks)
    for wanted in ([0] * 5, [SIDE] * 5, [500, 505, 510, 20, 990], [0, 40, 80, 120, 160]):
        places = spread(wanted)
        order = sorted(range(5), key=lambda seat: (wanted[seat], seat))
        assert [places[seat] for seat in order] == sorted(places)
        assert all(b - a >= 74 for a, b in pairwise(sorted(places)))
        assert all(0 <= place <= SIDE for place in places)


def test_its_parts_are_the_games_own() -> None:
    """Ships in one game, rounds in the others, and where a game counts none: when all have had a turn."""
    ships, rounds = timeline(finished("santiago", 3)), timeline(finished("cuba", 3))
    assert (len(ships.chapters), len(rounds.chapters)) == (7, 6)
    assert shown(finished("santiago", 3), (), "fr")[0].counts_by == "Points, navire par navire"
    table = finished("capa-doro", 3)
    course = timeline(table)
    assert set(course.chapters) <= set(course.turns)
    assert abs(len(course.turns) - 3 * len(course.chapters)) <= 2
    assert timeline(table) is course, "made once"


def test_the_end_leads_on(ana: TestClient) -> None:
    _, html = shown(finished("santiago", 2), (0,))
    for wanted in ("act-rematch", "act-review", "act-same-deal", 'href="#board"', 'href="/t/t/replay"'):
        assert wanted in html
    assert re.search(r'<section id="chances"[^>]* hidden>', html), "its place is kept until there is something to tell"
