"""Random games until everything in the box has acted, and nothing is ever lost."""

from collections import Counter

import pytest

from malecon import CHANCE, Luck
from malecon.core.playout import random_playout
from malecon.games.capa_doro.words import CIGARS, TOBACCOS
from tests.games.capa_doro.positions import GAME

BALES = {"orange": 40, "grey": 32, "brown": 24, "gold": 16}


@pytest.mark.long
def test_every_cigar_event_move_and_story_occurs_and_bales_are_conserved() -> None:
    families: Counter[str] = Counter()
    told: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for seed in range(60):
        state = GAME.new(2 + seed % 3, rules=None, events=seed % 5 != 4)
        luck = Luck(seed)
        while not state.over:
            chance = state.actor == CHANCE
            lean = luck.below(3) > 0
            move = state.sample(luck) if chance else luck.choose(state.lean() if lean else state.moves())
            families[GAME.lexicon.family_of(move).key] += 1
            words.update(GAME.write(move).split())
            told.update(event.kind for event in state.tell(move))
            if luck.below(8) > 0:
                continue
            data = state.data()
            for tobacco, region in zip(TOBACCOS, data["fields"], strict=True):
                growing = sum(place["bales"] for row in data["fields"][region] for place in row if place)
                held = sum(seat["stock"][tobacco] for seat in data["seats"])
                lying = data["market"][tobacco] + data["discards"][tobacco] + data["bag"][tobacco]
                assert growing + held + lying == BALES[tobacco]
            for number, seat in enumerate(data["seats"]):
                assert seat["dollars"] >= 0
                places = [place for rows in data["fields"].values() for row in rows for place in row if place]
                sown = sum(place["owner"] == number for place in places)
                assert seat["plantations"] + sown == {2: 8, 3: 7, 4: 6}[state.players]
    assert {family.key for family in GAME.lexicon.families} <= set(families)
    assert set(CIGARS) <= set(words)
    texts = (GAME.folder / "texts" / "en.ftl").read_text("utf-8")
    known = {line.split(" ")[0][6:] for line in texts.splitlines() if line.startswith("story-")}
    assert known == set(told)


def test_points_told_by_the_story_add_up_to_the_score() -> None:
    for seed in range(20):
        state = GAME.new(2 + seed % 3)
        luck = Luck(f"points {seed}")
        points = [0] * state.players
        while not state.over:
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.lean())
            for event in state.tell(move):
                points[event.seat] += int(event.details.get("points", 0))
        assert points == state.scores


def test_every_ending_ends_a_game() -> None:
    endings: Counter[str] = Counter()
    for seed in range(40):
        state = GAME.vary({"goal": 20}).new(2 + seed % 3)
        random_playout(state, Luck(f"ending {seed}"))
        endings[state.ending] += 1
    assert set(endings) == {"goal", "empty-bag"}
