"""A table as it was drawn for those who see the same, and what a page that shows one drawing lacks of the next.

Between two moves nearly every tag stays as it was: a page is told which of the tags it has go where, and the new ones.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from weakref import WeakKeyDictionary


def cut(html: str) -> list[str]:
    """What stands between one `<` and the next; static/server.js cuts at the same places.

    >>> cut("<b>1</b> and")
    ['b>1', '/b> and']
    """
    return html.split("<")[1:]


class Drawn:
    """One drawing, and the messages that lead to it."""

    def __init__(self, html: str, told: Mapping[str, object]) -> None:
        # Nothing before the first tag, or not everything would be one; and it ends as its lines do.
        self.html, self.told = html.strip() + "\n", told
        # Weak, or each drawing would keep the one before it, back to the first.
        self._since: WeakKeyDictionary[Drawn, str] = WeakKeyDictionary()

    @cached_property
    def whole(self) -> str:
        """The message for a page that shows nothing yet."""
        return self._message({"html": self.html})

    @cached_property
    def lines(self) -> list[str]:
        """What stands between one line that begins with a tag and the next: a tenth as many as there are tags."""
        return self.html[1:-1].split("\n<")

    @cached_property
    def _places(self) -> dict[str, int]:
        return dict(zip(self.lines, range(len(self.lines)), strict=True))

    @cached_property
    def _tags(self) -> list[int]:
        """How many tags there are before each of the lines, and in all."""
        return [0, *accumulate(line.count("<") + 1 for line in self.lines)]

    def since(self, shown: Drawn) -> str:
        """The message for a page that shows that drawing; made once for all of them."""
        if shown not in self._since:
            self._since[shown] = self._message({"parts": self.parts(shown)})
        return self._since[shown]

    def parts(self, shown: Drawn) -> list[int | str]:
        """As runs of what that drawing has and what is new between: by lines, and by tags where a line is new."""
        made: list[int | str] = []
        old, new, tags = shown.lines, self.lines, shown._tags
        # In the new lines; where what is new of them begins; and where the old ones go on.
        at = fresh = known = 0
        while at <= len(new):
            start = shown._places.get(new[at]) if at < len(new) else len(old)
            if start is None:
                at += 1
                continue
            if fresh < at:
                # What changed is looked for in what stood there.
                made += parts(tags_of(old[known:start]), tags_of(new[fresh:at]), tags[known])
            if long := alike(old, start, new, at):
                made += [tags[start], tags[start + long] - tags[start]]
            known = start + long
            at = fresh = at + max(1, long)
        return made

    def _message(self, news: Mapping[str, object]) -> str:
        return json.dumps({**self.told, **news}, ensure_ascii=False)


def tags_of(lines: Sequence[str]) -> list[str]:
    return cut("<" + "\n<".join(lines) + "\n") if lines else []


def parts(old: Sequence[str], new: Sequence[str], first: int = 0) -> list[int | str]:
    """The new tags as runs of old ones, told by where they begin and how many they are, and what is new between.

    `first`: the number of the first of the old ones; of equal ones the last is known.

    >>> parts(cut("<b><i>1</i></b><hr>"), cut("<hr><b><i>2</i></b><hr>"))
    [4, 1, 0, 1, '<i>2', 2, 3]
    """
    places = dict(zip(old, range(len(old)), strict=True))
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
        made += [first + start, long]
        at = fresh = at + long
    if fresh < end:
        made.append("<" + "<".join(new[fresh:]))
    return made


def alike(old: Sequence[str], start: int, new: Sequence[str], at: int) -> int:
    """How many are the same from there on."""
    most = min(len(old) - start, len(new) - at)
    known = 0
    while known < most and old[start + known] == new[at + known]:
        known += 1
    return known
