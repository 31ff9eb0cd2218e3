"""The JSON API: the same tables for programs in any language."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from malecon.table import keys, log
from malecon.table.away import Away
from malecon.table.house import Wish, questions
from malecon.table.opponents import levels, opponent, tastes
from malecon.table.refused import Refused
from malecon.table.table import Table
from malecon.web import measures, page, records, shelf
from malecon.web.asked import (
    REFUSED,
    AnswerAsked,
    Done,
    JoinAsked,
    Joined,
    MoveAsked,
    MoveShown,
    QuestionShown,
    RematchAsked,
    SeatGiven,
    SeatShown,
    StateShown,
    SubstituteAsked,
    TableAsked,
    TableGiven,
    TurnAsked,
)
from malecon.web.bounds import RECORDS, RECORDS_AT_ONCE
from malecon.web.guest import Guest, bearer
from malecon.web.live import Rooms
from malecon.web.request import (
    Forbidden,
    a_line,
    bounds_of,
    count,
    hold,
    may_open,
    opened,
    rooms_of,
    workshop_of,
)
from malecon.web.room import Listener
from malecon.web.workshop import keep

ABOUT = (
    "Board games in the browser, and for programs. A seat's token, given once when the seat is taken, goes into the "
    "header `Authorization: Bearer …`; without one you are a spectator. Moves are written in the game's notation; "
    "`n` is the position they were chosen on, and a move on an older one is answered with 409."
)
EVENTS = (
    "`id`: the row; `data`: a JSON object. `ask` says `undo <moves left> <seats that have to agree>` or "
    "`away <seat> <second since 1970 at which a bot takes it>`, which `here`, a sign of life, or `withdraw` ends; "
    "`next` and `same` name the table of the rematch and of the same deal again."
)
QUIET = 25.0

router = APIRouter(prefix="/api", tags=["tables"])
Id = Annotated[str, Path(min_length=4, max_length=24, description="The table's name, as in its address.")]
Bearer = Annotated[str | None, Header(max_length=200, description="`Bearer <the seat's token>`")]


async def _seat(rooms: Rooms, id: str, authorization: str | None) -> int | None:
    """The seat whose token was sent, which is a sign of life."""
    if not authorization:
        return None
    token = bearer(authorization)
    mine = rooms.house.store.seats_of
    seats = await run_in_threadpool(mine, token, id, keys.TOKEN, keys.SEAT) if token else []
    if not seats:
        raise Forbidden("no-token")
    await rooms.alive(id, seats[:1])
    return seats[0]


async def _own(rooms: Rooms, id: str, authorization: str | None) -> int:
    seat = await _seat(rooms, id, authorization)
    if seat is None:
        raise Forbidden("no-token")
    return seat


def _caller(request: Request) -> str:
    """Whom the bots of a program's table think for: whoever calls from its address."""
    return keys.fingerprint(f"address {request.client.host if request.client else ''}")


def shown(table: Table, seat: int | None) -> StateShown:
    """What the viewer may know, and nothing else."""
    bare, game = table.knows_all(), table.game
    turn = seat is not None and seat in table.actors and table.seats[seat].kind == log.HUMAN
    mine = table.state.moves(seat) if turn else []
    return StateShown(
        table=table.setup.id,
        game=game.id,
        n=table.n,
        seat=seat,
        seats=[SeatShown.model_validate({"name": s.name, "kind": s.kind, "bot": s.bot}) for s in table.seats],
        actors=table.actors,
        over=table.over,
        clock="slow" if table.clock == "slow" else "live",
        practice=table.practice,
        known_luck=table.known_luck or table.forked,
        questions=[_question(ask) for ask in questions(table)],
        next=table.next or None,
        same_deal=table.same or None,
        outcome=table.state.outcome.data() if table.over and table.state.outcome else None,
        moves=[MoveShown(move=game.write(m), en=game.say(m, "en"), fr=game.say(m, "fr")) for m in mine],
        see=table.state.data() if bare else table.state.see(seat),
    )


