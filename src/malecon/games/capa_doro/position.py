"""The shape of a position of Capa d'Oro, and what its parts must agree on. Nothing is hidden from anybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.core.decision import KIND
from malecon.core.lens import Form, Lens
from malecon.core.loading import listed, mapped, whole, word
from malecon.core.position import KEPT, ByHand, Counts, EachSeat, Ending, One, Pending, Position, Row
from malecon.core.scope import Scope
from malecon.core.shape import AMOUNT, PLENTY, SEAT, Maybe, Shape, Some, Whole, Word
from malecon.core.state import CHANCE
from malecon.games.capa_doro import events
from malecon.games.capa_doro.actions import ACTING
from malecon.games.capa_doro.bales import count, gathered, sorted_out
from malecon.games.capa_doro.cigars import DEVELOPING, pile, turned_slot
from malecon.games.capa_doro.events import CHOOSING, TURNING_UP
from malecon.games.capa_doro.growth import BEETLING, ROLLING
from malecon.games.capa_doro.layout import (
    BARGAIN_TILE,
    HARVEST,
    NEUTRAL,
    PLACES,
    PLANTATION,
    SLOTS,
    TURNED,
    WIDE,
)
from malecon.games.capa_doro.observing import BalesForm, PlotForm, TileForm
from malecon.games.capa_doro.opening import DEALING, DRAWING_FIRST
from malecon.games.capa_doro.state import DECISIONS, CapaDoro
from malecon.games.capa_doro.words import CHOICES, CIGARS, CLASS, CLASSES, COLUMNS, CUBES, EVENTS, REGIONS, TOBACCOS

STRANGERS = ("neutral", "bargain")  # who owns a plantation and is no seat


# --- the board --------------------------------------------------------------------------------------------------------


def _rows(state: CapaDoro, region: int) -> list[list[int]]:
    return [list(state.fields[place : place + WIDE]) for place in state.parts.seeds[region]]


def _write_fields(state: CapaDoro) -> dict[str, Any]:
    return {
        name: [[_plantation(code) for code in row] for row in _rows(state, region)]
        for region, name in enumerate(REGIONS)
    }


def _plantation(code: int) -> dict[str, Any] | None:
    owner, bales = code // PLANTATION - 1, code % PLANTATION
    return {"owner": owner if owner < NEUTRAL else STRANGERS[owner - NEUTRAL], "bales": bales} if code else None


class Plot(Shape):
    """A place of the board, as it is observed."""

    def form(self, state: Any) -> Form:
        return PlotForm(state.players, state.parts.full)


def _read_fields(state: CapaDoro, told: Any) -> None:
    for name, rows in mapped(told, "fields", "a mapping of regions to rows").items():
        seeds = state.parts.seeds[word(name, REGIONS, "fields")]
        if not isinstance(rows, list | tuple) or len(rows) > len(seeds):
            raise ValueError(f"«fields»: {name} has {len(seeds)} rows, not {rows!r}")
        for place, row in zip(seeds, rows, strict=False):
            for column, standing in enumerate(listed(row, name, WIDE)):
                if standing is not None:
                    state.fields[place + column] = _read_plantation(state, standing, column)


def _read_plantation(state: CapaDoro, told: Any, column: int) -> int:
    """What isn't at hand any more is taken from there."""
    if not isinstance(told, Mapping):
        raise ValueError(f"«fields»: {told!r} is no plantation, such as {{'owner': 0, 'bales': 2}}, nor null")
    if told.get("owner") in STRANGERS:
        owner = NEUTRAL + STRANGERS.index(told["owner"])
        if column == HARVEST:
            raise ValueError("«fields»: nothing neutral stays on Harvest")
        if owner == NEUTRAL:
            state.neutral -= 1
    else:
        owner = whole(told.get("owner"), "owner", 0, state.players - 1)
        state.hands[owner] -= 1
    most = (0, state.parts.full - 1, state.parts.full)[column]
    if (bales := whole(told.get("bales", 0), "bales", 0, PLENTY)) > most:
        raise ValueError(f"«fields»: a plantation in the {COLUMNS[column]} column has up to {most} bales, not {bales}")
    return bales + PLANTATION * (owner + 1)


# --- bales ------------------------------------------------------------------------------------------------------------


class Bales(Counts):
    """How many of each sort, kept in one number."""

    def row(self, state: Any, seat: int) -> list[int]:
        kept = getattr(state, self.at)
        return sorted_out(kept if seat < 0 else kept[seat], len(self.words))

    def put(self, state: Any, seat: int, values: list[int]) -> None:
        if seat < 0:
            setattr(state, self.at, gathered(values))
        else:
            getattr(state, self.at)[seat] = gathered(values)

    def lenses(self, scope: Scope) -> list[Lens]:
        return scope.number(self, self.formed(BalesForm(len(self.words)), scope.state))


