"""A position of Cuba as data, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.core.loading import counts, listed, whole, word
from malecon.games.cuba import pending, plantation
from malecon.games.cuba.frames import MARKERS
from malecon.games.cuba.parts import BOARDS
from malecon.games.cuba.words import (
    ACRES,
    BUILDINGS,
    CARDS,
    DOCKS,
    EACH,
    FIELDS,
    LAWS,
    MATERIALS,
    MOST_VOTES,
    PRODUCTS,
    SHIPS,
    THINGS,
    TYPES,
    WAREHOUSE,
    WARES,
)

if TYPE_CHECKING:
    from malecon.games.cuba.state import Cuba

PLENTY = 100_000  # pesos and points have no bound in the rules; a position has
PRODUCT_WORDS = THINGS[MATERIALS:PRODUCTS]


# --- out -------------------------------------------------------------------------------------------------------------


def write(state: Cuba) -> dict[str, Any]:
    return {
        "round": state.round,
        "first": _or_null(state.first),
        "turn": _or_null(state.turn),
        "market": dict(zip(WARES, state.market, strict=True)),
        "supply": dict(zip(THINGS, state.supply, strict=True)),
        "site": dict(zip(BUILDINGS, state.site, strict=True)),
        "docks": [_dock(state, dock) for dock in range(1, DOCKS + 1)],
        "sea": state.docks[0] + 1 if state.docks[0] >= 0 else None,
        "stack": [ship + 1 for ship in range(SHIPS) if state.stack & 1 << ship],
        "under": [ship + 1 for ship in state.under],
        "laws": {name: _law(kind, state.laws[kind]) for kind, name in enumerate(TYPES)},
        "bills": {name: _law(kind, state.bills[kind]) for kind, name in enumerate(TYPES)},
        "stacks": {
            name: [_law(kind, law) for law in range(EACH) if state.stacks[kind] & 1 << law]
            for kind, name in enumerate(TYPES)
        },
        "vetoed": TYPES[state.vetoed] if state.vetoed >= 0 else None,
        "banned": TYPES[state.banned] if state.banned >= 0 else None,
        "markers": [name for i, name in enumerate(MARKERS) if state.markers & 1 << i],
        "town_hall": _or_null(state.hall),
        "paid": [seat for seat in range(state.players) if state.paid & 1 << seat],
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "pending": [pending.write(frame) for frame in state.pending],
        "ending": state.ending or None,
    }


def _or_null(number: int) -> int | None:
    return number if number >= 0 else None


def _law(kind: int, law: int) -> str | None:
    return LAWS[EACH * kind + law] if law >= 0 else None


def _dock(state: Cuba, dock: int) -> dict[str, Any] | None:
    """The ship at a dock, what it carries and what it has room for."""
    ship = state.docks[dock]
    if ship < 0:
        return None
    room = state.space[5 * dock - 5 : 5 * dock]
    loaded = [space - free for space, free in zip(state.parts.spaces[ship], room, strict=True)]
    return {
        "ship": ship + 1,
        "cargo": {ware: n for ware, n in zip(WARES, loaded, strict=True) if n},
        "room": {ware: n for ware, n in zip(WARES, room, strict=True) if n},
    }


def _seat(state: Cuba, seat: int) -> dict[str, Any]:
    stock = state.stock[11 * seat : 11 * seat + 11]
    fields = state.fields[ACRES * seat : ACRES * seat + ACRES]
    return {
        "pesos": state.pesos[seat],
        "points": state.points[seat],
        "yard": dict(zip(THINGS, stock[:8], strict=True)),
        "warehouse": dict(zip(PRODUCT_WORDS, stock[8:], strict=True)),
        "board": BOARDS[state.boards[seat]] if state.boards[seat] >= 0 else None,
        "fields": _printed(state, seat) if state.boards[seat] >= 0 else None,
        "buildings": {name: BUILDINGS[tile] for name, tile in zip(FIELDS, fields, strict=True) if tile >= 0},
        "pawn": FIELDS[state.pawns[seat]],
        "hand": [card for i, card in enumerate(CARDS) if state.hands[seat] & 1 << i],
        "played": [CARDS[int(digit) - 1] for digit in f"{state.played[seat]:o}" if digit != "0"],
        "delegate": CARDS[state.delegates[seat]] if state.delegates[seat] >= 0 else None,
        "votes": state.votes[seat],
        "bid": _or_null(state.bids[seat]),
    }


def _printed(state: Cuba, seat: int) -> list[str | None]:
    """What the fields of a seat's board give; nothing where the warehouse is."""
    return [THINGS[thing] if thing >= 0 else None for thing in state.layouts[seat]]


