"""The parts of a position that say what lies where: groups, places, queues, and what is left of all there is."""

from __future__ import annotations

from typing import Any

import pytest

from malecon.core.position import EachPlace, Group, Named, One, Position, Queue, Rest, Row
from malecon.core.shape import AMOUNT, Maybe, Nth, Some, Word

GOODS = ("rum", "sugar")


class Harbour:
    """Two docks, each with a ship or without; the goods that aren't aboard are in the store."""

    def __init__(self) -> None:
        self.players = 2
        self.ship, self.aboard = [0, 0], [0] * 6  # three places a dock, of which two are played with
        self.queue: list[int] = []
        self.lot, self.bid = -1, 0
        self.store = [5, 5]

    def resume(self) -> None:
        pass


def aboard(state: Harbour) -> list[int]:
    return [state.aboard[0] + state.aboard[3], state.aboard[1] + state.aboard[4]]


def not_yours(state: Harbour, viewer: int, owner: int) -> bool:
    return viewer != 0


def shape(*, exact: bool = True) -> Position:
    cargo = Row("cargo", lambda state: state.players, AMOUNT, stride=3, at="aboard", hidden=not_yours)
    return Position(
        EachPlace(2, Group("docks", One("ship", AMOUNT), cargo, lacking=lambda state, dock: state.ship[dock] == 0)),
        Queue("queue", Maybe(Nth(4))),
        Group(
            "auction",
            One("lot", Word(GOODS)),
            One("bid", AMOUNT, default=0, hidden=not_yours),
            lacking=lambda state: state.lot < 0,
        ),
        Rest("store", GOODS, lambda state: [5, 5], aboard, exact=exact, called="barrels of {}"),
    )


def read(data: dict[str, Any], *, exact: bool = True) -> Harbour:
    state = Harbour()
    shape(exact=exact).read(state, data)
    return state


FULL: dict[str, Any] = {
    "docks": [None, {"ship": 3, "cargo": [1, 2]}],
    "queue": [4, None, 1],
    "auction": {"lot": "sugar", "bid": 2},
    "store": {"rum": 4, "sugar": 3},
}


def test_what_is_written_is_read_back() -> None:
    state = read(FULL)
    assert (state.ship, state.aboard, state.queue) == ([0, 3], [0, 0, 0, 1, 2, 0], [3, -1, 0])
    assert shape().write(state) == FULL


def test_what_is_left_out_is_not_there_and_the_rest_is_all_that_is_not_elsewhere() -> None:
    nothing = shape().write(read({}))
    assert nothing == {"docks": [None, None], "queue": [], "auction": None, "store": {"rum": 5, "sugar": 5}}
    assert read({"docks": FULL["docks"]}).store == [4, 3]
    assert read({"store": {"rum": 1}}, exact=False).store == [1, 0]


def test_what_is_hidden_in_a_group_is_hidden() -> None:
    state = read(FULL)
    for viewer, cargo, bid in ((0, [1, 2], 2), (1, None, None)):
        data = shape().write(state)
        shape().hide(state, data, viewer)
        assert data["docks"] == [None, {"ship": 3, "cargo": cargo}]
        assert data["auction"] == {"lot": "sugar", "bid": bid}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"docks": [None]}, "«docks» must be a list of 2"),
        ({"docks": [None, "ship"]}, "«docks» must be a mapping or null, not 'ship'"),
        ({"docks": [None, {"ship": 3, "cargo": [1]}]}, "«cargo» must be a list of 2"),
        ({"auction": 3}, "«auction» must be a mapping or null, not 3"),
        ({"queue": "rum"}, "«queue» must be a list, not 'rum'"),
        ({"queue": [5]}, "«queue» must be a whole number from 1 to 4, not 5"),
        ({"docks": [None, {"ship": 3, "cargo": [6, 0]}]}, "6 barrels of rum: there are only 5"),
        ({**FULL, "store": {"rum": 5}}, "5 barrels of rum in «store» and 1 elsewhere: there must be 5"),
    ],
)
def test_what_does_not_fit_is_said(data: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read(data)


class Law:
    """A law and a pile of cards for each of two types; houses on named fields."""

    def __init__(self) -> None:
        self.laws, self.piles, self.houses = [-1, -1], [3, 3], [1, -1, -1]


TYPES = {"tax": ("low", "high"), "duty": ("rum", "sugar")}
FIELDS = ("a1", "a2", "a3")


def test_each_name_has_a_value_of_its_own_shape_and_one_left_out_stays() -> None:
    laws = Named("laws", {name: Maybe(Word(words)) for name, words in TYPES.items()})
    piles = Named("piles", {name: Some(words) for name, words in TYPES.items()})
    state = Law()
    laws.read(state, -1, {"laws": {"duty": "sugar"}})
    piles.read(state, -1, {"piles": {"duty": ["rum"]}})
    assert laws.write(state, -1) == {"tax": None, "duty": "sugar"}
    assert piles.write(state, -1) == {"tax": ["low", "high"], "duty": ["rum"]}
    with pytest.raises(ValueError, match="«laws» knows no 'sugar': it is one of low, high"):
        laws.read(state, -1, {"laws": {"tax": "sugar"}})
    with pytest.raises(ValueError, match="«laws» knows no 'toll': it is one of tax, duty"):
        laws.read(state, -1, {"laws": {"toll": None}})
    with pytest.raises(ValueError, match="«laws» must be a mapping of tax, duty"):
        laws.read(state, -1, {"laws": []})


def test_a_sparse_row_by_name_leaves_out_what_is_not_there() -> None:
    houses = Named("houses", dict.fromkeys(FIELDS, Maybe(Word(("inn", "bank")))), sparse=True)
    state = Law()
    houses.read(state, -1, {"houses": {"a3": "inn"}})
    assert state.houses == [1, -1, 0]
    assert houses.write(state, -1) == {"a1": "bank", "a3": "inn"}
