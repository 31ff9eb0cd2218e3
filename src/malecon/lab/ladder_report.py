"""What a ladder says: pairs with their intervals, ratings, time a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

# Here, not where it is used: who lacks it is told before a ladder is played, not after.
from openskill.models import PlackettLuce

import malecon
from malecon import bots
from malecon.core.compiled import compiled
from malecon.lab.clock import Thought
from malecon.lab.ladder import BLOCK, Climb


def standing(game: str, climbs: Sequence[Climb], seed: int, by_clock: bool = False) -> dict[str, Any]:
    """The document of `ladder --json`. All but `compiled` and the times is reproduced by the seed, unless bots think by
    the clock."""
    thoughts = time_taken(climbs)
    rated = ratings(climbs)
    order = bots.names()

    def place(name: str) -> tuple[int, str]:
        """Where a bot stands: the weakest level first, each before those of it that have a taste."""
        return order.index(bots.parted(name)[0]), name

    return {
        "game": game,
        "rules": malecon.game(game).rules,
        "seed": seed,
        "by_clock": by_clock,
        "looks_every": BLOCK,
        "compiled": compiled,
        "pairs": [
            {
                "players": one.pair.players,
                "strong": one.pair.strong,
                "weak": one.pair.weak,
                "games": one.games,
                "wins": one.wins,
                "win_rate": one.wins / one.games,
                "interval": list(one.interval),
                "mark": one.pair.mark,
                "verdict": one.verdict,
                "hours": one.hours,
                "cut": one.cut,
            }
            for one in climbs
        ],
        "bots": [
            {
                "bot": name,
                "rating": rated[name][0],
                "sigma": rated[name][1],
                "choices": thoughts[name].choices,
                "ms_mean": 1e3 * thoughts[name].seconds / max(1, thoughts[name].choices),
                "ms_99": 1e3 * thoughts[name].percentile(0.99),
                "ms_longest": 1e3 * thoughts[name].longest,
            }
            for name in sorted(rated, key=place)
        ],
    }


def time_taken(climbs: Sequence[Climb]) -> dict[str, Thought]:
    """The time each bot took to choose, over all games."""
    out: dict[str, Thought] = {}
    for one in climbs:
        for played in one.played:
            thoughts = cast(list[Thought], played.heard)
            for name, seat in zip(one.pair.names(), played.seats):
                out.setdefault(name, Thought()).add(thoughts[seat])
    return out


def ratings(climbs: Sequence[Climb]) -> dict[str, tuple[float, float]]:
    """Mean and uncertainty of each bot's strength, by Plackett and Luce's model of whole rankings.

    Where a bot sits at a table more than once, its seats are rated apart and then brought together.
    """
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for one in climbs:
        names = one.pair.names()
        for name in names:
            known.setdefault(name, (model.mu, model.sigma))
        for played in one.played:
            teams = [[model.rating(*known[name])] for name in names]
            rated = model.rate(teams, ranks=[played.ranks[seat] for seat in played.seats])
            for name in set(names):
                mine = [team[0] for team, sat in zip(rated, names) if sat == name]
                known[name] = (sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine))
    return known