# --- in --------------------------------------------------------------------------------------------------------------


def read(state: Cuba, data: Mapping[str, Any]) -> None:
    n = state.players
    state.round = whole(data, "round", 1, state.rounds, 1)
    state.first = _read_seat(data.get("first"), n, "first")
    state.turn = _read_seat(data.get("turn", data.get("first")), n, "turn")
    state.hall = _read_seat(data.get("town_hall"), n, "town_hall")
    state.vetoed = _type(data.get("vetoed"), "vetoed")
    state.banned = _type(data.get("banned"), "banned")
    state.markers = _bits(data, "markers", MARKERS)
    state.paid = _bits(data, "paid", range(n))
    _read_laws(state, data)
    _read_seats(state, data)
    _read_ships(state, data)
    _read_market(state, data)
    state.ending = _ending(data.get("ending"))
    pending.read(state, data)


def _read_seat(value: Any, players: int, key: str) -> int:
    return -1 if value is None else whole({key: value}, key, 0, players - 1)


def _type(value: Any, key: str) -> int:
    return -1 if value is None else word(value, TYPES, key)


def _ending(value: Any) -> str:
    if value not in (None, "last-round"):
        raise ValueError(f"«ending» is null or last-round, not {value!r}")
    return value or ""


def _bits(data: Mapping[str, Any], key: str, words: Sequence[Any]) -> int:
    value = data.get(key, [])
    if not isinstance(value, list | tuple):
        raise ValueError(f"«{key}» must be a list, not {value!r}")
    bits = 0
    for item in value:
        if item not in words or isinstance(item, bool):
            raise ValueError(f"«{key}» knows no {item!r}: it is one of {', '.join(map(str, words))}")
        bit = 1 << words.index(item)
        if bits & bit:
            raise ValueError(f"«{key}» has {item!r} twice")
        bits |= bit
    return bits


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise ValueError(f"«{key}» must be a mapping, not {value!r}")
    return value


def _read_laws(state: Cuba, data: Mapping[str, Any]) -> None:
    """Laws and bills left out are none; stacks left out hold all the others."""
    for key in ("laws", "bills", "stacks"):
        for name in _mapping(data, key):
            word(name, TYPES, key)
    for kind, name in enumerate(TYPES):
        mine = LAWS[EACH * kind : EACH * kind + EACH]
        law, bill = (_mapping(data, key).get(name) for key in ("laws", "bills"))
        state.laws[kind] = -1 if law is None else word(law, mine, "laws")
        state.bills[kind] = -1 if bill is None else word(bill, mine, "bills")
        if law is not None and law == bill:
            raise ValueError(f"{law} can't be both a law in force and a bill")
        out = [card for card in (law, bill) if card is not None]
        left = [card for card in mine if card not in out]
        state.stacks[kind] = _bits({"stacks": left, **_stack_of(data, name)}, "stacks", mine)
        for card in out:
            if state.stacks[kind] & 1 << mine.index(card):
                raise ValueError(f"{card} can't be in its stack and out of it")


