# compiled by mypyc
"""From turn to turn and from round to round: the card, new ships, cards that come back, the slate that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from malecon.core.decision import Decision, Lot
from malecon.core.rows import by_bits, changed, spent
from malecon.core.story import Event
from malecon.games.comptoir import auction, counter, events, relations
from malecon.games.comptoir.words import ALL_CARDS, AUCTION, CARD, CARDS, DONE, FIRST, MOVE, SLATE

if TYPE_CHECKING:
    from malecon.games.comptoir.state import Comptoir


class DrawingFirst(Lot["Comptoir"]):
    """The slate, and with it the first turn, goes to a player drawn at random."""

    def allows(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        return [FIRST + other for other in range(state.players)]

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        state.slate = state.starter = state.turn = move - FIRST
        state.pending[-1] = TURN.number
        if state.story is not None:
            state.note("round", state.turn, {"n": 1})


class Around(events.Moment):
    """Around the card: an auction, an event tile, or on with the turn."""

    def tiles(self, state: Comptoir) -> bool:
        return True

    def allows(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        moves = super().allows(state, pending, seat)
        if auction.possible(state):
            moves.insert(0, AUCTION)
        return moves

    def leans(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        return self.allows(state, pending, seat)

    def does(self, state: Comptoir, pending: int, move: int, seat: int) -> None:
        if move == AUCTION:
            auction.call(state)
        else:
            super().does(state, pending, move, seat)

    def refuses(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        return auction.refusal(state, seat) if move == AUCTION else super().refuses(state, pending, move, seat)


PLAYS: Final = by_bits(CARD, len(CARDS))


class Turn(Around):
    """Before the card: one that hasn't been set aside yet."""

    def offers(self, state: Comptoir, pending: int, moves: list[int]) -> None:
        moves.extend(PLAYS[state.cards[state.turn]])

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        state.pending.append(AFTER.number)
        relations.play(state, move - CARD)

    def refuses(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if CARD <= move < MOVE:
            return Event("card-played", seat, {"card": CARDS[move - CARD]})
        if move == DONE or MOVE <= move < SLATE:
            return Event("card-first", seat)
        return super().refuses(state, pending, move, seat)


class After(Around):
    """After the card. Event tiles alone are no reason to be asked: their last moment is to come (since rules 2)."""

    def waits(self, state: Comptoir, pending: int) -> bool:
        if super().waits(state, pending):
            return True
        restock(state, False)
        return False

    def arises(self, state: Comptoir, pending: int) -> bool:
        return auction.possible(state) or (state.rules < 2 and events.possible(state))

    def leans(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        if events.anytime(state) and counter.may_come(state):
            return [AUCTION, DONE]
        return self.allows(state, pending, seat)

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        restock(state, True)


def restock(state: Comptoir, asked: bool) -> None:
    """At the end of the turn the empty quays are filled; last of all an event tile may be played (since rules 2).

    Who was asked just now, and has no new ship before them, isn't asked again.
    """
    state.pending.append(ENDING.number)
    if events.anytime(state) and (counter.may_come(state) or not asked):
        state.pending.append(LAST_CALL.number)
    fill(state)


def fill(state: Comptoir) -> None:
    """All ships first, then the cargo (ruling). What an event empties at the last moment is filled once more."""
    if counter.may_come(state):
        state.pending.append(counter.STOCKING.number)
        state.pending.append(counter.DRAWING.number)
        state.pending.append(counter.FILLING.number)


class LastCall(events.Pause):
    """The new ships have their cargo."""

    def leans(self, state: Comptoir, pending: int, seat: int) -> list[int]:
        return self.allows(state, pending, seat)

    def acts(self, state: Comptoir, pending: int, move: int) -> None:
        fill(state)

    def refuses(self, state: Comptoir, pending: int, move: int, seat: int) -> Event | None:
        if move == AUCTION:
            return events.refuse_auction(state, seat, "auction-late")
        return super().refuses(state, pending, move, seat)


class Ending(Decision["Comptoir"]):
    """Once the last card is resolved all come back; then it is the next player's turn, or the next round."""

    def waits(self, state: Comptoir, pending: int) -> bool:
        if state.cards[state.turn] == 0:
            state.cards = changed(state.cards, state.turn, ALL_CARDS)
            if state.story is not None:
                state.note("cards-back", state.turn, {})
        state.card = -1
        state.auctioned = 0
        state.evented = 0
        state.turn = (state.turn + 1) % state.players
        state.pending[-1] = TURN.number
        if state.turn == state.starter:
            _next_round(state)
        return False


def _next_round(state: Comptoir) -> None:
    """The slate goes to the left unless it was used; its holder begins."""
    if spent(state.pile):
        state.finish("last-ship")
        return
    if state.round >= state.parts.rounds:
        state.finish("stalled")
        return
    if not state.slate_used:
        state.slate = (state.slate + 1) % state.players
    state.slate_used = 0
    state.round += 1
    state.starter = state.turn = state.slate
    if state.story is not None:
        state.note("round", state.slate, {"n": state.round})


DRAWING_FIRST: Final[DrawingFirst] = DrawingFirst("draw-first")
TURN: Final[Turn] = Turn("turn")
AFTER: Final[After] = After("after")
LAST_CALL: Final[LastCall] = LastCall("last-call")
ENDING: Final[Ending] = Ending("end")
