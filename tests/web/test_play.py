"""A table in the browser, without a script: forms, links, cookies."""

from __future__ import annotations

import html
import re

from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.table import keys
from tests.web.conftest import Line, browser, data_of, message, moves_in, new_table, table_of


def act(client: TestClient, id: str, what: str, **fields: str) -> str:
    """Sends one of the table's forms and returns the page that comes back."""
    page = client.get(f"/t/{id}").text
    answer = client.post(f"/t/{id}/{what}", data={"n": data_of(page)["n"], **fields})
    assert answer.status_code == 200, message(answer)
    return str(answer.text)


def test_play_now_is_two_clicks(ana: TestClient) -> None:
    shelf = ana.get("/").text
    assert 'action="/play/santiago"' in shelf
    page = ana.post("/play/santiago").text
    assert '<main id="table"' in page
    assert 'id="drawing"' in page or 'id="board"' in page


def test_a_friend_sits_down_by_the_link_and_both_play_to_the_end(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="link")
    lobby = ana.get(f"/t/{id}").text
    link = re.search(r'value="http://testserver(/j/[^"]+)"', lobby)
    assert link
    ben = browser(app)
    assert "Ana" in ben.get(link[1]).text
    joined = ben.post(link[1], data={"name": "Ben"})
    assert table_of(joined.url) == id
    assert "Ben" in ana.get(f"/t/{id}").text
    for _ in range(60):
        for client in (ana, ben):
            page = client.get(f"/t/{id}").text
            if 'id="act-end"' in page:
                page = act(client, id, "end")
            moves = moves_in(page)
            if moves:
                page = act(client, id, "moves", move=html.unescape(moves[0]))
        if "data-over" in page:
            break
    assert 'id="scores"' in ana.get(f"/t/{id}").text


