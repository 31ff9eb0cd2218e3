"""Beside the real board: what the dice may have shown, as buttons, and what to move there, in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from malecon.core.game import Game
from malecon.core.state import CHANCE, State
from malecon.core.telling import sentence, without
from malecon.core.texts import SEATS
from malecon.table import companion, log
from malecon.table.table import Played, Table
from malecon.web import board, panels
from malecon.web.digest import Teller, turns
from malecon.web.offers import gained, holdings
from malecon.web.story import move_line, names_of
from malecon.web.views_beside import Beside, Changed, Draw, Face, ToDo
from malecon.web.words import Say

# So many dice are asked for at once, and so many of the last turns are told.
AT_ONCE = 8
TURNS = 6
SYMBOL = re.compile(r'<symbol id="([^"]+)"')


def beside(table: Table, seat: int | None, held: Sequence[int], lang: str, t: Say) -> Beside | None:
    """What a companion's page has besides the table; None for any other table."""
    if not table.companion or table.waiting:
        return None
    seen = companion.alone(table)
    # Who may not see it isn't asked, and nobody is who only watches.
    asked = companion.asks(table) and bool(held) and seen in (None, seat)
    rows = rows_of(table) if asked else []
    return Beside(
        question=_question(table, rows[0], lang, t) if rows else "",
        draws=tuple(_draw(table, row, rows, lang, t) for row in rows),
        unseen=seen is not None,
        more=_following(table.state) if len(rows) == 1 else 0,
        todo=() if table.over else tuple(to_do(table, seat, lang, t)),
    )


# --- what luck may have decided ---------------------------------------------------------------------------------------


def rows_of(table: Table) -> list[list[int]]:
    """The outcomes to choose from: those of this draw, and of the next ones as long as they don't depend on it, as
    with dice that are rolled together."""
    state, family = table.state, table.game.lexicon.family_of(table.state.moves()[0])
    if companion.alone(table) is not None or family.key in table.game.choosing.unseen:
        # What is left of a pile would tell what others hold.
        return [list(range(family.base, family.base + family.size))]
    rows, world = [state.moves()], state
    while len(rows) < AT_ONCE:
        after = [_after(world, move) for move in rows[-1]]
        if any(one.actor != CHANCE for one in after):
            break
        following = after[0].moves()
        met = {move for row in rows for move in row}
        other = table.game.lexicon.family_of(following[0]) is not family
        if other or len(following) < 2 or met & set(following) or any(one.moves() != following for one in after[1:]):
            break
        rows.append(following)
        world = after[0]
    return rows


def _after(state: State, move: int) -> State:
    world = state.copy()
    world.step(move, CHANCE)
    return world


def _following(state: State) -> int:
    """How many more are drawn in the same way after this one."""
    family, world, n = state.game.lexicon.family_of(state.moves()[0]), state.copy(), 0
    while n < companion.MOST:
        world.step(world.moves()[0], CHANCE)
        if world.actor != CHANCE or state.game.lexicon.family_of(world.moves()[0]) is not family:
            break
        n += 1
    return n


def _question(table: Table, row: Sequence[int], lang: str, t: Say) -> str:
    """What the people are asked: the game's own text `luck-<family>`, or the house's. It may say which one it is of its
    kind, `$n`, and whom it is for, `$seat`."""
    game, family = table.game, table.game.lexicon.family_of(row[0])
    if not game.texts.has(lang, key := f"luck-{family.key}"):
        return t("luck-what")
    details = {"n": 1 + sum(game.lexicon.family_of(played.move) is family for played in table.line)}
    told = [event.seat for event in table.state.copy().tell(table.state.moves()[0], CHANCE)]
    return game.texts.say(
        lang, key, {"seat": told[0], **details} if told and told[0] >= 0 else details, names_of(table, t)
    )


def _draw(table: Table, row: Sequence[int], rows: Sequence[Sequence[int]], lang: str, t: Say) -> Draw:
    """The outcomes of one draw, told by what differs among them; of several draws each has what its own share."""
    game = table.game
    told = [game.lexicon.family_of(move).args(move) for move in row]
    shared = {name for name in told[0] if len({one.get(name) for one in told}) == 1} if len(row) > 1 else set()
    legend = ", ".join(_word(table, name, told[0][name], lang, t) for name in told[0] if name in shared)
    faces = tuple(_face(table, move, shared, lang, t) for move in row)
    symbols = pictures(game, row[0], lang, tuple(shared)) if shared else ()
    return Draw(legend if len(rows) > 1 or shared else "", faces, symbols[0] if symbols else "")


