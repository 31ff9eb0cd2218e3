"""Reminders of tables over days: switched on under «Me», confirmed, and stopped by one press wherever one is read."""

from __future__ import annotations

import json
import re
from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from malecon.table.house import House
from malecon.table.refused import NotThere, Refused
from malecon.web import page, post
from malecon.web.bounds import MAILS, SETTINGS
from malecon.web.guest import KEY, Guest
from malecon.web.reminding import Reminding
from malecon.web.request import count, fields, house_of

router = APIRouter(include_in_schema=False)
# A point of P-256 and sixteen bytes, as a browser gives them.
POINT, AUTH = re.compile(r"[A-Za-z0-9_-]{87}=?"), re.compile(r"[A-Za-z0-9_-]{22}={0,2}")
# So many of somebody's tables over days stand under «Me», the last touched first.
SHOWN = 30


def reminding_of(request: Request) -> Reminding:
    reminding: Reminding = request.app.state.reminding
    return reminding


def shown(reminding: Reminding, house: House, guest: Guest) -> dict[str, Any]:
    """What «Me» says of reminders."""
    ways = house.ways(guest.key)
    if not (reminding.on or ways):
        return {}
    going = [setup for setup in house.store.tables_of(guest.key, 1000) if not setup.over] if guest.key else []
    slow = [house.going(setup.id) for setup in going if setup.settings.get("clock") == "slow"][:SHOWN]
    return {
        "ways": ways,
        "mails": reminding.settings.mails,
        "push_key": reminding.public_key,
        "slow": slow,
        "unreminded": house.not_reminded_of(guest.key) if slow else set(),
    }


@router.post("/me/reminders/mail")
async def by_mail(request: Request) -> Response:
    """Asks an address whether it wants them; nothing else is sent there before."""
    guest, house, reminding, data = Guest.of(request), house_of(request), reminding_of(request), await fields(request)
    if not reminding.settings.mails:
        raise NotThere("mail")
    count(request, MAILS)
    way, code = await run_in_threadpool(house.ask_for_mail, guest.known(), data.get("address", ""), guest.lang)
    await reminding.ask(way, code)
    return guest.remember(RedirectResponse("/me#reminders", 303))


@router.post("/me/reminders/push")
async def by_push(request: Request) -> Response:
    """This browser takes notes."""
    guest, house, reminding, data = Guest.of(request), house_of(request), reminding_of(request), await fields(request)
    if not reminding.settings.pushes:
        raise NotThere("push")
    count(request, SETTINGS)
    endpoint, point, auth = (data.get(name, "") for name in ("endpoint", "p256dh", "auth"))
    theirs = post.carried_by(reminding.settings, endpoint)
    if not (theirs and POINT.fullmatch(point) and AUTH.fullmatch(auth)):
        raise Refused("no-push")
    subscription = json.dumps({"endpoint": endpoint, "p256dh": point, "auth": auth})
    await run_in_threadpool(house.push_to, guest.known(), subscription, guest.lang)
    return guest.remember(JSONResponse({"on": True}))


@router.post("/me/reminders/stop")
async def stop_mine(request: Request) -> Response:
    guest, data = Guest.of(request), await fields(request)
    await run_in_threadpool(house_of(request).stop, data.get("way", ""), guest.key)
    return RedirectResponse("/me#reminders", 303)


@router.post("/me/reminders/table")
async def of_table(request: Request) -> Response:
    """Whether a table is worth a reminder."""
    guest, data = Guest.of(request), await fields(request)
    count(request, SETTINGS)
    await run_in_threadpool(house_of(request).remind_of, data.get("table", ""), guest.key, data.get("on") == "yes")
    return RedirectResponse("/me#reminders", 303)


# From a mail, perhaps on another device. Opening a link changes nothing: programs that look through mail do that, too.


@router.get("/r/confirm/{code}")
async def asked(request: Request, code: str) -> Response:
    way = await run_in_threadpool(house_of(request).asked_for, _key(code))
    return page.answer("remind.html", Guest.of(request), what="confirm", key=code, address=way.address)


@router.post("/r/confirm/{code}")
async def confirm(request: Request, code: str) -> Response:
    await run_in_threadpool(house_of(request).confirm, _key(code))
    return page.answer("remind.html", Guest.of(request), what="confirmed")


@router.get("/r/stop/{id}")
async def about_to_stop(request: Request, id: str) -> Response:
    return page.answer("remind.html", Guest.of(request), what="stop", key=_key(id))


@router.post("/r/stop/{id}")
async def stop(request: Request, id: str) -> Response:
    """Also what a mail program sends by itself when its own button is pressed (RFC 8058)."""
    await run_in_threadpool(house_of(request).stop, _key(id))
    return page.answer("remind.html", Guest.of(request), what="stopped")


def _key(text: str) -> str:
    if not KEY.fullmatch(text):
        raise NotThere("key")
    return text
