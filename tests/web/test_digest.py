"""What happened since one's own turn, and the story by turns: nothing that touched oneself is missing from it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from malecon.core.state import CHANCE
from malecon.table import log
from malecon.table.house import House, Wish
from malecon.table.store import Store
from malecon.web.digest import Teller, chronicle, digest, since, turns
from malecon.web.offers import gained, holdings
from malecon.web.page import render, table_view
from malecon.web.viewer import Company, Eyes
from malecon.web.views import Turn
from malecon.web.words import speaker
from tests.web.test_choices import NAMES, T, each_game, played
from tests.web.test_ghosts import until


def own(told: tuple[Turn, ...], seat: int) -> Turn | None:
    return next((turn for turn in told if turn.seat == seat), None)


@each_game
def test_what_others_and_luck_brought_oneself_is_told(id: str) -> None:
    seen = 0
    for table, seat in played(id, 7, every=1, most=250):
        start = since(table, seat)
        if all(one.seat == seat for one in table.line[start:]):
            continue
        before = holdings(table, table.at(start).see(seat), seat)
        came = gained(table, before, holdings(table, table.state.see(seat), seat), "en")
        told = own(digest(table, seat, "en", T), seat)
        if not start:
            assert told is None, "before the first choice there is no turn of one's own"
            continue
        befell = any(table.game.befalls(event) for event in table.line[start - 1].events)
        last, then = table.line[start - 1 : start + 1]
        # What had to follow is told together with what was chosen.
        goes_on = last.seat == then.seat == seat and last.text.split()[0] == then.text.split()[0]
        if came and not befell:
            assert told
            assert digest(table, seat, "en", T)[0] is told, "what touched oneself comes first"
            assert told.gains == came or goes_on
            assert "You" in f"{told.name} {told.text}" or "you" in told.text
            assert NAMES[seat] not in f"{told.name} {told.text}", "one is called «you»"
            seen += 1
    assert seen > 3


@pytest.mark.parametrize(
    ("id", "kind", "words"),
    [
        ("cuba", "majority", "majority with"),
        ("cuba", "sailed", "leaves dock"),
        ("santiago", "sailed", "leaves"),
        ("comptoir", "sailed", "sails with"),
        ("comptoir", "won", "buys |You buy "),
        ("capa-doro", "event", "draws |You draw "),
    ],
)
def test_news_for_everybody_are_in_it(id: str, kind: str, words: str) -> None:
    seen = 0
    for table, seat in played(id, 3, every=1):
        start = since(table, seat)
        came = [event.kind for one in table.line[start:] for event in one.events]
        if kind in came and any(one.seat != seat for one in table.line[start:]):
            assert re.search(words, " · ".join(turn.text for turn in digest(table, seat, "en", T)))
            seen += 1
    assert seen > 2


def test_the_die_belongs_to_whose_turn_it_opens() -> None:
    seen = 0
    for table, seat in played("capa-doro", 3, every=5):
        for turn in digest(table, seat, "en", T):
            if turn.seat != seat and turn.omens:
                assert turn.omens[0].startswith("throws a ")
                assert all(line.name in ("", turn.name) for line in turn.lines)
                seen += 1
    assert seen > 5


def test_what_spoils_and_subsidies_are_told_to_whom_they_befell_also_by_ones_own_last_choice() -> None:
    seen = 0
    for seed in range(3):
        for table, seat in played("cuba", seed, every=1):
            start = since(table, seat)
            events = table.line[start - 1].events if start else []
            fell = [event for event in events if event.seat == seat and table.game.befalls(event)]
            if fell and any(one.seat != seat for one in table.line[start:]):
                told = own(digest(table, seat, "en", T), seat)
                assert told
                assert ("You lose" if fell[0].kind == "spoiled" else "subsidy") in told.text
                seen += 1
    assert seen


def test_a_vote_that_was_revealed_is_no_secret_any_more() -> None:
    *_, (table, _) = played("cuba", 4, every=1)
    voted = [one for one in table.line if one.text.startswith("votes") and one.row < table.line[-1].row - 30]
    assert voted
    told = {
        line.id: line.text
        for turn in chronicle(table, None, "en", T, last=1000)
        if isinstance(turn, Turn)
        for line in turn.lines
    }
    for one in voted:
        assert told[f"row-{one.row}"].startswith("buys "), told[f"row-{one.row}"]


def test_a_vote_that_is_not_revealed_yet_stays_secret() -> None:
    seen = 0
    for table, seat in played("cuba", 4, every=1):
        if table.line and table.line[-1].text.startswith("votes") and not table.line[-1].events:
            last = [turn for turn in digest(table, seat, "en", T) if turn.seat != seat][-1]
            assert "votes" not in last.text
            seen += 1
    assert seen


@each_game
def test_a_turn_ends_with_its_round_and_where_the_games_turn_goes_on(id: str) -> None:
    *_, (table, _) = played(id, 9, most=300)
    chapters = set()
    for who, first, end in turns(table.line):
        moves = table.line[first:end]
        assert len({one.chapter for one in moves}) == 1
        assert len({one.turn for one in moves}) == 1
        assert {one.seat for one in moves} <= {who, CHANCE}
        chapters.add(moves[0].chapter)
    assert len(chapters) > 1


@each_game
def test_the_signs_of_a_turn_are_the_sum_of_what_its_sentences_say(id: str) -> None:
    """Points that its events name, and no others."""
    *_, (table, viewer) = played(id, 9, most=300)
    seen = 0
    for who, first, end in turns(table.line):
        known = holdings(table, table.state.see(viewer), who)
        # What is left over counts with the end of the game, not in a panel.
        if who == CHANCE or not {"point", "bonus"} & {*known} or (table.state.over and end == len(table.line)):
            continue
        turn = Teller(table, viewer, "en", T).tell(who, first, end)
        signs = sum(gain.n for gain in turn.gains if gain.symbol in ("point", "bonus"))
        events = [event for one in table.line[first:end] for event in one.events if event.seat == who]
        assert signs == sum(int(event.details.get("points", 0)) for event in events)
        seen += bool(signs)
    assert seen > 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_came_to_oneself_reads_without_ones_name_twice(lang: str) -> None:
    for table, seat in played("santiago", 5, every=2):
        told = own(digest(table, seat, lang, speaker(lang)), seat)
        if told and told.name:
            assert not told.text.startswith(told.name)


def test_a_turn_that_goes_on_has_left_nothing_out_yet() -> None:
    """Cuba's Architect has built nothing only once that is over."""
    table, seat, _ = until("cuba", "build")

    def story() -> str:
        told = chronicle(table, seat, "en", speaker("en"))
        return next(turn.text for turn in told if isinstance(turn, Turn) and turn.seat == seat)

    assert "built nothing" not in story()
    table.add(log.MOVE, seat, "take points", 0.0)
    assert "built nothing" in story()


