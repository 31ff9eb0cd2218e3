"""malecon train"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from malecon.cli.common.arguments import Count, GameId, counts
from malecon.cli.common.screen import decimal, percent, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.lab.train import Trained


@study
def train(
    game: GameId,
    players: Annotated[int, typer.Option("--players", "--seats", metavar="N")] = 2,
    rounds: Annotated[int, typer.Option(metavar="N", min=0)] = 3,
    games: Count = 400,
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
    from malecon.lab.plots import save

    lang = asked.lang
    tables = tuple(counts(borrows) or ())
    training = lab.Training(game, players, rounds, games, playouts, proof, contest, asked.seed, tables)
    rules = malecon.game(game)
    with progress_bar(say(lang, "training", game=rules.names[lang]), training.steps()) as advance:
        found = lab.train(training, Path(to), asked.jobs, advance, asked.dask)
    if asked.picture is not None:
        words = [say(lang, key) for key in ("share-won", "head-loss", "head-round")]
        save(climb_figure(found.rounds, 1 / players, _title(found, rules, lang), *words), asked.picture)
    if asked.json:
        show_json(found.data())
    else:
        show(found, rules, Path(to), lang)


def _title(found: Trained, rules: Game, lang: str) -> str:
    asked = found.training
    return say(lang, "trained", game=rules.names[lang], players=asked.players, seed=asked.seed)


def _learnt(one: dict[str, Any], lang: str) -> tuple[str, str]:
    """From how many games, and how well games are foretold since; weights that were borrowed say nothing of it."""
    if "loss" not in one:
        return "–", "–"
    return str(one["games"]), f"{decimal(one['loss_before'], 3, lang)} → {decimal(one['loss'], 3, lang)}"


def show(found: Trained, rules: Game, folder: Path, lang: str) -> None:
    """Round by round: how well games are foretold, and what was won against the best so far."""
    from malecon.cli.common.sheet import Sheet

    console = screen()
    console.rule(_title(found, rules, lang))
    table = Sheet()
    for key in ("round", "games", "loss", "playouts", "rate", "interval"):
        table.add_column(say(lang, f"head-{key}"), justify="right")
    table.add_column("")
    for one in found.rounds:
        low, high = one["interval"]
        table.add_row(
            str(one["round"]),
            *_learnt(one, lang),
            f"{one['new_playouts']} / {one['old_playouts']}",
            f"{percent(one['win_rate'], 1, lang)} ({one['proof']})",
            f"{decimal(100 * low, 1, lang)}–{percent(high, 1, lang)}",
            "✓" if one["better"] else "",
            style="green" if one["better"] else "",
        )
    console.print(table)
    file = str(folder / f"learnt-{found.training.players}.toml")
    console.print(say(lang, "training-none") if found.best is None else say(lang, "training-best", file=file))
