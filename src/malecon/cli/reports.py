"""malecon reports"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import typer

from malecon.cli.common.arguments import Lang, language
from malecon.cli.common.folders import Data, Database
from malecon.cli.common.screen import say
from malecon.core.errors import Unknown

Done = Annotated[int | None, typer.Option(metavar="NUMBER")]
All = Annotated[bool, typer.Option("--all")]


def reports(
    done: Done = None, all: All = False, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    from malecon.table import migrations
    from malecon.table.database import place
    from malecon.table.manners import last_words, reported, settle
    from malecon.table.refused import NotThere
    from malecon.table.store import Store

    spoken, store = language(lang), Store(place(data, database), migrate=False)
    try:
        with store.reading() as sql:
            if migrations.revision(sql) != migrations.revisions()[-1]:
                raise Unknown.of("house-older", file=store.database.name)
        if done is not None:
            try:
                settle(store, done)
            except NotThere:
                raise Unknown.of("no-report", n=done) from None
            typer.echo(say(spoken, "report-done", n=done))
            return
        found = reported(store, all=all)
        for one in found:
            when = f"{datetime.fromtimestamp(one.at, UTC):%Y-%m-%d %H:%M}"
            key = "report-line" if one.seat >= 0 else "report-line-watching"
            typer.echo(say(spoken, key, n=one.id, at=when, table=one.table, game=one.game, place=one.seat + 1))
            typer.echo("  " + one.text.replace("\n", "\n  "))
            for seat, text in last_words(store, one.table):
                typer.echo(f"    {say(spoken, 'report-said', place=seat + 1, text=text)}")
        if not found:
            typer.echo(say(spoken, "no-reports"))
    finally:
        store.close()
