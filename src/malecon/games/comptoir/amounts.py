"""Bids that mean something: the least, what a rival can't follow, all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from malecon.core.game import Game


def quick(
    game: Game, view: Mapping[str, Any], seat: int, key: str, lang: str, names: Sequence[str] | None = None
) -> dict[int, str]:
    """The amounts of a family of moves that have a button of their own, with what it says; the usual one first."""
    auction = view["auction"]
    if key != "bid" or not auction:
        return {}
    purses = [held["bonuses"] for held in view["seats"]]
    rivals = {i: purses[i] for i in range(view["players"]) if i != seat and i not in auction["out"]}
    least = auction["bid"] + 1
    told = {least: str(least)}
    # Who has no more than the bid is out; the last of them, and the tile is bought.
    for other, purse in sorted(rivals.items(), key=lambda rival: rival[1]):
        if least <= purse <= purses[seat]:
            told[purse] = game.texts.say(lang, "bid-beats", {"n": purse, "other": other}, names)
    richest = max(rivals.values(), default=0)
    if least <= richest <= purses[seat]:
        told[richest] = game.texts.say(lang, "bid-wins", {"n": richest})
    elif richest < least:
        told[least] = game.texts.say(lang, "bid-wins", {"n": least})
    told.setdefault(purses[seat], game.texts.say(lang, "bid-all", {"n": purses[seat]}))
    return dict(sorted(told.items())[:1] + sorted(told.items())[-3:])
