"""Random games until everything in the box has acted, and nothing is ever lost."""

from collections import Counter

import pytest

from malecon import CHANCE, Luck
from tests.games.santiago.positions import GAME


@pytest.mark.long
def test_every_cuban_building_move_and_event_occurs_and_goods_are_conserved() -> None:
    families: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed in range(60):
        state = GAME.new(2 + seed % 3)
        luck = Luck(seed)
        while not state.over:
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
            families[GAME.lexicon.family_of(move).key] += 1
            for event in state.tell(move):
                events[event.kind] += 1
                if "points" in event.details and "source" not in event.details:
                    events[f"source {event.kind}"] += 1  # where points come from, as the page at the end has it
                for name in ("source", "stop", "building", "cause"):
                    if name in event.details:
                        events[f"{name} {event.details[name]}"] += 1
            data = state.data()
            for good, left in data["reserve"].items():
                assert left + sum(seat["goods"][good] for seat in data["seats"]) == 8
            assert all(seat["pesos"] >= 0 and seat["points"] >= 0 for seat in data["seats"])
    assert {family.key for family in GAME.lexicon.families} <= set(families)
    texts = (GAME.folder / "texts" / "en.ftl").read_text("utf-8")
    told = {line.split(" ")[0][6:] for line in texts.splitlines() if line.startswith("story-")}
    assert told <= set(events)
    for key in ("source", "stop", "cause"):
        known = {line.split(" ")[0][len(key) + 1 :] for line in texts.splitlines() if line.startswith(f"{key}-")}
        known.discard("empty")  # a stop at which nobody stands yet: only drawn, before the deal
        assert known <= {name.split(" ", 1)[1] for name in events if name.startswith(f"{key} ")}


def test_points_told_by_the_story_add_up_to_the_score() -> None:
    for seed in range(30):
        state = GAME.new(2 + seed % 3)
        luck = Luck(f"points {seed}")
        points = [2] * state.players
        while not state.over:
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
            for event in state.tell(move):
                if event.seat >= 0:
                    points[event.seat] += int(event.details.get("points", 0))
        assert points == state.scores
