"""A game's rules page: its sections with a table of contents, what a question finds in them, and boards to look at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from unicodedata import normalize

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from malecon.core.coach import Coach


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules; number 0 is what stands before the first heading."""

    number: int
    title: str
    html: Markup
    parts: tuple[tuple[str, str], ...]  # the headings in it: id, title
    scenes: tuple[tuple[str, str], ...]  # boards that show it: name, what is to be seen
    found: int  # how often a question's words stand in it

    @property
    def id(self) -> str:
        return f"s{self.number}"


@dataclass(frozen=True, slots=True)
class Book:
    """All sections, and those in which all words of a question were found: all where nothing was asked, or found."""

    sections: tuple[Section, ...]
    shown: tuple[Section, ...]

    @property
    def found(self) -> int:
        return sum(section.found for section in self.shown)


def bind(text: str, asked: str, coach: Coach | None, lang: str) -> Book:
    """The page of these rules, with what was asked for marked in it.

    >>> book = bind("# Toy\\n\\n## Turn\\n\\nRoll a die.\\n\\n## End\\n\\nThe die rests.", "rolls rol", None, "en")
    >>> [section.title for section in book.sections], len(book.shown)
    (['', 'Turn', 'End'], 3)
    """
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    words = [folded(word) for word in asked.split()]
    sections = tuple(_section(reader, i, part, words, coach, lang) for i, part in enumerate(_cut(reader.parse(text))))
    shown = tuple(each for each in sections if each.found)
    return Book(sections, shown or sections)


def folded(text: str) -> str:
    """Letter by letter, without accents and capitals: `cafe` finds «Café»."""
    return "".join((normalize("NFD", letter)[0].lower() or letter)[0] for letter in text)


def _cut(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    part: list[Token] = []
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            yield part
            part = []
        part.append(token)
    yield part


def _section(
    reader: MarkdownIt, number: int, tokens: list[Token], words: Sequence[str], coach: Coach | None, lang: str
) -> Section:
    said = folded(" ".join(token.content for token in tokens if token.type == "inline"))
    found = sum(said.count(word) for word in words) if all(word in said for word in words) else 0
    title = ""
    parts: list[tuple[str, str]] = []
    for heading, inline in pairwise(tokens):
        if heading.type != "heading_open":
            continue
        if heading.tag == "h2":
            title = inline.content
            heading.attrSet("id", f"s{number}-title")
        elif heading.tag == "h3":
            heading.attrSet("id", f"s{number}-{len(parts) + 1}")
            parts.append((f"s{number}-{len(parts) + 1}", inline.content))
    if found:
        for token in tokens:
            if token.children:
                token.children = [made for child in token.children for made in _marked(child, words)]
    # What is wider than a phone is moved there by itself, with keys too.
    html = reader.renderer.render(tokens, reader.options, {}).replace("<pre>", '<pre tabindex="0">')
    scenes = [each for each in coach.scenes if each.section == number] if coach else []
    told = tuple((each.name, coach.texts.say(lang, f"scene-{each.name}")) for each in scenes) if coach else ()
    return Section(number, title, Markup(html), tuple(parts), told, found)


def _marked(token: Token, words: Sequence[str]) -> Iterator[Token]:
    """A piece of text, cut where a word was found."""
    if token.type != "text":
        yield token
        return
    pattern = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    end = 0
    for match in re.finditer(pattern, folded(token.content)):
        yield _text(token.content[end : match.start()])
        yield from (_tag("<mark>"), _text(token.content[match.start() : match.end()]), _tag("</mark>"))
        end = match.end()
    yield _text(token.content[end:])


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _tag(content: str) -> Token:
    return Token("html_inline", "", 0, content=content)
