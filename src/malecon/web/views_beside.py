"""What the templates of the coach and of a real table's companion get, beside what every page has (`views.py`)."""

from __future__ import annotations

from dataclasses import dataclass

from malecon.web.views import Gain


@dataclass(frozen=True, slots=True)
class Face:
    """One way luck may have come out at a real table, as a button."""

    move: str
    label: str
    whole: str  # the same as a sentence, for who hears the page
    symbols: tuple[str, ...] = ()
    same: bool = False  # its pictures say all that its label does
    number: int | None = None  # what is nothing but a number
    pips: int = 0  # … and the face of a die
    colour: str = ""  # of the seat it names


@dataclass(frozen=True, slots=True)
class Draw:
    """One die, one tile: all that it may have shown."""

    legend: str  # what all its faces share
    faces: tuple[Face, ...]
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Changed:
    """What a seat takes from the real reserve, and gives back."""

    name: str
    colour: str
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class ToDo:
    """A turn as instructions for the real board."""

    row: int
    name: str
    colour: str
    bot: bool
    old: bool  # folded away
    lines: tuple[str, ...]
    changed: tuple[Changed, ...]


@dataclass(frozen=True, slots=True)
class Beside:
    """What the page of a companion has besides: what it asks of luck, and what to move on the real board."""

    question: str  # empty where nothing is asked
    draws: tuple[Draw, ...]  # several are asked for at once
    unseen: bool  # one seat alone types it, behind the curtain
    more: int  # so many of the same come after it
    todo: tuple[ToDo, ...]


@dataclass(frozen=True, slots=True)
class CoachView:
    """What the coach says."""

    kind: str  # lesson; advice; answer: only what the last choice brought; hint; welcome; goodbye; end
    title: str
    text: str
    lesson: str = ""  # its name
    n: int = 0  # of so many
    of: int = 0
    light: str = ""  # the thing on the board that is meant
    show: bool = False  # it asks for something that can be shown
    answer: str = ""  # why the last choice was a good one …
    gains: tuple[Gain, ...] = ()  # … and what it brought
