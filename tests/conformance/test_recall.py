"""A guess that is given a history agrees with all that its seat has witnessed."""

from __future__ import annotations

import pytest

from malecon import CHANCE, History, Luck, State
from tests.conformance.configurations import ALL, Configuration

EVERY = 40  # moves between two looks


def retraced(history: History, start: State) -> State:
    """Where a past leads to, every move checked."""
    for seat, move in history.moves:
        start.play(move, seat)
    return start


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_a_relived_past_is_one_the_seat_cannot_tell_from_the_real_one(configuration: Configuration) -> None:
    state, history, luck = configuration.new(), History(), Luck(f"recall {configuration}")
    for number in range(6 * EVERY):
        if state.over:
            break
        seat = CHANCE if state.actor == CHANCE else luck.choose(state.actors)
        history.play(state, state.sample(luck) if seat == CHANCE else luck.choose(state.moves(seat)), seat)
        if number % EVERY == 0:
            for viewer in range(state.players):
                world, past = history.relive(state, viewer, luck)
                assert world.see(viewer) == state.see(viewer)
                assert past.of(viewer) == history.of(viewer)
                assert retraced(past, configuration.new()) == world
