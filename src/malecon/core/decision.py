# compiled by mypyc
"""A decision that may be pending, declared once: what it keeps in mind, allows, does, asks and refuses.

A pending decision is one number: its place in the game's list of decisions, and above that its fields. A game writes
a subclass for each, where a reader of its rulebook would look, and lists them in its `Course`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.core.luck import Luck
from malecon.core.story import Event

if TYPE_CHECKING:
    from malecon.core.course import Course
    from malecon.core.shape import Shape

BITS: Final = 5
KIND: Final = 31

S = TypeVar("S", bound="Course")

BY_LUCK: Final = -1
ALIKE: Final[list[int]] = []  # the odds of what is all as likely


class Field:
    """One thing that a pending decision keeps in mind: a seat, a building, how many are left."""

    def __init__(self, name: str, shape: Shape, shift: int) -> None:
        self.name = name
        self.shape = shape
        self.width: int = (shape.size - 1).bit_length()
        self.shift: i64 = shift
        self.least: i64 = shape.least
        self.mask: i64 = (1 << self.width) - 1

    def of(self, pending: i64) -> int:
        """Its value in a pending decision; −1 for none."""
        return ((pending >> self.shift) & self.mask) + self.least


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One kind of decision of a game whose states are S. `word` is its name in data and in `prompt-<word>`."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.number: int = 0
        self.fields: list[Field] = []
        self._base: i64 = 0
        self._second: i64 = 0
        self._third: i64 = 0
        self._fourth: i64 = 0

    def field(self, name: str, shape: Shape) -> Field:
        """Declares what it keeps in mind, in the order in which `of` takes it and data tells it."""
        shift: int = BITS
        for before in self.fields:
            shift += before.width
        made = Field(name, shape, shift)
        self._base -= made.least << made.shift
        if len(self.fields) == 1:
            self._second = shift
        elif len(self.fields) == 2:
            self._third = shift
        elif len(self.fields) == 3:
            self._fourth = shift
        self.fields.append(made)
        return made

    def counts_as(self, number: int) -> None:
        """Its place in the game's list of decisions."""
        self.number = number
        self._base += number

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
        """A pending decision of this kind, with the values of its fields."""
        return self._base + (a << BITS) + (b << self._second) + (c << self._third) + (d << self._fourth)

    def pends(self, pending: int) -> bool:
        """Whether a pending decision is of this kind."""
        return pending & KIND == self.number

    # --- what a game writes -------------------------------------------------------------------------------------

    def waits(self, state: S, pending: int) -> bool:
        """Whether somebody has to decide, who is then the state's `actor`: whose turn it is, unless a game says else.
        If nobody has to, it has left the stack or changed it."""
        if self.arises(state, pending):
            state.actor = state.turn
            return True
        state.pending.pop()
        return False

    def arises(self, state: S, pending: int) -> bool:
        """Whether there is anything to decide; what there isn't leaves the stack unasked."""
        return True

    def allows(self, state: S, pending: int, seat: int) -> list[int]:
        """The legal moves, ascending."""
        raise NotImplementedError

    def does(self, state: S, pending: int, move: int, seat: int) -> None:
        """Carries a legal move out. The decision is still on the stack: it leaves or changes it itself."""
        raise NotImplementedError

    def lean(self, state: S, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Those of several legal moves that bots search."""
        return moves

    def leans(self, state: S, pending: int, seat: int) -> list[int]:
        """What bots search of all legal moves; a game may list it without listing the others first."""
        moves = self.allows(state, pending, seat)
        return moves if len(moves) < 2 else self.lean(state, pending, seat, moves)

    def shows(self, state: S, pending: int, seat: int) -> bool:
        """Whether everybody can tell when a seat has one move only: then nobody has to be asked."""
        return True

    def asks(self, state: S, pending: int) -> dict[str, int | str]:
        """What its prompt may speak of beside its fields: what is really there to be had."""
        return {}

    def refuses(self, state: S, pending: int, move: int, seat: int) -> Event | None:
        """Why a move isn't allowed, if there is more to say than that it isn't listed."""
        return None

    def odds(self, state: S, pending: int) -> list[int]:
        """The weights beside `allows`, where luck decides; none if all are alike."""
        return ALIKE

    def draws(self, state: S, pending: int, luck: Luck) -> int:
        """What luck decides, by its `odds`; a game may draw faster than by listing them."""
        moves = self.allows(state, pending, BY_LUCK)
        weights = self.odds(state, pending)
        return luck.weigh(moves, weights) if weights else luck.choose(moves)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Decision[S]):
    """What luck decides."""

    def waits(self, state: S, pending: int) -> bool:
        if self.arises(state, pending):
            state.actor = BY_LUCK
            return True
        state.pending.pop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Lot[S]):
    """What luck draws blindly from things of some kinds; `first` is the move that draws the first kind."""

    def __init__(self, word: str, first: int) -> None:
        super().__init__(word)
        self.first: int = first

    def among(self, state: S) -> list[int]:
        """How many there are of each kind."""
        raise NotImplementedError

    def allows(self, state: S, pending: int, seat: int) -> list[int]:
        counts = self.among(state)
        return [self.first + kind for kind in range(len(counts)) if counts[kind] > 0]

    def odds(self, state: S, pending: int) -> list[int]:
        return [count for count in self.among(state) if count > 0]

    def draws(self, state: S, pending: int, luck: Luck) -> int:
        return self.first + luck.pick(self.among(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dip(Draw[S]):
    """The same where the state counts them in a row of native numbers."""

    def lying(self, state: S) -> vec[i64]:
        """How many there are of each kind."""
        raise NotImplementedError

    def among(self, state: S) -> list[int]:
        return [int(count) for count in self.lying(state)]

    def draws(self, state: S, pending: int, luck: Luck) -> int:
        return self.first + luck.pick_of(self.lying(state))
