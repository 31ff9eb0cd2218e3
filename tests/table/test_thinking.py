"""Bots think apart, in time, and never hold a table up."""

from __future__ import annotations

import asyncio
import time

import pytest

import malecon
from malecon.table.thinking import Thinkers
from malecon.web.advice import advise


def test_a_bot_and_a_hint_in_a_process_of_their_own() -> None:
    state = malecon.game("santiago").start(2, 3)

    async def think() -> tuple[int, list[tuple[int, int]] | None]:
        thinkers = Thinkers(workers=1, limit=60.0)
        try:
            seat = state.actor
            return await thinkers.choose("greedy", state, seat, "a"), await thinkers.ask(advise, state, seat, "a")
        finally:
            thinkers.close()

    chosen, hints = asyncio.run(think())
    assert chosen in state.moves()
    assert hints
    assert {move for move, _ in hints} <= set(state.moves())
    assert all(0 <= chance <= 100 for _, chance in hints)


def test_who_thinks_too_long_is_ended_and_the_next_one_starts_afresh() -> None:
    async def think() -> float:
        thinkers = Thinkers(workers=1, limit=0.5)
        try:
            with pytest.raises(TimeoutError):
                await thinkers._run(time.sleep, 600)
            thinkers.limit = 60.0
            return await thinkers._run(abs, -2.0)
        finally:
            thinkers.close()

    assert asyncio.run(think()) == 2.0


def test_a_bot_that_fails_still_moves() -> None:
    state = malecon.game("santiago").start(2, 3)

    async def think() -> int:
        thinkers = Thinkers(workers=1, limit=60.0)
        try:
            return await thinkers.choose("no such bot", state, state.actor, "a")
        finally:
            thinkers.close()

    assert asyncio.run(think()) in state.moves()
