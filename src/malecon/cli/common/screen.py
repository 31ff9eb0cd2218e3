"""What commands show: JSON for programs, Rich for people."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from malecon.core.digits import decimal as decimal
from malecon.core.errors import Complaint
from malecon.core.names import apart
from malecon.core.texts import Texts
from malecon.core.typography import BREAKING, NO_BREAK

if TYPE_CHECKING:
    from rich.console import Console

    from malecon.core.game import Game
    from malecon.core.outcome import Outcome
    from malecon.core.record import Record


SHOUT = "malecon: "
BLANKS = re.compile(rf"{BREAKING}+")
WORD = re.compile(rf"{BREAKING}*(?:(?!{BREAKING}).)+{BREAKING}*", re.DOTALL)


def show_json(document: object) -> None:
    # Its readers compare words, so what is between them are plain spaces.
    text = json.dumps(document, ensure_ascii=False, indent=2).replace(NO_BREAK, " ")
    # Letters as they are where the stream can carry them all, escaped where it can't.
    utf8 = sys.stdout.encoding.lower().replace("-", "") == "utf8"
    print(text if utf8 else json.dumps(json.loads(text), indent=2))


@cache
def screen(to_stderr: bool = False) -> Console:
    """The terminal, or whatever stands in its place."""
    return terminal(stderr=to_stderr)


def terminal(**kind: Any) -> Console:
    """A Rich console that keeps together what a no-break space joins."""
    from rich import _wrap
    from rich.console import Console

    _wrap.re_word = WORD  # its own takes a no-break space for any other
    return Console(highlight=False, **kind)


@cache
def words() -> Texts:
    """The texts of the commands themselves."""
    return Texts(Path(__file__).parents[1] / "texts")


def say(lang: str, key: str, **details: int | str) -> str:
    return words().say(lang, key, details)


def complain(why: Complaint, lang: str) -> None:
    """What is wrong, in one line on standard error."""
    print(SHOUT + BLANKS.sub(" ", why.said(lang)).strip(), file=sys.stderr)


def names_of(players: Sequence[str], lang: str, count: int) -> list[str]:
    """A name for each seat: as given, or «Player 2»."""
    return [players[i] if i < len(players) and players[i] else say(lang, "player", n=i + 1) for i in range(count)]


def names_in(record: Record, lang: str) -> list[str]:
    """A name for each seat of a recorded game, no two the same; bots are written down by the word for their level."""
    from malecon.bots import called

    written = [called(record.names.get(seat, ""), lang, record.game) for seat in range(record.players)]
    named = names_of(written, lang, record.players)
    return apart(named, partial(say, lang))


def ending(game: Game, outcome: Outcome, names: Sequence[str], lang: str) -> str:
    """Who won, and why it was over."""
    winners = [names[seat] for seat in outcome.winners]
    reason = game.texts.say(lang, f"reason-{outcome.reason}")
    key = "won" if len(winners) == 1 else "shared"
    score = game.texts.say(lang, "score", {"n": outcome.scores[outcome.winners[0]]})
    return say(lang, key, winners=listed(winners, lang), reason=reason, score=score)


def percent(share: float, places: int, lang: str) -> str:
    """A share of 1 as per cent; a table never breaks it.

    >>> percent(0.425, 1, "fr")
    '42,5\xa0%'
    """
    return f"{decimal(100 * share, places, lang)}\xa0%"


def listed(items: Sequence[Any], lang: str) -> str:
    """`a, b and c`."""
    *most, last = [str(item) for item in items]
    return say(lang, "and", most=", ".join(most), last=last) if most else last


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where that is a terminal."""
    console = screen(to_stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda n: progress.advance(task, n)
