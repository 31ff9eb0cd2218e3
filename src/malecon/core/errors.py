"""What can go wrong, each with a message for the person who caused it."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from malecon.core.texts import Texts

MOST, TYPED = 990, 400  # letters: a text holds no more in one place, and nobody reads more of what was typed


class Complaint(ValueError):
    """An error that can be said in French and English.

    `of` makes one from a text of `complaints/` and its details, among which may be other complaints; what is raised
    with a sentence of its own is that sentence in any language.

    >>> error = Unknown.of("few-games", least=8, asked=3)
    >>> str(error)
    'at least 8 games are needed to learn from, not 3.'
    >>> error.said("fr")
    'il faut au moins 8 parties pour apprendre, pas 3.'
    """

    key: str = ""
    details: Mapping[str, int | str | Complaint | Mapping[str, str]] = {}

    @classmethod
    def of(cls, key: str, **details: int | str | Complaint | Mapping[str, str]) -> Self:
        """A complaint by its text; a detail may differ by language: `{"en": …, "fr": …}`."""
        error = cls(_say("en", key, details))
        error.key, error.details = key, details
        return error

    @classmethod
    def like(cls, other: Complaint) -> Self:
        """The same complaint as an error of this kind."""
        error = cls(str(other))
        error.key, error.details = other.key, other.details
        return error

    def said(self, lang: str) -> str:
        return _say(lang, self.key, self.details) if self.key else str(self)


class Illegal(Complaint):
    """A move that the rules don't allow now. The state is unchanged."""


class Unknown(Complaint):
    """A game, option, number or word that nobody here knows."""


def either(words: Sequence[str | Complaint]) -> str | Complaint:
    """`a or b`."""
    said, *others = words
    for other in others:
        said = Complaint.of("either", one=said, other=other)
    return said


def system(error: Exception) -> Complaint:
    """Why the system refused a file, in its own words where we have no better ones."""
    key = f"system-{errno.errorcode.get(getattr(error, 'errno', None) or 0, '')}".lower()
    if _texts().has("en", key):
        return Complaint.of(key)
    return Complaint(getattr(error, "strerror", None) or str(error).rstrip("."))


@cache
def _texts() -> Texts:
    # Loaded here and not above: the texts complain, too.
    from malecon.core.texts import Texts

    return Texts(Path(__file__).parent / "complaints")


def _say(lang: str, key: str, details: Mapping[str, int | str | Complaint | Mapping[str, str]]) -> str:
    told: dict[str, int | str] = {}
    for name, detail in details.items():
        if isinstance(detail, Complaint):
            told[name] = _cut(detail.said(lang), MOST)
        elif isinstance(detail, Mapping):
            told[name] = _cut(detail[lang], MOST)
        else:
            told[name] = _cut(str(detail), TYPED)  # numbers as they were written, without commas
    return _texts().say(lang, key, told)


def _cut(text: str, most: int) -> str:
    return text if len(text) < most else text[: most - 1] + "…"
