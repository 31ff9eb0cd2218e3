"""How the quays are chosen at a table: what is chosen at first, what buttons say, why not, the way out."""

from __future__ import annotations

import pytest

from malecon.core.art.zones import PHONE, TOUCH
from malecon.core.state import State
from malecon.table import log
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web.choices import Choices
from malecon.web.offers import offers
from malecon.web.views import Card
from malecon.web.words import speaker
from tests.games.comptoir.positions import GAME, play, position, seat, ship
from tests.web.boards import drawn
from tests.web.test_things import box

NAMES = ["Ana", "Bo", "Cleo", "Dan"]
SHOWN = 0.69  # pixels that a unit gets at least in a zone of a phone
LARGE = [ship(7), ship(6), ship(5), ship(6)]


def choices(state: State, lang: str = "en") -> Choices:
    seats = [{"name": NAMES[i], "kind": log.HUMAN, "colour": "blue"} for i in range(state.players)]
    setup = Setup("t", "comptoir", GAME.rules, state.players, dict(state.options), "00" * 32, "table", seats)
    table = Table(setup, GAME)
    table.state = state
    who, t = state.actor, speaker(lang)
    return Choices(table, who, offers(table, who, lang, t), state.see(who), lang, t)


def card(state: State, thing: str, lang: str = "en") -> Card:
    return next(card for card in choices(state, lang).cards() if card.thing == thing)


@pytest.mark.parametrize(("lang", "says"), [("en", "Put 3 and finish"), ("fr", "Embarquer 3 et finir")])
def test_all_porters_of_a_card_are_chosen_at_first(lang: str, says: str) -> None:
    poor = position(seat(0), seat(0), quays=LARGE)
    (control,) = card(play(poor, "card shipowner"), "ship-2", lang).controls
    chosen = control.steps[control.at]
    assert (control.kind, chosen.value, chosen.label) == ("amount", "3", says)
    assert chosen.moves == ("load 2", "load 2", "load 2", "end")


def test_at_which_quays_is_left_to_the_hand() -> None:
    (control,) = choices(play(position(quays=LARGE), "card market-woman")).controls
    assert (control.kind, control.most) == ("several", 2)
    assert [tick.label for tick in control.steps] == ["Quay 1", "Quay 2", "Quay 3", "Quay 4"]
    assert not any(tick.ticked for tick in control.steps)


def test_a_tile_is_chosen_with_its_ship() -> None:
    found = card(position(seat(tiles=["storm"]), seat(), quays=LARGE), "tile-storm")
    assert [(control.steps[0].label, control.target) for control in found.controls] == [
        (f"Use at quay {quay}", f"ship-{quay}") for quay in range(1, 5)
    ]


def test_what_can_not_be_chosen_yet_says_what_comes_first() -> None:
    before = position(quays=LARGE)
    assert card(before, "ship-1").why == "You must play a Relations card first."
    after = play(before, "card governor")
    assert card(after, "card-foreman").why == "You have played your card in this turn: one a turn."


def test_a_tile_that_is_called_for_is_turned_up_at_once() -> None:
    (control,) = card(position(quays=LARGE), "pile-events").controls
    assert control.steps[0].moves == ("auction", "end")
    assert control.final


def test_finish_ends_the_turn_only_where_it_is_over() -> None:
    quays = [ship(4, "rum", [0, 3]), *LARGE[1:]]
    going_on = play(position(quays=quays, slate=0), "card governor", "load 1")
    finish = choices(going_on).finish()
    assert finish
    assert finish.moves == ("pay",)
    assert finish.text == "pay it yourself"
    over = play(position(seat(0), seat(0), quays=LARGE), "card governor", "load 1")
    finish = choices(over).finish()
    assert finish
    assert (finish.moves, finish.text) == (("done", "end"), "no more porters")


def test_a_bid_finishes_nothing() -> None:
    auction = {"tile": "storm", "bid": 1, "leader": 1, "out": []}
    state = position(quays=LARGE, auction=auction, pending=[["turn"], ["bid", 0]])
    (control,) = card(state, "lot").controls
    assert control.steps[control.at].label == "Bid 2"
    assert dict(control.quick) == {0: "2", 8: "10 · wins"}


def test_small_buttons_of_the_list_name_players_and_quays() -> None:
    sails = [ship(3, porters=[0, 1, 1]), *LARGE[1:]]
    state = play(position(seat(9), seat(9), seat(9), quays=sails, slate=0), "card foreman")
    load = next(row for row in choices(state).rows() if len(row.offers) > 1)
    assert (load.text, [small for small, _ in load.offers]) == ("Put a porter at quay", ["1", "2", "3", "4"])
    play(state, "load 1")
    slate = next(row for row in choices(state).rows() if len(row.offers) > 1)
    assert (slate.text, [small for small, _ in slate.offers]) == ("By slate, paid by", ["Bo", "Cleo"])


def test_the_whole_hand_lies_side_by_side_and_a_phone_shows_all_of_it() -> None:
    made = drawn(position(quays=LARGE), "fr", 0)
    cards = [box(thing) for thing in made.things if thing.attrib["data-thing"].startswith("card-")]
    assert len(cards) == 8
    for i, (x, y, w, h) in enumerate(cards):
        assert min(w, h) * SHOWN >= TOUCH
        assert all(x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y for x2, y2, w2, h2 in cards[i + 1 :])
    assert (max(x + w for x, _, w, _ in cards) - min(x for x, *_ in cards)) * SHOWN <= PHONE[0]
    assert (max(y + h for _, y, _, h in cards) - min(y for _, y, *_ in cards)) * SHOWN <= PHONE[1]
