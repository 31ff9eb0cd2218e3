"""A turn in a few words, for who was not looking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game
from malecon.games.santiago.things import STOPS

MOST = 8  # words
MINOR = ("take", "give", "give-peso", "give-point", "use", "saw")  # of a turn in which more was done
MATTERS = ("customs", "value-up", "value-down")  # to all who have something for the ship


def brief(game: Game, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
    """What a seat did, from the view before it: «visits Maria, Black market: rum for tobacco»."""
    rest = list(_rest(game, moves, lang))
    while True:
        what = ", ".join(said for _, said in rest)
        # What the drive cost is left out before what was done, and for what changed the ship whom the car met, too.
        for where in _places(game, moves, view, lang, [key for key, _ in rest]):
            told = (
                game.texts.say(lang, "brief-both", {"where": where, "what": what}) if where and what else where or what
            )
            if len(told.split()) - told.count("\N{NO-BREAK SPACE}:") - told.count(" :") <= MOST:
                return told
        if not rest:
            return told
        # What is least worth telling goes first, of equals the last.
        rest.remove(max(reversed(rest), key=lambda one: one[0] in MINOR))


def _places(game: Game, moves: Sequence[int], view: Mapping[str, Any], lang: str, done: Sequence[str]) -> Iterator[str]:
    """Whom the car met and for how much, and where the broker went: in more words, then in fewer."""
    met, paid, went = "", "", []
    for move in moves:
        family = game.lexicon.family_of(move)
        args = family.args(move)
        if family.key == "drive":
            stop = (view["car"] + int(args["n"])) % STOPS
            cost = game.numbers["drive.price"] * max(0, int(args["n"]) - game.numbers["drive.free"])
            words: dict[str, int | str] = {"stop": view["cubans"][stop - 1] if stop else "harbour", "cost": cost}
            met = game.texts.say(lang, "brief-met", words)
            paid = game.texts.say(lang, "brief-met-paid", words) if cost else met
        elif family.key == "broker":
            went.append(game.texts.say(lang, f"building-{args['building']}"))
    yield from (", ".join(filter(None, (drive, *went))) for drive in (paid, met))
    if went and any(key in MATTERS for key in done):
        yield ", ".join(went)


def _rest(game: Game, moves: Sequence[int], lang: str) -> Iterator[tuple[str, str]]:
    """What else was chosen, by its family; what wasn't goes without saying."""
    for move in moves:
        family = game.lexicon.family_of(move)
        key = f"brief-{family.key}"
        if game.texts.has(lang, key):
            yield family.key, game.texts.say(lang, key, game.details(move, lang))
