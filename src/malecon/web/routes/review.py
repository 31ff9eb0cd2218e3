"""The review of a game that is over: its page, made in the background and stored with the table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from malecon.table.refused import Refused
from malecon.table.table import Table
from malecon.web import page
from malecon.web.guest import Guest
from malecon.web.request import sit_before, wants_json, workshop_of
from malecon.web.review import looked_at
from malecon.web.reviewing import Seen
from malecon.web.routes.after import seen_by

router = APIRouter(prefix="/t/{id}", include_in_schema=False)


@router.get("/review")
async def review(request: Request, id: str, at: int = -1) -> Response:
    """One moment of the review; a page that is open gets only what changes in it."""
    here = await sit_before(request, id)
    if not here.table.knows_all():
        raise Refused("not-over")
    reviews = here.rooms.reviews
    seen = await reviews.look(here.table)
    if seen is None or not seen.done:
        reviews.wish(id)
    asked = (here.table, seen, seen_by(here), here.guest, at)
    if wants_json(request):
        return JSONResponse(await workshop_of(request).do(change, *asked))
    view = await workshop_of(request).do(looked_at, *asked)
    return page.answer("review.html", here.guest, view=view, **page.looks(here.table.game))


def change(table: Table, seen: Seen | None, viewer: int | None, guest: Guest, at: int) -> dict[str, int | str | bool]:
    """What an open page is morphed to."""
    view = looked_at(table, seen, viewer, guest, at)
    return {"at": view.at, "done": view.done, "html": page.render("judged.html", guest.lang, view=view)}
