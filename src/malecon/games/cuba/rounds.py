# compiled by mypyc
"""From round to round: the cards that are played (phase B), the new first player, the end of a round, of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.rows import by_bits
from malecon.core.shape import Whole
from malecon.core.story import Event
from malecon.games.cuba import architect, foreman, harbour, laws, market, parliament, plantation, words
from malecon.games.cuba.moves import PLAY, WORK

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

PLAYS: Final = by_bits(PLAY, len(words.CARDS))


class Acting(Decision["Cuba"]):
    """Four cards each, one by one in turn; a delegate chosen before stays in hand."""

    def __init__(self) -> None:
        super().__init__("act")
        self.cards: Final = self.field(
            "cards played", Whole(0, lambda state: 4 * state.players, 4 * words.MOST_SEATS + 1)
        )

    def waits(self, state: Cuba, pending: int) -> bool:
        played = self.cards.of(pending)
        if played < 4 * state.players:
            state.turn = state.actor = (state.first + played) % state.players
            return True
        state.pending.pop()
        end_actions(state)
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        hand: i64 = state.hands[seat]
        kept: i64 = state.delegates[seat]
        return PLAYS[hand if kept < 0 else hand & ~(1 << kept)].copy()

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if not PLAY <= move < WORK:
            return None
        why = "delegate" if state.delegates[seat] == move - PLAY else "card-played"
        return Event(why, seat, {"card": words.CARDS[move - PLAY]})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        card = move - PLAY
        state.hands[seat] -= 1 << card
        state.played[seat] = 8 * state.played[seat] + card + 1
        state.pending[-1] = self.of(self.cards.of(pending) + 1)
        if state.story is not None:
            state.note("played", seat, {"card": words.CARDS[card]})
        if card == words.WORKER:
            state.pending.append(plantation.PLACING.number)
        elif card == words.TRADER:
            state.pending.append(market.TRADING.number)
        elif card == words.ARCHITECT:
            state.pending.append(architect.BUILDING.number)
        elif card == words.FOREMAN:
            state.pending.append(foreman.OVERSEEING.number)
        else:
            harbour.open_loading(state, harbour.BY_MAYOR)


ACTING: Final[Acting] = Acting()


def end_actions(state: Cuba) -> None:
    """The highest fourth card makes the first player; on a tie, who played it last. Then parliament meets."""
    best = -1
    chosen = state.first
    for i in range(state.players):
        seat = (state.first + i) % state.players
        card = state.played[seat] % 8 - 1
        if card >= best:
            best = card
            chosen = seat
    if state.story is not None:
        state.note("stays-first" if chosen == state.first else "first", chosen, {})
    state.first = chosen
    parliament.convene(state)


def finish_round(state: Cuba) -> None:
    if state.round >= state.rounds:
        finish(state)
        return
    _spoil(state)
    harbour.leave(state)
    harbour.move_up(state)
    n = state.players
    state.markers = 0
    state.hall = -1
    state.banned = state.vetoed
    state.vetoed = -1
    state.paid = 0
    state.hands = [(1 << len(words.CARDS)) - 1] * n
    state.played = [0] * n
    state.delegates = [-1] * n
    state.votes = [0] * n
    state.round += 1
    if state.story is not None:
        state.note("round", -1, {"n": state.round})
    state.pending.append(parliament.BILLING.of(words.TAX))
    state.pending.append(harbour.ARRIVING.number)


def _spoil(state: Cuba) -> None:
    """Products in the yard go back to the supply; what is in the warehouse, materials and goods stay."""
    for seat in range(state.players):
        for thing in range(words.MATERIALS, words.PRODUCTS):
            number = state.stock[11 * seat + thing]
            if number > 0:
                state.stock[11 * seat + thing] = 0
                state.supply[thing] += number
                if state.story is not None:
                    state.note("spoiled", seat, {"n": number, "thing": words.THINGS[thing]})


def finish(state: Cuba) -> None:
    """Points for every building built, not for the printed warehouse."""
    for seat in range(state.players):
        built = laws.buildings(state, seat) - 1
        if built > 0:
            state.score(seat, built * state.parts.end_building, "end")
    state.finish("last-round")
