"""Bots think apart, in turns, in time, and never hold a table up."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

import malecon
from malecon import bots
from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.table import thinking
from malecon.table.thinking import QUIET, Thinkers, quicker
from malecon.table.workers import Failed, Lost, Workers
from malecon.web.advice import advise, glance
from tests import apart


def position() -> State:
    return malecon.game("santiago").start(2, 3)


class Slow(Thinkers):
    """One thinker that answers when it is told to."""

    def __init__(self, **how: Any) -> None:
        super().__init__(workers=1, **how)
        self.thoughts: list[tuple[object, ...]] = []
        self.gate = asyncio.Semaphore(0)

    async def _run(self, think: Callable[..., Any], *what: object, far: bool = True) -> Any:
        self.thoughts.append(what)
        await self.gate.acquire()
        return position().moves()[-1]


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_bot_and_a_hint_in_a_process_of_their_own() -> None:
    state = position()

    async def think() -> tuple[int, list[tuple[int, int]] | None]:
        thinkers = Thinkers(workers=1, limit=60.0)
        try:
            seat = state.actor
            return await thinkers.choose("greedy", state, seat, "a"), await thinkers.ask(
                advise, state, seat, "a", smaller=glance
            )
        finally:
            thinkers.close()

    chosen, hints = apart.run(think())
    assert chosen in state.moves()
    assert hints
    assert {move for move, _ in hints} <= set(state.moves())
    assert all(0 <= chance <= 100 for _, chance in hints)


def test_who_thinks_too_long_is_ended_and_the_others_think_on() -> None:
    workers = Workers(2, limit=60.0)
    try:
        assert workers.submit(abs, -2.0).result() == 2.0
        workers.limit = 1.0
        stuck = workers.submit(time.sleep, 600)
        workers.limit = 60.0
        other = workers.submit(time.sleep, 2.0)
        with pytest.raises(TimeoutError):
            stuck.result()
        assert not other.done(), "nobody else was ended"
        other.result()
        assert workers.submit(abs, -3.0).result() == 3.0
    finally:
        workers.shutdown()


def test_a_process_that_dies_is_replaced() -> None:
    workers = Workers(1, limit=60.0)
    try:
        with pytest.raises(Lost):
            workers.submit(os._exit, 3).result()
        with pytest.raises(Failed, match="ValueError"):
            workers.submit(int, "none").result()
        assert workers.submit(abs, -3.0).result() == 3.0
        last = workers.submit(time.sleep, 600)
        workers.shutdown(wait=False)
        with pytest.raises(Lost):
            last.result()
    finally:
        workers.shutdown()


def test_a_bot_that_fails_still_moves() -> None:
    state = position()

    async def think() -> int:
        thinkers = Thinkers(workers=1, limit=60.0)
        try:
            return await thinkers.choose("no such bot", state, state.actor, "a")
        finally:
            thinkers.close()

    assert apart.run(think()) in state.moves()


def test_200_tables_of_a_guest_hold_up_nobody_else() -> None:
    state = position()

    async def think() -> None:
        thinkers = Slow()
        mine = [
            asyncio.create_task(thinkers.choose("expert", state, state.actor, f"{i}", guest="ana", table=f"{i}"))
            for i in range(200)
        ]
        await settled()
        other = asyncio.create_task(thinkers.choose("expert", state, state.actor, "b", guest="ben", table="b"))
        await settled()
        for _ in range(3):
            thinkers.gate.release()
            await settled()
        assert other.done()
        assert sum(task.done() for task in mine) == 2
        for _ in range(200):
            thinkers.gate.release()
        await asyncio.wait_for(asyncio.gather(*mine), 60)
        assert len(thinkers.thoughts) == 201

    apart.run(think())


def test_a_hint_counts_as_thinking_of_its_guest() -> None:
    state = position()

    async def think() -> None:
        thinkers = Slow()
        seat = state.actor
        bots = [asyncio.create_task(thinkers.choose("hard", state, seat, "ana", guest="ana")) for _ in range(3)]
        hint = asyncio.create_task(thinkers.ask(advise, state, seat, "ben", smaller=glance, guest="ben"))
        await settled()
        for _ in range(4):
            thinkers.gate.release()
        await asyncio.wait_for(asyncio.gather(*bots, hint), 60)
        assert [what[-1] for what in thinkers.thoughts] == ["ana", "ana", "ben", "ana"]

    apart.run(think())


def test_who_waited_too_long_gets_the_smallest_search_and_who_waited_long_thinks_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = position()
    seat = state.actor
    monkeypatch.setattr(thinking, "AT_ONCE", 60.0)

    async def think() -> None:
        thinkers = Slow(patience=0.01)
        first = asyncio.create_task(thinkers.choose("expert", state, seat, "a", guest="ana"))
        await settled()
        move = await thinkers.choose("expert", state, seat, "b", guest="ben")
        assert move == bots.choose("greedy", state.guess(seat, Luck("guess b")), seat, "b")
        hints = await thinkers.ask(advise, state, seat, "c", smaller=glance, guest="ben")
        assert hints
        assert len(thinkers.thoughts) == 1
        thinkers.gate.release()
        await first
        thinkers.hurry = 0.0
        thinkers.gate.release()
        await thinkers.choose("expert", state, seat, "d", guest="ben")
        assert [what[0] for what in thinkers.thoughts] == ["expert", "medium"]
        thinkers.close()

    apart.run(think())


def test_even_without_any_search_there_is_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    monkeypatch.setattr(thinking, "AT_ONCE", 0.0)

    async def think() -> None:
        thinkers = Slow(patience=0.01)
        first = asyncio.create_task(thinkers.choose("expert", state, state.actor, "a"))
        await settled()
        assert await thinkers.choose("expert", state, state.actor, "b") in state.moves()
        first.cancel()
        thinkers.close()

    apart.run(think())


class Field:
    """Other machines of which a test knows everything."""

    def __init__(self, here: Callable[[], Executor]) -> None:
        self.hands = 2
        self.asked: list[tuple[Any, ...]] = []

    def watch(self) -> None: ...

    def shutdown(self, wait: bool = True) -> None: ...

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> Future[Any]:
        self.asked.append(args)
        return Future()


def test_other_machines_think_for_the_strong_and_who_gets_no_answer_is_answered_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = position()
    seat = state.actor
    monkeypatch.setattr(thinking, "FAR", 0.01)
    monkeypatch.setattr(thinking, "AT_ONCE", 60.0)
    fields: list[Field] = []

    def farm(here: Callable[[], Executor]) -> Field:
        fields.append(Field(here))
        return fields[0]

    async def think() -> None:
        thinkers = Thinkers(1, limit=60.0, farm=farm)
        try:
            greedy = bots.choose("greedy", state.guess(seat, Luck("guess a")), seat, "a")
            assert await thinkers.choose("expert", state, seat, "a") == greedy
            assert await thinkers.choose("greedy", state, seat, "a") == greedy
            assert [args[0] for args in fields[0].asked] == ["expert"], "the weak think here"
            fields[0].hands = 0
            assert await thinkers.choose("medium", state, seat, "a") in state.moves()
            assert len(fields[0].asked) == 1, "nobody is asked who is away"
        finally:
            thinkers.close()

    apart.run(think())


def test_a_smaller_search_is_never_a_larger_one() -> None:
    assert [quicker(bot) for bot in ("random", "greedy", "medium", "expert", "?")] == [
        *("random", "greedy", "medium", "medium", "?")
    ]


def test_who_is_called_off_leaves_the_line() -> None:
    state = position()

    async def think() -> None:
        thinkers = Slow()
        tasks = [asyncio.create_task(thinkers.choose("hard", state, state.actor, f"{i}")) for i in range(3)]
        await settled()
        tasks[0].cancel()
        tasks[1].cancel()
        thinkers.gate.release()
        assert await asyncio.wait_for(tasks[2], 60) in state.moves()

    apart.run(think())


def test_what_nobody_waits_for_gives_way() -> None:
    """It begins when nobody else thinks, in a process of its own that the others overtake."""

    async def told() -> tuple[list[str], int]:
        thinkers = Thinkers(1)
        order: list[str] = []

        async def leisure() -> int:
            found: int = await thinkers.at_leisure(os.nice, 0)
            order.append("leisure")
            return found

        async def bot() -> None:
            async with thinkers._turn("guest", "table"):
                waiting = asyncio.create_task(leisure())
                await asyncio.sleep(0.3)
                order.append("bot")
            found.append(await waiting)

        found: list[int] = []
        await bot()
        thinkers.close()
        return order, found[0]

    order, nice = asyncio.run(told())
    assert order == ["bot", "leisure"]
    assert nice >= QUIET
