"""How Santiago de Cuba is chosen at a table: what is chosen at first, what cards and buttons say, the way out."""

from __future__ import annotations

from typing import Any

import pytest

from malecon.core.luck import Luck
from malecon.core.prompt import prompt
from malecon.core.state import CHANCE, State
from malecon.games.santiago.ahead import ahead
from malecon.table import log
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web import board
from malecon.web.choices import Choices
from malecon.web.offers import offers
from malecon.web.views import Card, Control
from malecon.web.words import speaker
from tests.games.santiago.positions import DEMAND, GAME, play, position, seat
from tests.web.boards import drawn

NAMES = ["Ana", "Ernesto", "Caridad", "Tito"]


def choices(state: State, lang: str = "en") -> Choices:
    seats = [{"name": NAMES[i], "kind": log.HUMAN, "colour": "blue"} for i in range(state.players)]
    setup = Setup("t", "santiago", GAME.rules, state.players, dict(state.options), "00" * 32, "table", seats)
    table = Table(setup, GAME)
    table.state = state
    who, t = state.actor, speaker(lang)
    return Choices(table, who, offers(table, who, lang, t), state.see(who), lang, t)


def card(state: State, thing: str, lang: str = "en") -> Card:
    return next(card for card in choices(state, lang).cards() if card.thing == thing)


def alone(state: State) -> Control:
    """The only choice there is, open at once."""
    made = choices(state)
    [opened] = [card for card in made.cards() if card.auto]
    [control] = opened.controls
    return control


def signs(step: Any) -> list[tuple[int, str]]:
    return [(gain.n, gain.symbol) for gain in step.gains]


def chosen(control: Control) -> tuple[list[str], list[str], str]:
    """What is given and taken at first, and what the button then sends."""
    tokens = [[token.symbol for token in row if token.ticked] for row in (control.gives, control.takes)]
    return tokens[0], tokens[1], control.steps[control.at].moves[0]


# --- what is chosen at first ------------------------------------------------------------------------------------------


def test_the_black_market_gives_what_is_least_wanted_for_what_the_ship_asks_for() -> None:
    state = play(position(seat(sugar=1, cigars=1), at="pablo"), "to martinez", "broker black-market")
    control = alone(state)
    assert chosen(control) == (["cigars"], ["rum"], "swap cigars rum")
    assert [token.symbol for token in control.takes] == ["sugar", "tobacco", "citrus", "rum", "cigars"]
    assert [token.symbol for token in control.takes if token.asked] == list(DEMAND)
    assert [(token.symbol, token.value) for token in control.gives] == [("sugar", "1"), ("cigars", "1")]
    assert [token.value for token in control.takes] == ["7", "8", "8", "8", "7"]
    assert control.steps[control.at].label == "Swap for 1 rum and finish"


def test_a_gift_for_el_zorro_is_one_choice_whatever_its_kind() -> None:
    state = play(position(seat(), seat(pesos=2, points=3, tobacco=1, cigars=1), at="martinez"), "to el-zorro")
    control = alone(state)
    assert [token.symbol for token in control.gives] == ["peso", "point", "tobacco", "cigars"]
    assert chosen(control) == (["cigars"], [], "give cigars")
    assert signs(control.steps[0]) == [(-1, "peso")]


def test_who_has_one_thing_to_give_has_one_button() -> None:
    state = play(position(seat(), seat(pesos=0, points=1), at="martinez"), "to el-zorro")
    assert [step.moves[0] for step in alone(state).steps] == ["give point"]


def test_all_sugar_is_distilled_at_first_and_what_the_ship_asks_for_has_its_button() -> None:
    control = alone(play(position(seat(sugar=3), at="jose"), "to conchita", "broker distillery"))
    assert control.steps[control.at].moves[0] == "distil 3"
    assert control.told == {2: "All 3", 0: "1 for the ship"}


def test_as_much_as_possible_is_delivered_at_first_and_wood_has_its_own_stepper() -> None:
    state = play(position(seat(citrus=3, wood=2), at="alonso"), "to harbour")
    citrus, wood = card(state, "die-citrus").controls
    assert [citrus.steps[citrus.at].label, wood.steps[wood.at].label] == ["Deliver 3 citrus", "Deliver 2 wood"]
    assert [signs(citrus.steps[-1]), signs(wood.steps[-1])] == [
        [(-3, "citrus"), (6, "point")],
        [(-2, "wood"), (2, "point")],
    ]
    assert [control.title for control in (citrus, wood)] == ["Citrus", "Wood in its place"]


