"""Several moves in one request, by script, by form and by program; and what they would do, told before."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from malecon.core.luck import Luck
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.chain import MOST, walk
from malecon.table.house import Wish
from malecon.table.table import Table
from malecon.web.foresight import foresight
from tests.table.test_chain import hurried
from tests.web.conftest import browser, data_of, message, new_table
from tests.web.test_api import opened
from tests.web.test_worlds import opened as dealt

__all__ = ["hurried"]
JSON = {"accept": "application/json"}
STEPS = ["step left", "step right"]


def n_of(client: TestClient, id: str) -> int:
    return int(data_of(client.get(f"/t/{id}").text)["n"])


def send(client: TestClient, id: str, *moves: str, **more: Any) -> Any:
    return client.post(f"/t/{id}/moves", json={"n": n_of(client, id), "moves": moves, **more}, headers=JSON)


def table_in(client: TestClient, id: str) -> Table:
    table: Table = client.app.state.rooms.house.table(id)  # type: ignore[attr-defined]
    return table


def told(client: TestClient, id: str) -> list[str]:
    return [played.text for played in table_in(client, id).line if played.seat != CHANCE]


# Playing


def test_a_script_sends_a_list_and_takes_it_back_at_once(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    answer = send(ana, id, *STEPS)
    assert answer.status_code == 200
    assert answer.json() == {"n": n_of(ana, id)}
    assert told(ana, id) == STEPS
    ana.post(f"/t/{id}/undo", json={"n": n_of(ana, id), "seat": 0}, headers=JSON)
    assert told(ana, id) == []
    assert send(ana, id, *STEPS, "end", seat=0).status_code == 200
    assert table_in(ana, id).actors == [1]


def test_a_form_sends_its_moves_and_the_amount_chosen(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    for seat in ("0", "1"):
        fields = {"n": n_of(ana, id), "seat": seat, "move": [*STEPS, "", "end"]}
        assert ana.post(f"/t/{id}/moves", data=fields).status_code == 200
    assert told(ana, id) == STEPS * 2
    fields = {"n": n_of(ana, id), "seat": "0", "move": ["bid {}", "end"], "amount": "2"}
    assert ana.post(f"/t/{id}/moves", data=fields).status_code == 200
    assert told(ana, id)[-1] == "bid 2"
    single = {"n": n_of(ana, id), "seat": "1", "move": "bid 3"}
    assert ana.post(f"/t/{id}/moves", data=single).status_code == 200, "one move is sent as ever"


def test_bots_play_on_after_a_list(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="bot:greedy")
    ana.post(f"/t/{id}/pace", data={"pace": "0"})
    assert send(ana, id, *STEPS, "end").status_code == 200
    for _ in range(100):
        if 0 in table_in(ana, id).actors:
            break
        time.sleep(0.02)
    assert 0 in table_in(ana, id).actors
    assert len(told(ana, id)) >= 4, "the bot's two steps"


BAD: dict[str, list[Any]] = {
    "at least one": [],
    "At most 24 moves": ["step left"] * 25,
    "Step 2: “nonsense” is no move": ["step left", "nonsense"],
    "Step 2: “Bid 2” is not possible": ["step left", "bid 2"],
    "last word": ["end", "step left"],
    "isn’t over yet": ["step left", "end"],
    "turn is over before it": [*STEPS, "step left"],
    "could not be read": [["step left"]],
}


@pytest.mark.parametrize("why", BAD)
def test_a_list_that_cannot_be_played_says_why_and_changes_nothing(ana: TestClient, why: str) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    answer = send(ana, id, *BAD[why])
    assert answer.status_code == 400
    assert why in answer.json()["message"]
    assert told(ana, id) == []


def test_a_form_that_cannot_be_played_says_why(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    n = n_of(ana, id)
    for fields, why in (
        ({"move": ["", ""]}, "at least one"),
        ({"move": ["step left"] * 25}, "At most 24"),
        ({"move": "bid {}"}, "“amount” must be a whole number"),
        ({"move": "bid {}", "amount": "lots"}, "“amount” must be a whole number"),
    ):
        answer = ana.post(f"/t/{id}/moves", data={"n": n, **fields})
        assert answer.status_code == 400
        assert why in message(answer)
    assert ana.post(f"/t/{id}/moves", json={"n": n, "moves": "step left"}, headers=JSON).status_code == 400


def test_french_says_it_in_french(app: FastAPI) -> None:
    with browser(app, "fr") as ana:
        id = new_table(ana, seat0="me", seat1="sofa")
        assert send(ana, id, "step left", "bid 2").json()["message"].startswith("Étape 2\N{NO-BREAK SPACE}: «")
        assert "votre tour se termine" in send(ana, id, *STEPS, "step left").json()["message"]


def test_a_list_on_an_old_position_is_told_kindly(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    n = n_of(ana, id)
    assert send(ana, id, *STEPS).status_code == 200
    for moves in (STEPS, ["end"]):
        again = ana.post(f"/t/{id}/moves", json={"n": n, "moves": moves, "seat": 0}, headers=JSON)
        assert again.status_code == 409
    assert told(ana, id) == STEPS, "sent twice, played once"


def test_nobody_plays_a_list_for_another(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="bot:greedy")
    assert send(browser(app), id, *STEPS, seat=0).status_code == 403
    assert send(ana, id, *STEPS, seat=1).status_code == 403
    sofa = new_table(ana, seat0="me", seat1="sofa")
    answer = send(ana, sofa, *STEPS, seat=1)
    assert answer.status_code == 400
    assert "isn’t your turn" in answer.json()["message"]


# Programs


def test_a_program_sends_a_list(ana: TestClient) -> None:
    id, tokens = opened(ana)

    def post(**asked: Any) -> Any:
        n = ana.get(f"/api/tables/{id}").json()["n"]
        return ana.post(f"/api/tables/{id}/moves", json={"n": n, **asked}, headers=tokens[0])

    n = ana.get(f"/api/tables/{id}").json()["n"]
    assert post(moves=["step left"] * 26).status_code == 422
    assert post(moves=["step left"] * 25).status_code == 400
    assert post(moves=[]).status_code == 422
    for asked in ({}, {"move": "step left", "moves": STEPS}):
        assert "“moves”" in post(**asked).json()["message"]
    assert "Step 2" in post(moves=["step left", "bid 1"]).json()["message"]
    assert told(ana, id) == []
    assert post(moves=[*STEPS, "end"]).status_code == 200
    assert told(ana, id) == STEPS
    assert post(n=n, moves=STEPS).status_code == 409


def test_the_description_has_it(ana: TestClient) -> None:
    asked = ana.get("/api/openapi.json").json()["components"]["schemas"]["MoveAsked"]
    assert set(asked["properties"]) == {"n", "move", "moves"}
    assert asked["required"] == ["n"]
    assert asked["properties"]["moves"]["anyOf"][0]["maxItems"] == 25
    assert "all or none" in ana.get("/api").text


# Foreseeing


def foresee(client: TestClient, id: str, *moves: str, **more: Any) -> Any:
    return client.get(f"/t/{id}/foresee", params={"n": n_of(client, id), "seat": "0", "move": moves, **more})


def test_what_a_list_would_do_and_how_it_goes_on(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", name0="Ana", seat1="sofa")
    before = table_in(ana, id)
    assert foresee(ana, id).json() == {
        "may": ["step left", "step right"],
        "effect": [],
        "gains": [],
        "stops": None,
        "ends": False,
        "same": True,
    }
    one = foresee(ana, id, "step right").json()
    assert one["effect"] == ["steps to the right and wins 1"]
    assert one["may"] == ["step left", "step right"]
    for moves in (["step right"] * 2, ["step right", "step right", "end"]):
        both = foresee(ana, id, *moves).json()
        assert both == {"may": [], "effect": one["effect"] * 2, "gains": [], "stops": None, "ends": True, "same": False}
    assert table_in(ana, id) is before


def test_what_can_not_be_foreseen_is_refused(app: FastAPI, ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    n = n_of(ana, id)

    def status(client: TestClient = ana, **asked: Any) -> tuple[int, str]:
        answer = client.get(f"/t/{id}/foresee", params={"n": n, "seat": "0", **asked}, headers=JSON)
        return answer.status_code, answer.json()["message"]

    for why, moves in BAD.items():
        if moves and isinstance(moves[0], str):
            code, said = status(move=moves)
            assert code == 400
            assert why in said, "in the words the table has for it"
    assert status(n=n - 1)[0] == 409
    assert status(n="x")[0] == 400
    assert status(seat="1")[0] == 400, "only who has to decide"
    assert status(browser(app))[0] == 403
    assert status(move="bid {}") == (400, "“amount” must be a whole number.")


@pytest.mark.usefixtures("hurried")
def test_luck_stops_it(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    assert foresee(ana, id, "step right").json() == {
        "may": [],
        "effect": ["steps to the right and wins 1"],
        "gains": [],
        "stops": "Then luck decides.",
        "ends": True,
        "same": False,
    }


def test_a_secret_stops_it_and_stays_one(app: FastAPI, ana: TestClient) -> None:
    house = app.state.rooms.house
    found = []
    for hidden in ("bid 0", "bid 3"):
        id = house.open("toy", [Wish("me", "Ana"), Wish("bot", "Bo")], "", secret="00" * 32).table.setup.id
        table = house.table(id).fork()
        for seat, text in ((0, "step left"), (0, "step left"), (1, "step left"), (1, "step left"), (1, hidden)):
            table.add(log.MOVE, seat, text, 0.0)
        found.append(foresight(table, 0, ["bid 2"], "en"))
    assert found[0] == found[1]
    assert found[0].stops == "Then what others hide comes to light."
    assert found[0].may == ()
    assert not found[0].ends, "whose turn it is then is part of what comes to light"


@pytest.mark.parametrize("game", ["santiago", "cuba", "comptoir", "capa-doro"])
def test_whole_turns_are_foreseen_soon_and_can_be_played(game: str) -> None:
    """Turn by turn, each step chosen from what was foreseen after the one before."""
    table, luck = dealt(game, {}), Luck(f"foresight {game}")
    slowest = []
    for _ in range(60):
        while table.state.actor == CHANCE:
            table.add(log.MOVE, CHANCE, table.game.write(table.state.sample(luck)), 0.0)
        if table.state.over:
            break
        seat, words = table.actors[0], list[str]()
        told = foresight(table, seat, words, "fr")
        while told.may and len(words) < MOST:
            words.append(told.may[luck.below(len(told.may))])
            began = time.thread_time()
            told = foresight(table, seat, words, "fr")
            slowest.append(time.thread_time() - began)
        walk(table, seat, words if told.may else [*words, "end"], 0.0)
    assert len(slowest) > 60
    slowest.sort()
    assert slowest[-5] < 0.05, "all but the first few, for which the texts are still read"
