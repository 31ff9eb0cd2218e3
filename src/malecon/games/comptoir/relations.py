# compiled by mypyc
"""The Relations cards: each is a row of effects, applied in order; one that can't be applied is skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.games.comptoir import quays
from malecon.games.comptoir.frames import AFTER, ANYWHERE, APART, BETWEEN, EACH, KINDS, LEFT, TOGETHER
from malecon.games.comptoir.words import CARD, CARDS, DONE, EXCLUSIVE, LOAD, MOVE, QUAYS, SEATS, SEND

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


def add_hand(state: Comptoir, moves: list[int]) -> None:
    """The cards not yet set aside."""
    held = state.cards[state.turn]
    move = CARD
    while held > 0:
        if held & 1:
            moves.append(move)
        held >>= 1
        move += 1


def play(state: Comptoir, card: int) -> None:
    """Set the card aside and apply its effects, the first one first."""
    state.cards[state.turn] -= 1 << card
    state.card = card
    if state.story is not None:
        state.note("card", state.turn, {"card": CARDS[card]})
    state.push(AFTER)
    effects = state.parts.effects[card]
    for i in range(len(effects) - 1, -1, -1):
        state.pending.append(effects[i])


# --- porters from home: anywhere, apart, together -------------------------------------------------------------------


def _may_load(state: Comptoir, kind: int, memory: int, quay: int) -> bool:
    if not quays.open_to(state, quay, state.turn):
        return False
    if kind == APART:
        return not memory & (1 << quay)
    if kind == TOGETHER:
        return memory == 0 or quay == memory - 1
    return True


def can_load(state: Comptoir, kind: int, number: int) -> bool:
    """Whether there is a porter at home and a ship for it."""
    if state.home[state.turn] == 0:
        return False
    memory = number // LEFT
    for quay in range(QUAYS):
        if _may_load(state, kind, memory, quay):
            return True
    return False


def loads(state: Comptoir, kind: int, number: int) -> list[int]:
    """«Up to n» is at least 1 (ruling): one may be done only after the first."""
    memory = number // LEFT
    moves = [LOAD + quay for quay in range(QUAYS) if _may_load(state, kind, memory, quay)]
    if memory > 0:
        moves.append(DONE)
    return moves


def lean_loads(state: Comptoir, kind: int, number: int) -> list[int]:
    """Without the second order of two porters whose order changes nothing: neither of them made a ship sail."""
    memory = number // LEFT
    moves = loads(state, kind, number)
    if memory == 0 or kind == TOGETHER:
        return moves
    last = memory - 1 if kind == ANYWHERE else _highest(memory)
    if state.ship[last] == 0:
        return moves
    return [move for move in moves if move == DONE or move - LOAD >= last or state.room[move - LOAD] == 1]


def _highest(bits: int) -> int:
    highest = 0
    while bits > 1:
        bits >>= 1
        highest += 1
    return highest


def load(state: Comptoir, kind: int, number: int, move: int) -> None:
    """One porter; what is left of «up to n» waits until a ship that it filled has sailed."""
    if move == DONE:
        return
    quay = move - LOAD
    left = number % LEFT - 1
    if left > 0:
        memory = number // LEFT | 1 << quay if kind == APART else quay + 1
        state.push(kind, left + LEFT * memory)
    quays.board(state, quay, state.turn)


# --- Harbour master: one porter on each ship, from quay 1 to 4 ------------------------------------------------------


def next_stop(state: Comptoir, quay: int) -> int:
    """Where the next porter goes from a quay on; ships closed to you and empty quays are skipped. −1: nowhere."""
    if state.home[state.turn] > 0:
        for stop in range(quay, QUAYS):
            if quays.open_to(state, stop, state.turn):
                return stop
    return -1


def tour_goes_on(state: Comptoir) -> bool:
    """Whether another porter follows in the tour that lies beneath."""
    return next_stop(state, state.pending[-2] // KINDS) >= 0


def tour(state: Comptoir, quay: int) -> None:
    stop = next_stop(state, quay)
    if stop < 0:
        state.pending.pop()
        return
    state.pending[-1] = EACH + KINDS * (stop + 1)
    if state.anytime():
        state.push(BETWEEN)
    quays.board(state, stop, state.turn)


# --- Innkeeper: a porter of anybody to another ship -----------------------------------------------------------------


def _may_take(state: Comptoir, seat: int, to: int) -> bool:
    """An Exclusive ship takes only porters of its owner, put there by its owner (ruling)."""
    if state.room[to] == 0:
        return False
    return state.event[to] != EXCLUSIVE or (state.owner[to] == seat and seat == state.turn)


def can_move(state: Comptoir) -> bool:
    for quay in range(QUAYS):
        for seat in range(state.players):
            if state.porters[SEATS * quay + seat] > 0:
                for to in range(QUAYS):
                    if to != quay and _may_take(state, seat, to):
                        return True
    return False


def transfers(state: Comptoir) -> list[int]:
    moves = []
    for seat in range(state.players):
        for quay in range(QUAYS):
            if state.porters[SEATS * quay + seat] > 0:
                for to in range(QUAYS):
                    if to != quay and _may_take(state, seat, to):
                        moves.append(MOVE + (seat * QUAYS + quay) * QUAYS + to)
    return moves


def transfer(state: Comptoir, move: int) -> None:
    to = (move - MOVE) % QUAYS
    quay = (move - MOVE) // QUAYS % QUAYS
    seat = (move - MOVE) // (QUAYS * QUAYS)
    if state.story is not None:
        state.note("moved", state.turn, {"other": seat, "quay": quay + 1, "to": to + 1})
    quays.go_ashore(state, quay, seat)
    quays.come_aboard(state, to, seat)


# --- Customs officer: another player's porter goes home -------------------------------------------------------------


def can_send(state: Comptoir) -> bool:
    for quay in range(QUAYS):
        for seat in range(state.players):
            if seat != state.turn and state.porters[SEATS * quay + seat] > 0:
                return True
    return False


def expulsions(state: Comptoir) -> list[int]:
    moves = []
    for seat in range(state.players):
        if seat != state.turn:
            for quay in range(QUAYS):
                if state.porters[SEATS * quay + seat] > 0:
                    moves.append(SEND + seat * QUAYS + quay)
    return moves


def send_home(state: Comptoir, move: int) -> None:
    quay = (move - SEND) % QUAYS
    seat = (move - SEND) // QUAYS
    quays.go_ashore(state, quay, seat)
    state.home[seat] += 1
    if state.story is not None:
        state.note("sent-home", state.turn, {"other": seat, "quay": quay + 1})
