"""A table as it was drawn for those who see the same, and what a page that shows one drawing lacks of the next.

Between two moves nearly every tag stays as it was: a page is told which of the tags it has go where, and the new ones.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

# Of so many drawings the tags are kept, which takes some 700 KB each: tables that move often have theirs at hand.
KEPT = 48
STRETCH = 64


def cut(html: str) -> list[str]:
    """What stands between one `<` and the next; static/server.js cuts at the same places.

    >>> cut("<b>1</b> and")
    ['b>1', '/b> and']
    """
    return html.split("<")[1:]


@lru_cache(KEPT)
def pieces(html: bytes) -> tuple[list[str], dict[str, int]]:
    """The tags of a drawing, and where each of them stands."""
    tags = cut(html.decode())
    return tags, dict(zip(tags, range(len(tags)), strict=True))


class Drawn:
    """One drawing, and the messages that lead to it."""

    def __init__(self, html: str, told: Mapping[str, object]) -> None:
        # Nothing before the first tag, or not everything would be one. In bytes, as each open page keeps one: that is a
        # tenth of what its tags take.
        self._html, self.told = html.lstrip().encode(), told
        # Weak, or each drawing would keep the one before it, back to the first.
        self._since: WeakKeyDictionary[Drawn, str] = WeakKeyDictionary()

    @property
    def whole(self) -> str:
        """The message for a page that shows nothing yet."""
        return self._message({"html": self._html.decode()})

    def since(self, shown: Drawn) -> str:
        """The message for a page that shows that drawing; made once for all of them."""
        if shown not in self._since:
            (old, places), (new, _) = pieces(shown._html), pieces(self._html)
            self._since[shown] = self._message({"parts": parts(old, new, places)})
        return self._since[shown]

    def _message(self, news: Mapping[str, object]) -> str:
        return json.dumps({**self.told, **news}, ensure_ascii=False)


def parts(old: Sequence[str], new: Sequence[str], places: Mapping[str, int] | None = None) -> list[int | str]:
    """The new tags as runs of old ones, told by where they begin and how many they are, and what is new between.

    `places`: where each of the old ones stands; of equal ones the last is known.

    >>> parts(cut("<b><i>1</i></b><hr>"), cut("<hr><b><i>2</i></b><hr>"))
    [4, 1, 0, 1, '<i>2', 2, 3]
    """
    places = dict(zip(old, range(len(old)), strict=True)) if places is None else places
    made: list[int | str] = []
    at, end, fresh = 0, len(new), 0
    while at < end:
        start = places.get(new[at])
        if start is None:
            at += 1
            continue
        if fresh < at:
            made.append("<" + "<".join(new[fresh:at]))
        long = alike(old, start, new, at)
        made += [start, long]
        at = fresh = at + long
    if fresh < end:
        made.append("<" + "<".join(new[fresh:]))
    return made


def _from(tags: Sequence[str], at: int) -> Sequence[str]:
    return tags[at : at + STRETCH]


def alike(old: Sequence[str], start: int, new: Sequence[str], at: int) -> int:
    """How many tags are the same from there on: looked at by stretches first, as most of a page is."""
    most = min(len(old) - start, len(new) - at)
    known = 0
    while known + STRETCH <= most and _from(old, start + known) == _from(new, at + known):
        known += STRETCH
    while known < most and old[start + known] == new[at + known]:
        known += 1
    return known
