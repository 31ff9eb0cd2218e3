"""Set-up: market, ships, first player, first cubes."""

import pytest

from malecon import CHANCE, Luck
from tests.games.cuba.positions import GAME, both, held, may, play


@both
def test_before_anything_is_dealt(edition: str) -> None:
    data = GAME.new(3, rules=None, edition=edition).data()
    assert data["market"] == {"citrus": 3, "sugar": 3, "tobacco": 3, "rum": 2, "cigars": 2}
    assert data["supply"] == {
        "wood": 15, "stone": 15, "water": 15, "citrus": 15, "sugar": 15, "tobacco": 15, "rum": 13, "cigars": 13,
    }  # fmt: skip
    assert sum(data["site"].values()) == (26 if edition == "filosofia" else 25)
    assert data["site"]["canadian-embassy"] == (1 if edition == "filosofia" else 0)
    assert data["site"]["cigar-factory"] == data["site"]["distillery"] == 2
    assert data["laws"] == {"tax": None, "duty": None, "subsidy": None, "other": None}
    for owner in data["seats"]:
        assert (owner["pesos"], owner["points"], owner["pawn"]) == (10, 0, "a1")
        assert owner["buildings"] == {"a1": "warehouse"}


def test_two_ships_at_docks_one_at_sea_then_the_first_player() -> None:
    state = play(GAME.new(3), "ship 7", "ship 3", "ship 15", "first 2")
    data = state.data()
    assert [dock and dock["ship"] for dock in data["docks"]] == [7, 3, None]
    assert data["sea"] == 15
    assert data["docks"][0]["room"] == {"sugar": 1, "tobacco": 2, "cigars": 2}
    assert (data["first"], state.actor) == (2, 2)


def test_first_cubes_are_chosen_in_turn_order_any_mix_in_any_order() -> None:
    state = play(GAME.new(2), "ship 7", "ship 3", "ship 15", "first 1")
    assert may(state) == [f"take {thing}" for thing in ("wood", "stone", "water", "citrus", "sugar", "tobacco")]
    play(state, "take citrus", "take wood", "take citrus")
    assert may(state) == ["take wood", "take stone", "take water"]
    play(state, "take stone")
    assert held(state, 1) == {"wood": 1, "stone": 1, "citrus": 2}
    assert state.actor == 0
    play(state, "take water", "take water")
    assert may(state) == ["take citrus", "take sugar", "take tobacco"]
    play(state, "take sugar", "take tobacco")
    assert held(state, 0) == {"water": 2, "sugar": 1, "tobacco": 1}
    assert state.data()["pending"][-1] == ["bills", "tax"]


def test_four_bills_then_the_first_player_plays_a_card() -> None:
    state = GAME.start(2, 5)
    luck = Luck(1)
    while state.data()["pending"][-1][0] == "start":
        state.play(luck.choose(state.moves()))
    assert may(state) == [f"bill tax-{n}" for n in (1, 2, 3, 4, 5, "buildings")]
    play(state, "bill tax-buildings", "bill duty-water", "bill subsidy-pesos", "bill corruption")
    data = state.data()
    assert data["bills"] == {
        "tax": "tax-buildings", "duty": "duty-water", "subsidy": "subsidy-pesos", "other": "corruption",
    }  # fmt: skip
    assert "duty-water" not in data["stacks"]["duty"]
    assert state.actor == data["first"]
    assert may(state) == [f"play {card}" for card in ("worker", "trader", "architect", "foreman", "mayor")]


YIELDS = {6: 1, 5: 5, 4: 5, 3: 1}


@pytest.mark.parametrize("number", range(5))
def test_individual_boards_differ_and_give_alike(number: int) -> None:
    data = GAME.new(5, rules=None, boards="individual").data()
    boards = [owner["fields"] for owner in data["seats"]]
    fields = boards[number]
    assert sum(board == fields for board in boards) == 1
    assert fields[0] is None
    assert sorted(thing for thing in fields if thing) == sorted(
        ["water", "wood", "wood", "stone", "stone", "citrus", "citrus", "sugar", "sugar", "tobacco", "tobacco"]
    )
    yields: dict[int, int] = {}
    for pawn in range(12):
        cross = [fields[f] for f in range(12) if (f // 4 == pawn // 4 or f % 4 == pawn % 4)]
        materials = sum(thing in ("wood", "stone", "water") for thing in cross)
        products = sum(thing in ("citrus", "sugar", "tobacco") for thing in cross)
        given = materials + min(2, products)
        yields[given] = yields.get(given, 0) + 1
    assert yields == YIELDS


def test_everybody_has_the_common_board_unless_asked_otherwise() -> None:
    boards = [owner["fields"] for owner in GAME.new(4).data()["seats"]]
    assert boards[0][:4] == [None, "citrus", "wood", "stone"]
    assert boards == [boards[0]] * 4


def test_chance_draws_every_ship_alike() -> None:
    state = GAME.new(2)
    assert state.actor == CHANCE
    assert state.weights() == [1] * 15
