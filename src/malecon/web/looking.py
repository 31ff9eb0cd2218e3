"""A table as one viewer sees it: from `see` of that seat alone, whatever the server knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from malecon.core.prompt import prompt
from malecon.table import log
from malecon.table.driver import bots_to_move
from malecon.table.table import Table
from malecon.web import board, ending, panels, story
from malecon.web.editions import rules_of
from malecon.web.offers import offers
from malecon.web.views import AskView, Invite, SeatView, TableView
from malecon.web.words import Say, speaker


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: the seats held, the one that sat down before the shared screen, and how they want it."""

    held: tuple[int, ...]
    lang: str
    facing: int | None = None
    guided: bool = True
    hints: tuple[tuple[str, int], ...] = ()  # the best moves now, each with its chance in per cent
    base: str = ""  # the address this viewer came in by: links for others start with it


@dataclass(frozen=True, slots=True)
class Company:
    """Who else is here now."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


def look(table: Table, eyes: Eyes, company: Company, invites: Mapping[int, str]) -> TableView:
    """Everything of `#table` for this viewer."""
    t = speaker(eyes.lang)
    seat, curtain = before_the_screen(table, eyes)
    names = story.names_of(table, t)
    bare = table.knows_all()
    view = table.state.data() if bare else table.state.see(seat)
    mine = seat is not None and seat in table.actors
    offered = offers(table, seat, eyes.lang, t, eyes.hints) if mine and seat is not None else ()
    paused = seat is not None and table.paused == seat
    colours = [sitting.colour for sitting in table.seats]
    drawing = board.draw(table.game, view, offered, eyes.lang, seat, names, colours)
    seats = panels_of(table, view, eyes, seat, company, t, drawing)
    ask = asked(table, eyes, t)
    prompt = prompt_for(table, view, seat, curtain, eyes.lang, t)
    turn = mine or paused or curtain is not None or (ask is not None and ask.yours)
    game_name = table.game.names[eyes.lang]
    status = t("title-yours") if turn and not table.over else t("title-over") if table.over else prompt
    others = [i for i in table.humans if i not in eyes.held and i not in company.seats]
    bots = bots_to_move(table)
    return TableView(
        id=table.setup.id,
        game=table.game.id,
        module=board.module_of(table.game),
        game_name=game_name,
        rules=rules_of(table),
        lang=eyes.lang,
        n=table.n,
        number=table.number,
        viewer=seat,
        held=eyes.held,
        seats=seats,
        prompt=prompt,
        turn=turn and not table.over,
        title=f"{status} · {game_name}",
        board=drawing.svg,
        offers=offered,
        log=story.story(table, seat, eyes.lang, t),
        chat=story.chat(table, t),
        curtain=seats[curtain] if curtain is not None else None,
        paused=paused,
        undo=undo_for(table, seat, eyes.held),
        restart=seat is not None and table.turn_start(seat) != table.free_undo(seat),
        waiting=tuple(Invite(i, invites.get(i, "")) for i in table.waiting) if eyes.held else (),
        lobby=bool(table.waiting),
        ask=ask,
        thinking=names[bots[0]] if bots else "",
        pace=table.pace,
        confirm=seat is not None and table.seats[seat].confirm,
        substitutes=tuple(others) if eyes.held and not table.over and not table.ask else (),
        back=tuple(i for i in eyes.held if table.seats[i].kind == log.ROBOT and not table.seats[i].resigned)
        if not table.over
        else (),
        watching=company.watching,
        guide="" if eyes.guided or seat is None else guide_for(table, seat, mine, paused, t),
        end=ending.ending(table, seats, eyes.lang, t) if table.over else None,
        over=table.over,
        next=table.next,
    )


def before_the_screen(table: Table, eyes: Eyes) -> tuple[int | None, int | None]:
    """The seat whose eyes are used, and the one to be called to the screen first.

    Who holds one seat sees with it. Who holds several sees with the one that has to act; where that would show
    secrets to the person who just played, a curtain falls until the next one says «it's me».
    """
    held = eyes.held
    if not held:
        return None, None
    if len(held) == 1:
        return held[0], None
    acting = [seat for seat in held if seat in table.actors or seat == table.paused]
    wanted = eyes.facing if eyes.facing in acting else acting[0] if acting else None
    if table.over or not hides(table, held):
        return wanted if wanted is not None else held[0], None
    if wanted is None:
        return (eyes.facing if eyes.facing in held else None), None
    return (wanted, None) if wanted == eyes.facing else (None, wanted)


def hides(table: Table, held: Sequence[int]) -> bool:
    """Whether one of these seats knows something that a spectator doesn't."""
    open_view = table.state.see(None)
    secret_choice = len(table.state.actors) > 1
    return secret_choice or any(table.state.see(seat) != open_view for seat in held)


