"""The kinds of lines in a table's log, and who sits where according to them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from malecon.table.store import Row

# Lines that change the position; the others only accompany the game.
MOVE = "move"  # text: the move's notation; seat -1 is chance
UNDO = "undo"  # text: how many moves remain
END = "end"  # the seat ended its turn
RESIGN = "resign"  # text: the bot that plays on, if anybody is left to play with
SIT = "sit"  # text: JSON {name, confirm, back}; back: the person who left comes again
BOT = "bot"  # text: the bot that takes the seat
# Lines beside the game.
ASK = "ask"  # text: "undo <moves left> <seats that have to agree>" or "away <seat> <second its bot sits down>"
AGREE = "agree"  # text: the question's row
REFUSE = "refuse"  # text: the question's row
WITHDRAW = "withdraw"  # who asked doesn't any more; text: the question's row
HERE = "here"  # the seat for which a bot was asked gave a sign of life
CHAIN = "chain"  # the seat's moves since row `text` were asked for at once, and are taken back at once
DRAWN = "drawn"  # at the real table the program drew the last move of luck: nobody has seen it yet
CHAT = "chat"
PACE = "pace"  # text: milliseconds a bot's move is shown for
NEXT = "next"  # text: the table at which the same people may play again
SAME = "same"  # text: the table at which they may play the same deal again
OPEN = "open"  # text: on or off: whether anybody may take a free seat
CONFIRM = "confirm"  # text: on or off: whether the seat ends its turns itself
LESSON = "lesson"  # text: what became of a lesson of the coach, and its name

POSITION = frozenset({MOVE, UNDO, END, RESIGN, SIT, BOT})

# What becomes of a lesson: it was read, followed, or something else was chosen.
READ, DONE, ELSE = "read", "done", "else"

HUMAN, FREE, ROBOT = "human", "free", "bot"

COLOURS = ("orange", "blue", "green", "yellow", "purple")


@dataclass(slots=True)
class Seat:
    """Who sits there now: a person, a bot, or nobody yet."""

    kind: str
    name: str
    colour: str
    bot: str = ""
    confirm: bool = True
    resigned: bool = False

    @classmethod
    def of(cls, data: dict[str, Any]) -> Seat:
        return cls(
            kind=data["kind"],
            name=data["name"],
            colour=data["colour"],
            bot=data.get("bot", ""),
            confirm=data.get("confirm", True),
        )

    def data(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "colour": self.colour,
            "bot": self.bot,
            "confirm": self.confirm,
        }


@dataclass(frozen=True, slots=True)
class Stay:
    """A person at a seat: from which row on, and until which a bot took over (None: still there)."""

    since: int
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Taught:
    """A lesson that a seat has had: how it ended, and after how many moves of the game."""

    seat: int
    name: str
    how: str
    at: int


UNDO_ASKED, AWAY = "undo", "away"


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that waits: an undo for the others' consent, a bot for a person's sign of life."""

    row: int
    seat: int
    what: str
    target: int
    needs: frozenset[int] = frozenset()
    due: int = 0

    @classmethod
    def read(cls, row: int, seat: int, text: str) -> Ask | None:
        """None for what was asked otherwise in the past (`bot`): only its answer counts."""
        what, target, *rest = text.split()
        if what == UNDO_ASKED:
            return cls(row, seat, what, int(target), frozenset(map(int, rest)))
        return cls(row, seat, what, int(target), due=int(rest[0])) if what == AWAY else None

    def write(self) -> str:
        rest = sorted(self.needs) if self.what == UNDO_ASKED else [self.due]
        return " ".join([self.what, str(self.target), *map(str, rest)])


def follow_away(away: dict[int, Ask], row: Row) -> None:
    """Takes a row into account for who is waited for: by seat, the question whether a bot shall play on."""
    if row.kind == ASK:
        ask = Ask.read(row.number, row.seat, row.text)
        if ask is not None and ask.what == AWAY:
            away[ask.target] = ask
    elif row.kind in (HERE, BOT, RESIGN):
        away.pop(row.seat, None)
    elif row.kind == WITHDRAW:
        for seat in [seat for seat, ask in away.items() if str(ask.row) == row.text]:
            del away[seat]


def sitting(name: str, confirm: bool, back: bool = False) -> str:
    """The text of a `sit` line."""
    return json.dumps({"name": name, "confirm": confirm, "back": back}, ensure_ascii=False)
