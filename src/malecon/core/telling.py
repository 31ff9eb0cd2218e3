"""A move as the story tells it afterwards, with what came of it, as far as a viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from malecon.core.game import Game
from malecon.core.state import CHANCE
from malecon.core.story import Event


def sentences(game: Game, events: Iterable[Event], viewer: int | None, lang: str, names: Sequence[str]) -> list[str]:
    """What events say to a viewer; those without a sentence are only there for the scores."""
    return [told for event in events if (told := sentence(game, event, viewer, lang, names))]


def sentence(game: Game, event: Event, viewer: int | None, lang: str, names: Sequence[str], kind: str = "story") -> str:
    """What an event says to a viewer, or nothing; a game may have another kind of text for it, `since-<event>`."""
    key = f"{kind}-{event.kind}"
    if not event.seen_by(viewer) or not game.texts.has(lang, key):
        return ""
    details = dict(event.details) if event.seat < 0 else {"seat": event.seat, **event.details}
    return game.texts.say(lang, key, details, names)


def recount(
    game: Game, move: int, seat: int, events: Iterable[Event], viewer: int | None, lang: str, names: Sequence[str]
) -> list[str]:
    """A move that the viewer witnessed: first who did what, then what came of it.

    Where the events say themselves who did what, or what luck brought, the move's own sentence would only repeat it.
    """
    came = sentences(game, events, viewer, lang, names)
    if came and (seat == CHANCE or came[0].startswith(f"{names[seat]} ")):
        return came
    return [game.told(move, seat, lang, names), *came]


def without(name: str, sentence: str) -> str:
    """What a sentence says of somebody whose name stands before it already."""
    for start in (f"{name} : ", f"{name}\N{NO-BREAK SPACE}: ", f"{name}: ", f"{name} "):
        if sentence.startswith(start):
            return sentence[len(start) :]
    return sentence