# --- cigars -----------------------------------------------------------------------------------------------------------


class Tile(Shape):
    """A cigar's tile, or null; its name alone is one that isn't rolled."""

    def write(self, value: int) -> dict[str, Any] | None:
        return None if value < 0 else {"cigar": CIGARS[value % TURNED], "rolled": value >= TURNED}

    def read(self, told: Any, key: str, state: Any) -> int:
        if told is None:
            return -1
        if isinstance(told, str):
            return word(told, CIGARS, key)
        if not isinstance(told, Mapping):
            raise ValueError(f"«{key}»: {told!r} is no tile, such as {{'cigar': 'perla', 'rolled': false}}, nor null")
        return word(told.get("cigar"), CIGARS, key) + (TURNED if told.get("rolled") else 0)

    def form(self, state: Any) -> Form:
        return TileForm()


def _write_piles(state: CapaDoro) -> dict[str, list[str]]:
    return {name: [CIGARS[move] for move in pile(state, kind)] for kind, name in enumerate(CLASSES)}


def most_bales(state: CapaDoro) -> int:
    return max(*state.parts.bales, state.parts.beetles)


def check(state: CapaDoro, data: Mapping[str, Any]) -> None:
    if "first" not in data:
        state.first = state.turn
    _check_plantations(state)
    _check_cigars(state, data.get("piles", {"a": []}))
    _check_bales(state, data)
    state.recount()
    _check_trade(state)
    _check_events(state)
    if not state.ending:
        _check_pending(state, "pending" in data)


SHAPE = Position(
    ByHand("fields", _write_fields, _read_fields, seen=(Row("fields", PLACES, Plot()),)),
    Bales("market", TOBACCOS, default=KEPT, high=most_bales),
    Bales("discards", TOBACCOS, high=most_bales),
    Bales("bag", CUBES, at="bagged", high=most_bales),
    Counts("events", EVENTS, lambda state: state.parts.each_event, default=KEPT),
    One("customs", Maybe(Word(REGIONS)), default=None),
    One("neutral", Whole(0, lambda state: state.parts.neutral if state.players == 2 else 0), default=KEPT),
    ByHand("piles", _write_piles, seen=(One("piles", Some(CIGARS)),)),
    EachSeat(
        One("dollars", AMOUNT, default=KEPT),
        One("points", AMOUNT, default=0),
        One("plantations", Whole(0, lambda state: state.parts.plantations[state.players]), at="hands", default=KEPT),
        Bales("stock", TOBACCOS, at="stocks", high=most_bales),
        Row("cigars", SLOTS, Tile(), at="tiles", default=[None] * SLOTS),
    ),
    One("first", Maybe(SEAT), default=None),
    One("turn", Maybe(SEAT), default=None),
    One("sown", Whole(0, lambda state: state.parts.sowings[state.players]), default=0),
    One("bought", Some(TOBACCOS), default=[]),
    One("sold", Some(TOBACCOS), default=[]),
    One("switched", Some(TOBACCOS), default=[]),
    One("beetles", Whole(0, lambda state: state.parts.beetles), default=0),
    Pending(lambda state: [[ACTING.word], [ROLLING.word]], lambda state: 2 * state.players + 4),
    Ending("goal", "empty-bag"),
    check=check,
)


# --- what the parts agree on ------------------------------------------------------------------------------------------


