"""Reviews are kept with their tables, in a folder as in a server's database."""

from __future__ import annotations

from pathlib import Path

import pytest

from malecon.table.house import House
from malecon.table.moving import move_house
from malecon.table.reviews import Kept, Reviews, line_of
from malecon.table.store import Store
from tests.conftest import BOTH
from tests.served import Server
from tests.table.conftest import house_in, play, two

FOUND = [{"number": 3, "seat": 1, "chance": 0.12345, "line": [[0, "step left"]], "chances": [0.25, 0.75]}]


def test_what_was_found_is_there_again(house: House) -> None:
    id, reviews = two(house), Reviews(house.store)
    assert reviews.of(id) is None
    reviews.keep(id, Kept("a line", 40, False, []))
    assert reviews.unfinished() == [id]
    reviews.keep(id, Kept("a line", 40, False, FOUND))
    assert reviews.of(id) == Kept("a line", 40, False, FOUND)
    reviews.keep(id, Kept("a line", 40, True, FOUND))
    assert reviews.unfinished() == []
    assert reviews.of(id) == Kept("a line", 40, True, FOUND)


def test_a_move_taken_back_makes_another_line(house: House) -> None:
    id = two(house)
    play(house, id, "0 step left")
    first = line_of(house.table(id))
    house.undo(id, 0, house.table(id).n, [0])
    assert line_of(house.table(id)) != first
    play(house, id, "0 step left")
    assert line_of(house.table(id)) == first


@pytest.mark.postgres
@pytest.mark.parametrize("target", BOTH)
@pytest.mark.parametrize("source", BOTH)
def test_they_move_with_the_house(
    source: str, target: str, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    def new(kind: str) -> Path | str:
        return server.new() if kind == "postgres" else tmp_path_factory.mktemp("house")

    old, place = new(source), new(target)
    house = house_in(old)
    id = two(house)
    Reviews(house.store).keep(id, Kept("a line", 1, True, FOUND))
    house.store.close()
    assert move_house(str(old), str(place))["reviews"] == 1
    store = Store(place)
    assert Reviews(store).of(id) == Kept("a line", 1, True, FOUND)
    store.close()
