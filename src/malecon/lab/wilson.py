"""How sure a share of wins is."""

from statistics import NormalDist


def deviations(confidence: float = 0.95) -> float:
    """How many standard deviations on both sides of a mean hold so much of what may be: 1.96 for 95 %."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def wilson(wins: float, games: float, confidence: float = 0.95) -> tuple[float, float]:
    """Wilson's interval of a share; shared wins may make `wins` a fraction, and `games` that tell less than as many
    would alone may count as fewer.

    >>> [round(end, 3) for end in wilson(60, 100)]
    [0.502, 0.691]
    """
    z = deviations(confidence)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    # Exactly so at the ends, where rounding would leave a hair's breadth.
    return 0.0 if wins <= 0 else middle - half, 1.0 if wins >= games else middle + half