def test_both_ways_of_the_casino_and_all_orders_of_the_cafe_are_open_at_once() -> None:
    state = play(position(seat(pesos=7), at="maria"), "to jose", "broker casino")
    assert [len(card.controls) for card in choices(state).cards() if card.auto] == [2]
    state = play(position(seat(rum=1, cigars=1), at="conchita"), "to pedro", "broker cafe")
    [cafe] = [card for card in choices(state).cards() if card.auto]
    assert [control.steps[0].label for control in cafe.controls] == [
        "Serve rum and finish",
        "Serve a cigar and finish",
        "Serve both and finish",
    ]


# --- what a stop is, and where moves lie ------------------------------------------------------------------------------


def test_a_stop_and_who_is_met_there_are_one_thing_with_one_card() -> None:
    state = position(at="maria")
    made = drawn(state, "en", 0)
    [jose] = [thing for thing in made.things if thing.attrib["data-thing"] == "person-jose"]
    assert [inner.attrib["id"] for inner in jose.iter() if inner.attrib.get("id", "").startswith("stop-")] == ["stop-2"]
    assert [step.moves[0] for control in card(state, "person-jose").controls for step in control.steps] == ["drive 1"]
    far = card(state, "person-alonso")
    assert far.controls == ()
    assert "8 stops cost 7 pesos, you have 3" in far.why


def moments() -> list[State]:
    """Positions in which each kind of move is on offer."""
    luck, found = Luck("moves"), []
    seen: set[str] = set()
    for seed in range(4):
        state = GAME.start(3, seed)
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.sample(luck))
                continue
            kinds = {GAME.lexicon.family_of(move).key for move in state.moves(state.actor)}
            if not kinds <= seen:
                seen |= kinds
                found.append(state.copy())
            state.play(luck.choose(state.moves(state.actor)), state.actor)
    assert {"swap", "give", "office", "newspaper", "value-down", "deliver-wood-for", "use", "casino-peso"} <= seen
    return found


def test_every_move_lies_where_the_board_lights_it() -> None:
    for state in moments():
        who = state.actor
        view, made = state.see(who), drawn(state, "en", who)
        lit = set()
        for thing in made.things:
            for inner in thing.iter():
                if "data-move" in inner.attrib:
                    assert GAME.thing(GAME.read(inner.attrib["data-move"]), view) == thing.attrib["data-thing"]
                    lit.add(thing.attrib["data-thing"])
        named = board.things_of(GAME, view, "en", who)
        asked = {GAME.thing(move, view) for move in state.moves(who)} - {""}
        assert lit == asked <= set(named)
        # Amounts are the stepper's: nothing is lit twice.
        assert len(lit) == sum("data-move" in inner.attrib for inner in made.root.iter())


# --- words ------------------------------------------------------------------------------------------------------------


def whole_games(lang: str) -> list[tuple[State, Choices]]:
    return [(state, choices(state, lang)) for state in moments()]


@pytest.mark.parametrize(("lang", "most"), [("en", 24), ("fr", 30)])
def test_buttons_and_prompts_are_short(lang: str, most: int) -> None:
    t = speaker(lang)
    for state, made in whole_games(lang):
        asked = t("prompt-yours", what=prompt(GAME, state.see(state.actor), lang))
        assert len(asked) <= 45, asked
        finish = made.finish()
        assert finish is None or len(finish.text) <= most, finish
        for control in made.controls:
            for step in control.steps:
                told = step.label.removesuffix(t("and-finish", what="")).strip()
                assert len(told) <= most, told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_on_the_board_has_a_card_that_says_what_it_does(lang: str) -> None:
    for state, made in whole_games(lang):
        named = board.things_of(GAME, state.see(state.actor), lang, state.actor, NAMES)
        told = {card.thing: card for card in made.cards()}
        assert set(named) == set(told)
        assert all(card.about for card in told.values())


def test_cards_speak_of_the_numbers_that_are_played() -> None:
    varied = GAME.vary({"bank.pesos": 5, "maria.points": 1})
    view = position(at="jose", owned={"bank": 1}).see(0)
    assert (
        varied.about("building-bank", view, "en", 0, NAMES) == "+5 pesos. Your broker here brings 1 point to Ernesto."
    )
    assert varied.about("person-maria", view, "fr", 0, NAMES).startswith("Vous donne 1 point. Puis votre courtier")
    assert GAME.about("building-bank", view, "en", 1, NAMES).endswith("Yours: others’ brokers bring you 1 point.")


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (("to miguel", "broker black-market"), "without a swap"),
        (("to miguel", "broker cigar-factory"), "roll nothing"),
        (("to conchita", "broker harbour-master"), "leave the flag"),
        (("to pedro", "broker customs-office"), "leave the dice"),
        (("to pablo",), "take nothing"),
        (("to alonso",), "without a building"),
        (("to harbour",), "deliver nothing"),
    ],
)
def test_finish_says_what_is_left_out(moves: tuple[str, ...], told: str) -> None:
    state = play(position(seat(pesos=9, tobacco=1), at="maria"), *moves)
    finish = choices(state).finish()
    assert finish is not None
    assert (finish.moves[0], finish.text) == ("pass", told)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_is_told_in_eight_words(lang: str) -> None:
    luck = Luck("briefs")
    for seed in range(3):
        state = GAME.start(3, seed)
        turn: list[int] = []
        before, who = state.see(None), -1
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.sample(luck))
                continue
            if state.actor != who:
                told = GAME.brief(turn, before, lang)
                assert len([word for word in told.split() if word != ":"]) <= 8, told
                turn, before, who = [], state.see(None), state.actor
            move = luck.choose(state.moves(state.actor))
            turn.append(move)
            state.play(move, state.actor)


