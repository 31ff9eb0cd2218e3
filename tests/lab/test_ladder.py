"""The ladder: pairs, marks, when a pair is done, and what is said of it."""

from dataclasses import replace
from time import sleep
from typing import Any

import pytest

import malecon
from malecon.bots.levels import Easy, Expert, Hard, Master, Medium
from malecon.lab.clock import Thought
from malecon.lab.ladder import BLOCK, Climb, Pair, climb, pairs
from malecon.lab.ladder_report import ratings, standing
from malecon.lab.plots import check, ladder_figure, save
from malecon.lab.simulate import Played, play_some

EASY = Pair("greedy", "random", 2, 0.5)


def untimed(climbs: list[Climb]) -> list[tuple[Pair, list[Played]]]:
    return [(one.pair, [replace(game, seconds=0.0, heard=None) for game in one.played]) for one in climbs]


def played(number: int, winner: int, seats: tuple[int, ...] = (0, 1)) -> Played:
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(seats)))
    thoughts = [Thought(2, 0.5, 0.25 + number) for _ in seats]
    return Played(number, seats, (winner,), ranks, (1, 0), "over", 8, 4, 0, 1.0, thoughts)


@pytest.mark.parametrize("name", malecon.games())
def test_every_game_has_its_pairs_at_every_number_of_players(name: str) -> None:
    game = malecon.game(name)
    found = pairs(name)
    assert {pair.players for pair in found} == set(game.seats)
    for pair in found:
        assert len(pair.names()) == pair.players
        assert pair.mark >= 1 / pair.players


def test_only_the_pairs_of_some_bots() -> None:
    found = pairs("santiago", [2, 3], ["greedy", "expert"])
    assert [(pair.strong, pair.weak, pair.players) for pair in found] == [
        ("expert", "greedy", 2), ("expert", "greedy", 3),
    ]  # fmt: skip
    with pytest.raises(malecon.Unknown, match="no pair of the ladder"):
        pairs("santiago", [2], ["expert"])
    with pytest.raises(malecon.Unknown, match="no bot is called “wizard”"):
        pairs("santiago", [2], ["wizard", "greedy"])


def test_the_marks_of_a_game_go_before_those_of_the_house() -> None:
    marks = {(pair.strong, pair.weak, pair.players): pair.mark for pair in pairs("santiago")}
    assert marks["expert", "greedy", 2] == 0.8
    assert marks["expert", "greedy", 3] == pytest.approx(1.8 / 3)
    assert marks["hard", "medium", 2] == 0.6
    assert marks["hard", "medium", 4] == 0.25


def test_a_number_of_players_that_cannot_be_is_refused() -> None:
    with pytest.raises(malecon.Unknown, match="santiago is for 2 to 4 players, not 7"):
        pairs("santiago", [2, 7])


def test_a_pair_is_done_when_its_interval_is_on_one_side_of_its_mark() -> None:
    told: list[int] = []
    equals = [Pair("random", "random", 2, mark) for mark in (0.1, 0.5, 0.9)]
    sure, even, never = climb("santiago", equals, seed=2, most=50, progress=told.append)
    assert (sure.games, sure.verdict) == (BLOCK, "holds")
    assert (even.games, even.verdict) == (50, "open")
    assert (never.games, never.verdict) == (BLOCK, "fails")
    assert sum(told) == 150


