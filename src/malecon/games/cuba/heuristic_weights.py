# compiled by mypyc
"""How bots value what they hold, in points: the data file's [weights] in native form."""

from __future__ import annotations

from malecon.games.cuba.words import BUILDINGS


class Weights:
    def __init__(self, weights: dict[str, float]) -> None:
        self.material: float = weights["material"]
        self.spare: float = weights["spare"]
        self.product: float = weights["product"]
        self.perishable: float = weights["perishable"]
        self.stored: float = weights["stored"]
        self.good: float = weights["good"]
        self.fresh: float = weights["fresh"]
        self.purse: float = weights["purse"]
        self.peso: float = weights["peso"]
        self.coin: float = weights["coin"]
        self.vote: float = weights["vote"]
        self.worker: float = weights["worker"]
        self.foreman: float = weights["foreman"]
        self.law: float = weights["law"]
        self.later: float = weights["later"]
        self.stake: float = weights["stake"]
        self.pair: float = weights["pair"]
        self.uses: list[float] = [weights[f"use.{building}"] for building in BUILDINGS]
