"""A game of memory: a card is turned up before everybody and lies face down from then on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from malecon import History, Luck
from malecon.core.game import Game
from malecon.core.lexicon import Lexicon
from malecon.core.luck import Luck as Drawn
from malecon.core.state import CHANCE, NOBODY, State

WORDS = Lexicon()
TURN = WORDS.family("turn {card}", card=("sun", "moon", "star"))
SLIP = WORDS.family("slip {card}", card=("sun", "moon", "star"))
NAME = WORDS.family("name {card}", card=("sun", "moon", "star"))


class MemoryState(State):
    """Luck turns up a card, slips another kind under it in secret; then seat 0 names the first."""

    def begin(self) -> None:
        self.cards = [-1, -1]

    def legal(self, seat: int) -> list[int]:
        if seat != CHANCE:
            return [NAME, NAME + 1, NAME + 2]
        if self.cards[0] < 0:
            return [TURN, TURN + 1, TURN + 2]
        return [SLIP + card for card in range(3) if card != self.cards[0]]

    def step(self, move: int, seat: int) -> None:
        if seat != CHANCE:
            self.actor, self.ending = NOBODY, "named"
        elif self.cards[0] < 0:
            self.cards = [move - TURN, -1]
        else:
            self.cards = [self.cards[0], move - SLIP]
            self.actor = 0

    def copy(self) -> MemoryState:
        twin = MemoryState(self.game, self.players, self.options, self.rules)
        twin.actor, twin.ending, twin.cards = self.actor, self.ending, self.cards
        return twin

    def position(self) -> dict[str, Any]:
        return {"cards": self.cards, "turn": self.actor}

    @property
    def scores(self) -> list[int]:
        return [0] * self.players

    def hide(self, data: dict[str, Any], seat: int) -> None:
        data["cards"] = [None, None]

    def imagine(self, seat: int, luck: Drawn) -> State:
        """What one without memory would think."""
        twin = self.copy()
        cards = [0, 1, 2]
        luck.shuffle(cards)
        twin.cards = cards[:2]
        return twin

    def witnesses(self, move: int) -> list[int]:
        return [] if SLIP <= move < NAME else list(range(self.players))


class Memory(Game):
    id = "memory"
    seats = range(2, 3)
    choices = {}
    lexicon = WORDS
    state = MemoryState


@pytest.fixture
def game(tmp_path: Path) -> Memory:
    (tmp_path / "data.toml").write_text("[printed]\n", "utf-8")
    Memory.folder = tmp_path
    return Memory()


@pytest.mark.parametrize("kept_from_the_start", [True, False])
def test_a_guess_with_a_history_never_contradicts_what_was_witnessed(game: Memory, kept_from_the_start: bool) -> None:
    state, history = game.new(2), History()
    history.play(state, "turn moon")
    if not kept_from_the_start:
        history = History()
    history.play(state, "slip star")
    with_it = [state.guess(0, Luck(seed), history).position()["cards"] for seed in range(60)]
    without = [state.guess(0, Luck(seed)).position()["cards"] for seed in range(60)]
    assert {first for first, _ in without} == {0, 1, 2}
    if kept_from_the_start:
        assert {first for first, _ in with_it} == {1}
        assert {under for _, under in with_it} == {0, 2}
    else:
        assert {first for first, _ in with_it} == {0, 1, 2}
        assert all(first != under for first, under in with_it)


def test_a_history_that_led_elsewhere_is_refused(game: Memory) -> None:
    state, other, history = game.new(2), game.new(2), History()
    for move in ("turn moon", "slip star"):
        history.play(state, move)
    other.play("turn moon")
    with pytest.raises(ValueError, match="does the history lead to this state"):
        other.guess(0, Luck(1), history)
