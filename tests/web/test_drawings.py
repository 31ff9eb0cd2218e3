"""Boards drawn over whole games: what is lit is legal, what is used exists, nothing breaks the pages' policy."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from httpx import Response

import malecon
from malecon.core.state import CHANCE, State
from malecon.web import board
from malecon.web.views import Offer
from tests.web.conftest import new_table

NAMES = ["Ana", "Bo", "Chloé", "Dan", "Eva"]
COLOURS = ["purple", "yellow", "green", "blue", "orange"]
GAMES = [id for id in malecon.games() if board.has_board(malecon.game(id))]


def positions(id: str, players: int, most: int = 60) -> Iterator[State]:
    """The decisions of a game in which everybody plays at random."""
    game = malecon.game(id)
    luck = malecon.Luck(f"drawings {id} {players}")
    state = game.start(players, 7)
    while most and (state.actor == CHANCE or state.actors):
        if state.actor == CHANCE:
            state.play(state.sample(luck))
            continue
        yield state
        most -= 1
        seat = min(state.actors)
        moves = state.moves(seat)
        state.play(moves[luck.below(len(moves))], seat)


def drawn(state: State, lang: str, seat: int | None) -> tuple[str, set[str]]:
    game = state.game
    moves = [] if seat is None else state.moves(seat)
    offers = [Offer(text, game.say(move, lang), "", text.split()[0]) for move in moves for text in [game.write(move)]]
    made = board.draw(game, state.see(seat), offers, lang, seat, NAMES, COLOURS)
    return str(made.svg), {offer.move for offer in offers}


def sheet(id: str, lang: str) -> str:
    symbols = board.extra(malecon.game(id), "symbols.jinja")
    files = ["art/sheet.jinja"] + ([symbols] if symbols else [])
    return "".join(board.environment().get_template(file).render(lang=lang) for file in files)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_whole_games_are_drawn(id: str, lang: str) -> None:
    symbols = set(re.findall(r'<symbol id="([^"]+)"', sheet(id, lang)))
    lit_families = set()
    for players in (min(malecon.game(id).seats), max(malecon.game(id).seats)):
        for state in positions(id, players):
            svg, offered = drawn(state, lang, min(state.actors))
            lit = set(re.findall(r'data-move="([^"]+)"', svg))
            assert lit <= offered
            lit_families |= {move.split()[0] for move in lit}
            twice = [key for key, n in Counter(re.findall(r'\sid="([^"]+)"', svg)).items() if n > 1]
            assert not twice
            assert set(re.findall(r'<use href="#([^"]+)"', svg)) <= symbols
            assert "style=" not in svg
            assert "<script" not in svg
    assert len(lit_families) > 3


@pytest.mark.parametrize("id", GAMES)
def test_what_is_lit_has_a_name_and_a_place_in_the_tab_order(id: str) -> None:
    for state in positions(id, max(malecon.game(id).seats), 40):
        svg, _ = drawn(state, "en", min(state.actors))
        for thing in re.findall(r"<g [^>]*data-move[^>]*>", svg):
            assert 'role="button"' in thing
            assert 'tabindex="0"' in thing
            assert re.search(r'aria-label="[^"]{3,}"', thing)


@pytest.mark.parametrize("id", GAMES)
def test_the_board_is_there_before_anything_is_dealt(id: str) -> None:
    game = malecon.game(id)
    state, luck = game.new(max(game.seats)), malecon.Luck(1)
    while state.actor == CHANCE:
        assert "<svg" in drawn(state, "fr", None)[0]
        state.play(state.sample(luck))


@pytest.mark.parametrize("id", GAMES)
def test_a_spectator_sees_a_board_without_moves(id: str) -> None:
    for state in positions(id, 3, 30):
        svg, _ = drawn(state, "en", None)
        assert "data-move" not in svg


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_every_symbol_says_its_name_and_is_there_once(id: str, lang: str) -> None:
    text = sheet(id, lang)
    ids = re.findall(r'<symbol id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    nameless = [key for key in ids if not re.search(rf'<symbol id="{re.escape(key)}"[^>]*>\s*<title>[^<]', text)]
    assert not nameless


def test_santiagos_board_follows_its_numbers() -> None:
    """Ships, flags, prices and gifts are those of the table, not those of the box."""
    game = malecon.game("santiago").vary({"ships": 3, "value.last": 5, "bank.pesos": 4, "pedro.tobacco": 3})
    state = game.start(2, 1)
    view = state.see(0)
    drawing = board.drawing_of(game)
    assert drawing is not None
    made = drawing.scene(game, view, (), "en", 0)
    assert [ship["n"] for ship in made["fleet"]] == [1, 2, 3]
    assert [(rung["value"], rung["last"]) for rung in made["ladder"]] == [
        (2, False), (3, False), (4, False), (5, False), (6, True),
    ]  # fmt: skip
    assert next(tile["works"] for tile in made["buildings"] if tile["name"] == "bank") == ["+4", "peso"]
    assert next(stop["gift"] for stop in made["stops"] if stop["cuban"] == "pedro") == [("tobacco", "3")]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_a_picture_is_called_what_its_game_calls_the_thing(id: str, lang: str) -> None:
    game, called = malecon.game(id), 0
    for key, title in re.findall(r'<symbol id="([^"]+)"[^>]*>\s*<title>([^<]*)', sheet(id, lang)):
        word = key.removesuffix("-face").replace("character-", "card-")
        if word.partition("-")[0] in ("building", "cuban", "card", "event", "stage") and game.texts.has(lang, word):
            assert title.replace("\xa0", " ") == game.texts.say(lang, word).replace("\xa0", " ").replace("\u202f", " ")
            called += 1
    assert called >= 8


def test_what_belongs_to_a_seat_agrees_with_its_colour() -> None:
    text = sheet("capa-doro", "fr")
    assert "<title>Plantation verte</title>" in text
    assert "<title>Plantation bleue</title>" in text
    assert "<title>Plantation violette</title>" in text
    assert not re.search("Ballot|Ver du tabac|Manufacture", text)
    assert "<title>Ouvrier vert</title>" in sheet("cuba", "fr")


@pytest.mark.parametrize("id", GAMES)
def test_the_house_holds_no_picture_that_only_one_game_shows(id: str) -> None:
    """What a single game draws lies in its folder; a cover stands on the shelf, where only the house's sheet is."""
    house = set(
        re.findall(r'<symbol id="([^"]+)"', board.environment().get_template("art/sheet.jinja").render(lang="en"))
    )
    assert set(re.findall(r'<use href="#([^"]+)"', str(board.cover(malecon.game(id), "en")))) <= house
    others = "".join(
        file.read_text("utf-8")
        for other in GAMES
        if other != id
        for pattern in ("*.jinja", "*.py")
        for file in malecon.game(other).folder.glob(pattern)
    )
    own = "".join(
        file.read_text("utf-8") for pattern in ("*.jinja", "*.py") for file in malecon.game(id).folder.glob(pattern)
    )
    for symbol in house:
        word = symbol.partition("-")[0]
        if word in ("zone", "bag", "broker", "die", "conchita"):  # of every table, or also of the book's own games
            continue
        assert not (f'"{word}' in own and f'"{word}' not in others), f"{symbol} is drawn by {id} alone"


