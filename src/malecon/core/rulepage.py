"""A rules page follows the numbers: `{goal}` stands for the number as it is played, `{rain.cubes cube|cubes}` for the
number with its noun."""

from __future__ import annotations

import re
from collections.abc import Mapping

FIGURE = re.compile(r"{([\w.-]+)(?: ([^{}|]+)\|([^{}|]+))?}")
# Up to which number a noun is singular: French has «0 point», English «0 points».
SINGULAR = {"en": (1,), "fr": (0, 1)}


def filled(page: str, figures: Mapping[str, int | str], lang: str) -> str:
    """The page with its figures in place.

    >>> filled("Draw {rain.cubes cube|cubes}; {goal} points win.", {"rain.cubes": 1, "goal": 60}, "en")
    'Draw 1 cube; 60 points win.'
    """

    def figure(found: re.Match[str]) -> str:
        name, one, many = found.groups()
        if name not in figures:
            raise ValueError(f"the rules page speaks of «{name}», which is no number of the game")
        number = figures[name]
        return str(number) if one is None else f"{number} {one if number in SINGULAR[lang] else many}"

    return FIGURE.sub(figure, page)
