"""Fair at the table: who left is waited for in everybody's sight, consent is to what was shown, a rematch invites."""

from __future__ import annotations

import html
import re
import time
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table import keys
from malecon.table.house import Wish
from malecon.web.api import _stream, event_rows
from malecon.web.app import create
from malecon.web.guest import Guest
from malecon.web.live import Rooms
from malecon.web.presence import LATELY, Lately
from tests import apart
from tests.table.conftest import ANA, Clock
from tests.web.conftest import InHouse, browser, data_of, message, moves_in, new_table, table_of
from tests.web.test_api import opened

Token = dict[str, str]
JSON = {"accept": "application/json"}


@pytest.fixture
def ben(app: FastAPI, ana: TestClient) -> TestClient:
    return browser(app)


def two_pages(ana: TestClient, ben: TestClient, **more: str) -> str:
    """A table of Ana and Ben, each before a page of their own."""
    id = new_table(ana, seat0="me", name0="Ana", seat1="link", **more)
    link = re.search(r'value="http://testserver(/j/[^"]+)"', ana.get(f"/t/{id}").text)
    assert link
    ben.post(link[1], data={"name": "Ben"})
    return id


def state(client: TestClient, id: str, token: Token | None = None) -> Any:
    return client.get(f"/api/tables/{id}", headers=token or {}).json()


def move(client: TestClient, id: str, token: Token, text: str) -> None:
    asked = {"n": state(client, id)["n"], "move": text}
    assert client.post(f"/api/tables/{id}/moves", json=asked, headers=token).status_code == 200


def kinds(client: TestClient, id: str) -> list[str]:
    return [seat["kind"] for seat in state(client, id)["seats"]]


def substitute(client: TestClient, id: str, seat: int, token: Token) -> Any:
    return client.post(f"/api/tables/{id}/substitute", json={"seat": seat}, headers=token)


def settled(client: TestClient, id: str, wanted: list[str]) -> bool:
    """Whether the seats are soon as they should be: the driver works beside the requests."""
    for _ in range(50):
        if kinds(client, id) == wanted:
            return True
        time.sleep(0.02)
    return False


# Who left


def test_a_bot_sits_down_by_itself_after_a_fair_time_and_everybody_sees_it_coming(
    ana: TestClient, ben: TestClient, clock: Clock
) -> None:
    id = two_pages(ana, ben)
    assert "Ask for a bot" not in ana.get(f"/t/{id}").text, "Ben was here a moment ago"
    clock.now += LATELY
    page = ana.get(f"/t/{id}").text
    assert "Ask for a bot in 3 minutes" in page
    ana.post(f"/t/{id}/substitute", data={"for": "1"})
    due = clock.now + 180
    for page in (ana.get(f"/t/{id}").text, browser(ana.app).get(f"/t/{id}").text):  # type: ignore[arg-type]
        assert "Ana asks for a bot in place of Ben" in page
        assert 'datetime="1970-01-01T00:20:40Z"' in page
    (question,) = state(ana, id)["questions"]
    assert question == {
        "row": question["row"],
        "what": "away",
        "by": 0,
        "seat": 1,
        "waits_for": [],
        "happens": "1970-01-01T00:20:40+00:00",
    }
    clock.now = due - 1
    ana.get(f"/t/{id}")
    assert kinds(ana, id) == ["human", "human"]
    clock.now = due
    assert settled(ana, id, ["human", "bot"])
    assert 'id="ask"' not in ana.get(f"/t/{id}").text


def test_whoever_is_here_is_not_replaced(ana: TestClient, ben: TestClient, clock: Clock) -> None:
    id = two_pages(ana, ben)
    with ben.websocket_connect(f"/t/{id}/live") as line:
        line.receive_text()
        clock.now += LATELY
        answer = ana.post(f"/t/{id}/substitute", data={"for": "1"})
        assert answer.status_code == 400
        assert "still here" in message(answer)
    for _ in range(50):
        answer = ana.post(f"/t/{id}/substitute", data={"for": "1"}, headers=JSON)
        if answer.status_code == 200:
            break
        time.sleep(0.02)
    assert answer.status_code == 200, "a closed page is no longer there"


