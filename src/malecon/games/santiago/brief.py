"""A turn in a few words, for who was not looking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game
from malecon.games.santiago.things import STOPS

MOST = 8  # words
MINOR = ("take", "give", "give-peso", "give-point", "use", "saw")  # of a turn in which more was done


def brief(game: Game, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
    """What a seat did, from the view before it: «Maria, Black market: rum for tobacco»."""
    where = ", ".join(_places(game, moves, view, lang))
    rest = list(_rest(game, moves, lang))
    while True:
        what = ", ".join(said for _, said in rest)
        told = game.texts.say(lang, "brief-both", {"where": where, "what": what}) if where and what else where or what
        if len(told.split()) - told.count(" :") <= MOST or not rest:
            return told
        # What is least worth telling goes first, of equals the last.
        rest.remove(max(reversed(rest), key=lambda one: one[0] in MINOR))


def _places(game: Game, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> Iterator[str]:
    """Whom the car met, and where the broker went."""
    for move in moves:
        family = game.lexicon.family_of(move)
        args = family.args(move)
        if family.key == "drive":
            stop = (view["car"] + int(args["n"])) % STOPS
            key = f"cuban-{view['cubans'][stop - 1]}" if stop else "brief-harbour"
            yield game.texts.say(lang, key)
        elif family.key == "broker":
            yield game.texts.say(lang, f"building-{args['building']}")


def _rest(game: Game, moves: Sequence[int], lang: str) -> Iterator[tuple[str, str]]:
    """What else was chosen, by its family; what wasn't goes without saying."""
    for move in moves:
        family = game.lexicon.family_of(move)
        key = f"brief-{family.key}"
        if game.texts.has(lang, key):
            yield family.key, game.texts.say(lang, key, game.details(move, lang))
