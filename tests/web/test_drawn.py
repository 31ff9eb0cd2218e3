"""After the first page a socket brings only what changed, and it leads to the page that somebody sees who comes now."""

from __future__ import annotations

import gc
import weakref
from itertools import takewhile

from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from malecon.web.drawn import Drawn, alike, changes, cut, parts
from tests.web.conftest import TAG, Line, assembled, data_of, moves_in, new_table

TAGS = st.lists(st.sampled_from(["<a>", "<b>one", "</b>\n", "<i>é", "<hr>"]), min_size=1, max_size=40).map("".join)


@given(TAGS, TAGS)
def test_the_parts_lead_from_any_drawing_to_any_other(old: str, new: str) -> None:
    assert assembled(TAG.findall(old), parts(cut(old), cut(new))) == new


PIECES = st.lists(
    st.sampled_from(["<a>", "<b>one", "</b>\n", "<i", ">é", '"2"', "</i><hr>", " ", "<li><p>", "</p></li><li>", "17"]),
    max_size=40,
).map(lambda pieces: [Markup(piece) for piece in ("<ol>", *pieces)])


@given(PIECES, PIECES)
def test_so_do_those_found_by_the_pieces_of_templates(old: list[str], new: list[str]) -> None:
    assert assembled(TAG.findall("".join(old)), changes(old, new)) == "".join(new)


def test_pieces_that_stay_are_not_sent_again() -> None:
    old = [Markup(f"<p>{i}<hr id={i}>") for i in range(1000)]
    assert changes(old, [*old[:500], Markup("<b>new"), *old[501:]]) == [0, 1000, "<b>new", 1002, 998]


@given(TAGS, TAGS)
def test_a_run_is_as_long_as_it_can_be(old: str, new: str) -> None:
    ours, theirs = cut(old), cut(new)
    for start in range(len(ours)):
        pairs = zip(ours[start:], theirs, strict=False)
        assert alike(ours, start, theirs, 0) == len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])


def test_what_stays_is_not_sent_again() -> None:
    old = [f"p>{i}" for i in range(1000)]
    assert parts(old, [*old[:500], "b>new", *old[501:]]) == [0, 500, "<b>new", 501, 499]


def test_a_drawing_does_not_keep_the_ones_before_it() -> None:
    before = Drawn("<p>1", {})
    after = Drawn("<p>2", {})
    assert after.since(before) is after.since(before)
    kept = weakref.ref(before)
    del before
    gc.collect()
    assert kept() is None


def test_a_page_follows_by_what_changed_alone(ana: TestClient) -> None:
    id = new_table(ana, "capa-doro", seat0="me", seat1="sofa")
    sizes = []
    with ana.websocket_connect(f"/t/{id}/live") as socket:
        line = Line(socket)
        whole = len(line.next())
        for _ in range(6):
            html = ana.get(f"/t/{id}").text
            n, moves = data_of(html)["n"], moves_in(html)
            path, move = ("moves", {"move": moves[0]}) if moves else ("end", {})
            ana.post(f"/t/{id}/{path}", data={"n": n, "seat": data_of(html)["seat"], **move})
            while data_of(line.next())["n"] == n:
                pass
            sizes.append(line.size)
            assert data_of(line.html)["n"] == data_of(ana.get(f"/t/{id}").text)["n"]
            assert line.html.strip() in ana.get(f"/t/{id}").text
    assert sum(sizes) / len(sizes) < whole / 5
