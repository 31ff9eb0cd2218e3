"""What holds after any legal sequence of moves: positions, views, tables and records lose and betray nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

import malecon
from malecon import CHANCE, Illegal, Luck, Record, State
from malecon.core.game import Game
from malecon.table.house import House, Wish
from malecon.table.store import Store
from malecon.table.table import Table
from tests.conformance.worlds import worlds
from tests.games.sentences import STRAY
from tests.table.toy import Point, Toy

GAMES: list[Game] = [*map(malecon.game, malecon.games()), Toy()]
each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
# Decisions in a game at most, so that some examples reach its end.
FAR, FAR_IN_TOY = 300, 24
HABITS = ("any", "first", "last")


@pytest.fixture(autouse=True, scope="module")
def toy_on_the_shelf() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("malecon.games.elsewhere", lambda: [Point])
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(Store(tmp_path_factory.mktemp("tables")), lambda id: next(game for game in GAMES if game.id == id))
    yield house
    house.store.close()


@dataclass(repr=False)
class Played:
    """A game up to some moment: what was played from the beginning, and the position it came to."""

    first: State
    moves: list[tuple[int, int]]
    state: State

    def record(self) -> Record:
        record = Record.of(self.first)
        for seat, move in self.moves:
            record.add(seat, move)
        return record

    def __repr__(self) -> str:
        """What `malecon replay` reads, for who looks into a failure."""
        return self.record().write()


def choose(state: State, luck: Luck, habit: str = "any") -> tuple[int, int]:
    """Somebody's next move; who has a habit mostly takes the first or the last that is offered."""
    if state.actor == CHANCE:
        return CHANCE, state.sample(luck)
    seat = luck.choose(state.actors)
    moves = state.moves(seat)
    if habit == "any" or luck.below(4) == 0:
        return seat, luck.choose(moves)
    return seat, moves[0 if habit == "first" else -1]


@st.composite
def played(draw: st.DrawFn, game: Game) -> Played:
    """Any legal sequence of moves, by any of the game's rules, at any table."""
    options = {name: draw(st.sampled_from(values)) for name, values in game.choices.items()}
    players, rules = draw(st.sampled_from(game.seats)), draw(st.integers(1, game.rules))
    first = game.new(players, rules=rules, **options)
    luck, habit, far = (
        Luck(draw(st.integers(0, 2**32))),
        draw(st.sampled_from(HABITS)),
        draw(st.integers(0, FAR_IN_TOY if game.id == "toy" else FAR)),
    )
    state, moves = first.copy(), []
    dealt = 0
    while not state.over and dealt < far:
        seat, move = choose(state, luck, habit)
        dealt += seat != CHANCE
        state.play(move, seat)
        moves.append((seat, move))
    return Played(first, moves, state)


def same(one: State, other: State) -> bool:
    """The same position, from which the same can be done and seen."""
    seats = [None, *range(one.players)]
    return (
        one == other
        and (one.actor, one.actors, one.scores) == (other.actor, other.actors, other.scores)
        and one.weights() == other.weights()
        and all(one.moves(seat) == other.moves(seat) and one.see(seat) == other.see(seat) for seat in seats)
        and str(one.outcome) == str(other.outcome)
    )


@each
@given(data=st.data())
@settings(max_examples=25)
def test_a_position_written_and_read_plays_on_the_same(game: Game, data: st.DataObject) -> None:
    state = data.draw(played(game)).state
    written = state.data()
    text = json.dumps(written)
    read = [state.game.load(written), state.game.load(json.loads(text))]
    luck = Luck(data.draw(st.integers(0, 2**32)))
    for _ in range(25):
        assert all(same(twin, state) for twin in read)
        if state.over:
            break
        seat, move = choose(state, luck)
        told = state.tell(move, seat)
        assert all(twin.tell(move, seat) == told for twin in read)
    assert json.dumps(written) == text, "what a position was read from stays as it was"


def blanked(seen: Any, whole: Any) -> bool:
    """Whether a view is the whole with some of it left out or set to None, and nothing put in its place."""
    if seen is None:
        return True
    if isinstance(seen, dict) and isinstance(whole, dict):
        return all(key in whole and blanked(value, whole[key]) for key, value in seen.items())
    if isinstance(seen, list) and isinstance(whole, list):
        return len(seen) == len(whole) and all(map(blanked, seen, whole))
    return bool(seen == whole) and type(seen) is type(whole)


@each
@given(data=st.data())
@settings(max_examples=25)
def test_a_view_is_the_same_in_every_world_its_seat_cannot_tell_apart(game: Game, data: st.DataObject) -> None:
    state = data.draw(played(game)).state
    luck = Luck(data.draw(st.integers(0, 2**32)))
    for seat in range(state.players):
        seen = state.see(seat)
        assert blanked(seen, state.data())
        for world in worlds(state, seat, 4, luck):
            assert world.see(seat) == seen
            assert world.see(None) == state.see(None), "a spectator knows no more than a seat"
            assert world.moves(seat) == state.moves(seat)
            assert game.load(world.data()) == world
    assert blanked(state.see(None), state.data())


