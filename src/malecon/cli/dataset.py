"""malecon dataset"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from malecon.cli.common.arguments import (
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
)
from malecon.cli.common.screen import complain, progress_bar, say, screen, show_json
from malecon.core.errors import Complaint


def dataset(
    game: GameId,
    out: Annotated[str, typer.Option(metavar="FILE")],
    bot: Annotated[str, typer.Option(metavar="BOT")] = "hard",
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    games: Count = 100,
    seed: Seed = 0,
    option: Options = None,
    number: Numbers = None,
    jobs: Jobs = None,
    dask: Dask = "",
    json: Json = False,
    lang: Lang = None,
) -> None:
    import malecon
    from malecon.lab.dataset import Dataset, check, make
    from malecon.lab.simulate import Series

    lang = language(lang)
    rules = malecon.game(game)
    seats = rules.seats[0] if players is None else players
    rules.new(seats)
    series = Series(game, (bot,) * seats, games, seed, options(option), numbers(number))
    wanted = Dataset(series, check(out))
    try:
        with progress_bar(say(lang, "playing", game=rules.names[lang]), games) as advance:
            made = make(wanted, jobs or os.cpu_count() or 1, advance, dask)
    except KeyboardInterrupt:
        if wanted.folder.is_dir():  # else it hadn't begun
            complain(Complaint(say(lang, "cut", where=str(wanted.folder))), lang)
        raise
    if json:
        show_json({**wanted.told(), "rows": made.rows, "file": out, "records": str(wanted.records)})
        return
    if made.before:
        screen().print(say(lang, "dataset-before", n=made.before))
    records = str(wanted.records)
    screen().print(say(lang, "dataset-made", file=out, n=made.games, rows=made.rows, records=records), markup=False)
