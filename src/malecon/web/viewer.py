"""A table as one viewer sees it: from `see` of that seat alone, whatever the server knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from malecon.bots import called
from malecon.core.outcome import Outcome
from malecon.core.prompt import prompt
from malecon.lab.review import Review
from malecon.table import companion, consent, log
from malecon.table.driver import bots_to_move
from malecon.table.house import deadlines, questions
from malecon.table.refused import Refused
from malecon.table.table import Table
from malecon.table.tournament import BELONGS
from malecon.web import board, ending, panels, puzzling, story
from malecon.web.choices import Choices
from malecon.web.coach import coach_view
from malecon.web.companion import beside
from malecon.web.crumbs import chain
from malecon.web.digest import chronicle, digest
from malecon.web.editions import rules_of
from malecon.web.offers import offers, pointed
from malecon.web.views import AskView, Finish, Invite, SeatView, TableView
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
    seated: tuple[str, ...] = ()  # the tables after this one at which the viewer sits already
    muted: frozenset[int] = frozenset()  # seats whose words the viewer doesn't want to read
    opens: bool = False  # whether the viewer may put the table on the shelf for anybody


@dataclass(frozen=True, slots=True)
class Company:
    """Who else is here now."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    patience: float = 0.0  # for how many seconds a seat waits for who left
    review: Review | None = None  # of a game that is over, once it is there


def look(table: Table, eyes: Eyes, company: Company, invites: Mapping[int, str]) -> TableView:
    """Everything of `#table` for this viewer."""
    t = speaker(eyes.lang)
    seat, curtain = before_the_screen(table, eyes)
    names = story.names_of(table, t)
    bare = table.knows_all()
    view = table.state.data() if bare else table.state.see(seat)
    mine = seat is not None and seat in table.actors and table.seats[seat].kind == log.HUMAN
    offered = offers(table, seat, eyes.lang, t, eyes.hints) if mine and seat is not None else ()
    paused = seat is not None and table.paused == seat
    colours = [sitting.colour for sitting in table.seats]
    drawing = board.draw(table.game, view, pointed(offered), eyes.lang, seat, names, colours)
    choices = Choices(table, seat, offered, view, eyes.lang, t, drawing.things)
    outcome = table.state.outcome if table.over else None
    seats = panels_of(table, view, eyes, seat, company, t, drawing, outcome)
    asks = asked(table, eyes, t)
    real = beside(table, seat, eyes.held, eyes.lang, t)
    question = real.question if real else ""
    prompt = question or prompt_for(table, view, seat, curtain, eyes, t)
    turn = mine or paused or curtain is not None or any(ask.yours for ask in asks) or bool(question)
    game_name = table.game.names[eyes.lang]
    status = t("title-yours") if turn and not table.over else t("title-over") if table.over else prompt
    others = [i for i in table.humans if i not in {*eyes.held, *company.seats, *table.away}]
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
        step=sum(played.seat == seat for played in table.line),
        viewer=seat,
        held=eyes.held,
        seats=seats,
        prompt=prompt,
        turn=turn and not table.over,
        title=f"{status} · {game_name}",
        board=drawing.svg,
        strokes=drawing.pieces,
        offers=offered,
        cards=choices.cards() if not table.waiting and curtain is None else (),
        rows=choices.rows(),
        groups=choices.groups(),
        finish=Finish(("end",), t("finish-end"), True) if paused else choices.finish(),
        instead=choices.instead(),
        advice=choices.advice(),
        points=choices.points(),
        chain=chain(table, seat, eyes.lang),
        zones=board.zones_of(table.game),
        zone_names=board.zone_names(table.game, eyes.lang),
        where=table.game.where(view, eyes.lang, table.chapter),
        chapters={n: table.game.heading(view, eyes.lang, n) for n in range(table.chapter + 1)},
        ahead=tuple(board.ahead_of(table.game, view, seat, eyes.lang, names))
        if seat is not None and not table.over
        else (),
        digest=digest(table, seat, eyes.lang, t) if mine else (),
        log=chronicle(table, seat, eyes.lang, t, muted=eyes.muted),
        chat=story.chat(table, t, eyes.muted),
        muted=tuple(sorted(eyes.muted)),
        audible=tuple(i for i in table.humans if i not in eyes.held) if eyes.held else (),
        curtain=seats[curtain] if curtain is not None else None,
        paused=paused,
        undo=undo_for(table, eyes.held[0] if seat is None and table.companion and eyes.held else seat, eyes.held),
        no_undo=no_undo(table, seat, eyes.held, t) if seat is not None else "",
        no_finish=no_finish(table, seat, eyes.lang, t) if seat is not None else "",
        restart=seat is not None and table.turn_start(seat) != table.free_undo(seat),
        waiting=tuple(Invite(i, invites.get(i, "")) for i in table.waiting) if eyes.held else (),
        lobby=bool(table.waiting),
        open=table.open,
        opens=eyes.opens,
        asks=asks,
        terms=terms(table, t),
        thinking=names[bots[0]] if bots else "",
        pace=table.pace,
        confirm=seat is not None and table.seats[seat].confirm,
        substitutes=tuple(others) if eyes.held and not table.over else (),
        patience=duration(company.patience, t),
        back=tuple(i for i in eyes.held if table.seats[i].kind == log.ROBOT and not table.seats[i].resigned)
        if not table.over
        else (),
        watching=company.watching,
        coach=coach_view(table, seat, view, eyes.lang, t, eyes.guided, choices.advice()),
        coached=table.coach is not None,
        guided=eyes.guided,
        end=ending.ending(table, seats, eyes.lang, t, company.review) if table.over else None,
        over=table.over,
        next=table.next,
        same=table.same,
        seated=eyes.seated,
        tournament=str(table.setup.settings.get(BELONGS, "")),
        helped=not puzzling.unsolved(table),
        puzzle=f"/t/{table.setup.id}/puzzle" if puzzling.played(table) and eyes.held else "",
        beside=real,
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
    draws = companion.alone(table)
    acting = [seat for seat in held if seat in table.actors or seat in (table.paused, draws)]
    wanted = eyes.facing if eyes.facing in acting else acting[0] if acting else None
    if table.over or (draws is None and not hides(table, held)):
        return wanted if wanted is not None else held[0], None
    if companion.asks(table) and draws is None:
        return None, None  # all of the real table read it together
    if wanted is None:
        return (eyes.facing if eyes.facing in held else None), None
    return (wanted, None) if wanted == eyes.facing else (None, wanted)


