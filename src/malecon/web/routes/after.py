"""After a game, or beside it: replay, record, report, rematch, the same deal again, a fork."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from malecon.table.opponents import usual
from malecon.table.table import Table
from malecon.web import page, records
from malecon.web.guest import Guest
from malecon.web.replay import moment
from malecon.web.request import Forbidden, Sitting, fields, may_open, opened, sit_before, wants_json, whole, workshop_of

router = APIRouter(prefix="/t/{id}", include_in_schema=False)


def seen_by(here: Sitting) -> int | None:
    """The seat whose knowledge counts for what is handed out; who holds several gets a spectator's."""
    return here.held[0] if len(here.held) == 1 else None


@router.get("/replay")
async def replay(request: Request, id: str, at: int = -1) -> Response:
    """One moment of the game, with a slider to the others; a page that is open gets only what changes in it."""
    here = await sit_before(request, id)
    asked = (here.table, seen_by(here), here.guest, at, here.held)
    if wants_json(request):
        return JSONResponse(await workshop_of(request).do(change, *asked))
    view = await workshop_of(request).do(moment, *asked)
    return page.answer("replay.html", here.guest, view=view, **page.looks(here.table.game))


def change(table: Table, viewer: int | None, guest: Guest, at: int, held: Sequence[int]) -> dict[str, int | str]:
    """What an open page is morphed to."""
    view = moment(table, viewer, guest, at, held)
    return {"at": view.at, "html": page.render("moment.html", guest.lang, view=view)}


@router.get("/record")
async def record(request: Request, id: str) -> Response:
    here = await sit_before(request, id)
    text = await workshop_of(request).do(records.record_of, here.table, seen_by(here))
    headers = {"content-disposition": f'attachment; filename="{records.file_name(here.table)}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/report")
async def report(request: Request, id: str) -> Response:
    """A file to send along with a complaint."""
    here, data = await sit_before(request, id), await fields(request)
    browser = request.headers.get("user-agent", "")
    pack = await workshop_of(request).do(records.report, here.table, seen_by(here), data.get("text", ""), browser)
    headers = {"content-disposition": f'attachment; filename="malecon-report-{id}.zip"'}
    return Response(pack, media_type="application/zip", headers=headers)


@router.post("/again")
async def again(request: Request, id: str) -> Response:
    """Sits down at the rematch, or at the same deal again; opens it for the first who asks."""
    here, data = await sit_before(request, id), await fields(request)
    if not here.held:
        raise Forbidden
    same = data.get("luck") == "same"
    before = here.table.same if same else here.table.next
    if not before:
        await may_open(request)
    new = await run_in_threadpool(here.rooms.house.again, id, here.held, here.guest.key, same_luck=same)
    if not before:
        opened(request, new)
    here.rooms.tell(id)
    here.rooms.tell(new)
    return _go(request, new)


@router.post("/fork")
async def fork(request: Request, id: str) -> Response:
    """A new sofa game from a moment of this one."""
    here, data = await sit_before(request, id), await fields(request)
    guest = here.guest
    bot = usual(guest.level) if data.get("others") == "bots" else ""
    await may_open(request)
    new = await run_in_threadpool(here.rooms.house.fork, id, whole(data, "at"), guest.known(), bot)
    opened(request, new, key=guest.key)
    return guest.remember(_go(request, new))


def _go(request: Request, new: str) -> Response:
    if wants_json(request):
        return JSONResponse({"table": new, "location": f"/t/{new}"})
    return RedirectResponse(f"/t/{new}", 303)
