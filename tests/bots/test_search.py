"""The search that all games share: what it knows, what it costs, what it finds."""

import gc
from collections.abc import Iterator

import pytest

import malecon
from malecon import CHANCE, Luck, bots
from malecon.bots.chain import NEVER, best_chain
from malecon.bots.greedy import ENVY
from malecon.bots.levels import Easy, Hard, Level, Medium, Thinker
from malecon.bots.search import FOREVER, Node, Search, Thinking
from malecon.core.heuristic import Heuristic
from malecon.core.state import State
from malecon.lab.simulate import Series, simulate

EVERY = [(name, count) for name in malecon.games() for count in malecon.game(name).seats]


def choices(name: str, players: int, seed: int, every: int = 1) -> Iterator[State]:
    """States with a choice, from the course of a game played at random."""
    state = malecon.game(name).start(players, seed)
    luck = Luck(seed)
    met = 0
    while not state.over:
        if state.actor != CHANCE and len(state.lean()) > 1:
            if met % every == 0:
                yield state.copy()
            met += 1
        state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.lean()))


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_it_chooses_the_same_in_every_world_its_seat_cannot_tell_apart(name: str, players: int) -> None:
    for state in choices(name, players, seed=2, every=23):
        for seat in state.actors:
            chosen = {Thinker(5, Thinking(20, 60.0)).choose(state.guess(seat, Luck(world)), seat) for world in range(3)}
            # Nor does it choose otherwise when asked again: the seed decides.
            assert chosen == {Thinker(5, Thinking(20, 60.0)).choose(state, seat)}


def auctions(seed: int) -> Iterator[State]:
    """Where both at a table of two are about to buy votes in secret, with some to choose from."""
    state, luck = malecon.game("cuba").start(2, seed), Luck(seed)
    players = [bots.make("easy", f"{seed}/{seat}") for seat in (0, 1)]
    while not state.over:
        if state.actor == CHANCE:
            state.step(state.draw(luck), CHANCE)
            continue
        moves = state.moves()
        if moves[0] in state.game.secrets and len(state.waiting()) == 2 and len(state.lean(0)) > 3 < len(state.lean(1)):
            yield state.copy()
        state.step(players[state.actor].pick(state, state.actor, moves), state.actor)


def test_who_answers_beside_a_secret_does_not_see_it() -> None:
    """What it answers is chosen in one place, by what its answers brought there, whatever the secret was."""
    met = 0
    for state in auctions(2):
        for seat in (0, 1):
            search = Search(state, seat, Thinking(500, FOREVER), Luck(1))
            search.run(state)
            veil = search.root.veil
            assert veil is not None
            assert {answer.seat for answer in veil.children} == {1 - seat}
            bids = search.root.children
            for answer in veil.children:
                below = [bid.child(answer.move, answer.seat) for bid in bids]
                assert answer.visits == sum(one.visits for one in below if one is not None)
            met += 1
    assert met >= 4


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_it_answers_anywhere_with_a_lean_move_and_leaves_the_state_alone(name: str, players: int) -> None:
    for state in choices(name, players, seed=4, every=11):
        before = state.copy()
        for seat in state.actors:
            assert Thinker(1, Thinking(4, 60.0)).choose(state, seat) in state.lean(seat)
        assert state == before


def test_a_move_without_alternative_is_not_thought_about() -> None:
    state = next(state for state in choices("santiago", 2, seed=1) if "take" in state.game.write(state.moves()[0]))
    state.play("take tobacco")
    while len(state.moves()) > 1:
        state.play(state.moves()[-1])
    bot = Thinker(1, Thinking(10**9, 60.0))
    assert bot.choose(state, state.actor) == state.moves()[0]


def test_a_budget_of_playouts_decides() -> None:
    state = next(choices("santiago", 3, seed=1))
    search = Search(state, state.actor, Thinking(50, 60.0, plans=False), Luck(1))
    search.run(state)
    assert search.root.visits == 50 == sum(child.visits for child in search.root.children)
    assert sum(search.sums) == pytest.approx(50)


def test_time_is_a_cap() -> None:
    state = next(choices("santiago", 3, seed=1))
    search = Search(state, state.actor, Thinking(10**9, 0.0), Luck(1))
    search.run(state)
    assert 0 < search.root.visits < 100


def test_the_tree_is_kept_while_the_turn_goes_as_foreseen() -> None:
    state = malecon.game("santiago").start(2, seed=3)
    state.play(state.moves()[0])  # the demand: then the first turn begins
    bot = Thinker(1, Thinking(200, 60.0))
    seat = state.actor
    state.play(bot.choose(state, seat))
    kept = bot.search
    while state.actor == seat and len(state.moves()) == 1:
        state.play(state.moves()[0])
    assert state.actor == seat
    assert kept is not None
    assert 0 < kept.root.visits < 200
    assert {child.move for child in kept.root.children} == set(state.lean())
    # In another position it starts afresh.
    other = malecon.game("santiago").start(2, seed=4)
    assert bot.choose(other, other.actor) in other.moves()
    assert bot.search is not kept


def test_it_gives_up_a_little_now_for_more_after_the_others_turn() -> None:
    """Greedy ends its turn with the most it can have; the search knows that the other would empty the ship."""
    wins = 0.0
    for number in range(4):
        state = malecon.game("santiago").start(2, seed=number)
        mine = number % 2
        seats = [Thinker(number, Thinking(80, 60.0)), bots.make("greedy", number)]
        luck = Luck(number)
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.sample(luck))
            else:
                state.play(seats[(state.actor + mine) % 2].choose(state, state.actor))
        assert state.outcome is not None
        wins += (mine in state.outcome.winners) / len(state.outcome.winners)
    assert wins >= 3


