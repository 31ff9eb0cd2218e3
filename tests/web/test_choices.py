"""What hands may do at a table: whatever a card, the list or «Finish» sends can be played, and nothing is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import malecon
from malecon.core.luck import Luck
from malecon.core.preview import beyond
from malecon.core.prompt import word
from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.chain import walk
from malecon.table.log import Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web.board import ahead_of, environment
from malecon.web.choices import Choices
from malecon.web.digest import chronicle, digest
from malecon.web.foresight import foresight
from malecon.web.offers import gained, holdings, offers
from malecon.web.views import Control, Step, Turn
from malecon.web.words import speaker

GAMES = ("santiago", "cuba", "comptoir", "capa-doro")
each_game = pytest.mark.parametrize("id", GAMES)
NAMES = ("Ana", "Ben", "Cruz")
T = speaker("en")


def table_of(id: str) -> Table:
    game = malecon.game(id)
    seats = [Seat(log.HUMAN, name, colour).data() for name, colour in zip(NAMES, log.COLOURS, strict=False)]
    return Table(Setup("t", id, game.rules, 3, dict(game.choose({})), "00" * 32, "table", seats), game)


def played(id: str, seed: int, every: int = 7, most: int = 400) -> Iterator[tuple[Table, int]]:
    """Positions of a game played at random in which a person has to choose."""
    table, luck, decisions = table_of(id), Luck(f"choices {seed}"), 0
    while not table.state.over and decisions < most:
        if table.state.actor == CHANCE:
            table.add(log.MOVE, CHANCE, table.game.write(table.state.sample(luck)), 0.0)
            continue
        seat = table.state.actors[0]
        moves = table.state.moves(seat)
        table.ended = True  # as if every turn had been ended
        if decisions % every == 0 and len(moves) > 1:
            yield table, seat
        decisions += 1
        table.add(log.MOVE, seat, table.game.write(luck.choose(moves)), 0.0)


def choices_of(table: Table, seat: int) -> Choices:
    return Choices(table, seat, offers(table, seat, "en", T), table.state.see(seat), "en", T)


@each_game
def test_all_that_is_declared_is_of_the_game(id: str) -> None:
    game = malecon.game(id)
    keys, hands = {family.key for family in game.lexicon.families}, game.choosing
    for declared in (hands.things, hands.amounts, hands.pairs, hands.several, hands.quick, hands.whole, hands.together):
        assert set(declared) <= keys
    for out in hands.out:
        assert out in keys or game.read(out) >= 0


@each_game
def test_every_move_is_in_the_list_once_and_every_button_can_be_pressed(id: str) -> None:
    pressed = 0
    for seed in range(2):
        for table, seat in played(id, seed):
            made = choices_of(table, seat)
            may = {table.game.write(move) for move in table.state.moves(seat)}
            listed = [offer.move for row in made.rows() for _, offer in row.offers]
            assert sorted(listed) == sorted(may)
            sent = [step.moves for control in made.controls if control.kind != "several" for step in control.steps]
            finish = made.finish()
            for moves in [*sent, *([finish.moves] if finish else [])]:
                table.ended = False
                walk(table.fork(), seat, list(moves), 0.0)  # refuses what can't be played
                table.ended = True
                pressed += 1
            chosen = {move for control in made.controls for step in control.steps for move in step.moves}
            outs = {move for move in may if table.game.choosing.way_out(table.game.lexicon, table.game.read(move)) >= 0}
            assert may - outs <= chosen, "nothing that the rules allow is only to be found in the list"
    assert pressed > 50


@each_game
def test_what_is_ticked_at_first_can_be_done_together(id: str) -> None:
    for table, seat in played(id, 3, every=3):
        for control in choices_of(table, seat).controls:
            ticked = [step.moves[0] for step in control.steps if control.kind == "several" and step.ticked]
            if ticked:
                assert len(ticked) <= control.most
                foresight(table, seat, ticked, "en")


@each_game
def test_signs_tell_what_the_move_then_brings(id: str) -> None:
    """A move whose signs are shown and that nothing hidden can change brings just that."""
    told = 0
    for table, seat in played(id, 5, every=5):
        for offer in offers(table, seat, "en", T)[:6]:
            if not offer.gains or offer.final:
                continue
            before = holdings(table, table.state.see(seat), seat)
            after = table.state.copy()
            after.play(offer.move, seat)
            assert offer.gains == gained(table, before, holdings(table, after.see(seat), seat), "en")
            told += 1
    assert told > 5


@each_game
def test_the_others_turns_since_ones_own_are_told_once_with_numbers(id: str) -> None:
    seen = 0
    for table, seat in played(id, 7, every=1, most=120):
        told = [turn for turn in digest(table, seat, "en", T) if turn.seat != seat]
        assert [turn.number for turn in told if turn.number] == list(range(1, min(len(told), 9) + 1))
        own = max((i for i, move in enumerate(table.line) if move.seat == seat), default=-1)
        covered = [i for turn in told for i in range(turn.first, turn.end)]
        others = [i for i in range(own + 1, len(table.line)) if table.line[i].seat not in (CHANCE, seat)]
        assert set(others) <= set(covered)
        assert len(covered) == len(set(covered))
        seen += len(told)
    assert seen > 10


@each_game
def test_the_story_has_every_turn_newest_first(id: str) -> None:
    *_, (table, seat) = played(id, 9, most=150)
    told = [entry for entry in chronicle(table, seat, "en", T, last=1000) if isinstance(entry, Turn)]
    assert [turn.first for turn in told] == sorted((turn.first for turn in told), reverse=True)
    assert told[-1].first == 0
    assert [turn.end for turn in told[1:]] == [turn.first for turn in told[:-1]]
    assert told[0].end == len(table.line)


@each_game
def test_what_cannot_be_chosen_now_says_why(id: str) -> None:
    """On one's own turn every card of a thing that could ever be chosen has a button, or tells what is in the way."""
    silent = 0
    for table, seat in played(id, 11, every=5, most=150):
        made = choices_of(table, seat)
        chosen = {offer.thing for offer in made.offers}
        declared = {table.game.thing(move, made.view) for move in range(table.game.lexicon.size)}
        for card in made.cards():
            if card.thing in declared - chosen:
                assert card.why, card.thing
                silent += 1
    assert silent > 100


