"""A coached first game, written as data in a game's folder: `coach/` has a game to follow (`game.txt`, a record), its
lessons and scenes (`lessons.toml`) and what is said (`en.ftl`, `fr.ftl`). A game without that folder has no coach."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from typing import Any

from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.preview import certain
from malecon.core.record import Line, Record
from malecon.core.state import State
from malecon.core.texts import Texts

# The seat of who learns.
PUPIL = 0


# A notation, and the thing on the board that it belongs to.
Move = tuple[str, str]


def choices(state: State, seat: int) -> list[Move]:
    """What a seat may do, each with the thing that it is done with."""
    game, view = state.game, state.see(seat)
    return [(game.write(move), game.thing(move, view)) for move in state.moves(seat)]


def liking(world: State, seat: int) -> float:
    """How good a position looks at a glance: what it is worth to a seat, against the best other's."""
    judge = world.game.heuristic
    others = [judge.worth(world, other) for other in range(world.players) if other != seat]
    return judge.worth(world, seat) - max(others, default=0.0) / 2


@dataclass(frozen=True)
class Now:
    """A position as the coach looks at it, for one seat."""

    state: State
    seat: int
    heard: frozenset[str]  # the kinds of what has happened
    given: frozenset[str]  # the lessons that were told
    chapter: int

    @cached_property
    def moves(self) -> list[Move]:
        return choices(self.state, self.seat)

    @cached_property
    def world(self) -> State:
        """The position as far as the seat knows it."""
        return self.state.guess(self.seat, Luck("lesson"))

    def liking(self, move: str) -> float:
        """How good a move looks."""
        after = self.world.copy()
        after.step(after.game.read(move), self.seat)
        return liking(after, self.seat)

    def tells(self, move: str, kinds: Sequence[str]) -> bool:
        """Whether a move is sure to bring something of these kinds."""
        told = certain(self.world.copy(), self.world.game.read(move), self.seat)
        return any(fits(event.kind, kinds) for event in told)


def fits(move: str, patterns: Sequence[str]) -> bool:
    """Whether a notation is one of these; `*` stands for anything.

    >>> fits("drive 2", ["drive *"]), fits("deliver rum 1", ["drive *", "pass"])
    (True, False)
    """
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@dataclass(frozen=True)
class Lesson:
    """One idea, told when it is needed first: where all that stands here is true.

    Its texts are `<name>` (a few words), `<name>-says` and, for what it asks to do, `<name>-brought`.
    """

    name: str
    may: tuple[str, ...] = ()  # the pupil may play one of these now …
    on: tuple[str, ...] = ()  # … that belongs to one of these things of the board
    heard: tuple[str, ...] = ()  # something of these kinds has happened
    after: tuple[str, ...] = ()  # lessons that came before
    since: int = 0  # the round, ship … before which it isn't told
    light: tuple[str, ...] = ()  # things of the board, the first that is there; else what the move to show belongs to
    show: tuple[str, ...] = ()  # what it asks for; those without a `*` are shown first. Nothing where it only tells
    tells: tuple[str, ...] = ()  # … and only of moves that are sure to bring something of these kinds
    good: bool = False  # … and only of those that look no worse than to leave them

    def asks(self, move: Move, now: Now) -> bool:
        """Whether this is what it asks to do."""
        return (
            fits(move[0], self.show)
            and (not self.on or fits(move[1], self.on))
            and (not self.tells or now.tells(move[0], self.tells))
            and (not self.good or now.liking(move[0]) >= liking(now.world, now.seat))
        )

    def due(self, now: Now) -> bool:
        """Whether this is the moment for it: what it asks for can be done."""
        return (
            now.chapter >= self.since
            and all(name in now.given for name in self.after)
            and (
                not self.may
                or any(fits(text, self.may) and (not self.on or fits(thing, self.on)) for text, thing in now.moves)
            )
            and (not self.heard or any(kind in now.heard for kind in self.heard))
            and (not self.show or any(self.asks(move, now) for move in now.moves))
        )


@dataclass(frozen=True)
class Scene:
    """A position for a section of the rules page: after how many moves of the game to follow, and what to look at.

    Its text is `scene-<name>`.
    """

    name: str
    section: int  # of the page, from 1
    at: int  # −1: at the end
    light: str = ""


@dataclass(frozen=True)
class Coach:
    """All that a game's folder says of its coached game."""

    record: Record
    prepared: int  # so many moves of the record are prepared, luck's and the others'
    opening: int  # so many of them are played when it begins: what is dealt, and choices that teach nothing yet
    until: int  # the last round, ship … with lessons
    lessons: tuple[Lesson, ...]
    scenes: tuple[Scene, ...]
    texts: Texts
    places: Mapping[str, int] = field(default_factory=dict)

    @property
    def path(self) -> list[Line]:
        """What is prepared."""
        return self.record.moves[: self.prepared]

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def scene(self, name: str) -> Scene | None:
        return next((scene for scene in self.scenes if scene.name == name), None)

    def moment(self, scene: Scene) -> int:
        """After how many moves of the record a scene is."""
        return scene.at if scene.at >= 0 else len(self.record.moves)

    def begins(self, name: str) -> int:
        """After how many moves of the record a lesson is told to who follows it."""
        return self.places[name]


@lru_cache(64)
def coach_of(game: Game) -> Coach | None:
    """The coach of a game, if it has one.

    >>> import malecon
    >>> coach_of(malecon.game("santiago")).lessons[0].name
    'ship'
    """
    folder = game.folder / "coach"
    if not (folder / "lessons.toml").is_file():
        return None
    data = tomllib.loads((folder / "lessons.toml").read_text("utf-8"))
    record = Record.read(folder / "game.txt")
    lessons = tuple(Lesson(**_tuples(each)) for each in data["lesson"])
    known = {key.replace(".", "-"): n for key, n in record.game.numbers.values.items() if isinstance(n, int)}
    return Coach(
        record=record,
        prepared=data["prepared"],
        opening=data.get("opening", 0),
        until=data["until"],
        lessons=lessons,
        scenes=tuple(Scene(**each) for each in data.get("scene", ())),
        texts=Texts(folder, known=known),
        places=_places(record, lessons, data["prepared"]),
    )


def _tuples(lesson: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in lesson.items()}


def _places(record: Record, lessons: Sequence[Lesson], prepared: int) -> dict[str, int]:
    """Where along the record each lesson is told: the first that is due in a position, and what was told is done."""
    state, game = record.new(), record.game
    heard: set[str] = set()
    places: dict[str, int] = {}
    chapter = 0
    for at, line in enumerate(record.moves[:prepared]):
        chapter = game.chapter(state, chapter)
        if line.seat == PUPIL and len(state.moves(PUPIL)) > 1:
            while due := next_due(lessons, Now(state, PUPIL, frozenset(heard), frozenset(places), chapter)):
                places[due.name] = at
                if due.show:  # choosing ends it; what follows it has to wait for another choice
                    break
        heard.update(event.kind for event in state.tell(game.read(line.move), line.seat))
    return places


def next_due(lessons: Sequence[Lesson], now: Now) -> Lesson | None:
    """The first lesson that this is the moment for."""
    return next((each for each in lessons if each.name not in now.given and each.due(now)), None)
