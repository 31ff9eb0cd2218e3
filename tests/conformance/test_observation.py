"""What a seat observes as numbers is what it sees: no more, no less, and within its declared bounds."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pytest

import malecon
from malecon import CHANCE, Luck, State, Unknown
from malecon.core.course import Course
from malecon.core.lens import Form, shown
from malecon.core.position import Counts, EachSeat, One, Part, Row
from tests.conformance.configurations import ALL, Configuration, walk

DECLARED = [configuration for configuration in ALL if issubclass(configuration.game.state, Course)]
each = pytest.mark.parametrize("configuration", DECLARED, ids=str)
every_table = pytest.mark.parametrize("configuration", list({(c.id, c.players): c for c in DECLARED}.values()), ids=str)


def observed(state: State, seat: int | None) -> list[int]:
    into = array("i", [7]) * state.game.observation(state.players, **state.options).size
    state.observe(seat, into)
    return into.tolist()


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.players)]


@each
def test_every_number_keeps_to_its_declared_bounds(configuration: Configuration) -> None:
    observation = configuration.game.observation(configuration.players, **configuration.options)
    highs, lows = observation.highs, observation.lows
    assert len(highs) == len(lows) == observation.size == sum(field.length for field in observation)
    assert {field.kind for field in observation} <= {"count", "flag", "seat", "word", "hidden"}
    into = array("i", [0]) * observation.size
    final = configuration.new()
    for step in walk(configuration, "bounds"):
        final = step.state
        final.observe(max(step.seat, 0), into)
        out = [i for i in range(observation.size) if not lows[i] <= into[i] <= highs[i]]
        assert out == [], [field for field in observation if observation.span(field.name).start in out]
    assert final.over
    final.observe(None, into)
    assert all(low <= value <= high for low, value, high in zip(lows, into, highs, strict=True))


@each
def test_it_differs_when_and_only_when_what_is_seen_differs(configuration: Configuration) -> None:
    size = configuration.game.observation(configuration.players, **configuration.options).size
    into = array("i", [0]) * size
    luck = Luck(f"observed {configuration}")
    by_view: dict[str, bytes] = {}
    by_observation: dict[bytes, str] = {}
    for step in walk(configuration, "observed"):
        viewer = viewers(step.state)[luck.below(configuration.players + 1)]
        worlds = [step.state]
        if viewer is not None and step.seat != CHANCE:
            worlds.append(step.state.guess(viewer, luck))
        for world in worlds:
            view = f"{viewer} {json.dumps(world.see(viewer))}"
            world.observe(viewer, into)
            told = f"{viewer} ".encode() + into.tobytes()
            assert by_view.setdefault(view, told) == told, "more is observed than is seen"
            assert by_observation.setdefault(told, view) == view, "less is observed than is seen"


def numbers(part: Part, told: Any, state: Course, first: int) -> list[int] | None:
    """What the declaration makes of a value of the data, for parts of a plain form."""
    form: Form
    if isinstance(part, One):
        form, raw = part.shape.form(state), [part.shape.read(told, part.key, state)]
    elif type(part) is Row and not part.by_seat:
        form, raw = part.shape.form(state), [part.shape.read(one, part.key, state) for one in told]
    elif isinstance(part, Counts):
        form, raw = part.form(state), [(told or {}).get(name, -1 if part.absent else 0) for name in part.words]
    else:
        return None
    return [number for value in raw for number in shown(form, value, first, state.players)]


def declared(part: Part, view: dict[str, Any], state: Course, first: int) -> Iterator[tuple[str, list[int]]]:
    """By the name of a field what it must show in this view."""
    if isinstance(part, EachSeat):
        turned = [view["seats"][(first + i) % state.players] for i in range(state.players)]
        for inner in part.group.parts:
            held = [seat.get(inner.key) for seat in turned]
            hidden = [inner.hidden is not None and value is None for value in held]
            whole = next((value for value in held if value is not None), None)
            rows = [
                None if whole is None else numbers(inner, whole if lost else value, state, first)
                for value, lost in zip(held, hidden, strict=True)
            ]
            if all(row is not None for row in rows):
                visible = [[0] * len(row or []) if lost else row or [] for row, lost in zip(rows, hidden, strict=True)]
                yield f"seats.{inner.key}", [n for row in visible for n in row]
    elif part.hidden is None:
        row = numbers(part, view[part.key], state, first)
        if row is not None:
            yield part.key, row


@every_table
def test_its_numbers_are_those_of_the_view_seats_counted_from_the_viewer(configuration: Configuration) -> None:
    game = configuration.game
    observation = game.observation(configuration.players, **configuration.options)
    known = {field.name for field in observation}
    compared: set[str] = set()
    luck = Luck(f"declared {configuration}")
    for step in walk(configuration, "declared"):
        if luck.below(5):
            continue
        state = step.state
        assert isinstance(state, Course)
        viewer = luck.below(configuration.players)
        row, view = observed(state, viewer), state.see(viewer)
        for part in state.game.shape.parts:
            for name, wanted in declared(part, view, state, viewer):
                if name in known:
                    assert row[observation.span(name)] == wanted, name
                    compared.add(name)
    assert len(compared) >= 12


@every_table
def test_what_is_hidden_is_told_apart_from_none(configuration: Configuration) -> None:
    observation = configuration.game.observation(configuration.players, **configuration.options)
    hiding = [field for field in observation if field.kind == "hidden" and field.name.startswith("seats.")]
    for step in walk(configuration, "hidden"):
        row = observed(step.state, 0)
        for field in hiding:
            key = field.name.split(".")[1]
            held = [seat[key] for seat in step.state.see(0)["seats"]]
            flags = row[observation.span(field.name)]
            assert flags[0] == 0, "nothing of one's own is hidden"
            assert all(
                value is None or None in value for value, flag in zip(held, flags, strict=True) if flag and value
            )
        if step.number > 60:
            return


@each
def test_a_mask_marks_the_legal_moves(configuration: Configuration) -> None:
    into = bytearray(b"\7" * (configuration.game.size + 2))
    for step in walk(configuration, "masks"):
        step.state.mask(step.seat if step.seat >= 0 else None, into, 1)
        assert into[0] == into[-1] == 7
        assert [move for move in range(configuration.game.size) if into[move + 1]] == step.state.moves(step.seat)


@every_table
def test_what_does_not_fit_is_said(configuration: Configuration) -> None:
    state = configuration.game.start(configuration.players, "fits")
    size = configuration.game.observation(configuration.players).size
    with pytest.raises(ValueError, match=f"no room for {size} numbers"):
        state.observe(0, array("i", [0]) * (size - 1))
    with pytest.raises(ValueError, match=f"no room for {configuration.game.size} bytes"):
        state.mask(0, bytearray(3))
    with pytest.raises(Unknown, match="no seat"):
        state.observe(configuration.players, array("i", [0]) * size)
    into = array("i", [0]) * (size + 3)
    state.observe(0, into, 3)
    assert into[3:].tolist() == observed(state, 0)


def test_a_field_that_is_not_there_names_those_that_are() -> None:
    for name in malecon.games():
        game = malecon.game(name)
        with pytest.raises(ValueError, match=r"no field is called 'gold': there are .*pending"):
            game.observation(game.seats[0]).span("gold")


# The list of fields by game and version. A change here needs a higher `observing` in the game.
VERSIONS: dict[tuple[str, int], str] = {
    ("capa-doro", 1): "28a712a13e8f",
    ("comptoir", 1): "ab9f3f3d42fe",
    ("cuba", 1): "7da42c904682",
    ("santiago", 1): "bda60601c706",
}


def test_another_list_of_fields_has_another_version() -> None:
    for name in malecon.games():
        game = malecon.game(name)
        lists = [tuple(game.observation(players)) for players in game.seats]
        digest = blake2b(repr(lists).encode(), digest_size=6).hexdigest()
        assert VERSIONS.get((name, game.observing)) == digest, f"{name}: {digest}"
