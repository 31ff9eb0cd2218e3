"""Figures in a rules page that come from the numbers, so that the page follows those that were changed."""

from __future__ import annotations

import re

from malecon.core.numbers import Numbers

PLACE = re.compile(r"{([a-z][\w.-]*)(?: ([^{}/]+)/([^{}]+))?}")


def filled(page: str, numbers: Numbers, lang: str) -> str:
    """The page with every `{start.pesos}` filled in, a list as a row; `{start.pesos peso/pesos}` has its noun agree.

    >>> import malecon
    >>> filled("{docks}; {docks.1 point/points}, {docks.2 point/points}", malecon.game("cuba").numbers, "en")
    '1 2 3; 1 point, 2 points'
    """

    def figure(place: re.Match[str]) -> str:
        name, one, many = place.groups()
        if name not in numbers.values:
            return " ".join(map(str, numbers.row(name)))
        n = numbers[name]
        single = n < 2 if lang == "fr" else n == 1
        return f"{n} {one if single else many}" if one else str(n)

    return PLACE.sub(figure, page)
