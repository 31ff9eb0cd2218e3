"""Greedy: its own chain of moves, to the end its game's heuristic likes best."""

from typing import Any

import malecon
from malecon import bots
from malecon.bots.chain import best_chain, goes_on, liking, narrowed
from malecon.bots.greedy import ENVY, Greedy
from malecon.core.state import State
from malecon.lab.simulate import Series, simulate

GAME = malecon.game("santiago")


def position(**changes: Any) -> State:
    """A turn's start, seat 0 to drive, the harbour one stop ahead."""
    seats = [
        {"pesos": 0, "points": 2, "goods": {"sugar": 3}, "broker": None},
        {"pesos": 3, "points": 2, "goods": {}, "broker": None},
    ]
    data = {
        "players": 2,
        "cubans": ["pedro", "jose", "conchita", "miguel", "pablo", "maria", "martinez", "el-zorro", "alonso"],
        "buildings": [
            "bank", "church", "distillery", "cigar-factory", "black-market", "sawmill",
            "cafe", "customs-office", "casino", "harbour-master", "office", "newspaper",
        ],
        "car": 9,
        "value": 4,
        "ship": 7,
        "demand": {"sugar": 3, "tobacco": 1, "citrus": 1, "rum": 1},
        "seats": seats,
        "first": 0,
        "turn": 0,
    }  # fmt: skip
    return GAME.load({**data, **changes})


def play_turn(state: State, seed: int = 1) -> list[str]:
    """What greedy does until another has to decide."""
    bot = bots.make("greedy", seed)
    seat = state.actor
    played = []
    while state.actor == seat:
        move = bot.choose(state, seat)
        played.append(GAME.write(move))
        state.step(move, seat)
    return played


def test_it_delivers_all_it_can_at_the_highest_value() -> None:
    assert play_turn(position())[:2] == ["drive 1", "deliver sugar 3"]


def test_its_chain_is_the_best_of_all_chains() -> None:
    """Against every chain, one by one."""
    judge = GAME.heuristic
    for seed in range(6):
        state = GAME.start(players=3, seed=seed)
        seat = state.actor
        best = best_chain(state, seat, judge, ENVY, malecon.Luck(1))
        end = state.copy()
        for move in best:
            end.step(move, seat)
        ends: list[State] = []
        ahead = [state]
        while ahead:
            for move in (here := ahead.pop()).moves(seat):
                twin = here.copy()
                twin.step(move, seat)
                (ahead if goes_on(twin, seat) else ends).append(twin)
        assert liking(judge, end, seat, ENVY) == max(liking(judge, one, seat, ENVY) for one in ends)


def test_what_is_planned_is_played_to_its_end() -> None:
    state = position(car=0, value=2, ship=3)
    bot = Greedy(1)
    state.step(state.moves()[0], 0)
    state.step(bot.choose(state, 0), 0)
    planned = list(reversed(bot.plan))
    played = []
    while state.actor == 0:
        left = len(bot.plan)
        choice = len(state.moves()) > 1
        played += [bot.choose(state, 0)] if choice else []
        assert len(bot.plan) == left - choice
        state.step(played[-1] if choice else state.moves()[0], 0)
    assert played == planned != []


def test_it_thinks_again_when_things_went_another_way() -> None:
    bot = Greedy(1)
    state = position(car=0, value=2, ship=3)
    bot.choose(state, 0)
    other = position()
    assert GAME.write(bot.choose(other, 0)) == "drive 1"


def test_too_many_chains_are_narrowed_to_those_liked_best() -> None:
    from malecon.bots.chain import Link

    state = GAME.start(players=2, seed=2)
    seat = state.actor
    links = []
    for move in state.moves():
        twin = state.copy()
        twin.step(move, seat)
        links.append(Link(twin, None, move))
    judge = GAME.heuristic
    kept = narrowed(links + links, 2, seat, judge, ENVY)
    assert len(kept) == 2
    assert kept[0].move != kept[1].move
    assert kept[0].liking == max(liking(judge, link.state, seat, ENVY) for link in links)


def test_it_beats_random() -> None:
    played = simulate(Series("santiago", ("greedy", "random"), games=20, seed=1))
    assert sum(one.seats[0] in one.winners for one in played) >= 19
