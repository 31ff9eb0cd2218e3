"""What the templates get: plain data, made from what the viewer may know and nothing else.

Every page's template has its data documented here. Board templates of the games get `scene`, `view`, `offers`,
`lang` and `t` instead (see README.md in this folder).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

if TYPE_CHECKING:
    from malecon.web.views_beside import Beside, CoachView


@dataclass(frozen=True, slots=True)
class Gain:
    """What comes to a panel, or leaves it."""

    n: int
    symbol: str
    name: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A move the viewer may choose now. Reads as an object or, for the games' drawings, as a mapping."""

    move: str  # notation: goes into data-move
    text: str  # the sentence on the button
    effect: str  # what it would do, told before it is chosen; empty where luck or a secret decides
    family: str  # the first word: offers of one family belong together
    best: int = 0  # 1 for the hint's first choice, 2, 3 …; 0 if there is no hint for it
    chance: int = 0  # to win with it, in per cent; only where there is a hint
    key: str = ""  # of its family in the game's lexicon
    thing: str = ""  # what on the board it belongs to
    gains: tuple[Gain, ...] = ()
    final: bool = False  # luck or a secret comes of it: it can't be taken back, so a mere click doesn't choose it
    last: bool = False  # nothing but the end of the turn is left after it …
    out: str = ""  # … and the way out that must be taken for it
    draws: bool = False  # it does nothing but let luck speak, so that there is nothing to look at before

    @property
    def moves(self) -> tuple[str, ...]:
        """What its button sends: itself, and the end of the turn where nothing else is left."""
        return (self.move, *([self.out] if self.out else []), *(["end"] if self.last or self.draws else []))

    def foretold(self, effect: str, gains: tuple[Gain, ...], final: bool, last: bool, out: str, draws: bool) -> Offer:
        return replace(self, effect=effect, gains=gains, final=final, last=last, out=out, draws=draws)

    def __getitem__(self, key: str) -> Any:
        return getattr(self, key)

    def get(self, key: str, default: Any = None) -> Any:
        return getattr(self, key, default)

    def keys(self) -> list[str]:
        return ["move", "text", "effect"]


@dataclass(frozen=True, slots=True)
class Step:
    """One value of a stepper, or one tick: what would be sent, and what it would bring."""

    label: str
    moves: tuple[str, ...]
    value: str = ""  # what a stepper shows
    effect: str = ""
    gains: tuple[Gain, ...] = ()
    ticked: bool = False
    symbol: str = ""
    thing: str = ""
    asked: bool = False  # of what may be taken: somebody wants it
    ends: tuple[str, ...] = ()  # what a second button sends: the same, and then the turn is over
    final: str = ""  # that nothing is taken back once the turn is over, where it is over with it


@dataclass(frozen=True, slots=True)
class Control:
    """One choice as a card shows it."""

    id: str
    kind: str  # one: a button; amount: a stepper; pair: give and take; several: ticks
    thing: str  # where on the board its card is, or ""
    title: str
    steps: tuple[Step, ...]
    at: int = 0  # the step that is chosen at first
    gives: tuple[Step, ...] = ()  # of a pair: what may be given; its steps are all pairs, label «give take»
    takes: tuple[Step, ...] = ()  # none where one thing is given for nothing
    most: int = 0  # of several: how many at once
    outs: tuple[str, ...] = ()  # of several: what may finish the turn after them
    best: int = 0
    final: bool = False  # a mere click on the board doesn't choose it
    tap: str = ""  # how a tap chooses it: "quick", or "whole" if the turn ends with it
    target: str = ""  # what else on the board chooses it while its card is open
    told: Mapping[int, str] = field(default_factory=dict)  # what some of the steps mean
    do: str = ""  # of several: what the button says, {n} for how many
    finish: str = ""  # … and where the turn ends with them
    lost: str = ""  # … and what has to be said of that: nothing is taken back then

    @property
    def quick(self) -> tuple[tuple[int, str], ...]:
        """The steps that have a button of their own, with what it says: those that mean something, else the least,
        what was chosen at first and the most."""
        least_and_most = {i: self.steps[i].value for i in (0, self.at, len(self.steps) - 1)}
        return tuple(sorted((dict(self.told) or least_and_most).items()))


