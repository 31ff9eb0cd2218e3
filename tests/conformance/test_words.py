"""Every game speaks both languages: each move, option, prompt and its rules."""

from __future__ import annotations

from functools import cache

import pytest

import malecon
from malecon import CHANCE
from tests.conformance.configurations import ALL, walk

each_game = pytest.mark.parametrize("name", malecon.games())
each_language = pytest.mark.parametrize("lang", ["en", "fr"])


@each_game
def test_notation_is_unique_lower_case_ascii(name: str) -> None:
    game = malecon.game(name)
    texts = [game.write(move) for move in range(game.size)]
    assert len(set(texts)) == game.size
    for move, text in enumerate(texts):
        assert text.isascii()
        assert text == text.lower()
        assert game.read(text) == move
        assert game.read(f"  {text.upper()} ") == move


@each_game
@each_language
def test_every_move_is_a_sentence(name: str, lang: str) -> None:
    game = malecon.game(name)
    for move in range(game.size):
        assert game.say(move, lang)


@each_game
@each_language
def test_every_family_of_moves_is_told_by_who_did_it(name: str, lang: str) -> None:
    """A button says «Pass»; the story says «Ana passes», or what luck brought, as a whole sentence."""
    game = malecon.game(name)
    by_luck = {game.lexicon.family_of(move).key for move in chances(name)}
    for family in game.lexicon.families:
        seat = CHANCE if family.key in by_luck else 0
        told = game.told(family.base, seat, lang, ["Zoé", "Bo", "Caridad", "Luis", "Ana"])
        assert told[0].isupper() or told[0].isdigit(), told
        assert not told.endswith((".", " ")), told
        if seat != CHANCE:
            assert "Zoé" in told, told
            assert told != game.say(family.base, lang)


@cache
def chances(name: str) -> frozenset[int]:
    """The moves that are luck's in some random games."""
    found: set[int] = set()
    for configuration in ALL:
        if configuration.id == name and configuration.players == configuration.game.seats[-1]:
            for step in walk(configuration, "chances"):
                if step.seat == CHANCE:
                    found.add(step.move)
    return frozenset(found)


@each_game
@each_language
def test_name_options_and_rules(name: str, lang: str) -> None:
    game = malecon.game(name)
    assert game.names[lang]
    for option in game.options.values():
        assert option.help[lang]
        assert option.default in option.values
    assert len(game.rulebook(lang)) > 2000


@each_game
def test_bad_choices_are_told_what_would_do(name: str) -> None:
    game = malecon.game(name)
    with pytest.raises(malecon.Unknown, match="players"):
        game.new(9)
    with pytest.raises(malecon.Unknown, match="no option"):
        game.new(game.seats[0], rules=None, nosuch=True)
    with pytest.raises(malecon.Illegal, match="no move"):
        game.read("fly to the moon")
    with pytest.raises(malecon.Unknown, match="no number"):
        game.vary({"nosuch.number": 3})
    with pytest.raises(malecon.Unknown, match="en or fr"):
        game.say(0, "de")
    with pytest.raises(ValueError, match="players"):
        game.load({"game": game.id, "players": "many"})
    with pytest.raises(ValueError, match="position of"):
        game.load({"game": "chess", "players": 2})


@each_game
def test_every_number_says_where_it_comes_from(name: str) -> None:
    game = malecon.game(name)
    assert game.numbers.values
    assert set(game.numbers.source) == set(game.numbers.values)
    assert set(game.numbers.source.values()) <= {"printed", "ours"}
