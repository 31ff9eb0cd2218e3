"""Trade: prices along the tracks, the discards, and no way round in circles."""

import pytest

from malecon import Illegal, State
from tests.games.capa_doro.positions import GAME, discards, dollars, may, play, position, seat, stock


def on_track(state: State, tobacco: str) -> int:
    return int(state.data()["market"][tobacco])


def test_the_cheapest_bale_is_bought_and_the_next_is_dearer() -> None:
    state = position(seat(dollars=60), seat(), market={"orange": 10})
    spent = []
    for _ in range(10):
        before = dollars(state)
        state.play("buy orange")
        spent.append(before - dollars(state))
    assert spent == [1, 2, 3, 4, 5, 6, 7, 7, 7, 7]
    assert (on_track(state, "orange"), stock(state)) == (0, {"orange": 10})


@pytest.mark.parametrize(("tobacco", "prices"), [("grey", [2, 1, 1]), ("brown", [3, 2, 1]), ("gold", [4, 3, 2])])
def test_selling_goes_to_the_dearest_free_space(tobacco: str, prices: list[int]) -> None:
    state = position({**seat(dollars=0), "stock": {tobacco: 3}}, seat())
    got = []
    for _ in range(3):
        before = dollars(state)
        state.play(f"sell {tobacco}")
        got.append(dollars(state) - before)
    assert got == prices
    assert stock(state) == {}


def test_a_full_track_pays_its_lowest_price_and_the_bale_is_discarded() -> None:
    state = position(seat(dollars=0, orange=2), seat(), market={"orange": 10})
    play(state, "sell orange", "sell orange")
    assert dollars(state) == 2
    assert (on_track(state, "orange"), discards(state)) == (10, {"orange": 2})


def test_an_empty_track_sells_from_the_discards_at_its_highest_price() -> None:
    state = position(seat(dollars=20), seat(), market={"gold": 0}, discards={"gold": 2})
    play(state, "buy gold", "buy gold")
    assert (dollars(state), stock(state), discards(state)) == (4, {"gold": 2}, {})
    with pytest.raises(Illegal, match="no gold bale on the market nor in the discards"):
        state.play("buy gold")


def test_discards_are_not_for_sale_while_the_track_has_bales() -> None:
    state = play(position(market={"gold": 1}, discards={"gold": 2}), "buy gold")
    assert discards(state) == {"gold": 2}
    assert dollars(state) == 15 - 8


def test_one_pays_what_one_has() -> None:
    state = position(seat(dollars=3), seat())
    assert may(state, "buy") == ["buy orange", "buy grey"]
    with pytest.raises(Illegal, match=r"1 gold bale costs \$5, you have \$3: sell something first"):
        state.play("buy gold")
    with pytest.raises(Illegal, match="You have no brown"):
        state.play("sell brown")


def test_what_was_bought_may_be_sold_in_the_same_turn_but_not_bought_again() -> None:
    state = play(position(seat(dollars=40, grey=1), seat()), "buy grey", "buy grey", "sell grey")
    assert "sell grey" in may(state)
    assert "buy grey" not in may(state)
    with pytest.raises(Illegal, match="You have bought grey and then sold it in this turn"):
        state.play("buy grey")


def test_what_was_sold_may_be_bought_back_but_not_sold_again() -> None:
    state = play(position(seat(dollars=40, grey=2), seat()), "sell grey", "sell grey", "buy grey")
    assert "buy grey" in may(state)
    assert "sell grey" not in may(state)
    with pytest.raises(Illegal, match="You have sold grey and then bought it in this turn"):
        state.play("sell grey")


def test_each_tobacco_has_a_direction_of_its_own_with_anything_in_between() -> None:
    state = position(seat(dollars=40, cigars=("minuto",), orange=3, grey=1, brown=1), seat())
    play(state, "sell grey", "buy brown", "sow asia 1", "buy grey", "roll minuto", "sell brown")
    assert state.data()["switched"] == ["grey", "brown"]
    assert {"buy grey", "sell brown", "buy orange"} <= set(may(state))
    assert not {"sell grey", "buy brown"} & set(may(state))
    assert GAME.load(state.data()) == state
    assert play(state, "done").data()["switched"] == []


def test_the_direction_is_kept_by_a_copy() -> None:
    state = play(position(seat(dollars=40, grey=1), seat()), "sell grey", "buy grey")
    assert "sell grey" not in may(state.copy())


def test_the_next_turn_may_trade_it_again() -> None:
    state = play(position(seat(grey=2), seat(grey=1)), "sell grey", "done", "die 2", "cube gold", "cube gold")
    assert {"buy grey", "sell grey"} <= set(may(state))


def test_a_neutral_harvest_does_not_open_a_direction_again() -> None:
    state = play(position(seat(orange=2), seat(), asia=["0 n:2 -"]), "buy orange", "sell orange", "sow asia 1")
    assert on_track(state, "orange") == 8 + 2
    assert "buy orange" not in may(state)
    assert "sell orange" in may(state)


# --- rules 1 --------------------------------------------------------------------------------------------------------


def test_by_rules_1_the_direction_did_not_change() -> None:
    state = play(position(seat(grey=1, brown=2), seat(), rules=1), "buy grey")
    assert may(state, "sell") == ["sell brown"]
    with pytest.raises(Illegal, match="You have bought grey in this turn"):
        state.play("sell grey")
    play(state, "sell brown")
    assert "buy brown" not in may(state)
    with pytest.raises(Illegal, match="You have sold brown in this turn"):
        state.play("buy brown")


def test_by_rules_1_a_neutral_harvest_let_one_buy_where_one_had_sold() -> None:
    state = play(position(seat(orange=1), seat(), asia=["0 n:2 -"], rules=1), "sell orange")
    assert "buy orange" not in may(state)
    play(state, "sow asia 1")
    assert on_track(state, "orange") == 8 + 1 + 2
    assert "buy orange" in may(state)
    assert "sell orange" not in may(play(state, "buy orange"))
