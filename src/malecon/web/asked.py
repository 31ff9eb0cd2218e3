"""What the JSON API is asked and what it answers, as its description shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from malecon.table.chain import MOST
from malecon.table.refused import Refused
from malecon.web.request import LONGEST_MOVE


class SeatAsked(BaseModel):
    """How a seat is filled: `me` (a token comes back), `link` (an invitation comes back) or `bot`."""

    kind: Literal["me", "link", "bot"] = "bot"
    name: str = Field("", max_length=60)
    bot: str = Field(
        "",
        max_length=40,
        description="Its level, see GET /api/bots; with a taste `hard-shipper`, see GET /api/games, or `hard-any`.",
    )


class TableAsked(BaseModel):
    game: str = Field(max_length=40, examples=["santiago"])
    seats: list[SeatAsked] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
    clock: Literal["live", "slow"] = Field(
        "live", description="For how long a seat waits for who left before a bot plays on: 3 minutes, or 3 days."
    )
    practice: bool = Field(False, description="Everything may be taken back, and the record says so.")
    pace: int = Field(0, ge=0, le=4000, description="Milliseconds a bot's move is shown before the next.")


class SeatGiven(BaseModel):
    seat: int
    token: str | None = Field(None, description="The key to this seat; not shown again.")
    invite: str | None = Field(None, description="For POST /api/join, or as a link /j/<invite>.")


class TableGiven(BaseModel):
    table: str
    n: int
    seats: list[SeatGiven]


class Joined(BaseModel):
    table: str
    seat: int
    token: str = Field(description="The key to this seat; not shown again.")


class JoinAsked(BaseModel):
    invite: str = Field(max_length=100, description="The last part of the link /j/<invite>.")
    name: str = Field("", max_length=60)


class MoveAsked(BaseModel):
    n: int = Field(ge=0, description="The position the move was chosen on.")
    move: str | None = Field(
        None, min_length=1, max_length=LONGEST_MOVE, description="The move, if it is one alone.", examples=["drive 3"]
    )
    moves: list[Annotated[str, Field(max_length=LONGEST_MOVE)]] | None = Field(
        None,
        min_length=1,
        max_length=MOST + 1,
        description="In place of `move`: several of one turn, all or none and taken back as one, where neither luck "
        "nor a secret decides between them. The last word may be `end`: it ends the turn if the table waits for that.",
        examples=[["drive 3", "end"]],
    )

    @property
    def words(self) -> list[str]:
        if (self.move is None) == (self.moves is None):
            raise Refused("move-or-moves")
        return [self.move] if self.move is not None else self.moves or []


class TurnAsked(BaseModel):
    n: int = Field(ge=0)


class AnswerAsked(BaseModel):
    row: int = Field(ge=0, description="The question's row: an answer to any other is 409.")
    agree: bool = Field(description="Who asked sends false to withdraw the question.")


class SubstituteAsked(BaseModel):
    seat: int = Field(ge=0, le=7, description="The seat of the person who left.")


class RematchAsked(BaseModel):
    same_deal: bool = Field(False, description="A table at which all is dealt as it was, so that its luck is known.")


class MoveShown(BaseModel):
    move: str
    en: str
    fr: str


class SeatShown(BaseModel):
    name: str
    kind: Literal["human", "free", "bot"]
    bot: str


class QuestionShown(BaseModel):
    """Something that waits: an undo for consent, or a bot for the sign of life of who left."""

    row: int = Field(description="Send it back with the answer.")
    what: Literal["undo", "away"] = Field(description="`undo`: take a move back; `away`: a bot plays for a seat.")
    by: int = Field(description="The seat that asked.")
    seat: int | None = Field(description="The seat the bot would take; null for an undo.")
    waits_for: list[int] = Field(description="The seats that have to agree; for a bot nobody has to.")
    happens: str | None = Field(description="When it happens by itself (ISO 8601); any sign of life ends it.")


class StateShown(BaseModel):
    """A table as its viewer may know it."""

    table: str
    game: str
    n: int = Field(description="Send it back with a move.")
    seat: int | None = Field(description="Your seat; null for a spectator.")
    seats: list[SeatShown]
    actors: list[int] = Field(description="The seats that may decide now.")
    over: bool
    clock: Literal["live", "slow"]
    practice: bool = Field(description="Everything may be taken back here.")
    known_luck: bool = Field(
        description="Played before, as a deal or up to here: its players may know what is hidden or comes."
    )
    questions: list[QuestionShown]
    next: str | None = Field(description="The rematch; POST /api/tables/{id}/rematch sits you down there.")
    same_deal: str | None = Field(description="The table of the same deal again.")
    outcome: dict[str, Any] | None
    moves: list[MoveShown] = Field(description="What you may do now; empty when it isn't your turn.")
    see: dict[str, Any] = Field(description="The position, null where you can't know.")


class Done(BaseModel):
    n: int


class Message(BaseModel):
    message: str


REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": Message, "description": "Not possible, and why."},
    403: {"model": Message, "description": "No token of this seat."},
    404: {"model": Message, "description": "No such table."},
    409: {"model": Message, "description": "Stale: the table has gone on. Get it again."},
    429: {"model": Message, "description": "Too much in a short time: `Retry-After` says in how many seconds."},
    503: {"model": Message, "description": "The house can't read or save its tables just now; see `Retry-After`."},
}
