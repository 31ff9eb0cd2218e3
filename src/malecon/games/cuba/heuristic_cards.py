# compiled by mypyc
"""For bots: what the cards still in hand can do with the present stock."""

from __future__ import annotations

from malecon.games.cuba import architect, harbour, instead, market, words
from malecon.games.cuba.heuristic_seat import Prospects


def worth(view: Prospects) -> float:
    """All cards but the one that is best sent to parliament."""
    total = 0.0
    least = 99.0
    for card in range(len(words.CARDS)):
        if view.can(card):
            value = gain(view, card)
            total += value
            least = min(least, value - view.weights.vote * (card + 1))
    kept = view.state.delegates[view.seat]
    return total if kept >= 0 else total - least


def gain(view: Prospects, card: int) -> float:
    """What playing a card now would bring."""
    if card == words.WORKER:
        return view.best_harvest(view.product, view.material)
    if card == words.TRADER:
        return trading(view)
    if card == words.ARCHITECT:
        return building(view)
    if card == words.FOREMAN:
        return overseeing(view)
    return shipping(view)


def trading(view: Prospects) -> float:
    state = view.state
    best = view.material if not state.markers & instead.MATERIAL else 0.1
    selling = 0.0
    for ware in range(5):
        if state.held(view.seat, words.MATERIALS + ware) > 0:
            selling += max(0.0, market.bid(state, ware) * view.peso - view.unit(words.MATERIALS + ware))
    return max(best, selling)


def building(view: Prospects) -> float:
    """The best building that can be paid, or points for not building."""
    state = view.state
    marker = instead.free(state, instead.ARCHITECT)
    best = 0.0 if marker == 0 else 1.8 if marker == instead.ARCHITECT else 0.8
    for building in architect.buildable(state, view.seat):
        cost = state.parts.cost[building]
        value = state.parts.end_building - 0.4 * view.rounds * view.weights.product
        value -= (cost[0] + cost[1] + cost[2]) * view.material
        value += view.weights.foreman * view.rounds * view.use_later(building)
        best = max(best, value)
    return best


def shipping(view: Prospects) -> float:
    """The best ship to load with what is in stock, or pesos for not loading."""
    state = view.state
    best = view.peso * harbour.reward(state)
    for dock in range(1, 4):
        if state.docks[dock] >= 0:
            points = state.parts.dock_points[dock]
            value = 0.0
            for ware in range(5):
                room = state.space[5 * dock - 5 + ware]
                if room > 0:
                    gain = points - view.unit(words.MATERIALS + ware)
                    if gain > 0:
                        value += gain * min(room, state.held(view.seat, words.MATERIALS + ware))
            best = max(best, value)
    return best


def overseeing(view: Prospects) -> float:
    """Buildings in the pawn's reach, used now; before the Worker has moved, in the best reach."""
    uses = [use_now(view, building) for building in view.built]
    if view.can(words.WORKER) and view.turns > 1:
        return view.best_reach(uses)
    best = view.reach(view.state.parts.crosses[view.state.pawns[view.seat]], uses)
    for use in uses:
        best = max(best, use)
    return best


def use_now(view: Prospects, building: int) -> float:
    """What a use would bring with the present stock."""
    state = view.state
    parts = state.parts
    first, end = parts.takes[state.eggert][building]
    if end > 0:
        have = state.held_of(view.seat, first, end)
        each = parts.points[building] + parts.pesos[building] * view.peso - view.unit(first)
        return min(have, parts.most[building]) * max(0.0, each)
    if building == words.CIGAR_FACTORY:
        return min(state.held(view.seat, words.TOBACCO), state.supply[words.CIGARS]) * (view.good - view.product)
    if building == words.DISTILLERY:
        return min(state.held(view.seat, words.SUGAR), state.supply[words.RUM]) * (view.good - view.product)
    if building == words.WAREHOUSE:
        base = 11 * view.seat
        yard = state.stock[base + 3] + state.stock[base + 4] + state.stock[base + 5]
        return yard * max(0.0, view.stored - view.product)
    if building == words.SMALL_OFFICE:
        return despatch(view, 1)
    if building == words.LARGE_OFFICE:
        return despatch(view, 5 if state.eggert else parts.most[building])
    if building == words.BLACK_MARKET:
        return view.weights.uses[building] * 0.5
    return view.weights.uses[building]


def despatch(view: Prospects, most: int) -> float:
    """The best that an office can load of one ware."""
    state = view.state
    best = 0.0
    for ware in range(5):
        held = state.held(view.seat, words.MATERIALS + ware)
        if held > 0:
            unit = view.unit(words.MATERIALS + ware)
            for dock in range(1, 4):
                room = state.space[5 * dock - 5 + ware]
                best = max(best, min(room, held, most) * (state.parts.dock_points[dock] - unit))
    return best
