"""The bots that may take a seat, by name."""

from __future__ import annotations

from malecon import bots
from malecon.core.game import Game
from malecon.core.luck import Luck

ANY = "any"  # a taste that is drawn when the table is opened


def levels() -> list[str]:
    """All bots, weakest first."""
    return list(bots.names())


def usual(wanted: str = "") -> str:
    """The level last used, or a fair one."""
    known = levels()
    return wanted if wanted in known else next((name for name in ("medium", "greedy") if name in known), known[-1])


def tastes(game: Game) -> list[str]:
    """What bots of a game may like."""
    return list(game.numbers.tastes)


def opponent(wanted: str, game: Game) -> str:
    """The bot that was asked for: a fair one for a level that there isn't, but a taste must be one of the game's."""
    level, taste = bots.parted(wanted)
    if taste and not (taste == ANY and tastes(game)):
        game.taste(taste)
    return bots.tasting(usual(level), taste)


def drawn(bot: str, game: Game, seat: int, secret: str) -> str:
    """The bot that sits down where any taste would do: by the table's luck, and the next seat's is another."""
    level, taste = bots.parted(bot)
    if taste != ANY:
        return bot
    known = tastes(game)
    return bots.tasting(level, known[(Luck(f"{secret} taste").below(len(known)) + seat) % len(known)])
