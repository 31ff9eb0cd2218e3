"""malecon move-house"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.screen import say

From = Annotated[str, typer.Argument(metavar="FROM")]
To = Annotated[str, typer.Argument(metavar="TO")]


def move_house(source: From, target: To, lang: Lang = None) -> None:
    from malecon.table.moving import move_house as move

    moved = move(source, target)
    typer.echo(say(language(lang), "moved", n=moved["tables"], rows=moved["rows"], keys=moved["keys"]))
