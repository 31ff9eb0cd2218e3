"""Sentences in French and English, from the Fluent files of the house and of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.core.errors import Unknown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent / "texts"

# Details that name a seat: shown as the player's name.
SEATS = frozenset({"seat", "other"})


class Texts:
    """The texts of one folder (`en.ftl`, `fr.ftl`) on top of the house's own."""

    def __init__(self, *folders: Path) -> None:
        self.folders = (HOUSE, *folders)
        self._bundles: dict[str, FluentBundle] = {}

    def bundle(self, lang: str) -> FluentBundle:
        if lang not in LANGUAGES:
            raise Unknown(f"no texts in «{lang}»: choose {' or '.join(LANGUAGES)}.")
        if lang not in self._bundles:
            # Loaded here and not above: a command that says nothing starts without it.
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self.folders:
                source = (folder / f"{lang}.ftl").read_text("utf-8")
                bundle.add_resource(FluentResource(source), allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def has(self, lang: str, key: str) -> bool:
        return bool(self.bundle(lang).has_message(key))

    def say(
        self, lang: str, key: str, details: Mapping[str, int | str] | None = None, names: Sequence[str] | None = None
    ) -> str:
        """The sentence `key`. A word among the details is translated as `<detail>-<word>`, a seat is named."""
        bundle = self.bundle(lang)
        raw = dict(details or {})
        args: dict[str, int | str] = {}
        for name, value in raw.items():
            if name in SEATS and isinstance(value, int):
                args[name] = names[value] if names else self._format(bundle, "player", {"n": value + 1})
            elif isinstance(value, str) and bundle.has_message(f"{name}-{value}"):
                args[name] = self._format(bundle, f"{name}-{value}", {"n": raw.get("n", 1)})
                args[f"{name}-word"] = value
            else:
                args[name] = value
        if not bundle.has_message(key):
            raise Unknown(f"no text «{key}» in «{lang}».")
        return self._format(bundle, key, args)

    @staticmethod
    def _format(bundle: FluentBundle, key: str, args: Mapping[str, int | str]) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        value, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"text «{key}»: {errors[0]}")
        return str(value)


@cache
def texts(folder: Path) -> Texts:
    return Texts(folder)
