"""Everything on a board has an id and a name, and lies where a phone shows it large enough."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree.ElementTree import Element

import pytest

import malecon
from malecon.core.art.zones import TOUCH, Zone
from malecon.web import board
from tests.web.boards import GAMES, drawn, moments

each_game = pytest.mark.parametrize("id", GAMES)
each_language = pytest.mark.parametrize("lang", ["en", "fr"])


def box(thing: Element) -> tuple[float, float, float, float]:
    """Where a thing is pressed."""
    reach = thing.find("rect[@class='reach']")
    assert reach is not None
    x, y, w, h = (float(reach.attrib[name]) for name in ("x", "y", "width", "height"))
    return x, y, w, h


def moves_in(element: Element) -> list[str]:
    return [inner.attrib["data-move"] for inner in element.iter() if "data-move" in inner.attrib]


@each_game
@each_language
def test_what_is_drawn_is_named_and_what_is_named_is_drawn(id: str, lang: str) -> None:
    seats = malecon.game(id).seats
    for players in (seats[0], seats[-1]):
        for state in moments(id, players, 31):
            for viewer in (min(state.actors, default=0), None):
                made = drawn(state, lang, viewer)
                shown = Counter(thing.attrib["data-thing"] for thing in made.things)
                assert set(shown) == set(made.names)
                assert max(shown.values()) == 1, "a thing is there once"
                for thing in made.things:
                    name = thing.attrib["aria-label"]
                    assert name == made.names[thing.attrib["data-thing"]]
                    assert any(letter.isalpha() for letter in name), "more than a number"


@each_game
def test_what_may_be_chosen_lies_in_the_thing_it_belongs_to(id: str) -> None:
    for state in moments(id, malecon.game(id).seats[-1], 13):
        if state.actors:
            made = drawn(state, "en", min(state.actors))
            inside = [move for thing in made.things for move in moves_in(thing)]
            assert sorted(inside) == sorted(moves_in(made.root))
            game, view = state.game, state.see(min(state.actors))
            for thing in made.things:
                for move in moves_in(thing):
                    assert game.thing(game.read(move), view) == thing.attrib["data-thing"], move


@each_game
@each_language
def test_zones_have_names_and_signs(id: str, lang: str) -> None:
    game = malecon.game(id)
    zones = board.zones_of(game)
    assert zones[0].name == "all"
    assert len({zone.name for zone in zones}) == len(zones)
    symbols = board.extra(game, "symbols.jinja")
    files = ["art/sheet.jinja", *([symbols] if symbols else [])]
    sheet = "".join(board.environment().get_template(file).render(lang=lang) for file in files)
    for zone in zones:
        assert len(game.texts.say(lang, f"zone-{zone.name}")) <= 11
        assert f'<symbol id="{zone.sign}"' in sheet


@each_game
def test_each_thing_lies_in_a_zone_and_is_large_enough_there_to_be_chosen(id: str) -> None:
    zones = [zone for zone in board.zones_of(malecon.game(id)) if zone.name != "all"]
    seats = malecon.game(id).seats
    for players in (seats[0], seats[-1]):
        for state in moments(id, players, 13):
            made = drawn(state, "fr", min(state.actors, default=0))
            for thing in made.things:
                x, y, w, h = box(thing)
                around: list[Zone] = [zone for zone in zones if zone.holds(x, y, w, h)]
                assert around, f"{thing.attrib['data-thing']} lies in no zone"
                if moves_in(thing):
                    pressed = max(min(w, h) * zone.scale() for zone in around)
                    assert pressed >= TOUCH, f"{thing.attrib['data-thing']}: {pressed:.1f} px"


# What a unit of the board gets at least in a zone: a phone shows a larger one in parts.
SHOWN = 0.69
# Another's plantation is drawn small; it is read as a whole, and large where a seat is opened.
SMALL = re.compile(r"seat\d-field-")


@each_game
def test_whatever_is_read_by_a_tap_is_large_enough_for_a_finger(id: str) -> None:
    zones = [zone for zone in board.zones_of(malecon.game(id)) if zone.name != "all"]
    for state in moments(id, malecon.game(id).seats[-1], 40):
        for thing in drawn(state, "fr", min(state.actors, default=0)).things:
            x, y, w, h = box(thing)
            pressed = max(min(w, h) * max(SHOWN, zone.scale()) for zone in zones if zone.holds(x, y, w, h))
            name = thing.attrib["data-thing"]
            assert pressed >= TOUCH or SMALL.match(name), f"{name}: {pressed:.1f} px"
