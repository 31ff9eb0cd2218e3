"""malecon games"""

from __future__ import annotations

from malecon.cli.common.arguments import Json, Lang, language
from malecon.cli.common.broken import broken
from malecon.cli.common.screen import complain, say, screen, show_json


def games(json: Json = False, lang: Lang = None) -> None:
    import malecon

    lang = language(lang)
    shelf = []
    for name in malecon.games():
        try:
            shelf.append(malecon.game(name))
        except Exception as error:
            why = broken(error)
            if why is None:
                raise
            complain(why, lang)  # and the others are listed all the same
    if json:
        show_json(
            [
                {
                    "id": game.id,
                    "names": game.names,
                    "seats": list(game.seats),
                    "options": {name: option.data() for name, option in game.options.items()},
                    "rules": game.rules,
                    "moves": game.size,
                }
                for game in shelf
            ]
        )
        return
    from malecon.cli.common.sheet import Sheet

    table = Sheet(2)
    for key in ("head-id", "head-name", "head-players", "head-options"):
        table.add_column(say(lang, key))
    for game in shelf:
        options = (
            f"{name} [dim]({', '.join(str(value).lower() for value in option.values)})[/]"
            for name, option in game.options.items()
        )
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(f"[bold]{game.id}[/]", game.names[lang], seats, "\n".join(options))
    screen().print(table)
