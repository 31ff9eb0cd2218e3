"""Random games until everything in the box has acted, and nothing is ever lost."""

from collections import Counter

import pytest

from malecon import CHANCE, Luck, State
from malecon.core.playout import random_playout
from malecon.core.story import Event
from malecon.games.comptoir.state import DECISIONS
from malecon.games.comptoir.words import CARDS, CARGO, EVENTS
from tests.games.comptoir.positions import GAME

LANGUAGES = ("en", "fr")
ASKED = (
    "turn", "after", "bid", "anywhere", "apart", "together", "move", "send", "pay", "stock",
    "sailed", "between", "last-call",
)  # fmt: skip


def step(state: State, luck: Luck) -> tuple[int, list[Event]]:
    move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
    return move, state.tell(move)


def check(state: State) -> None:
    """Tiles, ships and porters are where they can be, and nowhere else."""
    data = state.data()
    ships = [quay for quay in data["quays"] if quay]
    for good, there in zip(CARGO, (7, 5, 3, 1), strict=True):
        tiles = data["bag"][good] + data["queue"].count(good) + data["lost"].get(good, 0)
        tiles += sum(quay["cargo"] == good for quay in ships)
        tiles += sum(held["cargo"].count(good) + held["shown"].count(good) for held in data["seats"])
        assert tiles == there
    for number, held in enumerate(data["seats"]):
        assert held["porters"] + sum(quay["porters"][number] for quay in ships) == 10
        assert held["bonuses"] >= 0
    assert all(sum(quay["porters"]) <= quay["ship"] for quay in ships)


def test_every_card_event_move_and_story_occurs_in_random_games_and_nothing_is_lost() -> None:
    families: Counter[str] = Counter()
    stories: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(90):
        state = GAME.new(2 + seed % 3)
        luck = Luck(seed)
        while not state.over:
            if state.actor >= 0 and seed < 30:
                asked[state.data()["pending"][-1][0]] += 1
            move, told = step(state, luck)
            families[GAME.lexicon.family_of(move).key] += 1
            for event in told:
                stories[event.kind] += 1
                for name in ("card", "event"):
                    if event.kind == name:
                        stories[f"{name} {event.details[name]}"] += 1
            if seed < 15:
                check(state)
    assert {family.key for family in GAME.lexicon.families} <= set(families)
    assert {f"card {card}" for card in CARDS} <= set(stories)
    assert {f"event {event}" for event in EVENTS} <= set(stories)
    assert set(asked) == set(ASKED) <= {decision.word for decision in DECISIONS}
    for lang in LANGUAGES:
        lines = (GAME.folder / "texts" / f"{lang}.ftl").read_text("utf-8").splitlines()
        assert {line.split(" ")[0][6:] for line in lines if line.startswith("story-")} <= set(stories)


def test_every_reason_to_end_ends_a_game() -> None:
    endings: Counter[str] = Counter()
    for seed in range(60):
        state = GAME.vary({"rounds": 20} if seed < 20 else {}).new(2, rules=None, events=False)
        random_playout(state, Luck(seed))
        endings[state.ending] += 1
    assert set(endings) == {"last-ship", "hundred", "stalled"}


def test_points_told_by_the_story_add_up_to_the_score() -> None:
    for seed in range(30):
        state = GAME.new(2 + seed % 3)
        luck = Luck(f"points {seed}")
        points = [0] * state.players
        while not state.over:
            for event in step(state, luck)[1]:
                if event.seat >= 0:
                    points[event.seat] += int(event.details.get("points", 0))
        assert points == state.scores


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for family in GAME.lexicon.families:
        assert GAME.texts.has(lang, f"move-{family.key}")
    for frame in ASKED:
        assert GAME.texts.say(lang, f"prompt-{frame}", {"n": 2})
    for card in CARDS:
        assert GAME.texts.say(lang, f"card-{card}")
        assert GAME.meaning(card, lang).endswith(str(GAME.numbers[f"cards.{card}.commission"]))
    for word in (*EVENTS, *CARGO, "slate"):
        assert GAME.meaning(word, lang)
    for reason in ("last-ship", "hundred", "stalled"):
        assert GAME.texts.say(lang, f"reason-{reason}")


def test_both_languages_have_the_same_texts() -> None:
    keys = []
    for lang in LANGUAGES:
        lines = (GAME.folder / "texts" / f"{lang}.ftl").read_text("utf-8").splitlines()
        keys.append({line.split(" ")[0] for line in lines if line[:1].isalpha()})
    assert keys[0] == keys[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_the_numbers_of_the_data_file(lang: str) -> None:
    lines = GAME.rulebook(lang).splitlines()
    for card in CARDS:
        name = GAME.texts.say(lang, f"card-{card}")
        assert any(line.startswith(f"| {name} | {GAME.numbers[f'cards.{card}.commission']} |") for line in lines)
    for event in EVENTS:
        name = GAME.texts.say(lang, f"event-{event}")
        assert any(line.startswith(f"| {name} | {GAME.numbers[f'events.{event}']} |") for line in lines)
