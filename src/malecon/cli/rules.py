"""malecon rules"""

from __future__ import annotations

from malecon.cli.common.arguments import GameId, Lang, language
from malecon.cli.common.screen import screen


def rules(game: GameId, lang: Lang = None) -> None:
    from rich.markdown import Markdown

    import malecon

    screen().print(Markdown(malecon.game(game).rulebook(language(lang))))
