"""The page that tells how good the turn of a puzzle was."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from markupsafe import Markup

from malecon.lab.judging import Judged
from malecon.lab.puzzles import Puzzle, Verdict
from malecon.table.table import Table
from malecon.web import board, puzzling
from malecon.web.retrospect import Reader
from malecon.web.review_views import Mark, MoveView


@dataclass(frozen=True, slots=True)
class SolutionView:
    """A puzzle with its answer."""

    id: str
    game: str
    game_name: str
    number: int
    solved: bool
    headline: str
    yours: MoveView
    best: MoveView | None  # where yours was another
    turn: tuple[str, ...]  # all that was played
    wrong: str  # where a later choice of the turn was wrong: what was better
    line: tuple[str, ...]
    sure: str
    tempting: str
    board: Markup
    marks: tuple[Mark, ...]
    zones: tuple[Any, ...]
    zone_names: tuple[str, ...]
    own: int | None


def solution(table: Table, puzzle: Puzzle, number: int, verdict: Verdict, lang: str) -> SolutionView:
    """What was played, what is best, and what is known about both."""
    reader = Reader.of(table, None, puzzle.seat, lang)
    state, game, moves, t = puzzle.position(), table.game, puzzling.turn(table), reader.t
    first, best = game.read(moves[0]), game.read(puzzle.best)
    known = puzzle.cost(moves[0])
    chance = puzzle.chance - (known if known is not None else verdict.cost if verdict.wrong == 0 else 0.0)
    line = tuple((seat, game.read(text)) for seat, text in puzzle.line)
    start = int(table.setup.settings["start"])
    one = Judged(
        start + 1, puzzle.seat, first, chance, best, puzzle.chance, (), second=game.read(puzzle.second),
        gap=puzzle.gap, gap_doubt=puzzle.doubt, line=line,
    )  # fmt: skip
    view = state.data() if table.over else state.see(puzzle.seat)
    colours = [seat.colour for seat in table.seats]
    drawing = board.draw(game, view, (), lang, puzzle.seat, reader.names, colours)
    tempting = game.read(puzzle.tempting)
    # What the best turn brings beside one's own: up to where another has to decide.
    own = [move for _, move in takewhile(lambda step: step[0] == puzzle.seat, line)]
    # Where the first move was the wrong one its cost is the difference of the two chances that are shown.
    cost = one.told if verdict.wrong == 0 else verdict.cost
    key = "puzzle-best" if verdict.solved and first == best else "puzzle-good" if verdict.solved else "puzzle-missed"
    return SolutionView(
        id=table.setup.id,
        game=game.id,
        game_name=game.names[lang],
        number=number,
        solved=verdict.solved,
        headline=t(key, cost=reader.points(cost)),
        yours=MoveView(
            reader.placed(first, view), reader.percent(chance), reader.gains(state, one, *map(game.read, moves))
        ),
        best=None
        if first == best
        else MoveView(reader.placed(best, view), reader.percent(puzzle.chance), reader.gains(state, one, best, *own)),
        turn=tuple(reader.named(game.read(text)) for text in moves),
        wrong=t(
            "puzzle-wrong",
            what=reader.named(game.read(moves[verdict.wrong])),
            better=reader.named(game.read(verdict.better)),
        )
        if verdict.wrong > 0
        else "",
        line=tuple(game.told(move, seat, lang, reader.names).rstrip(".") for seat, move in line),
        sure=t(
            "puzzle-sure",
            second=reader.named(one.second),
            gap=reader.points(puzzle.gap),
            doubt=reader.within(puzzle.doubt),
            n=puzzle.playouts,
        ),
        tempting=t("puzzle-tempting", what=reader.named(tempting)) if tempting not in (best, first) else "",
        board=drawing.svg,
        marks=reader.marks(one, view),
        zones=board.zones_of(game),
        zone_names=board.zone_names(game, lang),
        own=board.owner_of(game, view, puzzle.seat),
    )
