"""What a table tells of the quays: cards with the numbers that are played, a turn in a few words, what is ahead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import malecon
from malecon.core.luck import Luck
from malecon.core.state import CHANCE, State
from malecon.core.story import Event
from malecon.core.texts import LANGUAGES
from malecon.games.comptoir.about import sailings, share
from malecon.games.comptoir.ahead import ahead
from malecon.games.comptoir.amounts import quick
from malecon.games.comptoir.things import things
from malecon.games.comptoir.words import CARDS
from tests.web.boards import drawn, moments

GAME = malecon.game("comptoir")
NAMES = ["Ana", "Bo", "Cleo"]


def view(**changed: Any) -> dict[str, Any]:
    """What Ana sees at the start of a game for three, with some of it changed; quays by their number."""
    seen = GAME.start(3, 7).see(0)
    for key, value in changed.items():
        if key.startswith("quay"):
            seen["quays"][int(key[4:]) - 1] |= value
        else:
            seen[key] = value
    return seen


def about(thing: str, seen: dict[str, Any], lang: str = "en") -> str:
    return GAME.about(thing, seen, lang, 0, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_quays_has_something_to_say_in_every_game(lang: str) -> None:
    luck, state = Luck("telling"), GAME.start(4, 3)
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.sample(luck))
            continue
        seen = state.see(0)
        for thing in things(GAME, seen, lang, 0):
            assert GAME.about(thing, seen, lang, 0), thing
        state.play(luck.choose(state.lean(state.actor)), state.actor)


def test_a_ship_tells_what_everybody_aboard_would_earn() -> None:
    rum = {"ship": 6, "cargo": "rum", "event": None, "owner": None, "porters": [3, 0, 2]}
    assert about("ship-1", view(quay1=rum)) == (
        "Full, it sails: 3 bonuses per porter. For those aboard now: 9 to Ana, 6 to Cleo."
    )
    storm = view(quay1={**rum, "event": "storm", "owner": 1})
    assert about("ship-1", storm).startswith("Storm: when it sails nobody earns anything")
    pirates = view(quay1={**rum, "event": "pirates", "owner": 1})
    assert about("ship-1", pirates) == "Pirates: when it sails all 18 bonuses go to Bo."
    assert about("event-1", pirates) == "Pirates: when it sails all 18 bonuses go to Bo."
    better = view(quay1={**rum, "event": "top-quality", "owner": 1})
    assert about("porter-1-2", better) == "8 bonuses when the ship sails: 1 place is free."


def test_cards_follow_the_numbers_that_are_played() -> None:
    changed = GAME.vary({"cards.foreman.porters": 4, "cards.foreman.commission": 7, "cargo.rum.bonus": 9})
    assert changed.meaning("foreman", "en") == "Up to 4 porters on one ship. Commission 7"
    assert changed.meaning("rum", "fr") == "9 primes par porteur"
    assert "Foreman, commission 7" in things(changed, view(), "en", 0).values()
    assert "7" not in changed.about("card-foreman", view(), "en", 0), "its name has said it"


def test_a_card_says_which_ship_it_could_make_sail_and_for_what() -> None:
    seen = view(quay2={"ship": 5, "cargo": "rum", "event": None, "owner": None, "porters": [1, 1, 0]})
    assert "the ship at quay 2 could sail and bring you 8 bonuses in all" in about("card-shipowner", seen)  # 4 × 3 − 4
    assert "could sail" not in about("card-market-woman", seen)
    poor = view(quay2={"ship": 4, "cargo": "madras", "event": "poor-quality", "owner": 1, "porters": [0, 1, 2]})
    assert "could sail, but cost you 4 bonuses in all" in about("card-governor", poor)  # 1 − 5
    assert "mais vous coûterait 4 primes en tout" in about("card-governor", poor, "fr")
    rum = view(quay2={"ship": 4, "cargo": "rum", "event": "top-quality", "owner": 1, "porters": [0, 1, 2]})
    assert "could sail, but bring you nothing in all" in about("card-shipowner", rum)  # 4 − 4


ALONE_ABOARD = {"ship": 6, "cargo": "madras", "event": None, "owner": None, "porters": [3, 2, 0]}


@pytest.mark.parametrize("card", ["innkeeper", "customs-officer"])
def test_a_card_that_must_first_take_a_porter_off_a_ship_does_not_make_it_sail(card: str) -> None:
    assert "could sail" not in about(f"card-{card}", view(quay2=ALONE_ABOARD))
    # One of the others aboard elsewhere, and it may.
    seen = view(quay1={"porters": [0, 1, 0]}, quay2=ALONE_ABOARD)
    assert "the ship at quay 2 could sail" in about(f"card-{card}", seen)


def test_the_innkeeper_fills_two_places_one_with_a_porter_from_elsewhere() -> None:
    seen = view(quay1={"porters": [1, 0, 0]}, quay2={**ALONE_ABOARD, "porters": [3, 1, 0]})
    assert "quay 2 could sail and bring you 8 bonuses in all" in about("card-innkeeper", seen)  # 5 × 2 − 2
    assert "could sail" not in about("card-apprentice", seen)


def sailed(state: State, seat: int, before: bool = False) -> Iterator[tuple[int, int, bool]]:
    """What a card that was played makes sail, tried out: the quay, what the seat earns, and whether it is the first."""
    if state.actor != seat:
        return
    for move in state.moves(seat):
        if GAME.write(move).split()[0] in ("move", "send", "load", "pay", "done"):
            twin = state.copy()
            events = twin.tell(move)
            yield from _earned(events, seat, before)
            if twin.data()["card"]:
                yield from sailed(twin, seat, before or any(event.kind == "sailed" for event in events))


def _earned(events: Sequence[Event], seat: int, before: bool) -> Iterator[tuple[int, int, bool]]:
    for event in events:
        if event.kind == "sailed":
            quay = event.details["quay"]
            paid = [one for one in events if one.seat == seat and one.kind in ("bonus", "pirated")]
            points = sum(int(one.details["points"]) for one in paid if one.details["quay"] == quay)
            yield int(quay) - 1, points, not before


def test_what_cards_promise_is_what_the_rules_allow() -> None:
    seen: set[str] = set()
    for seed in range(3):
        luck, state = Luck(f"promise {seed}"), GAME.start(3, seed)
        while not state.over:
            seat = state.actor
            if seat == CHANCE:
                state.play(state.sample(luck))
                continue
            for move in state.moves(seat):
                word, _, card = GAME.write(move).partition(" ")
                if word != "card" or not any(nearly(ship) for ship in state.data()["quays"]):
                    continue
                twin, shown = state.copy(), state.see(seat)
                promised = {(quay, share(GAME, ship, seat)) for quay, ship in sailings(GAME, card, shown, seat)}
                events = twin.tell(move)
                tried = [*_earned(events, seat, False), *sailed(twin, seat)]
                assert promised <= {one[:2] for one in tried}, (seed, card, shown["quays"])
                assert promised >= {one[:2] for one in tried if one[2]}, (seed, card, shown["quays"])
                seen |= {card} if promised else set()
            state.play(luck.choose(state.lean(seat)), seat)
    assert seen == set(CARDS)


def nearly(ship: Mapping[str, Any] | None) -> bool:
    return ship is not None and ship["ship"] - sum(ship["porters"]) <= 3


def test_a_lot_tells_who_may_still_bid() -> None:
    seen = view(auction={"tile": "storm", "bid": 2, "leader": 1, "out": [2]})
    seen["seats"][1]["bonuses"] = 12
    assert about("lot", seen).endswith("Still in: Bo with 12.")


def test_bids_that_mean_something() -> None:
    seen = view(auction={"tile": "storm", "bid": 2, "leader": 1, "out": []})
    for seat, bonuses in enumerate((18, 12, 5)):
        seen["seats"][seat]["bonuses"] = bonuses
    told = quick(GAME, seen, 0, "bid", "en", NAMES)
    assert told == {3: "3", 5: "5 · Cleo out", 12: "12 · wins", 18: "18 · all"}
    assert quick(GAME, seen, 0, "load", "en", NAMES) == {}
    seen["auction"]["out"] = [2]
    seen["seats"][1]["bonuses"] = 2
    assert quick(GAME, seen, 0, "bid", "en", NAMES)[3] == "3 · wins"


def told(state: State, *moves: str) -> str:
    return GAME.brief([GAME.read(move) for move in moves], state.see(0), "en")


def test_a_turn_is_told_in_a_few_words() -> None:
    state = GAME.start(3, 7)
    assert told(state, "card foreman", "load 4", "load 4") == "Foreman: quay 4\N{NO-BREAK SPACE}×2"
    assert told(state, "card harbour-master") == "Harbour master: 1 on each ship"
    assert told(state, "card innkeeper", "move 1 2 3", "load 1") == "Innkeeper: quay 2 → 3, quay 1"
    assert told(state, "bid 3") == "bids 3"
    assert told(state, "event storm 2") == "Storm at quay 2"
    places = state.see(0)["quays"][0]["ship"]
    assert told(state, "card governor", *["load 1"] * places) == f"Governor: quay 1\N{NO-BREAK SPACE}×{places} (sailed)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_has_at_most_eight_words(lang: str) -> None:
    effects = {
        "innkeeper": ("move 1 2 3", "load 1"),
        "customs-officer": ("send 1 2", "load 1"),
        "market-woman": ("load 1", "load 2"),
        "harbour-master": (),
        "governor": ("load 1", "load 1", "load 2"),
    }
    seen = view(quay1={"ship": 3, "porters": [1, 1, 0]})
    for card in CARDS:
        played = (f"card {card}", *effects.get(card, ("load 1", "load 1")))
        said = GAME.brief([GAME.read(move) for move in played], seen, lang)
        assert 0 < len(re.findall(r"\w+", said)) <= 8, said


def test_what_is_ahead() -> None:
    mine = {"ship": 6, "cargo": "rum", "porters": [2, 0, 0], "owner": 1}
    assert ahead(GAME, view(quay1={**mine, "event": "storm"}, slate=0), 0, "en") == [
        "Storm at quay 1: your 2 porters earn nothing there."
    ]
    assert ahead(GAME, view(quay1={**mine, "event": "pirates"}, slate=0), 0, "en") == [
        "Pirates take what you would earn at quay 1."
    ]
    nearly = {"ship": 4, "cargo": "rum", "event": None, "porters": [2, 0, 0], "owner": None}
    assert "you may have to pay the commission" in ahead(GAME, view(quay1=nearly, slate=2), 0, "en")[0]
    assert ahead(GAME, view(last=True, slate=0), 0, "fr") == [
        "Le dernier navire est là\xa0: la partie s’achève avec ce tour de table."
    ]
    assert ahead(GAME, view(slate=0), 0, "en") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_and_buttons_are_short(lang: str) -> None:
    before = {"en": "Your turn — ", "fr": "À vous — "}[lang]
    for key in GAME.texts.language(lang).sources:
        if key.startswith("prompt-"):
            for n in (1, 3):
                assert len(before + GAME.texts.say(lang, key, {"n": n})) <= 45, key
        if key.startswith("do-"):
            says = GAME.texts.say(lang, key, {"n": 3, "quay": 4, "to": 4})
            assert len(says + {"en": " and finish", "fr": " et finir"}[lang]) <= {"en": 24, "fr": 30}[lang], key


def test_every_move_lies_where_the_board_lights_it() -> None:
    for state in moments("comptoir", 4, 3):
        if not state.actors:
            continue
        made, seen = drawn(state, "en", min(state.actors)), state.see(min(state.actors))
        for thing in made.things:
            for inner in thing.iter():
                move = inner.attrib.get("data-move")
                assert move is None or GAME.thing(GAME.read(move), seen) == thing.attrib["data-thing"]
        on_board = {GAME.thing(move, seen) for move in state.moves(min(state.actors))} - {""}
        assert on_board <= set(made.names), "what belongs to a thing belongs to one that is there"


def test_the_end_is_announced_before_the_last_ship_is_there() -> None:
    few = {**view()["ships"], **dict.fromkeys(view()["ships"], 0)}
    one = {**few, next(iter(few)): 1}
    assert ahead(GAME, view(ships=one, slate=0), 0, "en")[0].startswith("One more ship is to come: when")
    assert ahead(GAME, view(ships=one, slate=0), 0, "fr")[0].startswith("Un seul navire est encore à venir")
    assert not any("to come" in told for told in ahead(GAME, view(ships=one, last=True, slate=0), 0, "en"))


def test_the_slate_says_what_it_costs_whom_and_a_card_reckons_with_it() -> None:
    ship = {"ship": 4, "cargo": "rum", "porters": [2, 1, 0], "event": None, "owner": None}
    asked = view(quay1=ship, slate=0, card="governor", pending=[["turn"], ["pay", 1]])
    asked["seats"][0]["bonuses"], asked["seats"][1]["bonuses"] = 30, 4
    told = about("slate", asked)
    assert "Ana −5, Bo −4." in told
    held, others = (about("card-shipowner", view(quay1=ship, slate=slate)) for slate in (0, 1))
    assert "may pay the commission (4)" in held
    assert "may pay" not in others
