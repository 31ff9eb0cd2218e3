"""What the templates of the review and of the puzzles get."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from malecon.web.views import Gain, Part, Tick


@dataclass(frozen=True, slots=True)
class ChanceLine:
    """One seat's chance to win along the game."""

    seat: int
    name: str
    colour: str
    line: str  # the points of an SVG polyline, as far as it is known
    you: bool


@dataclass(frozen=True, slots=True)
class MomentView:
    """A turning point."""

    n: int  # 1, 2, …: on the curve and in the list
    at: int  # the position before it
    x: float  # in per cent of the plot
    y: float
    kind: str  # cost, luck, turn
    name: str  # who, or nobody where luck spoke
    colour: str
    text: str  # what they did
    better: str  # … and what was better, of a choice that cost
    change: str  # −18 %
    whose: str  # whose chance that is, where it isn't the viewer's
    good: str  # yes, no, or neither
    mine: bool
    now: bool


@dataclass(frozen=True, slots=True)
class Badge:
    """A number over the curve: of one moment, or of some that lie near to each other."""

    label: str
    at: int  # where it leads: to the next of its moments
    x: float
    y: float
    good: str
    now: bool
    high: bool


@dataclass(frozen=True, slots=True)
class MoveView:
    """A move of a card: as it was played, or as it would have been better."""

    text: str
    chance: str
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """The card of a choice."""

    title: str
    kicker: str
    colour: str
    who: str  # «You played»
    played: MoveView
    better: MoveView | None
    better_is: str  # «Better», or «Just as good»
    line: tuple[str, ...]  # what is likely to follow
    sure: str  # how sure this is
    fork: int


@dataclass(frozen=True, slots=True)
class EventView:
    """The card of a position in which nobody chose: what comes, and what luck gave."""

    title: str
    text: str
    given: tuple[tuple[str, str, str], ...]  # name, colour, +5 %


@dataclass(frozen=True, slots=True)
class Mark:
    """A thing on the board that a move touches."""

    thing: str
    kind: str  # played, better, then
    label: str
    colour: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """How a seat played, and how luck served it."""

    seat: int
    name: str
    colour: str
    you: bool
    good: str  # 34 of 38
    accuracy: str
    interval: str
    luck: str
    doubt: str
    own: str
    others: str
    rest: str
    praise: str


@dataclass(frozen=True, slots=True)
class ReviewView:
    """One moment of a game that is over, and what is known of all of it."""

    id: str
    game: str
    game_name: str
    headline: str
    record: bool
    at: int
    first: int
    last: int
    x: float  # where that is, in per cent of the plot
    chapter: str
    told: str  # the moment in one sentence
    done: bool
    looked: int
    total: int
    known: float  # up to where the curve goes, in per cent of the plot
    curves: tuple[ChanceLine, ...]
    now: tuple[tuple[str, str, str], ...]  # name, colour and chance of each seat here
    grid: tuple[Tick, ...]
    parts: tuple[Part, ...]
    part_word: str
    turns: tuple[int, ...]
    chapters: tuple[int, ...]
    moments: tuple[MomentView, ...]
    badges: tuple[Badge, ...]
    coarse: tuple[Badge, ...]  # on a phone
    before: int  # the moment before this position, and the one after
    after: int
    choice: ChoiceView | None
    event: EventView | None
    board: Markup
    marks: tuple[Mark, ...]
    players: tuple[PlayerView, ...]
    viewer: int | None
    own: int | None  # whose things the board draws large
    zones: tuple[Any, ...]
    zone_names: tuple[str, ...]
    link: str  # to give away


@dataclass(frozen=True, slots=True)
class ChancesView:
    """«Your chance to win» on the last page."""

    whose: str
    span: str  # from 25 % to 100 %
    curves: tuple[ChanceLine, ...]
    moments: tuple[MomentView, ...]
    badges: tuple[Badge, ...]
    coarse: tuple[Badge, ...]  # on a phone
