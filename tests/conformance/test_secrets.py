"""What a seat can't know it is neither told beforehand, nor by what goes on by itself, nor may it look and go back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from malecon import Luck
from malecon.core.preview import certain, foresee, learnt
from tests.conformance.configurations import ALL, Configuration, Step, walk
from tests.conformance.worlds import worlds

each = pytest.mark.parametrize("configuration", ALL, ids=str)
WORLDS = 30
MOVES = 4


def decisions(configuration: Configuration, seed: str) -> Iterator[Step]:
    """Some positions of a random game in which a seat decides, more of them where something is hidden from it."""
    luck = Luck(f"positions {seed} {configuration}")
    for step in walk(configuration, seed):
        if step.seat >= 0 and luck.below(4) == 0:
            hidden = step.state.see(step.seat) != step.state.data()
            if luck.below(2 if hidden else 10) == 0:
                yield step


def sample(step: Step, luck: Luck) -> list[int]:
    moves = step.state.moves(step.seat)
    luck.shuffle(moves)
    return moves[:MOVES]


@each
def test_a_preview_is_the_same_in_every_world_its_seat_cannot_tell_apart(configuration: Configuration) -> None:
    luck = Luck(f"previews {configuration}")
    for step in decisions(configuration, "previews"):
        moves = sample(step, luck)
        told = [foresee(step.state, move, step.seat) for move in moves]
        for world in worlds(step.state, step.seat, WORLDS, luck):
            assert [certain(world.copy(), move, step.seat) for move in moves] == told


@each
def test_a_preview_tells_all_of_it_where_nothing_is_hidden(configuration: Configuration) -> None:
    luck = Luck(f"open {configuration}")
    for step in decisions(configuration, "open"):
        if step.state.see(step.seat) != step.state.data():
            continue
        for move in sample(step, luck):
            twin = step.state.copy()
            told = [event for event in twin.tell(move, step.seat) if event.seen_by(step.seat)]
            assert foresee(step.state, move, step.seat) == told
            assert not learnt(twin, step.seat)


@each
def test_what_may_be_taken_back_freely_looks_the_same_in_every_world(configuration: Configuration) -> None:
    luck = Luck(f"reveals {configuration}")
    for step in decisions(configuration, "reveals"):
        for move in sample(step, luck):
            after = step.state.copy()
            after.tell(move, step.seat)
            if learnt(after, step.seat):
                continue
            seen = after.see(step.seat)
            for world in worlds(step.state, step.seat, WORLDS, luck):
                world.play(move, step.seat)
                assert world.see(step.seat) == seen


@each
def test_who_is_openly_forced_is_so_in_every_world_of_the_others(configuration: Configuration) -> None:
    """Which move it is needn't be known (Cuba's last card beside a secret delegate): it shows when it is played."""
    luck = Luck(f"forced {configuration}")
    for step in walk(configuration, "forced"):
        if step.seat < 0 or not step.state.openly_forced(step.seat) or luck.below(4):
            continue
        assert len(step.state.moves(step.seat)) == 1
        for viewer in range(configuration.players):
            for world in worlds(step.state, viewer, WORLDS, luck) if viewer != step.seat else ():
                assert len(world.moves(step.seat)) == 1
