"""Puzzles: one move is clearly best, whoever looks deeper agrees, and a turn is told how good it was."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

import malecon
from malecon.core.state import CHANCE
from malecon.lab.judging import PLAYOUTS
from malecon.lab.puzzles import (
    CLEAR,
    DEEPER,
    Puzzle,
    Verdict,
    agrees,
    grade,
    load,
    make,
    of_the_day,
    puzzles,
    save,
)

ALL = [(id, n) for id in malecon.games() for n in range(len(puzzles(malecon.game(id))))]


@pytest.mark.parametrize("id", malecon.games())
def test_there_are_ten_a_game_and_one_a_day(id: str) -> None:
    game = malecon.game(id)
    known = puzzles(game)
    assert len(known) >= 10
    assert len({one.record for one in known}) == len(known)
    days = [of_the_day(game, date(2027, 1, 1) + timedelta(day)) for day in range(len(known))]
    assert sorted(days) == list(range(1, len(known) + 1)), "each has its day"


@pytest.mark.parametrize(("id", "n"), ALL)
def test_what_is_kept_holds_together(id: str, n: int) -> None:
    one = puzzles(malecon.game(id))[n]
    state, game = one.position(), one.game
    assert (game.id, state.actor) == (id, one.seat)
    assert state.rules == malecon.game(id).rules, "it is of the rules that people play by"
    moves = state.moves(one.seat)
    for text in (one.best, one.second, one.tempting, *one.chances):
        assert game.read(text) in moves
    assert one.gap >= CLEAR
    assert one.playouts >= DEEPER * PLAYOUTS / 2
    assert one.best != one.tempting
    assert one.chances[one.best] == one.chance == max(one.chances.values())
    assert one.best in one.alike
    assert not {one.second, one.tempting} & set(one.alike)
    assert (one.cost(one.best), one.cost("nothing")) == (0.0, None)
    world = state.copy()
    world.play(one.best, one.seat)
    for seat, text in one.line:
        while world.actor != CHANCE and len(world.moves(world.actor)) == 1:
            world.play(world.moves(world.actor)[0], world.actor)
        world.play(text, seat)


@pytest.mark.heavy
@pytest.mark.parametrize(("id", "n"), ALL)
def test_a_search_ten_times_as_deep_agrees(id: str, n: int) -> None:
    agreed, gap = agrees(puzzles(malecon.game(id))[n], "once more")
    assert agreed, gap


def test_they_are_made_kept_and_added_to(tmp_path: Path) -> None:
    made = list(make("santiago", 1, seed=100, playouts=60))
    save(tmp_path / "some.json", made)
    assert list(load(tmp_path / "some.json")) == made
    assert load(tmp_path / "none.json") == ()
    assert made[0].gap >= CLEAR
    assert made[0].playouts == 600


def test_a_turn_is_told_how_good_it_was() -> None:
    one = puzzles(malecon.game("santiago"))[0]
    assert grade(one, [one.best], "a", playouts=20).solved
    missed = grade(one, [one.second], "a", playouts=20)
    assert (missed.solved, missed.wrong, missed.better) == (False, 0, one.best)
    assert missed.cost == pytest.approx(one.chance - one.chances[one.second])
    assert Verdict(0.019, 0.0, -1, "").solved
    assert grade(one, [one.best], "a", playouts=20).doubt == 0.0, "the best costs nothing for sure"
    assert Verdict(0.05, 0.05, -1, "").solved, "within the doubt"
    with pytest.raises(malecon.Unknown):
        grade(one, [], "a")


def test_a_later_choice_of_the_turn_counts() -> None:
    """The first is the best one, but then it is thrown away: a search finds that out."""
    for one in puzzles(malecon.game("santiago")):
        state = one.position()
        state.play(one.best, one.seat)
        if state.actor == one.seat and len(state.moves()) > 3:
            worst = min(state.moves(), key=lambda move: _after(one, move))
            found = grade(one, [one.best, state.game.write(worst)], "a", playouts=400)
            if not found.solved:
                assert found.wrong == 1
                assert found.better
                return
    raise AssertionError("no turn of these can be spoilt")


def _after(one: Puzzle, move: int) -> float:
    from malecon.bots.value import values

    state = one.position()
    state.play(one.best, one.seat)
    state.step(move, one.seat)
    return values(state.game.judging(state.players), state, state.game.spread)[one.seat]