SIGNS: dict[str, Any] = {
    "a page": lambda ben, id: ben.get(f"/t/{id}"),
    "a question why not": lambda ben, id: ben.get(f"/t/{id}/why", params={"move": "bid 2"}),
    "a word": lambda ben, id: ben.post(f"/t/{id}/chat", data={"text": "here!"}),
    "the record": lambda ben, id: ben.get(f"/t/{id}/record"),
}


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_of_life_of_a_page_ends_the_wait(ana: TestClient, ben: TestClient, clock: Clock, sign: str) -> None:
    id = two_pages(ana, ben)
    clock.now += LATELY
    ana.post(f"/t/{id}/substitute", data={"for": "1"})
    browser(ana.app).get(f"/t/{id}")  # type: ignore[arg-type]
    assert len(state(ana, id)["questions"]) == 1, "a stranger's look is none"
    SIGNS[sign](ben, id)
    assert state(ana, id)["questions"] == []
    clock.now += 1000
    ana.get(f"/t/{id}")
    assert kinds(ana, id) == ["human", "human"]


def test_an_open_line_ends_the_wait(ana: TestClient, ben: TestClient, clock: Clock) -> None:
    id = two_pages(ana, ben)
    clock.now += LATELY
    ana.post(f"/t/{id}/substitute", data={"for": "1"})
    with ben.websocket_connect(f"/t/{id}/live") as line:
        line.receive_text()
        assert state(ana, id)["questions"] == []


def test_a_program_counts_as_here_by_its_requests(ana: TestClient, clock: Clock) -> None:
    id, tokens = opened(ana)
    state(ana, id, tokens[1])
    assert substitute(ana, id, 1, tokens[0]).status_code == 400
    clock.now += LATELY
    assert substitute(ana, id, 1, tokens[0]).status_code == 200
    assert [row["kind"] for row in _rows(ana, id)][-1] == "ask"
    state(ana, id, tokens[1])
    assert state(ana, id)["questions"] == []
    assert [row["kind"] for row in _rows(ana, id)][-1] == "here"


def test_a_program_counts_as_here_by_its_moves(ana: TestClient, clock: Clock) -> None:
    id, tokens = opened(ana)
    assert substitute(ana, id, 0, tokens[1]).status_code == 200
    move(ana, id, tokens[0], "step left")
    assert state(ana, id)["questions"] == []


def test_a_program_counts_as_here_by_its_stream(tmp_path: Path, clock: Clock) -> None:
    """For as long as it is open, and no longer."""
    from malecon.table.house import House, Wish
    from malecon.table.store import Store

    async def listen() -> list[bool]:
        house = House(Store(tmp_path, clock))
        rooms = Rooms(house, InHouse())
        id = house.open("toy", [Wish("sofa"), Wish("sofa")], "").table.setup.id
        seen = [1 in rooms.company(house.table(id)).seats]
        stream = _stream(rooms, id, 1, 0)
        await anext(stream)
        seen.append(1 in rooms.company(house.table(id)).seats)
        await stream.aclose()
        seen.append(1 in rooms.company(house.table(id)).seats)
        await rooms.close()
        house.store.close()
        return seen

    assert apart.run(listen()) == [False, True, False]


def test_who_was_here_long_ago_is_forgotten(clock: Clock) -> None:
    lately = Lately(clock)
    assert lately.note("a", [0])
    assert not lately.note("a", [0])
    clock.now += LATELY
    assert lately.seats("a") == set()
    lately.note("b", [1])
    assert list(lately._tables) == ["b"]


