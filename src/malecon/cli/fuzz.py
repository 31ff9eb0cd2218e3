"""malecon fuzz"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.common.arguments import Count, GameId, Jobs, Lang, Seed, language
from malecon.cli.common.screen import progress_bar, say, screen


def fuzz(
    game: GameId,
    games: Count = 1000,
    seed: Seed = 0,
    jobs: Jobs = None,
    out: Annotated[Path, typer.Option(metavar="DIR")] = Path(),
    lang: Lang = None,
) -> int:
    import malecon
    from malecon.lab.fuzz import fuzz_many

    lang = language(lang)
    name = malecon.game(game).names[lang]
    with progress_bar(say(lang, "playing", game=name), games) as advance:
        crashes = fuzz_many(game, games, seed, jobs or os.cpu_count() or 1, advance)
    console = screen()
    for crash in crashes:
        path = out / f"{game}-{seed}-{crash.number}.record"
        out.mkdir(parents=True, exist_ok=True)
        path.write_text(crash.record, "utf-8")
        console.print(say(lang, "fuzz-broken", n=crash.number), crash.why, style="red", markup=False)
        console.print(say(lang, "fuzz-look", file=str(path)), markup=False)
    if not crashes:
        console.print(say(lang, "fuzz-whole", n=games, game=name))
    return 1 if crashes else 0
