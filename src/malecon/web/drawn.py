"""A table as it was drawn for those who see the same, and what a page that shows one drawing lacks of the next.

Between two moves nearly every tag stays as it was: a page is told which of the tags it has go where, and the new ones.
A drawing comes in the pieces that its templates are made of, most of which are those of the one before: tags are
looked at only where the pieces differ.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, repeat
from weakref import ref

# How many are compared at once: most of a page is as it was.
STRETCHES = (64, 8, 1)

Parts = list[int | str]


def cut(html: str) -> list[str]:
    """What stands between one `<` and the next; static/server.js cuts at the same places.

    >>> cut("<b>1</b> and")
    ['b>1', '/b> and']
    """
    return html.split("<")[1:]


def _tags(piece: str) -> int:
    """How many begin in a piece."""
    return piece.count("<")


class Drawn:
    """One drawing, and the messages that lead to it."""

    def __init__(self, pieces: Sequence[str], told: Mapping[str, object]) -> None:
        # Nothing before the first tag, or not everything would be one.
        first = next((at for at, piece in enumerate(pieces) if not str.isspace(piece)), 0)
        self._pieces, self.told = [str.lstrip(pieces[first]), *pieces[first + 1 :]], told
        # Weak, or each drawing would keep the one before it, back to the first.
        self._since: list[tuple[ref[Drawn], str]] = []

    @property
    def whole(self) -> str:
        """The message for a page that shows nothing yet."""
        return self._message({"html": "".join(self._pieces)})

    def since(self, shown: Drawn) -> str:
        """The message for a page that shows that drawing; made once for all of them."""
        # Nearly all show the one before this, and a hundred ask.
        for before, message in self._since:
            if before() is shown:
                return message
        message = self._message({"parts": changes(shown._pieces, self._pieces)})
        self._since.append((ref(shown), message))
        return message

    def _message(self, news: Mapping[str, object]) -> str:
        return json.dumps({**self.told, **news}, ensure_ascii=False)


def changes(old: Sequence[str], new: Sequence[str]) -> Parts:
    """A new drawing as runs of the old one's tags, told by where they begin and how many they are, and what is new
    between. Both are given in pieces, which may end anywhere.

    >>> changes(["<ol><li>", "1", "</li></ol><hr>"], ["<ol><li>", "2", "</li></ol><hr>"])
    [0, 1, '<li>2', 2, 3]
    """
    made: Parts = []
    before = [0, *accumulate(map(str.count, old, repeat("<")))]
    # The tag in which the last run ended, as it goes on otherwise; where it stands; and what comes next.
    open, told, left, at = "", 0, 0, 0
    for start, first, long in _runs(old, new):
        tags = before[start + long] - before[start]
        if tags < 2:
            continue  # it has no tag of its own
        head, tail = _ends(old[start : start + long])
        theirs = "".join((open, *old[left:start], head)) if left <= start else ""
        _differing(made, told, theirs, "".join((open, *new[at:first], head)))
        _run(made, before[start], tags - 1)
        open = tail
        told, left, at = before[start] + tags - 1, start + long, first + long
    _differing(made, told, "".join((open, *old[left:])), "".join((open, *new[at:])))
    return made


def _ends(run: Sequence[str]) -> tuple[str, str]:
    """What stands in pieces before their first tag, and their last tag."""
    first = next(at for at, piece in enumerate(run) if _tags(piece))
    last = next(at for at in range(len(run) - 1, -1, -1) if _tags(run[at]))
    # Texts of templates are added by joining: their own operators would escape what they are given.
    head = "".join((*run[:first], str.partition(run[first], "<")[0]))
    return head, "".join(("<", str.rpartition(run[last], "<")[2], *run[last + 1 :]))


def _runs(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[int, int, int]]:
    """The pieces that are as they were: from where, to where and how many. Each run begins with one that there was only
    once."""
    last = dict(zip(old, range(len(old)), strict=True))
    once = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
    at = 0
    while at < len(new):
        start = last.get(new[at])
        if start is None or once[new[at]] != start:
            at += 1
            continue
        long = alike(old, start, new, at)
        yield start, at, long
        at += long


def _differing(made: Parts, told: int, old: str, new: str) -> None:
    """Adds what isn't as it was, tag by tag, from what stood in its place from that tag on."""
    found = iter(parts(cut(old), cut(new)))
    for one in found:
        if isinstance(one, str):
            made.append(one)
        else:
            _run(made, told + one, int(next(found)))


def _run(made: Parts, start: int, long: int) -> None:
    """Adds a run of old tags; one that goes on is the same run."""
    before, count = made[-2:] if len(made) > 1 else ("", "")
    if isinstance(before, int) and isinstance(count, int) and before + count == start:
        made[-1] = count + long
    else:
        made += [start, long]


def parts(old: Sequence[str], new: Sequence[str]) -> Parts:
    """The same from tags to tags; of equal ones the last is known.

    >>> parts(cut("<b><i>1</i></b><hr>"), cut("<hr><b><i>2</i></b><hr>"))
    [4, 1, 0, 1, '<i>2', 2, 3]
    """
    places = dict(zip(old, range(len(old)), strict=True))
    made: Parts = []
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


def alike(old: Sequence[str], start: int, new: Sequence[str], at: int) -> int:
    """How many are the same from there on: looked at by stretches, shorter ones towards the end."""
    most = min(len(old) - start, len(new) - at)
    known = 0
    for stretch in STRETCHES:
        while known + stretch <= most:
            here, there = start + known, at + known
            if old[here : here + stretch] != new[there : there + stretch]:
                break
            known += stretch
    return known
