"""The steps of a turn: done, now, and those to come only where every choice leads to them."""

from __future__ import annotations

import re

import pytest

import malecon
from malecon.core.luck import Luck
from malecon.core.preview import beyond
from malecon.core.prompt import step
from malecon.core.state import CHANCE
from malecon.core.texts import LANGUAGES
from malecon.table import log
from malecon.web.crumbs import STEPS, chain, tried
from tests.web.test_ghosts import until
from tests.web.test_worlds import opened


@pytest.mark.parametrize("game", malecon.games())
def test_everything_that_is_asked_has_a_short_word(game: str) -> None:
    texts = malecon.game(game).texts
    for lang in LANGUAGES:
        asked = [match[1] for key in texts.language(lang).sources if (match := re.fullmatch(r"prompt-(.+)", key))]
        assert len(asked) > 3
        for word in asked:
            assert 0 < len(texts.say(lang, f"step-{word}")) <= 11, word


def told(game: str, word: str, lang: str = "en") -> list[tuple[str, str]]:
    table, seat, _ = until(game, word)
    return [(crumb.text, crumb.when) for crumb in chain(table, seat, lang)]


def test_what_comes_next_is_told_before_it_is_asked() -> None:
    assert told("cuba", "build") == [("Architect", "done"), ("Building", "now"), ("Field", "coming")]
    assert told("cuba", "build", "fr") == [("Architecte", "done"), ("Bâtiment", "now"), ("Champ", "coming")]
    assert told("cuba", "play") == [("Card", "now")], "each card leads to something else"
    table, seat, may = until("cuba", "build")
    table.add(log.MOVE, seat, next(move for move in may if move.startswith("build")), 0.0)
    assert [crumb.when for crumb in chain(table, seat, "en")] == ["done", "done", "now"]


@pytest.mark.parametrize("game", malecon.games())
def test_steps_to_come_come(game: str) -> None:
    """Whole games at random: whatever was tried and is chosen, the next thing asked is what was told."""
    table, luck, kept = opened(game, {}), Luck(f"crumbs {game}"), 0
    for _ in range(160):
        state = table.state
        if state.over:
            break
        if table.paused is not None:
            table.add(log.END, table.paused, "", 0.0)
        seat = state.actors[0] if state.actors else state.actor
        if seat == CHANCE:
            table.add(log.MOVE, seat, table.game.write(state.sample(luck)), 0.0)
            continue
        crumbs = chain(table, seat, "en")
        assert len(crumbs) <= STEPS
        assert sum(crumb.when == "now" for crumb in crumbs) == 1
        coming = [crumb.text for crumb in crumbs if crumb.when == "coming"]
        for move in tried(table, state.moves(seat)) if coming else ():
            world = state.guess(seat, Luck("another"))
            beyond(world, move, seat)
            while seat in world.waiting() and world.openly_forced(seat):
                world.step(world.moves(seat)[0], seat)
            assert step(table.game, world.see(seat), "en") == coming[0]
            kept += 1
        table.add(log.MOVE, seat, table.game.write(luck.choose(state.lean(seat))), 0.0)
    assert kept > 3 or game in ("comptoir", "capa-doro"), "here a step is known before"


def test_nobody_else_has_any() -> None:
    table, seat, _ = until("cuba", "build")
    assert chain(table, None, "en") == ()
    assert not [crumb for crumb in chain(table, (seat + 1) % 3, "en") if crumb.when != "done"]
