"""Why a move of Santiago de Cuba isn't allowed now, in terms of the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.story import Event
from malecon.games.santiago import road
from malecon.games.santiago.frames import BITS, DELIVERING, DRIVING, KIND, MOVING_BROKER
from malecon.games.santiago.words import (
    BROKER,
    BUILDINGS,
    DELIVER,
    DELIVER_WOOD,
    DISTIL,
    DRIVE,
    FLOWERS,
    GOODS,
    LEXICON,
    STOPS,
    WOOD,
)

if TYPE_CHECKING:
    from malecon.games.santiago.state import Santiago


def objection(state: Santiago, move: int, seat: int) -> Event | None:
    if seat < 0:
        return None
    kind = state.pending[-1] & KIND
    number = state.pending[-1] >> BITS
    args = LEXICON.family_of(move).args(move)
    if kind == DRIVING and DRIVE <= move < DRIVE + STOPS:
        stops = move - DRIVE + 1
        return Event("drive", seat, {"n": stops, "cost": road.price(state, stops), "pesos": state.pesos[seat]})
    if kind == MOVING_BROKER and BROKER <= move < DISTIL:
        return _broker(state, move - BROKER, number, seat)
    if kind == DELIVERING and DELIVER <= move < DELIVER_WOOD:
        return _delivery(state, GOODS.index(str(args["good"])), GOODS.index(str(args["good"])), int(args["n"]), seat)
    if kind == DELIVERING and move >= DELIVER_WOOD and "good" in args:
        return _delivery(state, WOOD, GOODS.index(str(args["good"])), int(args["n"]), seat)
    return None


def _broker(state: Santiago, building: int, flower: int, seat: int) -> Event:
    place = state.places[building]
    details: dict[str, int | str] = {"building": BUILDINGS[building], "flower": FLOWERS[flower]}
    if place // 3 != flower:
        return Event("flower", seat, details)
    if state.brokers[seat] == place:
        return Event("broker-stands", seat, details)
    return Event("broker-taken", seat, details)


def _delivery(state: Santiago, sent: int, asked: int, number: int, seat: int) -> Event:
    have = state.goods[6 * seat + sent]
    wanted = max(0, state.demand[asked])
    details: dict[str, int | str] = {"good": GOODS[sent], "for_good": GOODS[asked], "n": number}
    if wanted == 0:
        return Event("not-asked", seat, details)
    return Event("delivery", seat, {**details, "have": have, "wanted": wanted, "most": min(have, wanted)})
