# compiled by mypyc
"""For bots: what the cards still in hand can do with the present stock."""

from __future__ import annotations

from malecon.games.cuba import architect, harbour, instead, market
from malecon.games.cuba.heuristic_seat import Prospects
from malecon.games.cuba.words import (
    ACRES,
    ARCHITECT,
    BLACK_MARKET,
    CARDS,
    CIGAR_FACTORY,
    CIGARS,
    DISTILLERY,
    FOREMAN,
    LARGE_OFFICE,
    MATERIALS,
    RUM,
    SMALL_OFFICE,
    SUGAR,
    TOBACCO,
    TRADER,
    WAREHOUSE,
    WORKER,
)


def worth(view: Prospects) -> float:
    """All cards but the one that is best sent to parliament."""
    total = 0.0
    least = 99.0
    for card in range(len(CARDS)):
        if view.can[card]:
            value = gain(view, card)
            total += value
            value -= view.weights.vote * (card + 1)
            if value < least:
                least = value
    kept = view.state.delegates[view.seat]
    return total if kept >= 0 else total - least


def gain(view: Prospects, card: int) -> float:
    """What playing a card now would bring."""
    if card == WORKER:
        best = 0.0
        for field in range(ACRES):
            got = view.harvest(field, view.product, view.material)
            if got > best:
                best = got
        return best
    if card == TRADER:
        return trading(view)
    if card == ARCHITECT:
        return building(view)
    if card == FOREMAN:
        return overseeing(view)
    return shipping(view)


def trading(view: Prospects) -> float:
    state = view.state
    best = view.material if not state.markers & instead.MATERIAL else 0.1
    selling = 0.0
    for ware in range(5):
        if state.held(view.seat, MATERIALS + ware) > 0:
            gain = market.bid(state, ware) * view.peso - view.unit(MATERIALS + ware)
            if gain > 0:
                selling += gain
    if selling > best:
        best = selling
    return best


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
        if value > best:
            best = value
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
                    gain = points - view.unit(MATERIALS + ware)
                    if gain > 0:
                        value += gain * min(room, state.held(view.seat, MATERIALS + ware))
            if value > best:
                best = value
    return best


def overseeing(view: Prospects) -> float:
    """Buildings in the pawn's reach, used now; before the Worker has moved, in the best reach."""
    if view.can[WORKER] and view.turns > 1:
        best = 0.0
        for field in range(ACRES):
            value = reach(view, field)
            if value > best:
                best = value
        return best
    best = reach(view, view.state.pawns[view.seat])
    base = ACRES * view.seat
    for field in range(base, base + ACRES):
        building = view.state.fields[field]
        if building >= 0:
            value = use_now(view, building)
            if value > best:
                best = value
    return best


def reach(view: Prospects, pawn: int) -> float:
    base = ACRES * view.seat
    value = 0.0
    for field in view.state.parts.cross[pawn]:
        building = view.state.fields[base + field]
        if building >= 0:
            value += use_now(view, building)
    return value


def use_now(view: Prospects, building: int) -> float:
    """What a use would bring with the present stock."""
    state = view.state
    parts = state.parts
    first, end = parts.takes[state.eggert][building]
    if end > 0:
        have = 0
        for thing in range(first, end):
            have += state.held(view.seat, thing)
        each = parts.points[building] + parts.pesos[building] * view.peso - view.unit(first)
        return min(have, parts.most[building]) * max(0.0, each)
    if building == CIGAR_FACTORY:
        return min(state.held(view.seat, TOBACCO), state.supply[CIGARS]) * (view.good - view.product)
    if building == DISTILLERY:
        return min(state.held(view.seat, SUGAR), state.supply[RUM]) * (view.good - view.product)
    if building == WAREHOUSE:
        base = 11 * view.seat
        yard = state.stock[base + 3] + state.stock[base + 4] + state.stock[base + 5]
        return yard * max(0.0, view.stored - view.product)
    if building == SMALL_OFFICE:
        return despatch(view, 1)
    if building == LARGE_OFFICE:
        return despatch(view, 5 if state.eggert else parts.most[building])
    if building == BLACK_MARKET:
        return view.weights.uses[building] * 0.5
    return view.weights.uses[building]


def despatch(view: Prospects, most: int) -> float:
    """The best that an office can load of one ware."""
    state = view.state
    best = 0.0
    for ware in range(5):
        held = state.held(view.seat, MATERIALS + ware)
        if held > 0:
            unit = view.unit(MATERIALS + ware)
            for dock in range(1, 4):
                room = state.space[5 * dock - 5 + ware]
                value = min(room, held, most) * (state.parts.dock_points[dock] - unit)
                if value > best:
                    best = value
    return best
