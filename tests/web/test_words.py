"""What buttons, hints and ways out say, read as a newcomer does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import pytest
from fastapi.testclient import TestClient

import malecon
from malecon.table import log
from malecon.table.table import Table
from malecon.web import board
from malecon.web.choices import Choices
from malecon.web.offers import offers, pointed
from malecon.web.viewer import Company, Eyes, look, no_finish, no_undo
from malecon.web.views import Offer
from malecon.web.words import TEXTS, speaker
from tests.web.conftest import new_table
from tests.web.test_choices import GAMES, NAMES, T, choices_of, each_game, played, table_of

each_language = pytest.mark.parametrize("lang", ["en", "fr"])


def advised(table: Table, seat: int) -> Iterator[tuple[Choices, Offer, Element]]:
    """For a move of each family, as if it were the hint's: what is offered, that offer, and the board."""
    view = table.state.see(seat)
    families: dict[str, str] = {}
    for move in table.state.moves(seat):
        families[table.game.lexicon.family_of(move).key] = table.game.write(move)
    for written in families.values():
        found = offers(table, seat, "en", T, [(written, 20)])
        drawn = board.drawn(table.game, view, pointed(found), "en", seat, NAMES, log.COLOURS)
        best = next(offer for offer in found if offer.best)
        yield Choices(table, seat, found, view, "en", T), best, fromstring(drawn.svg)


def leads(choices: Choices, best: Offer) -> bool:
    """Whether the card that the hint points at sends just that, as it stands; of several that, beside what is usual."""
    if not any(control.best == 1 for control in choices.controls):
        return choices.points() == best.thing
    control = next(card.controls[0] for card in choices.cards() if card.thing == choices.points() and card.controls)
    if control.kind == "several":
        return (best.move,) in [step.moves for step in control.steps if step.ticked]
    chosen = control.steps[control.at]
    return chosen.moves[0] == best.move and chosen.moves[1:2] != (best.move,)


def marked(element: Element, thing: str = "") -> Iterator[str]:
    """The things with the hint's mark."""
    thing = element.get("data-thing", thing)
    if "best" in element.get("class", "").split():
        yield thing or next(inner.attrib["data-thing"] for inner in element.iter() if "data-thing" in inner.attrib)
    for inner in element:
        yield from marked(inner, thing)


@each_game
def test_hint_list_and_board_point_at_the_same_thing(id: str) -> None:
    seen = 0
    for table, seat in played(id, 3, every=12, most=300):
        for choices, best, drawn in advised(table, seat):
            rows = [offer for row in choices.rows() for _, offer in row.offers if offer.best]
            assert rows == [best]
            out = table.game.choosing.way_out(table.game.lexicon, table.game.read(best.move)) >= 0
            finish = choices.finish()
            if out and finish and finish.moves[0] == best.move:
                said = T("go-on" if finish.goes_on else "finish")
                assert choices.advice() == f"{said} ({finish.text})", "in the words of the button that takes it"
            else:
                assert choices.advice().startswith(best.text)
                assert leads(choices, best), best.move
            assert out or set(marked(drawn)) == {best.thing} - {""}, best.move
            seen += 1
    assert seen > 15


@pytest.mark.parametrize(
    ("id", "family", "told"),
    [
        ("santiago", "drive", r"^Drive \d stops? \(.+\)$"),
        ("santiago", "swap", r" \(Black market\)$"),
        ("comptoir", "bid", r"^Bid \d+ \(.+\)$"),
        ("cuba", "sell", r" \(Market, \w+\)$"),
        ("cuba", "on", r"^Build on the .+ field$"),
        ("comptoir", "load", r"^Put a porter at quay \d$"),
        ("capa-doro", "sow", r"^Sow in .+, row \d$"),
    ],
)
def test_a_hint_names_its_place_once(id: str, family: str, told: str) -> None:
    seen = 0
    for seed in range(6):
        for table, seat in played(id, seed, every=1):
            move = next(
                (one for one in table.state.moves(seat) if table.game.lexicon.family_of(one).key == family), None
            )
            if move is not None:
                found = offers(table, seat, "en", T, [(table.game.write(move), 20)])
                said = Choices(table, seat, found, table.state.see(seat), "en", T).advice()
                assert re.search(told, said), said
                seen += 1
            if seen > 3:
                return
    assert seen


def test_a_chance_is_called_one() -> None:
    assert speaker("en")("chance", n=20) == "20% chance to win"
    assert "chances de gagner" in speaker("fr")("chance", n=20)


