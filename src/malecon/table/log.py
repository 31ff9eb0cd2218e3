"""The kinds of lines in a table's log, and who sits where according to them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

# Lines that change the position; the others only accompany the game.
MOVE = "move"  # text: the move's notation; seat -1 is chance
UNDO = "undo"  # text: how many moves remain
END = "end"  # the seat ended its turn
RESIGN = "resign"  # text: the bot that plays on, if anybody is left to play with
SIT = "sit"  # text: JSON {name, confirm}
BOT = "bot"  # text: the bot that takes the seat
# Lines beside the game.
ASK = "ask"  # text: "undo <moves left> <seats>" or "bot <seat> <seats>"; the seats have to agree
AGREE = "agree"
REFUSE = "refuse"
CHAT = "chat"
PACE = "pace"  # text: milliseconds a bot's move is shown for
NEXT = "next"  # text: the table at which the same people play again
CONFIRM = "confirm"  # text: on or off: whether the seat ends its turns itself

POSITION = frozenset({MOVE, UNDO, END, RESIGN, SIT, BOT})

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
class Ask:
    """Something that waits for the others' consent."""

    row: int
    seat: int
    what: str
    target: int
    needs: frozenset[int]

    @classmethod
    def read(cls, row: int, seat: int, text: str) -> Ask:
        what, target, *needs = text.split()
        return cls(row, seat, what, int(target), frozenset(map(int, needs)))

    def write(self) -> str:
        return " ".join([self.what, str(self.target), *map(str, sorted(self.needs))])


def sitting(name: str, confirm: bool) -> str:
    """The text of a `sit` line."""
    return json.dumps({"name": name, "confirm": confirm}, ensure_ascii=False)
