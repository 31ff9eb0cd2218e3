"""A table as it was drawn for those who see the same, and what a page that shows one drawing lacks of the next.

Between two moves nearly every tag stays as it was: a page is told which of the tags it has go where, and the new ones.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from weakref import WeakKeyDictionary

# A tag with the text behind it; static/server.js cuts the same way.
TAG = re.compile("<[^<]*|^[^<]+")


class Drawn:
    """The tags of one drawing, and the messages that lead to it."""

    def __init__(self, html: str, told: Mapping[str, object]) -> None:
        self.html, self.told = html, told
        self.tags = TAG.findall(html)
        # Weak, or each drawing would keep the one before it, back to the first.
        self._since: WeakKeyDictionary[Drawn, str] = WeakKeyDictionary()

    @cached_property
    def whole(self) -> str:
        """The message for a page that shows nothing yet."""
        return self._message({"html": self.html})

    def since(self, shown: Drawn) -> str:
        """The message for a page that shows that drawing; made once for all of them."""
        if shown not in self._since:
            self._since[shown] = self._message({"parts": parts(shown.tags, self.tags)})
        return self._since[shown]

    def _message(self, news: Mapping[str, object]) -> str:
        return json.dumps({**self.told, **news}, ensure_ascii=False)


def parts(old: Sequence[str], new: Sequence[str]) -> list[int | str]:
    """The new tags as runs of old ones, told by where they begin and how many they are, and what is new between.

    >>> parts(["<b>", "1", "</b>", "<hr>"], ["<hr>", "<b>", "2", "</b>", "<hr>"])
    [3, 1, 0, 1, '2', 2, 2]
    """
    # Of equal ones the last is known; a run goes on with whatever follows it.
    places = {tag: at for at, tag in enumerate(old)}
    made: list[int | str] = []
    start = end = 0
    fresh: list[str] = []
    for tag in new:
        if start < end < len(old) and old[end] == tag:
            end += 1
            continue
        at = places.get(tag)
        if start < end:
            made += [start, end - start]
            start = end = 0
        if at is None:
            fresh.append(tag)
            continue
        if fresh:
            made.append("".join(fresh))
            fresh.clear()
        start, end = at, at + 1
    if start < end:
        made += [start, end - start]
    if fresh:
        made.append("".join(fresh))
    return made
