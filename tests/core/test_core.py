"""The parts of core that no single game shows: lexicon, numbers, texts, the shelf, a game written elsewhere."""

import pickle
from pathlib import Path

import pytest

import malecon
from malecon import Illegal, Luck, Unknown
from malecon.core.lexicon import Lexicon
from malecon.core.numbers import Numbers
from malecon.core.outcome import Outcome
from malecon.core.texts import Texts


def test_a_lexicon_refuses_two_moves_written_alike() -> None:
    words = Lexicon()
    words.family("go {n}", n=range(3))
    with pytest.raises(ValueError, match="go 2"):
        words.family("go {where}", where=("home", "2"))


def test_a_move_misspelt_gets_a_hint() -> None:
    game = malecon.game("santiago")
    with pytest.raises(Illegal, match="Did you mean: deliver citrus 2"):
        game.read("deliver citrus2")
    with pytest.raises(Illegal, match="drive <n>"):
        game.read("drive away from here as fast as you can")
    with pytest.raises(Illegal, match="moves are 0 to"):
        game.write(10**6)


def test_the_shelf_is_a_function_and_a_folder() -> None:
    import malecon.games.santiago

    assert "santiago" in malecon.games()
    with pytest.raises(Unknown, match=r"no game is called “nosuch”: there are .*santiago"):
        malecon.game("nosuch")


def test_numbers_know_their_source_and_their_bounds(tmp_path: Path) -> None:
    file = tmp_path / "data.toml"
    file.write_text(
        '[printed]\nbank.pesos = 2\nrow = [1, 2]\nname = "x"\n[ours]\nturns = 5\n[limits]\n"row.*" = [1, 3]\n'
    )
    numbers = Numbers(file, {"row.2": 3, "turns": 5})
    assert numbers.row("row") == [1, 3]
    assert numbers.changed == {"row.2": 3}
    assert numbers.source == {
        "bank.pesos": "printed",
        "row.1": "printed",
        "row.2": "printed",
        "name": "printed",
        "turns": "ours",
    }
    for change, message in (
        ({"row.1": 4}, "from 1 to 3, not 4"),
        ({"bank.pesos": 100}, "from 0 to 99"),
        ({"name": 1}, "no number is called"),
        ({"bank.peso": 1}, "try bank.pesos"),
    ):
        with pytest.raises(Unknown, match=message):
            Numbers(file, change)
    with pytest.raises(KeyError):
        numbers["name"]


def test_texts_name_seats_and_translate_words() -> None:
    texts: Texts = malecon.game("santiago").texts
    assert texts.say("fr", "story-rent", {"seat": 0, "other": 1, "points": 1, "building": "bank"}, ["Ana", "Bo"]) == (
        "Ana touche 1 point de loyer\xa0: le courtier de Bo est à la Banque"
    )
    with pytest.raises(Unknown, match="en or fr"):
        texts.say("de", "name")
    with pytest.raises(Unknown, match="no text"):
        texts.say("en", "nosuch")


def test_an_outcome_shares_a_win() -> None:
    outcome = Outcome.of([30, 41, 41], [30, 41, 41], "end")
    assert (outcome.winners, outcome.ranks, str(outcome)) == ([1, 2], [3, 1, 1], "1 2 | 30 41 41 | end")
    assert outcome.data()["winners"] == [1, 2]


def test_states_are_not_keys_and_games_are_values() -> None:
    game = malecon.game("santiago")
    with pytest.raises(TypeError, match="repr"):
        hash(game.start(2, 1))
    varied = game.vary({"bank.pesos": 3})
    assert varied != game
    assert eval(repr(varied), {"malecon": malecon}) == varied
    state = varied.start(2, 1)
    assert pickle.loads(pickle.dumps(state)).game == varied
    with pytest.raises(Unknown, match="no seat is called 99"):
        state.see(99)
    with pytest.raises(Illegal, match="nothing to decide"):
        state.sample(Luck(1))


def test_why_not_has_an_answer_to_anything() -> None:
    """It never raises; `play` does, with the same words, and the state stays as it was."""
    state = malecon.game("santiago").start(3, 7)
    before = state.data()
    other = (state.actor + 1) % 3
    for move, seat, says in (
        ("nonsense", None, "“nonsense” is no move of this game"),
        (-1, None, "-1 is no move"),
        (10**6, None, "moves are 0 to"),
        ("pass", None, "“pass” is not possible now. You may: leave sugar, "),
        ("leave sugar", other, f"Player {state.actor + 1} decides now"),
        ("leave sugar", malecon.CHANCE, f"Player {state.actor + 1} decides now"),
        ("leave sugar", 3, "no seat 4"),
        ("leave sugar", -7, "no seat"),
    ):
        why = state.why_not(move, seat)
        assert why is not None
        assert says in why
        with pytest.raises(Illegal) as refused:
            state.play(move, seat)
        assert str(refused.value) == why
    assert state.data() == before
    assert state.why_not("leave sugar") is None


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "cuba", "a position of 'cuba'"),
        ("players", 9, "from 2 to 4, not 9"),
        ("players", "2", "from 2 to 4, not '2'"),
        ("rules", "one", "«rules» must be a whole number"),
        ("rules", 99, r"from 1 to \d+, not 99"),
        ("numbers", None, "«numbers» must be a mapping"),
        ("numbers", {"bank.dollars": 3}, "no number is called"),
        ("options", [], "«options» must be a mapping"),
        ("options", {"nosuch": 1}, "no option “nosuch”"),
    ],
)
def test_a_position_that_cannot_be(key: str, value: object, says: str) -> None:
    game = malecon.game("santiago")
    with pytest.raises(ValueError, match=says):
        game.load({**game.start(2, 1).data(), key: value})


def test_a_position_brings_its_numbers() -> None:
    game = malecon.game("santiago")
    data = game.start(2, 1).data()
    assert game.load({**data, "numbers": {"bank.pesos": 2}}).game is game
    assert game.load({**data, "numbers": {"bank.pesos": 3}}).game == game.vary({"bank.pesos": 3})


def test_rules_of_an_older_version_stay_with_their_game() -> None:
    game = malecon.game("santiago")
    assert game.new(2, rules=1).rules == 1
    with pytest.raises(Unknown, match="newer"):
        game.new(2, rules=game.rules + 1)
    assert game.options["open_hands"]["default"] is game.options["open_hands"].default is False
