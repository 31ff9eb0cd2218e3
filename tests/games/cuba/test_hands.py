"""How Cuba is chosen at a table: what is ticked and chosen at first, what buttons say, and what is the way out."""

from __future__ import annotations

from typing import Any

import pytest

from malecon.core.state import State
from malecon.table import log
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web.choices import Choices
from malecon.web.foresight import foresight
from malecon.web.offers import offers
from malecon.web.views import Card, Control
from malecon.web.words import speaker
from tests.games.cuba.positions import GAME, law_phase, parliament, play, position, seat, used

NAMES = ["Ana", "Ernesto", "Caridad"]


def table_at(state: State) -> Table:
    """A table at which this position has come about."""
    seats = [{"name": NAMES[i], "kind": log.HUMAN, "colour": "blue"} for i in range(state.players)]
    setup = Setup("t", "cuba", GAME.rules, state.players, dict(state.options), "00" * 32, "table", seats)
    table = Table(setup, GAME)
    table.state = state
    return table


def choices(state: State, lang: str = "en") -> Choices:
    table, who, t = table_at(state), state.actor, speaker(lang)
    return Choices(table, who, offers(table, who, lang, t), state.see(who), lang, t)


def control(state: State, kind: str, lang: str = "en") -> Control:
    [found] = [control for control in choices(state, lang).controls if control.kind == kind]
    return found


def ticked(control: Control) -> list[str]:
    return [step.moves[0] for step in control.steps if step.ticked]


def card(state: State, thing: str, lang: str = "en") -> Card:
    return next(card for card in choices(state, lang).cards() if card.thing == thing)


def signs(step: Any) -> list[tuple[int, str]]:
    return [(gain.n, gain.symbol) for gain in step.gains]


def test_the_free_fields_are_ticked_and_the_next_says_its_water() -> None:
    harvest = control(play(position(seat(water=2)), "play worker", "work b3"), "several")
    assert ticked(harvest) == ["harvest b1", "harvest b4"]
    [more] = [step for step in harvest.steps if not step.ticked]
    assert more.label == "The lower citrus field"
    assert signs(more) == [(-1, "water"), (1, "citrus")]
    assert (harvest.title, harvest.do, harvest.finish) == ("Harvest", "Harvest", "Harvest and finish")


def test_every_further_field_says_its_water() -> None:
    harvest = control(play(position(seat(water=3)), "play worker", "work c2"), "several")
    assert len(ticked(harvest)) == 2
    assert all((-1, "water") in signs(step) for step in harvest.steps if not step.ticked)
    assert len(harvest.steps) > 3


def test_with_a_drought_one_field_is_ticked() -> None:
    state = play(position(seat(water=2), laws={"other": "drought"}, bills={}), "play worker", "work b3")
    assert len(ticked(control(state, "several"))) == 1


def test_everything_that_fits_a_ship_is_ticked() -> None:
    state = play(position(seat(citrus=2, sugar=1)), "play mayor")
    ship = next(one for one in choices(state).controls if one.thing == "ship-1")
    assert ticked(ship) == ["load citrus dock 1", "load citrus dock 1", "load sugar dock 1"]
    assert ship.do == "Load {n}"


def test_all_of_a_ware_is_sold_and_one_is_bought_at_first() -> None:
    state = play(position(seat(citrus=2, pesos=20)), "play trader")
    sell, buy = (next(one for one in choices(state).controls if one.id == id) for id in ("sell-citrus", "buy-rum"))
    assert (sell.steps[sell.at].label, buy.steps[buy.at].label) == ("Sell 2", "Buy 1")
    # To sell and be done is one press too.
    assert sell.steps[1].ends == ("sell citrus", "sell citrus", "done", "end")
    assert buy.steps[0].ends == ("buy rum", "done", "end")


def test_a_building_takes_all_it_can_at_first() -> None:
    for building, thing, most in (("sawmill", "wood", 3), ("cigar-factory", "tobacco", 3), ("distillery", "sugar", 3)):
        stepper = control(used(building, seat(**{thing: most})), "amount")
        assert stepper.steps[stepper.at].value == str(most)
        assert stepper.thing == f"yard-{thing}"


def test_votes_begin_with_what_passes_the_strongest() -> None:
    votes = control(parliament(seat(pesos=10), seat(pesos=7), fifth=("trader", "mayor")), "amount")
    assert [text for _, text in votes.quick] == ["None", "4: passes Ernesto so far", "All 10"]
    assert votes.steps[votes.at].label == "Buy 4 and finish"
    assert signs(votes.steps[votes.at]) == [(-4, "peso"), (4, "vote")]


def test_who_has_most_votes_buys_none_at_first() -> None:
    votes = control(parliament(seat(pesos=3), seat(pesos=7), fifth=("mayor", "trader")), "amount")
    assert votes.steps[votes.at].value == "0"
    assert votes.steps[votes.at].label.startswith("Buy none")


@pytest.mark.parametrize(
    ("state", "moves", "text", "gains"),
    [
        (play(position(seat(wood=2)), "play architect"), "take points", "no building", [(2, "point")]),
        (play(position(markers=["architect-1"]), "play architect"), "take points", "no building", [(1, "point")]),
        (play(position(seat(rum=1)), "play mayor"), "take pesos", "no loading", [(4, "peso")]),
        (play(position(seat(rum=1), markers=["mayor-1", "mayor-2"]), "play mayor"), "done", "load no more", []),
        (parliament(seat(pesos=4), seat(pesos=4)), "votes 0", "without buying", []),
        (law_phase(tax="tax-3"), "refuse", "without paying", []),
    ],
    ids=["2 points", "1 point", "4 pesos", "nothing left", "votes", "tax"],
)  # fmt: skip
def test_finish_promises_what_is_there(state: State, moves: str, text: str, gains: list[tuple[int, str]]) -> None:
    finish = choices(state).finish()
    assert finish
    assert finish.moves == (moves, "end")
    assert (finish.text, signs(finish)) == (text, gains)


def test_a_duty_of_ones_choice_is_one_choice() -> None:
    state = law_phase(seat(pesos=0, sugar=2, tobacco=1), seat(pesos=0), duty="duty-products")
    duty = control(state, "several")
    assert [step.moves[0] for step in duty.steps] == ["pay sugar", "pay sugar", "pay tobacco"]
    assert (duty.most, len(ticked(duty))) == (2, 2)
    # In any order, also where the second is then the only one left.
    for paid in (["pay sugar", "pay tobacco"], ["pay tobacco", "pay sugar"]):
        told = foresight(table_at(state.copy()), 0, paid, "en")
        assert "scores 2 points (duty)" in told.effect
        assert (2, "point") in [(gain.n, gain.symbol) for gain in told.gains]


@pytest.mark.parametrize(("lang", "told"), [("en", "Built over, it gives no more"), ("fr", "Bâtir ici met fin à")])
def test_a_field_to_build_on_says_that_its_harvest_is_lost(lang: str, told: str) -> None:
    state = play(position(seat(wood=5, stone=5, water=5)), "play architect", "build inn")
    for thing in ("field-c2", "field-b2"):
        assert GAME.about(thing, state.see(0), lang, 0).startswith(told)
        assert not GAME.about(f"seat1-{thing}", state.see(0), lang, 0).startswith(told)
