"""What a series of games says: wins with their intervals, scores, by player and by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from malecon.core.compiled import compiled
from malecon.lab.simulate import Played, Series
from malecon.lab.wilson import wilson


def results(series: Series, played: Sequence[Played]) -> dict[str, Any]:
    """The document of `simulate --json`. All but `compiled` and the timings is the same wherever it is played, unless
    bots think by the clock."""
    game = series.rules()
    seats = range(len(series.players))
    decisions = sum(one.decisions for one in played)
    seconds = sum(one.seconds for one in played)
    return {
        "game": game.id,
        "rules": game.rules,
        "options": game.choose(series.options),
        "numbers": dict(game.numbers.changed),
        "seed": series.seed,
        "by_clock": series.by_clock,
        "games": len(played),
        "compiled": compiled,
        "players": [
            {"bot": bot, **_share([(one, one.seats[player]) for one in played])}
            for player, bot in enumerate(series.players)
        ],
        "seats": [{"seat": seat, **_share([(one, seat) for one in played])} for seat in seats],
        "ends": dict(sorted(Counter(one.reason for one in played).items())),
        "decisions": decisions,
        "choices": sum(one.choices for one in played),
        "chance": sum(one.chance for one in played),
        "seconds": seconds,
        "games_per_second": len(played) / seconds,
        "us_per_decision": 1e6 * seconds / max(1, decisions),
    }


def won(one: Played, seat: int) -> float:
    """1 for a win, 1/k when k share it."""
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _share(sat: list[tuple[Played, int]]) -> dict[str, Any]:
    wins = sum(won(one, seat) for one, seat in sat)
    return {
        "wins": wins,
        "win_rate": wins / len(sat),
        "interval": list(wilson(wins, len(sat))),
        "mean_score": sum(one.scores[seat] for one, seat in sat) / len(sat),
    }


COLUMNS = ("game", "player", "bot", "seat", "score", "rank", "win", "reason", "decisions", "choices", "chance")


def write_csv(file: TextIO, series: Series, played: Iterable[Played]) -> None:
    """A line a player a game."""
    import csv

    sheet = csv.writer(file, lineterminator="\n")
    sheet.writerow(COLUMNS)
    for one in played:
        for player, bot in enumerate(series.players):
            seat = one.seats[player]
            sheet.writerow(
                [
                    one.number, player, bot, seat, one.scores[seat], one.ranks[seat], won(one, seat), one.reason,
                    one.decisions, one.choices, one.chance,
                ]
            )  # fmt: skip
