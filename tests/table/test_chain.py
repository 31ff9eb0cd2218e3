"""A choice of several steps: all of them or none, taken back as one, and never a look at what comes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import malecon
from malecon.core.errors import Illegal
from malecon.core.lexicon import Lexicon
from malecon.core.luck import Luck
from malecon.table import chain, log
from malecon.table.house import House, Wish
from malecon.table.refused import Refused
from malecon.table.store import Stale
from malecon.table.table import Table
from tests.table.conftest import ANA, alone, find, house_in, play, sofa, two
from tests.table.test_undo import ROUND, asked, texts
from tests.table.toy import Toy, ToyState

STEPS = ["step left", "step right"]


def send(house: House, id: str, seat: int, *words: str) -> Table:
    return house.play(id, seat, words, house.table(id).n)


def unchanged(house: House, id: str, deed: Callable[[], object]) -> str:
    """What a refusal says; nothing may have changed, in memory or on disk."""
    before = house.table(id)
    with pytest.raises((Illegal, Refused)) as refused:
        deed()
    assert house.table(id) is before
    assert house.store.log(id) == before.rows
    return str(refused.value)


def test_several_moves_are_one_request(house: House) -> None:
    id = two(house)
    table = send(house, id, 0, *STEPS)
    assert texts(house, id)[1:] == STEPS
    assert table.paused == 0
    assert house.store.log(id) == table.rows


def test_end_ends_the_turn_with_it(house: House) -> None:
    id = two(house)
    assert send(house, id, 0, *STEPS, "end").actors == [1]


def test_end_alone_ends_a_turn_that_pauses(house: House) -> None:
    id = two(house)
    send(house, id, 0, *STEPS)
    assert send(house, id, 0, "end").actors == [1]
    assert "not-your-turn" in unchanged(house, id, lambda: send(house, id, 0, "end"))


def test_end_is_fine_where_the_turn_ended_by_itself(house: House) -> None:
    id = two(house, confirm=False)
    assert send(house, id, 0, *STEPS, "end").actors == [1]
    send(house, id, 1, *STEPS)
    assert send(house, id, 0, "bid 1", "end").actors == [1], "a secret answer, which never pauses"
    assert send(house, id, 1, "bid 3", "end").line[-1].seat == -1, "the last one brings all to light"


def test_a_turn_does_not_end_while_there_is_something_to_choose(house: House) -> None:
    id = two(house)
    assert unchanged(house, id, lambda: send(house, id, 0, "end")) == "turn-goes-on"
    assert unchanged(house, id, lambda: send(house, id, 0, "step left", "end")) == "turn-goes-on"


def test_a_turn_is_over_when_all_are_asked_at_once(house: House) -> None:
    id = two(house)
    send(house, id, 0, *STEPS, "end")
    table = send(house, id, 1, *STEPS, "end")
    assert table.actors == [0, 1]
    assert unchanged(house, id, lambda: send(house, id, 1, "end")) == "turn-goes-on"


def test_who_is_asked_with_all_others_next_may_take_the_last_step_back_first(house: House) -> None:
    id = two(house)
    send(house, id, 0, *STEPS, "end")
    table = send(house, id, 1, *STEPS)
    assert table.paused == 1
    assert table.actors == []
    assert house.undo(id, 1, table.n, [1]).actors == [1]
    assert send(house, id, 1, *STEPS, "end").actors == [0, 1]


def test_the_first_step_that_is_not_legal_then_is_named(house: House) -> None:
    id = two(house)
    with pytest.raises(Illegal) as refused:
        send(house, id, 0, "step left", "bid 2", "nonsense")
    assert refused.value.said("en").startswith("Step 2: “Bid 2” is not possible now")
    assert refused.value.said("fr").startswith("Étape 2\N{NO-BREAK SPACE}: ")
    unchanged(house, id, lambda: send(house, id, 0, "step left", "nonsense"))
    alone = unchanged(house, id, lambda: send(house, id, 0, "bid 2"))
    assert alone.startswith("“Bid 2”"), "a single one needs no number"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "no-moves"),
        (["step left"] * (chain.MOST + 1), "many-moves"),
        (["step left"] * (chain.MOST + 1) + ["end"], "many-moves"),
        (["end", "step left"], "after-end"),
        (["step left", "end", "end"], "after-end"),
        ([*STEPS, "step left"], "step-turn"),
    ],
)
def test_what_is_no_list_of_moves(house: House, words: list[str], why: str) -> None:
    id = two(house)
    assert unchanged(house, id, lambda: send(house, id, 0, *words)) == why


def test_a_stale_list_is_stale(house: House) -> None:
    id = two(house)
    n = house.table(id).n
    house.play(id, 0, STEPS, n)
    with pytest.raises(Stale):
        house.play(id, 0, STEPS, n)
    with pytest.raises(Stale):
        house.play(id, 0, ["end"], n)
    assert texts(house, id)[1:] == STEPS


def test_another_seats_turn_is_not_played(house: House) -> None:
    id = sofa(house)
    assert unchanged(house, id, lambda: send(house, id, 1, *STEPS)) == "not-your-turn"
    assert unchanged(house, id, lambda: send(house, id, 0, *STEPS, *STEPS)) == "step-turn"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy in which luck comes between two steps of a turn: the die is rolled again after the first."""
    step = ToyState.step

    def reroll(self: ToyState, move: int, seat: int) -> None:
        step(self, move, seat)
        if seat >= 0 and self.steps == 1:
            self.actor = malecon.CHANCE

    monkeypatch.setattr(ToyState, "step", reroll)


