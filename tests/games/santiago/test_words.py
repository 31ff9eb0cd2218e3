"""Every sentence of whole games, in both languages: what the story tells, what buttons say, and what is asked."""

from __future__ import annotations

import pytest

from malecon import CHANCE, Luck, bots
from malecon.core.prompt import prompt
from malecon.core.telling import recount
from malecon.table import log
from malecon.table.log import Seat
from malecon.table.store import Setup
from malecon.table.table import Table
from malecon.web.offers import news, preview
from malecon.web.story import move_line
from malecon.web.words import speaker
from tests.games.santiago.positions import GAME, play, position, seat
from tests.games.sentences import faults, story_faults

NAMES = ["Ana", "Bo", "Élodie"]
both = pytest.mark.parametrize("lang", ["en", "fr"])


@both
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_sentence_of_a_whole_game_reads_as_one(bot: str, lang: str) -> None:
    commands = frozenset(GAME.say(move, lang).split(" ")[0] for move in range(GAME.size)) - {"El", "The", "Le"}
    seats = [Seat(log.HUMAN, name, "orange", confirm=False).data() for name in NAMES]
    table = Table(Setup("t", "santiago", GAME.rules, 3, dict(GAME.choose({})), "00" * 32, "table", seats), GAME)
    luck, players = Luck(f"words {bot}"), [bots.make(bot, seat) for seat in range(3)]
    wrong: list[str] = []
    while not table.state.over:
        state = table.state
        who = state.actor
        move = state.sample(luck) if who == CHANCE else players[who].choose(state, who)
        if who != CHANCE and len(table.line) % 3 == 0:
            wrong += faults(prompt(GAME, state.see(who), lang))
            for choice in state.moves(who):
                label = GAME.say(choice, lang, NAMES)
                wrong += faults(label) + faults(news(preview(state, choice, who, lang, NAMES), label))
        table.add(log.MOVE, who, GAME.write(move), 0.0)
        told = recount(GAME, move, who, table.line[-1].events, who, lang, NAMES)
        assert len(set(told)) == len(told), told
        for sentence in told:
            wrong += story_faults(sentence, NAMES, commands)
        line = move_line(table, table.line[-1], None, lang, speaker(lang))
        wrong += faults(line.text)
        assert line.text not in line.details
    assert not wrong


@pytest.mark.parametrize(
    "said",
    ["Ana gets 0 tobacco", "perd 0\xa0agrume", "8 points and $8 8 points", ": 1 point", "\xa0: 4 points", "a  b"],
)
def test_what_is_wrong_is_found(said: str) -> None:
    assert faults(said)
    assert story_faults("Ana Take 1 sugar", NAMES, frozenset({"Take"}))


@both
def test_an_empty_reserve_is_told_as_such(lang: str) -> None:
    wanting = seat(wood=4), seat(wood=4)
    told = play(position(*wanting, at="pedro")).tell("drive 1")
    said = recount(GAME, GAME.read("drive 1"), 0, told, 0, lang, NAMES)
    assert (
        said[1]
        == {
            "en": "The reserve has no wood left for Ana (Miguel)",
            "fr": "La réserve n’a plus de bois pour Ana (Miguel)",
        }[lang]
    )


@pytest.mark.parametrize(
    ("move", "en", "fr"),
    [
        ("casino peso 3", "Ana wins 3 pesos for 1 point", "Ana gagne 3 pesos contre 1 point"),
        ("casino point 1", "Ana wins 1 point for 3 pesos", "Ana gagne 1 point contre 3 pesos"),
    ],
)
def test_points_that_are_given_up_are_told_so(move: str, en: str, fr: str) -> None:
    state = position(seat(broker="casino"), pending=[["end"], ["use", "casino"]])
    events = state.tell(move)
    for lang, said in (("en", en), ("fr", fr)):
        assert recount(GAME, GAME.read(move), 0, events, 0, lang, NAMES)[0] == said


@both
def test_a_button_and_what_stands_beneath_it_say_nothing_twice(lang: str) -> None:
    state = play(position(seat(sugar=2), seat(sugar=1), at="alonso", value=3), "to harbour")
    move = GAME.read("deliver sugar 2")
    beneath = news(preview(state, move, 0, lang, NAMES), GAME.say(move, lang, NAMES))
    assert beneath.split(" · ")[0] == "6 points"
