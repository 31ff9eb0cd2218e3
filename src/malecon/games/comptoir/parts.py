# compiled by mypyc
"""The numbers of Comptoir des Antilles as the rules read them."""

from librt.vecs import vec
from mypy_extensions import i64

from malecon.core.numbers import Numbers
from malecon.games.comptoir import relations
from malecon.games.comptoir.words import CARDS, CARGO, EVENTS, LARGEST, SMALLEST


class Parts:
    """The data file in native form. `effects` has the decisions of each card's effects, in their order."""

    def __init__(self, numbers: Numbers) -> None:
        self.ships: list[int] = [numbers[f"ships.{value}"] for value in range(SMALLEST, LARGEST + 1)]
        self.cargo: list[int] = [numbers[f"cargo.{good}.tiles"] for good in CARGO]
        self.bonus: vec[i64] = vec[i64]([numbers[f"cargo.{good}.bonus"] for good in CARGO])
        self.events: list[int] = [numbers[f"events.{event}"] for event in EVENTS]
        self.porters: int = numbers["porters"]
        self.quality: i64 = numbers["quality"]
        self.auction_least: i64 = numbers["auction.least"]
        self.goal: i64 = numbers["end.bonuses"]
        self.rounds: i64 = numbers["rounds"]
        self.commission: vec[i64] = vec[i64]([numbers[f"cards.{card}.commission"] for card in CARDS])
        self.effects: list[list[int]] = [relations.effects(numbers, card) for card in CARDS]
