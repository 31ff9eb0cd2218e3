"""malecon backup"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from malecon.cli.common.folders import Data

Target = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: Target, data: Data = None) -> None:
    from malecon.table.backup import backup as copy

    tables = copy(file, data)
    typer.echo(f"{file}: {tables} tables")
