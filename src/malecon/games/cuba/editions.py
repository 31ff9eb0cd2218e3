"""The words of the two editions: each has its own names for materials, products, goods and some buildings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from malecon.core.texts import Texts


class EditionTexts(Texts):
    """Filosofia's texts, and those of eggert where the details say `edition: eggert`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.eggert = Texts(folder, folder / "eggert")

    def say(
        self, lang: str, key: str, details: Mapping[str, int | str] | None = None, names: Sequence[str] | None = None
    ) -> str:
        if details is not None and details.get("edition") == "eggert":
            return self.eggert.say(lang, key, details, names)
        return super().say(lang, key, details, names)


@cache
def texts(folder: Path) -> EditionTexts:
    return EditionTexts(folder)
