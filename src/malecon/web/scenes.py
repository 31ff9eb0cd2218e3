"""The boards that a rules page speaks of: positions of the coach's game, to look at or to play on from."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

from markupsafe import Markup

from malecon.core.coach import PUPIL, Coach, Scene
from malecon.table.log import COLOURS
from malecon.web import board, panels
from malecon.web.words import speaker


@dataclass(frozen=True, slots=True)
class SceneView:
    """A position with what is to be seen in it."""

    name: str
    section: int
    text: str
    light: str  # the thing on the board that is meant
    board: Markup
    where: str  # how far the game has come
    seats: tuple[tuple[str, str, tuple[tuple[str, str, str], ...]], ...]  # name, colour, what they hold
    before: str  # the scenes around it
    after: str
    plays: bool  # whether it can be played on from here
    zones: tuple[Any, ...]
    zone_names: tuple[str, ...]


def scene_view(coach: Coach, scene: Scene, lang: str) -> SceneView:
    """A scene drawn for who learns: with the pupil's eyes, the names those of the record."""
    state, chapter, t = coach.record.new(), 0, speaker(lang)
    for state in islice(coach.record.states(), coach.moment(scene) + 1):
        chapter = state.game.chapter(state, chapter)
    game = state.game
    view = state.data() if state.over else state.see(PUPIL)
    names = [t("coach-you"), *(coach.record.names.get(seat, f"{seat + 1}") for seat in range(1, state.players))]
    colours = list(COLOURS[: state.players])
    drawn = board.draw(game, view, (), lang, PUPIL, names, colours)
    held = [panels.named(game, seat, lang, None) for seat in drawn.tallies] or [()] * state.players
    order = [each.name for each in coach.scenes]
    at = order.index(scene.name)
    return SceneView(
        name=scene.name,
        section=scene.section,
        text=coach.texts.say(lang, f"scene-{scene.name}"),
        light=scene.light,
        board=drawn.svg,
        where=game.where(view, lang, chapter),
        seats=tuple(zip(names, colours, held, strict=True)),
        before=order[at - 1] if at else "",
        after=order[at + 1] if at + 1 < len(order) else "",
        plays=not state.over,
        zones=board.zones_of(game),
        zone_names=board.zone_names(game, lang),
    )
