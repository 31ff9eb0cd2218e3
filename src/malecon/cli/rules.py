"""malecon rules"""

from __future__ import annotations

from malecon.cli.common.arguments import GameId, Lang, Numbers, Options, language, numbers, options
from malecon.cli.common.screen import screen


def rules(game: GameId, lang: Lang = None, option: Options = None, number: Numbers = None) -> None:
    from rich.markdown import Markdown

    import malecon

    told = malecon.game(game).vary(numbers(number))
    screen().print(Markdown(told.under(told.choose(options(option))).rulebook(language(lang))))
