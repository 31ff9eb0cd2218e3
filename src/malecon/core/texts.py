"""Sentences in French and English, from the Fluent files of the house and of each game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.core.errors import Unknown, either
from malecon.core.typography import unbroken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent / "texts"

# Details that name a seat: shown as the player's name.
SEATS = frozenset({"seat", "other"})
# Those that, as text, are people's names already.
NAMES = SEATS | {"name", "names", "host", "winners"}

# Before these French drops an e. Not y and h: «de Yolanda», «de Hugo».
VOWELS = tuple("aàâeéèêëiîïoôuù")

# A text begins with its name at the start of a line, and may refer to another by its name in braces.
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
NAME = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([\w-]+)")
REFERENCE = re.compile(r"{\s*(-?[a-z][\w-]*)\s*[}.(]")

# So many sentences, and words of a language, are kept.
SAID = 8000


class Language:
    """The texts of one language. A file is read at once, but only what is said is parsed: most commands say little."""

    def __init__(self, lang: str, folders: Sequence[Path], known: Mapping[str, int]) -> None:
        self.lang, self.known = lang, known
        self._said: dict[tuple[object, ...], str] = {}
        self._spoken: dict[str, dict[str, int]] = {}
        self.sources: dict[str, str] = {}
        for folder in folders:
            text = COMMENT.sub("", (folder / f"{lang}.ftl").read_text("utf-8"))
            # Once for all here, before names and moves as people typed them come in.
            text = unbroken(text) if lang == "fr" else text
            starts = [*NAME.finditer(text)]
            ends = [match.start() for match in starts[1:]] + [len(text)]
            self.sources |= {match[1]: text[match.start() : end] for match, end in zip(starts, ends, strict=True)}

    @cached_property
    def bundle(self) -> FluentBundle:
        # Loaded here and not above: a command that says nothing starts without it.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def word(self, key: str, args: Mapping[str, int | str]) -> str:
        """A part of many sentences: it is kept, as they say it again and again."""
        asked = (key, *args.items())
        if asked not in self._said:
            if len(self._said) >= SAID:
                self._said.clear()
            self._said[asked] = self.format(key, args)
        return self._said[asked]

    def format(self, key: str, args: Mapping[str, int | str]) -> str:
        """A sentence."""
        source = self.sources[key]
        plain = source.partition("=")[2].strip()
        if "{" not in plain and "\n" not in plain:
            return plain
        self._parse(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        value, errors = self.bundle.format_pattern(pattern, {**self._numbers(key), **args})
        if errors:
            raise ValueError(f"text «{key}»: {errors[0]}")
        return str(value)

    def _numbers(self, key: str) -> dict[str, int]:
        """Of the numbers that are known those which a sentence, or what it refers to, speaks of."""
        if key not in self._spoken:
            whole, keys = "", [key]
            for one in keys:
                whole += self.sources.get(one, "")
                keys += [other for other in REFERENCE.findall(self.sources.get(one, "")) if other not in keys]
            self._spoken[key] = {name: self.known[name] for name in VARIABLE.findall(whole) if name in self.known}
        return self._spoken[key]

    def _parse(self, key: str) -> None:
        known = not key.startswith("-") and self.bundle.has_message(key)
        if known or key not in self.sources:
            return
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(self.sources[key]), allow_overrides=True)
        for other in REFERENCE.findall(self.sources[key]):
            self._parse(other)


class Texts:
    """The texts of one folder (`en.ftl`, `fr.ftl`) on top of the house's own; `known` numbers each may speak of."""

    def __init__(self, *folders: Path, known: Mapping[str, int] | None = None) -> None:
        self.folders = (HOUSE, *folders)
        self.known = dict(known or {})
        self._languages: dict[str, Language] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def language(self, lang: str) -> Language:
        if lang not in LANGUAGES:
            raise Unknown.of("no-language", asked=lang, known=either(LANGUAGES))
        if lang not in self._languages:
            self._languages[lang] = Language(lang, self.folders, self.known)
        return self._languages[lang]

    def has(self, lang: str, key: str) -> bool:
        return key in self.language(lang).sources

    def say(
        self, lang: str, key: str, details: Mapping[str, int | str] | None = None, names: Sequence[str] | None = None
    ) -> str:
        """The sentence `key`. A word among the details is translated as `<detail>-<word>`, a seat is named; `own`
        is yes where both seats are the same."""
        # A page says hundreds of sentences again after every move. Names count only where a seat is named.
        named = tuple(names) if names and details and not SEATS.isdisjoint(details) else ()
        asked = (lang, key, named, *(details.items() if details else ()))
        told = self._said.get(asked)
        if told is None:
            told = self._say(lang, key, dict(details or {}), names)
            if len(self._said) >= SAID:
                self._said.clear()
            self._said[asked] = told
        return told

    def _say(self, lang: str, key: str, raw: Mapping[str, int | str], names: Sequence[str] | None) -> str:
        language = self.language(lang)
        own = "yes" if "other" in raw and raw["other"] == raw.get("seat") else "no"
        args: dict[str, int | str] = {"own": own}
        people: list[str] = []
        for name, value in raw.items():
            if name in SEATS and isinstance(value, int):
                args[name] = who = names[value] if names else language.word("player", {"n": value + 1})
                people.append(who)
            elif name in NAMES and isinstance(value, str):
                # Never a word of ours, whatever somebody calls themselves.
                args[name] = value
                people.append(value)
            elif isinstance(value, str) and f"{name}-{value}" in language.sources:
                args[name] = language.word(f"{name}-{value}", {"n": raw.get("n", 1)})
                args[f"{name}-word"] = value
            else:
                args[name] = value
        if key not in language.sources:
            raise Unknown(f"no text «{key}» in «{lang}».")
        sentence = language.format(key, args)
        return _elided(sentence, people) if lang == "fr" else sentence

    def both(self, key: str, details: Mapping[str, int | str] | None = None) -> dict[str, str]:
        """The sentence `key` in each language."""
        return {lang: self.say(lang, key, details) for lang in LANGUAGES}


def _elided(sentence: str, people: Sequence[str]) -> str:
    """French before a name that begins with a vowel: `de Ana` → `d’Ana`."""
    for name in people:
        if name[:1].lower() in VOWELS:
            sentence = sentence.replace(f" de {name}", f" d’{name}").replace(f" que {name}", f" qu’{name}")
    return sentence


@cache
def texts(folder: Path) -> Texts:
    return Texts(folder)
