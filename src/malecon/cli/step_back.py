"""malecon step-back"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.folders import Data, Database
from malecon.cli.common.screen import say

Step = Annotated[str, typer.Argument(metavar="STEP")]


def step_back(step: Step, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    from malecon.table.database import place
    from malecon.table.moving import step_back as back

    back(str(place(data, database)), step)
    typer.echo(say(language(lang), "stepped-back", step=step))