def _stack_of(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    stacks = _mapping(data, "stacks")
    return {"stacks": stacks[name]} if name in stacks else {}


def _read_seats(state: Cuba, data: Mapping[str, Any]) -> None:
    seats = listed(data, "seats", state.players)
    for number, seat in enumerate(seats):
        if not isinstance(seat, Mapping):
            raise ValueError(f"«seats» must be a list of mappings, not {seat!r}")
        _read_board(state, number, seat)
        state.pesos[number] = whole(seat, "pesos", 0, PLENTY, state.parts.start_pesos)
        state.points[number] = whole(seat, "points", 0, PLENTY, 0)
        stock = counts(seat, "yard", THINGS, PLENTY) + counts(seat, "warehouse", PRODUCT_WORDS, PLENTY)
        state.stock[11 * number : 11 * number + 11] = stock
        if "pawn" in seat:
            state.pawns[number] = word(seat["pawn"], FIELDS, "pawn")
        _read_fields(state, number, seat)
        _read_cards(state, number, seat)
        state.votes[number] = whole(seat, "votes", 0, PLENTY, 0)
        bid = seat.get("bid")
        most = min(MOST_VOTES, state.pesos[number])
        state.bids[number] = -1 if bid is None else whole(seat, "bid", 0, most)
    for building, name in enumerate(BUILDINGS):
        built = sum(state.fields.count(tile) for tile in (building,))
        printed = state.players if building == WAREHOUSE else 0
        state.site[building] -= built - printed
        if state.site[building] < 0:
            raise ValueError(f"{built - printed} {name} are built: there are not so many in this edition")
    if "site" in data:
        told = counts(data, "site", BUILDINGS, PLENTY)
        for building, name in enumerate(BUILDINGS):
            # A building just paid for is on its way to its field.
            if not 0 <= state.site[building] - told[building] <= 1:
                raise ValueError(f"«site» has {told[building]} {name}: {state.site[building]} are left")
        state.site = told


def _read_board(state: Cuba, number: int, seat: Mapping[str, Any]) -> None:
    """Left out, individual boards go by seat: blue, red, …; null is one that isn't chosen yet."""
    own = state.options["boards"] == "individual"
    board = seat.get("board", BOARDS[number + 1 if own else 0])
    if board is None and plantation.chosen_boards(state):
        return
    chosen = word(board, BOARDS, "board")
    if own != (chosen > 0):
        raise ValueError(f"seat {number} can't have the {board} board by this position's option «boards»")
    if own and chosen in state.boards[:number]:
        raise ValueError(f"two seats can't have the {board} board")
    plantation.lay(state, number, chosen)


def _read_fields(state: Cuba, number: int, seat: Mapping[str, Any]) -> None:
    base = ACRES * number
    layout = state.layouts[number]
    printed = _printed(state, number) if state.boards[number] >= 0 else None
    if seat.get("fields", printed) != printed:
        raise ValueError(f"«fields» of seat {number} are printed on its board: {printed!r}")
    for name, building in _mapping(seat, "buildings").items():
        field = word(name, FIELDS, "buildings")
        tile = word(building, BUILDINGS, "buildings")
        if layout[field] < 0 and tile != WAREHOUSE:
            raise ValueError(f"the warehouse is printed on {name}: nothing else is built there")
        state.fields[base + field] = tile


def _read_cards(state: Cuba, number: int, seat: Mapping[str, Any]) -> None:
    """The hand is all cards less those played, unless told."""
    played = seat.get("played", [])
    if not isinstance(played, list | tuple) or len(played) > 4 or len(set(played)) < len(played):
        raise ValueError(f"«played» must be a list of up to 4 different cards, not {played!r}")
    state.played[number] = 0
    state.hands[number] = 31
    for card in played:
        which = word(card, CARDS, "played")
        state.played[number] = 8 * state.played[number] + which + 1
        state.hands[number] -= 1 << which
    if "hand" in seat and _bits(seat, "hand", CARDS) != state.hands[number]:
        raise ValueError(f"seat {number}: «hand» and «played» must hold the five cards between them")
    kept = seat.get("delegate")
    state.delegates[number] = -1 if kept is None else word(kept, CARDS, "delegate")
    if kept is not None and not state.secret:
        raise ValueError("«delegate» is for the option secret_delegate")
    if kept is not None and not state.hands[number] & 1 << state.delegates[number]:
        raise ValueError(f"seat {number} has played its delegate {kept}")


def _read_ships(state: Cuba, data: Mapping[str, Any]) -> None:
    """Ships on docks and at sea; the stack left out is all the others, shuffled."""
    docks = listed({"docks": [None] * DOCKS, **data}, "docks", DOCKS)
    sea = data.get("sea")
    state.docks[0] = -1 if sea is None else whole(data, "sea", 1, SHIPS) - 1
    for dock, ship in enumerate(docks, 1):
        _read_dock(state, dock, ship)
    under = data.get("under", [])
    if not isinstance(under, list | tuple):
        raise ValueError(f"«under» must be a list of ships, not {under!r}")
    state.under = [whole({"under": ship}, "under", 1, SHIPS) - 1 for ship in under]
    out = [ship for ship in state.docks if ship >= 0] + state.under
    if len(set(out)) < len(out):
        raise ValueError("a ship can't be in two places: look at «docks», «sea» and «under»")
    left = [ship + 1 for ship in range(SHIPS) if ship not in out]
    state.stack = _bits({"stack": left, **data}, "stack", range(1, SHIPS + 1))
    if state.stack != sum(1 << ship - 1 for ship in left):
        raise ValueError("«stack» must hold every ship that is not on «docks», at «sea» or «under» the stack")


def _read_dock(state: Cuba, dock: int, ship: Any) -> None:
    base = 5 * dock - 5
    state.space[base : base + 5] = [0] * 5
    state.docks[dock] = -1
    if ship is None:
        return
    if isinstance(ship, int):
        ship = {"ship": ship}
    if not isinstance(ship, Mapping):
        raise ValueError(f"«docks» must be a list of ships or null, not {ship!r}")
    state.docks[dock] = whole(ship, "ship", 1, SHIPS) - 1
    cargo = counts(ship, "cargo", WARES, PLENTY)
    room = [space - n for space, n in zip(state.parts.spaces[state.docks[dock]], cargo, strict=True)]
    if min(room) < 0:
        raise ValueError(f"ship {ship['ship']} has no room for {dict(zip(WARES, cargo, strict=True))!r}")
    if "room" in ship and counts(ship, "room", WARES, PLENTY) != room:
        raise ValueError(f"ship {ship['ship']}: «room» and «cargo» don't make its spaces")
    state.space[base : base + 5] = room


def _read_market(state: Cuba, data: Mapping[str, Any]) -> None:
    """What is nowhere else is in the supply."""
    if "market" in data:
        state.market = counts(data, "market", WARES, PLENTY)
    for ware, row in enumerate(state.parts.prices):
        if state.market[ware] > len(row):
            raise ValueError(f"the market has {len(row)} spaces for {WARES[ware]}, not {state.market[ware]}")
    told = counts(data, "supply", THINGS, PLENTY)
    for thing, name in enumerate(THINGS):
        out = sum(state.stock[thing::11])
        if MATERIALS <= thing < PRODUCTS:
            out += sum(state.stock[thing + 5 :: 11])
        if thing >= MATERIALS:
            ware = thing - MATERIALS
            out += state.market[ware]
            for dock in range(1, DOCKS + 1):
                if state.docks[dock] >= 0:
                    out += state.parts.spaces[state.docks[dock]][ware] - state.space[5 * dock - 5 + ware]
        each = state.parts.supply[thing]
        if out > each:
            raise ValueError(f"{out} {name} are out: there are only {each} in the game")
        state.supply[thing] = each - out
        if "supply" in data and told[thing] != each - out:
            raise ValueError(
                f"{told[thing]} {name} in the supply and {out} elsewhere make {told[thing] + out}, not {each}"
            )
