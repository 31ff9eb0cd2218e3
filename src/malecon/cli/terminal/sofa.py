"""The game on the table: it goes on by itself until a person has something to choose, and it can go back."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from malecon.bots.search import Search, Thinking
from malecon.bots.sitting import UNSEEN, Chair, Chairs, counted
from malecon.cli.terminal.seating import ME, Seat
from malecon.core.luck import Luck
from malecon.core.preview import foresee
from malecon.core.record import Line, Record
from malecon.core.state import CHANCE, State
from malecon.core.story import Event

BEST = 3
ADVISER = Thinking(2000, 1.0)  # playouts, seconds


@dataclass(frozen=True)
class Page:
    """A move of the game and what happened by it; `chosen` by a person among several."""

    seat: int
    move: int
    chosen: bool
    events: Sequence[Event]
    witnesses: Sequence[int]


class Sofa:
    """A game between people in front of one screen, and bots."""

    def __init__(self, new: State, seats: Sequence[Seat], seed: int) -> None:
        self.new = new
        self.state = new.copy()
        self.seats = list(seats)
        self.seed = seed
        self.pages: list[Page] = []
        self.bots = {seat.number: seat.bot for seat in seats if seat.bot}
        self.chairs = Chairs()

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def play(self, seat: int, move: int, chosen: bool) -> None:
        """One move, legal or else Illegal is raised and nothing is changed."""
        state = self.state
        seen = state.witnesses(move) if state.why_not(move, seat) is None else []
        events = state.tell(move, seat)
        self.pages.append(Page(seat, move, chosen, events, seen))

    def catch_up(self, moves: Sequence[Line]) -> None:
        """Play what was played before, when a saved game is resumed."""
        for line in moves:
            chosen = line.seat != CHANCE and line.seat not in self.bots and len(self.state.moves(line.seat)) > 1
            self.play(line.seat, self.state.game.read(line.move), chosen)

    def go_on(self) -> int | None:
        """Luck, bots and moves plainly forced, until a person is asked: gives that seat, or None when it is over."""
        state = self.state
        while not state.over:
            if state.actor == CHANCE:
                self.play(CHANCE, state.sample(self.luck()), False)
                continue
            for seat in state.actors:
                if state.openly_forced(seat):
                    self.play(seat, state.moves(seat)[0], False)
                    break
                if seat in self.bots:
                    self.play(seat, self.choice(seat), False)
                    break
            else:
                return state.actors[0]
        return None

    def choice(self, seat: int) -> int:
        """What the bot of a seat plays: it thinks by the clock, and remembers its choices before."""
        trail = tuple(
            (page.seat, page.move if page.seat == seat or seat in page.witnesses else UNSEEN) for page in self.pages
        )
        chair = Chair(str(seat) if trail else "", trail)
        return counted([self.chairs.think(self.bots[seat], self.state, seat, chair, f"{self.seed}/{seat}")])

    def luck(self) -> Luck:
        """By the number of draws so far: who takes a move back doesn't get other dice."""
        return Luck(f"{self.seed}/{sum(page.seat == CHANCE for page in self.pages)}")

    def undo(self) -> bool:
        """Back to the last choice a person made; False if there was none."""
        chosen = [at for at, page in enumerate(self.pages) if page.chosen]
        if not chosen:
            return False
        del self.pages[chosen[-1] :]
        self.state = self.new.copy()
        for page in self.pages:
            self.state.step(page.move, page.seat)
        return True

    def preview(self, seat: int, move: int) -> list[Event]:
        """What a move would do, as far as its seat can know it."""
        return foresee(self.state, move, seat)

    def advice(self, seat: int) -> list[int]:
        """The moves that a good player of the house thinks most of, best first; it knows no more than the seat."""
        search = Search(self.state, seat, ADVISER, self.luck())
        search.run(self.state)
        return [node.move for node in search.ranked()[:BEST]]

    def secrets(self, seat: int) -> bool:
        """Whether this seat's view must be kept from the other people on the sofa."""
        people = [other.number for other in self.seats if not other.bot]
        return len(people) > 1 and self.state.see(seat) != self.state.see(None)

    def command(self, file: Path) -> str:
        """How to go on with the game when it lies in a file."""
        players = ",".join(f"{seat.bot or ME}:{seat.name}" for seat in self.seats)
        return shlex.join(["malecon", "play", self.new.game.id, "--players", players, "--from", str(file)])

    def record(self) -> Record:
        record = Record.of(self.state, dict(enumerate(self.names)))
        for page in self.pages:
            record.add(page.seat, page.move)
        if self.state.outcome is not None:
            record.result = str(self.state.outcome)
        return record
