"""The review of a game: made in the background, kept with the table, told to everybody once the game is over."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.record import Record
from malecon.lab.judging import Judged
from malecon.lab.review import Moment, Review
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series
from malecon.table.reviews import Reviews
from malecon.table.store import Stale, Store
from malecon.web.app import create
from malecon.web.retrospect import Reader, badges
from malecon.web.review_views import MomentView
from tests.table.conftest import Clock
from tests.web.conftest import InHouse, browser, new_table, table_of

RECORD = write_down(Series("santiago", ("greedy", "random"), games=1, seed=3)).write().encode()


class Judging(InHouse):
    """Judges in this process, and not before it may."""

    def __init__(self, most: int = 10_000) -> None:
        super().__init__()
        self.most, self.asked = most, 0

    async def at_leisure(self, think: Callable[..., Any], *what: Any) -> Any:
        if self.asked >= self.most:
            await asyncio.Event().wait()
        self.asked += 1
        await asyncio.sleep(0)
        question, seed, _, seconds = what
        return think(question, seed, 4, seconds)


def house(folder: Path, thinkers: InHouse) -> FastAPI:
    return create(folder, thinkers=thinkers, clock=Clock())


def brought(client: TestClient, record: bytes = RECORD) -> str:
    return table_of(client.post("/records", files={"record": ("a.record", record)}).url)


def until(client: TestClient, id: str, sign: str) -> str:
    patience = time.monotonic() + 90  # a busy machine takes its time
    while time.monotonic() < patience:
        page: str = client.get(f"/t/{id}/review").text
        if sign in page:
            return page
        time.sleep(0.05)
    raise AssertionError(f"no {sign}")


def test_a_record_is_reviewed_once_and_a_restart_goes_on(tmp_path: Path) -> None:
    first = Judging(most=30)
    app = house(tmp_path, first)
    with browser(app) as ana:
        id = brought(ana)
        page = until(ana, id, 'max="')
        assert 'data-done="no"' in page
        assert "<progress" in page
        assert 'http-equiv="refresh"' in page, "without a script the page reloads"
        while first.asked < 30:
            time.sleep(0.02)
        time.sleep(0.2)
    store = Store(tmp_path)
    kept = Reviews(store).of(id)
    store.close()
    assert kept is not None
    assert not kept.done
    second = Judging()
    app = house(tmp_path, second)
    with browser(app) as ana:
        page = until(ana, id, 'data-done="yes"')  # nobody had to ask: the house goes on by itself
        assert "refresh" not in page
        assert second.asked == kept.total - len(kept.judged)
        again = browser(app, "fr").get(f"/t/{id}/review")
        assert "Chances de gagner" in again.text
        assert second.asked == kept.total - len(kept.judged), "computed once"
        told = ana.get(f"/t/{id}/review?at=60", headers={"accept": "application/json"}).json()
        assert told["done"]
        assert 'data-at="60"' in told["html"]
        # A choice that cost, which its row says by what was better: a swing's row has another number than its choice.
        worst = re.search(
            r'<a href="\?at=(\d+)" [^>]*><span class="n no">(?:(?!</li>).)*class="rather"', page, re.DOTALL
        )
        assert worst
        moment = ana.get(f"/t/{id}/review?at={worst[1]}").text
        assert "What was better here?" in moment
        played, better = (int(n) for n in re.findall(r'<b class="chance">(\d+)%', moment))
        cost = better - played
        listed = re.search(r'<li[^>]*class="now">.*?class="change no">(.*?)</span>', moment, re.DOTALL)
        assert listed
        assert listed[1].strip().endswith(f"−{cost}%"), "one number, wherever it stands"
        assert re.search(rf"It cost {cost} points? \(± \d+\)", moment)
        assert f"/t/{id}/review" in re.findall(r'type="text" readonly[^>]*value="([^"]*)"', moment)[0]
        assert re.search(r'data-marks="[^"]+\|played\|', moment)
        assert f'action="/t/{id}/fork"' in moment
        assert "style=" not in moment[moment.index("<main") :]


def test_every_moment_can_be_hit_on_the_curve() -> None:
    def moment(n: int, x: float, now: bool = False) -> MomentView:
        return MomentView(n, 10 * n, x, 50.0, "cost", "Ana", "orange", "", "", "−5%", "", "no", True, now)

    made = badges([moment(1, 5.0), moment(2, 6.0, now=True), moment(3, 7.5), moment(4, 9.0), moment(5, 60.0)])
    assert [(one.label, one.at, one.now, one.high) for one in made] == [
        ("1–3", 30, True, False),  # pressed again it leads on
        ("4", 40, False, True),
        ("5", 50, False, False),
    ]


def test_a_moment_says_whose_change_it_is_in_the_colour_of_its_number(tmp_path: Path) -> None:
    with browser(house(tmp_path, Judging(most=0))) as ana:
        table = ana.app.state.rooms.house.table(brought(ana))  # type: ignore[attr-defined]
        number = next(n for n, played in enumerate(table.line, 1) if played.seat == 0 and played.choices > 1)
        move, even, names = table.line[number - 1].move, (0.5, 0.5), ["greedy", "random"]
        chances: list[tuple[float, ...]] = [even] * (len(table.line) + 1)
        choice = Judged(number, 0, move, 0.46, move, 0.5, even)
        review = Review(Record.read(RECORD.decode()), chances, [choice])

        def told(kind: str, viewer: int | None, *change: float) -> tuple[str, str, str]:
            reader = replace(Reader.of(table, review, viewer, "en"), names=names)
            one = reader._moment(1, Moment(number, kind, 0, change), -1)
            return one.whose, one.change, one.good

        # What it cost is told, not what came of it by what others did.
        assert told("cost", 0, 0.06, -0.06) == ("", "−4%", "no")
        assert told("cost", None, 0.06, -0.06) == ("", "−4%", "no")
        # Another's mistake: my gain, or else their own loss, by its name.
        assert told("cost", 1, -0.06, 0.06) == ("", "+6%", "yes")
        assert told("cost", 1, -0.04, 0.04) == ("greedy", "−4%", "neither")
        assert told("turn", None, -0.06, 0.02) == ("", "−6%", "no")
        assert told("turn", None, -0.02, 0.06) == ("random", "+6%", "yes")


@pytest.mark.parametrize(
    ("lang", "moves"),
    [
        ("en", {"leave cigars": "Leave out the cigar die", "deliver cigars 1": "Deliver 1 cigar"}),
        ("fr", {"leave cigars": "Écarter le dé de cigares", "deliver cigars 1": "Livrer 1 cigare"}),
    ],
)
def test_a_move_that_names_its_thing_is_not_told_where_it_leads(
    tmp_path: Path, lang: str, moves: dict[str, str]
) -> None:
    with browser(house(tmp_path, Judging(most=0))) as ana:
        table = ana.app.state.rooms.house.table(brought(ana))  # type: ignore[attr-defined]
        reader = Reader.of(table, None, None, lang)
        told = {move: reader.placed(table.game.read(move), table.state.data()) for move in moves}
    assert told == moves


def test_a_quay_is_named_once(tmp_path: Path) -> None:
    record = write_down(Series("comptoir", ("greedy",) * 2, games=1, seed=3))
    with browser(house(tmp_path, Judging(most=0))) as ana:
        table = ana.app.state.rooms.house.table(brought(ana, record.write().encode()))  # type: ignore[attr-defined]
        view, move = table.state.see(None), table.game.read("load 4")
        for lang, told in (("en", "Put a porter at quay 4"), ("fr", "Affecter un porteur au quai 4")):
            assert Reader.of(table, None, None, lang).placed(move, view) == told


def test_a_running_game_has_no_review(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="bot")
    answer = ana.get(f"/t/{id}/review")
    assert answer.status_code == 400
    assert '<main id="review"' not in answer.text


def test_every_position_of_every_game_is_told(tmp_path: Path) -> None:
    """Also those that nobody has looked at yet, luck, and the end."""
    app = house(tmp_path, Judging(most=12))
    with browser(app) as ana:
        for game in ("cuba", "comptoir", "capa-doro"):
            record = write_down(Series(game, ("greedy",) * 2, games=1, seed=3))
            id = brought(ana, record.write().encode())
            last = len(record.moves)
            for at in (0, last // 2, last):
                answer = ana.get(f"/t/{id}/review?at={at}")
                assert answer.status_code == 200
                assert 'id="drawing"' in answer.text


def test_the_last_page_tells_of_it(tmp_path: Path) -> None:
    app = house(tmp_path, Judging())
    with browser(app) as ana:
        id = new_table(ana, "santiago", seat0="me", seat1="bot", seat2="none", seat3="none")
        play_out(ana, id)
        until(ana, id, 'data-done="yes"')
        page = ana.get(f"/t/{id}").text
        assert re.search(r'<section id="chances"[^>]*aria-labelledby="chances-title">', page)
        assert "Your chance to win" in page
        assert f'href="/t/{id}/review"' in page
        stranger = browser(app).get(f"/t/{id}/review")
        assert stranger.status_code == 200, "the link may be shared"
        assert 'for="whose-mine"' in ana.get(f"/t/{id}/review").text
        assert 'for="whose-mine"' not in stranger.text
        told = re.findall(r'class="what">([^<:]*):', browser(app, "fr").get(f"/t/{id}").text)
        assert told
        assert all(name.endswith("\N{NO-BREAK SPACE}") for name in told)


def play_out(client: TestClient, id: str) -> None:
    """To the end, by whatever may be played; the house's own bots may be faster."""
    rooms = client.app.state.rooms  # type: ignore[attr-defined]
    house = rooms.house
    while not (table := house.table(id)).over:
        if table.paused is not None:
            house.end_turn(id, table.paused, table.n)
        else:
            seat = table.actors[0]
            move = table.game.write(table.state.lean(seat)[0])
            with suppress(Stale):
                house.play(id, seat, move, table.n, bot=table.seats[seat].kind == "bot")
    client.get(f"/t/{id}")


def test_what_is_kept_can_be_read_back() -> None:
    one = Judged(3, 0, 60, 0.4, 61, 0.6, (0.6, 0.4), after=(0.4, 0.6), line=((1, 62),))
    game = write_down(Series("santiago", ("random", "random"), games=1, seed=1)).game
    assert Judged.load(game, one.data(game)) == one
