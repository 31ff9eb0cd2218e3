# compiled by mypyc
"""The market: its rows of prices, the Trader, and the two laws on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from malecon.core.decision import Decision
from malecon.core.shape import Some
from malecon.core.story import Event
from malecon.games.cuba import instead
from malecon.games.cuba.moves import BUILD, BUY, DONE, SELL, TAKE, TAKE_POINTS
from malecon.games.cuba.words import MATERIALS, PRODUCTS, THINGS, WARES

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba


def asked(state: Cuba, ware: i64) -> int:
    """What a piece costs: the cheapest in its row, or a dear one from the supply while the row is empty."""
    lying = state.market[ware]
    return state.parts.prices[ware][lying - 1] if lying > 0 else state.parts.empty_price


def bid(state: Cuba, ware: int) -> int:
    """What a piece brings: the dearest free price of its row, or what the supply pays while the row is full."""
    lying = state.market[ware]
    row = state.parts.prices[ware]
    return row[lying] if lying < len(row) else state.parts.full_price[state.eggert][ware]


def overpays(state: Cuba, ware: int) -> bool:
    """Whether the row is full and its last piece costs less than the supply pays for one more."""
    full = state.market[ware] == len(state.parts.prices[ware])
    return full and asked(state, ware) < state.parts.full_price[state.eggert][ware]


def to_be_had(state: Cuba, ware: i64) -> bool:
    return state.market[ware] > 0 or state.supply[MATERIALS + ware] > 0


def may_buy(state: Cuba, seat: int, ware: i64) -> bool:
    return state.pesos[seat] >= asked(state, ware) and to_be_had(state, ware)


def takes(state: Cuba) -> list[int]:
    """Instead of trading: a material, or a product than which none costs less in the market; each once a round."""
    moves = []
    if not state.markers & instead.MATERIAL:
        for thing in range(MATERIALS):
            if state.supply[thing] > 0:
                moves.append(TAKE + thing)
    if not state.markers & instead.PRODUCT:
        cheapest = min(asked(state, 0), min(asked(state, 1), asked(state, 2)))
        for thing in range(MATERIALS, PRODUCTS):
            if state.supply[thing] > 0 and asked(state, thing - MATERIALS) == cheapest:
                moves.append(TAKE + thing)
    return moves


class Trading(Decision["Cuba"]):
    """Single sales and purchases, or something taken instead."""

    def __init__(self) -> None:
        super().__init__("trade")
        self.selling: Final = self.field("wares being sold", Some(WARES))
        self.buying: Final = self.field("wares being bought", Some(WARES))
        self.turned: Final = self.field("those of them that changed direction", Some(WARES, last=True))

    def settled(self, state: Cuba, pending: int) -> int:
        """Of each ware the direction of trade changes once (ruling; by version 1 never): where it can't any more."""
        if state.rules < 2:
            return self.selling.of(pending) | self.buying.of(pending)
        return self.turned.of(pending)

    def arises(self, state: Cuba, pending: int) -> bool:
        if pending == self.number and len(takes(state)) > 0:
            return True
        settled: i64 = self.settled(state, pending)
        bought: i64 = settled & self.buying.of(pending)
        sold: i64 = settled & self.selling.of(pending)
        for ware in range(i64(5)):
            if not bought & (1 << ware) and state.held(state.turn, MATERIALS + ware) > 0:
                return True
            if not sold & (1 << ware) and may_buy(state, state.turn, ware):
                return True
        return False

    def allows(self, state: Cuba, pending: int, seat: int) -> list[int]:
        settled: i64 = self.settled(state, pending)
        bought: i64 = settled & self.buying.of(pending)
        sold: i64 = settled & self.selling.of(pending)
        moves = takes(state) if pending == self.number else []
        for ware in range(i64(5)):
            if not bought & (1 << ware) and state.held(seat, MATERIALS + ware) > 0:
                moves.append(SELL + ware)
        for ware in range(i64(5)):
            if not sold & (1 << ware) and may_buy(state, seat, ware):
                moves.append(BUY + ware)
        moves.append(DONE)
        return moves

    def lean(self, state: Cuba, pending: int, seat: int, moves: list[int]) -> list[int]:
        """Sales before purchases, both by ware; what was sold is bought back only for less than a full row paid."""
        sold = self.selling.of(pending)
        bought = self.buying.of(pending)
        kept = []
        for move in moves:
            if SELL <= move < BUY:
                if bought > 0 or sold >> (move - SELL + 1) > 0:
                    continue
            elif BUY <= move < BUILD:
                if bought >> (move - BUY + 1) > 0:
                    continue
                if sold & (1 << (move - BUY)) and not overpays(state, move - BUY):
                    continue
            kept.append(move)
        return kept

    def asks(self, state: Cuba, pending: int) -> dict[str, int | str]:
        """What may be taken instead of trading."""
        taken = [move - TAKE for move in self.allows(state, pending, state.turn) if move < TAKE_POINTS]
        if len(taken) == 0:
            return {"instead": "none"}
        if taken[0] >= MATERIALS:
            return {"instead": "product"}
        return {"instead": "both" if taken[-1] >= MATERIALS else "material"}

    def refuses(self, state: Cuba, pending: int, move: int, seat: int) -> Event | None:
        if TAKE <= move < TAKE_POINTS:
            thing = move - TAKE
            if pending != self.number:
                return Event("only-instead", seat, {})
            empty = "supply-empty" if state.supply[thing] == 0 else "not-cheapest"
            marker = instead.MATERIAL if thing < MATERIALS else instead.PRODUCT
            why = "marker" if state.markers & marker else empty
            return Event(why, seat, {"thing": THINGS[thing], "n": 1})
        if not SELL <= move < BUILD:
            return None
        ware = (move - SELL) % 5
        told: dict[str, int | str] = {"thing": WARES[ware], "n": 1}
        if move < BUY:
            turned = "bought-before" if state.rules < 2 else "bought-again"
            return Event("have-none" if state.held(seat, MATERIALS + ware) == 0 else turned, seat, told)
        if not to_be_had(state, ware):
            return Event("supply-empty", seat, told)
        if self.settled(state, pending) & self.selling.of(pending) & 1 << ware:
            return Event("sold-before" if state.rules < 2 else "sold-again", seat, told)
        return Event("too-dear", seat, {**told, "price": asked(state, ware), "pesos": state.pesos[seat]})

    def does(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        if move == DONE:
            state.pending.pop()
        elif move >= SELL:
            self.trade(state, pending, move, seat)
        else:
            state.pending.pop()
            state.markers |= instead.MATERIAL if move - TAKE < MATERIALS else instead.PRODUCT
            state.gain(seat, move - TAKE, 1, "trader")

    def trade(self, state: Cuba, pending: int, move: int, seat: int) -> None:
        selling = self.selling.of(pending)
        buying = self.buying.of(pending)
        ware = move - BUY if move >= BUY else move - SELL
        bit = 1 << ware
        turned = self.turned.of(pending) | (selling if move >= BUY else buying) & bit
        if move >= BUY:
            price = asked(state, ware)
            if state.market[ware] > 0:
                state.market[ware] -= 1
            else:
                state.supply[MATERIALS + ware] -= 1
            state.stock[11 * seat + MATERIALS + ware] += 1
            state.pesos[seat] -= price
            state.pending[-1] = self.of(selling & ~bit, buying | bit, turned)
        else:
            price = bid(state, ware)
            state.remove(seat, MATERIALS + ware, 1)
            if state.market[ware] < len(state.parts.prices[ware]):
                state.market[ware] += 1
            else:
                state.supply[MATERIALS + ware] += 1
            state.pesos[seat] += price
            state.pending[-1] = self.of(selling | bit, buying & ~bit, turned)
        if state.story is not None:
            state.note("bought" if move >= BUY else "sold", seat, {"thing": WARES[ware], "n": 1, "pesos": price})


TRADING: Final[Trading] = Trading()


# --- the laws on the market ------------------------------------------------------------------------------------------


def lose_products(state: Cuba) -> None:
    """The cheapest pieces of each product leave for the supply."""
    for product in range(3):
        _shift(state, product, -min(state.parts.law_market, state.market[product]), "market-loses")


def gain_products(state: Cuba) -> None:
    """Pieces of each product come from the supply, as many as row and supply allow."""
    for product in range(3):
        room = len(state.parts.prices[product]) - state.market[product]
        _shift(state, product, min(state.parts.law_market, room, state.supply[MATERIALS + product]), "market-gains")


def _shift(state: Cuba, product: int, number: int, law: str) -> None:
    state.market[product] += number
    state.supply[MATERIALS + product] -= number
    if state.story is not None and number != 0:
        state.note(law, -1, {"n": abs(number), "thing": THINGS[MATERIALS + product]})
