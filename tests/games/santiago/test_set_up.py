"""Set-up (p. 2, 3)."""

import pytest

import malecon
from malecon.core.game import Game
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


GOODS = ("sugar", "tobacco", "citrus", "rum", "cigars")


def after_blanks(times: int, rules: int | None = None, game: Game = GAME) -> malecon.State:
    """Five zeros came so often, and then zeros up to the last die."""
    state = game.new(2, rules=rules)
    luck = malecon.Luck(5)
    while not GAME.write(state.moves()[0]).startswith("die"):
        state.play(state.sample(luck))
    for good in GOODS * times + GOODS[:4]:
        state.play(f"die {good} 0")
    return state


def may(state: malecon.State) -> list[str]:
    return [GAME.write(move) for move in state.moves()]


def test_five_zeros_do_not_come_a_third_time_in_a_row() -> None:
    assert may(after_blanks(1)) == [f"die cigars {n}" for n in range(4)]
    state = after_blanks(2)
    assert state.data()["blanks"] == 2
    assert may(state) == ["die cigars 1", "die cigars 2", "die cigars 3"]
    assert state.weights() == [2, 2, 1]
    drawn = [GAME.write(state.sample(malecon.Luck(seed))) for seed in range(200)]
    assert {word: drawn.count(word) > 20 for word in drawn} == dict.fromkeys(may(state), True)
    assert state.why_not("die cigars 0") is not None
    state.play("die cigars 1")
    assert state.data()["blanks"] == 0


def test_a_die_above_0_leaves_the_last_one_all_its_faces() -> None:
    state = after_blanks(2).data()
    state["dice"]["rum"] = 1
    assert "die cigars 0" in may(GAME.load(state))


def test_games_by_rules_1_roll_on() -> None:
    state = after_blanks(3, rules=1)
    assert "die cigars 0" in may(state)
    assert state.data()["blanks"] == 0


def test_how_often_zeros_came_is_part_of_the_position() -> None:
    state = after_blanks(2)
    assert GAME.load(state.data()) == state.copy() == state
    fresh = state.data()
    del fresh["blanks"]
    assert GAME.load(fresh) != state
    with pytest.raises(ValueError, match="blanks"):
        GAME.load({**state.data(), "rules": 1})
    rolled_out = rolled(1, 0, 0, 0, 0).data()
    with pytest.raises(ValueError, match="blanks"):
        GAME.load({**rolled_out, "blanks": 1})


def test_with_changed_dice_the_last_that_can_show_more_is_drawn_so() -> None:
    blank = GAME.vary({f"dice.cigars.{face}": 0 for face in range(1, 7)})
    state = after_blanks(1, game=blank)
    for good in ("cigars", *GOODS[:3]):
        state.play(f"die {good} 0")
    assert may(state) == ["die rum 1", "die rum 2", "die rum 3"]


def test_what_is_dealt_without_a_list_is_dealt_as_by_the_list() -> None:
    for seed in range(20):
        state, luck = GAME.new(2), malecon.Luck(seed)
        for _ in range(21):
            listed = luck.copy().choose(state.moves())
            move = state.sample(luck)
            assert move == listed
            state.play(move)
