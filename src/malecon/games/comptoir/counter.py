# compiled by mypyc
"""The counter: ships come to the empty quays, cargo is drawn in secret, stocked for all to see, and put back.

The pile is a bag that nobody has seen and, under it, a queue of what everybody saw go there. `hands` counts the
tiles each seat holds; `shown` those among them that everybody can tell, because they came from the queue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.luck import Luck
from malecon.games.comptoir.frames import DEALING_CARGO, DEALING_HANDS, DRAWING, FILLING
from malecon.games.comptoir.rows import empty, pick, place_of, replaced, total
from malecon.games.comptoir.words import CARGO, DEAL, DRAW, GOODS, LARGEST, QUAYS, SHIP, SMALLEST, STOCK

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def awaits_chance(state: Comptoir, kind: int) -> bool:
    """Whether luck has something to decide; a tile that everybody knows is drawn without it."""
    if kind == FILLING:
        more = may_come(state)
    elif kind == DRAWING:
        more = wanted(state, state.turn)
        if more and empty(state.bag):
            draw_known(state, state.turn)
            return False
    elif kind == DEALING_CARGO:
        more = bare(state) >= 0
    elif kind == DEALING_HANDS:
        more = dealt(state) < state.players
    else:
        more = True
    if not more:
        state.pending.pop()
    return more


# --- ships come in --------------------------------------------------------------------------------------------------


def may_come(state: Comptoir) -> bool:
    """An empty quay, and a ship for it."""
    return not state.last and place_of(state.ship, 0) >= 0


def ships(state: Comptoir) -> list[int]:
    return [SHIP + i for i in range(LARGEST - SMALLEST + 1) if state.pile[i] > 0]


def come(state: Comptoir, move: int) -> None:
    """The lowest empty quay first; the last ship announces the end."""
    quay = place_of(state.ship, 0)
    value = move - SHIP
    state.pile = replaced(state.pile, value, state.pile[value] - 1)
    state.ship = replaced(state.ship, quay, value + SMALLEST)
    state.room[quay] = value + SMALLEST
    if state.story is not None:
        state.note("arrived", state.turn, {"n": value + SMALLEST, "quay": quay + 1})
    if empty(state.pile):
        state.last = 1
        if state.story is not None:
            state.note("last-ship", state.turn, {})


# --- cargo drawn ----------------------------------------------------------------------------------------------------


def bare(state: Comptoir) -> int:
    """The lowest quay with a ship that has no cargo yet, or −1."""
    for quay in range(QUAYS):
        if state.ship[quay] > 0 and state.cargo[quay] < 0:
            return quay
    return -1


def deals(state: Comptoir) -> list[int]:
    return [DEAL + good for good in range(GOODS) if state.bag[good] > 0]


def deal(state: Comptoir, good: int) -> None:
    """At set-up a tile is turned up at each ship."""
    quay = bare(state)
    state.bag = replaced(state.bag, good, state.bag[good] - 1)
    state.cargo = replaced(state.cargo, quay, good)
    if state.story is not None:
        state.note("dealt", state.turn, {"cargo": CARGO[good], "quay": quay + 1})


def dealt(state: Comptoir) -> int:
    """At set-up: how many seats have their secret tile; the next one draws."""
    return total(state.hands)


def draws(state: Comptoir) -> list[int]:
    return [DRAW + good for good in range(GOODS) if state.bag[good] > 0]


def held(state: Comptoir, seat: int) -> int:
    tiles = 0
    for at in range(GOODS * seat, GOODS * seat + GOODS):
        tiles += state.hands[at]
    return tiles


def wanted(state: Comptoir, seat: int) -> bool:
    """Whether a seat draws another tile: one for each bare ship, and one to keep."""
    bares = 0
    for quay in range(QUAYS):
        if state.ship[quay] > 0 and state.cargo[quay] < 0:
            bares += 1
    return held(state, seat) < bares + 1


def draw(state: Comptoir, seat: int, good: int) -> None:
    """A tile that nobody else has seen."""
    at = GOODS * seat + good
    state.bag = replaced(state.bag, good, state.bag[good] - 1)
    state.hands = replaced(state.hands, at, state.hands[at] + 1)
    if state.story is not None:
        state.note("drew-secretly", seat, {})
        state.note("drew", seat, {"cargo": CARGO[good]}, (seat,))


def draw_known(state: Comptoir, seat: int) -> None:
    """The bag is used up: what lies next in the pile went there before everybody's eyes, so it is no chance."""
    good = state.queue[0]
    at = GOODS * seat + good
    state.queue = state.queue[1:]
    state.hands = replaced(state.hands, at, state.hands[at] + 1)
    state.shown = replaced(state.shown, at, state.shown[at] + 1)
    if state.story is not None:
        state.note("drew-known", seat, {"cargo": CARGO[good]})


