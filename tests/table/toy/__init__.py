"""A game of one minute with all that a table has to cope with: luck, a chain of choices, secrets made at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from malecon.core.game import Game
from malecon.core.lexicon import Lexicon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, NOBODY, State

WORDS = Lexicon()
ROLL = WORDS.family("roll {n}", n=range(1, 7))
STEP = WORDS.family("step {way}", way=("left", "right"))
BID = WORDS.family("bid {n}", n=range(4))


class ToyState(State):
    """Each round: a roll, two steps a seat (the left one wins the roll, the right one 1), then a secret bid of all."""

    def begin(self) -> None:
        self.round = 1
        self.roll = 0
        self.steps = 0
        self.points = [0] * self.players
        self.bids = [-1] * self.players

    def waiting(self) -> list[int]:
        if self.actor >= 0 and self.bidding:
            return [seat for seat in range(self.players) if self.bids[seat] < 0]
        return [self.actor] if self.actor >= 0 else []

    @property
    def bidding(self) -> bool:
        return self.steps == self.players * 2

    def legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return list(range(ROLL, ROLL + 6))
        return list(range(BID, BID + 4)) if self.bidding else [STEP, STEP + 1]

    def step(self, move: int, seat: int) -> None:
        if move < STEP:
            self.roll, self.actor = move - ROLL + 1, 0
            self.note("rolled", CHANCE, {"n": self.roll})
        elif move < BID:
            won = self.roll if move == STEP else 1
            self.points[seat] += won
            self.steps += 1
            self.actor = min(self.steps // 2, self.players - 1) if not self.bidding else 0
            self.note("stepped", seat, {"way": "left" if move == STEP else "right", "points": won, "seat": seat})
        else:
            self.bids[seat] = move - BID
            self.note("hid", seat, {"n": move - BID, "seat": seat}, (seat,))
            self.actor = next((s for s in range(self.players) if self.bids[s] < 0), CHANCE)
            if self.actor == CHANCE:
                self.sell()

    def sell(self) -> None:
        for seat in range(self.players):
            self.unveil(seat)
        best = self.bids.index(max(self.bids))
        self.points[best] += 3
        self.note("sold", best, {"n": self.bids[best], "points": 3, "seat": best})
        self.bids, self.steps, self.roll = [-1] * self.players, 0, 0
        self.round += 1
        if self.round > (1 if self.options["fast"] else 2):
            self.actor, self.ending = NOBODY, "done"

    def copy(self) -> ToyState:
        twin = ToyState(self.game, self.players, self.options, self.rules)
        twin.actor, twin.ending = self.actor, self.ending
        twin.round, twin.roll, twin.steps = self.round, self.roll, self.steps
        twin.points, twin.bids = self.points[:], self.bids[:]
        return twin

    def position(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "roll": self.roll,
            "steps": self.steps,
            "points": self.points[:],
            "bids": self.bids[:],
            "turn": self.actor,
            "ending": self.ending,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.round, self.roll, self.steps = data["round"], data["roll"], data["steps"]
        self.points, self.bids = list(data["points"]), list(data["bids"])
        self.actor, self.ending = data["turn"], data["ending"]

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    def hide(self, data: dict[str, Any], seat: int) -> None:
        data["bids"] = [bid if bid < 0 or i == seat else None for i, bid in enumerate(data["bids"])]

    def imagine(self, seat: int, luck: Luck) -> State:
        twin = self.copy()
        twin.bids = [bid if bid < 0 or i == seat else luck.below(4) for i, bid in enumerate(self.bids)]
        return twin

    def witnesses(self, move: int) -> list[int]:
        return [self.actor] if move >= BID else list(range(self.players))


class Toy(Game):
    id = "toy"
    seats = range(2, 5)
    choices = {"fast": (False, True)}
    folder = Path(__file__).parent
    lexicon = WORDS
    state = ToyState


class Point:
    """An entry point as a package of its own would have: the toy stands on the shelf while a test runs."""

    name = "toy"

    @staticmethod
    def load() -> Game:
        return Toy()
