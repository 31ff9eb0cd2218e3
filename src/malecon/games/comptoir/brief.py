"""A turn in a few words, for who was not looking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from malecon.core.game import Game


def brief(game: Game, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
    """What a seat did in this turn, from the view before it: «Foreman: 2 at quay 4, which sails»."""
    played = [game.lexicon.family_of(move) for move in moves]
    made = [(family.key, family.args(move)) for family, move in zip(played, moves, strict=True)]
    card = next((args["card"] for key, args in made if key == "card"), "")

    def say(key: str, **details: int | str) -> str:
        return game.texts.say(lang, f"brief-{key}", details)

    told = [say(key, **args) for key, args in made if key in ("event", "auction", "bid", "pass")]
    effects = [say(key, **args) for key, args in made if key in ("move", "send")]
    effects += [say("sails" if sails else "load", quay=quay, n=n) for quay, n, sails in _loaded(made, view)]
    if card and "each" in game.numbers.table["cards"][card]["effects"]:
        effects.append(say("each"))
    if any(key == "slate" for key, _ in made):
        effects.append(say("slate"))
    done = ", ".join(effects)
    if card:
        told.insert(0, say("card", card=card, what=done) if done else say("card-only", card=card))
    elif done:
        told.append(done)
    return " · ".join(told)


def _loaded(made: Sequence[tuple[str, Mapping[str, Any]]], view: Mapping[str, Any]) -> Iterator[tuple[int, int, bool]]:
    """The quays that got porters: how many, and whether the ship sailed with them."""
    for quay, n in Counter(args["quay"] for key, args in made if key == "load").items():
        ship = view["quays"][quay - 1]
        yield quay, n, bool(ship) and sum(ship["porters"]) + n >= ship["ship"]
