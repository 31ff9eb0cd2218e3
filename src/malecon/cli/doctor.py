"""malecon doctor"""

from __future__ import annotations

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.folders import Config, Data, Database
from malecon.cli.common.screen import say
from malecon.core.errors import Complaint

ILL = 1


def doctor(data: Data = None, database: Database = None, config: Config = None, lang: Lang = None) -> None:
    from malecon.table.database import place
    from malecon.table.doctor import examine
    from malecon.web import quotas

    spoken, wrong = language(lang), 0
    for finding in (*quotas.examine(config), *examine(place(data, database))):
        wrong += not finding.well
        details = {
            name: detail.said(spoken) if isinstance(detail, Complaint) else detail
            for name, detail in finding.details.items()
        }
        typer.echo(f"{'·' if finding.well else '!'} {say(spoken, finding.key, **details)}")
    typer.echo(say(spoken, "doctor-wrong" if wrong else "doctor-well", n=wrong))
    if wrong:
        raise typer.Exit(ILL)
