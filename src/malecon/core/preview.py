"""What a move would do, as far as its seat can know: no second source of it than the rules themselves."""

from __future__ import annotations

from malecon.core.luck import Luck
from malecon.core.state import State
from malecon.core.story import Event


def foresee(state: State, move: int, seat: int) -> list[Event]:
    """The story of a legal move as its seat can know it before: told by a guess, never by the state itself."""
    return certain(state.guess(seat, Luck("preview")), move, seat)


def certain(world: State, move: int, seat: int) -> list[Event]:
    """Plays the move in this world and gives what is told of it as far as it is `known`."""
    return known(world, world.tell(move, seat), seat)


def known(world: State, told: list[Event], seat: int) -> list[Event]:
    """Of the story that the world told last what comes before the first luck, and before the rules look at what another
    seat hides: so far it is the same in every world that the seat can't tell from this one."""
    end = min((before for before, owner in world.unveiled or () if owner != seat), default=len(told))
    return [event for event in told[:end] if event.seen_by(seat)]


def learnt(state: State, seat: int) -> bool:
    """Whether the move that the state told last depended on what others hide from the seat that made it."""
    return any(owner != seat for _, owner in state.unveiled or ())


def beyond(world: State, move: int, seat: int) -> tuple[list[Event], bool]:
    """Plays the move in a guessed world: what is told of it for certain, and whether the world is known after it.

    It isn't where the rules looked at what another seat hides.
    """
    told = certain(world, move, seat)
    return told, not learnt(world, seat)
