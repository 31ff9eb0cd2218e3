"""Pictures of what the lab found, as files: the ending of the name says which kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from malecon.core.digits import decimal
from malecon.core.errors import Unknown, system
from malecon.core.places import placed

if TYPE_CHECKING:
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

    from malecon.lab.review import Review

KINDS = (".png", ".svg", ".pdf")
# The house's inks: sea, sun, brick, palm, night.
INKS = ("#1f6f8b", "#d98e04", "#b5452c", "#4f7942", "#3d3a5c")
GREY = "#8a8178"


def check(file: str) -> Path:
    """The path of a picture to be made; Unknown if there is no such kind, or nowhere to put it."""
    if Path(file).suffix.lower() not in KINDS:
        raise Unknown.of("picture-form", file=str(file), known=", ".join(KINDS))
    return placed(file)


def save(figure: Figure, path: Path) -> None:
    try:
        figure.savefig(path, dpi=144, bbox_inches="tight")
    except OSError as error:
        raise Unknown.of("not-written", file=str(path), why=system(error)) from None


def percents(axis: Axis) -> None:
    """Write its shares as the tables beside it do: «40 %»."""
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1, symbol="\xa0%"))


def numbers(axis: Axis, lang: str, unit: str = "") -> None:
    """Write its numbers as the language does, with no more places than they need."""
    from matplotlib.ticker import FuncFormatter

    def told(at: float, _: object) -> str:
        places = len(f"{at:.6g}".partition(".")[2])
        return decimal(at, places, lang).replace("-", "−") + unit

    axis.set_major_formatter(FuncFormatter(told))


def ladder_figure(
    found: dict[str, Any], title: str, tables: Mapping[int, str], share: str, words: Mapping[str, str]
) -> Figure:
    """Every pair's share of wins with its interval and its mark, by number of players; `words` are for the legend."""
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

    counts = sorted({pair["players"] for pair in found["pairs"]})
    rows = {count: [pair for pair in found["pairs"] if pair["players"] == count] for count in counts}
    figure = Figure(figsize=(8, 1.4 + 0.36 * len(found["pairs"]) + 0.5 * len(counts)), layout="constrained")
    inks = {"holds": INKS[3], "open": INKS[1], "fails": INKS[2]}
    axes: Any = figure.subplots(
        len(counts), 1, sharex=True, squeeze=False, height_ratios=[len(rows[count]) for count in counts]
    )
    for (axis,), count in zip(axes, counts):
        for y, pair in enumerate(rows[count]):
            low, high = pair["interval"]
            ink = inks[pair["verdict"]]
            axis.plot([low, high], [y, y], color=ink, linewidth=5, alpha=0.35, solid_capstyle="round", clip_on=False)
            axis.plot(pair["win_rate"], y, "o", color=ink, clip_on=False)
            axis.plot([pair["mark"]] * 2, [y - 0.35, y + 0.35], color=GREY, linewidth=2)
        axis.set_yticks(
            range(len(rows[count])), [f"{pair['strong']} / {pair['weak']}  ({pair['games']})" for pair in rows[count]]
        )
        axis.set_ylim(len(rows[count]) - 0.5, -0.5)
        axis.set_xlim(0, 1)
        axis.set_title(tables[count], loc="left", fontsize=10, color=GREY)
        axis.grid(axis="x", alpha=0.3)
        axis.spines[["top", "right", "left"]].set_visible(False)
        percents(axis.xaxis)
    axes[-1][0].set_xlabel(share)
    drawn = {key: Line2D([], [], color=ink, marker="o", linestyle="") for key, ink in inks.items()}
    drawn["mark"] = Line2D([], [], color=GREY, marker="|", linestyle="", markersize=11, markeredgewidth=2)
    said = [words[key] for key in drawn]
    figure.legend(drawn.values(), said, loc="outside lower center", ncols=len(drawn), frameon=False)
    figure.suptitle(title)
    return figure


def review_figure(found: Review, title: str, names: Sequence[str], share: str, number: str) -> Figure:
    """Each seat's chance to win over the whole game; dots are the costliest moves, by number."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axis: Any = figure.subplots()
    for seat, name in enumerate(names):
        axis.step(
            range(len(found.chances)), [one[seat] for one in found.chances], where="post", color=INKS[seat], label=name
        )
    for one in found.costliest():
        height = found.chances[one.number - 1][one.seat]
        axis.plot(one.number - 1, height, "o", color=INKS[one.seat])
        axis.annotate(
            str(one.number),
            (one.number - 1, height),
            xytext=(4, 6),
            textcoords="offset points",
            fontsize=8,
            color=INKS[one.seat],
        )
    axis.set_ylim(0, 1)
    axis.set_xlim(0, len(found.chances) - 1)
    percents(axis.yaxis)
    axis.set_ylabel(share)
    axis.set_xlabel(number)
    axis.grid(alpha=0.3)
    axis.spines[["top", "right"]].set_visible(False)
    axis.legend(frameon=False)
    figure.suptitle(title)
    return figure
