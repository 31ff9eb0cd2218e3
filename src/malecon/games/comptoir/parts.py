# compiled by mypyc
"""The numbers of Comptoir des Antilles as the rules read them."""

from malecon.core.numbers import Numbers
from malecon.games.comptoir.frames import ANYWHERE, APART, EACH, FRAMES, KINDS, MOVING, SENDING, TOGETHER
from malecon.games.comptoir.words import CARDS, CARGO, EVENTS, LARGEST, SMALLEST


class Parts:
    """The data file in native form. `effects` has the frames of each card's effects, in their order."""

    def __init__(self, numbers: Numbers) -> None:
        self.ships: list[int] = [numbers[f"ships.{value}"] for value in range(SMALLEST, LARGEST + 1)]
        self.cargo: list[int] = [numbers[f"cargo.{good}.tiles"] for good in CARGO]
        self.bonus: list[int] = [numbers[f"cargo.{good}.bonus"] for good in CARGO]
        self.events: list[int] = [numbers[f"events.{event}"] for event in EVENTS]
        self.porters: int = numbers["porters"]
        self.quality: int = numbers["quality"]
        self.auction_least: int = numbers["auction.least"]
        self.goal: int = numbers["end.bonuses"]
        self.rounds: int = numbers["rounds"]
        self.commission: list[int] = [numbers[f"cards.{card}.commission"] for card in CARDS]
        self.placed: list[int] = [_porters(numbers, card) for card in CARDS]
        self.effects: list[list[int]] = [_effects(numbers, card) for card in CARDS]


def _porters(numbers: Numbers, card: str) -> int:
    """How many porters a card's placing effect allows; 0 where the quays say it."""
    key = f"cards.{card}.porters"
    return numbers[key] if key in numbers.values else 0


def _effects(numbers: Numbers, card: str) -> list[int]:
    named: list[str] = numbers.table["cards"][card]["effects"]
    known = {FRAMES[kind]: kind for kind in (ANYWHERE, APART, TOGETHER, EACH, MOVING, SENDING)}
    out: list[int] = []
    for name in named:
        kind = known[name]
        out.append(kind if kind in (EACH, MOVING, SENDING) else kind + KINDS * _porters(numbers, card))
    return out