@dataclass(frozen=True, slots=True)
class Card:
    """Everything about one thing on the board."""

    thing: str
    name: str
    now: str  # how it stands: what it costs, how many are left
    about: str
    controls: tuple[Control, ...]
    why: str  # why it can't be chosen now, if it is the time for such things
    auto: bool = False

    @property
    def says_more(self) -> bool:
        """More than its name says, which the board knows itself."""
        return bool(self.about or self.controls or self.why)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: a move, or several that differ in one word."""

    text: str
    offers: tuple[tuple[str, Offer], ...]  # what the small buttons say; one without a label is the row itself
    gains: tuple[Gain, ...] = ()  # what any of them brings
    group: str = ""  # the kind that the list can be narrowed to


@dataclass(frozen=True, slots=True)
class Finish:
    """The way out: what it sends, and what it leaves out."""

    moves: tuple[str, ...]
    text: str
    only: bool  # nothing else is left to do
    gains: tuple[Gain, ...] = ()
    best: bool = False  # the hint's first choice
    goes_on: bool = False  # the turn isn't over with it


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's panel."""

    index: int  # 0, 1, …; people read number
    name: str
    colour: str  # orange, blue, green, yellow, purple: Okabe–Ito
    kind: str  # human, free, bot
    level: str  # of a bot, in words, with its taste
    you: bool  # the seat whose eyes this page is seen with
    held: bool  # one of the seats this person holds (several on a sofa)
    turn: bool
    here: bool  # connected now
    resigned: bool
    facts: tuple[tuple[str, str], ...]  # what it holds as far as the viewer knows: (label, value)
    tallies: tuple[tuple[str, str, str], ...] = ()  # the same from the game's drawing: (symbol, number, its name)
    cards: tuple[tuple[str, str, str], ...] = ()  # what it plays with, open to all: (symbol, how it stands, its name)
    score: int | None = None  # only when the game is over
    rank: int | None = None
    called: bool = True  # by a name of its own

    @property
    def number(self) -> int:
        return self.index + 1


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the story."""

    id: str  # stable: for morphing
    kind: str  # move, luck, undo, sit, bot, resign, ask, refuse
    seat: int | None
    name: str  # empty for luck, whose sentences are whole
    colour: str
    text: str  # the sentence, without that name
    details: tuple[str, ...]  # what came of it: points and goods gained, rents, ships that left
    typed: bool = False  # luck of a real table, as people told it


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody did in one turn, and what came of it."""

    number: int  # the mark on the board that belongs to it; 0 for none
    seat: int
    name: str
    colour: str
    chapter: int  # the round it was played in
    row: int  # of the log, with which it began
    first: int  # of the game's moves, from where …
    end: int  # … to where
    lines: tuple[LogLine, ...]
    gains: tuple[Gain, ...]
    things: tuple[str, ...]  # what on the board it touched
    brief: str = ""  # what the game itself says of it
    omens: tuple[str, ...] = ()  # what luck brought before it that everybody wants to know …
    news: tuple[str, ...] = ()  # … and what came of it

    kind = "turn"

    @property
    def text(self) -> str:
        """In a few words: what was done, and of luck and what came of it what everybody wants to know."""
        told = self.brief or " · ".join(line.text.rstrip(".") for line in self.lines if line.kind != "luck")
        return " · ".join(filter(None, (*self.omens, told, *self.news)))


@dataclass(frozen=True, slots=True)
class ChatLine:
    id: str
    name: str
    colour: str
    text: str

    kind = "said"


@dataclass(frozen=True, slots=True)
class AskView:
    """Something that waits for consent."""

    text: str
    row: int  # sent back with the answer
    yours: bool  # this viewer has to answer
    own: bool  # this viewer asked, and may withdraw it
    when: str = ""  # when it happens by itself: 2026-08-03 14:32:10 UTC; empty if it doesn't


