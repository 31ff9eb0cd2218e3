"""The shape of a position of Cuba, and what its parts must agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.core.lens import WORD, DigitsForm, Form, Lens
from malecon.core.loading import counts, listed, word
from malecon.core.position import (
    KEPT,
    ByHand,
    Counts,
    EachSeat,
    Ending,
    Named,
    One,
    Part,
    Pending,
    Position,
    Queue,
    Rest,
    Row,
)
from malecon.core.scope import Scope
from malecon.core.shape import AMOUNT, PLENTY, SEAT, Maybe, Nth, Seats, Shape, Some, Whole, Word
from malecon.games.cuba import opening, plantation, words
from malecon.games.cuba.architect import SITING
from malecon.games.cuba.instead import MARKERS
from malecon.games.cuba.market import TRADING
from malecon.games.cuba.observing import face_down, in_secret
from malecon.games.cuba.parts import BOARDS, NO_FIELD
from malecon.games.cuba.rounds import ACTING
from malecon.games.cuba.state import Cuba

PRODUCTS = words.THINGS[words.MATERIALS : words.PRODUCTS]
STOCK = len(words.THINGS) + len(PRODUCTS)  # numbers a seat
CARDS_OF = [words.LAWS[words.EACH * kind : words.EACH * kind + words.EACH] for kind in range(len(words.TYPES))]
LAW_OF = {name: Maybe(Word(cards)) for name, cards in zip(words.TYPES, CARDS_OF, strict=True)}
SHIP = Nth(words.SHIPS)


# --- the harbour ------------------------------------------------------------------------------------------------------


def _cargo(state: Cuba, dock: int) -> list[int]:
    """What the ship at a dock carries, by ware."""
    ship, base = state.docks[dock], words.SPACES * dock - words.SPACES
    if ship < 0:
        return [0] * words.SPACES
    return [space - state.space[base + ware] for ware, space in enumerate(state.parts.spaces[ship])]


def _docks(state: Cuba) -> list[dict[str, Any] | None]:
    """The ships at the docks, what they carry and what they have room for."""
    return [
        None
        if state.docks[dock] < 0
        else {
            "ship": SHIP.write(state.docks[dock]),
            "cargo": _some(_cargo(state, dock)),
            "room": _some(state.space[words.SPACES * dock - words.SPACES : words.SPACES * dock]),
        }
        for dock in range(1, words.DOCKS + 1)
    ]


def most_room(state: Cuba) -> int:
    return max(max(spaces) for spaces in state.parts.spaces)


def _some(row: list[int]) -> dict[str, int]:
    return {ware: n for ware, n in zip(words.WARES, row, strict=True) if n}


def _read_docks(state: Cuba, told: Any) -> None:
    """A ship alone, by its number, is empty."""
    for dock, ship in enumerate(listed(told, "docks", words.DOCKS), 1):
        held = {"ship": ship} if isinstance(ship, int) else ship
        if held is None:
            continue
        if not isinstance(held, Mapping):
            raise ValueError(f"«docks» must be a list of ships or null, not {held!r}")
        state.docks[dock] = SHIP.read(held.get("ship"), "ship", state)
        cargo = counts(held.get("cargo", {}), "cargo", words.WARES, PLENTY)
        room = [space - n for space, n in zip(state.parts.spaces[state.docks[dock]], cargo, strict=True)]
        if min(room) < 0:
            raise ValueError(f"ship {held['ship']} has no room for {_some(cargo)!r}")
        if "room" in held and counts(held["room"], "room", words.WARES, PLENTY) != room:
            raise ValueError(f"ship {held['ship']}: «room» and «cargo» don't make its spaces")
        state.space[words.SPACES * dock - words.SPACES : words.SPACES * dock] = room


def _read_sea(state: Cuba, told: Any) -> None:
    state.docks[0] = Maybe(SHIP).read(told, "sea", state)


def _check_ships(state: Cuba, data: Mapping[str, Any]) -> None:
    """Each ship is in one place: left out, the stack is all the others, shuffled."""
    out = [ship for ship in state.docks if ship >= 0] + state.under
    if len(set(out)) < len(out):
        raise ValueError("a ship can't be in two places: look at «docks», «sea» and «under»")
    left = sum(1 << ship for ship in range(words.SHIPS) if ship not in out)
    if state.stack != left and "stack" in data:
        raise ValueError("«stack» must hold every ship that is not on «docks», at «sea» or «under» the stack")
    state.stack = left


# --- a seat -----------------------------------------------------------------------------------------------------------


class Board(Part):
    """Left out, individual boards go by seat: blue, red, …; null is one that isn't chosen yet."""

    def write(self, state: Cuba, seat: int) -> str | None:
        return BOARDS[state.boards[seat]] if state.boards[seat] >= 0 else None

    def read(self, state: Cuba, seat: int, data: Mapping[str, Any]) -> None:
        own = state.options["boards"] == "individual"
        board = data.get(self.key, BOARDS[seat + 1 if own else 0])
        if board is None and opening.chosen_boards(state):
            return
        chosen = word(board, BOARDS, self.key)
        if own != (chosen > 0):
            raise ValueError(f"seat {seat} can't have the {board} board by this position's option «boards»")
        if own and chosen in state.boards[:seat]:
            raise ValueError(f"two seats can't have the {board} board")
        plantation.lay(state, seat, chosen)

    def lenses(self, scope: Scope) -> list[Lens]:
        return One(self.key, Maybe(Word(BOARDS)), at="boards").lenses(scope)


