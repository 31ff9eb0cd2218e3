"""Random games until everything in the box has acted, and nothing is ever lost."""

from collections import Counter

import pytest

from malecon import CHANCE, Luck, State
from malecon.games.cuba.words import BUILDINGS, LAWS, SHIPS
from tests.games.cuba.positions import GAME, THINGS, both

TOTAL = dict(zip(THINGS, [15, 15, 15, 18, 18, 18, 15, 15], strict=True))


def pieces(state: State) -> dict[str, int]:
    """All pieces of each thing, wherever they are."""
    data = state.data()
    total: Counter[str] = Counter(data["supply"])
    total.update(data["market"])
    for owner in data["seats"]:
        total.update(owner["yard"])
        total.update(owner["warehouse"])
    for dock in data["docks"]:
        total.update(dock["cargo"] if dock else {})
    return dict(total)


@both
def test_everything_occurs_and_pieces_are_conserved(edition: str) -> None:
    """Every move, event, source, building built and used, law passed, ship sailed, alternative taken."""
    families: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    wanted = {f"built {building}" for building in BUILDINGS} | {f"used {building}" for building in BUILDINGS}
    wanted |= {f"enacted {law}" for law in LAWS}
    wanted |= {f"sailed {ship}" for ship in range(1, SHIPS + 1)}
    wanted |= {f"thing trader {thing}" for thing in THINGS[:6]}
    wanted |= {"points architect 2", "points architect 1", "pesos mayor 4", "pesos mayor 2"}
    if edition == "eggert":
        wanted -= {"built canadian-embassy", "used canadian-embassy"}
    texts = (GAME.folder / "texts" / "en.ftl").read_text("utf-8").splitlines()
    wanted |= {f"told {line.split(' ')[0][6:]}" for line in texts if line.startswith("story-")}
    sources = {line.split(" ")[0][7:] for line in texts if line.startswith("source-")}
    wanted |= {f"source {source}" for source in sources if edition == "filosofia" or source != "canadian-embassy"}
    for seed in range(600):
        boards = "individual" if seed % 3 == 0 else "common"
        state = GAME.new(2 + seed % 4, rules=None, edition=edition, boards=boards, secret_delegate=seed % 2 == 1)
        luck = Luck(f"coverage {seed}")
        while not state.over:
            # Who loses nothing on the way sees more of the box.
            may = state.lean() if seed % 4 > 1 else state.moves()
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(may)
            families[GAME.lexicon.family_of(move).key] += 1
            for event in state.tell(move):
                told = event.details
                seen[f"told {event.kind}"] += 1
                seen[f"source {told.get('source') or event.kind}"] += 1
                seen[f"{event.kind} {told.get('building') or told.get('law') or told.get('ship')}"] += 1
                seen[
                    f"{event.kind} {told.get('source')} {told.get('thing') or told.get('points') or told.get('n')}"
                ] += 1
        assert pieces(state) == TOTAL
        if wanted <= set(seen) and seed >= 20:
            break
    assert wanted - set(seen) == set()
    assert {family.key for family in GAME.lexicon.families} == set(families)


@pytest.mark.parametrize("seed", range(4))
def test_pieces_are_conserved_at_every_step(seed: int) -> None:
    state = GAME.new(2 + seed, rules=None, edition=("filosofia", "eggert")[seed % 2])
    luck = Luck(f"pieces {seed}")
    while not state.over:
        state.play(state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves()))
        assert pieces(state) == TOTAL
        for owner in state.data()["seats"]:
            assert min(owner["pesos"], owner["points"], *owner["yard"].values(), *owner["warehouse"].values()) >= 0


def test_points_told_by_the_story_add_up_to_the_score() -> None:
    for seed in range(20):
        state = GAME.new(2 + seed % 4, rules=None, edition=("filosofia", "eggert")[seed % 2])
        luck = Luck(f"points {seed}")
        points = [0] * state.players
        while not state.over:
            move = state.sample(luck) if state.actor == CHANCE else luck.choose(state.moves())
            for event in state.tell(move):
                if event.seat >= 0:
                    points[event.seat] += int(event.details.get("points", 0))
        assert points == state.scores
