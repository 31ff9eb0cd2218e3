"""New ships, the cargo drawn in secret, and what everybody can tell."""

from collections import Counter
from typing import Any

from malecon import CHANCE, Luck, State
from tests.games.comptoir.positions import GAME, may, play, position, seat, ship

QUIET = {"events": False}


def two_sail(**changes: Any) -> State:
    """Seat 0, with vanilla in hand, has made the ships at quays 1 and 3 sail."""
    ships = [ship(3, porters=[2, 0]), ship(8), ship(3, "rum", [2, 0]), ship(7)]
    state = position(seat(hand="vanilla"), seat(), quays=ships, options=QUIET, **changes)
    return play(state, "card market-woman", "load 1", "load 3")


def test_all_new_ships_are_turned_up_before_the_cargo_is_drawn_lowest_quay_first() -> None:
    state = two_sail()
    assert may(state)[0] == "ship 3"
    play(state, "ship 6", "ship 4")
    assert [quay["ship"] for quay in state.data()["quays"]] == [6, 8, 4, 7]
    assert may(state)[0].startswith("draw")


def test_as_many_tiles_as_new_ships_are_drawn_one_is_given_to_each_and_one_kept() -> None:
    state = play(two_sail(), "ship 6", "ship 4", "draw rum", "draw spices")
    assert state.actor == 0
    assert may(state) == ["stock rum 1", "stock spices 1", "stock vanilla 1"]
    play(state, "stock spices 1")
    assert may(state) == ["stock rum 3", "stock vanilla 3"]
    play(state, "stock rum 3")
    assert state.actor == 1
    data = state.data()
    assert [data["quays"][quay]["cargo"] for quay in (0, 2)] == ["spices", "rum"]
    assert data["seats"][0]["cargo"] == ["vanilla"]
    assert data["queue"] == ["madras", "rum"]


def test_if_the_pile_runs_short_the_highest_quays_stay_empty() -> None:
    state = two_sail(ships={"5": 1})
    play(state, "ship 5")
    assert state.data()["last"] is True
    play(state, "draw rum", "stock rum 1")
    assert state.data()["quays"][2] is None
    assert state.data()["seats"][0]["cargo"] == ["vanilla"]


def test_what_is_drawn_is_seen_by_who_draws_alone() -> None:
    state = play(two_sail(), "ship 6", "ship 4")
    move = GAME.read("draw rum")
    assert state.witnesses(move) == [0]
    assert GAME.veil(move) == "draw ?"
    told = {event.kind: event.witnesses for event in state.tell(move)}
    assert told == {"drew-secretly": None, "drew": (0,)}
    assert state.see(0)["seats"][0]["cargo"] == ["rum", "vanilla"]
    assert state.see(1)["seats"][0]["cargo"] == [None, None]
    assert state.see(None)["seats"][1]["cargo"] == [None]
    assert state.see(1)["bag"] is None
    assert state.see(1)["unseen"] == state.see(0)["unseen"]


def test_at_set_up_each_sees_only_the_own_tile() -> None:
    state = GAME.new(3)
    play(state, "ship 3", "ship 4", "ship 5", "ship 8", "cargo rum", "cargo vanilla", "cargo madras", "cargo madras")
    for number in range(3):
        assert state.witnesses(GAME.read("draw madras")) == [number]
        play(state, "draw madras")


def test_the_stocking_is_seen_by_all() -> None:
    state = play(two_sail(), "ship 6", "ship 4", "draw rum", "draw spices")
    assert state.witnesses(GAME.read("stock rum 1")) == [0, 1]


def late(hand: str, queue: list[str], rest: str = "madras") -> State:
    """One ship of seat 0's has sailed and the bag is empty; other tiles of the box are out of the game."""
    data: dict[str, Any] = position(
        seat(hand=hand), seat(hand=rest), quays=[ship(3, "madras", [2, 0]), ship(8), ship(7), ship(7)], options=QUIET
    ).data()
    spent = Counter(data["bag"]) - Counter(queue)
    data |= {"bag": {}, "queue": queue, "lost": {good: n for good, n in spent.items() if n}}
    state = GAME.load(data)
    return play(state, "card apprentice", "load 1", "ship 4")


