"""malecon puzzles"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.common.arguments import GameId, Lang, Seed, language
from malecon.cli.common.screen import decimal, say


def puzzles(
    game: GameId,
    count: Annotated[int, typer.Option(metavar="N", min=0)] = 10,
    seed: Seed = 0,
    playouts: Annotated[int, typer.Option(metavar="N", min=4)] = 2000,
    out: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    check: bool = False,
    lang: Lang = None,
) -> None:
    import malecon
    from malecon.lab.puzzles import FILE, agrees, load, make, save

    tongue, played = language(lang), malecon.game(game)
    file = Path(out) if out else played.folder / FILE
    known = list(load(file))

    def tell(key: str, n: int, best: int, gap: float) -> None:
        points = 100 * gap
        move = played.say(best, tongue)
        typer.echo(say(tongue, key, n=n, best=move, points=int(points), points_said=decimal(points, 1, tongue)))

    if check:
        right = 0
        for number, one in enumerate(known, 1):
            agreed, gap = agrees(one, f"check {seed}", playouts)
            right += agreed
            tell("puzzle-agrees" if agreed else "puzzle-differs", number, played.read(one.best), gap)
        typer.echo(say(tongue, "puzzles-agree", n=right, of=len(known)))
        raise typer.Exit(0 if right == len(known) else 1)
    for one in make(game, count, seed, playouts, known):
        known.append(one)
        save(file, known)
        tell("puzzle-made", len(known), played.read(one.best), one.gap)
    typer.echo(say(tongue, "puzzles-made", n=len(known), file=str(file)))