def hides(table: Table, held: Sequence[int]) -> bool:
    """Whether one of these seats knows something that a spectator doesn't."""
    open_view = table.state.see(None)
    secret_choice = len(table.actors) > 1
    return secret_choice or any(table.state.see(seat) != open_view for seat in held)


def panels_of(
    table: Table,
    view: Mapping[str, Any],
    eyes: Eyes,
    seat: int | None,
    company: Company,
    t: Say,
    drawing: board.Drawing,
    outcome: Outcome | None,
) -> tuple[SeatView, ...]:
    """The seats' panels; every number in them comes from the view, and the totals of the end from the outcome."""
    names = story.names_of(table, t)
    scores = outcome.scores if outcome else [None] * table.setup.players
    return tuple(
        SeatView(
            index=i,
            name=names[i],
            colour=sitting.colour,
            kind=sitting.kind,
            level=called(sitting.bot, eyes.lang, table.game),
            you=i == seat,
            held=i in eyes.held,
            turn=i in table.actors or i == table.paused,
            here=sitting.kind == log.ROBOT or i in company.seats,
            resigned=sitting.resigned,
            facts=() if drawing.tallies or table.waiting else panels.facts(table.game, view, i, eyes.lang),
            tallies=panels.named(table.game, drawing.tallies[i], eyes.lang, scores[i]) if drawing.tallies else (),
            cards=drawing.cards[i] if drawing.cards and not table.waiting else (),
            score=scores[i],
            rank=outcome.ranks[i] if outcome else None,
            called=bool(sitting.name),
        )
        for i, sitting in enumerate(table.seats)
    )


