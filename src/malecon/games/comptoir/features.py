# compiled by mypyc
"""What counts in Comptoir des Antilles: porters aboard by the room left, cards, tiles, and whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.core.decision import KIND
from malecon.core.features import Features, Sum
from malecon.core.heuristic import Heuristic
from malecon.core.rows import sum_of
from malecon.core.state import State
from malecon.games.comptoir import quays, relations, words
from malecon.games.comptoir.auction import REVEALING
from malecon.games.comptoir.state import Comptoir
from malecon.games.comptoir.words import EXCLUSIVE, GOODS, PIRATES, QUAYS, SEATS, TILES

PILE: Final = 17  # ships to come, none to sixteen or more
NEAR: Final = 6  # tens of bonuses that the leader lacks, none to five or more
ROOMS: Final = ("1", "2", "3", "4", "5", "6")


class Counter(Features):
    def __init__(self, before: Heuristic) -> None:
        super().__init__(before)
        self.stages = PILE * NEAR
        self.sights = [(ships, ships * NEAR + NEAR - 1) for ships in (16, 8, 2, 0)]
        self.aboard: i64 = self.counts("aboard", "room", ROOMS)
        self.closed: i64 = self.counts("closed")
        self.pirated: i64 = self.counts("pirated")
        self.porters: i64 = self.counts("porters")
        self.home = self.counts("home")
        self.idle: i64 = self.counts("idle")
        self.hand: i64 = self.counts("hand")
        self.card: i64 = self.counts("card", "card", words.CARDS)
        self.tile: i64 = self.counts("tile", "event", words.EVENTS)
        self.leading: i64 = self.counts("leading")
        self.bid: i64 = self.counts("bid")
        self.calling: i64 = self.counts("calling")
        self.kept: i64 = self.counts("kept")
        self.slate: i64 = self.counts("slate")
        self.on_turn: i64 = self.counts("on-turn")
        self.soon: i64 = self.counts("soon")
        self.still: i64 = self.counts("still")
        self.loading: i64 = self.counts("loading")
        self.sending: i64 = self.counts("sending")
        self.moving: i64 = self.counts("moving")
        self.chance: i64 = self.counts("chance")
        self.prize: i64 = self.counts("prize")

    def basis(self, stage: int) -> list[float]:
        """Ships to come, the last round, how near the leader is to the end."""
        pile = stage // NEAR / 16.0
        last = 1.0 if stage // NEAR == 0 else 0.0
        near = 1.0 - (stage % NEAR) / (NEAR - 1.0)
        return [1.0, pile, pile * pile, last, near]

    def count(self, state: State, seat: int, into: Sum) -> None:
        assert isinstance(state, Comptoir)
        most: i64 = 0
        for bonuses in state.bonuses:
            if bonuses > most:
                most = bonuses
        pile = sum_of(state.pile)
        if pile > PILE - 1:
            pile = PILE - 1
        near = (state.parts.goal - most) // 10
        into.open(NEAR * pile + (0 if near < 0 else near if near < NEAR else NEAR - 1))
        into.add(self.points, float(state.bonuses[seat]))
        self.ships(state, seat, into)
        self.own(state, seat, into)
        self.turn(state, seat, pile, into)

    def ships(self, state: Comptoir, seat: i64, into: Sum) -> None:
        """What the porters aboard will earn, by the room that their ships still have."""
        rooms = state.room
        aboard = state.porters
        events = state.event
        for quay in range(i64(QUAYS)):
            room = rooms[quay]
            if room == 0:  # a ship that sails has paid already
                continue
            porters = aboard[SEATS * quay + seat]
            event = events[quay]
            if (porters == 0 and event != PIRATES) or state.cargo[quay] < 0:
                continue
            if event == PIRATES:
                if state.owner[quay] == seat:
                    into.add(self.pirated, float(state.ship[quay] * quays.price(state, quay)) / float(room))
                continue
            earned = float(porters * quays.price(state, quay))
            into.add(self.aboard + (room if room < 6 else 6) - 1, earned)
            into.add(self.porters, float(porters))
            if event == EXCLUSIVE:
                into.add(self.closed, earned)

    def own(self, state: Comptoir, seat: i64, into: Sum) -> None:
        """Porters at home, cards, tiles and cargo; a tile that one leads for counts as owned, its bid as paid."""
        home = state.home[seat]
        into.add(self.home, float(home if home < 3 else 3))
        if home > 3:
            into.add(self.idle, float(home - 3))
        cards = state.cards[seat]
        # Each card by itself wins more at a table of four (30 % of 400 games where 25 is even). For two and three their
        # weights are nought: all eight are played before any comes back, and there they had only confirmed a habit.
        held: i64 = 0
        card = self.card
        while cards > 0:
            if cards & 1:
                held += 1
                into.add(card, 1.0)
            cards >>= 1
            card += 1
        into.add(self.hand, float(held))
        tiles = state.owned
        mine: i64 = TILES * seat
        for event in range(i64(TILES)):
            owned = tiles[mine + event]
            if owned > 0:
                into.add(self.tile + event, float(owned))
        if state.leader == seat:
            into.add(self.tile + state.lot, 1.0)
            into.add(self.leading, 1.0)
            into.add(self.bid, float(state.bid))
        secret = state.secret
        shown = state.shown
        mine = GOODS * seat
        for good in range(i64(GOODS)):
            kept = secret[mine + good] + shown[mine + good]
            if kept > 0:
                into.add(self.kept, float(kept * state.parts.bonus[good]))
        if state.slate == seat:
            into.add(self.slate, 1.0)

    def turn(self, state: Comptoir, seat: i64, pile: i64, into: Sum) -> None:
        """Whose turn it is, what a card played is still to do, and the best ship that could be filled by it."""
        if state.turn < 0:
            return
        players: i64 = state.players
        turn: i64 = state.turn
        after = seat - turn if seat >= turn else seat - turn + players
        played = state.card >= 0
        if after > 0 or played:
            into.add(self.soon, float(after if after > 0 else players) / float(players))
        if pile == 0:
            left = players - (turn - state.starter) % players
            if after < left and (after > 0 or not played):
                into.add(self.still, 1.0)
        if after != 0:
            return
        free: i64 = 0
        if not played:
            into.add(self.on_turn, 1.0)
        for pending in state.pending:
            kind = pending & KIND
            if kind == relations.ANYWHERE.number:
                free = relations.ANYWHERE.left.of(pending)
            elif kind == relations.APART.number:
                free = relations.APART.left.of(pending)
            elif kind == relations.TOGETHER.number:
                free = relations.TOGETHER.left.of(pending)
            elif kind == relations.TOURING.number:
                free = QUAYS - relations.TOURING.quay.of(pending)
            elif kind == relations.SENDING.number:
                into.add(self.sending, 1.0)
            elif kind == relations.MOVING.number:
                into.add(self.moving, 1.0)
            elif kind == REVEALING.number:
                into.add(self.calling, 1.0)
        if free > 0:
            home = state.home[seat]
            into.add(self.loading, float(free if free < home else home))
        if not played or free > 0:
            best = self.best_filled(state, seat, free if played else 3)
            if best > 0:
                into.add(self.chance, 1.0)
                into.add(self.prize, float(best))

    def best_filled(self, state: Comptoir, seat: i64, reach: i64) -> i64:
        """The most that the seat earns by a ship which so many porters fill."""
        best: i64 = 0
        for quay in range(i64(QUAYS)):
            room = state.room[quay]
            if 0 < room <= reach and state.cargo[quay] >= 0 and quays.open_to(state, quay, seat):
                earned = quays.price(state, quay) * (state.porters[SEATS * quay + seat] + room)
                if earned > best:
                    best = earned
        return best
