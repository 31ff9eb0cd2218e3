"""Cuba's board: each edition's own things, each seat's own plantation, and those still to choose."""

from __future__ import annotations

import re

import pytest

import malecon
from malecon.core.state import State
from malecon.web import board, panels
from malecon.web.editions import edition
from malecon.web.views import Offer

GAME = malecon.game("cuba")
NAMES = ["Ernesto", "Bo", "Ana"]
each_language = pytest.mark.parametrize("lang", ["en", "fr"])


def drawn(state: State, lang: str, seat: int | None) -> str:
    game = state.game
    moves = state.moves(seat) if seat in state.actors else []
    offers = [Offer(game.write(move), game.say(move, lang), "", "") for move in moves]
    made = board.drawn(game, state.see(seat), offers, lang, seat, NAMES, ["purple", "yellow", "green"])
    return str(made.svg)


@each_language
def test_boards_to_choose_are_shown_to_all_and_lit_for_who_chooses(lang: str) -> None:
    state = GAME.start(3, 1, boards="individual")
    state.play("board red")
    chooser = state.actor
    for seat in (*range(3), None):
        svg = drawn(state, lang, seat)
        lit = re.findall(r'data-move="(board \w+)"', svg)
        assert lit == (["board blue", "board yellow", "board green", "board purple"] if seat == chooser else [])
        shown = set(re.findall(r'id="plantation-([a-z]+)"', svg))
        has_one = seat is not None and state.see(seat)["seats"][seat]["board"] is not None
        assert shown == (set() if has_one else {"blue", "yellow", "green", "purple"})


def test_everybody_sees_each_seats_own_board() -> None:
    state = GAME.start(3, 1, boards="individual")
    for colour in ("red", "green", "blue"):
        state.play(f"board {colour}")
    view = state.see(0)
    for seat in range(3):
        own = re.findall(r'class="field ground-(\w+)', drawn(state, "en", seat))
        assert own == [gives or "built" for gives in view["seats"][seat]["fields"]]
        for other in {0, 1, 2} - {seat}:
            thing = rf'data-thing="seat{other}-field-\w\d".*?class="ground-(\w+)"'
            beds = re.findall(thing, drawn(state, "en", seat))
            assert beds == [gives or "built" for gives in view["seats"][other]["fields"]]


def test_the_embassy_is_drawn_where_the_edition_has_one() -> None:
    for name, has in (("filosofia", True), ("eggert", False)):
        svg = drawn(GAME.start(2, 1, edition=name), "en", 0)
        assert ('id="site-canadian-embassy"' in svg) == has


def test_the_board_is_in_the_words_of_its_edition() -> None:
    filosofia, eggert = (drawn(GAME.start(2, 1, edition=name), "fr", 0) for name in ("filosofia", "eggert"))
    assert ">Quai 1<" in filosofia
    assert ">Emplacement 1<" in eggert
    assert not re.search(r"navire|\bquai|rangée|\bprojet|Ouvrier|Marchande|Manche", eggert)
    assert not re.search(r"bateau|emplacement|\bligne|proposition|Travailleur|Négociante|Manche", filosofia)


def test_a_neighbours_plantation_is_named_with_its_elision() -> None:
    svg = drawn(GAME.start(2, 1), "fr", 1)
    assert "Plantation d’Ernesto" in svg
    assert "de Ernesto" not in svg


def test_two_editions_side_by_side_keep_their_words() -> None:
    """A panel's words are kept for the next page; not for a table of the other edition."""
    games = [GAME, edition(GAME, {"edition": "eggert"})]
    said = [panels.named(game, [("cigars", "1")], "fr", None)[0][2] for game in (*games, *games)]
    assert said == ["boîte de cigares", "caisse de cigares"] * 2


def test_the_board_follows_changed_numbers() -> None:
    state = GAME.vary({"docks.3": 9, "building.dam.stone": 5}).start(2, 1)
    svg = drawn(state, "en", 0)
    assert re.search(r'id="berth-3".*?class="figure">9<', svg)
    assert re.search(r'id="site-dam".*?small-figure">5<', svg, re.DOTALL)


@pytest.mark.parametrize(("asked", "speaks"), [({"edition": "eggert"}, "eggert"), ({"edition": "x"}, "filosofia")])
def test_a_rules_page_speaks_of_the_edition_its_address_names(asked: dict[str, str], speaks: str) -> None:
    page = edition(GAME, asked).rulebook("fr")
    assert ("bateaux du port" in page) == (speaks == "eggert")
