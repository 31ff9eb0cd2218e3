"""Tables of a toy game in a folder of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import malecon
from malecon.core.game import Game
from malecon.table import log
from malecon.table.house import House, Wish
from malecon.table.store import Store
from tests.table.toy import Point, Toy

ANA, BEN = "ana's cookie", "ben's cookie"


class Clock:
    """The time of day, for a test to turn forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def find(id: str) -> Game:
    return Toy() if id == "toy" else malecon.game(id)


def house_in(place: Path | str, clock: Clock | None = None) -> House:
    return House(Store(place, clock=clock or Clock()), find)


@pytest.fixture(autouse=True)
def no_loop() -> Iterator[None]:
    """Browser tests in the same process leave a loop behind in this thread, on which nothing would be waited for."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.games.elsewhere", lambda: [Point])


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(place: Path | str, clock: Clock) -> Iterator[House]:
    house = house_in(place, clock)
    yield house
    house.store.close()


def two(house: House, secret: str = "00" * 32, confirm: bool = True) -> str:
    """A table of Ana and Ben, both seated."""
    opened = house.open("toy", [Wish("me", "Ana"), Wish("link", "")], ANA, secret=secret, confirm=confirm)
    house.sit(opened.invites[1], BEN, "Ben", confirm=confirm)
    return opened.table.setup.id


def alone(house: House, practice: bool = False, secret: str = "00" * 32) -> str:
    """Ana against a bot."""
    wishes, settings = [Wish("me", "Ana"), Wish("bot", "Bo", "greedy")], {"practice": practice}
    opened = house.open("toy", wishes, ANA, secret=secret, settings=settings, confirm=False)
    return opened.table.setup.id


def sofa(house: House, players: int = 2, confirm: bool = False, secret: str = "00" * 32) -> str:
    """A table whose seats one person holds."""
    wishes = [Wish("me", "Ana"), *[Wish("sofa", f"Sofa {i}") for i in range(1, players)]]
    return house.open("toy", wishes, ANA, secret=secret, confirm=confirm).table.setup.id


def play(house: House, id: str, *moves: str) -> None:
    """Plays moves, each by whoever sits at the seat named before it: `0 step left`; `0 end` ends a turn."""
    for text in moves:
        seat, move = text.split(" ", 1)
        n = house.table(id).n
        if move == "end":
            house.end_turn(id, int(seat), n)
        else:
            house.play(id, int(seat), move, n, bot=house.table(id).seats[int(seat)].kind == log.ROBOT)
