# compiled by mypyc
"""The phase of actions: harvest, sow, trade and roll, any number in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.story import Event
from malecon.games.capa_doro import cigars, fields, market
from malecon.games.capa_doro.layout import ROWS
from malecon.games.capa_doro.words import BUY, DONE, REAP, ROLL, SELL, SOW, SOW_NEUTRAL

if TYPE_CHECKING:
    from malecon.games.capa_doro.state import CapaDoro


class Acting(Decision["CapaDoro"]):
    def waits(self, state: CapaDoro, pending: int) -> bool:
        """Who can only end the turn isn't asked; mostly one can sow or trade, which is soon seen."""
        seat = state.actor = state.turn
        if fields.may_sow(state, seat) or market.trades(state, seat) != 0 or len(self.allows(state, pending, seat)) > 1:
            return True
        self.end(state)
        return False

    def end(self, state: CapaDoro) -> None:
        state.pending[-1] = cigars.DEVELOPING.number
        state.sown = state.bought = state.sold = state.switched = 0

    def allows(self, state: CapaDoro, pending: int, seat: int) -> list[int]:
        moves = state.parts.acts(fields.sowing(state, seat), market.trades(state, seat))
        cigars.rollable(state, seat, moves)
        fields.ripe(state, seat, moves)
        return moves

    def does(self, state: CapaDoro, pending: int, move: int, seat: int) -> None:
        if move == DONE:
            self.end(state)
        elif move >= ROLL:
            cigars.roll(state, seat, move - ROLL)
        elif move >= SELL:
            market.sell(state, seat, move - SELL)
        elif move >= BUY:
            market.buy(state, seat, move - BUY)
        elif move >= SOW_NEUTRAL:
            fields.sow_neutral(state, seat, move - SOW_NEUTRAL)
        elif move >= SOW:
            fields.sow(state, seat, move - SOW)
        else:
            fields.harvest(state, move - REAP)

    def refuses(self, state: CapaDoro, pending: int, move: int, seat: int) -> Event | None:
        if REAP <= move < SOW:
            return fields.why_not_harvest(state, seat, move - REAP)
        if SOW <= move < BUY:
            return fields.why_not_sow(state, seat, (move - SOW) % ROWS, move >= SOW_NEUTRAL)
        if BUY <= move < SELL:
            return market.why_not_buy(state, seat, move - BUY)
        if SELL <= move < ROLL:
            return market.why_not_sell(state, seat, move - SELL)
        if ROLL <= move < DONE:
            return cigars.why_not_roll(state, seat, move - ROLL)
        return None

    def lean(self, state: CapaDoro, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Harvest first; then a cigar that costs no other one its bales; then sell, and buy what a cigar lacks."""
        if moves[0] < SOW:
            return moves[:1]
        for move in moves:
            if ROLL <= move < DONE and cigars.spares_the_others(state, seat, move - ROLL):
                return [move]
        lacking = cigars.lacking(state, seat)
        sowing: i64 = fields.worth_sowing(state) if moves[0] < BUY else 0
        out = []
        for move in moves:
            at: i64 = move
            if at < BUY:
                keep = sowing >> (at - SOW) % ROWS & 1 != 0
            elif at < SELL:
                # Bales are bought in the order of their regions.
                keep = state.bought >> (at - BUY + 1) == 0 and lacking >> (at - BUY) & 1 != 0
            elif at < ROLL:
                # Money is raised before it is spent on bales.
                keep = state.bought == 0 and state.sold >> (at - SELL + 1) == 0
            else:
                keep = True
            if keep:
                out.append(move)
        return out


ACTING: Final[Acting] = Acting("act")