def _question(ask: log.Ask) -> QuestionShown:
    away = ask.what == log.AWAY
    return QuestionShown(
        row=ask.row,
        what="away" if away else "undo",
        by=ask.seat,
        seat=ask.target if away else None,
        waits_for=sorted(ask.needs),
        happens=datetime.fromtimestamp(ask.due, UTC).isoformat() if away else None,
    )


@router.get("/games", summary="The games on the shelf")
async def games() -> list[dict[str, Any]]:
    return [
        {
            "id": game.id,
            "names": game.names,
            "seats": list(game.seats),
            "options": {name: option.data() for name, option in game.options.items()},
            "rules": game.rules,
            "tastes": tastes(game),
        }
        for game in shelf.games()
    ]


@router.get("/bots", summary="The levels of the house's bots")
async def bots() -> list[str]:
    return levels()


@router.post("/tables", status_code=201, summary="Open a table", responses=REFUSED)
async def open_table(request: Request, asked: TableAsked) -> TableGiven:
    rooms = rooms_of(request)
    game = shelf.playable(asked.game)
    if len(asked.seats) not in game.seats:
        raise Refused("players", least=game.seats[0], most=game.seats[-1], n=len(asked.seats))
    wishes = [
        # A seat of a program is taken by its token alone, so it isn't lent to any browser.
        Wish(
            "token" if seat.kind == "me" else seat.kind,
            seat.name,
            opponent(seat.bot, game) if seat.kind == "bot" else "",
        )
        for seat in asked.seats
    ]
    alone = all(seat.kind == "bot" for seat in asked.seats)
    await may_open(request, alone)
    settings = {
        "pace": asked.pace,
        "clock": asked.clock,
        "practice": asked.practice,
        "opener": _caller(request),
    }
    made = await run_in_threadpool(
        rooms.house.open, game.id, wishes, "", asked.options, settings=settings, confirm=False
    )
    id = made.table.setup.id
    opened(request, id, alone)
    given = [
        SeatGiven(seat=index, token=made.tokens.get(index), invite=made.invites.get(index))
        for index in range(len(asked.seats))
    ]
    rooms.tell(id)
    return TableGiven(table=id, n=made.table.n, seats=given)


@router.post("/join", summary="Take the seat of an invitation", responses=REFUSED)
async def join(request: Request, asked: JoinAsked) -> Joined:
    rooms = rooms_of(request)
    token = keys.draw()
    id, seat = await run_in_threadpool(rooms.house.sit, asked.invite, token, asked.name, False, keys.TOKEN)
    rooms.room(id).invites.pop(seat, None)
    rooms.tell(id)
    return Joined(table=id, seat=seat, token=token)


@router.get("/tables/{id}", summary="The table as you may know it", responses=REFUSED)
async def state(request: Request, id: Id, authorization: Bearer = None) -> StateShown:
    rooms = rooms_of(request)
    await rooms.table(id)
    seat = await _seat(rooms, id, authorization)
    rooms.wake(id)
    return shown(await rooms.table(id), seat)