def go_on(house: House, id: str, luck: Luck, moves: int) -> None:
    for _ in range(moves):
        table = house.table(id)
        if not table.actors:
            return
        seat, move = choose(table.state, luck)
        house.play(id, seat, table.game.write(move), table.n)


def take_back(house: House, id: str, luck: Luck, begun: int) -> bool:
    """One step back, by any seat that may, but not to before the table was opened."""
    table = house.table(id)
    back = [seat for seat in range(table.setup.players) if (table.far_undo(seat) or 0) >= max(begun, 1)]
    if (table.over and not table.practice) or not back:
        return False
    house.undo(id, luck.choose(back), table.n, range(table.setup.players))
    return True


def story(table: Table) -> list[tuple[int, str, list[Any], bool, frozenset[int]]]:
    return [(one.seat, one.text, one.events, one.reveals, one.witnesses) for one in table.line]


@each
@given(data=st.data())
@settings(max_examples=15)
def test_what_is_taken_back_and_played_again_comes_to_the_same(house: House, game: Game, data: st.DataObject) -> None:
    at = data.draw(played(game))
    luck, practice = Luck(data.draw(st.integers(0, 2**32))), data.draw(st.booleans())
    first = at.first
    opened = house.open(
        game.id,
        [Wish("sofa") for _ in range(first.players)],
        "ana",
        dict(first.options),
        before=[(seat, first.game.write(move)) for seat, move in at.moves],
        settings={"practice": practice},
        rules=first.rules,
        confirm=False,
    )
    id, begun = opened.table.setup.id, len(at.moves)
    go_on(house, id, luck, 8)
    before = house.table(id)
    for _ in range(data.draw(st.integers(1, 5))):
        if not take_back(house, id, luck, begun):
            break
    assert story(house.table(id)) == story(before)[: len(house.table(id).line)]
    while len(house.table(id).line) < len(before.line):
        again = before.line[len(house.table(id).line)]
        house.play(id, again.seat, again.text, house.table(id).n)
    now, setup = house.table(id), house.store.setup(id)
    assert story(now) == story(before)
    assert same(now.state, before.state)
    assert setup is not None
    rebuilt = Table(setup, now.game, house.store.log(id))
    assert (rebuilt.rows, rebuilt.line, rebuilt.n, rebuilt.since) == (now.rows, now.line, now.n, now.since)
    assert same(rebuilt.state, now.state)


@each
@given(data=st.data())
@settings(max_examples=25)
def test_a_record_written_and_read_replays_to_the_same(game: Game, data: st.DataObject) -> None:
    at = data.draw(played(game))
    names = data.draw(st.dictionaries(st.integers(0, at.first.players - 1), st.text(max_size=30)))
    to = data.draw(st.integers(0, len(at.moves)))
    state = at.first.copy()
    for seat, move in at.moves[:to]:
        state.play(move, seat)
    record = at.record()
    record.names = names
    record.result = str(at.state.outcome) if at.state.over else None
    text = record.write()
    read = Record.read(text)
    assert read.write() == text
    assert same(read.replay(), at.state)
    assert same(read.replay(to), state)


@each
@given(data=st.data())
@settings(max_examples=40)
def test_what_is_listed_is_played_and_all_else_is_refused_in_a_sentence(game: Game, data: st.DataObject) -> None:
    state = data.draw(played(game)).state
    game = state.game
    seat = data.draw(st.sampled_from([*state.actors, *range(CHANCE, state.players)]))
    listed = set(state.moves(seat))
    anything = st.integers(0, game.size - 1)
    # What was legal a moment ago, or is nearly what is legal now, is refused for better reasons than any other.
    near = st.builds(
        lambda move, by: (move + by) % game.size, st.sampled_from(sorted(listed) or [0]), st.integers(-3, 3)
    )
    before = state.data()
    for move in data.draw(st.lists(anything | near, min_size=6, max_size=6)):
        twin = state.copy()
        if move in listed:
            assert twin.why_not(move, seat) is None
            twin.play(move, seat)
            assert twin.data() != before
            continue
        with pytest.raises(Illegal) as refused:
            twin.play(move, seat)
        assert twin.data() == before
        said = {lang: str(state.why_not(move, seat, lang)) for lang in ("en", "fr")}
        assert said == {lang: refused.value.said(lang) for lang in said}
        assert said["en"] != said["fr"]
        for sentence in said.values():
            assert sentence[0].isupper() or sentence[0] in "«“0123456789"
            assert sentence.endswith((".", "!", "?"))
            assert not STRAY.search(sentence), sentence
