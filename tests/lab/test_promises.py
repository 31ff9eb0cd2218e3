"""What a game of another package is asked for: one that keeps its promises passes, one that doesn't is told which."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import malecon
from malecon.core.errors import Unknown
from malecon.core.luck import Luck
from malecon.lab.fuzz import Broken
from malecon.lab.promises import check
from tests.table.toy import ROLL, Toy, ToyState

Shelve = Callable[[type[Toy]], str]


@pytest.fixture
def shelve(monkeypatch: pytest.MonkeyPatch) -> Shelve:
    """Puts a game on the shelf while a test runs, under the name it gives back."""

    def put(kind: type[Toy]) -> str:
        class Point:
            name = kind.id

            @staticmethod
            def load() -> Toy:
                return kind()

        monkeypatch.setattr("malecon.games.elsewhere", lambda: [Point])
        return kind.id

    return put


@pytest.mark.parametrize("name", malecon.games())
def test_the_houses_games_keep_them(name: str) -> None:
    check(name, games=2)


def test_a_text_that_lacks_is_named(shelve: Shelve) -> None:
    class Silent(Toy):
        id = "toy-silent"

    with pytest.raises((Broken, Unknown), match=r"prompt-|reason-done"):
        check(shelve(Silent), games=2)


def test_a_game_that_begins_without_luck_is_told_so(shelve: Shelve) -> None:
    class Sudden(ToyState):
        def begin(self) -> None:
            super().begin()
            self.roll, self.actor = 1, 0

    class Game(Toy):
        id = "toy-sudden"
        state = Sudden

    with pytest.raises(Broken, match="begins with luck"):
        check(shelve(Game), games=0)


def test_luck_that_does_not_keep_to_its_weights_is_found(shelve: Shelve) -> None:
    class Loaded(ToyState):
        def odds(self) -> list[int]:
            return [10, 1, 1, 1, 1, 1]

        def draw(self, luck: Luck) -> int:
            return ROLL + luck.below(6)

    class Game(Toy):
        id = "toy-loaded"
        state = Loaded

    with pytest.raises(Broken, match=r"«roll 1» weighs 10 of 15, but was drawn \d+ times in 500"):
        check(shelve(Game), games=0)


def test_a_copy_that_forgets_is_found(shelve: Shelve) -> None:
    class Forgetful(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.points = [0] * self.players
            return twin

    class Game(Toy):
        id = "toy-forgetful"
        state = Forgetful

    with pytest.raises(Broken, match=r"differs|truth"):
        check(shelve(Game), games=4)
