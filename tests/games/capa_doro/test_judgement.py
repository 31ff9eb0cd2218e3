"""How bots see a position, and the marks by which our numbers are judged."""

import pytest

from malecon import State, bots
from malecon.games.capa_doro.game import CapaDoro
from malecon.lab.balance import balance
from tests.games.capa_doro.positions import GAME, play, position, seat


def worth(state: State, number: int = 0) -> float:
    return GAME.heuristic.worth(state, number)


def test_a_rolled_cigar_is_worth_more_than_its_bales() -> None:
    state = position(seat(cigars=("minuto", "conserva"), orange=3), seat())
    before = worth(state)
    assert worth(play(state, "roll minuto")) > before


def test_a_cigar_that_asks_for_nothing_is_worth_as_much_as_one_whose_bales_are_there() -> None:
    varied = CapaDoro({"cigar.b.dalia.bales.3": 0})
    free = varied.load(position(seat(cigars=("dalia",)), seat()).data())
    assert varied.heuristic.worth(free, 0) == worth(position(seat(cigars=("dalia",), brown=3), seat()))


def test_bales_that_a_cigar_asks_for_are_worth_more_than_others() -> None:
    wanted = position(seat(cigars=("cadete",), grey=2), seat())
    other = position(seat(cigars=("cadete",), orange=2), seat())
    assert worth(wanted) > worth(other) > worth(position(seat(cigars=("cadete",)), seat()))


def test_a_plantation_in_growth_is_worth_more_than_one_that_nothing_pulls() -> None:
    growing = position(asia=["- 0 -"])
    lone = position(asia=["0 - -"])
    pushed = position(asia=["1 0 -"])
    assert worth(growing) > worth(pushed) > worth(lone)


def test_the_winner_is_worth_the_most() -> None:
    state = position(seat(points=53, cigars=("minuto",), orange=3), seat(points=59))
    play(state, "roll minuto")
    assert worth(state) > worth(state, 1) == 59


def test_greedy_buys_what_wins() -> None:
    state = position(seat(points=54, dollars=14, cigars=("minuto", "cadete", "conserva")), seat(points=50))
    bot = bots.make("greedy", "1")
    while not state.over:
        state.step(bot.choose(state, 0), 0)
        assert state.actor in (0, -2)
    assert state.ending == "goal"


def test_every_mark_is_measured_and_named_in_both_languages() -> None:
    found = balance("capa-doro", ("random",), games=2, counts=(4,))
    for mark in found["tables"][0]["marks"]:
        assert mark["mean"] is not None
        for lang in ("en", "fr"):
            assert GAME.texts.say(lang, f"mark-{mark['text']}", mark["details"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_seat_may_win_more_than_7_points_over_its_share(players: int) -> None:
    seats = [mark for mark in GAME.marks if mark.key.startswith("seat.") and mark.concerns(players)]
    assert [mark.most for mark in seats] == [pytest.approx(1 / players + 0.07)] * players
