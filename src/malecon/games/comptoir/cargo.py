# compiled by mypyc
"""The cargo tiles, and what everybody can tell of them.

The pile is a bag that nobody has seen and, under it, a queue of what everybody saw go there. A tile in hand that
came from the bag is `secret`, one that came from the queue is `shown`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from malecon.core.luck import Luck
from malecon.core.rows import added, grown, part_of, total
from malecon.games.comptoir.words import CARGO, GOODS, QUAYS

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def draw(state: Comptoir, seat: i64, good: i64) -> None:
    """A tile that nobody else has seen."""
    state.bag = grown(state.bag, good, -1)
    state.secret = grown(state.secret, GOODS * seat + good, 1)
    if state.story is not None:
        state.note("drew-secretly", seat, {})
        state.note("drew", seat, {"cargo": CARGO[good]}, (seat,))


def draw_known(state: Comptoir, seat: int) -> None:
    """The bag is used up: what lies next in the pile went there before everybody's eyes, so it is no chance."""
    good = state.queue[0]
    state.queue = state.queue[1:]
    state.shown = grown(state.shown, GOODS * seat + good, 1)
    if state.story is not None:
        state.note("drew-known", seat, {"cargo": CARGO[good]})


def put_under(state: Comptoir, good: int) -> None:
    state.queue = [*state.queue, good]


def lose(state: Comptoir, good: int) -> bool:
    """A tile leaves the game. Where changed numbers would leave too few, it goes under the pile and stays in it."""
    if total(state.parts.cargo) - total(state.lost) <= QUAYS + state.players:
        put_under(state, good)
        return False
    state.lost = added(state.lost, good, 1)
    return True


def held(state: Comptoir, seat: i64) -> i64:
    return hidden(state, seat) + part_of(state.shown, GOODS * seat, GOODS)


# --- what a seat can tell -------------------------------------------------------------------------------------------


def hidden(state: Comptoir, seat: i64) -> i64:
    """How many tiles of a hand others can't tell."""
    return part_of(state.secret, GOODS * seat, GOODS)


def unseen(state: Comptoir, good: i64) -> i64:
    """The tiles of a kind that not everybody has seen: in the bag or in a hand."""
    found = state.bag[good]
    for seat in range(i64(state.players)):
        found += state.secret[GOODS * seat + good]
    return found


def looks_uniform(state: Comptoir, seat: int) -> bool:
    """Whether everybody can tell that a hand holds one kind only: what isn't shown of it may be any kind unseen."""
    secret = hidden(state, seat) > 0
    kinds = 0
    for good in range(GOODS):
        if state.shown[GOODS * seat + good] > 0 or (secret and unseen(state, good) > 0):
            kinds += 1
    return kinds == 1


def reshuffle(state: Comptoir, seat: i64, luck: Luck) -> None:
    """Deals anew all that the seat can't tell: the bag and the others' secret tiles.

    Of these any arrangement is as likely as any other: nothing but the tiles' own numbers speaks for one of them.
    """
    pool = state.bag[:]
    hands = state.secret[:]
    players: i64 = state.players
    for other in range(players):
        if other != seat:
            for good in range(i64(GOODS)):
                pool[good] += hands[GOODS * other + good]
                hands[GOODS * other + good] = 0
    for other in range(players):
        if other != seat:
            for _ in range(hidden(state, other)):
                drawn = luck.pick_of(pool)
                pool[drawn] -= 1
                hands[GOODS * other + drawn] += 1
    state.bag = pool
    state.secret = hands