def test_a_stale_page_is_told_kindly(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    n = data_of(ana.get(f"/t/{id}").text)["n"]
    first = ana.post(f"/t/{id}/moves", json={"n": int(n), "move": "step left"}, headers={"accept": "application/json"})
    assert first.status_code == 200
    again = ana.post(f"/t/{id}/moves", json={"n": int(n), "move": "step left"}, headers={"accept": "application/json"})
    assert again.status_code == 409
    assert "first counts" in again.json()["message"]


def test_who_has_no_seat_plays_no_move(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    eve = browser(app)
    page = eve.get(f"/t/{id}").text
    assert not moves_in(page)
    answer = eve.post(f"/t/{id}/moves", data={"n": data_of(page)["n"], "move": "step left", "seat": "0"})
    assert answer.status_code == 403
    for what in ("end", "undo", "resign", "chat", "pace", "skip", "curtain", "hint", "link", "guided", "again"):
        refused = eve.post(f"/t/{id}/{what}", data={"n": data_of(page)["n"], "seat": "0", "pace": "0", "text": "x"})
        assert refused.status_code == 403, what


def test_the_curtain_falls_only_where_there_are_secrets(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="sofa", name1="Ben")
    page = ana.get(f"/t/{id}").text
    assert 'id="curtain"' not in page
    for _ in range(2):
        for _ in range(2):
            page = act(ana, id, "moves", move="step left")
        if 'id="act-end"' in page:
            page = act(ana, id, "end")
    assert 'id="curtain"' in page
    assert not moves_in(page), "nothing of the bid is shown before somebody sat down"
    page = act(ana, id, "curtain", seat="0")
    assert moves_in(page) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    page = act(ana, id, "moves", move="bid 3")
    assert "Ben, it" in html.unescape(page), "the next one is called"
    assert "Bid 3" not in page


def test_undo_and_start_again(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    act(ana, id, "moves", move="step left")
    page = act(ana, id, "moves", move="step right")
    assert 'id="act-undo-whole"' in page
    page = act(ana, id, "undo", turn="whole")
    assert "Step" in page
    assert 'id="act-undo"' not in page


def test_a_crumb_goes_back_to_its_step(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for move in ("step left", "step right"):
        page = act(ana, id, "moves", move=move)
    places = [int(at) for at in re.findall(r'data-back="(\d+)"', page)]
    assert len(places) == 2
    page = act(ana, id, "undo", to=str(places[1]))
    assert [int(at) for at in re.findall(r'data-back="(\d+)"', page)] == places[:1]
    refused = ana.post(f"/t/{id}/undo", data={"n": data_of(page)["n"], "to": "99"})
    assert refused.status_code == 400


def link_of(client: TestClient, id: str, seat: str = "0") -> str:
    answer = client.post(f"/t/{id}/link", data={"seat": seat}, headers={"accept": "application/json"})
    return str(answer.json()["url"])


def test_a_seats_link_moves_to_another_device_and_out_of_the_address(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="bot:greedy")
    url = link_of(ana, id)
    phone = browser(app)
    assert "Go on here as Ana?" in phone.get(url).text
    landed = phone.post(url)
    assert str(landed.url).endswith(f"/t/{id}")
    assert moves_in(phone.get(f"/t/{id}").text)
    cookie = landed.history[0].headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_seats_link_works_once_and_a_preview_does_not_spend_it(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    url = link_of(ana, id)
    for _ in range(3):
        assert browser(app).get(url).status_code == 200
    assert browser(app).post(url).status_code == 200
    eve = browser(app)
    assert eve.get(url).status_code == 404
    assert eve.post(url).status_code == 404
    assert not moves_in(eve.get(f"/t/{id}").text)


def test_a_link_alone_holds_no_seat(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    eve = browser(app)
    eve.cookies.set("malecon", link_of(ana, id).rpartition("/")[2])
    assert not moves_in(eve.get(f"/t/{id}").text)


def test_the_old_browser_lets_go_when_the_new_one_takes_the_seat(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    url = link_of(ana, id)
    phone = browser(app)
    with ana.websocket_connect(f"/t/{id}/live") as line:
        shown = Line(line)
        assert moves_in(shown.next())
        with phone:
            phone.post(url)
            shown.next()
    assert not moves_in(shown.html), "the page that was open shows it at once"
    assert not moves_in(ana.get(f"/t/{id}").text)
    n = data_of(ana.get(f"/t/{id}").text)["n"]
    assert ana.post(f"/t/{id}/moves", data={"n": n, "seat": "0", "move": "step left"}).status_code == 403
    assert ana.post(f"/t/{id}/chat", data={"seat": "1", "text": "I still sit here"}).status_code == 200
    assert moves_in(phone.get(f"/t/{id}").text)


def test_a_new_link_ends_the_one_before_and_no_token(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="link")
    store = app.state.rooms.house.store
    token, older = app.state.rooms.house.token(id, 0), "of-an-older-house-0123456789"
    store.lend(older, id, 0, keys.SEAT)
    first, second = link_of(ana, id), link_of(ana, id)

    def works(key: str) -> bool:
        headers = {"authorization": f"Bearer {key}"}
        return bool(ana.get(f"/api/tables/{id}", headers=headers).status_code == 200)

    assert browser(app).get(first).status_code == 404
    assert not works(second.rpartition("/")[2]), "a link is no token"
    browser(app).post(second)
    assert works(token)
    assert works(older)
    phone = browser(app)
    assert phone.get(f"/s/{older}").status_code == 200
    assert phone.post(f"/s/{older}").status_code == 200
    assert phone.get(f"/s/{older}").status_code == 404
    assert works(older), "spent as a link, still a token"


def test_where_nothing_is_left_a_hint_says_so(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for _ in range(2):
        page = act(ana, id, "moves", move="step left")
    assert 'id="act-end"' in page
    refused = ana.post(f"/t/{id}/hint", data={"n": data_of(page)["n"]}, headers={"accept": "application/json"})
    assert "finish your turn" in refused.json()["message"]


def test_hint_marks_the_best(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    page = act(ana, id, "hint")
    assert 'data-best="1"' in page
    assert "60% chance to win" in page


def test_why_not(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    assert "not possible" in ana.get(f"/t/{id}/why", params={"move": "bid 2"}).json()["why"]
    assert "no move" in ana.get(f"/t/{id}/why", params={"move": "nonsense"}).json()["why"]
    assert "no seat" in browser(app).get(f"/t/{id}/why", params={"move": "bid 2"}).json()["why"]


def test_chat_is_escaped_and_bounded(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    page = act(ana, id, "chat", text="<script>alert(1)</script>" + "x" * 900)
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


def test_both_languages_and_the_switch(ana: TestClient) -> None:
    assert "Games by the sea" in ana.get("/").text  # with the toy they are five
    ana.post("/language", data={"lang": "fr"})
    assert "Des jeux au bord de la mer" in ana.get("/").text
    assert 'lang="fr"' in ana.get("/help").text


def test_the_end_rematch_same_deal_replay_fork_record(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa", **{"option-fast": "true"})
    for _ in range(20):
        page = ana.get(f"/t/{id}").text
        if 'id="act-end"' in page:
            page = act(ana, id, "end")
        called = re.search(r'name="seat" value="(\d)">\s*<button id="act-curtain', page)
        if called:
            page = act(ana, id, "curtain", seat=called[1])
        if moves_in(page):
            page = act(ana, id, "moves", move=moves_in(page)[0])
        if "data-over" in page:
            break
    assert 'id="chart"' in page
    record = ana.get(f"/t/{id}/record").text
    assert record.startswith("malecon record 1\ngame toy\n")
    assert "\n= " in record
    deal = next(line for line in record.splitlines() if line.startswith("- roll"))
    same = table_of(ana.post(f"/t/{id}/again", data={"luck": "same"}).url)
    assert deal in ana.get(f"/t/{same}/record").text
    rematch = table_of(ana.post(f"/t/{id}/again").url)
    assert f'href="/t/{rematch}"' in ana.get(f"/t/{id}").text
    assert table_of(ana.post(f"/t/{id}/again").url) == rematch, "both who ask come to the same table"
    assert 'min="1" max="7"' in ana.get(f"/t/{id}/replay?at=3").text
    forked = table_of(ana.post(f"/t/{id}/fork", data={"at": "3"}).url)
    assert moves_in(ana.get(f"/t/{forked}").text)
    brought = ana.post("/records", files={"record": ("a.record", record.encode())})
    assert "/replay" in str(brought.url)
    assert brought.status_code == 200


def test_a_bad_record_says_which_line(ana: TestClient) -> None:
    text = "malecon record 1\ngame toy\nrules 1\nplayers 2\n\n- roll 3\n0 step left\n0 bid 2\n"
    answer = ana.post("/records", files={"record": ("a.record", text.encode())})
    assert answer.status_code == 400
    assert "line 8" in message(answer)


def test_report_holds_the_record(ana: TestClient) -> None:
    import io
    import zipfile

    id = new_table(ana, seat0="me", seat1="sofa")
    pack = zipfile.ZipFile(io.BytesIO(ana.post(f"/t/{id}/report", data={"text": "odd"}).content))
    assert sorted(pack.namelist()) == ["report.txt", f"toy-{id}.record"]
    assert "odd" in pack.read("report.txt").decode()


def test_my_tables(ana: TestClient) -> None:
    assert "no table yet" in ana.get("/tables").text
    id = new_table(ana, seat0="me", name0="Ana", seat1="bot:greedy")
    assert f'href="/t/{id}"' in ana.get("/tables").text


def test_an_empty_seat_is_given_to_a_bot(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="link")
    page = act(ana, id, "fill", **{"for": "1"})
    assert moves_in(page)
