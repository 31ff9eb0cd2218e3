"""The games' own drawings: each game's `board.jinja`, filled with what its `drawing.py` makes of a view."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    FileSystemLoader,
    FunctionLoader,
    PrefixLoader,
    StrictUndefined,
    select_autoescape,
)
from markupsafe import Markup

import malecon
from malecon import core
from malecon.core.art import strokes
from malecon.core.art.lettering import fitted
from malecon.core.art.zones import Zone
from malecon.core.game import Game
from malecon.core.story import Event
from malecon.web.stencil import Drawer, Stencils, Things, stamp
from malecon.web.views import ChatLine, LogLine, Offer, SeatView, Turn
from malecon.web.words import moments, speaker

note = logging.getLogger("malecon.web")
# So many boards that were drawn last are kept, of some 50 KB each.
KEPT = 64
Scene = Callable[[Game, Mapping[str, Any], Sequence[Offer], str, int | None], dict[str, Any]]


def _game_file(name: str) -> tuple[str, str, None] | None:
    """`santiago/board.jinja`: a file of that game's folder, wherever the game's package lives."""
    module, _, file = name.partition("/")
    id = module.replace("_", "-")
    if id not in malecon.games() or ".." in file.split("/"):
        return None
    path = malecon.game(id).folder / file
    if path.suffix != ".jinja" or not path.is_file():
        return None
    return path.read_text("utf-8"), str(path), None


@cache
def environment() -> Drawer:
    """Templates of the pages, of the games (`games/<module>/…`) and of the house's art (`art/…`)."""
    art = Path(core.__file__).parent / "art"
    loaders: list[BaseLoader] = [
        FileSystemLoader(Path(__file__).parent / "templates"),
        PrefixLoader({"games": FunctionLoader(_game_file), "art": FileSystemLoader(art)}),
    ]
    made = Drawer(
        extensions=[Stencils],
        loader=ChoiceLoader(loaders),
        autoescape=select_autoescape(("html", "jinja", "svg"), default=True),
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.cut = frozenset({"board.jinja", "fragment.html", "zones.html", "everywhere.html"})
    made.filters["signed"] = signed
    made.filters["fitted"] = fitted
    made.filters["moments"] = moments
    made.filters["turns_of"] = turns_of
    made.filters["at_rest"] = at_rest
    made.globals["strokes"] = strokes
    return made


def turns_of(story: Iterable[Turn | LogLine | ChatLine], seat: int, last: int = 3) -> tuple[Turn, ...]:
    """The last turns of a seat, of a story that has the newest first."""
    return tuple(islice((one for one in story if isinstance(one, Turn) and one.seat == seat), last))


def at_rest(seat: SeatView) -> SeatView:
    """A seat as its card shows it, the same whoever's turn it is and whether or not somebody is there."""
    return replace(seat, turn=False, here=False)


def signed(told: int | str) -> str:
    """A number, or a text with one, with a true minus.

    >>> signed(-3), signed("-1 point")
    ('−3', '−1 point')
    """
    return str(told).replace("-", "−")


@cache
def still(template: str, lang: str) -> Markup:
    """A drawing that is the same for everybody, such as the symbol sheet: made once a language."""
    return Markup(environment().get_template(template).render(lang=lang))


def module_of(game: Game) -> str:
    """The word for a game in paths and templates: `capa_doro`."""
    return game.id.replace("-", "_")


@cache
def _drawing(package: str) -> ModuleType | None:
    name = f"{package}.drawing"
    return import_module(name) if find_spec(name) else None


def drawing_of(game: Game) -> ModuleType | None:
    """The game's `drawing.py`, if it has a drawing."""
    return _drawing_in(type(game).__module__) if has_board(game) else None


@cache
def _drawing_in(module: str) -> ModuleType | None:
    owner = import_module(module)
    package = owner.__name__ if hasattr(owner, "__path__") else owner.__name__.rpartition(".")[0]
    return _drawing(package)


def scene_of(game: Game) -> Scene | None:
    """The game's `drawing.scene`, if it has a drawing."""
    drawing = drawing_of(game)
    return cast(Scene, drawing.scene) if drawing else None


def things_of(
    game: Game, view: Mapping[str, Any], lang: str, viewer: int | None, names: Sequence[str] | None = None
) -> dict[str, str]:
    """What lies on the board, by the ids of its drawing, with its names; of a game that doesn't say, nothing."""
    made = getattr(drawing_of(game), "things", None)
    return cast(dict[str, str], made(game, view, lang, viewer, names)) if made else {}


def zones_of(game: Game) -> tuple[Zone, ...]:
    """The parts of the board that a phone shows one at a time; of a game that has none, nothing."""
    return cast(tuple[Zone, ...], getattr(drawing_of(game), "ZONES", ()))


def owner_of(game: Game, view: Mapping[str, Any], viewer: int | None) -> int | None:
    """Whose things the board draws large; nobody's where it draws all seats alike."""
    found = getattr(drawing_of(game), "owner", None)
    return cast(int, found(view, viewer)) if found else None


def zone_names(game: Game, lang: str) -> tuple[str, ...]:
    return tuple(game.texts.say(lang, f"zone-{zone.name}") for zone in zones_of(game))


def tallies(game: Game, view: Mapping[str, Any]) -> list[list[tuple[str, int | None]]]:
    """What each seat holds by the symbols of its panel; nothing where the game's drawing doesn't say."""
    counted = getattr(drawing_of(game), "tallies", None)
    return cast(list[list[tuple[str, int | None]]], counted(view)) if counted else []


def ahead_of(
    game: Game, view: Mapping[str, Any], seat: int, lang: str, names: Sequence[str] | None = None
) -> list[str]:
    """What will befall the seat, in sentences: `ahead` of the game's drawing; of a game that doesn't say, nothing."""
    told = getattr(drawing_of(game), "ahead", None)
    return cast(list[str], told(game, view, seat, lang, names)) if told else []


def own_of(game: Game, key: str, told: Sequence[Event]) -> tuple[list[Event], dict[str, int]] | None:
    """Of what is told of a move what is its own and what that changes, by symbols, where the end of a round may come
    with it: `own` of the game's drawing."""
    made = getattr(drawing_of(game), "own", None)
    return cast(tuple[list[Event], dict[str, int]] | None, made(key, told)) if made else None


def quick_of(
    game: Game, view: Mapping[str, Any], seat: int, key: str, lang: str, names: Sequence[str]
) -> dict[int, str]:
    """Amounts of a family of moves that mean something, with what: «4: passes Ernesto»; the first is chosen at first.
    From `quick` of the game's drawing."""
    told = getattr(drawing_of(game), "quick", None)
    return cast(dict[int, str], told(game, view, seat, key, lang, names)) if told else {}


def sources_of(game: Game) -> Mapping[str, str]:
    """What the game's drawing says of the pictures of its sources of points, `SOURCES`; nothing if it doesn't."""
    make = scene_of(game)
    return getattr(import_module(make.__module__), "SOURCES", {}) if make else {}


def spare_of(game: Game, view: Mapping[str, Any], seat: int) -> list[str]:
    """What the seat may give or take, by symbols, least wanted first: `spare` of the game's drawing, or nothing."""
    told = getattr(drawing_of(game), "spare", None)
    return cast(list[str], told(game, view, seat)) if told else []


def stock_of(game: Game, view: Mapping[str, Any], seat: int) -> dict[str, tuple[int, bool]]:
    """How many of each symbol may be taken, and whether it is asked for: `stock` of the game's drawing, or nothing."""
    told = getattr(drawing_of(game), "stock", None)
    return cast(dict[str, tuple[int, bool]], told(game, view, seat)) if told else {}


@cache
def _there(folder: Path, file: str) -> bool:
    """Asked for every page, and never different."""
    return (folder / file).is_file()


def has_board(game: Game) -> bool:
    return _there(game.folder, "board.jinja")


def extra(game: Game, file: str) -> str | None:
    """The template name of a file that a game may have, such as its symbols or its cover."""
    return f"games/{module_of(game)}/{file}" if _there(game.folder, file) else None


def style(game: Game) -> str | None:
    """The address of the game's own style sheet, `board.css` beside its `board.jinja`, if it has one."""
    return f"/games/{game.id}/board.css" if _there(game.folder, "board.css") else None


@cache
def cover(game: Game, lang: str) -> Markup:
    """The lid of the game's box, if it has one."""
    name = extra(game, "cover.jinja")
    own = speaker(lang, game.texts)
    return Markup(environment().get_template(name).render(lang=lang, t=own)) if name else Markup()


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board, and what its scene says about the seats: `tallies`, symbol and number, None for unknown; and `cards`,
    symbol, how it stands (hand, played, last) and name."""

    svg: Markup
    pieces: tuple[str, ...]  # what it is made of; most of them are those of the drawing before
    tallies: tuple[tuple[tuple[str, str], ...], ...]
    cards: tuple[tuple[tuple[str, str, str], ...], ...] = ()
    things: Mapping[str, str] = field(default_factory=dict)  # what it names


NOTHING = Drawing(Markup(), (), ())


def draw(
    game: Game,
    view: dict[str, Any],
    offers: Sequence[Offer],
    lang: str,
    viewer: int | None,
    names: Sequence[str],
    colours: Sequence[str],
) -> Drawing:
    """The board as its viewer sees it; nothing where a game has no drawing, or where it fails.

    With MALECON_STRICT=1, as in tests and while a drawing is written, its failure is one.
    """
    alike = (game, repr(view), tuple(offers), lang, viewer, tuple(names), tuple(colours))
    try:
        return once(Sitting(alike, view))
    except Exception:
        if os.environ.get("MALECON_STRICT") == "1":
            raise
        # The buttons still say everything: a slip of the pen must not stop a game.
        note.exception("%s could not be drawn", game.id)
        return NOTHING


@dataclass(frozen=True, slots=True)
class Sitting:
    """A position as it is to be drawn: two are the same if nothing that is drawn differs."""

    alike: tuple[Game, str, tuple[Offer, ...], str, int | None, tuple[str, ...], tuple[str, ...]]
    view: dict[str, Any] = field(compare=False)


@lru_cache(KEPT)
def once(sitting: Sitting) -> Drawing:
    """Who comes, goes or talks changes no board: the page, its line and all who see the same share one drawing."""
    game, _, offers, lang, viewer, names, colours = sitting.alike
    return drawn(game, sitting.view, offers, lang, viewer, names, colours)


def drawn(
    game: Game,
    view: dict[str, Any],
    offers: Sequence[Offer],
    lang: str,
    viewer: int | None,
    names: Sequence[str],
    colours: Sequence[str],
) -> Drawing:
    """The board and its tallies from the game's own files."""
    make = scene_of(game)
    if make is None:
        return NOTHING
    scene, things = make(game, view, offers, lang, viewer), things_of(game, view, lang, viewer, names)
    template = environment().get_template(f"games/{module_of(game)}/board.jinja")
    pieces = tuple(
        template.generate(
            scene=scene,
            things=Things(things),
            stamp=stamp(game.texts, lang, *names, *colours),
            view=view,
            offers=offers,
            lang=lang,
            viewer=viewer,
            names=names,
            colours=colours,
            t=speaker(lang, game.texts, names),
        )
    )
    held = tuple(
        tuple((symbol, "?" if number is None else str(number)) for symbol, number in seat.get("tallies", ()))
        for seat in scene.get("seats", ())
    )
    cards = tuple(tuple(seat.get("cards", ())) for seat in scene.get("seats", ()))
    return Drawing(Markup("".join(pieces)), pieces, held, cards, things)