def test_a_restart_forgets_no_wait(tmp_path: Path) -> None:
    """The bot sits down when the time is over, and nobody has to look."""
    app = create(tmp_path, thinkers=InHouse(), patience={"live": 3600.0, "slow": 1.0})
    with browser(app) as ana:
        id, tokens = opened(ana)
        slow, slow_tokens = opened(ana, clock="slow")
        for table, token in ((id, tokens[0]), (slow, slow_tokens[0])):
            assert substitute(ana, table, 1, token).status_code == 200
    again = create(tmp_path, thinkers=InHouse())
    with browser(again):
        house = again.state.rooms.house
        for _ in range(150):
            if len(house.table(slow).humans) == 1:
                break
            time.sleep(0.02)
        assert [seat.kind for seat in house.table(slow).seats] == ["human", "bot"]
        assert [seat.kind for seat in house.table(id).seats] == ["human", "human"]


def test_who_comes_back_takes_the_seat_from_the_bot(ana: TestClient, clock: Clock) -> None:
    id, tokens = opened(ana)
    substitute(ana, id, 1, tokens[0])
    clock.now += 180
    assert settled(ana, id, ["human", "bot"])
    assert ana.post(f"/api/tables/{id}/back", headers=tokens[1]).status_code == 200
    assert kinds(ana, id) == ["human", "human"]


def test_who_asked_withdraws_it_on_the_page(ana: TestClient, ben: TestClient, clock: Clock) -> None:
    id = two_pages(ana, ben)
    clock.now += LATELY
    ana.post(f"/t/{id}/substitute", data={"for": "1"})
    page = ana.get(f"/t/{id}").text
    row = re.search(r'name="row" value="(\d+)"', page)
    assert row
    assert "Withdraw" in page
    ana.post(f"/t/{id}/answer", data={"row": row[1], "agree": "no"})
    assert state(ana, id)["questions"] == []


# What is taken back


def _rows(client: TestClient, id: str) -> list[dict[str, Any]]:
    return event_rows(client.app.state.rooms.house.table(id), None, 0)  # type: ignore[attr-defined]


def test_an_answer_is_to_the_question_that_was_shown(ana: TestClient) -> None:
    id, tokens = opened(ana)
    for seat, text in ((0, "step left"), (0, "step left"), (1, "step left")):
        move(ana, id, tokens[seat], text)
    ana.post(f"/api/tables/{id}/undo", json={"n": state(ana, id)["n"]}, headers=tokens[0])
    (question,) = state(ana, id)["questions"]
    assert (question["what"], question["by"], question["waits_for"]) == ("undo", 0, [1])
    assert question["happens"] is None
    before = state(ana, id)

    def answer(row: int, agree: bool, token: Token) -> int:
        asked = {"row": row, "agree": agree}
        return int(ana.post(f"/api/tables/{id}/answer", json=asked, headers=token).status_code)

    assert answer(question["row"] + 1, True, tokens[1]) == 409
    assert answer(question["row"] - 1, False, tokens[1]) == 409
    assert state(ana, id) == before
    assert answer(question["row"], True, tokens[0]) == 400, "nobody agrees to their own question"
    assert answer(question["row"], True, tokens[1]) == 200
    assert state(ana, id)["see"]["steps"] == 1
    assert answer(question["row"], True, tokens[1]) == 409


def test_a_pages_answer_is_to_the_question_that_was_shown(ana: TestClient, ben: TestClient) -> None:
    id = two_pages(ana, ben)
    for client, deeds in ((ana, ("step left", "step left", "end")), (ben, ("step left",))):
        for deed in deeds:
            n = data_of(client.get(f"/t/{id}").text)["n"]
            client.post(f"/t/{id}/{'end' if deed == 'end' else 'moves'}", data={"n": n, "move": deed})
    page = ana.get(f"/t/{id}").text
    assert "Ask to undo" in page
    ana.post(f"/t/{id}/undo", data={"n": data_of(page)["n"]})
    row = re.search(r'name="row" value="(\d+)"', ben.get(f"/t/{id}").text)
    assert row
    assert ben.post(f"/t/{id}/answer", data={"agree": "yes"}, headers=JSON).status_code == 400
    other = {"row": str(int(row[1]) - 1), "agree": "yes"}
    assert ben.post(f"/t/{id}/answer", data=other, headers=JSON).status_code == 409
    assert state(ana, id)["see"]["steps"] == 3
    assert ben.post(f"/t/{id}/answer", data={"row": row[1], "agree": "yes"}, headers=JSON).status_code == 200
    assert state(ana, id)["see"]["steps"] == 1


