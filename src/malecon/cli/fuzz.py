"""malecon fuzz"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.common.arguments import Count, GameId, Jobs, Seed
from malecon.cli.common.screen import progress_bar, screen


def fuzz(
    game: GameId,
    games: Count = 1000,
    seed: Seed = 0,
    jobs: Jobs = None,
    out: Annotated[Path, typer.Option(metavar="DIR")] = Path(),
) -> int:
    import malecon
    from malecon.lab.fuzz import fuzz_many

    malecon.game(game)
    with progress_bar(f"fuzz {game}", games) as advance:
        crashes = fuzz_many(game, games, seed, jobs or os.cpu_count() or 1, advance)
    console = screen()
    for crash in crashes:
        path = out / f"{game}-{seed}-{crash.number}.record"
        out.mkdir(parents=True, exist_ok=True)
        path.write_text(crash.record, "utf-8")
        console.print(f"[bold red]✗[/] game {crash.number}: {crash.why}")
        console.print(f"  malecon replay {path}  (or bring it to the shelf's page)")
    if not crashes:
        console.print(f"{games:,} random games of {game}, every player count and option: nothing broke.")
    return 1 if crashes else 0
