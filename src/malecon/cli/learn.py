"""malecon learn"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import GameId, Json, Lang, Seed, counts, language
from malecon.cli.common.screen import progress_bar, say, screen, show_json


def learn(
    game: GameId,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Whose games to learn from.")] = "greedy",
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 120,
    players: Annotated[str | None, typer.Option(metavar="2,3,…", help="Player counts.", show_default="2")] = None,
    seed: Seed = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Fit a game's heuristic to how games end; prints its weights as its data file wants them."""
    import malecon
    from malecon.lab.learn import learn as fit

    lang = language(lang)
    name = malecon.game(game).names[lang]
    with progress_bar(say(lang, "learning", game=name), games) as advance:
        found = fit(game, games, seed, bot, counts(players), advance)
    if json:
        show_json(found.data())
        return
    console = screen()
    errors = {"before": f"{found.error_before:.2f}", "after": f"{found.error:.2f}"}
    console.print(say(lang, "learnt", game=name, n=found.positions, **errors), style="bold")
    console.print(found.toml(), markup=False)
