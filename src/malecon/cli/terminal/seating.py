"""Who sits where: people, and bots with a name from the neighbourhood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from malecon import bots
from malecon.cli.common.screen import say
from malecon.core.errors import Unknown
from malecon.core.game import Game
from malecon.core.names import apart

ME = "me"
NEIGHBOURS = ("Rosa", "Tomás", "Lucía", "Ernesto", "Yolanda")
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")
USUAL_COUNT = 3
USUAL_BOT = "greedy"


@dataclass(frozen=True)
class Seat:
    """A seat of the table; `bot` is empty for a person."""

    number: int
    name: str
    bot: str

    @property
    def colour(self) -> str:
        return COLOURS[self.number % len(COLOURS)]


def seating(
    game: Game,
    players: str | None,
    lang: str,
    count: int | None = None,
    names: Mapping[int, str] = MappingProxyType({}),
) -> list[Seat]:
    """`me,greedy` or `me:Ana,me:Luis,greedy`; without it, one person and bots up to the count or a usual number.
    Who isn't named is called as in `names`, those of a saved game."""
    if players is None:
        count = count or min(max(USUAL_COUNT, game.seats[0]), game.seats[-1])
        players = ",".join([ME] + [USUAL_BOT] * (count - 1))
    seats: list[Seat] = []
    neighbours = iter(NEIGHBOURS * 9)
    for number, wish in enumerate(players.split(",")):
        kind, _, name = (part.strip() for part in wish.partition(":"))
        name = name or bots.called(names.get(number, ""), lang, game)
        if kind == ME:
            seats.append(Seat(number, name or say(lang, "player", n=number + 1), ""))
        elif bots.parted(kind)[0] not in bots.names():
            raise Unknown.of("no-player", asked=kind, known=", ".join([ME, *bots.names()]))
        else:
            seats.append(Seat(number, name or next(neighbours), bots.known(kind, game)))
    if count is not None and len(seats) != count:
        raise Unknown.of("seats-taken", known=count, asked=len(seats))
    if all(seat.bot for seat in seats):
        raise Unknown.of("nobody-plays", me=ME, example=f"{ME},{USUAL_BOT}")
    names_apart = apart([seat.name for seat in seats], partial(say, lang))
    return [replace(seat, name=name) for seat, name in zip(seats, names_apart, strict=True)]