@pytest.mark.usefixtures("hurried")
def test_luck_is_never_drawn_in_the_middle(house: House) -> None:
    id = two(house)
    assert unchanged(house, id, lambda: send(house, id, 0, *STEPS)) == "step-luck"
    assert texts(house, id)[1:] == [], "what luck would bring isn't known yet"
    send(house, id, 0, "step left", "end")
    assert texts(house, id)[-1].startswith("roll"), "at the end it may come"


def test_nothing_follows_a_secret_that_came_to_light(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    step = ToyState.step

    def peek(self: ToyState, move: int, seat: int) -> None:
        step(self, move, seat)
        if seat == 0 and self.steps == 1:
            self.unveil(1)

    monkeypatch.setattr(ToyState, "step", peek)
    id = two(house)
    assert unchanged(house, id, lambda: send(house, id, 0, *STEPS)) == "step-secret"
    assert unchanged(house, id, lambda: send(house, id, 0, "step left", "bid 2")) == "step-secret", "legal or not"
    send(house, id, 0, "step left", "end")
    assert house.table(id).actors == [0], "whether the turn goes on then isn't told by a refusal"


def test_it_is_taken_back_as_one(house: House) -> None:
    id = two(house)
    send(house, id, 0, *STEPS)
    table = house.undo(id, 0, house.table(id).n, [0])
    assert table.state.data()["steps"] == 0
    assert table.actors == [0]


def test_single_moves_and_lists_are_each_one_step_back(house: House) -> None:
    id = sofa(house, confirm=True)
    play(house, id, "0 step left")
    send(house, id, 0, "step right", "end")
    play(house, id, "1 step left")
    send(house, id, 1, "step left")
    assert house.table(id).free_undo(1) == 4
    house.undo(id, 1, house.table(id).n, [0, 1])
    assert house.table(id).free_undo(1) == 3


@pytest.fixture
def long_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy whose first seat makes all the steps."""
    step = ToyState.step

    def mine(self: ToyState, move: int, seat: int) -> None:
        step(self, move, seat)
        if self.actor >= 0 and not self.bidding:
            self.actor = 0

    monkeypatch.setattr(ToyState, "step", mine)


@pytest.mark.usefixtures("long_turns")
def test_the_turn_is_started_again_from_before_all_lists(house: House) -> None:
    id = two(house)
    send(house, id, 0, "step left", "step left")
    send(house, id, 0, "step right", "step right")
    table = house.table(id)
    assert (table.free_undo(0), table.turn_start(0)) == (3, 1)
    house.undo(id, 0, table.n, [0])
    assert (house.table(id).free_undo(0), house.table(id).turn_start(0)) == (1, 1)
    send(house, id, 0, "step right")
    house.undo(id, 0, house.table(id).n, [0])
    assert texts(house, id)[1:] == ["step left", "step left"], "one move alone is one step back, as ever"
    house.undo(id, 0, house.table(id).n, [0], to=house.table(id).turn_start(0))
    assert house.table(id).state.data()["steps"] == 0


def test_past_anothers_move_the_whole_list_is_asked_back(house: House) -> None:
    id = two(house, confirm=False)
    send(house, id, 0, *STEPS)
    play(house, id, "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    house.answer(id, [1], asked(house, id), agree=True)
    assert house.table(id).state.data()["steps"] == 0


def test_what_its_last_step_revealed_is_not_taken_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    step = ToyState.step

    def peek(self: ToyState, move: int, seat: int) -> None:
        step(self, move, seat)
        if seat == 0 and self.steps == 2:
            self.unveil(1)

    monkeypatch.setattr(ToyState, "step", peek)
    id = alone(house)
    send(house, id, 0, *STEPS, "end")
    assert unchanged(house, id, lambda: house.undo(id, 0, house.table(id).n, [0])) == "revealed"


def test_where_people_practise_a_list_is_taken_back_past_anything(house: House) -> None:
    id = alone(house, practice=True)
    send(house, id, 0, *STEPS)
    play(house, id, "1 step left", "1 step left")
    house.undo(id, 0, house.table(id).n, [0])
    assert house.table(id).state.data()["steps"] == 0


def test_it_is_one_after_a_restart(place: Path | str) -> None:
    house = house_in(place)
    id = two(house)
    send(house, id, 0, *STEPS)
    before = house.table(id)
    house.store.close()
    again = house_in(place)
    assert again.table(id).line == before.line
    again.undo(id, 0, again.table(id).n, [0])
    assert again.table(id).state.data()["steps"] == 0
    again.store.close()


def test_a_bot_goes_on_afterwards(house: House) -> None:
    id = alone(house)
    assert send(house, id, 0, *STEPS, "end").actors == [1]
    with pytest.raises(Refused, match="bot-plays"):
        send(house, id, 1, *STEPS)
    play(house, id, *ROUND[2:])


def test_a_games_own_word_comes_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package may have a move `end`."""
    read = Toy.read
    monkeypatch.setattr(Toy, "read", lambda self, text: read(self, "step right" if text == "end" else text))
    monkeypatch.setattr(Lexicon, "__contains__", lambda self, text: text == "end")
    id = two(house)
    send(house, id, 0, "end", "step left")
    assert texts(house, id)[1:] == ["step right", "step left"]


@pytest.mark.parametrize("game", ["santiago", "cuba", "comptoir", "capa-doro"])
def test_a_list_of_single_steps_is_the_same_game(house: House, game: str) -> None:
    """Turns played move by move, and the same turns each sent as one list: what the table plays by itself between
    them needs no word of the client."""
    wishes = [Wish("me", "Ana"), *[Wish("sofa", f"Sofa {i}") for i in range(1, find(game).seats[-1])]]
    one, all_at_once = (house.open(game, wishes, ANA, secret="00" * 32).table.setup.id for _ in range(2))
    luck, longest = Luck(game), 0
    for _ in range(60):
        table = house.table(one)
        if table.over:
            break
        words, seat = list[str](), table.actors[0]
        while seat in table.actors and len(words) < chain.MOST:
            words.append(table.game.write(luck.choose(table.state.moves(seat))))
            seen = len(table.line)
            table = house.play(one, seat, words[-1], table.n)
            if any(played.reveals or played.seat != seat for played in table.line[seen:]):
                break
        if table.paused == seat:
            words.append("end")
            table = house.end_turn(one, seat, table.n)
        longest = max(longest, len(words))
        before = house.table(all_at_once)
        assert send(house, all_at_once, seat, *words).state == table.state, words
        assert texts(house, all_at_once) == texts(house, one)
        if len(words) > 2 and words[-1] == "end":
            assert before.n < house.table(all_at_once).n
            assert {row.kind for row in house.table(all_at_once).rows[len(before.rows) :]} >= {log.CHAIN, log.END}
    assert longest > 3