def broken(*_: object) -> board.Drawing:
    raise ZeroDivisionError("a slip of the pen")


def page_with_broken_drawing(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> Response:
    page = f"/t/{new_table(ana, GAMES[0], seat0='me', seat1='me')}"
    monkeypatch.setattr(board, "drawn", broken)
    board.once.cache_clear()
    answer: Response = ana.get(page)
    return answer


def test_a_failed_drawing_fails_its_test(ana: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page_with_broken_drawing(ana, monkeypatch).status_code == 500
    with pytest.raises(ZeroDivisionError, match="a slip of the pen"):
        drawn(next(positions(GAMES[0], 2)), "en", None)


def test_in_a_house_a_failed_drawing_costs_nobody_the_game(
    ana: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("MALECON_STRICT")
    answer = page_with_broken_drawing(ana, monkeypatch)
    assert answer.status_code == 200
    assert 'name="move"' in answer.text
    assert "could not be drawn" in caplog.text
    assert "a slip of the pen" in caplog.text


def test_a_board_is_drawn_once_for_all_who_see_the_same() -> None:
    """Who comes, goes or talks changes no board; whatever is drawn otherwise is another one."""
    state = next(positions(GAMES[0], 2))
    view = state.see(0)

    def seen(lang: str = "en", viewer: int = 0, name: str = "Ana") -> board.Drawing:
        return board.draw(state.game, state.see(0), (), lang, viewer, [name, "Bo"], ["orange", "blue"])

    assert seen() is seen()
    assert seen().svg == board.drawn(state.game, view, (), "en", 0, ["Ana", "Bo"], ["orange", "blue"]).svg
    assert len({id(one) for one in (seen(), seen("fr"), seen(viewer=1), seen(name="Eve"))}) == 4
    before = seen()
    state.play(state.moves(state.waiting()[0])[0], state.waiting()[0])
    assert seen() is not before
