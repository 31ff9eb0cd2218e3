"""Series of games: the same for any number of processes, and whoever listens hears all of it."""

from dataclasses import replace
from typing import Any

import pytest

import malecon
from malecon import CHANCE, Illegal, Luck, Unknown
from malecon.bots import Bot
from malecon.core.state import State
from malecon.core.story import Event
from malecon.lab.match import Listener, play_out
from malecon.lab.results import COLUMNS, results, won, write_csv
from malecon.lab.simulate import Played, Series, simulate
from malecon.lab.wilson import wilson


def untimed(played: list[Played]) -> list[Played]:
    return [replace(one, seconds=0.0) for one in played]


class Points(Listener):
    """The points each seat won in the story, and how many moves there were."""

    def start(self, state: State, number: int) -> None:
        self.number = number
        self.moves = 0
        self.chance = 0
        self.points = list(state.scores)

    def hear(self, state: State, seat: int, move: int, story: list[Event]) -> None:
        self.moves += seat != CHANCE
        self.chance += seat == CHANCE
        for event in story:
            self.points[event.seat] += int(event.details.get("points", 0))

    def end(self, state: State) -> object:
        return self.number, self.moves, self.chance, tuple(self.points)


def test_the_same_in_one_process_or_in_two() -> None:
    series = Series("santiago", ("random", "greedy", "random"), games=23, seed=9)
    assert untimed(simulate(series)) == untimed(simulate(series, jobs=2, listener=None))


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(Series("santiago", ("random", "random"), games=3, seed=seed)) for seed in (1, 2))
    assert [one.scores for one in first] != [one.scores for one in second]


def test_a_game_of_a_series_does_not_depend_on_how_many_there_are() -> None:
    few, many = (simulate(Series("santiago", ("random", "random"), games=n, seed=4)) for n in (2, 5))
    assert untimed(few) == untimed(many)[:2]


def test_players_move_one_seat_on_each_game() -> None:
    played = simulate(Series("santiago", ("random",) * 3, games=4, seed=1))
    assert [one.seats for one in played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    fixed = simulate(Series("santiago", ("random",) * 3, games=2, seed=1, fixed_seats=True))
    assert [one.seats for one in fixed] == [(0, 1, 2), (0, 1, 2)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_listener_hears_every_move_and_where_the_points_came_from(jobs: int) -> None:
    series = Series("santiago", ("random", "greedy"), games=11, seed=3)
    silent = simulate(series)
    heard = simulate(series, jobs=jobs, listener=Points)
    assert untimed([replace(one, heard=None) for one in heard]) == untimed(silent)
    for one in heard:
        assert one.heard == (one.number, one.decisions, one.chance, one.scores)


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    simulate(Series("santiago", ("random", "random"), games=7, seed=1), progress=told.append)
    assert sum(told) == 7


@pytest.mark.parametrize(
    ("series", "says"),
    [
        (Series("nosuch", ("random", "random")), "no game is called “nosuch”: there are .*santiago"),
        (Series("santiago", ("random",) * 9), "santiago is for 2 to 4 players, not 9"),
        (Series("santiago", ("random", "nosuch")), "no bot is called “nosuch”: there are random, easy"),
        (Series("santiago", ("random", "random"), options={"gold": True}), "no option “gold”: it has open_hands"),
        (Series("santiago", ("random", "random"), numbers={"bank.peso": 3}), "no number is called “bank.peso”"),
        (Series("santiago", ("random", "random"), numbers={"bank.pesos": 300}), "bank.pesos must be a whole number"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(series: Series, says: str) -> None:
    with pytest.raises(Unknown, match=says):
        simulate(series, jobs=2)


def test_a_bot_that_cheats_is_caught() -> None:
    class Cheat(Bot):
        def pick(self, state: State, seat: int, moves: list[int]) -> int:
            return max(moves) + 1

    state = malecon.game("santiago").new(players=2)
    with pytest.raises(Illegal, match="isn't legal"):
        play_out(state, [Cheat(1), Cheat(2)], Luck(1), None)


def played(number: int, seats: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(number, seats, winners, (1, 1), scores, "seventh-ship", 10, 6, 2, 0.5)


def test_a_shared_win_counts_a_part_and_seats_are_counted_apart_from_players() -> None:
    series = Series("santiago", ("greedy", "random"), games=2, seed=8)
    games = [played(0, (0, 1), (0, 1), (30, 30)), played(1, (1, 0), (1,), (20, 44))]
    found: dict[str, Any] = results(series, games)
    greedy, random = found["players"]
    assert (greedy["bot"], greedy["wins"], greedy["win_rate"], greedy["mean_score"]) == ("greedy", 1.5, 0.75, 37.0)
    assert (random["bot"], random["wins"], random["mean_score"]) == ("random", 0.5, 25.0)
    assert [seat["wins"] for seat in found["seats"]] == [0.5, 1.5]
    assert (found["decisions"], found["choices"], found["chance"], found["seconds"]) == (20, 12, 4, 1.0)
    assert (found["games_per_second"], found["us_per_decision"]) == (2.0, 50000.0)
    assert found["ends"] == {"seventh-ship": 2}
    assert won(games[0], 1) == 0.5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775327998628892),
        (3, 10, 0.10779126740630099, 0.6032218525388546),
        (60, 100, 0.5020025867910618, 0.6905987135675411),
        (100, 100, 0.9630065017930143, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """As scipy's `binomtest(wins, games).proportion_ci(0.95, method="wilson")` has it."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-12)


def test_the_sheet_has_a_line_for_each_player_of_each_game() -> None:
    from io import StringIO

    series = Series("santiago", ("greedy", "random"), games=2, seed=8)
    sheet = StringIO()
    write_csv(sheet, series, [played(0, (0, 1), (0, 1), (30, 30)), played(1, (1, 0), (1,), (20, 44))])
    assert sheet.getvalue().splitlines() == [
        ",".join(COLUMNS),
        "0,0,greedy,0,30,1,0.5,seventh-ship,10,6,2",
        "0,1,random,1,30,1,0.5,seventh-ship,10,6,2",
        "1,0,greedy,1,44,1,1.0,seventh-ship,10,6,2",
        "1,1,random,0,20,1,0.0,seventh-ship,10,6,2",
    ]
