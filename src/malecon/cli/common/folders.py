"""Where the tables lie and what holds in their house, for the commands that need them."""

from __future__ import annotations

from typing import Annotated

import typer

Database = Annotated[str | None, typer.Option(metavar="URL", envvar="MALECON_DATABASE")]
Data = Annotated[str | None, typer.Option(metavar="DIR", envvar="MALECON_HOME")]
Config = Annotated[str | None, typer.Option(metavar="FILE", envvar="MALECON_CONFIG")]
