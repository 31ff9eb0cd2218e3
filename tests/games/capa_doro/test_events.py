"""The eight events."""

import pytest

from malecon import Illegal, State
from tests.games.capa_doro.positions import discards, dollars, line, may, play, position, seat

REGIONS = ("asia", "south-asia", "africa", "central-america")


def drawn(event: str, *seats: dict[str, object], **changes: object) -> State:
    """Seat 0 has rolled a 1 and drawn the event."""
    state = position(*seats, **{"pending": None, **changes})
    return play(state, "die 1", f"event {event}")


def test_customs_stops_trade_in_a_region_until_the_next_event() -> None:
    state = drawn("customs", seat(grey=2), seat(grey=1))
    assert may(state) == [f"customs {region}" for region in REGIONS]
    play(state, "customs south-asia")
    assert not {"buy grey", "sell grey"} & set(may(state))
    with pytest.raises(Illegal, match="Customs tile lies on South Asia"):
        state.play("sell grey")
    with pytest.raises(Illegal, match="Customs tile lies on South Asia"):
        state.play("buy grey")
    play(state, "done", "die 2", "cube gold", "cube gold")
    assert not {"buy grey", "sell grey"} & set(may(state))
    play(state, "done", "die 1", "event credit")
    assert {"buy grey", "sell grey"} <= set(may(state))
    assert state.data()["customs"] is None


def test_customs_bars_the_discards_too() -> None:
    state = drawn("customs", market={"gold": 0}, discards={"gold": 3})
    assert "buy gold" not in may(play(state, "customs central-america"))


def test_customs_stops_no_sowing_and_no_harvest() -> None:
    state = play(drawn("customs", asia=["- - 0:3"]), "customs asia")
    assert "harvest asia 1" in may(state)
    assert "sow asia 1" in may(state)


def test_the_customs_tile_is_lifted_before_the_next_event_acts() -> None:
    state = play(drawn("customs"), "customs asia", "done", "die 1", "event customs")
    assert state.data()["customs"] is None
    assert state.data()["customs"] != play(state, "customs africa").data()["customs"] == "africa"


def test_bargain_is_a_neutral_plantation_on_an_empty_seed_place() -> None:
    state = drawn("bargain", asia=["1 - -"], africa=["- 1:2 -"])
    assert "bargain asia 1" not in may(state)
    assert len(may(state)) == 11
    with pytest.raises(Illegal, match="stands there already"):
        state.play("bargain asia 1")
    play(state, "bargain africa 1")
    assert line(state, "africa") == "b 1:2 -"


def test_the_bargain_is_harvested_to_the_market_and_is_free_again() -> None:
    state = position(pending=None, africa=["- b:2 1:3"])
    play(state, "die 2", "cube brown", "cube gold")
    assert line(state, "africa") == "- - -"  # seat 1 was harvested first
    assert state.data()["seats"][1]["stock"]["brown"] == 3
    assert state.data()["market"]["brown"] == 8
    play(state, "done", "die 1", "event bargain")
    assert len(may(state, "bargain")) == 12


def test_a_bare_bargain_pushed_to_harvest_pays_nobody() -> None:
    state = play(position(africa=["1 b -"]), "sow africa 1")
    assert line(state, "africa") == "0 1 -"
    assert [dollars(state, number) for number in range(3)] == [10, 15, 15]
    assert state.data()["market"]["brown"] == 5


def test_bargain_does_nothing_while_it_is_on_the_board() -> None:
    state = drawn("bargain", asia=["- b:1 -"])
    assert may(state)[-1] == "done"


def test_bargain_does_nothing_when_no_seed_place_is_empty() -> None:
    state = drawn(
        "bargain",
        *[seat() for _ in range(3)],
        asia=["0 - -"] * 4,
        south_asia=["1 - -"] * 3,
        africa=["2 - -"] * 3,
        central_america=["1 - -"] * 2,
    )
    assert may(state)[-1] == "done"


def test_drought_takes_a_bale_from_every_plantation_on_growth() -> None:
    state = drawn("drought", asia=["0 1:2 2:3", "- 0:1 -", "- 2 -"], africa=["- 1:1 -"])
    assert may(state) == [f"drought {region}" for region in REGIONS]
    play(state, "drought asia")
    assert [line(state, "asia", n) for n in (1, 2, 3)] == ["0 1:1 2:3", "- 0 -", "- 2 -"]
    assert line(state, "africa") == "- 1:1 -"
    assert discards(state) == {"orange": 2}


def test_rain_draws_3_cubes_and_places_them_as_in_growth() -> None:
    state = drawn("rain", asia=["- 1:1 -"])
    play(state, "cube beetle", "cube orange", "cube gold")
    assert line(state, "asia") == "- 1:2 -"
    assert may(state, "beetle") != []
    assert may(play(state, "beetle stock 0"))[-1] == "done"


def test_rain_draws_what_is_left() -> None:
    state = play(drawn("rain", bag={"grey": 1}), "cube grey")
    assert may(state)[-1] == "done"


def test_fashion_takes_the_2_cheapest_bales_off_a_market() -> None:
    state = drawn("fashion")
    assert may(state) == [f"fashion {region}" for region in REGIONS]
    play(state, "fashion africa")
    assert (state.data()["market"]["brown"], discards(state)) == (3, {"brown": 2})
    state = play(drawn("fashion", market={"gold": 1}), "fashion central-america")
    assert state.data()["market"]["gold"] == 0


def test_glut_brings_2_bales_from_the_discards_then_the_bag() -> None:
    state = drawn("glut", discards={"grey": 1})
    assert may(state) == [f"glut {region}" for region in REGIONS]
    bag = state.data()["bag"]["grey"]
    play(state, "glut south-asia")
    assert state.data()["market"]["grey"] == 8
    assert (discards(state), state.data()["bag"]["grey"]) == ({}, bag - 1)


def test_glut_brings_as_many_as_fit() -> None:
    state = play(drawn("glut", market={"gold": 6}, discards={"gold": 2}), "glut central-america")
    assert (state.data()["market"]["gold"], discards(state)) == (7, {"gold": 1})


def test_blight_halves_a_plantation_and_uses_no_beetle() -> None:
    state = drawn("blight", asia=["1 - 2:3"])
    assert may(state) == ["blight asia 1 seed", "blight asia 1 harvest"]
    with pytest.raises(Illegal, match="Nothing stands in Asia, row 1, Growth"):
        state.play("blight asia 1 growth")
    play(state, "blight asia 1 harvest")
    assert line(state, "asia") == "1 - 2:1"
    assert discards(state) == {"orange": 2}
    assert state.data()["bag"]["beetle"] == 8


def test_blight_without_plantations_does_nothing() -> None:
    assert may(drawn("blight"))[-1] == "done"


def test_credit_gives_4_to_the_fewest_points_and_2_to_the_others() -> None:
    state = drawn("credit", seat(points=7), seat(points=6), seat(points=20), seat(points=6))
    assert [dollars(state, number) - 15 for number in range(4)] == [2, 4, 2, 4]


def test_credit_with_all_tied_gives_4_each() -> None:
    state = drawn("credit")
    assert [dollars(state, number) - 15 for number in range(3)] == [4, 4, 4]


def test_a_drawn_card_is_gone_until_all_sixteen_are_used() -> None:
    state = play(position(pending=None), "die 1", "event credit", "done", "die 1")
    assert state.weights() == [2, 2, 2, 2, 2, 2, 2, 1]
    state = position(pending=None, events={"credit": 1})
    play(state, "die 1")
    assert may(state) == ["event credit"]
    play(state, "event credit")
    assert set(state.data()["events"].values()) == {2}
