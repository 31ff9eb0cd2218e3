"""What bots leave out loses nothing that matters."""

from malecon import State
from tests.games.capa_doro.positions import GAME, play, position, seat


def lean(state: State, word: str = "") -> list[str]:
    return [text for text in map(GAME.write, state.lean()) if text.startswith(word)]


def test_a_harvest_comes_first() -> None:
    assert lean(position(asia=["- - 0:3"], africa=["- - 0"])) == ["harvest asia 1"]


def test_a_cigar_that_costs_no_other_one_its_bales_is_rolled() -> None:
    state = position(seat(cigars=("minuto", "conserva"), orange=3, grey=1), seat())
    assert lean(state) == ["roll minuto"]
    state = position(seat(cigars=("minuto", "veguero"), orange=3), seat())
    assert {"roll minuto", "done"} < set(lean(state))


def test_only_what_a_cigar_lacks_is_bought() -> None:
    state = position(seat(cigars=("nacional", "chico"), grey=1), seat())
    assert lean(state, "buy") == ["buy orange", "buy grey", "buy brown"]
    assert lean(play(state, "buy grey"), "buy") == ["buy brown"]


def test_selling_comes_before_buying() -> None:
    state = position(seat(cigars=("nacional",), orange=1), seat())
    assert lean(state, "sell") == ["sell orange"]
    assert lean(play(state, "buy grey"), "sell") == []


def test_what_was_sold_for_money_may_be_bought_back() -> None:
    state = play(position(seat(cigars=("cadete",), grey=2), seat()), "sell grey")
    assert "buy grey" in lean(state)


def test_of_a_regions_bare_rows_the_highest() -> None:
    state = position(asia=["- - -", "1 - -"])
    assert lean(state, "sow asia") == ["sow asia 1", "sow asia 2"]


def test_a_beetle_eats_from_others_or_from_nobody() -> None:
    state = position(
        seat(gold=2), seat(orange=1), asia=["0 1:1 0:3"], africa=["1 - -"], pending=[["act"], ["beetle"]], beetles=1
    )
    assert lean(state) == ["beetle asia 1 seed", "beetle asia 1 growth", "beetle stock 1"]