def panels_of(
    table: Table,
    view: Mapping[str, Any],
    eyes: Eyes,
    seat: int | None,
    company: Company,
    t: Say,
    drawing: board.Drawing,
) -> tuple[SeatView, ...]:
    """The seats' panels; every number in them comes from the view."""
    outcome = table.state.outcome if table.over else None
    names = story.names_of(table, t)
    return tuple(
        SeatView(
            index=i,
            name=names[i],
            colour=sitting.colour,
            kind=sitting.kind,
            level=sitting.bot,
            you=i == seat,
            held=i in eyes.held,
            turn=i in table.actors or i == table.paused,
            here=sitting.kind == log.ROBOT or i in company.seats,
            resigned=sitting.resigned,
            facts=() if drawing.tallies or table.waiting else panels.facts(table.game, view, i, eyes.lang),
            tallies=panels.named(table.game, drawing.tallies[i], eyes.lang) if drawing.tallies else (),
            score=outcome.scores[i] if outcome else None,
            rank=outcome.ranks[i] if outcome else None,
        )
        for i, sitting in enumerate(table.seats)
    )


def prompt_for(table: Table, view: Mapping[str, Any], seat: int | None, curtain: int | None, lang: str, t: Say) -> str:
    """The one sentence that says what happens now."""
    names = story.names_of(table, t)
    if table.over:
        return t("prompt-over")
    if table.waiting:
        return t("prompt-waiting", n=len(table.waiting))
    if curtain is not None:
        return t("prompt-curtain", name=names[curtain])
    if table.paused is not None:
        return t("prompt-end-turn") if table.paused == seat else t("prompt-others", names=names[table.paused])
    if seat is not None and seat in table.actors:
        asked = prompt(table.game, view, lang)
        return t("prompt-yours", what=asked) if asked else t("prompt-choose")
    return t("prompt-others", names=", ".join(names[i] for i in table.actors))


def undo_for(table: Table, seat: int | None, held: Sequence[int]) -> str:
    """Whether the seat may go back: freely, after asking the other people, or not at all."""
    if seat is None or table.over or table.waiting or table.seats[seat].kind != log.HUMAN:
        return ""
    if table.free_undo(seat) is not None:
        return "free"
    if table.far_undo(seat) is None or table.ask is not None:
        return ""
    return "ask" if set(table.humans) - set(held) else "free"


def asked(table: Table, eyes: Eyes, t: Say) -> AskView | None:
    ask = table.ask
    if ask is None:
        return None
    names = story.names_of(table, t)
    text = t("ask-undo", name=names[ask.seat]) if ask.what == "undo" else t("ask-bot", name=names[ask.target])
    return AskView(text, bool(ask.needs & set(eyes.held)))


def guide_for(table: Table, seat: int, mine: bool, paused: bool, t: Say) -> str:
    """Where a first-time player should look now."""
    chosen = sum(played.seat == seat and played.choices > 1 for played in table.line)
    if table.over or table.waiting or chosen > 12:
        return ""
    if paused:
        return t("guide-end-turn")
    if not mine:
        return t("guide-wait")
    return t("guide-first") if chosen == 0 else t("guide-undo") if chosen < 3 else t("guide-more")


def undecided(table: Table) -> set[int]:
    """The seats the table waits for."""
    return {*table.actors, *([] if table.paused is None else [table.paused])}