@dataclass(frozen=True, slots=True)
class Invite:
    """An empty seat with the link that fills it (only for who holds a seat)."""

    seat: int
    url: str


@dataclass(frozen=True, slots=True)
class Source:
    """Where points came from: one row of the table at the end."""

    text: str
    points: tuple[int, ...]  # by seat
    symbol: str = ""  # the picture of it, if there is one
    bars: tuple[int, ...] = ()  # by seat: per cent of the longest bar of all; none for nought or less


@dataclass(frozen=True, slots=True)
class Curve:
    """One seat's points over the game."""

    name: str
    colour: str
    line: str  # the points of an SVG polyline
    score: int
    label: int  # how high its name stands


@dataclass(frozen=True, slots=True)
class Tick:
    """A line of the grid and its number."""

    y: int
    number: int


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter of the game along the foot of the chart."""

    x: int
    middle: int
    number: int | None  # None where there is no room for it


@dataclass(frozen=True, slots=True)
class Chart:
    """A field of 1000 × 1000, stretched to whatever frame it gets."""

    curves: tuple[Curve, ...]
    grid: tuple[Tick, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class EndView:
    """The end of a game."""

    headline: str
    reason: str
    own: str  # how the viewer did, where the headline doesn't say so
    last: str  # the turn that ended it
    ranking: tuple[SeatView, ...]  # best first: the columns of the table
    sources: tuple[Source, ...]  # their points stand as in the ranking
    chart: Chart
    counts: str  # what the game counts: points
    counts_from: str  # «Where the points came from»
    counts_by: str  # «Points, ship by ship»
    chapter: str  # Ship
    closed: bool  # given up, so nobody won
    chances: Any = None  # the viewer's chance to win along the game, once that is known: a ChancesView


@dataclass(frozen=True, slots=True)
class Crumb:
    """A step of the turn."""

    text: str
    at: int | None = None  # the position in which it was chosen, where one may go back there
    when: str = "done"  # or now, or coming


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one viewer sees it; everything in `#table`."""

    id: str
    game: str
    module: str
    game_name: str
    rules: str  # where its rules are told
    lang: str
    n: int  # the position this page shows: sent back with every move
    number: int  # the last line of the log
    step: int  # how many choices the viewer's seat has made: while it is the same, so is what the seat is asked
    viewer: int | None  # the seat whose eyes this is; None watches
    held: tuple[int, ...]
    seats: tuple[SeatView, ...]
    prompt: str
    turn: bool  # the viewer has to do something
    title: str
    board: Markup
    strokes: tuple[str, ...]  # the pieces that the board is made of
    offers: tuple[Offer, ...]
    cards: tuple[Card, ...]
    rows: tuple[Row, ...]
    groups: tuple[tuple[str, str, int], ...]  # kinds of rows: name, what it is called, how many moves
    finish: Finish | None
    instead: tuple[Offer, ...]
    advice: str  # the hint in words
    points: str  # the card where it is done
    chain: tuple[Crumb, ...]  # the steps of this turn: done, now and to come
    zones: tuple[Any, ...]
    zone_names: tuple[str, ...]
    chapters: dict[int, str]  # the rounds so far, by their number
    where: str  # how far the game has come: Round 2 of 6
    ahead: tuple[str, ...]  # what will befall the viewer
    digest: tuple[Turn, ...]  # what came to the viewer, and what the others did, since the viewer last chose
    log: tuple[Turn | LogLine | ChatLine, ...]  # newest first
    chat: tuple[ChatLine, ...]
    muted: tuple[int, ...]  # seats whose words the viewer doesn't want to read
    audible: tuple[int, ...]  # those of other people, muted or not
    curtain: SeatView | None  # who has to sit down at the shared screen before anything is shown
    paused: bool  # the viewer may take back or end the turn
    undo: str  # "free", "ask" or ""
    no_undo: str  # why nothing can be taken back, where that is so
    no_finish: str  # why the turn can't be finished, where that is so
    restart: bool  # «start the turn again» is more than undo
    waiting: tuple[Invite, ...]
    lobby: bool  # not all have come
    open: bool  # anybody may sit down
    opens: bool  # the viewer may change that
    asks: tuple[AskView, ...]
    terms: tuple[str, ...]  # sentences about what isn't as usual here: practice, known luck, a slow table
    thinking: str  # the name of the bot that is choosing, or ""
    pace: int
    confirm: bool
    substitutes: tuple[int, ...]  # seats a bot could be proposed for
    patience: str  # after what time it would sit down: 3 minutes
    back: tuple[int, ...]  # seats of the viewer's in which a bot stands in
    watching: int  # how many look on
    coach: CoachView | None  # what she says now
    coached: bool  # a table to learn by
    guided: bool  # the viewer wants no lessons
    end: EndView | None
    over: bool
    next: str  # the table of the rematch, or ""
    same: str  # the table of the same deal again, or ""
    seated: tuple[str, ...]  # at which of these the viewer sits already
    tournament: str = ""  # the one this table belongs to
    helped: bool = True  # hints are given
    puzzle: str = ""  # where it is told how good the turn of a puzzle was, once that is played
    beside: Beside | None = None  # only at a real table that the program accompanies


