"""Words that must fit into a place on a board: narrowed a little, else in two lines, else cut short."""

from __future__ import annotations

from collections.abc import Sequence

SMALLEST = 18  # units of the board: 12 pixels on a tablet, 12.6 on a laptop
NARROWEST = 0.8  # of a word's own width
MORE = "…"
# How wide the poster face's letters are, in hundredths of their size.
WIDTHS = {
    15: ".", 20: "’,:", 30: " ijlîï-", 35: "1I", 40: "rtJ()/", 45: "fs?", 50: "57czç–", 65: "0gBELPÉ", 70: "wACKRXYZ",
    75: "DGUV", 80: "H", 85: "mNOœ", 90: "Q", 95: "M", 100: f"W{MORE}",
}  # fmt: skip
LETTERS = {letter: width for width, letters in WIDTHS.items() for letter in letters}
USUAL = 58


def width(text: str, size: float = SMALLEST) -> float:
    """About how wide a text is.

    >>> round(width("Harbour master"))
    135
    """
    return sum(LETTERS.get(letter, USUAL) for letter in text) * size / 100


def _line(text: str, room: float, size: float) -> tuple[str, float | None]:
    """A line, with the width it is narrowed to if it must be."""
    return text, room if width(text, size) > room else None


def _fits(text: str, room: float, size: float) -> bool:
    return width(text, size) * NARROWEST <= room


def _halves(text: str) -> Sequence[tuple[str, str]]:
    words = text.split(" ")
    return [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]


def fitted(text: str, room: float, lines: int = 1, size: float = SMALLEST) -> list[tuple[str, float | None]]:
    """The lines a text is written in where there is so much room, each with the width it is narrowed to.

    >>> fitted("Bank", 102), fitted("Customs office", 112)
    ([('Bank', None)], [('Customs office', 112)])
    >>> fitted("Large harbour office", 104, 2)
    [('Large', None), ('harbour office', 104)]
    >>> fitted("Antidisestablishment", 104, 2)
    [('Antidisestabl…', 104)]
    """
    if _fits(text, room, size):
        return [_line(text, room, size)]
    if lines > 1:
        for halves in sorted(_halves(text), key=lambda pair: max(width(half, size) for half in pair)):
            if all(_fits(half, room, size) for half in halves):
                return [_line(half, room, size) for half in halves]
    while len(text) > 1 and not _fits(text + MORE, room, size):
        text = text[:-1].rstrip()
    return [_line(text + MORE, room, size)]