def put_under(state: Comptoir, good: int) -> None:
    state.queue = [*state.queue, good]


def lose(state: Comptoir, good: int) -> bool:
    """A tile leaves the game. Where changed numbers would leave too few, it goes under the pile and stays in it."""
    if total(state.parts.cargo) - total(state.lost) <= QUAYS + state.players:
        put_under(state, good)
        return False
    state.lost = replaced(state.lost, good, state.lost[good] + 1)
    return True


# --- cargo stocked --------------------------------------------------------------------------------------------------


def stocks(state: Comptoir) -> list[int]:
    """From the lowest quay, any tile in hand."""
    quay = bare(state)
    mine = GOODS * state.turn
    return [STOCK + good * QUAYS + quay for good in range(GOODS) if state.hands[mine + good] > 0]


def stock(state: Comptoir, move: int) -> None:
    """A tile that everybody knew the hand to have is gone first: so far nobody learns more than that."""
    good = (move - STOCK) // QUAYS
    quay = (move - STOCK) % QUAYS
    at = GOODS * state.turn + good
    state.hands = replaced(state.hands, at, state.hands[at] - 1)
    if state.shown[at] > 0:
        state.shown = replaced(state.shown, at, state.shown[at] - 1)
    state.cargo = replaced(state.cargo, quay, good)
    if state.story is not None:
        state.note("stocked", state.turn, {"cargo": CARGO[good], "quay": quay + 1})


# --- what a seat can tell -------------------------------------------------------------------------------------------


def looks_uniform(state: Comptoir, seat: int) -> bool:
    """Whether everybody can tell that a hand holds one kind only: what isn't shown of it may be any kind unseen."""
    secret = hidden(state, seat) > 0
    kinds = 0
    for good in range(GOODS):
        if state.shown[GOODS * seat + good] > 0 or (secret and unseen(state, good) > 0):
            kinds += 1
    return kinds == 1


def hidden(state: Comptoir, seat: int) -> int:
    """How many tiles of a hand others can't tell."""
    tiles = 0
    for at in range(GOODS * seat, GOODS * seat + GOODS):
        tiles += state.hands[at] - state.shown[at]
    return tiles


def unseen(state: Comptoir, good: int) -> int:
    """The tiles of a kind that not everybody has seen: in the bag or in a hand."""
    tiles = state.bag[good]
    for at in range(good, len(state.hands), GOODS):
        tiles += state.hands[at] - state.shown[at]
    return tiles


def reshuffle(state: Comptoir, seat: int, luck: Luck) -> None:
    """Deals anew all that the seat can't tell: the bag and the others' tiles that nobody has seen.

    Of these any arrangement is as likely as any other: nothing but the tiles' own numbers speaks for one of them.
    """
    pool = state.bag.copy()
    hands = state.hands.copy()
    secret = [0] * state.players
    for other in range(state.players):
        if other != seat:
            for at in range(GOODS * other, GOODS * other + GOODS):
                unseen = hands[at] - state.shown[at]
                if unseen > 0:
                    secret[other] += unseen
                    pool[at - GOODS * other] += unseen
                    hands[at] = state.shown[at]
    for other in range(state.players):
        for _ in range(secret[other]):
            good = pick(pool, luck)
            pool[good] -= 1
            hands[GOODS * other + good] += 1
    state.bag = pool
    state.hands = hands
