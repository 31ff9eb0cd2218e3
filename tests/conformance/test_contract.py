"""What every game promises, in every configuration (contract.md)."""

from __future__ import annotations

import pickle

import pytest

import malecon
from malecon import CHANCE, NOBODY, Illegal, Luck, Record
from tests.conformance.configurations import ALL, Configuration, jsonable, walk

each = pytest.mark.parametrize("configuration", ALL, ids=str)
EVERY = 11  # costly checks look at every so many positions


@each
def test_a_new_game_waits_for_chance_and_a_started_one_for_a_seat(configuration: Configuration) -> None:
    assert configuration.new().actor == CHANCE
    state = configuration.game.start(configuration.players, 1, **configuration.options)
    assert state.actor in range(configuration.players)
    assert state == configuration.game.start(configuration.players, 1, **configuration.options)


@each
def test_moves_are_ascending_unique_and_written_uniquely(configuration: Configuration) -> None:
    game = configuration.game
    for step in walk(configuration, "moves"):
        moves = step.state.moves(step.seat)
        assert moves == sorted(set(moves))
        assert moves
        assert 0 <= moves[0] <= moves[-1] < game.size
        assert game.read(game.write(step.move)) == step.move
        if step.seat >= 0:
            lean = step.state.lean(step.seat)
            assert lean
            assert set(lean) <= set(moves)
            assert step.state.actor == min(step.state.actors, key=lambda seat: seat != step.state.actor)
            assert step.state.weights() == []


@each
def test_a_list_of_moves_belongs_to_who_asked_for_it(configuration: Configuration) -> None:
    for step in walk(configuration, "own list"):
        moves = step.state.moves(step.seat)
        spoiled = step.state.moves(step.seat)
        spoiled.clear()
        assert step.state.moves(step.seat) == moves


@each
def test_chance_has_a_weight_above_0_for_each_of_its_moves(configuration: Configuration) -> None:
    luck = Luck("weights")
    for step in walk(configuration, "chance"):
        if step.seat == CHANCE:
            weights = step.state.weights()
            assert len(weights) == len(step.state.moves())
            assert min(weights) > 0
            assert step.state.sample(luck) in step.state.moves()
            assert step.state.actors == []


@each
def test_positions_round_trip_as_data_and_pickle(configuration: Configuration) -> None:
    for step in walk(configuration, "data"):
        if step.number % EVERY == 0:
            data = step.state.data()
            assert jsonable(data)
            loaded = configuration.game.load(data)
            assert loaded == step.state
            assert (loaded.actor, loaded.actors) == (step.state.actor, step.state.actors)
            assert loaded.moves(step.seat) == step.state.moves(step.seat)
            assert pickle.loads(pickle.dumps(step.state)) == step.state
            assert eval(repr(step.state), {"malecon": malecon}) == step.state
            assert str(step.state)


@each
def test_copies_are_independent_and_telling_is_playing(configuration: Configuration) -> None:
    for step in walk(configuration, "copies"):
        if step.number % EVERY:
            continue
        before = step.state.data()
        twin, teller = step.state.copy(), step.state.copy()
        assert twin == step.state
        twin.play(step.move, step.seat)
        told = teller.tell(step.move, step.seat)
        assert twin == teller
        assert step.state.data() == before
        for event in told:
            for lang in ("en", "fr"):
                assert configuration.game.texts.say(lang, f"story-{event.kind}", {"seat": event.seat, **event.details})


@each
def test_children_played_on_leave_their_parent_as_it_was(configuration: Configuration) -> None:
    luck = Luck("children")
    for step in walk(configuration, "parents"):
        if step.number % (7 * EVERY):
            continue
        before = step.state.data()
        child = step.state.copy()
        for _ in range(60):
            if child.over:
                break
            seat = child.actor
            child.play(child.sample(luck) if seat == CHANCE else luck.choose(child.moves()), seat)
        assert step.state.data() == before


@each
def test_what_is_not_listed_is_refused_and_changes_nothing(configuration: Configuration) -> None:
    luck = Luck("refusals")
    game = configuration.game
    for step in walk(configuration, "refusals"):
        if step.number % EVERY:
            continue
        before = step.state.data()
        moves = set(step.state.moves(step.seat))
        for move in (luck.below(game.size), luck.below(game.size), -1, game.size):
            if move in moves:
                assert step.state.why_not(move, step.seat) is None
                continue
            with pytest.raises(Illegal):
                step.state.play(move, step.seat)
            if 0 <= move < game.size:
                assert step.state.why_not(move, step.seat)
                assert step.state.why_not(move, step.seat, "fr")
        with pytest.raises(Illegal):
            step.state.play(step.move, configuration.players)
        assert step.state.data() == before


@each
def test_a_guess_looks_the_same_to_its_seat(configuration: Configuration) -> None:
    luck = Luck("guesses")
    for step in walk(configuration, "guesses"):
        if step.number % EVERY:
            continue
        for seat in range(configuration.players):
            world = step.state.guess(seat, luck)
            assert world.see(seat) == step.state.see(seat)
            assert configuration.game.load(world.data()) == world
            assert world.moves(seat) == step.state.moves(seat)
        assert jsonable(step.state.see(None))


@each
def test_who_sees_nothing_new_was_no_witness(configuration: Configuration) -> None:
    """A move's witnesses include whoever makes it, where the move alone says who that is."""
    for step in walk(configuration, "witnesses"):
        seen = step.state.witnesses(step.move)
        assert seen == sorted(set(seen))
        assert set(seen) <= set(range(configuration.players))
        if len(step.state.actors) == 1:
            assert step.seat in seen
        assert configuration.game.veil(step.move).endswith(" ?")


@each
def test_records_round_trip_and_replay_to_the_same_end(configuration: Configuration) -> None:
    state = configuration.new()
    record = Record.of(state, {0: "Ana"})
    for step in walk(configuration, "records"):
        record.add(step.seat, step.move)
        state = step.state
    outcome = state.outcome
    assert outcome is not None
    record.result = str(outcome)
    again = Record.read(record.write())
    assert again.write() == record.write()
    assert again.replay() == state
    assert (state.actor, state.actors, state.moves()) == (NOBODY, [], [])
    assert len(state.scores) == len(outcome.ranks) == configuration.players
    assert all(outcome.ranks[winner] == 1 for winner in outcome.winners)
    for lang in ("en", "fr"):
        assert configuration.game.texts.say(lang, f"reason-{outcome.reason}")
    with pytest.raises(Illegal, match="over"):
        state.play(0, 0)


@each
def test_secrets_made_at_once_come_to_the_same_in_any_order(configuration: Configuration) -> None:
    for step in walk(configuration, "orders"):
        waiting = step.state.actors
        if len(waiting) < 2:
            continue
        luck = Luck(step.number)
        chosen = {seat: luck.choose(step.state.moves(seat)) for seat in waiting}
        ends = []
        for order in (waiting, waiting[::-1]):
            state = step.state.copy()
            for number, seat in enumerate(order):
                seen = {other: state.see(other) for other in range(configuration.players) if other != seat}
                state.play(chosen[seat], seat)
                if number < len(order) - 1:
                    for other, view in seen.items():
                        if other in order[number + 1 :]:
                            assert state.see(other).get("seats") == view.get("seats")
            ends.append(state)
        assert ends[0] == ends[1]
