# compiled by mypyc
"""What is secret in Cuba: votes until all have bought, and in the variant the delegate until parliament meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.luck import Luck
from malecon.games.cuba.frames import ACTING, DELEGATING, KINDS
from malecon.games.cuba.words import CARDS, MOST_VOTES

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def delegates_hidden(state: Cuba) -> bool:
    for frame in state.pending:
        if frame % KINDS == ACTING or frame % KINDS == DELEGATING:
            return state.secret
    return False


def guess(state: Cuba, seat: int, luck: Luck) -> None:
    """Draw anew what the seat can't know: others' delegates among their cards not yet played, others' bids."""
    hidden = delegates_hidden(state)
    for other in range(state.players):
        if other == seat:
            continue
        if hidden and state.delegates[other] >= 0:
            state.delegates[other] = luck.choose(_cards(state.hands[other]))
        if state.bids[other] >= 0:
            # Small bids are likelier than large ones.
            state.bids[other] = luck.below(luck.below(min(state.pesos[other], MOST_VOTES) + 1) + 1)


def _cards(hand: int) -> list[int]:
    return [card for card in range(len(CARDS)) if hand & (1 << card)]
