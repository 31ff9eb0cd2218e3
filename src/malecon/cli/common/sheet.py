"""A table for people: no lines around it, and no word ever cut short."""

from __future__ import annotations

from typing import Any

from rich.table import Table


class Sheet(Table):
    """A Rich table that breaks in two what is too long for a narrow terminal; Rich itself would cut it off."""

    def __init__(self, space: int = 3, **kind: Any) -> None:
        super().__init__(box=None, padding=(0, space, 0, 0), header_style="dim", **kind)

    def add_column(self, header: Any = "", *rest: Any, **kind: Any) -> None:
        super().add_column(header, *rest, **{"overflow": "fold", **kind})
