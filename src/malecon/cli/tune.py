"""malecon tune"""

from __future__ import annotations

import os
from typing import Annotated

import typer

from malecon.cli.common.arguments import GameId, Jobs, Json, Lang, Seed, language
from malecon.cli.common.screen import progress_bar, say, screen, show_json


def tune(
    game: GameId,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays with the weights.")] = "greedy",
    seats: Annotated[int, typer.Option(metavar="N", help="How many players.")] = 2,
    generations: Annotated[int, typer.Option(metavar="N", min=1, help="How long to look.")] = 20,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games of each candidate.")] = 40,
    proof: Annotated[int, typer.Option(metavar="N", min=1, help="Games that prove the result.")] = 400,
    seed: Seed = 0,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Look for better weights of a game's heuristic, by play; prints them as its data file wants them."""
    from malecon import bots
    from malecon.lab.tune import Tuning
    from malecon.lab.tune import tune as look

    lang = language(lang)
    tuning = Tuning(game, bots.known(bot), seats, generations, games, proof, seed)
    name = tuning.rules().names[lang]
    with progress_bar(say(lang, "tuning", game=name), tuning.steps()) as advance:
        found = look(tuning, jobs or os.cpu_count() or 1, advance)
    if json:
        show_json(found.data())
        return
    told = found.data()
    low, high = (f"{100 * end:.1f}" for end in told["interval"])
    rate = f"{100 * told['win_rate']:.1f}"
    console = screen()
    console.print(say(lang, "tuned", game=name, bot=bot, rate=rate, n=found.games, low=low, high=high), style="bold")
    console.print(found.toml(), markup=False)
