"""Choices judged: what is doubted isn't called a mistake, and luck is told apart from decisions."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

import malecon
from malecon.core.state import CHANCE, State
from malecon.lab.judging import LEAST, SURE, Judged, Question, Try, fortune, judge, questions
from malecon.lab.review import Review, review
from malecon.lab.scribe import write_down
from malecon.lab.simulate import Series

EVEN = (0.5, 0.5)


def judged(number: int, chance: float, best: float, doubt: float, **more: object) -> Judged:
    return Judged(number, 0, 1, chance, 2, best, (best, 1 - best), doubt, after=(chance, 1 - chance), **more)  # type: ignore[arg-type]


def test_a_difference_within_the_doubt_is_no_mistake() -> None:
    assert judged(1, 0.4, 0.5, 0.01).mistake
    assert not judged(1, 0.4, 0.5, 0.1 / SURE).mistake
    assert not judged(1, 0.4, 0.4 + LEAST / 2, 0.0).mistake


def test_a_judgement_is_kept_as_it_is() -> None:
    record = write_down(Series("santiago", ("greedy", "random"), games=1, seed=3))
    asked = [question for question in questions(record) if question.before is not None][:2]
    for question in asked:
        found = judge(question, 0, playouts=40)
        kept = Judged.load(record.game, json.loads(json.dumps(found.data(record.game))))
        assert kept.data(record.game) == found.data(record.game)
        assert (kept.move, kept.best, kept.line) == (found.move, found.best, found.line)
        assert sum(found.chances) == pytest.approx(1) == sum(found.after)
        assert sum(found.luck) == pytest.approx(0, abs=1e-9)
        world = question.state.copy()
        world.play(found.best, found.seat)


def outcomes(state: State) -> list[State]:
    """What one draw may lead to."""
    worlds = [state.copy() for _ in state.moves()]
    for world, move in zip(worlds, state.moves(), strict=True):
        world.step(move, CHANCE)
    return worlds


def decided(world: State) -> bool:
    """Whether luck is done, and somebody has to choose."""
    return world.actor >= 0 and len(world.moves(world.actor)) > 1


def test_luck_is_what_it_brought_beside_what_it_might_have() -> None:
    """Of all outcomes of one draw, weighed, luck gives nothing in the mean."""
    state = malecon.game("capa-doro").start(players=2, seed=4)
    draws = malecon.Luck(1)
    while not (state.actor == CHANCE and 1 < len(state.moves()) <= 6 and all(map(decided, outcomes(state)))):
        state.play(state.sample(draws) if state.actor == CHANCE else draws.choose(state.lean(state.actor)))
    gave, weights = [], state.weights()
    for world in outcomes(state):
        seat = world.actor
        question = Question(world, seat, world.lean(seat)[0], 1, state, 1)
        gave.append(fortune(question, "the same", 60, 9.0)[0][0])
    mean = sum(w * one for w, one in zip(weights, gave, strict=True)) / sum(weights)
    assert abs(mean) < 0.02 < max(map(abs, gave))


def test_every_draw_belongs_to_one_choice() -> None:
    record = write_down(Series("santiago", ("random", "random"), games=1, seed=3))
    found = [one for one in questions(record) if one.draws]
    assert all(one.before is not None and one.before.actor == CHANCE for one in found)
    assert sum(one.draws for one in found) == sum(line.seat == CHANCE for line in record.moves[: found[-1].number])


def test_shares_add_up_to_what_came() -> None:
    record = write_down(Series("santiago", ("greedy", "random"), games=1, seed=3))
    found = review(record, playouts=8)
    for seat in range(2):
        share = found.share(seat)
        total = share.luck + share.own + share.others + share.rest
        assert total == pytest.approx(found.chances[-1][seat] - 0.5)
    assert found.share(1).own < found.share(0).own < 0.001
    good, count, (low, high) = found.accuracy(1)
    assert low <= good / count <= high


def test_moments_are_costly_choices_and_swings() -> None:
    record = write_down(Series("santiago", ("random", "random"), games=1, seed=3))
    number = next(number for number, line in enumerate(record.moves, 1) if line.seat != CHANCE)
    cheap, dear = judged(number, 0.5, 0.51, 0.0), judged(number + 3, 0.3, 0.5, 0.001)
    doubted = judged(number + 6, 0.3, 0.5, 0.2)
    found = Review.of(record, [cheap, dear, doubted])
    kinds = {one.number: one.kind for one in found.moments()}
    assert kinds[dear.number] == "cost"
    assert kinds.get(doubted.number) != "cost"
    assert found.costliest() == [dear]
    assert [one.number for one in found.moments()] == sorted(kinds)


def test_what_seats_always_see_otherwise_is_no_swing() -> None:
    record = write_down(Series("cuba", ("random", "random"), games=1, seed=3))
    asked = [one for one in questions(record) if 17 < one.number < 49]
    assert not any(one.draws for one in asked)
    assert sum(then.seat != one.seat for one, then in pairwise(asked)) > 4

    def of(seen: list[tuple[float, float]]) -> list[str]:
        told = [
            replace(judged(one.number, 0.5, 0.5, 0.0), seat=one.seat, chances=chances, after=chances)
            for one, chances in zip(asked, seen, strict=True)
        ]
        return [moment.kind for moment in Review.of(record, told, whole=False).moments()]

    calm = [(0.6, 0.4) if one.seat else EVEN for one in asked]
    assert of(calm) == []
    turned = next(n for n, one in enumerate(asked) if n > len(asked) // 2 and one.seat != asked[n - 1].seat)
    assert of([*calm[:turned], *[(0.05, 0.95)] * len(calm[turned:])]) == ["turn"]


def test_one_number_is_told() -> None:
    one = judged(1, 0.2651, 0.3483, 0.001)
    assert (round(100 * one.best_chance), round(100 * one.chance), one.told) == (35, 27, 0.08)


def test_only_choices_with_something_at_stake_count() -> None:
    record = write_down(Series("santiago", ("random", "random"), games=1, seed=3))
    number = next(number for number, line in enumerate(record.moves, 1) if line.seat != CHANCE)
    lost = replace(judged(number, 0.004, 0.004, 0.0), stake=0.003)
    unsure = replace(judged(number + 3, 0.4, 0.4, 0.0), stake=0.05, stake_doubt=0.05)
    good, dear = judged(number + 6, 0.5, 0.5, 0.0), judged(number + 9, 0.3, 0.5, 0.001)
    found = Review.of(record, [lost, unsure, good, replace(dear, stake=0.0)])
    assert found.accuracy(dear.seat)[:2] == (1, 2)
    assert Judged.load(record.game, lost.data(record.game)) == lost
    before = {name: kept for name, kept in lost.data(record.game).items() if not name.startswith("stake")}
    assert Judged.load(record.game, before).mattered


def test_nothing_is_at_stake_where_all_is_lost() -> None:
    record = write_down(Series("santiago", ("random", "greedy", "greedy"), games=1, seed=3))
    asked = [one for one in questions(record) if one.seat == 0]
    assert not judge(asked[-1], 0, playouts=60).mattered
    assert any(judge(one, 0, playouts=60).mattered for one in asked[:6])


def test_the_curve_grows_from_the_left() -> None:
    record = write_down(Series("santiago", ("random", "random"), games=1, seed=3))
    asked = questions(record)
    first = [judge(question, 0, playouts=4) for question in asked[:5]]
    found = Review.of(record, first, whole=False)
    assert len(found.chances) == first[-1].number + 1
    assert not found.over
    assert found.chances[first[-1].number - 1] == first[-1].chances


def test_what_a_search_thinks_by_itself_is_left_by_what_it_is_asked_later() -> None:
    state = malecon.game("santiago").start(2, 5)
    one = Try(state, state.actor, 40, 60.0, "a")
    best, stake = one.best, one.stake()
    assert best == one.search.best().move
    before = dict(one.visits)
    last = one.search.ranked()[-1].move
    for move in state.lean(state.actor):
        one.chance(move)
    node = one.search.root.child(last, state.actor)
    assert node is not None
    assert node.visits > before[last]
    assert (one.best, one.stake(), dict(one.visits)) == (best, stake, before)
