"""The moves of a game, declared once by family: index, notation and sentence come from here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import product

from malecon.core.errors import Illegal

Domain = Sequence[str] | range


class Family:
    """Moves of one form, such as `deliver {good} {n}`; `base` is the index of the first of them."""

    def __init__(self, pattern: str, key: str, base: int, domains: dict[str, Domain]) -> None:
        self.pattern = pattern
        self.key = key
        self.base = base
        self.names = re.findall(r"{(\w+)}", pattern)
        self.domains = [domains[name] for name in self.names]
        self.size = 1
        for domain in self.domains:
            self.size *= len(domain)

    @property
    def word(self) -> str:
        """The first word of its notation; all that others learn of a secret move."""
        return self.pattern.split()[0]

    def args(self, move: int) -> dict[str, str | int]:
        """What stands in the places of the pattern; the last place counts fastest."""
        rest = move - self.base
        out: dict[str, str | int] = {}
        for name, domain in zip(reversed(self.names), reversed(self.domains), strict=True):
            rest, i = divmod(rest, len(domain))
            out[name] = domain[i]
        return {name: out[name] for name in self.names}


class Lexicon:
    """All moves of a game, numbered family after family.

    >>> words = Lexicon()
    >>> words.family("drive {n}", n=range(1, 11))
    0
    >>> words.family("deliver {good} {n}", good=("sugar", "citrus"), n=range(1, 4))
    10
    >>> words.write(14), words.read("deliver citrus 2")
    ('deliver citrus 2', 14)
    """

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.size = 0
        self.chances = 0  # the moves before this one are luck's
        self._texts: list[str] = []
        self._index: dict[str, int] = {}
        self._owner: list[int] = []

    def family(self, pattern: str, key: str = "", **domains: Domain) -> int:
        """Declare a family; returns the index of its first move."""
        key = key or "-".join(word for word in pattern.split() if not word.startswith("{"))
        made = Family(pattern, key, self.size, domains)
        for values in product(*made.domains):
            text = pattern.format(**dict(zip(made.names, values, strict=True)))
            if text in self._index:
                raise ValueError(f"two moves are written «{text}»")
            self._index[text] = len(self._texts)
            self._texts.append(text)
            self._owner.append(len(self.families))
        self.families.append(made)
        self.size += made.size
        return made.base

    def luck_ends(self) -> None:
        """All families so far are luck's, all that follow the seats': these are a dense block."""
        self.chances = self.size

    def family_of(self, move: int) -> Family:
        return self.families[self._owner[move]]

    def write(self, move: int) -> str:
        if not 0 <= move < self.size:
            raise Illegal.of("no-move-number", asked=move, most=self.size - 1)
        return self._texts[move]

    def __contains__(self, text: str) -> bool:
        return text in self._index

    def read(self, text: str) -> int:
        words = " ".join(text.lower().split())
        if words in self._index:
            return self._index[words]
        near = get_close_matches(words, self._texts, 3, 0.5) or [
            family.pattern.replace("{", "<").replace("}", ">")
            for family in self.families
            if family.word == words.split(" ")[0]
        ]
        known = ", ".join(dict.fromkeys(family.word for family in self.families))
        hint = Illegal.of("did-you-mean", known=", ".join(near)) if near else Illegal.of("moves-begin", known=known)
        raise Illegal.of("no-move", asked=text.strip(), hint=hint)
