"""A table to learn a game at: the coach’s, from the beginning of her game, from a lesson or from one of its scenes."""

from __future__ import annotations

from malecon.core.coach import PUPIL, Coach
from malecon.table.house import House, Wish
from malecon.table.refused import NotThere
from malecon.table.table import Table

# Who doesn't know the rules yet wants somebody easy to play with.
LEVEL = "easy"


def begin(house: House, coach: Coach, person: str, name: str = "", lesson: str = "", scene: str = "") -> Table:
    """Opens it. Lessons before the one asked for are known."""
    record, before, known = coach.record, coach.opening, 0
    told = list(coach.places)
    if lesson:
        if lesson not in told:
            raise NotThere(lesson)
        before, known = coach.places[lesson], told.index(lesson)
    elif scene:
        shown = coach.scene(scene)
        if shown is None:
            raise NotThere(scene)
        before = coach.moment(shown)
        known = sum(at < before for at in coach.places.values())
    opened = house.open(
        record.game.id,
        [Wish("me", name), *(Wish("bot", "", LEVEL) for _ in range(record.players - 1))],
        person,
        dict(record.options),
        before=[(line.seat, line.move) for line in record.moves[:before]],
        settings={"coached": True, "prepared": [str(line) for line in coach.path]},
        rules=record.rules,
    )
    return house.learnt(opened.table.setup.id, PUPIL, told[:known])