def test_it_begins_with_the_chain_that_a_greedy_player_would_choose() -> None:
    for state in choices("santiago", 2, seed=1, every=15):
        planned, blind = (Thinker(1, Thinking(1, 60.0, plans)).choose(state, state.actor) for plans in (True, False))
        chain = best_chain(state, state.actor, state.game.judging(2), ENVY, Luck(1))
        assert planned == chain[0]
        if blind != chain[0]:
            return
    pytest.fail("a plan made no difference")


class Counting(Heuristic):
    """Judges as another does, and counts how often."""

    def __init__(self, judge: Heuristic) -> None:
        super().__init__({})
        self.judge = judge
        self.asked = 0

    def worth(self, state: State, seat: int) -> float:
        self.asked += 1
        return self.judge.worth(state, seat)


def test_a_plan_is_cut_short_when_its_time_is_up() -> None:
    """A chain is followed to its end all the same."""
    long = max(choices("capa-doro", 2, seed=1, every=9), key=lambda state: len(state.lean()))
    judges = [Counting(long.game.tuned(2)) for _ in range(2)]
    chains = [
        best_chain(long, long.actor, judge, ENVY, Luck(1), until)
        for judge, until in zip(judges, (NEVER, 0.0), strict=True)
    ]
    assert judges[1].asked < judges[0].asked / 2
    seat = long.actor
    for move in chains[1]:
        long.play(move, seat)
    assert long.actor != seat


def test_a_new_node_is_judged_once() -> None:
    """Where a move leads is judged for the seat that chooses alone; what it is worth to the others is asked once. Where
    the playout ends all are judged."""
    state = next(state for state in choices("santiago", 3, seed=1) if len(state.lean()) > 3)
    judge = Counting(state.game.tuned(3))
    Search(state, state.actor, Thinking(1, 60.0, plans=False), Luck(1), judge).run(state)
    assert judge.asked == 2 + len(state.lean()) + 3


def test_a_search_leaves_the_collector_as_it_was() -> None:
    state = next(choices("santiago", 2, seed=1))
    for on in (True, False):
        gc.enable() if on else gc.disable()
        try:
            Search(state, state.actor, Thinking(3, 60.0), Luck(1)).run(state)
            assert gc.isenabled() == on
        finally:
            gc.enable()


def test_the_collector_does_not_walk_a_tree_and_thaws_nothing() -> None:
    """What a search made counts as old at once; where somebody froze what was there, it stays frozen."""
    state = next(choices("santiago", 2, seed=1))
    search = Search(state, state.actor, Thinking(200, 60.0), Luck(1))
    search.run(state)
    assert len(gc.get_objects(0)) < search.size
    gc.freeze()
    try:
        Search(state, state.actor, Thinking(3, 60.0), Luck(1)).run(state)
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()


def test_what_a_move_brings_can_be_looked_into() -> None:
    state = next(choices("santiago", 3, seed=1))
    search = Search(state, state.actor, Thinking(50, 60.0), Luck(1))
    search.run(state)
    worst = search.ranked()[-1]
    before = worst.visits
    assert before < 30
    assert search.look_into(state, worst.move, 30, 60.0) is worst
    assert worst.visits == 30
    assert 0 <= worst.chance() <= 1
    search.look_into(state, worst.move, 1_000_000, 0.0)
    assert worst.visits < 100, "not beyond its time"


def test_the_levels_there_are() -> None:
    assert bots.names() == ("random", "easy", "greedy", "medium", "hard", "expert", "master")


@pytest.mark.parametrize("name", malecon.games())
def test_a_game_counts_the_playouts_of_every_level_and_a_larger_table_has_fewer(name: str) -> None:
    budgets = malecon.game(name).numbers.search
    assert budgets["easy"] < budgets["medium"] < budgets["hard"] < budgets["expert"] < budgets["master"]
    for players in malecon.game(name).seats:
        state = next(choices(name, players, seed=1))
        bot = Easy(1)
        bot.choose(state, state.actor)
        assert bot.how.playouts == 2 * int(budgets["easy"]) // players


def test_a_file_may_count_a_levels_playouts_for_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(choices("santiago", 3, seed=1))
    monkeypatch.setitem(state.game.numbers.search, "easy-3", 7)
    bot = Easy(1)
    bot.choose(state, state.actor)
    assert bot.how.playouts == 7


@pytest.mark.parametrize(
    ("game", "bot", "plans"),
    [
        ("capa-doro", Easy(1), False),
        ("capa-doro", Medium(1), False),
        ("capa-doro", Hard(1), True),
        ("santiago", Easy(1), False),
        ("santiago", Medium(1), True),
    ],
)
def test_a_level_plans_its_turn_from_as_many_playouts_as_the_file_says(game: str, bot: Level, plans: bool) -> None:
    state = next(choices(game, 2, seed=1))
    bot.choose(state, state.actor)
    assert bot.how.plans is plans


def test_a_kept_tree_offers_only_what_may_be_played_now() -> None:
    """It may have met moves of worlds that turned out not to be the real one."""
    state = next(choices("santiago", 3, seed=1))
    search = Search(state, state.actor, Thinking(20, 60.0), Luck(1))
    for seat in range(3):
        alien = Node(10**6, seat)
        alien.visits = 1000.0
        search.root.children.append(alien)
    search.root.visits = 1000.0
    search.run(state)
    assert {node.move for node in search.ranked()} == set(state.lean())


@pytest.mark.parametrize("name", malecon.games())
def test_whole_games(name: str) -> None:
    """Who plays an illegal move is caught by the series."""
    assert len(simulate(Series(name, ("easy", "easy"), games=1, seed=7))) == 1