def test_a_pair_stops_early_only_where_99_in_100_would_be_as_clear() -> None:
    """Who stops at the first look that pleases finds a difference where there is none in 17 of 100 ladders."""
    near = Climb(EASY, [played(n, n % 3 // 2) for n in range(48)])  # 32 of 48
    assert (near.verdict, near.clear) == ("holds", False)
    far = Climb(EASY, [played(n, n % 4 // 3) for n in range(48)])  # 36 of 48
    assert (far.verdict, far.clear) == ("holds", True)


def test_a_pair_that_is_clear_goes_on_to_the_least_games() -> None:
    clear = Pair("random", "random", 2, 0.1)
    [one] = climb("santiago", [clear], seed=2, most=50, least=30)
    assert (one.games, one.verdict) == (2 * BLOCK, "holds")
    [bounded] = climb("santiago", [clear], seed=2, most=50, least=30, hours=0.0)
    assert bounded.games == BLOCK
    assert (one.cut, bounded.cut) == (False, True)


def test_a_pair_is_done_when_its_time_is_spent() -> None:
    told: list[int] = []
    [one] = climb("santiago", [Pair("random", "random", 2, 0.5)], seed=2, most=50, progress=told.append, hours=0.0)
    assert (one.games, one.verdict) == (BLOCK, "open")
    assert 0.0 < one.hours < 1.0
    assert sum(told) == 50


def test_hours_count_what_a_processor_does_not_what_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a pair has as many games as on a quiet one."""

    def hindered(*asked: Any) -> list[Played]:
        sleep(0.5)
        return play_some(*asked)

    monkeypatch.setattr("malecon.lab.ladder.play_some", hindered)
    [one] = climb("santiago", [Pair("random", "random", 2, 0.5)], seed=2, most=BLOCK)
    assert 0.0 < one.hours < 0.5 / 3600


def test_the_seed_gives_the_same_ladder_for_any_number_of_processes() -> None:
    climbing = [Pair("random", "random", 2, 0.5), Pair("random", "random", 3, 1 / 3)]
    assert untimed(climb("santiago", climbing, seed=5, most=20)) == untimed(
        climb("santiago", climbing, seed=5, most=20, jobs=2)
    )


def test_what_is_said_of_a_ladder() -> None:
    one = Climb(EASY, [played(0, 0), played(1, 1, (1, 0)), played(2, 1)], spent=3.0)
    found: dict[str, Any] = standing("santiago", [one], seed=5)
    [pair] = found["pairs"]
    assert (pair["games"], pair["wins"], pair["verdict"]) == (3, 2.0, "open")
    assert pair["hours"] == pytest.approx(3 / 3600)
    bots = {bot["bot"]: bot for bot in found["bots"]}
    assert list(bots) == ["random", "greedy"]
    assert bots["greedy"]["rating"] > bots["random"]["rating"]
    assert (bots["greedy"]["choices"], bots["greedy"]["ms_mean"], bots["greedy"]["ms_longest"]) == (6, 250.0, 2250.0)


def test_who_wins_among_three_is_rated_higher() -> None:
    pair = Pair("expert", "greedy", 3, 1 / 3)
    rated = ratings([Climb(pair, [played(n, 0, (0, 1, 2)) for n in range(5)])])
    assert rated["expert"][0] > 25 > rated["greedy"][0]


def test_its_picture(tmp_path: Any) -> None:
    found = standing("santiago", [Climb(EASY, [played(0, 0), played(1, 1, (1, 0))])], seed=5)
    path = check(str(tmp_path / "ladder.svg"))
    words = {"holds": "holds", "open": "open", "fails": "fails", "mark": "Mark"}
    figure = ladder_figure(found, "Santiago", {2: "2 players"}, "Share", words)
    [legend] = figure.legends
    assert [text.get_text() for text in legend.get_texts()] == list(words.values())
    save(figure, path)
    assert "<svg" in path.read_text("utf-8")
    with pytest.raises(malecon.Unknown, match=r"a picture's name ends in \.png"):
        check("ladder.doc")
    with pytest.raises(malecon.Unknown, match="there is no folder"):
        check(str(tmp_path / "nowhere" / "ladder.png"))


@pytest.mark.parametrize("name", malecon.games())
def test_each_level_thinks_further_than_the_one_below_it_at_every_table(name: str) -> None:
    game = malecon.game(name)
    for players in game.seats:
        thinking = [level.budget(game, players) for level in (Easy(0), Medium(0), Hard(0), Expert(0), Master(0))]
        assert thinking == sorted(set(thinking)), players
