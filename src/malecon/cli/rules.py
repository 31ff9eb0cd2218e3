"""malecon rules"""

from __future__ import annotations

from malecon.cli.common.arguments import GameId, Lang, Numbers, language, numbers
from malecon.cli.common.screen import screen


def rules(game: GameId, number: Numbers = None, lang: Lang = None) -> None:
    from rich.markdown import Markdown

    import malecon

    screen().print(Markdown(malecon.game(game).vary(numbers(number)).rulebook(language(lang))))