def _printed(state: Cuba, seat: int) -> list[str | None] | None:
    """What the fields of a seat's board give; nothing where the warehouse is."""
    if state.boards[seat] < 0:
        return None
    return [words.THINGS[thing] if thing >= 0 else None for thing in state.layouts[seat]]


def _read_printed(state: Cuba, seat: int, told: Any) -> None:
    if told != _printed(state, seat):
        raise ValueError(f"«fields» of seat {seat} are printed on its board: {_printed(state, seat)!r}")


class Played(Shape):
    """Cards in the order played, an octal digit each."""

    def write(self, value: int) -> list[str]:
        return [words.CARDS[int(digit) - 1] for digit in f"{value:o}" if digit != "0"]

    def read(self, told: Any, key: str, state: Any) -> int:
        if not isinstance(told, list | tuple) or len(told) > 4 or len(set(told)) < len(told):
            raise ValueError(f"«{key}» must be a list of up to 4 different cards, not {told!r}")
        value = 0
        for card in told:
            value = 8 * value + word(card, words.CARDS, key) + 1
        return value

    def form(self, state: Any) -> Form:
        return DigitsForm(WORD, len(words.CARDS) - 1, 4, 3, True)  # the last one first


def _played(state: Cuba) -> int:
    return sum(len(Played().write(played)) for played in state.played)


def _check_seat(state: Cuba, seat: int, data: Mapping[str, Any]) -> None:
    warehouse = state.layouts[seat].index(NO_FIELD)
    if state.fields[words.ACRES * seat + warehouse] != words.WAREHOUSE:
        raise ValueError(f"the warehouse is printed on {words.FIELDS[warehouse]}: nothing else is built there")
    hand = sum(1 << card for card, name in enumerate(words.CARDS) if name not in Played().write(state.played[seat]))
    if state.hands[seat] != hand and "hand" in data:
        raise ValueError(f"seat {seat}: «hand» and «played» must hold the five cards between them")
    state.hands[seat] = hand
    kept = state.delegates[seat]
    if kept >= 0 and not state.secret:
        raise ValueError("«delegate» is for the option secret_delegate")
    if kept >= 0 and not hand & 1 << kept:
        raise ValueError(f"seat {seat} has played its delegate {words.CARDS[kept]}")
    if state.bids[seat] > state.pesos[seat]:
        raise ValueError(f"«bid» of seat {seat} can't be more than its {state.pesos[seat]} pesos")


# --- what is nowhere else ---------------------------------------------------------------------------------------------


def _out(state: Cuba) -> list[int]:
    """How much of each thing is with the seats, in the market and on the ships."""
    out = [sum(state.stock[thing::STOCK]) for thing in range(len(words.THINGS))]
    cargoes = [_cargo(state, dock) for dock in range(1, words.DOCKS + 1)]
    for ware in range(len(words.WARES)):
        out[words.MATERIALS + ware] += state.market[ware] + sum(cargo[ware] for cargo in cargoes)
    for product in range(words.MATERIALS, words.PRODUCTS):
        out[product] += sum(state.stock[product + len(words.WARES) :: STOCK])
    return out


def _built(state: Cuba) -> list[int]:
    """How many of each building are on the fields or, just paid for, on their way; not the printed warehouses."""
    on_the_way = [SITING.building.of(pending) for pending in state.pending if SITING.pends(pending)]
    built = [state.fields.count(building) + on_the_way.count(building) for building in range(len(words.BUILDINGS))]
    built[words.WAREHOUSE] -= state.players
    return built


# --- all of it --------------------------------------------------------------------------------------------------------


def check(state: Cuba, data: Mapping[str, Any]) -> None:
    _check_ships(state, data)
    for ware, row in enumerate(state.parts.prices):
        if state.market[ware] > len(row):
            raise ValueError(f"the market has {len(row)} spaces for {words.WARES[ware]}, not {state.market[ware]}")
    for kind, name in enumerate(words.TYPES):
        _check_laws(state, kind, name in data.get("stacks", {}))
    for seat, held in enumerate(data["seats"]):
        _check_seat(state, seat, held)
    if state.pending:
        _check_pending(state)


