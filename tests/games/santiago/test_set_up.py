"""Set-up (p. 2, 3)."""

import malecon
from tests.games.santiago.positions import GAME


def test_chance_deals_cubans_then_buildings_then_the_first_player_then_dice() -> None:
    state = GAME.new(3)
    luck = malecon.Luck(1)
    words = []
    while state.actor == malecon.CHANCE:
        move = state.sample(luck)
        words.append(GAME.write(move).split())
        state.play(move)
    assert [word[0] for word in words[:22]] == ["deal"] * 21 + ["first"]
    assert {word[1] for word in words[:9]} == set(state.data()["cubans"])
    assert [word[:2] for word in words[22:27]] == [
        ["die", good] for good in ("sugar", "tobacco", "citrus", "rum", "cigars")
    ]


def test_each_starts_with_3_pesos_2_points_and_three_goods() -> None:
    data = GAME.start(4, 1).data()
    for held in data["seats"]:
        assert (held["pesos"], held["points"], held["broker"]) == (3, 2, None)
        assert held["goods"] == {"sugar": 1, "tobacco": 1, "citrus": 1, "rum": 0, "cigars": 0, "wood": 0}
    assert data["reserve"] == {"sugar": 4, "tobacco": 4, "citrus": 4, "rum": 8, "cigars": 8, "wood": 8}
    assert (data["car"], data["value"], data["ship"]) == (0, 2, 1)


def test_the_player_to_the_right_of_the_first_sets_the_demand() -> None:
    for players in GAME.seats:
        for seed in range(5):
            state = GAME.start(players, seed)
            first = state.data()["first"]
            assert state.actor == (first - 1) % players
            state.play(state.moves()[0])
            assert state.actor == state.data()["turn"] == first


def test_die_faces_have_their_weights() -> None:
    state = GAME.new(2)
    luck = malecon.Luck(3)
    seen = {}
    while state.actor == malecon.CHANCE:
        words = GAME.write(state.moves()[0]).split()
        if words[0] == "die":
            seen[words[1]] = dict(zip([GAME.write(m).split()[2] for m in state.moves()], state.weights(), strict=True))
        state.play(state.sample(luck))
    plain = {"0": 1, "1": 2, "2": 2, "3": 1}
    assert seen == {
        "sugar": plain,
        "tobacco": plain,
        "citrus": {"0": 1, "1": 1, "2": 2, "3": 1, "4": 1},
        "rum": plain,
        "cigars": plain,
    }


def rolled(*faces: int) -> malecon.State:
    """A set-up whose first roll is forced."""
    state = GAME.new(2)
    luck = malecon.Luck(5)
    while not GAME.write(state.moves()[0]).startswith("die"):
        state.play(state.sample(luck))
    for good, face in zip(("sugar", "tobacco", "citrus", "rum", "cigars"), faces, strict=True):
        state.play(f"die {good} {face}")
    return state


def test_four_dice_go_on_the_ship_unchanged() -> None:
    state = rolled(3, 0, 4, 1, 2)
    state.play("leave citrus")
    data = state.data()
    assert data["demand"] == {"sugar": 3, "tobacco": 0, "rum": 1, "cigars": 2}
    assert data["dice"] is None


def test_five_zeros_are_rolled_again() -> None:
    state = rolled(0, 0, 0, 0, 0)
    assert state.actor == malecon.CHANCE
    assert GAME.write(state.moves()[0]) == "die sugar 0"


def test_four_zeros_cannot_be_chosen_while_another_choice_exists() -> None:
    state = rolled(0, 0, 2, 0, 0)
    assert "leave citrus" not in [GAME.write(move) for move in state.moves()]
    assert len(state.moves()) == 4
