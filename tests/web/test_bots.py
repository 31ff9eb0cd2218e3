"""A table that waits for a bot is always driven again, whatever stopped it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from malecon.core.state import State
from malecon.table.away import Away
from malecon.table.driver import bots_to_move
from malecon.table.house import House, Wish
from malecon.table.store import Store
from malecon.web import live
from malecon.web.app import create
from malecon.web.others import Others
from tests import apart
from tests.patience import until
from tests.web.conftest import InHouse, browser

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SOON", 0.01)


class Stumbling(InHouse):
    """Its first thoughts fail."""

    def __init__(self, *errors: type[BaseException]) -> None:
        super().__init__()
        self.errors = list(errors)

    async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
        if self.errors:
            raise self.errors.pop(0)
        return await super().choose(bot, state, seat, seed, **whose)


def play_to_the_bot(client: TestClient) -> tuple[str, dict[str, str]]:
    """A table of a program and a bot, where it is the bot's turn."""
    opened = client.post("/api/tables", json={"game": "toy", "seats": SEATS}).json()
    id, token = opened["table"], {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    for _ in range(2):
        state = client.get(f"/api/tables/{id}", headers=token).json()
        client.post(f"/api/tables/{id}/moves", json={"n": state["n"], "move": state["moves"][0]["move"]}, headers=token)
    return id, token


def mine(client: TestClient, id: str) -> bool:
    return bool(0 in rooms_of(client).house.table(id).actors)


def rooms_of(client: TestClient) -> live.Rooms:
    app: Any = client.app
    rooms: live.Rooms = app.state.rooms
    return rooms


@pytest.mark.parametrize(
    "errors",
    [(asyncio.CancelledError,), (RuntimeError, RuntimeError), (MemoryError,), (KeyError, asyncio.CancelledError)],
)
def test_bots_go_on_by_themselves(tmp_path: Path, errors: tuple[type[BaseException], ...]) -> None:
    with browser(create(tmp_path, thinkers=Stumbling(*errors))) as client:
        id, _ = play_to_the_bot(client)
        # Nobody looks, nobody clicks.
        until(lambda: mine(client, id))


def test_bots_go_on_when_the_disk_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Stumbling()
    with browser(create(tmp_path, thinkers=thinkers)) as client:
        store = rooms_of(client).house.store
        append, failures = store.append, list[str]()

        def full(table: str, new: Any, *more: Any, **named: Any) -> None:
            if new and new[0].seat == 1 and len(failures) < 3:
                failures.append(table)
                raise Away.of("tables-full", file="malecon.sqlite3")
            append(table, new, *more, **named)

        monkeypatch.setattr(store, "append", full)
        id, _ = play_to_the_bot(client)
        until(lambda: mine(client, id))
        assert len(failures) == 3


def test_a_house_that_starts_again_finds_the_tables_that_wait_for_a_bot(tmp_path: Path) -> None:
    house = House(Store(tmp_path))
    wishes = [Wish("bot", bot="random"), Wish("me", "Ana")]
    ids = [house.open("toy", wishes, "ana's cookie", confirm=False).table.setup.id for _ in range(3)]
    assert all(bots_to_move(house.table(id)) for id in ids)
    house.store.close()
    with browser(create(tmp_path, thinkers=InHouse())) as client:
        # Nobody looks at them.
        until(lambda: all(1 in rooms_of(client).house.going(id).actors for id in ids))


def test_a_driver_that_was_ended_is_replaced(tmp_path: Path) -> None:
    class Stuck(InHouse):
        stuck = True

        async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
            if self.stuck:
                await asyncio.sleep(600)
            return await super().choose(bot, state, seat, seed, **whose)

    thinkers = Stuck()
    with browser(create(tmp_path, thinkers=thinkers)) as client:
        id, _ = play_to_the_bot(client)
        driver = rooms_of(client).room(id).driver
        assert driver is not None
        thinkers.stuck = False
        driver.get_loop().call_soon_threadsafe(driver.cancel)
        until(driver.done)
        until(lambda: mine(client, id))


def test_what_happens_while_the_driver_reads_the_disk_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = House(Store(tmp_path))
        rooms = live.Rooms(house, InHouse())
        id = house.open("toy", [Wish("me", "Ana"), Wish("bot", bot="random")], "ana", confirm=False).table.setup.id
        before = house.table(id)
        asked = 0

        async def slow(_: str) -> Any:
            nonlocal asked
            asked += 1
            if asked == 1:
                # Meanwhile Ana plays both her moves; what was read is older.
                while 0 in (table := house.table(id)).actors:
                    house.play(id, 0, table.game.write(table.state.moves(0)[0]), table.n)
                rooms.wake(id)
                return before
            return house.table(id)

        monkeypatch.setattr(rooms, "table", slow)
        rooms.wake(id)
        driver = rooms.room(id).driver
        assert driver is not None
        await asyncio.wait_for(driver, 30)
        assert 0 in house.table(id).actors
        await rooms.close()
        house.store.close()

    apart.run(run())


def test_whose_thinking_it_is(tmp_path: Path) -> None:
    heard: list[dict[str, str]] = []

    class Listening(InHouse):
        async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
            heard.append({name: str(whose[name]) for name in ("guest", "table")})
            return await super().choose(bot, state, seat, seed, **whose)

        async def ask(self, think: Any, state: State, seat: int, seed: str, **how: Any) -> Any:
            heard.append({name: how[name] for name in ("guest", "table")})
            return await super().ask(think, state, seat, seed, **how)

    with browser(create(tmp_path, thinkers=Listening())) as client:
        one, _ = play_to_the_bot(client)
        two, _ = play_to_the_bot(client)
        until(lambda: mine(client, one) and mine(client, two))
        assert {whose["table"] for whose in heard} == {one, two}
        assert len({whose["guest"] for whose in heard}) == 1, "programs of one address are one guest"
        heard.clear()
        page = client.post("/play/toy", headers={"accept": "text/html"})
        id = str(page.url).rsplit("/", 1)[-1]
        client.post(f"/t/{id}/hint", data={"n": str(rooms_of(client).house.table(id).n)})
        until(lambda: bool(heard))
        opener = rooms_of(client).house.table(id).setup.settings["opener"]
        assert heard[0]["guest"] == opener
        assert client.cookies["malecon"] not in opener


class Quicker(Others):
    """Another worker, who plays its last move for a table just before it leaves its bots to us."""

    def __init__(self, house: House) -> None:
        self.house, self.left = house, False

    def plays(self, id: str) -> bool:
        return self.left

    async def claim(self, id: str) -> bool:
        if not self.left:
            self.left = True
            table = self.house.table(id)
            seat = bots_to_move(table)[0]
            self.house.play(id, seat, table.game.write(table.state.moves(seat)[0]), table.n, bot=True)
        return True


def test_nobody_thinks_of_a_move_that_was_played_before_the_bots_were_ours(tmp_path: Path) -> None:
    class Noting(InHouse):
        async def choose(self, bot: str, state: State, seat: int, seed: str, **whose: Any) -> int:
            thought_of.append(house.table(id).state == state)
            return await super().choose(bot, state, seat, seed, **whose)

    thought_of: list[bool] = []
    house = House(Store(tmp_path))
    id = house.open("toy", [Wish("bot", bot="random"), Wish("bot", bot="random")], "ana").table.setup.id

    async def evening() -> None:
        rooms = live.Rooms(house, Noting())
        rooms.others = Quicker(house)
        rooms.wake(id)
        while rooms.room(id).driver:
            await asyncio.sleep(0.01)
        await rooms.close()

    apart.run(evening())
    assert thought_of
    assert all(thought_of), "each thought was of the position as it stood"
