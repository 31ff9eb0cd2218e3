"""malecon tune"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from malecon.cli.common.arguments import Count, Dask, GameId, Jobs, Json, Lang, Seed, language
from malecon.cli.common.screen import decimal, progress_bar, say, screen, show_json


def tune(
    game: GameId,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "greedy",
    players: Annotated[int, typer.Option("--players", "--seats", metavar="N")] = 2,
    generations: Count = 20,
    games: Count = 40,
    proof: Count = 400,
    seed: Seed = 0,
    jobs: Jobs = None,
    dask: Dask = "",
    json: Json = False,
    lang: Lang = None,
) -> None:
    from malecon import bots
    from malecon.lab.tune import Tuning
    from malecon.lab.tune import tune as look

    lang = language(lang)
    tuning = Tuning(game, bots.known(bot), players, generations, games, proof, seed)
    name = tuning.rules().names[lang]
    with progress_bar(say(lang, "tuning", game=name), tuning.steps()) as advance:
        found = look(tuning, jobs or os.cpu_count() or 1, advance, dask)
    if json:
        show_json(found.data())
        return
    told = found.data()
    rate, low, high = (decimal(100 * share, 1, lang) for share in (told["win_rate"], *told["interval"]))
    console = screen()
    console.print(say(lang, "tuned", game=name, bot=bot, rate=rate, n=found.games, low=low, high=high), style="bold")
    console.print(say(lang, "tuned-better" if told["interval"][0] > 1 / players else "tuned-open"))
    console.print(found.toml(), markup=False)
