"""malecon ladder"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Annotated, Any

import typer

from malecon.cli.common.arguments import ByClock, Count, Counts, GameId, counts, players
from malecon.cli.common.screen import decimal, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study
from malecon.core.errors import Unknown

if TYPE_CHECKING:
    from malecon.core.game import Game

LEAST = 100  # games of a pair, even where fewer are clear


@study
def ladder(
    game: GameId,
    tables: Counts = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,…")] = None,
    games: Count = 400,
    least: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    hours: Annotated[float | None, typer.Option(metavar="H", min=0.0)] = None,
    by_clock: ByClock = False,
    *,
    asked: Study,
) -> None:
    import malecon
    from malecon.lab.ladder import climb, pairs
    from malecon.lab.ladder_report import standing
    from malecon.lab.plots import ladder_figure, save

    lang = asked.lang
    if least is not None and least > games:
        raise Unknown.of("least-over-most", least=least, most=games)
    rules = malecon.game(game)
    climbing = pairs(game, counts(tables), None if bots is None else players(bots))
    with progress_bar(say(lang, "climbing", game=rules.names[lang]), games * len(climbing)) as advance:
        bound = inf if hours is None else hours
        fewest = min(LEAST, games) if least is None else least
        climbs = climb(game, climbing, asked.seed, asked.jobs, games, advance, asked.dask, by_clock, bound, fewest)
    found = standing(game, climbs, asked.seed, by_clock)
    if asked.picture is not None:
        title = say(lang, "ladder", game=rules.names[lang], seed=asked.seed)
        names = {pair.players: say(lang, "table-of", players=pair.players) for pair in climbing}
        words = {key: say(lang, f"verdict-{key}") for key in ("holds", "open", "fails")}
        words |= {"mark": say(lang, "head-mark")}
        save(ladder_figure(found, title, names, say(lang, "share-won"), words), asked.picture)
    if asked.json:
        show_json(found)
    else:
        show(found, rules, lang)


def show(found: dict[str, Any], game: Game, lang: str) -> None:
    """The ladder as tables to read."""
    from malecon.cli.common.sheet import Sheet

    console = screen()
    console.rule(say(lang, "ladder", game=game.names[lang], seed=found["seed"]))
    # Tight, and its shares without a sign, so that no figure is broken at 80 columns.
    table = Sheet(2, pad_edge=False)
    for key in ("players", "bot", "among"):
        table.add_column(say(lang, f"head-{key}"), style="bold" if key == "bot" else "")
    for key in ("games", "rate-percent", "interval", "mark", "verdict"):
        table.add_column(say(lang, f"head-{key}"), justify="right", no_wrap=True)
    for pair in found["pairs"]:
        low, high = pair["interval"]
        table.add_row(
            str(pair["players"]),
            pair["strong"],
            pair["weak"],
            f"{pair['games']}*" if pair["cut"] else str(pair["games"]),
            decimal(100 * pair["win_rate"], 1, lang),
            f"{decimal(100 * low, 1, lang)}–{decimal(100 * high, 1, lang)}",
            decimal(100 * pair["mark"], 1, lang),
            say(lang, f"verdict-{pair['verdict']}"),
            style={"holds": "green", "fails": "red"}.get(pair["verdict"], "yellow"),
        )
    console.print(table)
    if any(pair["cut"] for pair in found["pairs"]):
        console.print(say(lang, "ladder-cut"), style="dim")
    console.print(say(lang, "ladder-legend"), style="dim")
    console.print()
    table = Sheet()
    table.add_column(say(lang, "head-bot"), style="bold")
    for key in ("rating", "time", "percentile", "longest"):
        table.add_column(say(lang, f"head-{key}"), justify="right")
    for bot in sorted(found["bots"], key=lambda bot: -bot["rating"]):
        table.add_row(
            bot["bot"],
            f"{decimal(bot['rating'], 1, lang)} ± {decimal(bot['sigma'], 1, lang)}",
            decimal(bot["ms_mean"], 2, lang),
            decimal(bot["ms_99"], 1, lang),
            decimal(bot["ms_longest"], 0, lang),
        )
    console.print(table)
    console.print(say(lang, "rating-legend"), style="dim")
    console.print(say(lang, "stopping", n=found["looks_every"]), style="dim")
    if found["by_clock"]:
        console.print(say(lang, "by-clock"))
