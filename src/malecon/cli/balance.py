"""malecon balance"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from malecon.cli.common.arguments import Count, Counts, GameId, Numbers, Options, counts, numbers, options, players
from malecon.cli.common.screen import decimal, percent, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study

if TYPE_CHECKING:
    from malecon.cli.common.sheet import Sheet
    from malecon.core.game import Game


@study
def balance(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B,…")] = "greedy",
    games: Count = 1000,
    tables: Counts = None,
    option: Options = None,
    number: Numbers = None,
    *,
    asked: Study,
) -> None:
    import malecon
    from malecon.bots import known
    from malecon.lab import balance as lab

    lang = asked.lang
    rules = malecon.game(game).vary(numbers(number))
    seats = lab.measured(rules, counts(tables) or ())
    chosen = [known(bot, rules) for bot in players(bots)]
    rules.choose(options(option))
    with progress_bar(say(lang, "playing", game=rules.names[lang]), games * len(seats)) as advance:
        found = lab.balance(
            game, chosen, games, asked.seed, seats, options(option), numbers(number), asked.jobs, advance, asked.dask
        )
    if asked.picture is not None:
        from malecon.lab.balance_plot import balance_figure
        from malecon.lab.plots import save

        save(balance_figure(found, rules, lang, _title(found, rules, lang)), asked.picture)
    if asked.json:
        show_json(found)
    else:
        show(found, rules, lang)


def _title(found: dict[str, Any], rules: Game, lang: str) -> str:
    games = found["tables"][0]["games"]
    return say(lang, "balance", game=rules.names[lang], n=games, seed=found["seed"], bots=", ".join(found["bots"]))


def show(found: dict[str, Any], rules: Game, lang: str) -> None:
    """A table for each number of players, and whether all is well."""
    console = screen()
    console.rule(_title(found, rules, lang))
    for table in found["tables"]:
        console.print(say(lang, "balance-players", n=table["players"]), style="bold")
        console.print(_table(table["marks"], rules, lang))
    console.print(say(lang, "balance-legend"), style="dim")
    console.print(say(lang, "balance-holds" if found["holds"] else "balance-fails"))


def _table(marks: list[dict[str, Any]], rules: Game, lang: str) -> Sheet:
    from malecon.cli.common.sheet import Sheet

    table = Sheet()
    table.add_column(say(lang, "head-mark"), style="bold", min_width=24)
    for key in ("head-mean", "head-interval", "head-bounds"):
        table.add_column(say(lang, key), justify="right", no_wrap=True)
    table.add_column("")
    for mark in marks:
        name = rules.texts.say(lang, f"mark-{mark['text']}", mark["details"])
        if mark["mean"] is None:
            table.add_row(name, "–", "–", _bounds(mark, lang), say(lang, "balance-unseen"), style="yellow")
            continue
        low, high = mark["interval"]
        verdict = ("✓" if mark["holds"] else "✗") + ("" if mark["sure"] else " ?")
        style = "" if mark["holds"] else "red"
        first = decimal(100 * low, 1, lang) if mark["share"] else _number(low, mark, lang)
        ends = f"{first}–{_number(high, mark, lang)}"
        table.add_row(name, _number(mark["mean"], mark, lang), ends, _bounds(mark, lang), verdict, style=style)
    return table


def _number(value: float, mark: dict[str, Any], lang: str) -> str:
    return percent(value, 1, lang) if mark["share"] else decimal(value, 2, lang)


def _bounds(mark: dict[str, Any], lang: str) -> str:
    """`2–7`, `≤ 30 %`, `≥ 60 %`."""
    least, most = (
        "" if end is None else f"{100 * end:.3g} %" if mark["share"] else f"{end:g}"
        for end in (mark["least"], mark["most"])
    )
    bounds = f"{least}–{most}" if least and most else f"≥ {least}" if least else f"≤ {most}"
    return bounds.replace(".", ",") if lang == "fr" else bounds
