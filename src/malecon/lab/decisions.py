"""A game of a series as its decisions: what the seat saw, what it might do, what it did and what it hoped.

>>> from malecon.lab.simulate import Series
>>> found = take_down(Series("santiago", ("random", "random"), seed=1), 0)
>>> len(found.seats) == len(found.actions) == len(found.chances)
True
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from malecon import bots
from malecon.bots.value import win_shares
from malecon.core.luck import Luck
from malecon.core.marker import Marker
from malecon.core.outcome import Outcome
from malecon.core.record import Record
from malecon.core.state import CHANCE
from malecon.lab.simulate import Series


@dataclass(frozen=True)
class Decisions:
    """Of one game. Observations (whole numbers of 32 bits) and masks (bytes) lie one after the other."""

    number: int
    observations: bytes
    masks: bytes
    seats: list[int]
    actions: list[int]
    moves: list[str]
    chances: list[float | None]  # what the bot thought its move worth, where it told: `Bot.chance`
    record: str
    end: Outcome
    shares: list[float]  # of the win, by seat


def take_down(series: Series, number: int) -> Decisions:
    """Play game `number` of the series, the very one that `simulate` plays."""
    state = series.new()
    game = state.game
    seated = sorted((series.seat(player, number), name) for player, name in enumerate(series.players))
    players = [bots.make(name, f"{series.seed}/{number}/{seat}", series.by_clock) for seat, name in seated]
    luck = Luck(f"{series.seed}/{number}")
    record = Record.of(state, dict(seated))
    observer = game.observers[state.players]
    marker = Marker(game.size - game.chances, game.chances)
    seen, mask = array("i", bytes(4 * observer.size)), bytearray(marker.size)
    observations, masks = bytearray(), bytearray()
    seats: list[int] = []
    actions: list[int] = []
    chances: list[float | None] = []
    while not state.over:
        seat = state.actor
        if seat == CHANCE:
            move = state.draw(luck)
        else:
            moves = state.moves(seat)
            observer.observe(state, seat, seen, 0)
            marker.mark(moves, mask, 0)
            observations += seen.tobytes()
            masks += mask
            move = players[seat].choose(state, seat)
            chance = players[seat].chance if len(moves) > 1 else -1.0
            seats.append(seat)
            actions.append(move - game.chances)
            chances.append(chance if chance >= 0 else None)
        record.add(seat, move)
        state.play(move, seat)
    end = state.outcome
    assert end is not None
    record.result = str(end)
    moves_played = [game.write(action + game.chances) for action in actions]
    return Decisions(
        number, bytes(observations), bytes(masks), seats, actions, moves_played, chances,
        record.write(), end, win_shares(state),
    )  # fmt: skip
