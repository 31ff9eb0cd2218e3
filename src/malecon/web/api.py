"""The JSON API: the same tables for programs in any language."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

import malecon
from malecon.table import keys, log
from malecon.table.house import House, Wish
from malecon.table.levels import levels, usual
from malecon.table.refused import Refused
from malecon.table.table import Table
from malecon.web import page, records
from malecon.web.asking import Forbidden, a_line, count, hold, may_open, opened, rooms_of, workshop_of
from malecon.web.bounds import RECORDS, RECORDS_AT_ONCE, VIEWERS
from malecon.web.guest import Guest, bearer
from malecon.web.live import Rooms
from malecon.web.workshop import keep

ABOUT = (
    "Board games in the browser, and for programs. A seat's token, given once when the seat is taken, goes into the "
    "header `Authorization: Bearer …`; without one you are a spectator. Moves are written in the game's notation; "
    "`n` is the position they were chosen on, and a move on an older one is answered with 409."
)
QUIET = 25.0

router = APIRouter(prefix="/api", tags=["tables"])
Id = Annotated[str, Path(min_length=4, max_length=24, description="The table's name, as in its address.")]
Bearer = Annotated[str | None, Header(max_length=200, description="`Bearer <the seat's token>`")]


class SeatAsked(BaseModel):
    """How a seat is filled: `me` (a token comes back), `link` (an invitation comes back) or `bot`."""

    kind: Literal["me", "link", "bot"] = "bot"
    name: str = Field("", max_length=60)
    bot: str = Field("", max_length=20, description="Its level; see GET /api/bots.")


class TableAsked(BaseModel):
    game: str = Field(max_length=40, examples=["santiago"])
    seats: list[SeatAsked] = Field(min_length=1, max_length=8)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
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
    move: str = Field(min_length=1, max_length=80, examples=["drive 3"])


class TurnAsked(BaseModel):
    n: int = Field(ge=0)


class MoveShown(BaseModel):
    move: str
    en: str
    fr: str


class SeatShown(BaseModel):
    name: str
    kind: Literal["human", "free", "bot"]
    bot: str


class StateShown(BaseModel):
    """A table as its viewer may know it."""

    table: str
    game: str
    n: int = Field(description="Send it back with a move.")
    seat: int | None = Field(description="Your seat; null for a spectator.")
    seats: list[SeatShown]
    actors: list[int] = Field(description="The seats that may decide now.")
    over: bool
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
}


def _seat(house: House, id: str, authorization: str | None) -> int | None:
    if not authorization:
        return None
    token = bearer(authorization)
    seats = house.store.seats_of(token, id, keys.TOKEN, keys.SEAT) if token else []
    if not seats:
        raise Forbidden("no-token")
    return seats[0]


def _own(house: House, id: str, authorization: str | None) -> int:
    seat = _seat(house, id, authorization)
    if seat is None:
        raise Forbidden("no-token")
    return seat


def shown(table: Table, seat: int | None) -> StateShown:
    """What the viewer may know, and nothing else."""
    bare, game = table.knows_all(), table.game
    mine = table.state.moves(seat) if seat is not None and seat in table.actors else []
    return StateShown(
        table=table.setup.id,
        game=game.id,
        n=table.n,
        seat=seat,
        seats=[SeatShown.model_validate({"name": s.name, "kind": s.kind, "bot": s.bot}) for s in table.seats],
        actors=table.actors,
        over=table.over,
        outcome=table.state.outcome.data() if table.over and table.state.outcome else None,
        moves=[MoveShown(move=game.write(m), en=game.say(m, "en"), fr=game.say(m, "fr")) for m in mine],
        see=table.state.data() if bare else table.state.see(seat),
    )


@router.get("/games", summary="The games on the shelf")
async def games() -> list[dict[str, Any]]:
    shelf = [malecon.game(id) for id in malecon.games()]
    return [
        {
            "id": game.id,
            "names": game.names,
            "seats": list(game.seats),
            "options": {name: option.data() for name, option in game.options.items()},
            "rules": game.rules,
        }
        for game in shelf
    ]


@router.get("/bots", summary="The levels of the house's bots")
async def bots() -> list[str]:
    return levels()


@router.post("/tables", status_code=201, summary="Open a table", responses=REFUSED)
async def open_table(request: Request, asked: TableAsked) -> TableGiven:
    rooms = rooms_of(request)
    game = malecon.game(asked.game)
    if len(asked.seats) not in game.seats:
        raise Refused("players", least=game.seats[0], most=game.seats[-1], n=len(asked.seats))
    wishes = [
        # A seat of a program is taken by its token alone, so it isn't lent to any browser.
        Wish("sofa" if seat.kind == "me" else seat.kind, seat.name, usual(seat.bot) if seat.kind == "bot" else "")
        for seat in asked.seats
    ]
    alone = all(seat.kind == "bot" for seat in asked.seats)
    await may_open(request, alone)
    made = await run_in_threadpool(
        rooms.house.open, game.id, wishes, "", asked.options, settings={"pace": asked.pace}, confirm=False
    )
    id = made.table.setup.id
    opened(request, id, alone)
    given = []
    for index, seat in enumerate(asked.seats):
        token = await run_in_threadpool(rooms.house.token, id, index) if seat.kind == "me" else None
        given.append(SeatGiven(seat=index, token=token, invite=made.invites.get(index)))
    rooms.tell(id)
    return TableGiven(table=id, n=made.table.n, seats=given)


@router.post("/join", summary="Take the seat of an invitation", responses=REFUSED)
async def join(request: Request, asked: JoinAsked) -> Joined:
    rooms = rooms_of(request)
    id, seat = await run_in_threadpool(rooms.house.sit, asked.invite, "", asked.name, False)
    token = await run_in_threadpool(rooms.house.token, id, seat)
    rooms.room(id).invites.pop(seat, None)
    rooms.tell(id)
    return Joined(table=id, seat=seat, token=token)


@router.get("/tables/{id}", summary="The table as you may know it", responses=REFUSED)
async def state(request: Request, id: Id, authorization: Bearer = None) -> StateShown:
    rooms = rooms_of(request)
    table = await rooms.table(id)
    rooms.wake(id)
    return shown(table, _seat(rooms.house, id, authorization))


@router.post("/tables/{id}/moves", summary="Play a move", responses=REFUSED)
async def play(request: Request, id: Id, asked: MoveAsked, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = _own(rooms.house, id, authorization)
    table = await run_in_threadpool(rooms.house.play, id, seat, asked.move, asked.n, Guest.of(request).lang)
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/undo", summary="Take your last choice back, or ask for it", responses=REFUSED)
async def undo(request: Request, id: Id, asked: TurnAsked, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = _own(rooms.house, id, authorization)
    table = await run_in_threadpool(rooms.house.undo, id, seat, asked.n, [seat])
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/resign", summary="Give up: a bot plays on", responses=REFUSED)
async def resign(request: Request, id: Id, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = _own(rooms.house, id, authorization)
    table = await run_in_threadpool(rooms.house.resign, id, seat)
    rooms.tell(id)
    return Done(n=table.n)


@router.get("/tables/{id}/record", summary="The record, as far as you may know it", responses=REFUSED)
async def record(request: Request, id: Id, authorization: Bearer = None) -> Response:
    rooms = rooms_of(request)
    table = await rooms.table(id)
    text = await workshop_of(request).do(records.record_of, table, _seat(rooms.house, id, authorization))
    return Response(text, media_type="text/plain")


@router.post("/records", status_code=201, summary="Bring a record to be looked at", responses=REFUSED)
async def bring(request: Request) -> dict[str, str]:
    with hold(request, RECORDS_AT_ONCE):
        count(request, RECORDS)
        return {"table": await workshop_of(request).do(keep, rooms_of(request).house, await request.body())}


@router.get(
    "/tables/{id}/events",
    summary="What happens, as a stream of server-sent events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": "`id`: the row; `data`: a JSON object."}},
)
async def events(
    request: Request,
    id: Id,
    line: Annotated[None, Depends(a_line)],
    authorization: Bearer = None,
    since: Annotated[int, Query(ge=0, description="The last row you know.")] = 0,
) -> StreamingResponse:
    rooms = rooms_of(request)
    await rooms.table(id)
    seat = _seat(rooms.house, id, authorization)
    if len(rooms.room(id).listeners) >= VIEWERS:
        raise Refused("too-many")
    last = request.headers.get("last-event-id", "")
    after = int(last) if last.isascii() and last.isdigit() and len(last) < 9 else since
    return StreamingResponse(_stream(rooms, id, seat, after), media_type="text/event-stream")


async def _stream(rooms: Rooms, id: str, seat: int | None, after: int) -> AsyncIterator[str]:
    room = rooms.room(id)
    news = asyncio.Event()
    room.listeners.add(news)
    try:
        while True:
            news.clear()
            table = await rooms.table(id)
            for row in event_rows(table, seat, after):
                yield f"id: {row['row']}\nevent: {row['kind']}\ndata: {json.dumps(row, ensure_ascii=False)}\n\n"
            after = max(after, table.number)
            try:
                await asyncio.wait_for(news.wait(), QUIET)
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        room.listeners.discard(news)


PUBLIC = frozenset({log.UNDO, log.END, log.RESIGN, log.SIT, log.BOT, log.ASK, log.AGREE, log.REFUSE, log.CHAT})


def event_rows(table: Table, seat: int | None, after: int) -> list[dict[str, Any]]:
    """The rows a viewer hasn't seen yet, secrets as `bid ?`; moves that were taken back are left out."""
    standing = {played.row: played for played in table.line}
    told = []
    for row in table.rows:
        if row.number <= after:
            continue
        if row.kind == log.MOVE and row.number in standing:
            text = row.text if table.knows_all() else standing[row.number].told(seat)
            told.append({"row": row.number, "kind": row.kind, "seat": row.seat, "text": text, "n": table.n})
        elif row.kind in PUBLIC:
            text = "" if row.kind == log.SIT else row.text
            told.append({"row": row.number, "kind": row.kind, "seat": row.seat, "text": text, "n": table.n})
    return told


@router.get("", include_in_schema=False)
async def documentation(request: Request) -> Response:
    """The API explained on a page of our own: the usual ones fetch their script from elsewhere."""
    schema = request.app.openapi()
    return page.answer("api.html", Guest.of(request), schema=schema, about=ABOUT)
