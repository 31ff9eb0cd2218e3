"""What a person is told who tries what the rules forbid; each reason once."""

from typing import Any

import pytest

from malecon import State
from tests.games.comptoir.positions import GAME, play, position, seat, ship

SHIPS: list[dict[str, Any] | None] = [ship(6, "rum", [1, 2]), ship(8, event="exclusive", by=1), None, ship(5)]


def table(**changes: Any) -> State:
    return position(seat(4, tiles=["storm"]), seat(9), quays=SHIPS, **changes)


REFUSED: list[tuple[list[str], str, str]] = [
    ([], "event fire 1", "You own no Fire tile"),
    ([], "event storm 2", "has Exclusive already"),
    ([], "event storm 3", "No ship lies at quay 3"),
    (["event storm 1"], "event storm 4", "You own no Storm tile"),
    ([], "done", "must play a Relations card first"),
    (["card apprentice", "load 1"], "card governor", "You have played your card in this turn"),
    (["card apprentice"], "load 2", "exclusive to Player 2"),
    (["card apprentice"], "load 3", "No ship lies at quay 3"),
    (["card apprentice"], "done", "At least one porter"),
    (["card market-woman", "load 1"], "load 1", "served quay 1 already"),
    (["card foreman", "load 1"], "load 4", "go on one ship: quay 1"),
    (["card innkeeper"], "move 0 1 1", "must go to another ship"),
    (["card innkeeper"], "move 0 1 2", "exclusive to Player 2"),
    (["card innkeeper"], "move 0 1 3", "No ship lies at quay 3"),
    (["card innkeeper"], "move 0 4 1", "Player 1 has no porter on the ship at quay 4"),
    (["card innkeeper"], "move 3 4 1", "There is no seat 4"),
    (["card customs-officer"], "send 0 1", "not yours"),
    (["card customs-officer"], "send 1 4", "Player 2 has no porter on the ship at quay 4"),
    (["auction", "reveal fire"], "bid 5", "You have 4 bonuses, so you can’t bid 5"),
    (["auction", "reveal fire"], "pass", "must open it"),
    (["auction", "reveal fire", "bid 2"], "bid 2", "The bid stands at 2"),
    (["auction", "reveal fire", "bid 4", "pass"], "auction", "one a turn"),
    ([], "slate 1", "not possible now"),
]


@pytest.mark.parametrize(("moves", "wrong", "message"), REFUSED, ids=[message for _, _, message in REFUSED])
def test_refusal(moves: list[str], wrong: str, message: str) -> None:
    state = play(table(), *moves)
    before = state.data()
    assert message in str(state.why_not(wrong))
    assert state.why_not(wrong, lang="fr")
    assert state.data() == before


def test_refusal_a_card_set_aside() -> None:
    state = position(seat(cards=["foreman"]), seat(), quays=SHIPS)
    assert "comes back once all eight are played" in str(state.why_not("card governor"))


def test_refusal_without_events() -> None:
    state = position(quays=[ship(8)], options={"events": False})
    assert "without event tiles" in str(state.why_not("auction"))
    assert "without event tiles" in str(state.why_not("event storm 1"))


def test_refusal_an_event_played_in_this_turn() -> None:
    state = position(seat(tiles=["storm", "fire"]), seat(), quays=[ship(8), ship(7)])
    play(state, "event storm 1")
    assert "one a turn" in str(state.why_not("event fire 2"))


def test_refusal_the_slate() -> None:
    state = position(seat(), seat(), seat(), quays=[ship(3, porters=[1, 1, 0]), ship(8)], slate=0)
    play(state, "card foreman", "load 1")
    assert "Player 3 has no porter" in str(state.why_not("slate 2"))
    assert "name another player" in str(state.why_not("slate 0"))


def test_refusal_stocking() -> None:
    ships = [ship(3, porters=[2, 0]), ship(8), ship(3, porters=[2, 0])]
    state = position(quays=ships, options={"events": False}, ships={"4": 2})
    play(state, "card market-woman", "load 1", "load 3", "ship 4", "ship 4", "draw rum", "draw rum")
    assert "You have no vanilla in hand" in str(state.why_not("stock vanilla 1"))
    assert "quay 1 is next" in str(state.why_not("stock rum 3"))


def test_every_reason_has_its_words_and_every_word_its_reason() -> None:
    source = "".join(path.read_text("utf-8") for path in GAME.folder.glob("*.py"))
    for lang in ("en", "fr"):
        lines = (GAME.folder / "texts" / f"{lang}.ftl").read_text("utf-8").splitlines()
        for key in (line.split(" ")[0][4:] for line in lines if line.startswith("why-")):
            assert f'"{key}"' in source
