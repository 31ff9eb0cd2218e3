"""Rolling cigars, development, and the thirty-six recipes."""

import pytest

from malecon import CHANCE, Illegal
from malecon.games.capa_doro.parts import Parts
from malecon.games.capa_doro.words import CIGARS, CLASS, TOBACCOS
from tests.games.capa_doro.positions import GAME, discards, dollars, may, play, position, seat, stock

PARTS = Parts(GAME.numbers)
BOUNDS = {"a": ((2, 3), (6, 8), (5, 8)), "b": ((3, 4), (11, 13), (5, 7)), "c": ((4, 5), (18, 21), (2, 4))}
RECIPES = {cigar: PARTS.recipe[4 * number : 4 * number + 4] for number, cigar in enumerate(CIGARS)}


@pytest.mark.parametrize("cigar", CIGARS)
def test_every_cigar_takes_its_bales_and_gives_its_points_and_dollars_at_once(cigar: str) -> None:
    number = CIGARS.index(cigar)
    bales = {tobacco: n for tobacco, n in zip(TOBACCOS, RECIPES[cigar], strict=True) if n}
    state = position(seat(cigars=(cigar,), orange=6, grey=6, brown=6, gold=6), seat())
    play(state, f"roll {cigar}")
    assert discards(state) == bales
    assert state.scores[0] == PARTS.points[number]
    assert dollars(state) == 15 + PARTS.dollars[number]
    assert state.data()["seats"][0]["cigars"][0] == {"cigar": cigar, "rolled": True}
    assert may(state, "roll") == []


@pytest.mark.parametrize(("letter", "first"), [("a", 0), ("b", 12), ("c", 24)])
def test_twelve_different_recipes_a_class_within_the_bounds(letter: str, first: int) -> None:
    of_class = range(first, first + CLASS)
    assert len({tuple(RECIPES[CIGARS[number]]) for number in of_class}) == 12
    bales, points, money = BOUNDS[letter]
    for number in of_class:
        recipe = RECIPES[CIGARS[number]]
        assert bales[0] <= sum(recipe) <= bales[1]
        assert points[0] <= PARTS.points[number] <= points[1]
        assert money[0] <= PARTS.dollars[number] <= money[1]
        assert letter == "a" or recipe[{"b": 2, "c": 3}[letter]] >= 1


def test_a_cigars_are_mostly_orange_and_grey() -> None:
    total = [sum(RECIPES[cigar][tobacco] for cigar in CIGARS[:CLASS]) for tobacco in range(4)]
    assert total[0] + total[1] > 4 * (total[2] + total[3])


def test_rarer_tobacco_is_worth_more() -> None:
    """In each class, the cigars with the dearest bales give more points than those with the cheapest."""
    price = (2, 3, 4, 5)
    for first in (0, 12, 24):
        by_cost = sorted(
            range(first, first + CLASS),
            key=lambda number: sum(n * p for n, p in zip(RECIPES[CIGARS[number]], price, strict=True)),
        )
        cheap, dear = by_cost[:4], by_cost[-4:]
        assert sum(PARTS.points[number] for number in dear) > sum(PARTS.points[number] for number in cheap) + 3


def test_all_bales_at_once_from_the_stock() -> None:
    state = position(seat(cigars=("placera",), orange=1, brown=1), seat())
    assert may(state, "roll") == []
    with pytest.raises(Illegal, match="The Placera takes 1 grey bale, you have none"):
        state.play("roll placera")
    play(state, "buy grey")
    assert may(state, "roll") == ["roll placera"]


def test_only_ones_own_tiles() -> None:
    state = position(seat(orange=2), seat(cigars=("minuto",)))
    with pytest.raises(Illegal, match="Minuto doesn’t lie before you"):
        state.play("roll minuto")


def test_its_money_may_be_spent_in_the_same_turn() -> None:
    state = play(position(seat(dollars=0, cigars=("minuto",), orange=3), seat()), "roll minuto")
    assert may(state, "sow") != []
    assert "buy brown" in may(state)


def test_several_in_a_turn_but_none_twice() -> None:
    state = position(seat(cigars=("minuto", "perla"), orange=5, grey=1), seat())
    play(state, "roll perla", "roll minuto")
    assert state.scores[0] == PARTS.points[0] + PARTS.points[1]
    with pytest.raises(Illegal, match="rolled the Perla already"):
        state.play("roll perla")


# --- development ----------------------------------------------------------------------------------------------------


def test_an_a_is_replaced_by_a_b_and_a_b_by_a_c() -> None:
    state = position(seat(cigars=("minuto", "dalia"), orange=3, brown=3), seat())
    play(state, "roll minuto", "roll dalia", "done")
    assert state.actor == CHANCE
    assert may(state) == [f"deal {cigar}" for cigar in CIGARS[12:24] if cigar != "dalia"]
    assert state.weights() == [1] * 11
    play(state, "deal corona")
    assert may(state) == [f"deal {cigar}" for cigar in CIGARS[24:]]
    play(state, "deal julieta")
    assert [tile and tile["cigar"] for tile in state.data()["seats"][0]["cigars"]] == ["corona", "julieta", None]
    assert state.data()["turn"] == 1
    assert "corona" not in state.data()["piles"]["b"]


def test_a_c_is_not_replaced() -> None:
    state = position(seat(cigars=("churchill",), orange=2, grey=1, gold=1), seat())
    play(state, "roll churchill", "done")
    assert may(state)[0] == "die 1"
    assert state.data()["seats"][0]["cigars"][0] == {"cigar": "churchill", "rolled": True}


def test_the_new_tile_comes_only_at_the_end_of_the_turn() -> None:
    state = play(position(seat(cigars=("minuto",), orange=5, brown=5), seat()), "roll minuto")
    assert may(state, "roll") == []
    play(state, "done", "deal corona")
    assert stock(state) == {"orange": 2, "brown": 5}
    assert state.data()["turn"] == 1
