"""The words that several commands understand, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer

from malecon.core.digits import whole_number
from malecon.core.errors import Unknown, either
from malecon.core.game import Choice

GameId = Annotated[str, typer.Argument(metavar="GAME")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Bots = Annotated[str, typer.Option("--players", metavar="A,B,…")]
Count = Annotated[int, typer.Option(metavar="N", min=1)]
LEAST_LESSONS = 10  # games to learn from: what lab/learn.py asks for, said here so that a help page is there at once
Lessons = Annotated[int, typer.Option(metavar="N", min=LEAST_LESSONS)]
Counts = Annotated[str | None, typer.Option("--players", "--seats", metavar="2,3,…")]
Seed = Annotated[int, typer.Option(metavar="S")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Numbers = Annotated[list[str] | None, typer.Option("--set", metavar="NUMBER=N")]
Seat = Annotated[str | None, typer.Option(metavar="K")]
To = Annotated[int | None, typer.Option(metavar="N")]
ByClock = Annotated[bool, typer.Option("--by-clock")]
Jobs = Annotated[int | None, typer.Option(metavar="J", min=1)]
Dask = Annotated[str, typer.Option(metavar="ADDRESS", envvar="MALECON_DASK")]
Plot = Annotated[str | None, typer.Option(metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option(metavar="en|fr")]
Version = Annotated[bool, typer.Option("--version")]


def players(text: str) -> tuple[str, ...]:
    """`greedy,random` → its names, each known or not."""
    return tuple(name.strip() for name in text.split(","))


def counts(text: str | None) -> list[int] | None:
    """`2,4` → numbers of players; nothing → all there are."""
    if text is None:
        return None
    found = []
    for word in text.split(","):
        count = whole_number(word.strip())
        if count is None:
            raise Unknown.of("counts-form", asked=text)
        found.append(count)
    return found


def options(words: list[str] | None) -> dict[str, Choice]:
    """`open_hands=on` → as the game's set-up wants it."""
    return dict(_pair(word, "option-form", "open_hands=on") for word in words or [])


def numbers(words: list[str] | None) -> dict[str, int]:
    """`bank.pesos=3` → the numbers to be changed."""
    found: dict[str, int] = {}
    for word in words or []:
        name, value = _pair(word, "number-form", "bank.pesos=3")
        meant = whole_number(value)
        if meant is None:
            raise Unknown.of("number-whole", name=name, asked=value)
        found[name] = meant
    return found


def _pair(word: str, form: str, example: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not (name.strip() and sign and value.strip()):
        raise Unknown.of(form, example=example, asked=word)
    return name.strip(), value.strip()


def language(lang: str | None) -> str:
    """The language asked for, else the one of the locale, else English."""
    from malecon.core.texts import LANGUAGES

    if lang is not None:
        if lang not in LANGUAGES:
            raise Unknown.of("no-language", asked=lang, known=either(LANGUAGES))
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].startswith("fr") else "en"
    return "en"


def spoken(words: Sequence[str]) -> str:
    """The language of a command line that may be wrong in any way: what `--lang` says, else that of the locale."""
    wishes = [after for word, after in pairwise(words) if word == "--lang"]
    wishes += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return language("fr" if "fr" in wishes else "en" if "en" in wishes else None)


def seat(text: str, count: int) -> int:
    """A seat by its number, from 0."""
    number = whole_number(text)
    if number is None or not 0 <= number < count:
        raise Unknown.of("seat-range", most=count - 1, asked=text)
    return number
