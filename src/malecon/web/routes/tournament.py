"""Tournaments of a few rounds: opened, joined, begun, and looked at by everybody who has the link."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from malecon.table.house import clean_name
from malecon.table.refused import Refused
from malecon.table.tournament import LEAST, ROUNDS, SEATS
from malecon.web import page, shelf
from malecon.web.bounds import JOINING, SETTINGS, TOURNAMENTS
from malecon.web.guest import NAME, Guest
from malecon.web.request import count, fields, house_of, rooms_of, whole
from malecon.web.tournament import sheet
from malecon.web.words import speaker

router = APIRouter(include_in_schema=False)


def _allowed(request: Request) -> None:
    if not rooms_of(request).club.tournaments:
        raise Refused("no-tournaments")


@router.get("/tournaments/{id}")
async def new_tournament(request: Request, id: str) -> Response:
    guest, played = Guest.of(request), shelf.game_named(id)
    _allowed(request)
    seats = [n for n in played.seats if n in SEATS]
    box = shelf.box(played, guest.lang)
    return page.answer("tournament_new.html", guest, game=played, box=box, seats=seats, rounds=ROUNDS)


@router.post("/tournaments/{id}")
async def open_tournament(request: Request, id: str) -> Response:
    guest, house, data = Guest.of(request), house_of(request), await fields(request)
    played = shelf.game_named(id)
    _allowed(request)
    count(request, TOURNAMENTS)
    terms = whole(data, "seats"), whole(data, "rounds"), data.get("clock", "live")
    new = await run_in_threadpool(house.open_tournament, played.id, guest.known(), *terms)
    return guest.remember(RedirectResponse(f"/tournament/{new}", 303))


@router.get("/tournament/{id}")
async def show(request: Request, id: str) -> Response:
    """How it stands; whoever looks brings it on where a round is over."""
    guest, house = Guest.of(request), house_of(request)
    await run_in_threadpool(house.advance, id)
    now = await run_in_threadpool(house.tournament, id, guest.key)
    game, told = shelf.game_named(now.game), sheet(now, guest.lang, speaker(guest.lang))
    box, url = shelf.box(game, guest.lang), f"{guest.base}/tournament/{id}" if guest.base else ""
    return page.answer("tournament.html", guest, now=now, sheet=told, game=game, box=box, url=url, least=LEAST)


@router.post("/tournament/{id}/join")
async def join(request: Request, id: str) -> Response:
    guest, house, data = Guest.of(request), house_of(request), await fields(request)
    _allowed(request)
    count(request, JOINING)
    name = clean_name(data.get("name", "")) or guest.name
    await run_in_threadpool(house.join_tournament, id, guest.known(), name)
    response = RedirectResponse(f"/tournament/{id}", 303)
    guest.keep(response, NAME, name)
    return guest.remember(response)


@router.post("/tournament/{id}/leave")
async def leave(request: Request, id: str) -> Response:
    guest, house = Guest.of(request), house_of(request)
    count(request, SETTINGS)
    await run_in_threadpool(house.leave_tournament, id, guest.key)
    return RedirectResponse(f"/tournament/{id}", 303)


@router.post("/tournament/{id}/start")
async def start(request: Request, id: str) -> Response:
    guest, house = Guest.of(request), house_of(request)
    count(request, SETTINGS)
    await run_in_threadpool(house.start_tournament, id, guest.key)
    return RedirectResponse(f"/tournament/{id}", 303)
