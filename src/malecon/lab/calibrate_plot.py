"""A picture of a calibration: what was said against what came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.lab.plots import GREY, INKS, percents

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def calibration_figure(
    tables: Sequence[dict[str, Any]], title: str, names: Mapping[int, str], said: str, won: str
) -> Figure:
    """A square for each number of players; on the diagonal a chance is what it says. Dots grow with their games."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4.2 * len(tables) + 0.6, 4.6), layout="constrained")
    axes: Any = figure.subplots(1, len(tables), squeeze=False, sharey=True)
    for axis, table in zip(axes[0], tables):
        axis.plot([0, 1], [0, 1], color=GREY, linewidth=1, linestyle="--")
        most = max(one["games"] for one in table["bins"])
        for one in table["bins"]:
            reach = [one["said"]] * 2, one["interval"]
            axis.plot(*reach, color=INKS[0], linewidth=4, alpha=0.3, solid_capstyle="round", clip_on=False)
            size = 3 + 6 * (one["games"] / most) ** 0.5
            axis.plot(one["said"], one["won"], "o", color=INKS[0], markersize=size, clip_on=False)
        axis.set_xlim(0, 1)
        axis.set_ylim(0, 1)
        axis.set_aspect("equal")
        percents(axis.xaxis)
        percents(axis.yaxis)
        axis.set_title(names[table["players"]], loc="left", fontsize=10, color=GREY)
        axis.set_xlabel(said)
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
    axes[0][0].set_ylabel(won)
    figure.suptitle(title)
    return figure
