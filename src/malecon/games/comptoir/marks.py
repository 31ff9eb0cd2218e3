"""When the Relations cards, which are ours, are good (rules page): measured by `malecon balance comptoir`."""

from __future__ import annotations

from malecon.core.marks import Gauge, Mark, Samples, seat_marks
from malecon.core.state import State
from malecon.core.story import Event
from malecon.games.comptoir.words import CARDS

MARKS = (
    Mark("rounds", least=17, most=22, players=(2,)),
    Mark("rounds", least=12, most=15, players=(3,)),
    Mark("rounds", least=9, most=12, players=(4,)),
    *(Mark(f"place.{card}", least=2, most=7, text="place", details={"card": card}) for card in CARDS),
    *seat_marks((2, 3, 4), over=0.05),
)


class Logbook(Gauge):
    """Where in a full hand of eight each card was played, who began, and how many rounds it took."""

    def start(self, state: State) -> None:
        self.first = -1
        self.hands: list[list[str]] = [[] for _ in range(state.players)]
        self.rounds = 0
        self.places: dict[str, list[float]] = {f"place.{card}": [] for card in CARDS}

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        for event in story:
            if event.kind == "card":
                hand = self.hands[event.seat]
                hand.append(str(event.details["card"]))
                if len(hand) == len(CARDS):
                    # Only a hand played to the last card says how late a card was kept.
                    for place, card in enumerate(hand, 1):
                        self.places[f"place.{card}"].append(place)
                    hand.clear()
            elif event.kind == "round":
                self.rounds = int(event.details["n"])
                if self.first < 0:
                    self.first = event.seat

    def end(self, state: State) -> Samples:
        return {"rounds": [self.rounds], **self.places}
