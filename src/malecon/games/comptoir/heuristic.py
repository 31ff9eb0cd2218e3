# compiled by mypyc
"""How a position of Comptoir des Antilles looks: bonuses, what the porters aboard will earn, and what is in hand."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.core.heuristic import Heuristic
from malecon.core.rows import spent, sum_of
from malecon.core.state import NOBODY, State
from malecon.games.comptoir import quays
from malecon.games.comptoir.auction import REVEALING
from malecon.games.comptoir.state import Comptoir
from malecon.games.comptoir.words import (
    ALL_CARDS,
    CARDS,
    EVENTS,
    EXCLUSIVE,
    GOODS,
    PIRATES,
    QUAYS,
    SEATS,
    TILES,
)


class Docker(Heuristic):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.pace: float = weights["pace"]
        self.risk: float = weights["risk"]
        self.closed: float = weights["closed"]
        self.home: float = weights["home"]
        self.kept: float = weights["kept"]
        self.slate: float = weights["slate"]
        self.auction: float = weights["auction"]
        cards = [weights[f"card.{card}"] for card in CARDS]
        # By the bits of a hand: what its cards are worth, and how many they are.
        hands = [[worth for card, worth in enumerate(cards) if held & 1 << card] for held in range(ALL_CARDS + 1)]
        self.hands: list[float] = [sum(hand, 0.0) for hand in hands]
        self.sizes: list[float] = [float(len(hand)) for hand in hands]
        self.tiles: list[float] = [weights[f"tile.{event}"] for event in EVENTS]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Comptoir)
        value = float(state.bonuses[seat])
        if state.actor == NOBODY:
            return value
        turns = self.turns(state)
        own = self.own_turns(state, seat, turns)
        value += self.aboard(state, seat, turns)
        future = own / 4.0 if own < 4.0 else 1.0
        if state.cards[seat] > 0:
            value += self.hand(state, seat, own)
        value += future * self.home * float(min(4, state.home[seat]))
        mine: i64 = GOODS * seat
        for good in range(i64(GOODS)):
            held = state.secret[mine + good] + state.shown[mine + good]
            if held > 0:
                value += future * self.kept * float(held * state.parts.bonus[good])
        if state.slate == seat:
            value += future * self.slate
        return value + future * self.lots(state, seat)

    def turns(self, state: Comptoir) -> float:
        """About how many turns all the seats together will still have."""
        played = (state.turn - state.starter) % state.players
        left = float(state.players - played) - (1.0 if state.card >= 0 else 0.0)
        return left + self.pace * float(sum_of(state.pile))

    def own_turns(self, state: Comptoir, seat: int, turns: float) -> float:
        """Those of a seat; in the last round it is known who is still to play."""
        if turns > float(state.players) or not spent(state.pile):
            return turns / float(state.players)
        before = (seat - state.turn) % state.players
        left = state.players - (state.turn - state.starter) % state.players
        if before >= left or (before == 0 and state.card >= 0):
            return 0.0
        return 1.0

    def aboard(self, state: Comptoir, seat: int, turns: float) -> float:
        """What the porters aboard will earn, as likely as their ship is to sail with them."""
        value = 0.0
        for quay in range(QUAYS):
            if state.room[quay] == 0 or state.cargo[quay] < 0:  # a ship that sails has paid already
                continue
            porters = state.porters[SEATS * quay + seat]
            if state.event[quay] == PIRATES:
                porters = state.ship[quay] if state.owner[quay] == seat else 0
            if porters > 0:
                value += float(porters * quays.price(state, quay)) * self.chance(state, quay, turns)
        return value

    def chance(self, state: Comptoir, quay: int, turns: float) -> float:
        room = float(state.room[quay])
        pace = turns / 2.0
        if state.event[quay] == EXCLUSIVE:
            pace *= self.closed
        if pace <= 0.0:
            return 0.0
        ratio = pace / room
        sails = ratio * ratio / (ratio * ratio + 0.5)
        return sails * (1.0 - self.risk * room)

    def hand(self, state: Comptoir, seat: int, own: float) -> float:
        """The cards in hand; when few turns are left, only as many as will be played."""
        held = state.cards[seat]
        value = self.hands[held]
        size = self.sizes[held]
        return value if own >= size else value * own / size

    def lots(self, state: Comptoir, seat: int) -> float:
        """Event tiles owned, and the one in auction for who leads."""
        value = 0.0
        mine: i64 = TILES * seat
        for event in range(i64(TILES)):
            owned = state.owned[mine + event]
            if owned > 0:
                value += self.tiles[event] * float(owned)
        if state.leader == seat:
            value += self.tiles[state.lot] - float(state.bid)
        elif state.turn == seat and REVEALING.pends(state.pending[-1]):
            value += self.auction
        return value
