# compiled by mypyc
"""The event tiles: one at any moment of a turn, on a ship at a quay that has none. They override the Relations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.rows import changed, grown
from malecon.core.story import Event
from malecon.games.comptoir import cargo, quays
from malecon.games.comptoir.words import (
    AUCTION,
    CARD,
    CARGO,
    CLAIM,
    DAMAGE,
    DONE,
    EVENT,
    EVENTS,
    FIRE,
    MOVE,
    MUTINY,
    QUAYS,
    SEATS,
    TILES,
)

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


# --- when a tile may be played --------------------------------------------------------------------------------------


def anytime(state: Comptoir) -> bool:
    """Whether an event tile may be played at any moment from now on; before rules 2 only around the card."""
    return state.rules >= 2 and not state.evented


class Moment(Decision["Comptoir"]):
    """What a player decides in the course of a turn, and beside it whether to play an event tile (since rules 2).

    The rules write `offers`, `acts` and `objects` in place of `allows`, `does` and `refuses`.
    """

    def tiles(self, state: Comptoir) -> bool:
        """Whether a tile may be played beside it."""
        return state.rules >= 2

    def offers(self, state: Comptoir, pending: int, moves: list[int]) -> None:
        """Adds what there is to choose: to go on, if nothing else."""
        moves.append(DONE)

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        """Carries it out; it has left the stack."""

    def objects(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        return None

    def allows(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        moves: list[int] = []
        if self.tiles(state):
            add_choices(state, moves)
        self.offers(state, pending, moves)
        return moves

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        if EVENT <= move < CARD:
            play(state, move)
        else:
            state.pending.pop()
            self.acts(state, pending, move)

    def leans(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        """From the card to the new ships neither luck nor anybody else decides: a tile before or after does as well."""
        moves: list[int] = []
        self.offers(state, pending, moves)
        return moves if len(moves) < 2 else self.lean(state, pending, seat, moves)

    def refuses(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if CARD <= move < MOVE:
            return Event("one-card", seat)
        not_now = "" if self.tiles(state) else "event-amid"
        why = out_of_place(state, move, seat, not_now, "auction-amid")
        return self.objects(state, pending, move, seat) if why is None else why


class Pause(Moment):
    """A moment at which there is nothing to decide but whether to play an event tile; else it passes."""

    def waits(self, state: Comptoir, pending: int) -> bool:
        if super().waits(state, pending):
            return True
        self.acts(state, pending, DONE)
        return False

    def arises(self, state: Comptoir, pending: int) -> bool:
        return possible(state)


# --- which tile on which ship ---------------------------------------------------------------------------------------


def _free(state: Comptoir, quay: i64) -> bool:
    """One event tile a ship, and none on one that is sailing (rulings)."""
    return state.room[quay] > 0 and state.event[quay] < 0


def possible(state: Comptoir) -> bool:
    if state.evented:
        return False
    owned = state.owned
    mine: i64 = TILES * state.turn
    for event in range(mine, mine + TILES):
        if owned[event] > 0:
            for quay in range(i64(QUAYS)):
                if _free(state, quay):
                    return True
            return False
    return False


def add_choices(state: Comptoir, moves: list[int]) -> None:
    if state.evented:
        return
    owned = state.owned
    mine: i64 = TILES * state.turn
    for event in range(i64(TILES)):
        if owned[mine + event] > 0:
            for quay in range(i64(QUAYS)):
                if _free(state, quay):
                    moves.append(EVENT + event * QUAYS + quay)


def out_of_place(state: Comptoir, move: int, seat: int, no_tile: str, no_auction: str) -> Event | None:
    """Why an event tile or an auction isn't possible beside another decision."""
    if EVENT <= move < CARD:
        return refusal(state, move, seat, no_tile)
    return refuse_auction(state, seat, no_auction) if move == AUCTION else None


def refuse_auction(state: Comptoir, seat: int, why: str) -> Event:
    return Event(why if state.options["events"] else "no-events", seat)


def refusal(state: Comptoir, move: int, seat: int, not_now: str) -> Event:
    """Why a tile can't be played on a ship; `not_now` where none can on any."""
    event = (move - EVENT) // QUAYS
    quay = (move - EVENT) % QUAYS
    told: dict[str, int | str] = {"event": EVENTS[event], "quay": quay + 1}
    if not state.options["events"]:
        return Event("no-events", seat)
    if state.owned[TILES * seat + event] == 0:
        return Event("no-such-tile", seat, told)
    if state.evented or not_now:
        return Event("evented" if state.evented else not_now, seat)
    if state.ship[quay] == 0 or state.room[quay] == 0:
        return Event("empty-quay" if state.ship[quay] == 0 else "ship-sails", seat, told)
    return Event("ship-has-event", seat, {"event": EVENTS[state.event[quay]], "quay": quay + 1})


# --- what the tiles do ----------------------------------------------------------------------------------------------


def play(state: Comptoir, move: i64) -> None:
    event = (move - EVENT) // QUAYS
    quay = (move - EVENT) % QUAYS
    state.owned = grown(state.owned, TILES * state.turn + event, -1)
    state.evented = 1
    if state.story is not None:
        state.note("event", state.turn, {"event": EVENTS[event], "quay": quay + 1})
    if event == DAMAGE:
        _damage(state, quay)
    elif event == FIRE:
        _burn(state, quay)
    elif event == MUTINY:
        _mutiny(state, quay)
    elif event == CLAIM:
        _claim(state, quay)
    else:
        # Top and Poor quality, Exclusive, Storm, Pirates stay with the ship.
        state.event = changed(state.event, quay, event)
        state.owner = changed(state.owner, quay, state.turn)


def _damage(state: Comptoir, quay: i64) -> None:
    """Ship and cargo leave the game; it has not sailed: no bonus, no commission (ruling)."""
    good = state.cargo[quay]
    if cargo.lose(state, good) and state.story is not None:
        state.note("lost", state.turn, {"cargo": CARGO[good]})
    quays.clear(state, quay)


def _burn(state: Comptoir, quay: i64) -> None:
    """The ship is discarded, its cargo goes under the pile; it has not sailed either."""
    if state.story is not None:
        state.note("burnt", state.turn, {"cargo": CARGO[state.cargo[quay]]})
    quays.leave(state, quay)


def _mutiny(state: Comptoir, quay: i64) -> None:
    """Every other player takes back 1 porter."""
    for seat in range(i64(state.players)):
        if seat != state.turn and state.porters[SEATS * quay + seat] > 0:
            quays.go_ashore(state, quay, seat)
            state.home[seat] += 1
            if state.story is not None:
                state.note("mutinied", seat, {"quay": quay + 1})


def _claim(state: Comptoir, quay: i64) -> None:
    """Every other player loses the ship's value, or all they have; its player gains it once, from the bank."""
    value = state.ship[quay]
    for seat in range(i64(state.players)):
        if seat != state.turn:
            paid = min(value, state.bonuses[seat])
            state.bonuses = grown(state.bonuses, seat, -paid)
            if state.story is not None:
                state.note("claimed-from", seat, {"n": paid, "points": -paid})
    state.bonuses = grown(state.bonuses, state.turn, value)
    if state.story is not None:
        state.note("claimed", state.turn, {"n": value, "points": value})
    state.reached_goal()
