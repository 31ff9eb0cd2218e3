"""malecon play"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import GameId, Lang, Numbers, Options, language, numbers, options
from malecon.core.errors import Unknown


def play(
    game: GameId,
    players: Annotated[str | None, typer.Option(metavar="me,…")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S")] = None,
    option: Options = None,
    number: Numbers = None,
    resume: Annotated[str | None, typer.Option("--from", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    import secrets

    import malecon
    from malecon.cli.common.files import position
    from malecon.cli.terminal.seating import seating
    from malecon.cli.terminal.sofa import Sofa
    from malecon.cli.terminal.talk import Talk

    lang = language(lang)
    rules = malecon.game(game).vary(numbers(number))
    if resume is None:
        seats = seating(rules, players, lang)
        new = rules.new(len(seats), rules=None, **options(option))
        saved = []
    else:
        record, _ = position(resume, None)
        if record.game.id != game:
            raise Unknown.of("other-game", file=resume, game=record.game.id)
        seats = seating(record.game, players, lang, record.players, record.names)
        new = record.new()
        saved = record.moves
    sofa = Sofa(new, seats, secrets.randbelow(10**6) if seed is None else seed)
    sofa.catch_up(saved)
    Talk(sofa, lang).run()
