"""From a declared position to the lenses it is observed by: whose things a part is about, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from malecon.core.decision import Field as Kept
from malecon.core.lens import (
    COUNT,
    FLAG,
    HIDDEN,
    SEAT,
    WORD,
    BelowForm,
    EndingLens,
    Field,
    Form,
    Lens,
    NumberLens,
    PendingLens,
    RowLens,
    SeatForm,
    SeatsForm,
    ShortSeats,
    StretchLens,
    TopForm,
    Veil,
    VeilLens,
)

if TYPE_CHECKING:
    from malecon.core.position import Part

EVERYBODY = -1


class Scope:
    """What is everybody's, or each seat's (`owners` 0), or lies at each of some places."""

    def __init__(self, state: Any, prefix: str = "", owners: int = EVERYBODY, veil: Veil | None = None) -> None:
        self.state, self.prefix, self.owners, self.veil = state, prefix, owners, veil
        self.veils: dict[Callable[..., bool], Veil] = {}

    @property
    def times(self) -> int:
        """How many owners there are."""
        return 1 if self.owners == EVERYBODY else self.owners or int(self.state.players)

    def each(self, owners: int) -> Scope:
        return Scope(self.state, self.prefix, owners)

    def within(self, key: str, lacking: Callable[..., bool] | None) -> tuple[list[Lens], Scope]:
        """A group of parts; first a flag, where it may be lacking, whether it is there."""
        prefix = f"{self.prefix}{key}."
        if lacking is None:
            return [], Scope(self.state, prefix, self.owners)
        veil = Veil(lacking, 0 if self.owners == EVERYBODY else self.times, False)
        flags = Field(f"{prefix}there", self.times, FLAG, 1)
        return [VeilLens(flags, veil, True, self.owners == 0, True)], Scope(self.state, prefix, self.owners, veil)

    def number(self, part: Part, form: Form) -> list[Lens]:
        name = self.prefix + part.key
        before, veil = self._veiled(part)
        if self.owners == EVERYBODY:
            return [*before, NumberLens(form.fields(name, 1), part.at, form, veil)]
        fields = form.fields(name, self.times)
        return [
            *before,
            StretchLens(fields, part.at, form, (0, 1, 1), self.times, self.owners == 0, False, veil, False),
        ]

    def row(self, part: Part, form: Form, start: int, stride: int, length: int) -> list[Lens]:
        name = self.prefix + part.key
        before, veil = self._veiled(part)
        by_seat = bool(getattr(part, "by_seat", False))
        fields = form.fields(name, self.times * length)
        if self.owners == EVERYBODY:
            return [*before, RowLens(fields, part.at, form, length, by_seat, veil)]
        counted = part.veil is not None
        if counted:
            fields = [Field(f"{name}.all", self.times, COUNT, form.high), *fields]
        shape = (start, stride, length)
        return [
            *before,
            StretchLens(fields, part.at, form, shape, self.times, self.owners == 0, by_seat, veil, counted),
        ]

    def _veiled(self, part: Part) -> tuple[list[Lens], Veil | None]:
        """What is hidden says so by a flag of its own, before its numbers."""
        if part.hidden is None:
            return [], self.veil
        if self.veil is not None:
            raise ValueError(f"«{part.key}» is hidden, and part of what may be lacking: it can't be observed as both")
        leads = part.hidden not in self.veils
        if leads:
            self.veils[part.hidden] = Veil(part.hidden, 0 if self.owners == EVERYBODY else self.times, True)
        veil = self.veils[part.hidden]
        flags = Field(f"{self.prefix}{part.key}.hidden", self.times, HIDDEN, 1)
        return [VeilLens(flags, veil, leads, self.owners == 0, False)], veil


def ending(reasons: Sequence[str]) -> list[Lens]:
    return [EndingLens(list(reasons))]


def pending(state: Any, deepest: int) -> list[Lens]:
    """The topmost decision with a place for each name of a field, and what lies below it in short."""
    kinds = list(state.kinds)
    names: dict[str, Form] = {}
    places: list[dict[str, int]] = []
    for decision in kinds:
        mine: dict[str, int] = {}
        for which, kept in enumerate(decision.fields):
            form, name = kept.shape.form(state), kept.name
            if not _alike(names.get(name, form), form):
                name = f"{decision.word} {name}"
            names.setdefault(name, form).high = max(names.get(name, form).high, form.high)
            mine[name] = which
        places.append(mine)
    short = [[_short(kept, state) for kept in decision.fields] for decision in kinds]
    widest = max((len(forms) for forms in short), default=0)
    fields = [Field("pending", 1, WORD, len(kinds) - 1, True)]
    for name, form in names.items():
        fields += form.fields(f"pending.{name.replace(' ', '-')}", 1)
    for level in range(1, deepest):
        fields.append(Field(f"pending.{level}", 1, WORD, len(kinds) - 1, True))
        for which in range(widest):
            high = max(forms[which].high for forms in short if which < len(forms))
            none = any(forms[which].none for forms in short if which < len(forms))
            fields.append(Field(f"pending.{level}.{which}", 1, COUNT, high, none))
    at = [[mine.get(name, -1) for name in names] for mine in places]
    top, below = TopForm(kinds, list(names.values()), at), BelowForm(kinds, short, widest)
    return [PendingLens(fields, top, below, deepest)]


def _alike(one: Form, other: Form) -> bool:
    """Whether two decisions may keep their fields of one name in one place."""
    same: bool = type(one) is type(other) and (one.length, one.none) == (other.length, other.none)
    return same


def _short(kept: Kept, state: Any) -> Form:
    """A field of a decision that isn't the topmost, as one number."""
    form = kept.shape.form(state)
    if isinstance(form, SeatForm):
        return SeatForm(SEAT, form.high, form.none)
    if isinstance(form, SeatsForm):
        return ShortSeats(COUNT, (1 << state.players) - 1)
    return Form(COUNT, kept.shape.size - 1 + kept.shape.least, kept.shape.least < 0)
