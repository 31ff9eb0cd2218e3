"""Pages from templates: the table's fragment, and everything around it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from starlette.responses import HTMLResponse

from malecon.core.game import Game
from malecon.core.texts import LANGUAGES
from malecon.table.table import Table
from malecon.web import board, viewer
from malecon.web.assets import asset
from malecon.web.drawn import Drawn
from malecon.web.guest import Guest
from malecon.web.qr import qr
from malecon.web.stencil import stamp
from malecon.web.viewer import Company, Eyes
from malecon.web.views import TableView
from malecon.web.words import TEXTS, speaker


def table_view(table: Table, eyes: Eyes, company: Company, invites: Mapping[int, str]) -> TableView:
    """What a viewer sees; links to empty seats only for who sits there."""
    links = {seat: f"{eyes.base}/j/{key}" for seat, key in invites.items()} if eyes.held else {}
    return viewer.look(table, eyes, company, links)


def drawing(table: Table, eyes: Eyes, company: Company, invites: Mapping[int, str]) -> Drawn:
    """The table as a viewer sees it, to be sent to all who see the same."""
    view = table_view(table, eyes, company, invites)
    told = {"n": view.n, "number": view.number, "title": view.title, "turn": view.turn}
    return Drawn(fragment(view), told)


def looks(game: Game) -> dict[str, Any]:
    """What a page that shows a game's drawings needs of its folder: its symbols and its style."""
    return {"symbols": board.extra(game, "symbols.jinja"), "style": board.style(game)}


def render(template: str, lang: str, **data: Any) -> str:
    """A template's text in a language."""
    return "".join(pieces(template, lang, **data))


def fragment(view: TableView) -> list[str]:
    """A table in the pieces it is made of, the board's own among them."""
    made = list(pieces("fragment.html", view.lang, view=view))
    if view.board:
        at = made.index(view.board)
        made[at : at + 1] = view.strokes
    return made


def pieces(template: str, lang: str, **data: Any) -> Iterator[str]:
    """A template's text in a language, piece by piece."""
    house = {"languages": LANGUAGES, "still": board.still, "asset": asset, "qr": qr}
    said = stamp(TEXTS, lang)
    return board.environment().get_template(template).generate(t=speaker(lang), lang=lang, stamp=said, **house, **data)


def answer(template: str, guest: Guest, status: int = 200, **data: Any) -> HTMLResponse:
    """A whole page for a guest."""
    response = HTMLResponse(render(template, guest.lang, guest=guest, **data), status)
    guest.remember(response)
    response.headers["content-language"] = guest.lang
    response.headers["vary"] = "Accept-Language, Cookie"
    return response
