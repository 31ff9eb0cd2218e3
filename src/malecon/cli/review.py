"""malecon review"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import File
from malecon.cli.common.files import position
from malecon.cli.common.screen import decimal, names_in, percent, progress_bar, say, screen, show_json
from malecon.cli.common.study import Study, study


@study
def review(file: File, playouts: Annotated[int, typer.Option(metavar="N", min=4)] = 2000, *, asked: Study) -> None:
    from malecon.lab.judging import SURE
    from malecon.lab.plots import review_figure, save
    from malecon.lab.review import questions
    from malecon.lab.review import review as look

    lang = asked.lang
    record, _ = position(file, None)
    game = record.game
    with progress_bar(say(lang, "reviewing", game=game.names[lang]), len(questions(record))) as advance:
        found = look(record, asked.seed, playouts, jobs=asked.jobs, progress=advance, cluster=asked.dask)
    names = names_in(record, lang)
    title = say(lang, "review", game=game.names[lang], n=len(record.moves))
    if asked.picture is not None:
        save(review_figure(found, title, names, say(lang, "head-chance"), say(lang, "head-number")), asked.picture)
    if asked.json:
        show_json(found.data())
        return
    from malecon.cli.common.sheet import Sheet

    console = screen()
    console.rule(title)
    table = Sheet()
    for key in ("number", "seat", "cost"):
        table.add_column(say(lang, f"head-{key}"), justify="right" if key != "seat" else "left")
    for key in ("played", "better"):
        table.add_column(say(lang, f"head-{key}"))
    for one in found.costliest():
        table.add_row(
            str(one.number),
            names[one.seat],
            f"{percent(one.told, 0, lang)} ± {percent(SURE * one.doubt, 1, lang)}",
            f"{game.say(one.move, lang, names)} ({percent(one.chance, 0, lang)})",
            f"{game.say(one.best, lang, names)} ({percent(one.best_chance, 0, lang)})",
        )
    console.print(table)
    for seat, name in enumerate(names):
        good, count, (low, high) = found.accuracy(seat)
        share = found.share(seat)
        cost = 100 * found.cost_of(seat)
        mean = say(lang, "mean-cost", seat=name, points=int(cost), points_said=decimal(cost, 2, lang))
        console.print(mean, style="dim")
        interval = {"low": percent(low, 0, lang), "high": percent(high, 0, lang)}
        console.print(say(lang, "as-good", n=good, of=count, **interval), style="dim")
        told = {name: signed(getattr(share, name), lang) for name in ("luck", "own", "others", "rest")}
        console.print(say(lang, "shares", doubt=percent(2 * share.doubt, 0, lang), **told), style="dim")


def signed(share: float, lang: str) -> str:
    """A change of a chance, with its sign."""
    told = percent(abs(share), 0, lang)
    return f"{'+' if share >= 0 else '−'}{told}"
