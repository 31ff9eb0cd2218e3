"""Moves on offer, laid on the things of a board that they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Offer = Mapping[str, Any]


def lit(offer: Offer | None, label: str = "") -> dict[str, Any] | None:
    """What `ink.lit` needs of an offer: its move, its sentence with its effect as the accessible name, the hint.

    >>> lit({"move": "drive 3", "text": "Drive 3 stops", "effect": "Ana pays 2 pesos."})
    {'move': 'drive 3', 'name': 'Drive 3 stops (Ana pays 2 pesos.)', 'label': '', 'best': False}
    """
    if offer is None:
        return None
    effect = offer.get("effect")
    name = f"{offer['text']} ({effect})" if effect else offer["text"]
    return {"move": offer["move"], "name": name, "label": label, "best": offer.get("best") == 1}


def first(offers: Sequence[Offer], *moves: str) -> dict[str, Any] | None:
    """The first of these moves that is on offer, lit."""
    for move in moves:
        for offer in offers:
            if offer["move"] == move:
                return lit(offer)
    return None


def why(offers: Sequence[Offer], when: str, move: str) -> str | None:
    """A move that is not on offer though its time has come: the page tells which rule forbids it.

    `when` is the first word of an offer that shows it is the time.

    >>> why([{"move": "drive 1", "text": "Drive 1 stop"}], "drive", "drive 7")
    'drive 7'
    """
    now = any(offer["move"].split()[0] == when for offer in offers)
    return move if now and all(offer["move"] != move for offer in offers) else None


def chips(offers: Sequence[Offer], moves: Iterable[tuple[str, str]]) -> list[dict[str, Any]]:
    """Those of (label, move) that are on offer, for `ink.chips`."""
    by_move = {offer["move"]: offer for offer in offers}
    return [made for label, move in moves if (made := lit(by_move.get(move), label)) is not None]