# What a newcomer would try at the wrong moment, by game.
TRIED = {
    "santiago": {"stop", "person", "building", "die", "value"},
    "cuba": {"ship", "bill", "market", "field", "building", "card", "parliament"},
    "comptoir": {"ship", "porter", "card", "tile"},
    "capa-doro": {"field", "market"},
}


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_chosen_now_says_why_or_when(id: str, lang: str) -> None:
    told = 0
    for table, seat in played(id, 4, every=5):
        made = Choices(table, seat, offers(table, seat, lang, T), table.state.see(seat), lang, T)
        for card in made.cards():
            if card.thing.partition("-")[0] in TRIED[id] and not any(o.thing == card.thing for o in made.offers):
                assert card.controls or card.why, card.thing
                told += 1
    assert told > 100


@each_game
def test_nobody_is_taken_to_have_answered_a_question_before_it_was_asked(id: str) -> None:
    for table, seat in played(id, 5, every=5):
        game, answers = table.game, table.game.choosing.answers
        for control in choices_of(table, seat).controls:
            assert not set(control.outs) & set(answers)
            for step in control.steps:
                for sent in (step.moves, step.ends):
                    world = table.state.copy()
                    for i, move in enumerate(move for move in sent if move != "end"):
                        if i and game.lexicon.family_of(game.read(move)).key in answers:
                            left = world.moves(seat)
                            assert all(game.choosing.way_out(game.lexicon, one) >= 0 for one in left), sent
                        world.play(move, seat)