@each_game
@each_language
def test_finish_says_what_it_does(id: str, lang: str) -> None:
    """Not what the button beside it says, nor a bare «pass»."""
    said = set()
    for table, seat in played(id, 5, every=3, most=300):
        found = offers(table, seat, lang, speaker(lang))
        finish = Choices(table, seat, found, table.state.see(seat), lang, speaker(lang)).finish()
        if finish:
            said.add(finish.text)
    assert said
    assert not said & {"pass", "passer", "nothing more", "rien de plus", "rien d’autre", speaker(lang)("skip"), ""}


@each_language
def test_the_end_of_a_turn_that_is_played_is_named_too(lang: str) -> None:
    table = table_of("santiago")
    for table, seat in played("santiago", 5, every=1):
        found = offers(table, seat, "en", T)
        last = next((offer for offer in found if offer.last and not offer.final), None)
        if last:
            break
    assert last
    table.seats[seat].confirm = True
    table.add(log.MOVE, seat, last.move, 0.0)
    assert table.paused == seat
    seen = look(table, Eyes((seat,), lang), Company(), {})
    assert seen.finish
    assert seen.finish.text == speaker(lang)("finish-end")


@each_game
def test_what_ends_the_turn_says_that_nothing_is_taken_back(id: str) -> None:
    seen = 0
    for table, seat in played(id, 5, every=3, most=300):
        for control in choices_of(table, seat).controls:
            for step in control.steps if control.kind != "several" else ():
                ends = "end" in (*step.moves, *step.ends)
                assert step.final == ("at once, no undo" if ends else "")
                seen += ends
    assert seen


def test_a_pale_button_says_why(ana: TestClient) -> None:
    id = new_table(ana, seat0="me", seat1="sofa")
    page = ana.get(f"/t/{id}").text
    undo = re.search(r'<button type="button" aria-disabled="true" data-why="undo" title="([^"]+)"', page)
    assert undo
    assert ana.get(f"/t/{id}/why", params={"move": "undo"}).json() == {"why": undo[1]}
    finish = re.search(r'class="finish" aria-disabled="true" data-why="finish" title="([^"]+)"', page)
    assert finish
    assert ana.get(f"/t/{id}/why", params={"move": "finish"}).json() == {"why": finish[1]}


@each_game
@each_language
def test_why_nothing_is_finished_or_taken_back(id: str, lang: str) -> None:
    t = speaker(lang)
    table, seat = next(played(id, 5, every=1))
    other = next(i for i in range(3) if i not in table.actors)
    assert no_finish(table, other, lang, t) == t("finish-wait")
    assert no_undo(table, other, [other], t) == t("refused-nothing-to-undo")
    assert no_finish(table, seat, lang, t).startswith(t("finish-first", what="").rstrip())


# Words that have no verb, or that run into each other: a name and a number, «one a quay», «dé sucre».
WRONG = {
    "en": r"\b(one|\d) a (quay|porter|good|building|ship)\b"
    r"|^(Beetle|Drought|Blight|Glut|Fashion|Worker|Broker|Value)\b",
    "fr": r"\bdé (sucre|tabac|agrumes|rhum|cigares)\b"
    r"|^(Vrillette|Sécheresse|Parasites|Ouvrier|Courtier|Valeur|Enchère)\b",
}


@each_language
@each_game
def test_what_may_be_done_begins_with_a_verb(id: str, lang: str) -> None:
    game = malecon.game(id)
    for move in range(game.chances, game.size):
        assert not re.search(WRONG[lang], game.say(move, lang, NAMES + ("Dan", "Eva"))), game.write(move)
        told = game.told(move, 0, lang, NAMES + ("Dan", "Eva"))
        assert not re.search(WRONG[lang], told), told
    for key in game.texts.language(lang).sources:
        if key.startswith("do-"):
            assert not re.search(WRONG[lang], game.texts.language(lang).sources[key].partition("= ")[2]), key


@each_language
@each_game
def test_no_name_runs_into_a_number(id: str, lang: str) -> None:
    """«Player 1 4»: wherever a card speaks of a seat, its number is not followed by another."""
    t = speaker(lang)
    names = [t("seat-name", n=i + 1) for i in range(3)]
    seen = 0
    for table, seat in played(id, 3, every=15, most=300):
        view = table.state.see(seat)
        for thing in board.things_of(table.game, view, lang, seat, names):
            told = table.game.about(thing, view, lang, seat, names)
            assert not any(re.search(rf"{name} \d", told) for name in names), told
            seen += 1
    assert seen > 50


@each_language
def test_a_record_is_opened_not_brought(lang: str) -> None:
    assert TEXTS.say(lang, "bring-record").split()[0] in ("Open", "Ouvrir")
    assert GAMES
