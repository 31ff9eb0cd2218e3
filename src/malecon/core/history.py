"""What has happened, as each seat witnessed it: kept by a driver beside a state, and no part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from malecon.core.state import CHANCE

if TYPE_CHECKING:
    from malecon.core.state import State

SPECTATOR = -1


class Witnessed(NamedTuple):
    """A move in notation, `votes ?` where it was secret, and who played it; luck is −1."""

    seat: int
    text: str


class History:
    """The moves of a game from where it began to be kept, for every seat what it could see of them.

    >>> import malecon
    >>> state, history = malecon.game("santiago").start(2, 7), malecon.History()
    >>> history.play(state, state.moves()[0])
    >>> history.of(0)[-1].text
    'leave sugar'
    """

    def __init__(self) -> None:
        self._moves: list[tuple[int, int]] = []
        self._seen: list[tuple[str, str, frozenset[int]]] = []

    def play(self, state: State, move: int | str, seat: int | None = None) -> None:
        """Plays a move and remembers it; an illegal one changes neither."""
        number = state.game.read(move) if isinstance(move, str) else move
        who = state.actor if seat is None else seat
        known = frozenset(state.witnesses(number)) | ({who} if who != CHANCE else set())
        everybody = len(known) == state.players
        state.play(number, who)
        self._moves.append((who, number))
        if everybody:
            known |= {SPECTATOR}
        self._seen.append((state.game.write(number), state.game.veil(number), known))

    def of(self, seat: int | None) -> list[Witnessed]:
        """What a seat (None: a spectator) has witnessed, in order."""
        viewer = SPECTATOR if seat is None else seat
        return [
            Witnessed(who, text if viewer in known else veiled)
            for (who, _), (text, veiled, known) in zip(self._moves, self._seen, strict=True)
        ]

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Every seat (luck is −1) and move, as it was."""
        return list(self._moves)

    def copy(self) -> History:
        twin = History()
        twin._moves, twin._seen = self._moves.copy(), self._seen.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> History:
        return self.copy()

    def __len__(self) -> int:
        return len(self._moves)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self._moves == other._moves

    __hash__ = None  # type: ignore[assignment]