def test_what_answers_a_question_of_its_own_is_declared() -> None:
    assert malecon.game("cuba").choosing.answers == ("refuse",)
    assert malecon.game("comptoir").choosing.answers == ("pass", "pay")


def test_ticks_that_end_the_turn_say_that_nothing_is_taken_back() -> None:
    found = 0
    for table, seat in played("cuba", 3, every=3, most=300):
        for practice, said in ((False, "at once, no undo"), (True, "")):
            table.setup.settings["practice"] = practice
            several = [control for control in choices_of(table, seat).controls if control.kind == "several"]
            assert all(control.lost == said for control in several)
            found += len(several)
    assert found > 5


def test_no_button_answers_a_question_that_is_asked_after_it() -> None:
    """Who enacts the laws is then asked for the tax: to finish with them would have refused it unasked."""
    asked = others = 0
    for seed in range(12):
        for table, seat in played("cuba", seed, every=1, most=500):
            made = choices_of(table, seat)
            for control in made.controls:
                now = word(table.state.see(seat))
                for step in control.steps:
                    for sent in (step.moves, step.ends):
                        moves = [move for move in sent if move != "end"]
                        for i in range(1, len(moves)):
                            world = table.state.guess(seat, Luck("another"))
                            for move in moves[:i]:
                                beyond(world, table.game.read(move), seat)
                            then, out = word(world.see(seat)), table.game.read(moves[i])
                            free = len(world.moves(seat)) > 1
                            is_out = table.game.choosing.way_out(table.game.lexicon, out) >= 0
                            assert not (is_out and free and then != now), (moves, then)
                            others += 1
                if control.id == "enact" and control.kind == "several":
                    bills = [step.moves[0] for step in control.steps][:2]
                    told = foresight(table, seat, bills, "en")
                    asked += bool(told.may) and not told.same
        if asked and others > 100:
            return
    assert asked, "there was a tax to pay after the laws"


def test_a_drive_is_listed_with_whom_it_meets() -> None:
    table, seat = next(one for one in played("santiago", 5, every=1) if word(one[0].state.see(one[1])) == "drive")
    row = next(row for row in choices_of(table, seat).rows() if row.offers[0][1].key == "drive")
    view = table.state.see(seat)
    for label, offer in row.offers:
        stop = (view["car"] + int(offer.move.split()[1])) % 10
        met = table.game.texts.say("en", f"cuban-{view['cubans'][stop - 1]}") if stop else "Harbour"
        assert label == f"{offer.move.split()[1]} {met}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_event_that_asks_for_a_place_says_what_it_does(lang: str) -> None:
    seen = set()
    for table, seat in played("capa-doro", 5, every=1):
        view = table.state.see(seat)
        if word(view) in ("choose", "beetle"):
            about = table.game.texts.say(lang, f"about-{view['pending'][-1][-1]}")
            assert ahead_of(table.game, view, seat, lang)[0] == about
            seen.add(about)
    assert len(seen) > 2


@pytest.mark.parametrize(
    ("lang", "least", "most"), [("en", "Least: 3", "Most: "), ("fr", "Au moins : 3", "Au plus : ")]
)
def test_quick_amounts_say_what_they_are(lang: str, least: str, most: str) -> None:
    steps = tuple(Step(str(n), (f"casino-peso {n}",), str(n)) for n in range(3, 18, 3))
    control = Control("casino", "amount", "building-casino", "", steps, 0)
    view: Any = SimpleNamespace(id="t", n=1, viewer=0)
    module: Any = environment().get_template("choosing.html").module
    shown = module.choose(control, view, speaker(lang))
    told = re.findall(r'data-amount="\d">(.*?)</button>', str(shown).replace("\N{NO-BREAK SPACE}", " "))
    assert told[0] == least
    assert told[-1] == most + "15"