def test_a_bid_in_anothers_turn_hides_nothing_of_it() -> None:
    """Since one's own turn: the card that somebody played before the auction is told, too."""
    seen = 0
    for table, seat in played("comptoir", 5, every=1):
        if table.state.turn != seat:  # type: ignore[attr-defined]
            continue
        start = since(table, seat)
        answered = [one for one in table.line[start:] if one.seat == seat and one.choices > 1]
        cards = {one.seat for one in table.line[start:] if one.seat != seat and one.text.startswith("card ")}
        told = digest(table, seat, "en", T)
        assert cards <= {turn.seat for turn in told}
        seen += bool(answered and cards)
    assert seen > 2


def test_a_delivery_leaves_no_mark_on_the_next_ships_dice() -> None:
    seen = 0
    for table, seat in played("santiago", 7, every=1):
        for turn in digest(table, seat, "en", T):
            if turn.seat != seat and turn.chapter < table.chapter:
                assert not any(thing.startswith("die-") for thing in turn.things)
                seen += any(one.text.startswith("deliver") for one in table.line[turn.first : turn.end])
    assert seen


def test_what_came_to_others_and_left_them_is_told_to_all_who_saw_it() -> None:
    """Hands are secret, but everybody sees what is taken and given: nothing is missing, nothing is told twice."""
    [*_, (table, _)] = played("santiago", 2, every=1, most=160)
    for who, first, end in turns(table.line):
        if who == CHANCE:
            continue
        before, after = (holdings(table, table.at(at).data(), who) for at in (first, end))
        for viewer in (None, 0, 1, 2):
            told = Teller(table, viewer, "en", T).tell(who, first, end)
            assert set(told.gains) == set(gained(table, before, after, "en"))


