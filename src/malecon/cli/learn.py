"""malecon learn"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from malecon.cli.common.arguments import Count, GameId, Lessons
from malecon.cli.common.screen import decimal, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study
from malecon.core.errors import Unknown, system
from malecon.core.places import placed

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.lab.learn import Found


@study
def learn(
    game: GameId,
    players: Annotated[int, typer.Option("--players", "--seats", metavar="N")] = 2,
    games: Lessons = 400,
    playouts: Count = 40,
    out: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    *,
    asked: Study,
) -> None:
    import malecon
    from malecon.core import weights
    from malecon.lab import learn as lab
    from malecon.lab.learn_plots import worth_figure
    from malecon.lab.plots import save

    lang = asked.lang
    learning = lab.Learning(game, players, games, playouts, asked.seed)
    rules = malecon.game(game)
    learning.check()
    file = None if out is None else placed(out)
    with progress_bar(say(lang, "learning", game=rules.names[lang]), games) as advance:
        found = lab.learn(learning, asked.jobs, advance, asked.dask)
    if file is not None:
        try:
            file.write_text(found.toml(), "utf-8")
        except OSError as error:
            raise Unknown.of("not-written", file=str(file), why=system(error)) from None
    if asked.picture is not None:
        save(worth_figure(found, rules, lang, _title(found, rules, lang), say(lang, "head-points")), asked.picture)
    if asked.json:
        show_json(found.data())
    else:
        show(found, rules, lang)
        if file is not None:
            kept = weights.path(rules.folder.resolve(), players)
            screen().print(say(lang, "learnt-kept", file=str(file), place=str(kept)), soft_wrap=True, markup=False)


def _title(found: Found, rules: Game, lang: str) -> str:
    return say(lang, "learnt", game=rules.names[lang], players=found.learning.players, n=found.games)


def _sure(found: Found, lang: str) -> str:
    """By how much better or worse that is, as far as it can be told."""
    from malecon.lab.learn import HELD, SURE

    verdict = found.verdict()
    low, high = found.gain if verdict == "less" else (-end for end in reversed(found.gain))
    bounds = {"low": decimal(low, 3, lang), "high": decimal(high, 3, lang)}
    if verdict == "open":
        bounds = {"low": decimal(-low, 3, lang), "high": decimal(high, 3, lang)}
    return say(lang, f"foretold-{verdict}", **bounds, least=SURE, games=SURE * HELD)


def show(found: Found, rules: Game, lang: str) -> None:
    """How sure it is, and what matters."""
    from malecon.cli.common.sheet import Sheet
    from malecon.lab.learn_plots import rows, sights

    console = screen()
    console.rule(_title(found, rules, lang))
    losses = {"before": decimal(found.before, 3, lang), "after": decimal(found.after, 3, lang)}
    console.print(
        say(lang, "foretold", n=found.held_games, positions=found.held_positions, **losses), _sure(found, lang)
    )
    if found.verdict() == "more":
        console.print(say(lang, "foretold-worse"), style="yellow")
    table = Sheet()
    table.add_column(say(lang, "head-matters"), style="bold")
    table.add_column(say(lang, "head-apart"), justify="right")
    for sight in sights(found, rules, lang):
        table.add_column(sight, justify="right", max_width=10)  # in two lines, for the names' sake
    for name, points, worths in rows(found, rules, lang):
        table.add_row(name, decimal(points, 2, lang), *[decimal(worth, 2, lang) for worth in worths])
    console.print(table)
    console.print(say(lang, "learnt-legend"), style="dim")
