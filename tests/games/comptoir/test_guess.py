"""What a seat can infer, over whole random games."""

import pytest

from malecon import CHANCE, Luck, State
from malecon.games.comptoir.words import CARGO
from tests.games.comptoir.positions import GAME


def hidden_from(state: State, seat: int) -> dict[str, int]:
    """The tiles a seat can't place: those unseen by all, less its own."""
    data = state.data()
    return {good: data["unseen"][good] - data["seats"][seat]["cargo"].count(good) for good in CARGO}


@pytest.mark.long
def test_a_guess_uses_exactly_the_tiles_the_seat_cannot_place_and_agrees_on_everything_else() -> None:
    for seed in range(10):
        state = GAME.start(2 + seed % 3, seed)
        luck = Luck(f"guess {seed}")
        while not state.over:
            for seat in range(state.players):
                world = state.guess(seat, luck)
                assert world.see(seat) == state.see(seat)
                assert hidden_from(world, seat) == hidden_from(state, seat)
            state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))


def test_what_is_shown_really_is_in_the_hand() -> None:
    """An observer who only remembers what everybody saw comes to the same `shown`."""
    for seed in range(25):
        state = GAME.start(2 + seed % 3, f"shown {seed}")
        luck = Luck(f"shown {seed}")
        known: list[list[str]] = [[] for _ in range(state.players)]
        while not state.over:
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
            for event in state.tell(move):
                good = str(event.details.get("cargo"))
                if event.kind == "drew-known":
                    known[event.seat].append(good)
                elif event.kind == "stocked" and good in known[event.seat]:
                    known[event.seat].remove(good)
            assert [sorted(held["shown"]) for held in state.data()["seats"]] == [sorted(tiles) for tiles in known]