def alone_to_move(client: TestClient, id: str) -> str:
    """The page when the bot has made all its choices, the secret one too."""
    for _ in range(50):
        if state(client, id)["actors"] == [0]:
            break
        time.sleep(0.02)
    return str(client.get(f"/t/{id}").text)


def test_alone_against_bots_no_button_offers_what_was_revealed(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="bot:greedy")
    for deed in ("step left", "step left", "end"):
        n = data_of(ana.get(f"/t/{id}").text)["n"]
        ana.post(f"/t/{id}/{'end' if deed == 'end' else 'moves'}", data={"n": n, "move": deed})
    page = alone_to_move(ana, id)
    assert moves_in(page)[0].startswith("bid"), "the bot has moved"
    assert 'id="act-undo"' not in page
    refused = ana.post(f"/t/{id}/undo", data={"n": data_of(page)["n"]})
    assert refused.status_code == 400
    assert "practice table" in message(refused)


def test_a_practice_table_says_so_and_takes_everything_back(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="bot:greedy", practice="on")
    page = ana.get(f"/t/{id}").text
    assert "Practice: everything may be taken back." in page
    for deed in ("step left", "step left", "end"):
        n = data_of(ana.get(f"/t/{id}").text)["n"]
        ana.post(f"/t/{id}/{'end' if deed == 'end' else 'moves'}", data={"n": n, "move": deed})
    page = alone_to_move(ana, id)
    assert 'id="act-undo"' in page
    assert ana.post(f"/t/{id}/undo", data={"n": data_of(page)["n"]}).status_code == 200
    assert state(ana, id)["see"]["steps"] == 1
    assert state(ana, id)["practice"]
    record = ana.get(f"/t/{id}/record").text
    assert "\npractice on\n" in record
    brought = table_of(ana.post("/records", files={"record": ("a.record", record.encode())}).url)
    assert "\npractice on\n" in ana.get(f"/t/{brought}/record").text


def test_an_ordinary_table_is_no_practice(ana: TestClient) -> None:
    for id in (new_table(ana, seat0="me", seat1="sofa"), table_of(ana.post("/play/toy").url)):
        assert 'id="terms"' not in ana.get(f"/t/{id}").text
        assert "practice" not in ana.get(f"/t/{id}/record").text
        assert (state(ana, id)["practice"], state(ana, id)["clock"]) == (False, "live")
    id, _ = opened(ana, practice=True, clock="slow")
    assert (state(ana, id)["practice"], state(ana, id)["clock"]) == (True, "slow")


def test_a_slow_table_is_opened_on_the_page(ana: TestClient) -> None:
    assert 'name="clock"' in ana.get("/new/toy").text
    assert 'name="practice"' in ana.get("/new/toy").text
    id = new_table(ana, seat0="me", seat1="sofa", clock="slow")
    assert state(ana, id)["clock"] == "slow"
    assert "over days" in ana.get(f"/t/{id}").text
    assert ana.post("/new/toy", data={"seat-0": "me", "seat-1": "sofa", "clock": "never"}).status_code == 400


# Once more


def finished(client: TestClient, **more: Any) -> tuple[str, list[Token]]:
    """A short game of two programs."""
    id, tokens = opened(client, options={"fast": True}, **more)
    for seat in (0, 0, 1, 1):
        move(client, id, tokens[seat], "step left")
    for seat in (0, 1):
        move(client, id, tokens[seat], "bid 1")
    assert state(client, id)["over"]
    return id, tokens


