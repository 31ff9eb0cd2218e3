"""Whole games read aloud: every sentence that is told of them, and what a single move tells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from malecon import CHANCE, Luck, State
from malecon.core.game import Game
from malecon.core.telling import recount

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])
NAMES = ["Ana", "Bo", "Ernesto", "Zoé"]


@cache
def told(game: Game, lang: str, games: int) -> tuple[tuple[int, str, str], ...]:
    """Everything that games of all sizes tell: who moved, the family of the move, the sentence."""
    return tuple(line for seed in range(games) for line in _told(game, lang, seed))


def _told(game: Game, lang: str, seed: int) -> Iterator[tuple[int, str, str]]:
    """Two thirds of the moves are such as bots look at, so that a game gets somewhere."""
    state = game.new(2 + seed % 3, rules=None, events=seed % 4 != 3)
    luck = Luck(f"read aloud {seed}")
    while not state.over:
        mover = state.actor
        lean = luck.below(3) > 0
        move = state.sample(luck) if mover == CHANCE else luck.choose(state.lean() if lean else state.moves())
        family = game.lexicon.family_of(move).key
        for sentence in recount(game, move, mover, state.tell(move), None, lang, NAMES):
            yield mover, family, sentence


def read(state: State, text: str, lang: str) -> list[str]:
    """What a move tells, sentence by sentence."""
    move, mover = state.game.read(text), state.actor
    return recount(state.game, move, mover, state.tell(move), None, lang, NAMES)
