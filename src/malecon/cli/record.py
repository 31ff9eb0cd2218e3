"""malecon record"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import Bots, GameId, Numbers, Options, Seed, numbers, options, players


def record(
    game: GameId,
    bots: Bots,
    seed: Seed = 0,
    option: Options = None,
    number: Numbers = None,
    out: Annotated[str, typer.Option(metavar="FILE")] = "-",
) -> None:
    from malecon.cli.common.files import writing
    from malecon.lab.scribe import write_down
    from malecon.lab.simulate import Series

    series = Series(game, players(bots), 1, seed, options(option), numbers(number))
    text = write_down(series).write()
    with writing(out) as file:
        file.write(text)
