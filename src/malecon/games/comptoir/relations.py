# compiled by mypyc
"""The Relations cards: each is a row of effects, applied in order; one that can't be applied is skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.numbers import Numbers
from malecon.core.rows import grown
from malecon.core.shape import Maybe, Nth, Shape, Some, Whole
from malecon.core.story import Event
from malecon.games.comptoir import events, quays, sailing
from malecon.games.comptoir.words import CARDS, DONE, EXCLUSIVE, LOAD, MOVE, QUAYS, SEATS, SEND, SLATE

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir

MOST_PORTERS: Final = 10  # that a card may place


def effects(numbers: Numbers, card: str) -> list[int]:
    """The decisions a card leads to, in their order."""
    placing = {effect.word: effect for effect in (ANYWHERE, APART, TOGETHER)}
    others = {effect.word: effect.number for effect in (TOURING, MOVING, SENDING)}
    out = []
    for name in numbers.table["cards"][card]["effects"]:
        out.append(placing[name].start(numbers[f"cards.{card}.porters"]) if name in placing else others[name])
    return out


def play(state: Comptoir, card: int) -> None:
    """Set the card aside and apply its effects, the first one first."""
    state.cards = grown(state.cards, state.turn, -(1 << card))
    state.card = card
    if state.story is not None:
        state.note("card", state.turn, {"card": CARDS[card]})
    row = state.parts.effects[card]
    for i in range(len(row) - 1, -1, -1):
        state.pending.append(row[i])


# --- porters from home: anywhere, apart, together -------------------------------------------------------------------


class Placing(events.Moment):
    """«Up to n» porters; what is left of them waits until a ship that one filled has sailed."""

    def __init__(self, word: str, name: str, memory: Shape, elsewhere: str = "") -> None:
        super().__init__(word)
        self.left: Final = self.field("porters left", Whole(1, MOST_PORTERS))
        self.memory: Final = self.field(name, memory)
        self.none: int = memory.least
        self.elsewhere = elsewhere  # why a ship isn't one that the next porter may go to

    def start(self, porters: int) -> int:
        return self.of(porters, self.none)

    def takes(self, memory: i64, quay: i64) -> bool:
        """Whether the next porter may go there."""
        return True

    def remembers(self, memory: int, quay: int) -> int:
        return quay

    def last(self, memory: int) -> int:
        """The last quay served, or −1 where no other order is possible."""
        return -1

    def arises(self, state: Comptoir, pending: int) -> bool:
        """Whether there is a porter at home and a ship for it."""
        if state.home[state.turn] == 0:
            return False
        memory: i64 = self.memory.of(pending)
        turn: i64 = state.turn
        for quay in range(i64(QUAYS)):
            if quays.open_to(state, quay, turn) and self.takes(memory, quay):
                return True
        return False

    def offers(self, state: Comptoir, pending: int, moves: list[int]) -> None:
        """«Up to n» is at least 1 (ruling): one may be done only after the first."""
        memory: i64 = self.memory.of(pending)
        turn: i64 = state.turn
        for quay in range(i64(QUAYS)):
            if quays.open_to(state, quay, turn) and self.takes(memory, quay):
                moves.append(LOAD + quay)
        if memory != self.none:
            moves.append(DONE)

    def lean(self, state: Comptoir, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Without the second order of two porters whose order changes nothing: neither of them made a ship sail."""
        last = self.last(self.memory.of(pending))
        if last < 0 or state.ship[last] == 0:
            return moves
        return [move for move in moves if move == DONE or move - LOAD >= last or state.room[move - LOAD] == 1]

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        if move == DONE:
            return
        quay = move - LOAD
        left = self.left.of(pending)
        if left > 1:
            state.pending.append(self.of(left - 1, self.remembers(self.memory.of(pending), quay)))
        sailing.board(state, quay, state.turn)

    def objects(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if move == DONE:
            return Event("at-least-one", seat)
        if not LOAD <= move < SLATE:
            return None
        quay = move - LOAD
        memory = self.memory.of(pending)
        if state.ship[quay] == 0:
            return Event("empty-quay", seat, {"quay": quay + 1})
        if not self.takes(memory, quay):
            return Event(self.elsewhere, seat, {"quay": quay + 1, "to": memory + 1})
        return Event("exclusive", seat, {"quay": quay + 1, "other": state.owner[quay]})


class Anywhere(Placing):
    """On ships as you like; it remembers the last one."""

    def last(self, memory: int) -> int:
        return memory


class Apart(Placing):
    """At different quays; it remembers those served, as bits."""

    def takes(self, memory: i64, quay: i64) -> bool:
        return not memory & (1 << quay)

    def remembers(self, memory: int, quay: int) -> int:
        return memory | 1 << quay

    def last(self, memory: int) -> int:
        return memory.bit_length() - 1


class Together(Placing):
    """On one ship; it remembers which."""

    def takes(self, memory: i64, quay: i64) -> bool:
        return memory < 0 or quay == memory


ANYWHERE: Final[Anywhere] = Anywhere("anywhere", "last quay", Maybe(Nth(QUAYS)))
APART: Final[Apart] = Apart("apart", "quays served", Some(range(1, QUAYS + 1)), "other-quay")
TOGETHER: Final[Together] = Together("together", "quay", Maybe(Nth(QUAYS)), "same-ship")


# --- Harbour master: one porter on each ship, from quay 1 to 4 ------------------------------------------------------


class Touring(Decision["Comptoir"]):
    def __init__(self) -> None:
        super().__init__("each")
        self.quay: Final = self.field("next quay", Nth(QUAYS + 1))

    def waits(self, state: Comptoir, pending: int) -> bool:
        stop = self.stop(state, pending)
        if stop < 0:
            state.pending.pop()
            return False
        state.pending[-1] = self.of(stop + 1)
        if events.anytime(state):
            state.pending.append(BETWEEN.number)
        sailing.board(state, stop, state.turn)
        return False

    def stop(self, state: Comptoir, pending: int) -> int:
        """Where the next porter goes; ships closed to you and empty quays are skipped. −1: nowhere."""
        if state.home[state.turn] > 0:
            for quay in range(self.quay.of(pending), QUAYS):
                if quays.open_to(state, quay, state.turn):
                    return quay
        return -1


class Between(events.Pause):
    """Between two porters of the tour, which lies beneath."""

    def arises(self, state: Comptoir, pending: int) -> bool:
        return events.possible(state) and TOURING.stop(state, state.pending[-2]) >= 0


TOURING: Final[Touring] = Touring()
BETWEEN: Final[Between] = Between("between")


# --- Innkeeper: a porter of anybody to another ship -----------------------------------------------------------------


class Moving(events.Moment):
    def arises(self, state: Comptoir, pending: int) -> bool:
        for quay in range(i64(QUAYS)):
            for seat in range(i64(state.players)):
                if state.porters[SEATS * quay + seat] > 0:
                    for to in range(i64(QUAYS)):
                        if to != quay and _may_take(state, seat, to):
                            return True
        return False

    def offers(self, state: Comptoir, pending: int, moves: list[int]) -> None:
        for seat in range(i64(state.players)):
            for quay in range(i64(QUAYS)):
                if state.porters[SEATS * quay + seat] > 0:
                    for to in range(i64(QUAYS)):
                        if to != quay and _may_take(state, seat, to):
                            moves.append(MOVE + (seat * QUAYS + quay) * QUAYS + to)

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        to = (move - MOVE) % QUAYS
        quay = (move - MOVE) // QUAYS % QUAYS
        seat = (move - MOVE) // (QUAYS * QUAYS)
        if state.story is not None:
            state.note("moved", state.turn, {"other": seat, "quay": quay + 1, "to": to + 1})
        quays.go_ashore(state, quay, seat)
        sailing.come_aboard(state, to, seat)

    def objects(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if not MOVE <= move < SEND:
            return None
        to = (move - MOVE) % QUAYS
        quay = (move - MOVE) // QUAYS % QUAYS
        other = (move - MOVE) // (QUAYS * QUAYS)
        if other >= state.players or state.porters[SEATS * quay + other] == 0:
            return quays.nobody(state, quay, other, seat)
        if quay == to:
            return Event("other-ship", seat)
        if state.ship[to] == 0:
            return Event("empty-quay", seat, {"quay": to + 1})
        return Event("exclusive", seat, {"quay": to + 1, "other": state.owner[to]})


def _may_take(state: Comptoir, seat: i64, to: i64) -> bool:
    """An Exclusive ship takes only porters of its owner, put there by its owner (ruling)."""
    if state.room[to] == 0:
        return False
    return state.event[to] != EXCLUSIVE or (state.owner[to] == seat and seat == state.turn)


# --- Customs officer: another player's porter goes home -------------------------------------------------------------


class Sending(events.Moment):
    def arises(self, state: Comptoir, pending: int) -> bool:
        turn: i64 = state.turn
        for at in range(i64(QUAYS * SEATS)):
            if state.porters[at] > 0 and at % SEATS != turn:
                return True
        return False

    def offers(self, state: Comptoir, pending: int, moves: list[int]) -> None:
        for seat in range(i64(state.players)):
            if seat != state.turn:
                for quay in range(i64(QUAYS)):
                    if state.porters[SEATS * quay + seat] > 0:
                        moves.append(SEND + seat * QUAYS + quay)

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        quay = (move - SEND) % QUAYS
        seat = (move - SEND) // QUAYS
        quays.go_ashore(state, quay, seat)
        state.home[seat] += 1
        if state.story is not None:
            state.note("sent-home", state.turn, {"other": seat, "quay": quay + 1})

    def objects(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if not SEND <= move < LOAD:
            return None
        other = (move - SEND) // QUAYS
        if other == seat:
            return Event("send-own", seat)
        return quays.nobody(state, (move - SEND) % QUAYS, other, seat)


MOVING: Final[Moving] = Moving("move")
SENDING: Final[Sending] = Sending("send")
