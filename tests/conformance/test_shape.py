"""A position is declared once: copies, data and what is hidden keep to the declaration."""

from __future__ import annotations

import pytest

import malecon
from malecon.core.course import Course
from tests.conformance.configurations import ALL, Configuration, walk

DECLARED = [configuration for configuration in ALL if issubclass(configuration.game.state, Course)]
# One table of each game is enough where options make no difference.
ONE_OF_EACH = list({configuration.id: configuration for configuration in DECLARED}.values())


@pytest.mark.parametrize("configuration", ONE_OF_EACH, ids=str)
def test_a_copy_has_all_that_is_declared_and_shares_nothing_that_changes(configuration: Configuration) -> None:
    for step in walk(configuration, "copies"):
        state, twin = step.state, step.state.copy()
        before = state.data()
        assert twin == state
        twin.play(step.move, step.seat)
        assert state.data() == before, f"{configuration}: {state.game.write(step.move)} changed what it was copied from"


@pytest.mark.parametrize("name", sorted({configuration.id for configuration in DECLARED}))
def test_every_key_of_the_data_is_declared(name: str) -> None:
    game = malecon.game(name)
    data = game.start(game.seats[0], "declared").data()
    head = {"game", "rules", "players", "options", "numbers"}
    declared = [part.key for part in game.shape.parts]
    assert set(data) - head == set(declared)
    assert len(declared) == len(set(declared))


@pytest.mark.parametrize("name", sorted({configuration.id for configuration in DECLARED}))
def test_every_decision_has_a_word_of_its_own(name: str) -> None:
    state = malecon.game(name).new(malecon.game(name).seats[0])
    assert isinstance(state, Course)
    words = [decision.word for decision in state.kinds]
    assert len(words) == len(set(words))
    assert [decision.number for decision in state.kinds] == list(range(len(words)))
