"""The shape of a position of Santiago de Cuba, and what its parts must agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.core.decision import KIND, Decision
from malecon.core.position import Counts, EachSeat, Ending, One, Pending, Position, Row
from malecon.core.shape import AMOUNT, SEAT, Flag, Maybe, Whole, Word
from malecon.games.santiago.buildings import USING
from malecon.games.santiago.demand import LEAVING, MOST_BLANKS, ROLLING
from malecon.games.santiago.harbour import DELIVERING
from malecon.games.santiago.observing import in_hand
from malecon.games.santiago.opening import DEALING_BUILDINGS, DEALING_CUBANS, DRAWING_FIRST
from malecon.games.santiago.road import DRIVING, ENDING, NEXT
from malecon.games.santiago.state import DECISIONS, Santiago
from malecon.games.santiago.words import ASKED, BANK, BUILDINGS, CHURCH, CUBANS, GOODS, MOST_ASKED


def check(state: Santiago, data: Mapping[str, Any]) -> None:
    _check_tiles(state)
    _check_brokers(state)
    _check_reserve(state, data)
    _check_demand(state)
    if not state.ending:
        _check_pending(state)


SHAPE = Position(
    Row("cubans", len(CUBANS), Maybe(Word(CUBANS))),
    Row("down", len(CUBANS), Flag(), default=[False] * len(CUBANS)),
    Row("buildings", len(BUILDINGS), Maybe(Word(BUILDINGS))),
    Row("owners", len(BUILDINGS), Maybe(SEAT), default=[None] * len(BUILDINGS)),
    One("car", Whole(0, 9), default=0),
    One(
        "value",
        Whole(lambda state: state.parts.first_value, lambda state: state.parts.last_value),
        default=lambda state: state.parts.first_value,
    ),
    One("ship", Whole(1, lambda state: state.parts.ships), default=1),
    Counts("demand", GOODS[:ASKED], MOST_ASKED, absent=True),
    Counts("dice", GOODS[:ASKED], MOST_ASKED, absent=True, or_null=True),
    One("blanks", Whole(0, lambda state: MOST_BLANKS if state.rules >= 2 else 0), default=0),
    Counts("reserve", GOODS, high=lambda state: state.parts.each),
    EachSeat(
        One("pesos", AMOUNT, hidden=in_hand),
        One("points", AMOUNT, hidden=in_hand),
        Counts("goods", GOODS, hidden=in_hand, high=lambda state: state.parts.each),
        One("broker", Maybe(Whole(0, len(BUILDINGS) - 1)), at="brokers", default=None),
    ),
    One("first", Maybe(SEAT), default=None),
    One("turn", Maybe(SEAT), default=None),
    One("turns", AMOUNT, default=0),
    Pending(lambda state: [[DRIVING.word]], deepest=6),
    Ending("seventh-ship", "stalled"),
    check=check,
)


def _check_tiles(state: Santiago) -> None:
    state.stops = _places("cubans", CUBANS, state.cubans)
    state.places = _places("buildings", BUILDINGS, state.buildings)
    markers = state.parts.markers
    for seat in range(state.players):
        if state.owners.count(seat) > markers:
            raise ValueError(f"seat {seat} owns {state.owners.count(seat)} buildings: {markers} is the most")


def _places(key: str, words: tuple[str, ...], tiles: list[int]) -> list[int]:
    """Where each tile lies."""
    dealt = [tile for tile in tiles if tile >= 0]
    if -1 in tiles[: len(dealt)]:
        raise ValueError(f"«{key}» are dealt from the first: null may only stand at the end")
    for tile in dealt:
        if dealt.count(tile) > 1:
            raise ValueError(f"«{key}» has {words[tile]} twice")
    return [tiles.index(tile) if tile in tiles else -1 for tile in range(len(words))]


def _check_brokers(state: Santiago) -> None:
    placed = [place for place in state.brokers if place >= 0]
    state.occupied = sum(1 << place for place in set(placed))
    if len(set(placed)) < len(placed):
        raise ValueError("two brokers can't stand on the same place")


def _check_reserve(state: Santiago, data: Mapping[str, Any]) -> None:
    """Every good is with a seat or in the reserve."""
    each = state.parts.each
    for good, name in enumerate(GOODS):
        held = sum(state.goods[good::6])
        if held > each:
            raise ValueError(f"the seats hold {held} {name}: there are only {each} in the game")
        told = state.reserve[good]
        if "reserve" in data and told + held != each:
            raise ValueError(f"{told} {name} in the reserve and {held} with the seats make {told + held}, not {each}")
        state.reserve[good] = each - held


def _check_demand(state: Santiago) -> None:
    missing = state.demand.count(-1)
    if missing not in (1, ASKED):
        raise ValueError("«demand» must have four goods, or none while the ship has none")
    state.wanted = sum(n for n in state.demand if n > 0) if missing == 1 else -1
    if state.wanted == 0:
        raise ValueError("«demand» can't be all 0: such a ship has left")


def _check_pending(state: Santiago) -> None:
    kinds = [DECISIONS[pending & KIND] for pending in state.pending]
    bottoms = (DRAWING_FIRST, DRIVING, ENDING, NEXT)
    if kinds[0] not in bottoms or any(kind in bottoms for kind in kinds[1:]):
        names = ", ".join(kind.word for kind in bottoms)
        raise ValueError(f"«pending» must begin with one of {names}, and none of them may follow")
    if ROLLING in kinds and kinds[-2:] != [LEAVING, ROLLING]:
        raise ValueError("«pending»: roll must be the last, and leave before it")
    for kind, tiles in ((DEALING_CUBANS, state.cubans), (DEALING_BUILDINGS, state.buildings)):
        if kinds[-1].number > ROLLING.number and (-1 in tiles or state.turn < 0):
            raise ValueError("before a seat decides, «cubans», «buildings» and «turn» must be complete")
        if (kind in kinds) != (-1 in tiles):
            raise ValueError(f"«pending»: {kind.word} must be there as long as tiles are to be dealt, and no longer")
    if kinds[-1] in (DRIVING, DELIVERING) and state.wanted < 0:
        raise ValueError("«demand» must have four goods at the start of a turn and in a delivery")
    for pending in state.pending:
        if USING.pends(pending) and USING.building.of(pending) in (BANK, CHURCH):
            raise ValueError(f"«pending»: the {BUILDINGS[USING.building.of(pending)]} leaves nothing to choose")
    _check_dice(state, kinds[-1])


def _check_dice(state: Santiago, kind: Decision[Any]) -> None:
    shown = ASKED - state.dice.count(-1)
    if kind not in (LEAVING, ROLLING):
        if shown:
            raise ValueError("«dice» must be null: none are to be chosen from now")
        if state.blanks:
            raise ValueError("«blanks» must be 0: no dice are being rolled now")
        return
    if state.wanted >= 0:
        raise ValueError("«demand» must be empty while dice are rolled for it")
    if kind is LEAVING and state.blanks:
        raise ValueError("«blanks» must be 0: the dice were rolled, and not all show 0")
    if kind is LEAVING and shown < ASKED:
        raise ValueError("to leave a die out, «dice» must show all five")
    if kind is ROLLING and (shown == ASKED or max(state.dice[shown:]) >= 0):
        raise ValueError("while dice are rolled, «dice» has the first of sugar, tobacco, citrus, rum, cigars")