@router.post("/tables/{id}/moves", summary="Play a move, or several at once", responses=REFUSED)
async def play(request: Request, id: Id, asked: MoveAsked, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = await _own(rooms, id, authorization)
    table = await run_in_threadpool(rooms.house.play, id, seat, asked.words, asked.n)
    measures.MOVES.labels("person").inc()
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/undo", summary="Take your last choice back, or ask for it", responses=REFUSED)
async def undo(request: Request, id: Id, asked: TurnAsked, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = await _own(rooms, id, authorization)
    table = await run_in_threadpool(rooms.house.undo, id, seat, asked.n, [seat])
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/answer", summary="Agree to a question, refuse it, or withdraw your own", responses=REFUSED)
async def answer(request: Request, id: Id, asked: AnswerAsked, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = await _own(rooms, id, authorization)
    table = await run_in_threadpool(rooms.house.answer, id, [seat], asked.row, asked.agree)
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/substitute", summary="Ask for a bot in the place of who left", responses=REFUSED)
async def substitute(request: Request, id: Id, asked: SubstituteAsked, authorization: Bearer = None) -> Done:
    """It sits down by itself after a fair time, which all see; any sign of life of that seat's person ends it."""
    rooms = rooms_of(request)
    seat = await _own(rooms, id, authorization)
    here = rooms.company(await rooms.table(id)).seats
    table = await run_in_threadpool(rooms.house.ask_for_bot, id, seat, asked.seat, [seat], here)
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/back", summary="Take your seat back from the bot that stood in", responses=REFUSED)
async def back(request: Request, id: Id, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = await _own(rooms, id, authorization)
    table = await run_in_threadpool(rooms.house.take_back, id, seat, confirm=False)
    rooms.tell(id)
    return Done(n=table.n)


@router.post("/tables/{id}/rematch", summary="Sit down at the rematch, or ask for one", responses=REFUSED)
async def rematch(request: Request, id: Id, asked: RematchAsked, authorization: Bearer = None) -> Joined:
    """The first who asks opens the table, everybody else is invited; the old seat's token opens the new one."""
    rooms = rooms_of(request)
    seat, token = await _own(rooms, id, authorization), bearer(authorization)
    table = await rooms.table(id)
    before = table.same if asked.same_deal else table.next
    if not before:
        await may_open(request)
    new = await run_in_threadpool(
        rooms.house.again, id, [seat], token, same_luck=asked.same_deal, use=keys.TOKEN, confirm=False
    )
    if not before:
        opened(request, new)
    rooms.tell(id)
    rooms.tell(new)
    return Joined(table=new, seat=seat, token=token)


@router.post("/tables/{id}/resign", summary="Give up: a bot plays on", responses=REFUSED)
async def resign(request: Request, id: Id, authorization: Bearer = None) -> Done:
    rooms = rooms_of(request)
    seat = await _own(rooms, id, authorization)
    table = await run_in_threadpool(rooms.house.resign, id, seat)
    rooms.tell(id)
    return Done(n=table.n)


@router.get("/tables/{id}/record", summary="The record, as far as you may know it", responses=REFUSED)
async def record(request: Request, id: Id, authorization: Bearer = None) -> Response:
    rooms = rooms_of(request)
    table = await rooms.table(id)
    text = await workshop_of(request).do(records.record_of, table, await _seat(rooms, id, authorization))
    return Response(text, media_type="text/plain")


@router.post("/records", status_code=201, summary="Bring a record to be looked at", responses=REFUSED)
async def bring(request: Request) -> dict[str, str]:
    with hold(request, RECORDS_AT_ONCE):
        count(request, RECORDS)
        house, sizes = rooms_of(request).house, bounds_of(request).sizes
        return {"table": await workshop_of(request).do(keep, house, await request.body(), sizes)}


@router.get(
    "/tables/{id}/events",
    summary="What happens, as a stream of server-sent events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": EVENTS}},
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
    seat = await _seat(rooms, id, authorization)
    if len(rooms.room(id).listeners) >= rooms.most:
        raise Refused("too-many")
    last = request.headers.get("last-event-id", "")
    after = int(last) if last.isascii() and last.isdigit() and len(last) < 9 else since
    return StreamingResponse(_stream(rooms, id, seat, after), media_type="text/event-stream")


async def _stream(rooms: Rooms, id: str, seat: int | None, after: int) -> AsyncGenerator[str, None]:
    room = rooms.room(id)
    listener = Listener(seat)
    room.listeners.add(listener)
    rooms.came_or_went(id)
    try:
        while True:
            listener.news.clear()
            try:
                table = await rooms.table(id)
            except Away:
                return  # the program comes back and says what it knows
            for row in event_rows(table, seat, after):
                yield f"id: {row['row']}\nevent: {row['kind']}\ndata: {json.dumps(row, ensure_ascii=False)}\n\n"
            after = max(after, table.number)
            try:
                await asyncio.wait_for(listener.news.wait(), QUIET)
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        room.listeners.discard(listener)
        rooms.came_or_went(id)


PUBLIC = frozenset(
    {log.UNDO, log.END, log.RESIGN, log.SIT, log.BOT, log.CHAT, log.NEXT, log.SAME}
    | {log.ASK, log.AGREE, log.REFUSE, log.WITHDRAW, log.HERE}
)


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
