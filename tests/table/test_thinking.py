"""Bots think apart, in turns, in time, and never hold a table up."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, cast

import pytest

import malecon
from malecon import bots
from malecon.bots.sitting import Chair
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.table import thinking
from malecon.table.thinking import LATE, QUIET, Thinkers, quicker
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

    async def _run(self, think: Callable[..., Any], *what: object, **where: Any) -> Any:
        self.thoughts.append(what)
        await self.gate.acquire()
        return {position().moves()[-1]: 1.0}


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
        # At a table that has waited already, and after a wait of its own, it thinks less.
        thinkers.gate.release()
        await thinkers.choose("expert", state, seat, "d", guest="ben", late=True)
        thinkers.hurry = 0.0
        thinkers.gate.release()
        await thinkers.choose("expert", state, seat, "e", guest="ben")
        assert [what[0] for what in thinkers.thoughts] == ["expert", "medium", "medium"]
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


def test_a_master_thinks_in_all_processes_that_are_free_and_in_less_time_where_others_wait() -> None:
    state = position()
    seat = state.actor

    async def think() -> None:
        thinkers = Slow()
        thinkers.workers = 3
        alone = asyncio.create_task(thinkers.choose("master", state, seat, "a", guest="ana"))
        await settled()
        assert [(what[0], what[-1]) for what in thinkers.thoughts] == [
            ("master", "a"), ("master", "a/1"), ("master", "a/2"),
        ]  # fmt: skip
        assert thinkers.thinking == 3
        crowd = [asyncio.create_task(thinkers.choose("expert", state, seat, f"{i}", guest=f"{i}")) for i in range(5)]
        await settled()
        assert len(thinkers.thoughts) == 3, "nobody's place is taken"
        for _ in range(8):
            thinkers.gate.release()
        assert await asyncio.wait_for(alone, 60) == state.moves()[-1]
        await asyncio.wait_for(asyncio.gather(*crowd), 60)
        shares = [cast(Chair, what[3]).share for what in thinkers.thoughts]
        assert shares[0] == 1.0
        assert 0 < min(shares[3:]) < 1.0
        await settled()
        assert thinkers.thinking == 0

    apart.run(think())


def test_who_begins_late_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    monkeypatch.setattr(thinking, "LATE", 0.0)

    async def think() -> None:
        thinkers = Slow()
        thinkers.workers = 2
        thinkers.gate.release()
        assert await thinkers.choose("master", state, state.actor, "a") == state.moves()[-1]
        assert thinkers.thinking == 1, "it thinks on"
        thinkers.gate.release()
        await settled()
        assert thinkers.thinking == 0

    apart.run(think())


@pytest.mark.parametrize("lost", ["a", "a/1"])
def test_what_one_of_several_could_not_think_the_others_do(lost: str) -> None:
    state = position()
    chosen = state.moves()[1]

    class Half(Thinkers):
        async def _run(self, think: Callable[..., Any], *what: object, **where: Any) -> Any:
            if what[-1] == lost:
                raise Lost("gone")
            await asyncio.sleep(2 * LATE)  # whoever is left is waited for
            return {chosen: 2.0}

    async def think() -> int:
        return await Half(workers=2).choose("master", state, state.actor, "a")

    assert apart.run(think()) == chosen


def test_a_process_thinks_again_for_whom_it_thought_before() -> None:
    workers = Workers(2, limit=60.0)
    try:
        both = [workers.submit_for(whom, time.sleep, 0.5) for whom in ("ana", "ben")]
        for one in both:
            one.result()
        ana = workers.submit_for("ana", os.getpid).result()
        ben = workers.submit_for("ben", os.getpid).result()
        assert ana != ben
        assert [workers.submit_for(whom, os.getpid).result() for whom in ("ana", "ben", "ana")] == [ana, ben, ana]
    finally:
        workers.shutdown()


def test_a_master_chooses_in_processes_and_remembers() -> None:
    """A whole turn, with the trail of its table: in the time it is given."""
    state = position()
    seat = state.actor
    steps: list[tuple[int, int]] = [(CHANCE, 0)]

    async def think() -> None:
        thinkers = Thinkers(workers=2, limit=60.0)
        thinkers.share = lambda: 0.02  # type: ignore[method-assign]
        try:
            for _ in range(2):
                move = await thinkers.choose("master", state, seat, "a", table="t", trail=tuple(steps))
                assert move in state.moves(seat)
                steps.append((seat, move))
                state.play(move, seat)
                if seat not in state.actors:
                    break
        finally:
            thinkers.close()

    apart.run(think())


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


def test_in_a_house_that_is_never_quiet_it_begins_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GIVES_WAY", 0.1)

    async def found() -> int:
        thinkers = Thinkers(1)
        async with thinkers._turn("guest", "table"):
            done: int = await asyncio.wait_for(thinkers.at_leisure(os.nice, 0), 20)
        thinkers.close()
        return done

    assert asyncio.run(found()) >= QUIET
