"""On a board what is sold out and what is too dear for who chooses look otherwise, and not by a colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from malecon.core.state import State
from tests.web.boards import drawn, moments


def asked(id: str, word: str) -> Iterator[tuple[State, int, dict[str, Element]]]:
    """Where one may do such a thing: the position, whose turn it is, and what lies on the board."""
    for state in moments(id, 3, every=1):
        if not state.over and any(state.game.write(move).split()[0] == word for move in state.moves(state.actors[0])):
            seat = state.actors[0]
            yield state, seat, {thing.attrib["data-thing"]: thing for thing in drawn(state, "en", seat).things}


def marked(thing: Element, kind: str) -> list[Element]:
    return [part for part in thing.iter() if kind in part.attrib.get("class", "").split()]


def test_cubas_sold_out_buildings_are_struck_out_and_what_one_lacks_is_underlined() -> None:
    gone = dear = 0
    for state, seat, things in asked("cuba", "build"):
        view, numbers = state.see(seat), state.game.numbers
        held = view["seats"][seat]
        for building, left in view["site"].items():
            tile = things[f"building-{building}"]
            costs = {
                thing: numbers.values.get(f"building.{building}.{thing}", 0) for thing in ("wood", "stone", "water")
            }
            lacks = [
                n for thing, n in costs.items() if n > held["yard"].get(thing, 0) + held["warehouse"].get(thing, 0)
            ]
            assert bool(marked(tile, "struck")) == (not left)
            assert [int(str(one.text)) for one in marked(tile, "short")] == (lacks if left else [])
            assert not left or not marked(tile, "struck")
            gone, dear = gone + (not left), dear + bool(left and lacks)
        if gone and dear:
            break
    assert gone
    assert dear


def test_santiago_tells_what_a_stop_would_have_cost() -> None:
    seen = 0
    for state, seat, things in asked("santiago", "drive"):
        pesos = state.see(seat)["seats"][seat]["pesos"]
        for thing in things.values():
            for price in marked(thing, "short"):
                assert int(str(price.text)) > pesos
                seen += 1
        if seen > 5:
            break
    assert seen


def test_capa_doros_prices_that_one_cant_pay_are_underlined() -> None:
    seen = 0
    for state, seat, things in asked("capa-doro", "done"):
        dollars = state.see(seat)["seats"][seat]["dollars"]
        for region in ("asia", "africa"):
            [price] = [
                one for one in things[f"region-{region}"].iter() if "figure" in one.attrib.get("class", "").split()
            ]
            assert ("short" in price.attrib["class"]) == (int(str(price.text)) > dollars)
            seen += "short" in price.attrib["class"]
        if seen > 5:
            break
    assert seen
