"""What happened, told by the rules when somebody listens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    """One thing that happened. `kind` names its sentence (`story-<kind>`); `points` among the details is what the
    seat won by it, so that scores can be counted by source. `witnesses` is None when everybody sees it."""

    kind: str
    seat: int
    details: Mapping[str, int | str] = field(default_factory=dict)
    witnesses: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.witnesses is None or seat in self.witnesses

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.details}