def prompt_for(table: Table, view: Mapping[str, Any], seat: int | None, curtain: int | None, eyes: Eyes, t: Say) -> str:
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
    if companion.asks(table):
        return t("luck-told-by-others")
    if seat is not None and seat in table.actors:
        asked = prompt(table.game, view, eyes.lang, names)
        if puzzling.unsolved(table):
            return t("puzzle-asks", what=asked[:1].lower() + asked[1:] if asked else t("puzzle-any"))
        if asked and table.companion and len(eyes.held) > 1:
            # Several people look at this screen.
            return t("prompt-theirs", name=names[seat], what=asked[:1].lower() + asked[1:])
        return t("prompt-yours", what=asked[:1].lower() + asked[1:]) if asked else t("prompt-choose")
    return t("prompt-others", names=", ".join(names[i] for i in table.actors))


def undo_for(table: Table, seat: int | None, held: Sequence[int]) -> str:
    """Whether the seat may go back: freely, after asking everybody who saw what came, or not at all."""
    over = table.closed or (table.over and not table.practice)
    if seat is None or over or table.waiting or table.seats[seat].kind != log.HUMAN:
        return ""
    if table.free_undo(seat) is not None:
        return "free"
    far = table.far_undo(seat)
    if far is None or table.ask is not None:
        return ""
    try:
        return "ask" if consent.needed(table, far, held) else "free"
    except Refused:
        return ""


def no_undo(table: Table, seat: int, held: Sequence[int], t: Say) -> str:
    """Why nothing can be taken back now."""
    far = table.far_undo(seat)
    if table.closed or (table.over and not table.practice):
        return t("refused-over")
    if table.waiting:
        return t("refused-waiting")
    if table.seats[seat].kind != log.HUMAN:
        return t("refused-bot-plays")
    if far is None:
        return t("refused-nothing-to-undo")
    if table.ask is not None:
        return t("undo-asked")
    try:
        consent.needed(table, far, held)
    except Refused as refused:
        return t(f"refused-{refused.key}", **refused.details)
    return t("why-nothing")


def no_finish(table: Table, seat: int, lang: str, t: Say) -> str:
    """Why the turn can't be finished now."""
    if table.over:
        return t("refused-over")
    if seat not in table.actors:
        return t("finish-wait")
    what = prompt(table.game, table.state.see(seat), lang, story.names_of(table, t))
    return t("finish-first", what=what[:1].lower() + what[1:]) if what else t("finish-any")


def asked(table: Table, eyes: Eyes, t: Say) -> tuple[AskView, ...]:
    """The questions that wait, with when they answer themselves."""
    names, held = story.names_of(table, t), set(eyes.held)

    def view(ask: log.Ask) -> AskView:
        undo = ask.what == log.UNDO_ASKED
        by = names[ask.seat]
        text = t("ask-undo", name=by) if undo else t("ask-bot", by=by, name=names[ask.target])
        return AskView(text, ask.row, bool(ask.needs & held), ask.seat in held, when(ask.due))

    return tuple(map(view, questions(table)))


def when(second: int) -> str:
    """A moment for people and for `<time>`; empty for none."""
    return f"{datetime.fromtimestamp(second, UTC):%Y-%m-%d %H:%M:%S} UTC" if second else ""


def duration(seconds: float, t: Say) -> str:
    """About how long: in days, or in minutes."""
    days = round(seconds / 86400)
    return t("days", n=days) if days else t("minutes", n=max(1, round(seconds / 60)))


def terms(table: Table, t: Say) -> tuple[str, ...]:
    """What isn't as usual at this table."""
    said = {
        "companion-here": bool(table.companion),
        "practice-here": table.practice and not table.companion,
        "known-luck": table.known_luck,
        "puzzle-here": puzzling.is_puzzle(table),
        "forked-here": table.forked and not puzzling.is_puzzle(table),
        "slow-here": table.clock == "slow",
        "tournament-here": BELONGS in table.setup.settings,
    }
    told = [t(key) for key, true in said.items() if true]
    if table.think:
        told.append(t("think-here", time=duration(table.think, t)))
        names = story.names_of(table, t)
        until = {seat: at for seat, at in deadlines(table).items() if seat not in table.away}
        told += [t("think-until", name=names[seat], when=when(int(at))) for seat, at in sorted(until.items())]
    return tuple(told)


def undecided(table: Table) -> set[int]:
    """The seats the table waits for."""
    return {*table.actors, *([] if table.paused is None else [table.paused])}