def test_the_known_part_of_the_pile_is_drawn_in_order_before_everybodys_eyes() -> None:
    state = late("vanilla", ["rum", "spices"])
    assert state.actor == 0  # no chance in it
    data = state.data()
    assert (data["seats"][0]["cargo"], data["seats"][0]["shown"]) == (["vanilla"], ["rum"])
    assert data["queue"] == ["spices", "madras"]
    assert state.see(1)["seats"][0]["shown"] == ["rum"]


def test_who_stocks_the_secret_tile_keeps_one_that_everybody_knows() -> None:
    state = play(late("vanilla", ["rum"]), "stock vanilla 1")
    held = state.data()["seats"][0]
    assert (held["cargo"], held["shown"]) == ([], ["rum"])
    assert state.see(1)["seats"][0]["shown"] == ["rum"]


def test_who_stocks_the_known_tile_keeps_the_secret() -> None:
    state = play(late("vanilla", ["rum"]), "stock rum 1")
    held = state.data()["seats"][0]
    assert (held["cargo"], held["shown"]) == (["vanilla"], [])
    assert state.see(1)["seats"][0]["cargo"] == [None]


def test_of_two_equal_tiles_nobody_can_tell_which_was_kept() -> None:
    state = play(late("rum", ["rum"]), "stock rum 1")
    held = state.data()["seats"][0]
    assert (held["cargo"], held["shown"]) == (["rum"], [])


def test_a_guess_keeps_ones_own_tile_what_is_shown_and_the_queue() -> None:
    state = play(late("vanilla", ["rum"], rest="spices"), "stock vanilla 1")
    for number in range(20):
        world = state.guess(1, Luck(number))
        assert world.data()["seats"] == state.data()["seats"]
        assert world.data()["queue"] == ["madras"]


def test_with_an_empty_bag_two_players_know_each_others_tile() -> None:
    state = play(late("vanilla", ["rum"], rest="spices"), "stock rum 1")
    for number in range(20):
        assert state.guess(1, Luck(number)) == state
        assert state.guess(0, Luck(number)) == state


def test_a_guess_deals_hidden_tiles_with_their_exact_weights() -> None:
    state = GAME.new(3)
    play(state, "ship 3", "ship 4", "ship 5", "ship 8", "cargo rum", "cargo vanilla", "cargo madras", "cargo madras")
    play(state, "draw madras", "draw rum", "draw spices", "first 0")
    found: Counter[str] = Counter()
    for number in range(4000):
        found[state.guess(0, Luck(f"weights {number}")).data()["seats"][1]["cargo"][0]] += 1
    # seat 0 has seen 3 madras, 1 rum, 1 vanilla: 4 madras, 4 rum and 3 spices are left
    for good, left in (("madras", 4), ("rum", 4), ("spices", 3)):
        assert abs(found[good] / 4000 - left / 11) < 0.03
    assert found["vanilla"] == 0


def test_a_guess_in_mid_draw_deals_the_drawers_hand_too() -> None:
    state = play(two_sail(), "ship 6", "ship 4", "draw rum")
    hands = {tuple(state.guess(1, Luck(number)).data()["seats"][0]["cargo"]) for number in range(60)}
    assert len(hands) > 4
    assert all(len(hand) == 2 for hand in hands)
    assert state.actor == CHANCE


def test_between_turns_everybody_holds_exactly_one_tile() -> None:
    for seed in range(12):
        state = GAME.start(2 + seed % 3, seed)
        luck = Luck(seed)
        while not state.over:
            data = state.data()
            if data["pending"] == [["turn"]]:
                assert all(len(held["cargo"]) + len(held["shown"]) == 1 for held in data["seats"])
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
            state.play(move)
