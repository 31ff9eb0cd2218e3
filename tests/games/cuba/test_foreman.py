"""The Foreman: a row and a column in any order, or one building anywhere."""

from tests.games.cuba.positions import both, held, may, of, play, position, seat


@both
def test_row_and_column_each_once_and_in_any_order(edition: str) -> None:
    mine = seat(pesos=0, pawn="b2", built={"b1": "small-bank", "a2": "inn", "b2": "hotel", "c4": "large-bank"})
    state = play(position(mine, edition=edition), "play foreman")
    assert may(state) == ["use hotel", "use inn", "use small-bank", "use large-bank", "done"]
    play(state, "use inn")
    assert may(state) == ["use hotel", "use small-bank", "done"]
    play(state, "use small-bank", "use hotel")
    assert (of(state, "points"), of(state, "pesos")) == (3, 2)
    assert state.actor == 1


@both
def test_or_one_building_anywhere(edition: str) -> None:
    mine = seat(pesos=0, pawn="b2", built={"b1": "small-bank", "c4": "large-bank"})
    state = play(position(mine, edition=edition), "play foreman", "use large-bank")
    assert of(state, "pesos") == 4
    assert state.actor == 1


def test_any_building_may_be_skipped() -> None:
    state = play(position(seat(built={"b1": "inn", "c1": "small-bank"})), "play foreman", "use inn", "done")
    assert of(state, "pesos") == 10
    assert state.actor == 1


def test_needs_no_worker_played() -> None:
    assert of(play(position(seat(built={"a2": "inn"})), "play foreman", "use inn"), "points") == 1


def test_what_one_gives_the_next_may_use() -> None:
    mine = seat(built={"b1": "dam", "c1": "golf-course", "a3": "cigar-factory", "a4": "cigar-cafe"}, tobacco=2)
    state = play(position(mine), "play foreman")
    assert may(state) == ["use cigar-factory", "use dam", "use warehouse", "done"]
    play(
        state,
        "use dam",
        "use golf-course",
        "spend water 2",
        "use cigar-factory",
        "roll 2",
        "use cigar-cafe",
        "spend cigars 2",
    )
    assert of(state, "points") == 2 + 4


def test_one_player_may_have_both_of_a_pair_and_use_both() -> None:
    mine = seat(sugar=3, built={"b1": "distillery", "c1": "distillery"})
    state = play(position(mine), "play foreman", "use distillery", "distil 1", "use distillery", "distil 2")
    assert held(state) == {"rum": 3}
    assert state.actor == 1


def test_of_a_pair_the_one_in_reach_is_used() -> None:
    mine = seat(sugar=3, pesos=0, built={"b1": "distillery", "c4": "distillery", "c1": "small-bank"})
    state = play(position(mine), "play foreman", "use distillery", "distil 1")
    assert may(state) == ["use small-bank", "use warehouse", "done"]


def test_a_foreman_with_nothing_to_use_asks_nothing() -> None:
    assert play(position(seat(built={"b1": "sawmill"})), "play foreman").actor == 1