def rematch(client: TestClient, id: str, token: Token, **asked: Any) -> Any:
    answer = client.post(f"/api/tables/{id}/rematch", json=asked, headers=token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_program_is_invited_to_the_rematch_and_claims_its_seat(ana: TestClient) -> None:
    id, tokens = finished(ana)
    first = rematch(ana, id, tokens[1])
    new = first["table"]
    assert kinds(ana, new) == ["free", "human"]
    assert state(ana, id)["next"] == new
    assert _rows(ana, id)[-1]["text"] == new
    second = rematch(ana, id, tokens[0])
    assert (second["table"], second["seat"]) == (new, 0)
    assert kinds(ana, new) == ["human", "human"]
    assert rematch(ana, id, tokens[0]) == second, "asking twice is no harm"
    mine = state(ana, new, {"authorization": f"Bearer {second['token']}"})
    assert mine["seat"] == 0
    assert mine["moves"]
    assert ana.post(f"/api/tables/{id}/rematch", json={}).status_code == 403


def test_the_same_deal_says_that_its_luck_is_known(ana: TestClient) -> None:
    id, tokens = finished(ana)
    same = rematch(ana, id, tokens[0], same_deal=True)["table"]
    assert state(ana, id)["same_deal"] == same
    assert state(ana, same)["known_luck"]
    assert "knows the luck" in ana.get(f"/t/{same}").text
    assert not state(ana, rematch(ana, id, tokens[0])["table"])["known_luck"]


def test_a_rematch_on_the_page_invites_and_puts_nothing_into_anothers_list(ana: TestClient, ben: TestClient) -> None:
    id = two_pages(ana, ben, **{"option-fast": "true"})
    for _ in range(30):
        for client in (ana, ben):
            page = client.get(f"/t/{id}").text
            n = data_of(page)["n"]
            if 'id="act-end"' in page:
                client.post(f"/t/{id}/end", data={"n": n})
            elif moves_in(page):
                client.post(f"/t/{id}/moves", data={"n": n, "move": html.unescape(moves_in(page)[0])})
    assert "data-over" in page
    for luck, label in (("new", "Sit down at the rematch"), ("same", "Sit down at the same deal")):
        new = table_of(ana.post(f"/t/{id}/again", data={"luck": luck}).url)
        assert f'href="/t/{new}"' not in ben.get("/tables").text
        assert kinds(ana, new) == ["human", "free"]
        assert 'data-link="http://testserver/j/' in ana.get(f"/t/{new}").text, "anybody else may be invited, too"
        assert label in ben.get(f"/t/{id}").text
        assert label not in ana.get(f"/t/{id}").text, "Ana sits there already"
        assert f'href="/t/{new}"' in ana.get(f"/t/{id}").text
        landed = ben.post(f"/t/{id}/again", data={"luck": luck})
        assert table_of(landed.url) == new
        assert kinds(ana, new) == ["human", "human"]
        assert f'href="/t/{new}"' in ben.get("/tables").text


def test_what_can_be_asked_is_described(ana: TestClient) -> None:
    paths = ana.get("/api/openapi.json").json()["paths"]
    for what in ("answer", "substitute", "back", "rematch"):
        assert "409" in paths[f"/api/tables/{{id}}/{what}"]["post"]["responses"]


def test_on_a_sofa_advice_is_its_seats_alone(app: FastAPI) -> None:
    """While two answer in secret, what was advised to one isn't shown to the other."""
    house, rooms = app.state.rooms.house, app.state.rooms
    id = house.open("toy", [Wish("me", "Ana"), Wish("sofa", "Ben")], ANA, confirm=False).table.setup.id
    while len(house.table(id).actors) < 2:
        seat = house.table(id).actors[0]
        house.play(id, seat, "step left", house.table(id).n)
    n = house.table(id).n
    rooms.room(id).hints[0] = (n, (("bid 2", 60),))
    guest = Guest(key=ANA, lang="en", name="", level="", guided=True, secure=False, base="")
    for facing, advised in ((0, True), (1, False)):
        rooms.room(id).facing[keys.fingerprint(ANA)] = facing
        assert bool(rooms.eyes(rooms.house.table(id), (0, 1), guest).hints) == advised
