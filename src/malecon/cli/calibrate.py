"""malecon calibrate"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from malecon.cli.common.arguments import Count, Counts, GameId, counts
from malecon.cli.common.screen import decimal, percent, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study

if TYPE_CHECKING:
    from malecon.core.game import Game

LEAST = 50  # games: by fewer a sureness may be anything


@study
def calibrate(
    game: GameId,
    tables: Counts = None,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "medium",
    games: Count = 200,
    playouts: Count = 600,
    *,
    asked: Study,
) -> None:
    import malecon
    from malecon.bots import known
    from malecon.lab.calibrate import divine, report

    lang = asked.lang
    rules = malecon.game(game)
    seats = counts(tables) or list(rules.seats)
    for count in seats:
        rules.new(count)
    known(bot, rules)
    found = []
    with progress_bar(say(lang, "playing", game=rules.names[lang]), games * len(seats)) as advance:
        for count in seats:
            said = divine(
                game, count, bot, games, asked.seed, playouts,
                jobs=asked.jobs, progress=advance, cluster=asked.dask,
            )  # fmt: skip
            found.append(report(game, count, bot, asked.seed, playouts, said))
    if asked.picture is not None:
        from malecon.lab.calibrate_plot import calibration_figure
        from malecon.lab.plots import save

        names = {count: say(lang, "table-of", players=count) for count in seats}
        words = say(lang, "head-said"), say(lang, "head-won")
        save(calibration_figure(found, _title(found[0], rules, lang), names, *words), asked.picture)
    if asked.json:
        show_json({"tables": found})
    else:
        for table in found:
            show(table, rules, lang)


def _title(found: dict[str, Any], rules: Game, lang: str) -> str:
    return say(lang, "calibrated", game=rules.names[lang], n=found["games"], bot=found["bot"], seed=found["seed"])


def show(found: dict[str, Any], rules: Game, lang: str) -> None:
    """What was said and what came, and how it would be said better."""
    from malecon.cli.common.sheet import Sheet

    console = screen()
    console.rule(_title(found, rules, lang))
    console.print(say(lang, "table-of", players=found["players"]), style="bold")
    table = Sheet()
    for key in ("called", "said", "won", "interval", "games"):
        table.add_column(say(lang, f"head-{key}"), justify="right")
    for one in found["bins"]:
        low, high = one["interval"]
        table.add_row(
            f"{decimal(100 * one['low'], 0, lang)}–{percent(one['high'], 0, lang)}",
            percent(one["said"], 1, lang),
            percent(one["won"], 1, lang),
            f"{decimal(100 * low, 1, lang)}–{percent(high, 1, lang)}",
            str(one["games"]),
            style="" if low <= one["said"] <= high else "yellow",
        )
    console.print(table)
    console.print(say(lang, "calibrated-legend"), style="dim")
    if found["games"] < LEAST:
        console.print(say(lang, "sureness-few", least=LEAST), style="yellow")
        return
    low, high = (decimal(end, 2, lang) for end in found["fitted_interval"])
    fitted, now = (decimal(found[key], 2, lang) for key in ("fitted", "sure"))
    console.print(say(lang, "sureness", now=now, fitted=fitted, low=low, high=high))
    console.print(f"sure-{found['players']} = {found['fitted']:.2f}")
    if found["loss_fitted"] is not None:
        losses = {key: decimal(found[key], 4, lang) for key in ("loss_plain", "loss", "loss_fitted")}
        console.print(
            say(lang, "sureness-loss", plain=losses["loss_plain"], now=losses["loss"], fitted=losses["loss_fitted"]),
            style="dim",
        )
