"""The marks of a balance as a picture: where each mean lies, how sure it is, and where it should lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from malecon.core.game import Game

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

GOOD, BAD, BAND, INK = "#1B7F79", "#C8443B", "#F2D9A0", "#1F2A37"


def balance_figure(found: dict[str, Any], game: Game, lang: str, title: str) -> Figure:
    """A facet for every kind of mark and number of players."""
    from matplotlib.figure import Figure

    tables = found["tables"]
    kinds = list(dict.fromkeys(mark["text"] for table in tables for mark in table["marks"]))
    heights = [max(len(_of(table, kind)) for table in tables) for kind in kinds]
    size = 2.6 + 3.4 * len(tables), 1.2 + sum(0.35 * height + 0.45 for height in heights)
    figure = Figure(figsize=size, layout="constrained")
    shares = [height + 0.6 for height in heights]
    grid: Any = figure.subplots(len(kinds), len(tables), squeeze=False, height_ratios=shares)
    for column, table in enumerate(tables):
        for row, kind in enumerate(kinds):
            marks = _of(table, kind)
            axes = grid[row][column]
            if not marks:
                axes.set_axis_off()
                continue
            names = [game.texts.say(lang, f"mark-{kind}", mark["details"]) for mark in marks]
            same = column > 0 and len(marks) == len(_of(tables[0], kind))
            _facet(axes, marks, [""] * len(marks) if same else names, heights[row])
            if row == 0:
                axes.set_title(f"{table['players']} ♟", color=INK)
    for row in range(len(kinds)):
        _same_scale([grid[row][column] for column in range(len(tables))])
    figure.suptitle(title, color=INK)
    return figure


def _of(table: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [mark for mark in table["marks"] if mark["text"] == kind and mark["mean"] is not None]


def _facet(axes: Axes, marks: list[dict[str, Any]], names: list[str], height: int) -> None:
    """Marks of one kind: a band for the bounds, a point for the mean, a line for its interval."""
    for at, mark in enumerate(marks):
        scale = 100 if mark["share"] else 1
        low, high = (scale * end for end in mark["interval"])
        mean = scale * mark["mean"]
        least = 0 if mark["least"] is None else scale * mark["least"]
        most = scale * mark["most"] if mark["most"] is not None else max(high, least) * 1.2
        axes.barh(at, most - least, 0.8, least, color=BAND, zorder=1)
        ink = GOOD if mark["holds"] else BAD
        axes.plot([low, high], [at, at], color=ink, linewidth=2, zorder=2)
        axes.plot([mean], [at], "o", color=ink, markersize=6, zorder=3)
        axes.annotate(f"{mean:.1f}", (mean, at), (0, 7), textcoords="offset points", ha="center", fontsize=7, color=INK)
    axes.set_ylim(height - 0.4, -0.7)
    axes.set_yticks(range(len(marks)), names, fontsize=8)
    axes.tick_params(axis="x", labelsize=8)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    if marks[0]["share"]:
        axes.xaxis.set_major_formatter("{x:.0f} %")


def _same_scale(row: list[Axes]) -> None:
    """Facets beside each other can be compared by eye."""
    drawn = [axes for axes in row if axes.has_data()]
    if drawn:
        low = min(axes.get_xlim()[0] for axes in drawn)
        high = max(axes.get_xlim()[1] for axes in drawn)
        edge = (high - low) / 25
        for axes in drawn:
            axes.set_xlim(low - edge, high + edge)
