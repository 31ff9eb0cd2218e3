"""Lines over a game, as numbers for SVG: the plot is 1000 × 1000 and is stretched to its frame, all text is not."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.web.timeline import Timeline
from malecon.web.views import Chart, Curve, Part, SeatView, Tick

SIDE = 1000
# More would be a fence; more chapters than that aren't all numbered.
GRID = 5
NUMBERED = 10
# How far apart names stand, in parts of the height: a line of text where the chart is lowest.
APART = 75


def drawn(course: Timeline, seats: Sequence[SeatView]) -> Chart:
    """Everybody's points over the game, chapter by chapter."""
    scores = course.scores[course.first :]
    low = min(0, *(min(now) for now in scores))
    top = max(low + 1, *(max(now) for now in scores))
    marks = steps(low, top)
    low, top = min(low, marks[0]), max(top, marks[-1])

    def high(points: int) -> int:
        return SIDE - round((points - low) * SIDE / (top - low))

    ends = spread([high(scores[-1][seat.index]) for seat in seats])
    curves = tuple(
        Curve(
            name=seat.name,
            colour=seat.colour,
            line=stairs([high(now[seat.index]) for now in scores]),
            score=scores[-1][seat.index],
            label=ends[place],
        )
        for place, seat in enumerate(seats)
    )
    return Chart(curves, tuple(Tick(high(mark), mark) for mark in marks), parts(course))


def stairs(heights: Sequence[int]) -> str:
    """The points of a line that stays where it is until it rises; only its corners."""
    wide = max(1, len(heights) - 1)
    corners = [(0, heights[0])]
    for at, height in enumerate(heights):
        if height != corners[-1][1]:
            x = round(at * SIDE / wide)
            corners += [(x, corners[-1][1]), (x, height)]
    corners.append((SIDE, heights[-1]))
    return " ".join(f"{x},{y}" for x, y in dict.fromkeys(corners))


def steps(low: int, top: int) -> list[int]:
    """Round numbers for the grid, five at most, of which one is nought.

    >>> steps(0, 44), steps(-3, 17), steps(0, 1)
    ([0, 10, 20, 30, 40], [-5, 0, 5, 10, 15], [0, 1])
    """
    size = 1
    for size in (factor * 10**power for power in range(9) for factor in (1, 2, 5)):
        if -(low // size) + top // size < GRID:
            break
    return [number * size for number in range(low // size, top // size + 1)]


def spread(wanted: Sequence[int]) -> list[int]:
    """Where names stand so that none covers another: as near to their lines as they can, in the same order.

    >>> spread([500, 510, 90]), spread([0, 0])
    ([468, 542, 90], [38, 112])
    """
    groups: list[tuple[float, list[int]]] = []  # the middle of names that touch, and whose they are
    for seat in sorted(range(len(wanted)), key=lambda seat: (wanted[seat], seat)):
        middle, own = _within(wanted[seat], 1), [seat]
        while groups and middle - groups[-1][0] < APART * (len(own) + len(groups[-1][1])) / 2:
            _, others = groups.pop()
            own = others + own
            middle = _within(sum(wanted[seat] for seat in own) / len(own), len(own))
        groups.append((middle, own))
    places = {
        seat: round(middle + APART * (place - (len(own) - 1) / 2))
        for middle, own in groups
        for place, seat in enumerate(own)
    }
    return [places[seat] for seat in range(len(wanted))]


def _within(middle: float, names: int) -> float:
    half = APART * names / 2
    return max(half, min(SIDE - half, middle))


def parts(course: Timeline) -> tuple[Part, ...]:
    """Where the chapters begin, with the numbers of those that have room for one."""
    wide = max(1, course.last - course.first)
    each = -(-len(course.chapters) // NUMBERED)
    starts = [round((at - course.first) * SIDE / wide) for at in course.chapters]
    return tuple(
        Part(start, (start + end) // 2, number if (number - 1) % each == 0 else None)
        for number, (start, end) in enumerate(zip(starts, [*starts[1:], SIDE][: len(starts)], strict=True), 1)
    )
