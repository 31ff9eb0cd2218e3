"""Deliveries, ships, the end and the score (p. 5, 6, 8) with their rulings."""

from typing import Any

from malecon import CHANCE, State
from tests.games.santiago.positions import GAME, held, may, play, position, seat

LAST = {"sugar": 1, "tobacco": 0, "citrus": 0, "rum": 0}


def at_harbour(*seats: dict[str, Any], **changes: Any) -> State:
    return play(position(*seats, at="alonso", **changes), "to harbour")


def test_goods_of_one_type_at_most_what_the_die_asks() -> None:
    state = at_harbour(seat(sugar=5, tobacco=1, cigars=2))
    assert may(state) == ["deliver sugar 1", "deliver sugar 2", "deliver tobacco 1", "pass"]


def test_a_delivery_gives_the_value_each_and_lowers_the_die() -> None:
    state = play(at_harbour(seat(sugar=2), value=4), "deliver sugar 2")
    assert held(state)["points"] == 2 + 8
    assert state.data()["reserve"]["sugar"] == 8


def test_again_and_again_until_all_have_passed() -> None:
    state = at_harbour(seat(sugar=1, citrus=3), seat(citrus=1))
    play(state, "deliver sugar 1")
    assert state.actor == 1
    play(state, "pass")
    assert state.actor == 0  # alone in the phase, a player may go on
    play(state, "deliver citrus 1", "deliver citrus 1", "pass")
    assert (state.data()["value"], state.data()["ship"], state.data()["turn"]) == (3, 1, 1)


def test_who_passed_is_out_of_this_phase() -> None:
    state = at_harbour(seat(citrus=2), seat(citrus=2))
    play(state, "pass", "deliver citrus 1", "deliver citrus 1")
    assert state.data()["turn"] == 1
    assert held(state)["goods"] == {"citrus": 2}


def test_nothing_to_deliver_passes_by_itself() -> None:
    state = at_harbour(seat(cigars=2), seat())
    assert (state.data()["value"], state.data()["turn"]) == (3, 1)


def test_wood_alone_counts_1_whatever_the_value() -> None:
    state = play(at_harbour(seat(wood=3), value=3), "deliver wood 3 for citrus")
    assert held(state)["points"] == 2 + 3
    assert state.data()["demand"]["citrus"] == 1


def test_every_die_on_0_sends_the_ship_off_and_the_driver_sets_the_demand_at_the_end_of_the_turn() -> None:
    state = at_harbour(seat(), seat(sugar=1), demand=LAST)
    assert state.actor == 1
    play(state, "deliver sugar 1")
    data = state.data()
    assert (data["ship"], data["value"], data["demand"], state.actor) == (2, 2, {}, CHANCE)
    for good in ("sugar", "tobacco", "citrus", "rum", "cigars"):
        state.play(f"die {good} 1")
    assert state.actor == 0
    play(state, "leave rum")
    assert state.actor == state.data()["turn"] == 1


def test_all_passed_at_4_sends_the_ship_off() -> None:
    state = at_harbour(seat(), seat(), value=4)
    assert (state.data()["ship"], state.data()["value"], state.actor) == (2, 2, CHANCE)


def test_the_seventh_ship_ends_the_game_at_once_without_rent() -> None:
    state = at_harbour(seat(sugar=1, broker="bank"), seat(), demand=LAST, ship=7, owned={"bank": 1})
    play(state, "deliver sugar 1")
    assert state.over
    assert held(state, 1)["points"] == 2
    assert state.scores == [4, 2]


def ended(*seats: dict[str, Any]) -> State:
    """The seventh ship leaves because nobody delivers."""
    state = at_harbour(*seats, value=4, ship=7, demand={"sugar": 1, "tobacco": 1, "citrus": 1, "cigars": 1})
    while not state.over:
        state.play("pass")
    return state


def test_three_goods_left_are_a_point_and_pesos_are_nothing() -> None:
    state = ended(seat(rum=4, wood=3, pesos=30), seat(rum=2))
    outcome = state.outcome
    assert outcome is not None
    assert outcome.scores == [2 + 2, 2]
    assert outcome.winners == [0]
    assert outcome.ranks == [1, 2]


def test_ties_by_goods_left_then_pesos_then_shared() -> None:
    by_goods = ended(seat(points=3, pesos=9), seat(points=2, rum=4)).outcome
    assert by_goods is not None
    assert (by_goods.scores, by_goods.winners) == ([3, 3], [1])
    by_pesos = ended(seat(rum=1, pesos=4), seat(rum=1, pesos=5)).outcome
    assert by_pesos is not None
    assert by_pesos.winners == [1]
    shared = ended(seat(), seat(), seat(points=1)).outcome
    assert shared is not None
    assert (shared.winners, shared.ranks) == ([0, 1], [1, 1, 3])


def test_a_stalled_game_is_a_draw_of_its_leaders() -> None:
    """After 500 turns; the richer purse of one of them breaks no tie."""
    state = position(seat(points=2, pesos=9), seat(points=4), turns=499)
    play(state, "to maria", "broker newspaper", "pass")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("stalled", [4, 4], [0, 1])


def test_hands_are_hidden_unless_the_table_plays_open() -> None:
    state = GAME.start(3, 1)
    view = state.see(1)
    assert view["seats"][1] == state.data()["seats"][1]
    assert view["seats"][0]["pesos"] is view["seats"][2]["goods"] is view["seats"][0]["points"] is None
    assert all(held["pesos"] is None for held in state.see(None)["seats"])
    opened = GAME.start(3, 1, open_hands=True)
    assert opened.see(None) == opened.data()
    over = ended(seat(), seat())
    assert over.see(None) == over.data()
