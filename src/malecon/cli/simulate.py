"""malecon simulate"""

from __future__ import annotations

import os
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from malecon.cli.common.arguments import (
    Bots,
    ByClock,
    Count,
    Dask,
    GameId,
    Jobs,
    Json,
    Lang,
    Numbers,
    Options,
    Seed,
    language,
    numbers,
    options,
    players,
)
from malecon.cli.common.files import writing
from malecon.cli.common.screen import decimal, percent, progress_bar, say, screen, show_json
from malecon.core.errors import Unknown

if TYPE_CHECKING:
    from malecon.cli.common.sheet import Sheet
    from malecon.core.game import Game


def simulate(
    game: GameId,
    bots: Bots,
    games: Count = 100,
    seed: Seed = 0,
    option: Options = None,
    number: Numbers = None,
    jobs: Jobs = None,
    dask: Dask = "",
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats")] = False,
    by_clock: ByClock = False,
    csv: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from malecon.lab import simulate as lab
    from malecon.lab.results import results, write_csv

    lang = language(lang)
    if csv == "-" and json:
        raise Unknown.of("one-output")
    series = lab.Series(game, players(bots), games, seed, options(option), numbers(number), fixed_seats, by_clock)
    series.new()
    with writing(csv) if csv else nullcontext() as sheet:
        with progress_bar(say(lang, "playing", game=series.rules().names[lang]), games) as advance:
            played = lab.simulate(series, jobs or os.cpu_count() or 1, progress=advance, cluster=dask)
        if sheet is not None:
            write_csv(sheet, series, played)
    found = results(series, played)
    if json:
        show_json(found)
    elif csv != "-":
        show(found, series.rules(), lang)


def show(found: dict[str, Any], game: Game, lang: str) -> None:
    """The results as tables to read."""
    console = screen()
    console.rule(say(lang, "series", game=game.names[lang], n=found["games"], seed=found["seed"]))
    console.print(_table(found["players"], "bot", lang))
    console.print(_table(found["seats"], "seat", lang))
    for reason, times in found["ends"].items():
        console.print(say(lang, "ended", n=times, reason=game.texts.say(lang, f"reason-{reason}")))
    per_game = {key: round(found[key] / found["games"]) for key in ("decisions", "choices", "chance")}
    console.print(say(lang, "tempo", **per_game), style="dim")
    pace = {"games": decimal(found["games_per_second"], 1, lang), "us": decimal(found["us_per_decision"], 2, lang)}
    console.print(say(lang, "compiled" if found["compiled"] else "plain", **pace), style="dim")
    if found["by_clock"]:
        console.print(say(lang, "by-clock"))


def _table(rows: list[dict[str, Any]], head: str, lang: str) -> Sheet:
    from malecon.cli.common.sheet import Sheet

    table = Sheet()
    table.add_column(say(lang, f"head-{head}"), style="bold", min_width=12)
    for key in ("head-wins", "head-rate", "head-interval", "head-score"):
        table.add_column(say(lang, key), justify="right")
    best = max(row["win_rate"] for row in rows)
    whole = all(float(row["wins"]).is_integer() for row in rows)
    for row in rows:
        low, high = row["interval"]
        table.add_row(
            str(row["seat"] + 1) if head == "seat" else row["bot"],
            decimal(row["wins"], 0 if whole else 1, lang),
            percent(row["win_rate"], 1, lang),
            f"{decimal(100 * low, 1, lang)}–{percent(high, 1, lang)}",
            decimal(row["mean_score"], 1, lang),
            style="yellow" if row["win_rate"] == best else "",
        )
    return table
