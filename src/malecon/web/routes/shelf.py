"""The pages around the tables: shelf, new table, my tables, rules, help, language, records brought along."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import FileResponse, RedirectResponse, Response

from malecon.bots import parted
from malecon.core.coach import coach_of
from malecon.core.texts import LANGUAGES
from malecon.table import companion
from malecon.table.house import clean_name
from malecon.table.log import COLOURS
from malecon.table.opponents import usual
from malecon.table.refused import NotThere, Refused
from malecon.web import board, mine, page, rulebook, shelf
from malecon.web.bounds import RECORDS, RECORDS_AT_ONCE
from malecon.web.club import open_tables
from malecon.web.editions import edition
from malecon.web.guest import LEVEL, NAME, Guest
from malecon.web.request import (
    bounds_of,
    came_from,
    count,
    fields,
    hold,
    house_of,
    may_open,
    opened,
    rooms_of,
    upload,
    workshop_of,
)
from malecon.web.views import Listed
from malecon.web.words import COOKIE
from malecon.web.workshop import keep

LONGEST_QUESTION = 80

router = APIRouter(include_in_schema=False)


@router.get("/")
async def front(request: Request) -> Response:
    guest, house, club = Guest.of(request), house_of(request), rooms_of(request).club
    mine = await run_in_threadpool(house.store.tables_of, guest.key, 20) if guest.key else []
    going = sum(not setup.over for setup in mine)
    free = await workshop_of(request).do(open_tables, house, guest.key, guest.lang) if club.open_tables else []
    return page.answer("shelf.html", guest, boxes=shelf.boxes(guest.lang), going=going, free=free)


@router.post("/play/{id}")
async def play_now(request: Request, id: str) -> Response:
    """Two clicks to a game: against bots at the level last used."""
    guest, rooms = Guest.of(request), rooms_of(request)
    game = shelf.game_named(id)
    level = usual((await fields(request)).get("level") or guest.level)
    await may_open(request)
    made = await run_in_threadpool(rooms.house.open, game.id, shelf.quick(game, guest.name, level), guest.known())
    new = made.table.setup.id
    opened(request, new, key=guest.key)
    response = RedirectResponse(f"/t/{new}", 303)
    guest.keep(response, LEVEL, level)
    return guest.remember(response)


@router.get("/new/{id}")
async def new_table(request: Request, id: str) -> Response:
    guest, game = Guest.of(request), shelf.game_named(id)
    return page.answer(
        "new.html",
        guest,
        game=game,
        box=shelf.box(game, guest.lang),
        options=shelf.options_of(game, guest.lang),
        levels=shelf.level_choices(guest.lang),
        strengths=shelf.strengths(guest.lang),
        level=usual(guest.level),
        tastes=shelf.taste_choices(game, guest.lang),
        colours=COLOURS,
        usual=min(3, game.seats[-1]),
        real=request.query_params.get("companion") in companion.WAYS,
        think_days=shelf.THINK_DAYS,
        may_open=rooms_of(request).club.open_tables,
        tournaments=rooms_of(request).club.tournaments,
    )


@router.post("/new/{id}")
async def open_table(request: Request, id: str) -> Response:
    guest, rooms = Guest.of(request), rooms_of(request)
    game, data = shelf.game_named(id), await fields(request)
    asked = shelf.wishes(game, data)
    options = shelf.options_asked(game, data)
    alone = all(wish.kind == "bot" for wish in asked)
    await may_open(request, alone)
    settings, wide = shelf.settings_asked(data, asked), rooms.club.open_tables and data.get("open") == "on"
    made = await run_in_threadpool(
        rooms.house.open, game.id, asked, guest.known(), options, settings=settings, open=wide
    )
    new = made.table.setup.id
    opened(request, new, alone, guest.key)
    rooms.room(new).invites.update(made.invites)
    response = RedirectResponse(f"/t/{new}", 303)
    own = next((wish.name for wish in asked if wish.kind == "me"), "")
    guest.keep(response, NAME, clean_name(own))
    level = next((parted(wish.bot)[0] for wish in asked if wish.kind == "bot"), "")
    if level:
        guest.keep(response, LEVEL, level)
    return guest.remember(response)


@router.get("/tables")
async def my_tables(request: Request) -> Response:
    guest, house = Guest.of(request), house_of(request)

    def find() -> list[Listed]:
        setups = house.store.tables_of(guest.key) if guest.key else []
        return mine.listed(house, setups, guest.key, guest.lang)

    tables = await workshop_of(request).do(find)
    boxes = [] if tables else shelf.boxes(guest.lang)
    entered = await run_in_threadpool(house.tournaments_of, guest.key)
    names = {game.id: game.names[guest.lang] for game in shelf.games()}
    return page.answer("tables.html", guest, tables=tables, boxes=boxes, entered=entered, names=names)


@router.get("/rules/{id}")
async def rules(request: Request, id: str) -> Response:
    guest, game = Guest.of(request), edition(shelf.game_named(id), request.query_params)
    try:
        book = game.rulebook(guest.lang)
    except FileNotFoundError:  # a game from elsewhere needn't have any
        raise NotThere(id) from None
    asked = request.query_params.get("q", "").strip()[:LONGEST_QUESTION]
    # What else the address names is the edition.
    kept = {name: value for name, value in request.query_params.items() if name in game.choices}
    bound = rulebook.bind(book, asked, coach_of(game), guest.lang)
    return page.answer("rules.html", guest, game=game, book=bound, asked=asked, kept=kept, **page.looks(game))


@router.get("/games/{id}/board.css")
async def style(id: str) -> Response:
    """The style sheet that lies in a game's own folder."""
    game = shelf.game_named(id)
    if board.style(game) is None:
        raise NotThere(id)
    return FileResponse(game.folder / "board.css", media_type="text/css", headers={"cache-control": "no-cache"})


@router.get("/help")
async def help_page(request: Request) -> Response:
    return page.answer("help.html", Guest.of(request))


@router.post("/language")
async def language(request: Request) -> Response:
    """Switches the language and goes back to the page it was switched on."""
    guest, data = Guest.of(request), await fields(request)
    lang = data.get("lang", "")
    if lang not in LANGUAGES:
        raise Refused("language")
    return guest.keep(RedirectResponse(came_from(request), 303), COOKIE, lang)


@router.post("/records")
async def bring(request: Request) -> Response:
    """A record somebody brings to look at."""
    with hold(request, RECORDS_AT_ONCE):
        count(request, RECORDS)
        content = await upload(request, "record")
        if not content:
            raise Refused("no-record")
        id = await workshop_of(request).do(keep, house_of(request), content, bounds_of(request).sizes)
    return RedirectResponse(f"/t/{id}/replay", 303)
