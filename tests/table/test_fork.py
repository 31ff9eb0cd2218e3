"""«Play on from here»: where who forks a game sits, and by which rules they play."""

from __future__ import annotations

from pathlib import Path

import pytest

from malecon.table import log
from malecon.table.house import House
from tests.table.conftest import ANA, BEN, house_in, play, two
from tests.table.toy import Toy

ROUND = ("0 step left", "0 step left", "1 step left", "1 step right", "0 bid 1", "1 bid 2")


def played(house: House) -> str:
    id = two(house, confirm=False)
    play(house, id, *ROUND, *ROUND)
    assert house.table(id).over
    return id


def people(house: House, id: str, person: str) -> tuple[list[int], list[int]]:
    """The seats that aren't bots', and those the person holds."""
    seats = house.table(id).seats
    return [i for i, seat in enumerate(seats) if seat.kind == log.HUMAN], house.seats_of(id, person)


@pytest.mark.parametrize(("person", "seat"), [(ANA, 0), (BEN, 1)])
@pytest.mark.parametrize("moves", [1, 3])  # first Ana is to move, then Ben
def test_against_bots_everybody_keeps_the_own_seat(house: House, person: str, seat: int, moves: int) -> None:
    new = house.fork(played(house), moves, person, "greedy")
    assert people(house, new, person) == ([seat], [seat])


@pytest.mark.parametrize(("moves", "seat"), [(1, 0), (3, 1)])
def test_who_only_watched_gets_the_seat_to_move(house: House, moves: int, seat: int) -> None:
    new = house.fork(played(house), moves, "carla's cookie", "greedy")
    assert people(house, new, "carla's cookie") == ([seat], [seat])


def test_on_a_sofa_all_seats_are_ones_own(house: House) -> None:
    new = house.fork(played(house), 3, BEN)
    assert people(house, new, BEN) == ([0, 1], [0, 1])


def test_a_fork_goes_on_by_the_rules_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = house_in(tmp_path)
    id = played(house)
    monkeypatch.setattr(Toy, "rules", 2)
    for new in (house.fork(id, 3, ANA), house.fork(id, 3, ANA, "greedy")):
        assert house.table(new).setup.rules == 1
        assert house.table(new).state.rules == 1
    house.store.close()


def test_a_fork_says_that_what_was_hidden_may_be_known(house: House) -> None:
    id = played(house)
    assert not house.table(id).forked
    assert house.table(house.fork(id, 3, ANA, "greedy")).forked
