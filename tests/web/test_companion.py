"""At the real table: the people are luck, the program asks, keeps the score and says what to move."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

import malecon
from malecon.core.luck import Luck
from malecon.core.record import Record
from malecon.core.state import CHANCE
from malecon.core.telling import sentence
from malecon.table import companion
from malecon.table.house import House
from malecon.table.table import Table
from malecon.web.companion import rows_of
from tests.web.conftest import browser, new_table

DICE = ("sugar", "tobacco", "citrus", "rum", "cigars")
JSON = {"accept": "application/json"}


def typed() -> list[list[str]]:
    """The prepared list, as it is typed: a request for each deal, for who begins and for each roll."""
    told = []
    for line in (Path(__file__).parent / "real" / "santiago.txt").read_text("utf-8").splitlines():
        kind, *words = line.split()
        match kind:
            case "cubans" | "buildings":
                told.append([f"deal {word}" for word in words])
            case "first":
                told.append([f"first {words[0]}"])
            case "ship":
                told.append([f"die {good} {n}" for good, n in zip(DICE, words, strict=True)])
    return told


class Beside:
    """Two people with a phone beside the box."""

    def __init__(self, app: FastAPI, client: TestClient, game: str = "toy", **fields: str) -> None:
        self.house: House = app.state.rooms.house
        self.client = client
        seats = {"seat0": "me", "name0": "Ana", "seat1": "sofa", "name1": "Luis", "companion": "drawn"}
        self.id = new_table(client, game, **{**seats, **fields})

    @property
    def table(self) -> Table:
        """As it stands once no bot has anything to do."""
        while (table := self.house.table(self.id)).actors and all(table.seats[i].kind == "bot" for i in table.actors):
            time.sleep(0.005)
        return table

    @property
    def page(self) -> str:
        return str(self.client.get(f"/t/{self.id}").text)

    def may(self) -> list[str]:
        """What who is asked may do, in notation."""
        now = self.table
        return [now.game.write(move) for seat in now.actors[:1] for move in now.state.moves(seat)]

    def post(self, what: str, **data: Any) -> Any:
        asked = {"n": self.table.n, **data}
        return self.client.post(f"/t/{self.id}/{what}", json=asked, headers=JSON)

    def luck(self, *moves: str, **data: Any) -> Any:
        return self.post("luck", moves=list(moves), **data)


def test_a_game_typed_from_real_dice_is_played_to_its_end(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "santiago", **{"seat2": "bot:easy", "option-open_hands": "true"})
    chosen, real = Luck("people"), typed()
    while not (now := table.table).over:
        if companion.asks(now):
            answer = table.luck(*real.pop(0))
        elif now.paused is not None:
            answer = table.post("end", seat=now.paused)
        else:
            seat = now.actors[0]
            answer = table.post("moves", seat=seat, move=now.game.write(chosen.choose(now.state.lean(seat))))
        assert answer.status_code == 200, answer.text
    assert not real
    record = Record.read(ana.get(f"/t/{table.id}/record").text)
    told = [line.move for line in record.moves if line.seat == CHANCE]
    assert told == [move for line in typed() for move in line]
    assert any(line.seat == 2 for line in record.moves)
    scores = table.house.table(table.id).at(len(record.moves)).scores
    state = malecon.game("santiago").new(3, open_hands=True)
    for line in record.moves:
        state.play(line.move, line.seat)
    assert state.over
    assert state.scores == scores
    for seat, score in enumerate(scores):
        assert f'data-seat="{seat}" data-score="{score}"' in table.page


def test_what_can_not_be_is_refused_with_a_sentence(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "santiago")
    assert 'id="coach"' not in table.page, "there is nothing on the board that shines"
    for moves, why in (
        (["deal bank"], "can’t"),
        (["deal miguel", "deal miguel"], "Miguel"),
        (["die sugar 9"], "die sugar 9"),
        (["nonsense"], "nonsense"),
        ([], ""),
        (["deal miguel"] * 99, "99"),
    ):
        answer = table.luck(*moves)
        assert answer.status_code == 400, moves
        assert why.split()[0] in answer.json()["message"] if why and why != "can’t" else answer.json()["message"]
        assert table.table.n == 0
    # Nobody plays before the dice are typed, and who sits elsewhere types nothing.
    early = table.post("moves", seat=0, move="drive 1")
    assert early.json()["message"] == "First type what the dice or tiles show."
    with browser(app) as stranger:
        assert stranger.post(f"/t/{table.id}/luck", json={"n": 0, "moves": ["deal miguel"]}).status_code == 403
    # At any other table luck is the program's.
    other = Beside(app, ana, companion="")
    assert other.luck("roll 3").json()["message"] == "Luck has nothing to decide now."


def test_a_slip_is_taken_back_by_whoever_sees_it(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana)
    table.luck("roll 3")
    table.luck("roll 4")  # too late: the die was typed
    assert table.table.state.data()["roll"] == 3
    # What people told isn't called luck.
    assert '<span class="sr">At the real table</span>' in table.page
    assert '<span class="sr">Luck</span>' not in table.page
    assert table.post("undo", seat=1).status_code == 200
    assert companion.asks(table.table)
    table.luck("roll 5")
    table.post("moves", seat=0, move="step left")
    table.post("undo", seat=0)
    table.post("undo", seat=0)
    assert companion.asks(table.table)


def test_dice_that_are_rolled_together_are_asked_for_and_taken_back_together(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "santiago", seat2="bot:easy")
    deals, buildings, first, ship, *_ = typed()
    # Several at once, with what could come out one way only and without it.
    assert table.luck(*deals).status_code == 200
    assert table.luck(*buildings[:-1]).status_code == 200
    assert table.luck(*first).status_code == 200
    assert [len(row) for row in rows_of(table.table)] == [4, 4, 5, 4, 4]
    form = {"n": str(table.table.n), **{f"move-{i}": move for i, move in enumerate(ship)}}
    assert ana.post(f"/t/{table.id}/luck", data=form).status_code == 200
    n = table.table.n
    # The same once more, as its answer was lost on the way: nothing is told twice.
    again = ana.post(f"/t/{table.id}/luck", data={**form, "n": str(n - len(ship))}, headers=JSON)
    assert again.status_code == 200
    assert table.table.n == n
    other = ana.post(f"/t/{table.id}/luck", data={**form, "n": "1"}, headers=JSON)
    assert other.status_code == 409
    assert table.post("undo").status_code == 200
    assert len(rows_of(table.table)) == len(DICE)
    # What was done on the screen is an instruction for the real board.
    table.luck(*ship)
    seat = table.table.actors[0]
    table.post("moves", seat=seat, move="leave rum")
    assert "Put the rum die aside" in table.page


def test_any_game_is_asked_for_and_the_program_may_draw(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, seat2="bot:easy")
    assert "What did luck decide?" in table.page
    for n in range(1, 7):
        assert f'value="roll {n}"' in table.page
    assert table.luck(draw="yes").status_code == 200
    assert 'id="luck"' not in table.page
    # Luck says how far everybody goes: the bot has moved after some turns at the latest.
    for seat, move in 8 * ((0, "step left"), (0, "step right"), (1, "step left"), (1, "step right")):
        table.post("moves", seat=seat, moves=[move])
        table.post("end", seat=seat)
        if companion.asks(table.table):
            table.luck(draw="yes")
        if "Move for " in (told := table.page):
            break
    assert "On the real board" in told
    assert "Move for " in told
    assert ana.get("/tables").text.count("real table")


def test_what_the_box_hides_the_program_draws(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "comptoir", seat2="bot:easy")
    while companion.asks(table.table):
        (row, *_) = rows_of(table.table)
        assert table.table.game.lexicon.family_of(row[0]).key not in table.table.game.choosing.unseen
        table.luck(table.table.game.write(table.table.state.moves()[0]))
    families = [table.table.game.lexicon.family_of(played.move).key for played in table.table.line]
    assert {"draw", "cargo", "ship", "first"} <= set(families)
    drawn = [played for played in table.table.line if played.text.startswith("draw ")]
    assert not any(played.text in table.page for played in drawn)


def test_or_who_may_see_it_types_it_behind_the_curtain(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, "comptoir", companion="typed")
    while companion.alone(table.table) is None:
        # What is left of the pile would tell what others hold: every kind is offered.
        table.luck(table.table.game.write(table.table.state.moves()[0]))
    seat = companion.alone(table.table)
    assert seat is not None
    assert 'id="curtain"' in table.page
    assert 'id="luck"' not in table.page
    assert table.luck("draw rum", seat=1 - seat).json()["message"] == "Only who may see it types it."
    table.post("curtain", seat=seat)
    for cargo in ("madras", "rum", "spices", "vanilla"):
        assert f'value="draw {cargo}"' in table.page
    n = table.table.n
    assert table.luck("draw rum", seat=seat).status_code == 200
    # Nobody finds out what it was by typing it once more.
    assert table.luck("draw rum", seat=1 - seat, n=n).status_code == 409
    refused = ana.post("/new/comptoir", data={"seat-0": "me", "seat-1": "bot:easy", "companion": "typed"}, headers=JSON)
    assert refused.status_code == 400
    assert "Bots" in refused.json()["message"]
    assert ana.post("/new/toy", data={"seat-0": "me", "seat-1": "me", "companion": "x"}).status_code == 400


@pytest.mark.parametrize("game", [id for id in malecon.games() if id != "toy"])
def test_every_outcome_of_our_games_has_words_and_most_a_picture(app: FastAPI, ana: TestClient, game: str) -> None:
    table = Beside(app, ana, game)
    plain = set()
    for _ in range(40):
        now = table.table
        if not companion.asks(now):
            break
        page = table.page
        assert "What did luck decide?" not in page
        if "<use href" not in page.split('id="luck-form"')[1].split("</form>")[0]:
            plain.add(now.game.lexicon.family_of(now.state.moves()[0]).key)
        table.luck(now.game.write(now.state.moves()[-1]))
    assert plain <= {"first", "die"}


@pytest.mark.parametrize("id", [id for id in malecon.games() if id != "toy"])
def test_hands_are_told_what_to_move_in_every_game(id: str) -> None:
    """Each kind of instruction that a game has a text for comes in its games, whole and in both languages."""
    game, names = malecon.game(id), ["Ana", "Luis", "Bo", "Inés"]
    texts = (game.folder / "texts" / "en.ftl").read_text("utf-8").splitlines()
    wanted = {line.split(" ")[0][5:] for line in texts if line.startswith("todo-")}
    told: dict[str, set[str]] = {"en": set(), "fr": set()}
    for seed in range(60):
        state, luck = game.new(2 + seed % 3), Luck(f"hands {seed}")
        while not state.over and told["en"] != wanted:
            by = CHANCE if state.actor == CHANCE else state.waiting()[0]
            move = state.sample(luck) if by == CHANCE else luck.choose(state.moves(by))
            for event in state.tell(move, by):
                for lang, met in told.items():
                    if said := sentence(game, event, event.seat if event.witnesses else None, lang, names, "todo"):
                        assert "{" not in said
                        met.add(event.kind)
    assert len(wanted) > 5
    assert told == {"en": wanted, "fr": wanted}


def test_the_same_deal_is_not_dealt_again(app: FastAPI, ana: TestClient) -> None:
    table = Beside(app, ana, **{"option-fast": "true"})
    table.luck("roll 2")
    while not (now := table.table).over:
        if now.paused is not None:
            table.post("end", seat=now.paused)
        else:
            seat = now.actors[0]
            table.post("moves", seat=seat, move=now.game.write(now.state.moves(seat)[0]))
    assert "act-same-deal" not in table.page
    assert ana.post(f"/t/{table.id}/again", data={"luck": "same"}, headers=JSON).status_code == 400
    again = ana.post(f"/t/{table.id}/again", data={"luck": "new"}, headers=JSON)
    assert again.status_code == 200
    follower = table.house.table(table.house.table(table.id).next)
    assert companion.asks(follower)
