"""The shelf and the form of a new table."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import malecon
from malecon.bots import called, tasting
from malecon.core.coach import coach_of
from malecon.core.errors import Unknown
from malecon.core.game import Game
from malecon.table import companion
from malecon.table.house import PATIENCE, Wish
from malecon.table.log import COLOURS
from malecon.table.opponents import ANY, levels, opponent, tastes, usual
from malecon.table.refused import NotThere, Refused
from malecon.web import board
from malecon.web.notes import plain
from malecon.web.views import BoxView, OptionView
from malecon.web.words import TEXTS, speaker

note = logging.getLogger("malecon.web")

# Days a turn may take in a game over days; none: as long as one likes.
THINK_DAYS = (0, 1, 2, 3, 7)
KINDS = ("me", "sofa", "link", "bot", "none")


def game_named(id: str) -> Game:
    """The game of an address."""
    try:
        return playable(id)
    except Unknown:
        raise NotThere(id) from None


def playable(id: str) -> Game:
    """The game with this id. One of another package that can't be loaded isn't there, and the log says why."""
    try:
        return malecon.game(id)
    except Unknown:
        raise
    except Exception:
        note.exception("the game %s can't be loaded", plain(id))
        raise NotThere(id) from None


def games() -> list[Game]:
    """The games on the shelf: one that can't be loaded costs nobody the others."""
    found = []
    for id in malecon.games():
        with suppress(NotThere):
            found.append(playable(id))
    return found


def boxes(lang: str) -> list[BoxView]:
    """The games' posters."""
    return [box(game, lang) for game in games()]


def box(game: Game, lang: str) -> BoxView:
    """A game's poster and what it says of itself."""
    own = speaker(lang, game.texts)
    blurb = own("tagline") if game.texts.has(lang, "tagline") else ""
    seats = f"{game.seats[0]}–{game.seats[-1]}"
    taught = coach_of(game) is not None
    return BoxView(game.id, board.module_of(game), game.names[lang], blurb, seats, board.cover(game, lang), taught)


def chosen(game: Game, options: Mapping[str, Any], lang: str) -> list[tuple[str, str]]:
    """What was chosen for a table, as (option, choice) in words."""
    return [
        (option.label, dict(option.values).get(str(options[option.name]).lower(), str(options[option.name])))
        for option in options_of(game, lang)
        if option.name in options
    ]


def options_of(game: Game, lang: str) -> list[OptionView]:
    """The game's options, explained."""
    t = speaker(lang)

    def label(name: str, value: Any) -> str:
        if isinstance(value, bool):
            return t("yes") if value else t("no")
        key = f"option-{name}-{value}"
        return game.texts.say(lang, key) if game.texts.has(lang, key) else str(value)

    return [
        OptionView(
            name=name,
            label=_called(game, name, lang),
            help=option.help[lang],
            default=str(option.default).lower(),
            values=tuple((str(value).lower(), label(name, value)) for value in option.values),
        )
        for name, option in game.options.items()
    ]


def _called(game: Game, option: str, lang: str) -> str:
    """An option's name: the game's own word for it, or the house's."""
    for texts, key in ((game.texts, f"label-{option}"), (TEXTS, f"option-{option}")):
        if texts.has(lang, key):
            return texts.say(lang, key)
    return option.replace("_", " ").capitalize()


def level_choices(lang: str) -> list[tuple[str, str]]:
    return [(name, called(name, lang)) for name in levels()]


def strengths(lang: str) -> list[tuple[str, str]]:
    """How strong each level is, in a line; a bot from elsewhere has none."""
    return [(name, TEXTS.say(lang, f"strength-{name}")) for name in levels() if TEXTS.has(lang, f"strength-{name}")]


def taste_choices(game: Game, lang: str) -> list[tuple[str, str]]:
    """What the bots of a table may like: nothing more than it is worth, each something of its own, or all the same."""
    known = tastes(game)
    if not known:
        return []
    t = speaker(lang)
    return [("", t("taste-none")), (ANY, t("taste-any")), *((name, game.taste_name(name, lang)) for name in known)]


def quick(game: Game, name: str, level: str) -> list[Wish]:
    """«Play now»: the person against two bots, or as many as the game is for."""
    players = min(3, game.seats[-1])
    return [Wish("me", name), *(Wish("bot", "", level) for _ in range(players - 1))]


def wishes(game: Game, data: Mapping[str, str]) -> list[Wish]:
    """What the form of a new table asks for, seat by seat."""
    asked: list[Wish] = []
    taste = data.get("taste", "")
    for seat in range(game.seats[-1]):
        kind, _, level = data.get(f"seat-{seat}", "none").partition(":")
        if kind not in KINDS:
            raise Refused("seat-kind", kind=kind[:20])
        if kind == "none":
            continue
        if kind == "bot":
            level = opponent(tasting(usual(level), taste), game)
        colour = data.get(f"colour-{seat}", "")
        taken = colour in {wish.colour for wish in asked} or colour not in COLOURS
        asked.append(Wish(kind, data.get(f"name-{seat}", ""), level, "" if taken else colour))
    if len(asked) not in game.seats:
        raise Refused("players", least=game.seats[0], most=game.seats[-1], n=len(asked))
    if not any(wish.kind in ("me", "sofa") for wish in asked) and any(wish.kind == "link" for wish in asked):
        raise Refused("nobody-here")
    return asked


def options_asked(game: Game, data: Mapping[str, str]) -> dict[str, str]:
    return {name: data[f"option-{name}"] for name in game.options if f"option-{name}" in data}


def settings_asked(data: Mapping[str, str], asked: Sequence[Wish] = ()) -> dict[str, str | bool | int]:
    """How the table is played: live or over days, in earnest or for practice, on a screen or beside the real board."""
    clock = data.get("clock", "live")
    if clock not in PATIENCE:
        raise Refused("clock", clock=clock[:20])
    days = data.get("think", "0")
    if days not in map(str, THINK_DAYS):
        raise Refused("think", days=days[:20])
    if days != "0":
        clock = "slow"  # who gives a turn days means a game over days
    settings: dict[str, str | bool | int] = {"clock": clock, "practice": data.get("practice") == "on"}
    beside = data.get("companion", "")
    if beside not in ("", *companion.WAYS):
        raise Refused("companion", way=beside[:20])
    if beside == companion.TYPED and any(wish.kind == "bot" for wish in asked):
        raise Refused("companion-bots")
    if beside:
        settings["companion"] = beside
    if days != "0":
        settings["think"] = int(days) * 24 * 3600
    return settings
