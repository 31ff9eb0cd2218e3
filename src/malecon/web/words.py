"""What the pages say, in French and English."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from markupsafe import Markup, escape

from malecon.core.texts import LANGUAGES, Texts

TEXTS = Texts(Path(__file__).parent / "texts")
COOKIE = "lang"
MOMENT = re.compile(r"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) UTC")

Say = Callable[..., str]


def speaker(lang: str, texts: Texts = TEXTS, names: Sequence[str] | None = None) -> Say:
    """The function `t` of the templates: `t("points", n=3)`."""

    def t(key: str, **details: str | int) -> str:
        return texts.say(lang, key, details, names)

    return t


def moments(text: str) -> Markup:
    """A sentence whose moments a browser can tell by its own clock.

    >>> moments("Ana & 2026-11-18 19:05:39 UTC.")
    Markup('Ana &amp; <time datetime="2026-11-18T19:05:39Z">2026-11-18 19:05:39 UTC</time>.')
    """
    return Markup(MOMENT.sub(r'<time datetime="\1T\2Z">\1 \2 UTC</time>', str(escape(text))))


def language(chosen: str | None, accepted: str | None) -> str:
    """The language a browser gets: the one chosen on the page, else the first it accepts that we speak.

    >>> language(None, "de-CH,fr;q=0.8,en;q=0.5")
    'fr'
    """
    if chosen in LANGUAGES:
        return chosen
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "")[:200].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wanted) if tag in LANGUAGES), LANGUAGES[0])
