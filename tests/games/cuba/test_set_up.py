"""Set-up: market, ships, first player, boards, first cubes."""

import pytest

from malecon import CHANCE, Luck
from malecon.games.cuba.words import COLOURS
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
    state = GAME.start(5, 1, boards="individual")
    for colour in COLOURS:
        state.play(f"board {colour}")
    boards = [
        owner["fields"] for owner in sorted(state.data()["seats"], key=lambda owner: COLOURS.index(owner["board"]))
    ]
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


def test_boards_are_chosen_in_turn_order_each_once_before_the_first_cubes() -> None:
    state = play(GAME.new(3, boards="individual"), "ship 7", "ship 3", "ship 15", "first 1")
    assert state.data()["seats"][1]["board"] is state.data()["seats"][1]["fields"] is None
    assert (state.actor, may(state)) == (1, [f"board {colour}" for colour in COLOURS])
    play(state, "board green")
    assert (state.actor, may(state)) == (2, ["board blue", "board red", "board yellow", "board purple"])
    assert state.why_not("board green") == "Player 2 has the green plantation: choose one that is still there."
    play(state, "board blue")
    assert GAME.load(state.data()) == state
    play(state, "board purple")
    data = state.data()
    assert [owner["board"] for owner in data["seats"]] == ["purple", "green", "blue"]
    assert data["seats"][1]["fields"][:4] == [None, "sugar", "water", "stone"]
    assert data["seats"][1]["buildings"] == {"a1": "warehouse"}
    assert (state.actor, data["pending"][-1]) == (1, ["start", 1, 2, 2])
    assert GAME.load(data) == state == GAME.load(state.see(0))


def test_by_rules_1_boards_went_by_seat() -> None:
    data = GAME.new(3, rules=1, boards="individual").data()
    assert [owner["board"] for owner in data["seats"]] == ["blue", "red", "yellow"]
    assert data["pending"] == [["draw-first"], ["deal-ships"]]


def test_a_bot_looks_at_the_boards_before_it_chooses() -> None:
    """All five give alike at first, so any choice is sound; it is made by what the fields will bring."""
    state = GAME.start(2, 1, boards="individual")
    seen = {}
    for move in state.lean():
        trial = state.copy()
        trial.step(move, state.actor)
        seen[move] = GAME.heuristic.worth(trial, state.actor)
    assert len(seen) == 5
    assert max(seen.values()) > 0


def test_everybody_has_the_common_board_unless_asked_otherwise() -> None:
    boards = [owner["fields"] for owner in GAME.new(4).data()["seats"]]
    assert boards[0][:4] == [None, "citrus", "wood", "stone"]
    assert boards == [boards[0]] * 4


def test_chance_draws_every_ship_alike() -> None:
    state = GAME.new(2)
    assert state.actor == CHANCE
    assert state.weights() == [1] * 15