def _check_plantations(state: CapaDoro) -> None:
    """Every plantation is at hand or on the board."""
    owners = [code // PLANTATION - 1 for code in state.fields]
    if owners.count(BARGAIN_TILE) > 1:
        raise ValueError("«fields»: there is only one Bargain tile")
    most = state.parts.neutral if state.players == 2 else 0
    sown = owners.count(NEUTRAL)
    if sown > most:
        raise ValueError(f"«fields»: there are {most} neutral plantations, not {sown}")
    if state.neutral + sown != most:
        raise ValueError(f"{state.neutral} «neutral» at hand and {sown} in «fields» make not {most}")
    most = state.parts.plantations[state.players]
    for seat, held in enumerate(state.hands):
        sown = owners.count(seat)
        if sown > most:
            raise ValueError(f"seat {seat} has {sown} plantations in «fields»: there are {most}")
        if held + sown != most:
            raise ValueError(
                f"seat {seat} has {held} plantations in hand and {sown} in «fields»: together they must be {most}"
            )


def _check_cigars(state: CapaDoro, piles: Any) -> None:
    """A pile left out has all tiles of its class that lie before nobody; all left out, that of A has none."""
    lying = [tile % TURNED for tile in state.tiles if tile >= 0]
    for tile in lying:
        if lying.count(tile) > 1:
            raise ValueError(f"«cigars»: {CIGARS[tile]} lies there twice")
    for name in mapped(piles, "piles", "a mapping of a, b and c to lists of cigars"):
        word(name, CLASSES, "piles")
    state.piles = 0
    for kind, name in enumerate(CLASSES):
        tiles = range(CLASS * kind, CLASS * kind + CLASS)
        names = piles.get(name, [CIGARS[tile] for tile in tiles if tile not in lying])
        if not isinstance(names, list | tuple):
            raise ValueError(f"«piles»: {name} must be a list of cigars, not {names!r}")
        for cigar in names:
            tile = word(cigar, CIGARS, "piles")
            if tile not in tiles or tile in lying or state.piles & 1 << tile:
                raise ValueError(f"«piles»: {cigar} can't be in the pile of class {name}")
            state.piles |= 1 << tile


def _check_bales(state: CapaDoro, data: Mapping[str, Any]) -> None:
    """Every bale is somewhere: left out, the bag has what is nowhere else, or else the discards have."""
    bag, discards = state.bag, sorted_out(state.discards)
    for tobacco, name in enumerate(TOBACCOS):
        most, lying = len(state.parts.tracks[tobacco]), count(state.market, tobacco)
        if lying > most:
            raise ValueError(f"«market»: the {name} track has {most} spaces, not {lying}")
        growing = sum(code % PLANTATION for row in _rows(state, tobacco) for code in row)
        elsewhere = growing + sum(count(stock, tobacco) for stock in state.stocks) + lying
        total = state.parts.bales[tobacco]
        if "bag" not in data:
            bag[tobacco] = total - elsewhere - discards[tobacco]
        elif "discards" not in data:
            discards[tobacco] = total - elsewhere - bag[tobacco]
        if min(bag[tobacco], discards[tobacco]) < 0 or elsewhere + bag[tobacco] + discards[tobacco] != total:
            raise ValueError(
                f"{elsewhere} {name} bales with the seats, in «fields» and on the «market», "
                f"{bag[tobacco]} in the «bag» and {discards[tobacco]} in the «discards»: together they must be {total}"
            )
    if "bag" not in data:
        bag[-1] = state.parts.beetles - state.beetles
    if bag[-1] + state.beetles > state.parts.beetles:
        raise ValueError(f"there are only {state.parts.beetles} beetles")
    state.bagged, state.discards = gathered(bag), gathered(discards)


def _check_trade(state: CapaDoro) -> None:
    if state.bought & state.sold:
        raise ValueError("a tobacco was last «bought» or last «sold» in a turn, it can't be in both lists")
    if state.switched & ~(state.bought | state.sold):
        raise ValueError("«switched»: of what was neither «bought» nor «sold» the direction can't have changed")
    if state.switched and state.rules < 2:
        raise ValueError("by rules 1 the direction of trade doesn't change: «switched» must be empty")


def _check_events(state: CapaDoro) -> None:
    if state.eventful and max(state.events) == 0:
        raise ValueError("«events» can't be all 0: the cards are shuffled again when all are used")
    if not state.eventful and (max(state.events) > 0 or state.customs >= 0):
        raise ValueError("the option «events» is false: there are no «events» and no «customs»")


def _check_pending(state: CapaDoro, told: bool) -> None:
    kinds = [DECISIONS[pending & KIND] for pending in state.pending]
    last = kinds[-1]
    if max(state.points) >= state.parts.goal:
        raise ValueError(f"with {state.parts.goal} points the game is over: «ending» must say so")
    if last is DEALING:
        if -1 not in state.tiles or not pile(state, 0):
            raise ValueError("nothing is left to deal: all seats have their «cigars», or the pile a is empty")
    elif last is not DRAWING_FIRST:
        if state.turn < 0:
            raise ValueError("before a seat decides, «turn» must say whose turn it is")
        if kinds[0] not in (ACTING, DEVELOPING):
            raise ValueError("«pending» must begin with ['act'] or ['develop']: the rest of the turn")
    if told and last is ROLLING and state.cubes == 0:
        raise ValueError("the die rests once the «bag» is empty")
    if state.beetles > 0 and BEETLING not in kinds:
        raise ValueError("«beetles» wait for a place: «pending» must have ['beetle']")
    if (TURNING_UP in kinds or CHOOSING in kinds) and not state.eventful:
        raise ValueError("the option «events» is false: none can be pending")
    for event in [CHOOSING.event.of(pending) for pending in state.pending if CHOOSING.pends(pending)]:
        if CHOICES[event] < 0:
            raise ValueError(f"«pending»: {EVENTS[event]} leaves nothing to choose")
        if last is CHOOSING and not events.applies(state, event):
            raise ValueError("«pending»: that event has nothing to choose here")
    if last is DEVELOPING and (slot := turned_slot(state)) >= 0 and not DEVELOPING.allows(state, 0, CHANCE):
        raise ValueError(f"«piles» has no tile to replace {CIGARS[state.tiles[slot] % TURNED]}")
