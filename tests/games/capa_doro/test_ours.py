"""The numbers that are ours keep to the bounds the rules page sets them."""

from itertools import pairwise

import pytest

from malecon.core.marks import Mark
from malecon.games.capa_doro.game import CapaDoro
from malecon.games.capa_doro.marks import dominated
from malecon.games.capa_doro.words import TOBACCOS
from malecon.lab import balance as lab

GAME = CapaDoro()
BEFORE = CapaDoro(rules=2)


@pytest.mark.parametrize("tobacco", TOBACCOS)
def test_a_track_is_a_slope(tobacco: str) -> None:
    track, filled = GAME.numbers.row(f"track.{tobacco}"), GAME.numbers[f"market.{tobacco}"]
    assert len(set(track[:filled])) >= 3
    assert all(0 <= dear - cheap <= 2 for dear, cheap in pairwise(track))
    # Whatever lies there at the start, one bale more or less is felt, and so are the two of Fashion and of Glut.
    assert all(dear > cheap for dear, cheap in pairwise(track[filled - 3 : filled + 2]))
    assert len(track) >= filled + GAME.numbers["glut.bales"]


def test_no_cigar_gives_less_for_more_bales() -> None:
    assert dominated(GAME.parts) == 0
    assert dominated(BEFORE.parts) == 3
    assert dominated(CapaDoro({"cigar.b.campana.points": 11}).parts) == 1


@pytest.mark.parametrize(
    ("kind", "bales", "points", "dollars"),
    [("a", (2, 3), (6, 8), (5, 8)), ("b", (3, 4), (11, 13), (5, 7)), ("c", (4, 5), (18, 21), (2, 4))],
)
def test_cigars_lie_within_their_class(
    kind: str, bales: tuple[int, int], points: tuple[int, int], dollars: tuple[int, int]
) -> None:
    tiles = GAME.numbers.table["cigar"][kind].values()
    assert len({tuple(tile["bales"]) for tile in tiles}) == len(tiles) == 12
    for tile in tiles:
        assert bales[0] <= sum(tile["bales"]) <= bales[1]
        assert points[0] <= tile["points"] <= points[1]
        assert dollars[0] <= tile["dollars"] <= dollars[1]


def test_a_mark_for_each_price_measures_the_rarest() -> None:
    mark = Mark("bought.gold", least=0.01, each="track.gold")
    prices = [float(price) for price in GAME.numbers.row("track.gold")]
    lively = [{"bought.gold": prices}, {"bought.gold": prices + [9.0, 9.0]}]
    assert lab._verdict(mark, lab._values(GAME, mark, lively))["mean"] == 1
    still = [{"bought.gold": [9.0, 8.0, 7.0]}] * 50
    assert lab._verdict(mark, lab._values(GAME, mark, still))["holds"] is False
