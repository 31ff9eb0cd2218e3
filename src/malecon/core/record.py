"""A whole game as a text file: its set-up and its moves. Replaying it needs no random generator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from malecon.core.errors import Complaint, Illegal, Unknown, either, system
from malecon.core.game import Choice, Game
from malecon.core.state import CHANCE, State

HEAD = "malecon record 1"


class BadRecord(Complaint):
    """A record file that can't be read or replayed; says which line and why."""


@dataclass(frozen=True)
class Line:
    """One move: who (−1: chance) and what, in notation; `number` is its line in the file, 0 if it has none."""

    seat: int
    move: str
    number: int = 0

    def __str__(self) -> str:
        return f"{'-' if self.seat == CHANCE else self.seat} {self.move}"


@dataclass
class Record:
    game: Game
    players: int
    rules: int = 0
    options: dict[str, Choice] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    moves: list[Line] = field(default_factory=list)
    result: str | None = None
    practice: bool = False  # played where everything could be taken back

    def __post_init__(self) -> None:
        self.game = self.game.version(self.rules or self.game.rules)
        self.rules = self.game.rules
        self.options = self.game.choose(self.options)

    @classmethod
    def of(cls, state: State, names: Mapping[int, str] | None = None) -> Record:
        """An empty record with the set-up of a new state."""
        return cls(state.game, state.players, state.rules, dict(state.options), dict(names or {}))

    def add(self, seat: int, move: int | str) -> None:
        self.moves.append(Line(seat, move if isinstance(move, str) else self.game.write(move)))

    @classmethod
    def read(cls, source: str | Path) -> Record:
        """A record from a path or from its text; BadRecord says which line can't be read."""
        from malecon.core.reading import read

        return read(_text(source))

    def write(self) -> str:
        """The file's text."""
        head = [HEAD, f"game {self.game.id}", f"rules {self.rules}", f"players {self.players}"]
        head += ["practice on"] if self.practice else []
        head += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
        head += [f"name {seat} {_one_line(name)}" for seat, name in sorted(self.names.items()) if _one_line(name)]
        head += [f"number {name} {value}" for name, value in self.game.numbers.changed.items()]
        tail = [] if self.result is None else [f"= {self.result}"]
        return "\n".join([*head, "", *map(str, self.moves), *tail]) + "\n"

    def new(self) -> State:
        """The state before the first move."""
        return self.game.new(self.players, rules=self.rules, **self.options)

    def states(self) -> Iterator[State]:
        """The one state of the replay, before the first move and after each; copy it to keep it."""
        state = self.new()
        yield state
        for line in self.moves:
            _play(state, line)
            yield state

    def replay(self, to: int | None = None) -> State:
        """The state after all moves, or after the first `to` of them."""
        if to is not None and not 0 <= to <= len(self.moves):
            raise BadRecord.of("record-to", n=len(self.moves))
        state = self.new()
        for line in self.moves if to is None else self.moves[:to]:
            _play(state, line)
        if to is None and self.result is not None:
            if state.outcome is None or str(state.outcome) != self.result:
                found = BadRecord.of("record-no-end") if state.outcome is None else str(state.outcome)
                raise BadRecord.of("record-result", said=self.result, found=found)
        return state


def _one_line(name: str) -> str:
    """A name as a line of the file can hold it: in one line, and nothing that would begin a comment."""
    return " ".join(name.replace("#", " ").split())


def _text(source: str | Path) -> str:
    if isinstance(source, str) and ("\n" in source or source.startswith(HEAD)):
        return source
    try:
        return Path(source).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord.of("not-text", file=str(source)) from None
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        raise BadRecord.of("not-read", file=str(source), why=system(error)) from None


def _play(state: State, line: Line) -> None:
    if line.seat >= state.players:
        raise on_line(line.number, BadRecord.of("record-seat", seat=str(line.seat), most=state.players - 1))
    if not state.over and line.seat not in (state.actors or [CHANCE]):
        # Told here, as seats count from 0 in a record and from 1 in what people are told.
        decides = either([_who(seat) for seat in state.actors or [CHANCE]])
        raise on_line(line.number, BadRecord.of("record-turn", decides=decides, asked=_who(line.seat)))
    try:
        state.play(line.move, line.seat)
    except (Illegal, Unknown) as error:
        raise on_line(line.number, error) from None


def _who(seat: int) -> Complaint:
    return Complaint.of("record-chance") if seat == CHANCE else Complaint.of("record-seat-name", seat=str(seat))


def on_line(number: int, why: Complaint) -> BadRecord:
    """What is wrong with a line of a file; number 0: with a move that isn't in one."""
    return BadRecord.of("on-line", n=number, why=why) if number else BadRecord.like(why)
