"""malecon backup"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.folders import Data
from malecon.cli.common.screen import say

Target = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: Target, data: Data = None, lang: Lang = None) -> None:
    from malecon.table.backup import backup as copy

    lang = language(lang)
    typer.echo(say(lang, "backed-up", file=str(file), n=copy(file, data)))
