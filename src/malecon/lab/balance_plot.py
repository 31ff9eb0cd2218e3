"""The marks of a balance as a picture: where each mean lies, how sure it is, and where it should lie."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import TYPE_CHECKING, Any

from malecon.core.digits import decimal
from malecon.core.game import Game
from malecon.lab.plots import numbers

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

NAMES, PANEL, LINE = 3.0, 2.6, 0.4  # inches: the names' width, a facet's, a mark's height
LETTERS = 38  # of a name, before it goes on in the next line
TICKS = 4  # parts of an axis at most: more numbers would run into each other
GOOD, BAD, BAND, INK = "#1B7F79", "#C8443B", "#F2D9A0", "#1F2A37"


def balance_figure(found: dict[str, Any], game: Game, lang: str, title: str) -> Figure:
    """A facet for every kind of mark and number of players; what is measured stands once, on the left."""
    from matplotlib.figure import Figure

    tables = found["tables"]
    kinds = list(dict.fromkeys(mark["text"] for table in tables for mark in table["marks"]))
    lines = [_lines(tables, kind) for kind in kinds]
    size = NAMES + PANEL * len(tables), 1.2 + sum(LINE * len(line) + 0.45 for line in lines)
    figure = Figure(figsize=size, layout="constrained")
    shares = [len(line) + 0.6 for line in lines]
    grid: Any = figure.subplots(len(kinds), len(tables), squeeze=False, height_ratios=shares)
    for row, (kind, line) in enumerate(zip(kinds, lines)):
        names = [fill(game.texts.say(lang, f"mark-{kind}", details), LETTERS) for details in line.values()]
        for column, table in enumerate(tables):
            _facet(grid[row][column], _of(table, kind), list(line), lang)
            grid[row][column].set_yticks(range(len(line)), [""] * len(line) if column else names, fontsize=8)
        _same_scale(grid[row])
    for column, table in enumerate(tables):
        grid[0][column].set_title(f"{table['players']} ♟", color=INK)
    figure.suptitle(title, color=INK)
    return figure


def _lines(tables: list[dict[str, Any]], kind: str) -> dict[str, dict[str, Any]]:
    """The marks of a kind at any table: where each stands in every facet, by its key, and the details of its name."""
    return {mark["key"]: mark["details"] for table in tables for mark in table["marks"] if mark["text"] == kind}


def _of(table: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [mark for mark in table["marks"] if mark["text"] == kind and mark["mean"] is not None]


def _facet(axes: Axes, marks: list[dict[str, Any]], line: list[str], lang: str) -> None:
    """Marks of one kind: a band for the bounds, a point for the mean, a line for its interval."""
    from matplotlib.ticker import MaxNLocator

    for mark in marks:
        at = line.index(mark["key"])
        scale = 100 if mark["share"] else 1
        low, high = (scale * end for end in mark["interval"])
        mean = scale * mark["mean"]
        least = 0 if mark["least"] is None else scale * mark["least"]
        # What has no upper bound goes on: a share to the whole, a mean beyond all that is drawn.
        open_end = 100 if mark["share"] else max(high, least) * 1.2
        most = open_end if mark["most"] is None else scale * mark["most"]
        axes.barh(at, most - least, 0.8, least, color=BAND, edgecolor=BAND, zorder=1)
        ink = GOOD if mark["holds"] else BAD
        axes.plot([low, high], [at, at], color=ink, linewidth=2, zorder=2)
        axes.plot([mean], [at], "o", color=ink, markersize=6, zorder=3)
        said = decimal(mean, 1 if mark["share"] else 2, lang)
        axes.annotate(said, (mean, at), (0, 6), textcoords="offset points", ha="center", fontsize=7, color=INK)
    axes.set_ylim(len(line) - 0.4, -0.7)
    axes.tick_params(axis="x", labelsize=8)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    if marks:
        axes.xaxis.set_major_locator(MaxNLocator(TICKS, steps=[1, 2, 2.5, 5, 10]))
        numbers(axes.xaxis, lang, "\xa0%" if marks[0]["share"] else "")
    else:
        axes.spines["bottom"].set_visible(False)
        axes.xaxis.set_visible(False)


def _same_scale(row: Sequence[Axes]) -> None:
    """Facets beside each other can be compared by eye."""
    drawn = [axes for axes in row if axes.has_data()]
    if drawn:
        low = min(axes.get_xlim()[0] for axes in drawn)
        high = max(axes.get_xlim()[1] for axes in drawn)
        edge = (high - low) / 25
        for axes in drawn:
            axes.set_xlim(low - edge, high + edge)
