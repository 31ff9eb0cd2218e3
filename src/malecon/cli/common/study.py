"""What every study is asked beside its subject: the options of `balance`, `ladder`, `review` …, declared once."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any

from malecon.cli.common.arguments import Dask, Jobs, Json, Lang, Plot, Seed, language


@dataclass(frozen=True, slots=True)
class Study:
    """Its options, read; a picture that couldn't be written is refused before anything is played."""

    seed: int
    jobs: int
    dask: str
    picture: Path | None
    json: bool
    lang: str


def _read(
    seed: Seed = 0,
    jobs: Jobs = None,
    dask: Dask = "",
    plot: Plot = None,
    json: Json = False,
    lang: Lang = None,
) -> Study:
    from malecon.lab.plots import check

    if plot:
        import_module("matplotlib")  # who lacks it is told now, not when all is played
    return Study(seed, jobs or os.cpu_count() or 1, dask, check(plot) if plot else None, json, language(lang))


def study(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes a `Study` named `asked`: on the command line it has the options of all studies instead."""
    shared = signature(_read, eval_str=True).parameters
    own = [one for one in signature(command, eval_str=True).parameters.values() if one.name != "asked"]

    def run(**words: Any) -> None:
        asked = _read(**{name: words.pop(name) for name in shared})
        command(**words, asked=asked)

    options = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in (*own, *shared.values())]
    run.__signature__ = Signature(options)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in options}
    return run