def _face(table: Table, move: int, shared: set[str], lang: str, t: Say) -> Face:
    game, family = table.game, table.game.lexicon.family_of(move)
    args = {name: word for name, word in family.args(move).items() if name not in shared}
    key, whole = f"outcome-{family.key}", game.say(move, lang, names_of(table, t))
    own = game.texts.say(lang, key, game.details(move, lang)) if game.texts.has(lang, key) else ""
    label = own or ", ".join(_word(table, name, word, lang, t) for name, word in args.items()) or whole
    numbers = [word for name, word in args.items() if isinstance(word, int) and name not in SEATS]
    seats = [word for name, word in args.items() if isinstance(word, int) and name in SEATS]
    # A number alone is shown as such, six of them as a die.
    number = numbers[0] if numbers and len(args) == 1 and not own else None
    pips = number if number is not None and family.word == "die" and 1 <= number <= 6 and not shared else 0
    return Face(
        move=game.write(move),
        label=label[:1].upper() + label[1:],
        whole=whole,
        symbols=pictures(game, move, lang, tuple(args)),
        same=bool(own),
        number=number,
        pips=pips,
        colour=table.seats[seats[0]].colour if seats else "",
    )


def _word(table: Table, place: str, word: str | int, lang: str, t: Say) -> str:
    if isinstance(word, str):
        return panels.word(table.game, word, lang)
    return names_of(table, t)[word] if place in SEATS else str(word)


def pictures(game: Game, move: int, lang: str, places: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols of an outcome: what the game's drawing says by `outcome`, else those named as its words are."""
    told = getattr(board.drawing_of(game), "outcome", None)
    if told and (own := told(game, move)):
        return tuple(own)
    args = game.lexicon.family_of(move).args(move)
    sheet, found = symbols(game, lang), []
    for place in places:
        names = (f"{place}-{args[place]}", str(args[place]), place)
        found += [name for name in names if name in sheet and place not in SEATS][:1]
    return tuple(found)


@cache
def symbols(game: Game, lang: str) -> frozenset[str]:
    """The pictures that are on every page of a game."""
    own = board.extra(game, "symbols.jinja")
    return frozenset(SYMBOL.findall(board.still("art/sheet.jinja", lang) + (board.still(own, lang) if own else "")))


# --- what to move on the real board -----------------------------------------------------------------------------------


def to_do(table: Table, seat: int | None, lang: str, t: Say) -> list[ToDo]:
    """The last turns as instructions, oldest first. A bot plays before hands have done what a person chose: what came
    before the last whole turn of a person is folded away, and nothing goes before it is ticked."""
    found = list(turns(table.line))
    fresh = len(found) - 1
    while fresh > 0 and (fresh == len(found) - 1 or _by_bot(table, found[fresh][0])):
        fresh -= 1
    teller, names = Teller(table, seat, lang, t), names_of(table, t)
    told = [
        _to_do(table, teller, *turn, seat, names, index < fresh)
        for index, turn in enumerate(found)
        if index >= len(found) - TURNS
    ]
    return [one for one in told if one.lines or one.changed]


def _by_bot(table: Table, who: int) -> bool:
    return who != CHANCE and table.seats[who].kind == log.ROBOT


def _to_do(
    table: Table, teller: Teller, who: int, first: int, end: int, seat: int | None, names: list[str], old: bool
) -> ToDo:
    before, after = teller.see(first), teller.see(end)
    changed = []
    for other, name in enumerate(names):
        held = [holdings(table, view, other) for view in (before, after)]
        if gains := gained(table, held[0], held[1], teller.lang):
            changed.append(Changed(name, table.seats[other].colour, gains))
    lines = [line for played in table.line[first:end] for line in _instructions(table, played, teller, seat)]
    return ToDo(
        row=table.line[first].row,
        name="" if who == CHANCE else names[who],
        colour="" if who == CHANCE else table.seats[who].colour,
        bot=_by_bot(table, who),
        old=old,
        lines=tuple(lines),
        changed=tuple(changed),
    )


def _instructions(table: Table, played: Played, teller: Teller, seat: int | None) -> list[str]:
    """A move by the game's own instructions, `todo-<event>`, and where it has none as the story tells it."""
    if played.seat == CHANCE and played.typed and not (played.drawn or played.open):
        return []  # who drew it holds it already
    names = list(teller.names)
    told = move_line(table, played, seat, teller.lang, teller.t, bare=table.knows_all())
    # What was typed is known, and so is what could come out one way only: what came of it is told.
    known = played.seat == CHANCE and ((played.typed and not played.drawn) or played.choices < 2)
    story = [*told.details] if known else [told.text, *told.details]
    own = [sentence(table.game, event, seat, teller.lang, names, "todo") for event in played.events]
    else_told = [sentence(table.game, event, seat, teller.lang, names) for event in played.events]
    lines = [line for pair in zip(own, else_told, strict=True) if (line := pair[0] or pair[1])] if any(own) else story
    name = "" if played.seat == CHANCE else names[played.seat]
    return [
        (line[:1].upper() + line[1:]).rstrip(".") for line in (without(name, line) if name else line for line in lines)
    ]