def test_a_plantation_pushed_out_is_told_first_with_whose_deed_it_was() -> None:
    """On the first turn, too; and what concerns nobody is left to the story."""
    first = seen = 0
    for seed in range(12):
        for table, seat in played("capa-doro", seed, every=1, most=16):
            start = since(table, seat)
            lost = [
                one.seat
                for one in table.line[start:]
                for event in one.events
                if event.seat == seat and event.kind == "bare-harvest" and one.seat not in (CHANCE, seat)
            ]
            told = own(digest(table, seat, "en", T), seat)
            assert not told or "neutral" not in told.text
            if lost:
                assert told
                assert told.text.startswith(f"{NAMES[lost[0]]} pushed out {lost.count(lost[0])} of your plantations")
                seen += 1
                first += all(one.seat != seat or one.chapter == 0 for one in table.line)
    assert seen
    assert first


def test_the_points_of_a_rounds_end_stand_with_whom_they_came_to() -> None:
    seen = 0
    for table, seat in played("cuba", 5, every=1, most=220):
        start = since(table, seat)
        for event in table.line[start - 1].events if start else []:
            if event.seat not in (seat, CHANCE) and "subsidy" in str(event.details.get("source")):
                theirs = " · ".join(turn.text for turn in digest(table, seat, "en", T) if turn.seat == event.seat)
                assert "(subsidy" in theirs
                story = [turn for turn in chronicle(table, seat, "en", T) if isinstance(turn, Turn)]
                assert any("(subsidy" in turn.text and turn.seat == event.seat for turn in story)
                seen += 1
    assert seen


def test_what_is_paid_piece_by_piece_is_told_whole() -> None:
    seen = 0
    for seed in (0, 4, 8):
        for table, seat in played("cuba", seed, every=1, most=300):
            line, start = table.line, since(table, seat)
            paid = [one for one in line[max(0, start - 2) : start + 1] if one.text.startswith("pay ")]
            paid = [one for one in paid if one.seat == seat and one.text != "pay pesos"]
            forced = start < len(line) and line[start] in paid
            fell = any(table.game.befalls(event) and event.seat == seat for event in line[start - 1].events)
            if len(paid) < 2 or not (forced or fell):
                continue
            told = own(digest(table, seat, "en", T), seat)
            assert told
            for one in paid:
                assert re.search(rf"You pay [12] {one.text[4:]} of duty", told.text)
                assert any(gain.n < 0 for gain in told.gains if gain.symbol == one.text[4:])
            seen += 1
    assert seen > 2


@pytest.mark.parametrize(("seed", "kind"), [(5, "round"), (24, "won")])
def test_a_new_round_and_what_another_won_are_told_where_ones_own_turn_goes_on(seed: int, kind: str) -> None:
    seen = 0
    for table, seat in played("comptoir", seed, every=1, most=260):
        events = table.line[-1].events if since(table, seat) == len(table.line) and table.line else []
        for event in events:
            if event.kind == kind and (event.seat == seat) == (kind == "round"):
                told = own(digest(table, seat, "en", T), seat)
                assert told
                words = "you hold the slate and begin" if kind == "round" else f"{NAMES[event.seat]} buys"
                assert words in told.text
                seen += 1
    assert seen


def test_few_turns_are_unfolded_and_many_are_not() -> None:
    """Six of three players: two of each."""
    seen = set()
    for table, seat in played("comptoir", 7, every=1, most=150):
        told = Counter(turn.seat for turn in digest(table, seat, "en", T))
        if max(told.values(), default=0) < 2:
            continue
        eyes, company = Eyes((seat,), "en"), Company(frozenset(), 0, 180.0)
        html = render("fragment.html", "en", view=table_view(table, eyes, company, {}))
        folds = re.findall(r'<div class="digest">\s*<details( open)?>', html)
        assert sorted(map(bool, folds)) == sorted(n == 2 for n in told.values() if n > 1)
        seen.update(folds)
    assert seen == {"", " open"}


def test_after_an_undo_another_move_is_told_as_it_is(tmp_path: Path) -> None:
    """To somebody, too, who saw the one that was taken back and nothing since."""
    house = House(Store(tmp_path))
    id = house.open("santiago", [Wish("token", "Ana"), Wish("token", "Ben")], "").table.setup.id

    def play(which: int) -> str:
        table = house.table(id)
        seat = table.actors[0]
        table = house.play(id, seat, table.game.write(table.state.moves(seat)[which]), table.n)
        return next(turn for turn in chronicle(table, None, "en", T) if isinstance(turn, Turn)).lines[-1].text

    # In the midst of a turn: where it began stays.
    while not (table := house.table(id)).actors or not table.line or table.line[-1].seat != table.actors[0]:
        if table.paused is None:
            play(-1)
        else:
            house.end_turn(id, table.paused, table.n)
    first = play(0)
    table = house.table(id)
    house.undo(id, table.line[-1].seat, table.n, [0, 1])
    assert play(1) != first
