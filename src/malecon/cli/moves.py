"""malecon moves"""

from __future__ import annotations

from malecon.cli.common.arguments import File, Json, Lang, Seat, To, language
from malecon.cli.common.arguments import seat as read_seat
from malecon.cli.common.files import position
from malecon.cli.common.screen import say, screen, show_json


def moves(
    file: File,
    to: To = None,
    seat: Seat = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    lang = language(lang)
    record, state = position(file, to)
    game = state.game
    who = None if seat is None else read_seat(seat, record.players)
    legal = state.moves(who)
    weights = state.weights() if who is None else []
    found = [
        {
            "move": move,
            "text": game.write(move),
            "en": game.say(move, "en"),
            "fr": game.say(move, "fr"),
            "weight": weights[i] if weights else None,
        }
        for i, move in enumerate(legal)
    ]
    if json:
        show_json({"actor": state.actor, "moves": found})
        return
    from malecon.cli.common.sheet import Sheet

    console = screen()
    if not found:
        console.print(say(lang, "no-moves"))
        return
    table = Sheet(2)
    table.add_column(say(lang, "head-notation"), style="bold")
    table.add_column(say(lang, "head-move"))
    if weights:
        table.add_column(say(lang, "head-weight"), justify="right")
    for row in found:
        table.add_row(*[str(row[key]) for key in ("text", lang, "weight")][: 3 if weights else 2])
    console.print(table)