def _check_laws(state: Cuba, kind: int, told: bool) -> None:
    """A stack left out holds all the other laws."""
    if state.laws[kind] >= 0 and state.laws[kind] == state.bills[kind]:
        raise ValueError(f"{CARDS_OF[kind][state.laws[kind]]} can't be both a law in force and a bill")
    for law in (state.laws[kind], state.bills[kind]):
        if law >= 0 and state.stacks[kind] & 1 << law:
            if told:
                raise ValueError(f"{CARDS_OF[kind][law]} can't be in its stack and out of it")
            state.stacks[kind] -= 1 << law


def _check_pending(state: Cuba) -> None:
    top = state.pending[-1]
    if state.first < 0 and not opening.DRAWING_FIRST.pends(state.pending[0]):
        raise ValueError("before a seat decides, «first» must say who goes first")
    if state.first >= 0:
        # Once the first player is drawn, boards are chosen from that one on.
        chooser = opening.CHOOSING.seat.of(top) if opening.CHOOSING.pends(top) else state.first
        chosen = (chooser - state.first) % state.players if opening.CHOOSING.pends(top) else state.players
        for place in range(state.players):
            if (state.boards[(state.first + place) % state.players] >= 0) != (place < chosen):
                raise ValueError("«board» is null for those, and only those, who are still to choose by «pending»")
    if ACTING.pends(top) and ACTING.cards.of(top) != _played(state):
        raise ValueError(
            f"«pending» says {ACTING.cards.of(top)} cards were played, the seats have played {_played(state)}"
        )
    for pending in state.pending:
        if TRADING.pends(pending):
            sold, bought, turned = (field.of(pending) for field in TRADING.fields)
            if sold & bought or turned & ~(sold | bought):
                raise ValueError(
                    "«pending»: a ware is either being sold or being bought, in its first or second direction"
                )


SHAPE = Position(
    One("round", Whole(1, lambda state: state.rounds), default=1),
    One("first", Maybe(SEAT), default=None),
    One("turn", Maybe(SEAT), default=lambda state: state.first if state.first >= 0 else None),
    Counts("market", words.WARES, default=KEPT, high=lambda state: max(map(len, state.parts.prices))),
    Rest("supply", words.THINGS, lambda state: state.parts.supply, _out),
    # A position written by hand may leave buildings out that nobody is to build.
    Rest("site", words.BUILDINGS, lambda state: state.parts.copies[state.eggert], _built, exact=False),
    ByHand(
        "docks",
        _docks,
        _read_docks,
        # The ship at sea, then those at the docks; by dock and ware what they have room for.
        seen=(
            Row("docks", words.DOCKS + 1, Maybe(SHIP)),
            Row("room", words.DOCKS * words.SPACES, AMOUNT, at="space", high=most_room),
        ),
    ),
    ByHand("sea", lambda state: Maybe(SHIP).write(state.docks[0]), _read_sea, seen=()),
    One("stack", Some(range(1, words.SHIPS + 1)), default=KEPT),
    Queue("under", SHIP, words.SHIPS),
    Named("laws", LAW_OF),
    Named("bills", LAW_OF),
    Named("stacks", {name: Some(cards) for name, cards in zip(words.TYPES, CARDS_OF, strict=True)}),
    One("vetoed", Maybe(Word(words.TYPES)), default=None),
    One("banned", Maybe(Word(words.TYPES)), default=None),
    One("markers", Some(MARKERS), default=[]),
    One("town_hall", Maybe(SEAT), at="hall", default=None),
    One("paid", Seats(), default=[]),
    EachSeat(
        One("pesos", AMOUNT, default=lambda state: state.parts.start_pesos),
        One("points", AMOUNT, default=0),
        Counts("yard", words.THINGS, at="stock", stride=STOCK, high=lambda state: max(state.parts.supply)),
        Counts(
            "warehouse",
            PRODUCTS,
            at="stock",
            start=len(words.THINGS),
            stride=STOCK,
            high=lambda state: max(state.parts.supply),
        ),
        Board("board"),
        ByHand("fields", _printed, _read_printed, seen=()),
        Named("buildings", dict.fromkeys(words.FIELDS, Maybe(Word(words.BUILDINGS))), at="fields", sparse=True),
        One("pawn", Word(words.FIELDS), at="pawns", default=KEPT),
        One("hand", Some(words.CARDS), at="hands", default=KEPT),
        One("played", Played(), default=[]),
        One("delegate", Maybe(Word(words.CARDS)), at="delegates", default=None, hidden=face_down),
        One("votes", AMOUNT, default=0),
        One("bid", Maybe(Whole(0, words.MOST_VOTES)), at="bids", default=None, hidden=in_secret),
    ),
    Pending(lambda state: [[ACTING.word, _played(state)]], deepest=4),
    Ending("last-round"),
    check=check,
)
