"""malecon see"""

from __future__ import annotations

from typing import Annotated

import typer

from malecon.cli.common.arguments import File, Json, Lang, To, language
from malecon.cli.common.arguments import seat as read_seat
from malecon.cli.common.files import position
from malecon.cli.common.screen import names_in, screen, show_json
from malecon.core.typography import unbroken


def see(
    file: File,
    seat: Annotated[str, typer.Option(metavar="K|none")],
    to: To = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    lang = language(lang)
    record, state = position(file, to)
    view = state.see(None if seat == "none" else read_seat(seat, record.players))
    if json:
        show_json(view)
    else:
        names = names_in(record, lang)
        screen().print(unbroken(record.game.picture(view, lang, names)), markup=False)