@dataclass(frozen=True, slots=True)
class BoxView:
    """A game on the shelf."""

    id: str
    module: str
    name: str
    blurb: str
    seats: str  # 2–4
    cover: Markup
    taught: bool = False  # it has a coached first game


@dataclass(frozen=True, slots=True)
class OptionView:
    name: str
    label: str
    help: str
    default: str
    values: tuple[tuple[str, str], ...]  # (value, label)


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat in a list of who sits at a table."""

    index: int
    name: str
    colour: str
    kind: str  # human, free, bot
    level: str  # of a bot, in words, with its taste
    you: bool
    turn: bool = False
    score: str = ""  # empty where the reader may not know it
    won: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of «my tables»."""

    id: str
    game_name: str
    sitters: tuple[Sitter, ...]
    status: str
    since: str  # for how long it has stood so, in words
    left: str  # how long there is left to decide, where a turn has its time
    moment: str  # the round, where the game counts any
    marks: tuple[str, ...]  # practice, fork, over days …
    yours: bool
    over: bool
    archived: bool


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table on the shelf at which anybody may sit down."""

    id: str
    game_name: str
    module: str
    sitters: tuple[Sitter, ...]
    options: tuple[str, ...]  # those that aren't as usual
    marks: tuple[str, ...]
    free: int
    since: str
    yours: bool  # the reader sits there already


@dataclass(frozen=True, slots=True)
class Stride:
    """A way through the replay: by what, and where it leads from here in both directions."""

    by: str  # move, turn, chapter
    word: str
    back: int
    on: int


@dataclass(frozen=True, slots=True)
class ReplayView:
    """One moment of a finished game, or of what a spectator may see of a running one."""

    id: str
    game: str
    game_name: str
    at: int
    first: int  # what comes before was only dealt
    last: int
    board: Markup
    seats: tuple[SeatView, ...]
    line: LogLine | None
    log: tuple[LogLine, ...]
    chapter: str  # Ship 3
    told: str  # the moment in one sentence, for who hears the page
    steps: tuple[Stride, ...]  # from the smallest to the largest
    turns: tuple[int, ...]  # where turns begin, and chapters
    chapters: tuple[int, ...]
    fork: int | None  # from where one may play on: here, or where luck has spoken; None where nobody may
    fork_as: str  # whose seats who does would have
    record: bool  # a record somebody brought: there is no table to go to
    own: int | None  # whose things the board draws large: what changed is told apart from who is looked at
    zones: tuple[Any, ...]  # as at the table
    zone_names: tuple[str, ...]
