"""malecon doctor"""

from __future__ import annotations

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.folders import Data, Database
from malecon.cli.common.screen import say
from malecon.core.errors import Complaint

ILL = 1


def doctor(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    from malecon.table.database import place
    from malecon.table.doctor import examine

    spoken, wrong = language(lang), 0
    for finding in examine(place(data, database)):
        wrong += not finding.well
        details = {
            name: detail.said(spoken) if isinstance(detail, Complaint) else detail
            for name, detail in finding.details.items()
        }
        typer.echo(f"{'·' if finding.well else '!'} {say(spoken, finding.key, **details)}")
    typer.echo(say(spoken, "doctor-wrong" if wrong else "doctor-well", n=wrong))
    if wrong:
        raise typer.Exit(ILL)
