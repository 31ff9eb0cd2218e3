"""What everybody saw come to a seat and leave it: what a hand holds is secret, how it got there is not."""

from __future__ import annotations

from collections.abc import Iterator

from malecon.core.story import Event

# What is always spent and made so, for each of a kind; what an event itself counts is told by its details.
MADE = {
    "distilled": (("sugar", -1), ("rum", 1)),
    "rolled-cigars": (("tobacco", -1), ("cigars", 1)),
    "sawed": (("wood", -1),),
}
ORDERS = {"rum": ("rum",), "cigars": ("cigars",), "both": ("rum", "cigars")}
# Where the details name a good or count pesos: whether these come or go.
GOODS = {"good": 1, "delivered": -1, "despatched": -1, "swapped": -1}
PESOS = {
    "drive": ("cost", -1), "pesos": ("n", 1), "sawed": ("pesos", 1), "won-pesos": ("pesos", 1),
    "won-points": ("pesos", -1),
}  # fmt: skip


def seen(event: Event, seat: int) -> Iterator[tuple[str, int]]:
    """By the symbols of a panel, what the event brought the seat.

    >>> dict(seen(Event("swapped", 1, {"good": "rum", "other_good": "wood"}), 1))
    {'rum': -1, 'wood': 1}
    >>> dict(seen(Event("given", 0, {"gift": "peso", "other": 1}), 1))
    {'peso': 1}
    """
    kind, told = event.kind, event.details
    n = int(told.get("n", 1))
    # A point that is given is told as points, and to who gets it by an event of its own.
    if kind == "given" and "points" not in told and seat in (event.seat, told["other"]):
        yield str(told["gift"]), -1 if seat == event.seat else 1
    if seat != event.seat:
        return
    if "points" in told:
        yield "point", int(told["points"])
    if kind in PESOS:
        detail, sign = PESOS[kind]
        yield "peso", sign * int(told[detail])
    if kind in GOODS:
        yield str(told["good"]), GOODS[kind] * n
    if kind == "swapped":
        yield str(told["other_good"]), 1
    for symbol, each in MADE.get(kind, ()):
        yield symbol, each * n
    for order in ORDERS[str(told["order"])] if kind == "served" else ():
        yield order, -1
