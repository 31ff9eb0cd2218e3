"""What was learnt as a picture: what matters, what it is worth in the course of a game, and how a training climbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from malecon.core.game import Game
from malecon.lab.plots import GREY, INKS

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
    axis.grid(axis="x", alpha=0.3)
    axis.spines[["top", "right", "left"]].set_visible(False)
    axis.legend(frameon=False, fontsize=8)
    figure.suptitle(title)
    return figure


def climb_figure(results: list[dict[str, Any]], even: float, title: str, won: str, loss: str, number: str) -> Figure:
    """By round: the share won against the best so far with its interval, and how well games are foretold."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 5), layout="constrained")
    upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=[2, 1])
    axes: list[Any] = [upper, lower]
    for one in results:
        low, high = one["interval"]
        ink = INKS[3] if one["better"] else INKS[2]
        axes[0].plot([one["round"]] * 2, [low, high], color=ink, linewidth=5, alpha=0.35, solid_capstyle="round")
        axes[0].plot(one["round"], one["win_rate"], "o", color=ink)
    axes[0].axhline(even, color=GREY, linewidth=1)
    axes[0].set_ylim(0, 1)
    axes[0].yaxis.set_major_formatter("{x:.0%}")
    axes[0].set_ylabel(won)
    numbers = [one["round"] for one in results]
    fitted = [one for one in results if "loss" in one]  # not what was borrowed
    for key, ink in (("loss_before", GREY), ("loss", INKS[0])):
        axes[1].plot([one["round"] for one in fitted], [one[key] for one in fitted], "o-", color=ink)
    axes[1].set_ylabel(loss)
    axes[1].set_xlabel(number)
    axes[1].set_xticks(numbers)
    for axis in axes:
        axis.grid(alpha=0.3)
        axis.spines[["top", "right"]].set_visible(False)
    figure.suptitle(title)
    return figure
