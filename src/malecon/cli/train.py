"""malecon train"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from malecon.cli.common.arguments import Count, GameId, Lessons, counts
from malecon.cli.common.screen import complain, decimal, percent, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study
from malecon.core.errors import Complaint

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.lab.train import Trained


@study
def train(
    game: GameId,
    players: Annotated[int, typer.Option("--players", "--seats", metavar="N")] = 2,
    rounds: Annotated[int, typer.Option(metavar="N", min=0)] = 3,
    games: Lessons = 400,
    playouts: Count = 40,
    proof: Count = 100,
    contest: Count = 200,
    borrows: Annotated[str | None, typer.Option("--from", metavar="2,4")] = None,
    to: Annotated[str, typer.Option("--to", metavar="DIR")] = "training",
    *,
    asked: Study,
) -> None:
    import malecon
    from malecon.lab import train as lab
    from malecon.lab.learn_plots import climb_figure
    from malecon.lab.logbook import PLAN
    from malecon.lab.plots import save

    lang = asked.lang
    tables = tuple(counts(borrows) or ())
    training = lab.Training(game, players, rounds, games, playouts, proof, contest, asked.seed, tables)
    rules = malecon.game(game)
    try:
        with progress_bar(say(lang, "training", game=rules.names[lang]), training.steps()) as advance:
            ended = None if asked.json else lambda one: _ended(one, lang)
            found = lab.train(training, Path(to), asked.jobs, advance, asked.dask, ended)
    except KeyboardInterrupt:
        if (Path(to) / PLAN).is_file():  # else it hadn't begun
            complain(Complaint(say(lang, "cut", where=to)), lang)
        raise
    if asked.picture is not None:
        words = _legend(players, lang)
        save(climb_figure(found.rounds, 1 / players, _title(found, rules, lang), words, lang), asked.picture)
    if asked.json:
        show_json(found.data())
    else:
        show(found, rules, Path(to), lang)


def _ended(one: dict[str, Any], lang: str) -> None:
    """A line about a round, for who watches a long training; what is printed in the end isn't mixed with it."""
    low, high = (decimal(100 * end, 1, lang) for end in one["interval"])
    verdict = say(lang, "plot-better" if one["better"] else "plot-not-better")
    rate = decimal(100 * one["win_rate"], 1, lang)
    line = say(lang, "training-round", n=one["round"], rate=rate, low=low, high=high, verdict=verdict)
    print(line, file=sys.stderr, flush=True)


def _title(found: Trained, rules: Game, lang: str) -> str:
    asked = found.training
    return say(lang, "trained", game=rules.names[lang], players=asked.players, seed=asked.seed)


def _legend(players: int, lang: str) -> dict[str, str]:
    """What the picture says, by what it is said of."""
    keys = {"share": "share-won", "loss": "head-loss", "round": "head-round"}
    keys |= {key: f"plot-{key}" for key in ("better", "not-better", "by-hand", "fitted")}
    words = {name: say(lang, key) for name, key in keys.items()}
    return {**words, "even": say(lang, "plot-even", share=percent(1 / players, 0, lang))}


def _learnt(one: dict[str, Any], lang: str) -> tuple[str, str]:
    """From how many games, and how well games are foretold since; weights that were borrowed say nothing of it."""
    if "loss" not in one:
        return "–", "–"
    return str(one["games"]), f"{decimal(one['loss_before'], 3, lang)} → {decimal(one['loss'], 3, lang)}"


def _row(one: dict[str, Any], lang: str) -> list[str]:
    """What is told of a round."""
    low, high = one["interval"]
    return [
        str(one["round"]),
        *_learnt(one, lang),
        f"{one['new_playouts']} / {one['old_playouts']}",
        f"{decimal(100 * one['win_rate'], 1, lang)} ({one['proof']})",
        f"{decimal(100 * low, 1, lang)}–{decimal(100 * high, 1, lang)}",
        "✓" if one["better"] else "",
    ]


def show(found: Trained, rules: Game, folder: Path, lang: str) -> None:
    """Round by round: how well games are foretold, and what was won against the best so far."""
    from malecon.cli.common.sheet import Sheet

    console = screen()
    console.rule(_title(found, rules, lang))
    # Tight, and its shares without a sign, so that at 80 columns headings are broken, and no figure.
    table = Sheet(2, pad_edge=False)
    rows = [_row(one, lang) for one in found.rounds]
    headings = ("round", "games-so-far", "loss", "playouts", "rate-percent", "interval", "better")
    for at, key in enumerate(headings):
        heading = say(lang, f"head-{key}")
        width = max(map(len, [*heading.split(), *(row[at] for row in rows)]))
        table.add_column(heading, justify="right", width=width)
    for one, row in zip(found.rounds, rows):
        table.add_row(*row, style="green" if one["better"] else "")
    console.print(table)
    players = found.training.players
    console.print(say(lang, "training-legend", share=percent(1 / players, 0, lang), players=players), style="dim")
    # Unbroken, so that a path can be copied; and its brackets are no orders to the terminal.
    console.print(_outcome(found, rules, folder, lang), soft_wrap=True, markup=False)


def _outcome(found: Trained, rules: Game, folder: Path, lang: str) -> str:
    """What holds now, and where it lies."""
    from malecon.core import weights

    asked = found.training
    file = str(weights.path(folder, asked.players))
    place = str(rules.folder.resolve())
    if found.later is not None:
        return say(lang, "training-later", rounds=asked.rounds, file=file, later=found.later, place=place)
    if found.best is None:
        usual = weights.path(rules.folder, asked.players).name
        return say(lang, "training-none", kind="learnt" if found.start else "hand", file=usual)
    return say(lang, "training-best", file=file, place=place)
