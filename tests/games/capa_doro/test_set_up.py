"""Setting up: tiles, first player, and two plantations each, the second in reverse order."""

import pytest

from malecon import CHANCE, Illegal, State
from tests.games.capa_doro.positions import GAME, line, may, play


def opened(players: int) -> State:
    """The tiles dealt in order, seat 1 first."""
    state = GAME.new(players)
    for _ in range(3 * players):
        state.play(state.moves()[0])
    return play(state, "first 1")


def test_the_bag_has_97_cubes_and_the_markets_their_bales() -> None:
    data = GAME.new(4).data()
    assert data["market"] == {"orange": 8, "grey": 6, "brown": 5, "gold": 4}
    assert data["bag"] == {"orange": 32, "grey": 26, "brown": 19, "gold": 12, "beetle": 8}
    assert sum(data["bag"].values()) == 97


@pytest.mark.parametrize(("players", "plantations"), [(2, 8), (3, 7), (4, 6)])
def test_plantations_and_money_by_the_number_of_players(players: int, plantations: int) -> None:
    data = GAME.new(players).data()
    assert [seat["plantations"] for seat in data["seats"]] == [plantations] * players
    assert [seat["dollars"] for seat in data["seats"]] == [15] * players
    assert data["neutral"] == (16 if players == 2 else 0)


def test_three_a_tiles_each_and_the_rest_of_them_is_not_used() -> None:
    state = GAME.new(3)
    assert len(may(state, "deal")) == 12
    assert state.weights() == [1] * 12
    play(state, "deal perla", "deal chico", "deal crema", "deal minuto")
    data = state.data()
    assert [tile["cigar"] for tile in data["seats"][0]["cigars"]] == ["perla", "chico", "crema"]
    assert data["seats"][1]["cigars"][0] == {"cigar": "minuto", "rolled": False}
    assert len(may(state)) == 8
    data = opened(3).data()
    assert data["piles"]["a"] == []
    assert (len(data["piles"]["b"]), len(data["piles"]["c"])) == (12, 12)


def test_the_first_player_is_drawn_by_lot() -> None:
    state = GAME.new(2)
    while may(state, "deal"):
        state.play(state.moves()[0])
    assert state.actor == CHANCE
    assert may(state) == ["first 0", "first 1"]
    assert state.weights() == [1, 1]


def test_seed_in_turn_order_growth_in_reverse_both_paid() -> None:
    state = opened(3)
    order = []
    for move in ("seed asia 2", "seed africa 1", "seed asia 1", "grow south-asia 1", "grow africa 3", "grow asia 4"):
        order.append(state.actor)
        state.play(move)
    assert order == [1, 2, 0, 0, 2, 1]
    assert line(state, "asia", 4) == "- 1 -"
    assert line(state, "asia", 2) == "1 - -"
    assert [seat["dollars"] for seat in state.data()["seats"]] == [15 - 2 - 4, 15 - 2 - 2, 15 - 5 - 5]
    assert [seat["plantations"] for seat in state.data()["seats"]] == [5, 5, 5]
    assert state.actor == CHANCE
    assert may(state)[0] == "die 1"
    assert state.data()["turn"] == 1


def test_only_empty_places_and_not_in_central_america() -> None:
    state = play(opened(3), "seed asia 1")
    assert "seed asia 1" not in may(state)
    assert not any("central-america" in move for move in may(state))
    with pytest.raises(Illegal, match="Nobody starts in Central America"):
        state.play("seed central-america 1")
    with pytest.raises(Illegal, match="already"):
        state.play("seed asia 1")
    with pytest.raises(Illegal, match="South Asia has only 3 rows"):
        state.play("seed south-asia 4")
