"""Hints and reviews: from what a seat knows, with chances that add up."""

from typing import Any

import pytest

import malecon
from malecon import Luck
from malecon.lab.hint import hint
from malecon.lab.plots import check, review_figure, save
from malecon.lab.review import Judged, Review, questions, review
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series


def test_a_hint_knows_the_best_moves_first_and_how_the_turn_goes_on() -> None:
    state = malecon.game("santiago").start(players=3, seed=2)
    state.play(state.moves()[0])
    found = hint(state, state.actor, seed=1, playouts=150, seconds=60.0, best=3)
    assert len(found.moves) == 3
    assert [advice.visits for advice in found.moves] == sorted((a.visits for a in found.moves), reverse=True)
    assert sum(found.chances) == pytest.approx(1)
    twin = state.copy()
    twin.play(found.moves[0].move)
    assert found.moves[0].then
    for move in found.moves[0].then:
        assert twin.actor == found.seat
        twin.play(move)
    told = found.data()
    assert told["moves"][0]["text"] == state.game.write(found.moves[0].move)
    assert {"en", "fr", "chance", "then"} <= set(told["moves"][0])


def test_a_hint_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    state = malecon.game("comptoir").start(players=3, seed=2)
    seat = state.actor
    worlds = [state, *[state.guess(seat, Luck(n)) for n in range(3)]]
    assert len({world.data()["seats"][(seat + 1) % 3]["cargo"][0] for world in worlds}) > 1
    found = [hint(world, seat, seed=1, playouts=40, seconds=60.0).data() for world in worlds]
    assert found == [found[0]] * 4


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    state = malecon.game("santiago").start(players=3, seed=2)
    with pytest.raises(malecon.Illegal, match="nothing to decide"):
        hint(state, (state.actor + 1) % 3, seed=1)


def test_a_review_finds_what_a_random_player_threw_away() -> None:
    record = write_down(Series("santiago", ("greedy", "random"), games=1, seed=3))
    found = review(record, seed=1, playouts=8, seconds=60.0)
    assert len(found.choices) == len(questions(record))
    assert len(found.chances) == len(record.moves) + 1
    assert found.chances[0] == (0.5, 0.5)
    assert found.chances[-1] == (1.0, 0.0)
    assert all(sum(one) == pytest.approx(1) for one in found.chances)
    assert found.cost_of(1) > 2 * found.cost_of(0)
    costs = [one.cost for one in found.costliest(5)]
    assert costs == sorted(costs, reverse=True)
    told = found.data()
    assert len(told["costliest"]) == 8
    assert told["costliest"][0]["cost"] == pytest.approx(costs[0])


def test_a_review_is_the_same_for_any_number_of_processes() -> None:
    record = write_down(Series("santiago", ("random", "random"), games=1, seed=3))
    record.moves = record.moves[:60]
    record.result = None
    assert review(record, playouts=4, seconds=60.0).data() == review(record, playouts=4, seconds=60.0, jobs=2).data()


def test_a_picture_of_a_game(tmp_path: Any) -> None:
    record = write_down(Series("santiago", ("random", "random"), games=1, seed=3))
    move = record.game.read("pass")
    even = (0.5, 0.5)
    found = Review(record, [even, even, (0.7, 0.3)], [Judged(2, 0, move, 0.4, move, 0.6, even)])
    path = check(str(tmp_path / "game.svg"))
    save(review_figure(found, "Santiago", ["Ana", "Bo"], "Chance", "Move"), path)
    assert "<svg" in path.read_text("utf-8")
