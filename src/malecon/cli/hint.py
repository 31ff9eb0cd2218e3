"""malecon hint"""

from __future__ import annotations

from malecon.cli.common.arguments import Count, File, Json, Lang, Seat, Seed, To, language
from malecon.cli.common.arguments import seat as seat_of
from malecon.cli.common.files import position
from malecon.cli.common.screen import names_in, percent, say, screen, show_json
from malecon.core.errors import Illegal


def hint(
    file: File,
    to: To = None,
    seat: Seat = None,
    seed: Seed = 0,
    playouts: Count = 20000,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from malecon.lab.hint import hint as search

    lang = language(lang)
    record, state = position(file, to)
    if seat is not None:
        who = seat_of(seat, record.players)
    elif state.actor >= 0:
        who = state.actor
    else:
        raise Illegal.of("nothing-to-decide")
    found = search(state, who, seed, playouts, seconds=10.0)
    if json:
        show_json(found.data())
        return
    from malecon.cli.common.sheet import Sheet

    names = names_in(record, lang)
    console = screen()
    console.rule(say(lang, "advice", seat=names[who]))
    table = Sheet()
    table.add_column(say(lang, "head-chance"), justify="right", style="bold")
    for key in ("head-move", "head-notation", "head-then"):
        table.add_column(say(lang, key))
    for advice in found.moves:
        told, said = advice.data(record.game), record.game.say(advice.move, lang, names)
        table.add_row(percent(advice.chance, 1, lang), said, told["text"], ", ".join(told["then"]))
    console.print(table)
