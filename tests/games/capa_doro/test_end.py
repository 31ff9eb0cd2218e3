"""The end: 60 points at once, or the empty bag and the round played out."""

from tests.games.capa_doro.positions import may, play, position, seat

LAST = {"bag": {"gold": 1}}


def test_60_points_win_at_once() -> None:
    state = position(seat(points=53, cigars=("minuto",), orange=3), seat(points=59, dollars=99))
    play(state, "roll minuto")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ([0], [60, 59], "goal")
    assert state.moves() == []


def test_59_points_do_not() -> None:
    state = play(position(seat(points=52, cigars=("minuto",), orange=3), seat()), "roll minuto")
    assert not state.over


def test_an_emptied_bag_lets_the_round_be_finished_without_the_die() -> None:
    state = position(seat(), seat(), seat(), pending=None, **LAST)
    play(state, "die 4", "cube gold")
    for number in range(3):
        assert state.actor == number
        assert may(state)[-1] == "done"
        play(state, "done")
    assert state.over
    assert state.ending == "empty-bag"


def test_the_round_ends_before_the_first_player_who_need_not_be_seat_0() -> None:
    state = position(seat(), seat(), seat(), pending=None, first=1, **LAST)
    play(state, "die 4", "cube gold", "done")
    assert state.over


def test_a_bag_emptied_by_an_event_counts() -> None:
    state = position(seat(gold=10), seat(), pending=None, bag={"gold": 2})
    play(state, "die 1", "event glut")
    bag = state.data()["bag"]
    play(state, "glut central-america")
    assert (bag["gold"], sum(state.data()["bag"].values())) == (2, 0)
    play(state, "done")
    assert state.actor == 1
    play(state, "done")
    assert state.over


def test_then_most_points_then_most_dollars_then_shared() -> None:
    def end(*seats: dict[str, object]) -> list[int]:
        state = position(*seats, bag={}, first=1)
        outcome = play(state, "done").outcome
        assert outcome is not None
        return outcome.winners

    assert end(seat(points=20), seat(points=21), seat(dollars=99)) == [1]
    assert end(seat(points=20), seat(points=20, dollars=16), seat()) == [1]
    assert end(seat(points=20), seat(points=20), seat()) == [0, 1]


def test_a_turn_without_anything_to_do_ends_by_itself() -> None:
    state = position(seat(), seat(dollars=0), seat(), bag={}, market={}, discards={
        "orange": 40, "grey": 32, "brown": 24, "gold": 16,
    })  # fmt: skip
    play(state, "done")
    assert state.actor == 2
