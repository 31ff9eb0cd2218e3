"""malecon learn"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import Count, Counts, GameId, Json, Lang, Seed, counts, language
from malecon.cli.common.screen import decimal, progress_bar, say, screen, show_json


def learn(
    game: GameId,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "greedy",
    games: Count = 120,
    tables: Counts = None,
    seed: Seed = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    import malecon
    from malecon.lab.learn import learn as fit

    lang = language(lang)
    name = malecon.game(game).names[lang]
    with progress_bar(say(lang, "learning", game=name), games) as advance:
        found = fit(game, games, seed, bot, counts(tables), advance)
    if json:
        show_json(found.data())
        return
    console = screen()
    errors = {"before": decimal(found.error_before, 2, lang), "after": decimal(found.error, 2, lang)}
    console.print(say(lang, "learnt", game=name, n=found.positions, **errors), style="bold")
    console.print(found.toml(), markup=False)
