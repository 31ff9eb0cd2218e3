"""What was learnt as a picture: what matters, what it is worth in the course of a game, and how a training climbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from malecon.core.game import Game
from malecon.lab.plots import GREY, INKS, numbers, percents

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from malecon.lab.learn import Found

SHOWN = 24  # of what matters most


def rows(found: Found, game: Game, lang: str, most: int = SHOWN) -> list[tuple[str, float, list[float]]]:
    """What matters most: its name, by how many points it sets seats apart, and what one more is worth at each sight."""
    judge: Any = game.learnt(found.learning.players, found.table)
    stages = [stage for _, stage in found.features.sights]
    return [
        (game.feature(name, lang), points, [judge.weight(name, stage) for stage in stages])
        for name, points in list(found.matters.items())[:most]
    ]


def sights(found: Found, game: Game, lang: str) -> list[str]:
    """What the stages are called."""
    return [game.texts.say(lang, "feature-sight", {"n": number}) for number, _ in found.features.sights]


def worth_figure(found: Found, game: Game, lang: str, title: str, points: str) -> Figure:
    """A row for each thing that matters, a dot for what it is worth at each sight."""
    from matplotlib.figure import Figure

    told = rows(found, game, lang)
    figure = Figure(figsize=(9, 1.2 + 0.3 * len(told)), layout="constrained")
    axis: Any = figure.subplots()
    for at, (_, _, worths) in enumerate(told):
        axis.plot(worths, [at] * len(worths), color=GREY, linewidth=1, zorder=1)
    for number, sight in enumerate(sights(found, game, lang)):
        worths = [row[2][number] for row in told]
        axis.plot(worths, range(len(told)), "o", color=INKS[number % len(INKS)], label=sight, zorder=2)
    axis.axvline(0, color=GREY, linewidth=1)
    axis.set_yticks(range(len(told)), [row[0] for row in told], fontsize=8)
    axis.set_ylim(len(told) - 0.5, -0.5)
    axis.set_xlabel(points)
    numbers(axis.xaxis, lang)
    axis.grid(axis="x", alpha=0.3)
    axis.spines[["top", "right", "left"]].set_visible(False)
    axis.legend(frameon=False, fontsize=8)
    figure.suptitle(title)
    return figure


def climb_figure(results: list[dict[str, Any]], even: float, title: str, words: Mapping[str, str], lang: str) -> Figure:
    """By round: the share won against the best so far with its interval, and how well games are foretold, where there
    was a fit."""
    from matplotlib.figure import Figure

    fitted = [one for one in results if "loss" in one]  # not what was borrowed
    figure = Figure(figsize=(7, 5) if fitted else (7, 3.5), layout="constrained")
    heights = [2, 1] if fitted else [1]
    axes: list[Any] = [
        one for (one,) in figure.subplots(len(heights), 1, sharex=True, squeeze=False, height_ratios=heights)
    ]
    _matches(axes[0], results, even, words)
    if fitted:
        rounds = [one["round"] for one in fitted]
        for key, ink, what in (("loss_before", GREY, "by-hand"), ("loss", INKS[0], "fitted")):
            axes[1].plot(rounds, [one[key] for one in fitted], "o-", color=ink, label=words[what])
        axes[1].set_ylabel(words["loss"])
        numbers(axes[1].yaxis, lang)
    axes[-1].set_xlabel(words["round"])
    axes[-1].set_xticks([one["round"] for one in results])
    for axis in axes:
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
        # Beside it, where it hides no point.
        axis.legend(frameon=False, fontsize=8, loc="upper left", bbox_to_anchor=(1, 1))
    figure.suptitle(title)
    return figure


def _matches(axis: Any, results: list[dict[str, Any]], even: float, words: Mapping[str, str]) -> None:
    """What each round won; a point on the edge is drawn whole."""
    for better, ink, what in ((True, INKS[3], "better"), (False, INKS[2], "not-better")):
        some = [one for one in results if one["better"] == better]
        for one in some:
            reach = [one["round"]] * 2
            axis.plot(reach, one["interval"], color=ink, linewidth=5, alpha=0.35, solid_capstyle="round", clip_on=False)
        if some:
            dots = [one["round"] for one in some], [one["win_rate"] for one in some]
            axis.plot(*dots, "o", color=ink, label=words[what], clip_on=False, zorder=3)
    axis.axhline(even, color=GREY, linewidth=1, linestyle="--", label=words["even"])
    axis.set_ylim(0, 1)
    percents(axis.yaxis)
    axis.set_ylabel(words["share"])