def test_a_turn_is_told_by_whom_was_met_and_where_the_broker_went() -> None:
    moves = [GAME.read(move) for move in ("drive 2", "broker black-market", "swap sugar rum")]
    assert GAME.brief(moves, position().see(None), "en") == "visits José, Black market: sugar for rum"
    assert (
        GAME.brief([GAME.read("drive 10"), GAME.read("pass")], position().see(None), "fr") == "va au port pour 9 pesos"
    )


def test_a_die_set_to_0_is_told_before_whom_was_met() -> None:
    moves = [GAME.read(move) for move in ("drive 1", "broker customs-office", "customs tobacco")]
    assert GAME.brief(moves, position().see(None), "fr").endswith("dé de tabac à 0")


def test_the_drive_and_the_head_of_the_page_tell_their_pesos_and_the_value() -> None:
    told = GAME.brief([GAME.read("drive 3"), GAME.read("broker bank")], position().see(None), "en")
    assert "for 2 pesos, Bank" in told
    assert GAME.where(position(value=3).see(0), "fr", 2) == "Navire 2 sur 7 · valeur 3"


def test_a_stop_beyond_the_harbour_says_that_the_value_rises() -> None:
    view = position(at="maria").see(0)
    beyond = [cuban for cuban in view["cubans"] if "passes the harbour" in GAME.about(f"person-{cuban}", view, "en", 0)]
    assert beyond == view["cubans"][: view["car"]]


# --- what is ahead ----------------------------------------------------------------------------------------------------


def test_a_ship_that_may_leave_without_ones_goods_is_told() -> None:
    state = position(seat(citrus=2), value=4, at="el-zorro")
    [told] = ahead(GAME, state.see(0), 0, "en")
    assert told.startswith("The harbour is 2 stops away: if the car drives past it, the ship leaves")
    assert told.endswith("and 2 goods you could deliver stay behind.")
    state = position(seat(citrus=2), demand={"citrus": 3, "sugar": 0, "rum": 0, "cigars": 0}, at="el-zorro")
    assert ahead(GAME, state.see(0), 0, "en")[0].startswith("3 more goods and the ship leaves")


def test_an_empty_purse_and_the_last_ship_are_told_and_otherwise_nothing_is() -> None:
    assert ahead(GAME, position(seat()).see(0), 0, "en") == []
    assert ahead(GAME, position(seat(pesos=0)).see(0), 0, "fr") == ["Sans pesos, vous n’avancez que d’un arrêt."]
    last = ahead(GAME, position(seat(wood=4), ship=7).see(0), 0, "en")
    assert last == ["The last ship: at its end 3 goods left over make 1 point. You hold 4."]


# --- a step in a word or two, and the list ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "told"), [("en", "José"), ("fr", "Chez José")])
def test_a_step_of_the_turn_tells_whom_the_car_met(lang: str, told: str) -> None:
    state = position(seat(pesos=9), at="maria")
    for move in state.moves(0):
        after = state.copy()
        came = after.tell(move, 0)
        if came[0].details["stop"] == "jose":
            assert GAME.crumb(move, lang, came) == told
            return
    raise AssertionError("José can't be reached")


@pytest.mark.parametrize(("lang", "told"), [("en", "Swap 1 sugar for"), ("fr", "Échanger 1 sucre contre")])
def test_a_row_of_the_list_ends_where_its_small_buttons_begin(lang: str, told: str) -> None:
    state = play(position(seat(sugar=1, cigars=1), at="pablo"), "to martinez", "broker black-market")
    row = next(row for row in choices(state, lang).rows() if len(row.offers) > 1)
    assert row.text == told


def test_a_brief_leaves_out_what_matters_least() -> None:
    moves = [GAME.read(move) for move in ("drive 3", "take sugar", "broker cigar-factory", "roll 3")]
    told = GAME.brief(moves, position().see(None), "en")
    assert "rolls 3 cigars" in told
    assert "takes" not in told
