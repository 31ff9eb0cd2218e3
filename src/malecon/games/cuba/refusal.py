"""Why a move of Cuba isn't allowed now, in terms of the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.core.story import Event
from malecon.games.cuba import architect, buildings, harbour, laws, market, plantation
from malecon.games.cuba.frames import (
    ACTING,
    BUILDING,
    BY_LARGE_OFFICE,
    CHOOSING,
    ENACTING,
    HARVESTING,
    KINDS,
    LOADING,
    MATERIAL_TAKEN,
    OVERSEEING,
    PRODUCT_TAKEN,
    SITING,
    TOLLING,
    TRADING,
    USING,
    VOTING,
)
from malecon.games.cuba.words import (
    ACRES,
    BUILDINGS,
    CARDS,
    COLOURS,
    CONSTRUCTION,
    DUTY,
    EACH,
    FIELDS,
    LAWS,
    LEXICON,
    MATERIALS,
    MOST_VOTES,
    OTHER,
    SPACES,
    THINGS,
    TYPES,
    WARES,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

Details = dict[str, int | str]


def objection(state: Cuba, move: int, seat: int) -> Event | None:
    if seat < 0:
        return None
    frame = state.pending[-1]
    kind, number = frame % KINDS, frame // KINDS
    family = LEXICON.family_of(move)
    args = family.args(move)
    found: tuple[str, Details] | None = None
    if kind == ACTING and family.key == "play":
        found = _card(state, seat, CARDS.index(str(args["card"])))
    elif kind == HARVESTING and family.key == "harvest":
        found = _harvest(state, seat, number, FIELDS.index(str(args["field"])))
    elif kind == TRADING:
        found = _trade(state, seat, number, family.key, args)
    elif kind == BUILDING and family.key == "build":
        found = _build(state, seat, BUILDINGS.index(str(args["building"])))
    elif kind == BUILDING and family.key == "take-points":
        found = "markers", {}
    elif kind == BUILDING and family.key == "done":
        found = "take-points", {"points": architect.reward(state)}
    elif kind == CHOOSING and family.key == "board":
        found = _board(state, COLOURS.index(str(args["colour"])))
    elif kind == SITING and family.key == "on":
        found = "field-built", {"field": args["field"]}
    elif kind == OVERSEEING and family.key == "use":
        found = _use(state, seat, number, BUILDINGS.index(str(args["building"])))
    elif kind == USING:
        found = _spend_or_veto(state, seat, number, family.key, args)
    elif kind == LOADING:
        found = _load(state, seat, number, family.key, args)
    elif kind == VOTING and family.key == "votes":
        found = "votes", {"n": args["n"], "most": min(state.pesos[seat], MOST_VOTES)}
    elif kind == ENACTING and family.key == "enact":
        found = "no-bill", {"law": args["law"]}
    elif kind == TOLLING and family.key in ("pay", "refuse"):
        found = _toll(state, seat, family.key, args)
    if found is None:
        return None
    why, details = found
    return Event(why, seat, details)


def _board(state: Cuba, colour: int) -> tuple[str, Details]:
    return "board-taken", {"colour": COLOURS[colour], "other": state.boards.index(colour + 1)}


def _card(state: Cuba, seat: int, card: int) -> tuple[str, Details]:
    if state.delegates[seat] == card:
        return "delegate", {"card": CARDS[card]}
    return "card-played", {"card": CARDS[card]}


def _harvest(state: Cuba, seat: int, number: int, field: int) -> tuple[str, Details]:
    details: Details = {"field": FIELDS[field], "pawn": FIELDS[state.pawns[seat]]}
    if field not in state.parts.cross[state.pawns[seat]]:
        return "not-active", details
    if number & 1 << field:
        return "harvested", details
    if state.fields[ACRES * seat + field] >= 0:
        return "field-bears-building", {**details, "building": BUILDINGS[state.fields[ACRES * seat + field]]}
    thing = plantation.gives(state, seat, field)
    if thing < MATERIALS:
        return "field-material", {**details, "thing": THINGS[thing]}
    return "supply-empty", {"thing": THINGS[thing], "n": 1}


def _trade(state: Cuba, seat: int, number: int, key: str, args: Details) -> tuple[str, Details] | None:
    if key == "take" and number > 0:
        return "only-instead", {}
    if key == "take":
        return _help(state, THINGS.index(str(args["thing"])))
    if key not in ("sell", "buy"):
        return None
    ware = WARES.index(str(args["thing"]))
    details: Details = {"thing": WARES[ware], "n": 1}
    if key == "sell":
        if state.held(seat, MATERIALS + ware) == 0:
            return "have-none", details
        return "bought-before" if state.rules < 2 else "bought-again", details
    if not market.to_be_had(state, ware):
        return "supply-empty", details
    if number & 1 << ware and not market.may_turn(state, number, ware):
        return "sold-before" if state.rules < 2 else "sold-again", details
    return "too-dear", {**details, "price": market.asked(state, ware), "pesos": state.pesos[seat]}


def _help(state: Cuba, thing: int) -> tuple[str, Details]:
    details: Details = {"thing": THINGS[thing], "n": 1}
    if state.markers & (MATERIAL_TAKEN if thing < MATERIALS else PRODUCT_TAKEN):
        return "marker", details
    if state.supply[thing] == 0:
        return "supply-empty", details
    return "not-cheapest", details


def _build(state: Cuba, seat: int, building: int) -> tuple[str, Details]:
    details: Details = {"building": BUILDINGS[building]}
    if state.site[building] == 0:
        return "none-left", details
    if not architect.affordable(state, seat, building):
        cost = state.parts.cost[building]
        short = next(thing for thing in range(MATERIALS) if state.held(seat, thing) < cost[thing])
        return "materials", {
            **details,
            "thing": THINGS[short],
            "n": cost[short],
            "have": state.held(seat, short),
        }
    if state.laws[OTHER] == CONSTRUCTION and state.pesos[seat] < state.parts.construction:
        return "construction", {"pesos": state.parts.construction, "have": state.pesos[seat]}
    return "no-field", {}


def _use(state: Cuba, seat: int, used: int, building: int) -> tuple[str, Details]:
    details: Details = {"building": BUILDINGS[building], "pawn": FIELDS[state.pawns[seat]]}
    mine = [field for field in range(ACRES) if state.fields[ACRES * seat + field] == building]
    if not mine:
        return "no-building", details
    if not buildings.useful(state, seat, building):
        return "useless", details
    if all(used & 1 << field for field in mine):
        return "used", details
    return "out-of-reach", details


def _spend_or_veto(state: Cuba, seat: int, number: int, key: str, args: Details) -> tuple[str, Details] | None:
    details: Details = {"building": BUILDINGS[number % 32]}
    if key == "veto":
        kind = LAWS.index(str(args["law"])) // EACH
        if kind == state.banned and state.bills[kind] == LAWS.index(str(args["law"])) % EACH:
            return "banned", {"kind": TYPES[kind]}
        return "no-bill", {"law": args["law"]}
    if key != "spend":
        return None
    thing = THINGS.index(str(args["thing"]))
    first, end = buildings.takes(state, number % 32)
    if not first <= thing < end:
        return "not-taken", {**details, "thing": THINGS[thing], "n": 1}
    have, most = state.held(seat, thing), number // 32
    return "spend", {**details, "thing": THINGS[thing], "n": args["n"], "have": have, "most": min(have, most)}


def _load(state: Cuba, seat: int, number: int, key: str, args: Details) -> tuple[str, Details] | None:
    if key == "done":
        return "take-pesos", {"pesos": harbour.reward(state)}
    if key == "take-pesos":
        return ("only-instead", {}) if number // 4 % 4 else ("markers", {})
    if key != "load":
        return None
    ware, dock, chosen = WARES.index(str(args["thing"])), int(args["dock"]), number // 4 % 4
    details: Details = {"thing": WARES[ware], "n": 1, "dock": dock, "chosen": chosen}
    if state.docks[dock] < 0:
        return "no-ship", details
    if chosen not in (0, dock):
        return "one-ship", details
    if state.held(seat, MATERIALS + ware) == 0:
        return "have-none", details
    if state.space[SPACES * dock - SPACES + ware] == 0:
        return "no-room", details
    if number % 4 == BY_LARGE_OFFICE:
        return "one-type", details
    return None


def _toll(state: Cuba, seat: int, key: str, args: Details) -> tuple[str, Details] | None:
    if key == "refuse":
        return "part-payment", {}
    first, end, _ = laws.duty(state, state.laws[DUTY])
    thing = THINGS.index(str(args["thing"]))
    details: Details = {"thing": THINGS[thing], "n": 1}
    if first <= thing < end:
        return "have-none", details
    return "duty-asks", details
