"""What has happened, as each seat witnessed it: kept by a driver beside a state, and no part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from malecon.core.luck import Luck
from malecon.core.state import CHANCE

if TYPE_CHECKING:
    from malecon.core.state import State

SPECTATOR = -1
TRIES = 400  # to find a past
TURNS_BACK = 60  # in one of them, before all is begun anew


class Witnessed(NamedTuple):
    """A move in notation, `votes ?` where it was secret, and who played it; luck is −1."""

    seat: int
    text: str


class Entry(NamedTuple):
    """A move, who played it, who saw it as it was, and how it reads to these and to all others."""

    seat: int
    move: int
    known: frozenset[int]
    text: str
    veiled: str


class Fork(NamedTuple):
    """A secret move where a past may take another way."""

    at: int
    before: State
    untried: list[int]


class History:
    """The moves of a game from where it began to be kept, for every seat what it could see of them.

    >>> import malecon
    >>> state, history = malecon.game("santiago").start(2, 7), malecon.History()
    >>> history.play(state, state.moves()[0])
    >>> history.of(0)[-1].text
    'leave sugar'
    >>> state.guess(0, malecon.Luck(1), history).see(0) == state.see(0)
    True
    """

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._start: State | None = None
        self._whole = False  # kept from the beginning, when nothing was dealt
        self._before: dict[int, State] = {}  # the positions in which somebody missed a move

    def play(self, state: State, move: int | str, seat: int | None = None) -> None:
        """Plays a move and remembers it; an illegal one changes neither."""
        number = state.game.read(move) if isinstance(move, str) else move
        who = state.actor if seat is None else seat
        entry = _entry(state, number, who)
        before = state.copy() if self._start is None or SPECTATOR not in entry.known else None
        state.play(number, who)
        if before is not None:
            self._remember(before, entry)
        self._entries.append(entry)

    def _remember(self, before: State, entry: Entry) -> None:
        if self._start is None:
            self._start = before
            self._whole = before == before.game.new(before.players, rules=before.rules, **before.options)
        if SPECTATOR not in entry.known:
            self._before[len(self._entries)] = before

    def of(self, seat: int | None) -> list[Witnessed]:
        """What a seat (None: a spectator) has witnessed, in order."""
        viewer = SPECTATOR if seat is None else seat
        return [Witnessed(who, text if viewer in known else veiled) for who, _, known, text, veiled in self._entries]

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every seat (luck is −1) and move, as it was."""
        return [(entry.seat, entry.move) for entry in self._entries]

    # --- what else may have happened ---------------------------------------------------------------------------------

    def relive(self, state: State, seat: int, luck: Luck) -> tuple[State, History]:
        """A position and a past that the seat can't tell from the state and this history, which led to it.

        Secret moves are drawn anew, luck's by their odds; where that contradicts what the seat witnessed afterwards,
        the past takes another way.
        """
        if self._start is None:
            return state.imagine(seat, luck), self.copy()
        missed = any(seat not in entry.known for entry in self._entries)
        if (self._whole and not missed) or state.see(seat) == state.data():
            return state.copy(), self.copy()
        for _ in range(TRIES):
            found = self._retrace(state, seat, luck)
            if found is not None:
                return found
        raise ValueError(f"no past was found that seat {seat} may have lived: does the history lead to this state?")

    def _retrace(self, state: State, seat: int, luck: Luck) -> tuple[State, History] | None:
        at, world = self._last_open(seat, luck)
        past = self.copy()
        forks: list[Fork] = []
        turns = 0
        while True:
            options = self._ways(world, at, seat, luck) if self._agrees(world, at, seat, state) else []
            if at == len(self._entries) and options:
                return world, past
            while not options:
                turns += 1
                if not forks or turns > TURNS_BACK:
                    return None
                at, world, options = self._back(forks, at)
            if len(options) > 1:
                forks.append(Fork(at, world.copy(), options[1:]))
            past._replace(at, world, options[0])
            world.step(options[0], self._entries[at].seat)
            at += 1

    def _back(self, forks: list[Fork], at: int) -> Fork:
        """Where to take another way: at the last secret of the seat that can't have played what it did, if it had any,
        else at the last of all."""
        whose = self._entries[at].seat if at < len(self._entries) else CHANCE
        own = [place for place, fork in enumerate(forks) if self._entries[fork.at].seat == whose != CHANCE]
        if own:
            del forks[own[-1] + 1 :]
        return forks.pop()

    def _replace(self, at: int, before: State, move: int) -> None:
        self._entries[at] = _entry(before, move, self._entries[at].seat)
        self._before.pop(at, None)
        if SPECTATOR not in self._entries[at].known:
            self._before[at] = before.copy()

    def _last_open(self, seat: int, luck: Luck) -> tuple[int, State]:
        """The last position in which nothing was hidden from the seat, and its place: before it all is settled."""
        for at in sorted(self._before, reverse=True):
            if seat not in self._entries[at].known and self._before[at].see(seat) == self._before[at].data():
                return at, self._before[at].copy()
        assert self._start is not None
        return 0, self._start.copy() if self._whole else self._start.imagine(seat, luck)

    def _agrees(self, world: State, at: int, seat: int, end: State) -> bool:
        """Whether the seat saw the same there, as far as that was remembered."""
        real = end if at == len(self._entries) else self._before.get(at)
        return real is None or world.see(seat) == real.see(seat)

    def _ways(self, world: State, at: int, seat: int, luck: Luck) -> list[int]:
        """The moves that may have been played there, in the order in which to try them."""
        if at == len(self._entries):
            return [0]
        who, move, known, _, veiled = self._entries[at]
        if who != world.actor and who not in world.actors:
            return []
        moves = world.moves(who)
        if seat in known:
            return [move] if move in moves and seat in _known(world, move, who) else []
        weights = world.odds() if who == CHANCE else [1] * len(moves)
        for i, other in enumerate(moves):
            if world.game.veil(other) != veiled or seat in _known(world, other, who):
                weights[i] = 0
        out = []
        while any(weights):
            drawn = luck.pick(weights)
            weights[drawn] = 0
            out.append(moves[drawn])
        return out

    def copy(self) -> History:
        twin = History()
        twin._entries, twin._before = self._entries.copy(), self._before.copy()
        twin._start, twin._whole = self._start, self._whole
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> History:
        return self.copy()

    def __len__(self) -> int:
        return len(self._entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.moves == other.moves

    __hash__ = None  # type: ignore[assignment]


def _entry(state: State, move: int, who: int) -> Entry:
    return Entry(who, move, _known(state, move, who), state.game.write(move), state.game.veil(move))


def _known(state: State, move: int, who: int) -> frozenset[int]:
    """Who sees a move as it is: a spectator too, where everybody does."""
    known = frozenset(state.witnesses(move)) | ({who} if who != CHANCE else set())
    return known | {SPECTATOR} if len(known) == state.players else known
