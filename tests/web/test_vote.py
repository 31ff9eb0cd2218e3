"""Cuba's vote and what the laws then ask: who won is told, ties are explained, and what one pays brings its own."""

from __future__ import annotations

import pytest

from malecon.core.prompt import word
from malecon.table.table import Table
from malecon.web import board
from malecon.web.digest import digest
from malecon.web.foresight import foresight
from malecon.web.offers import offers
from malecon.web.words import speaker
from tests.web.test_choices import NAMES, T, played


def test_who_won_the_vote_is_told_while_the_laws_act() -> None:
    seen = 0
    for table, seat in played("cuba", 3, every=1):
        view = table.state.see(seat)
        told = " ".join(board.ahead_of(table.game, view, seat, "en", NAMES))
        if word(view) in ("tax", "duty"):
            won = next(event for one in reversed(table.line) for event in one.events if event.kind == "majority")
            assert f"{NAMES[won.seat]} chose the new laws." in told
            assert all(f"{name} ({held['votes']})" in told for name, held in zip(NAMES, view["seats"], strict=True))
            place = "purse" if word(view) == "tax" else "yard-wood"
            assert "chose the new laws." in table.game.about(place, view, "en", seat, NAMES), "its card covers the rest"
            seen += 1
        else:
            assert "made the laws" not in told
            assert "made the laws" not in table.game.about("purse", view, "en", seat, NAMES)
    assert seen > 5


def _ends_the_round(table: Table, move: str, seat: int) -> bool:
    after = table.state.copy()
    after.play(move, seat)
    return bool(after.see(seat)["round"] != table.state.see(seat)["round"])


def test_the_end_of_the_round_is_not_what_a_tax_or_a_duty_brings() -> None:
    seen = 0
    for table, seat in played("cuba", 3, every=1):
        for offer in offers(table, seat, "en", T):
            if offer.key not in ("pay", "pay-pesos", "refuse") or not _ends_the_round(table, offer.move, seat):
                continue
            gains = {gain.symbol: gain.n for gain in offer.gains}
            assert "subsidy" not in offer.effect
            if offer.key == "refuse":
                assert not gains
            elif offer.key == "pay":
                paid = offer.move.split()[1]
                assert gains in ({paid: -1, "point": 2}, {paid: -1, "point": 3})
            else:
                assert set(gains) <= {"peso", "point"}
                assert gains["point"] == 2
            assert foresight(table, seat, [offer.move], "en").gains == offer.gains
            seen += 1
    assert seen > 3


@pytest.mark.parametrize(
    ("lang", "tied", "half"), [("en", "still tied", "and has"), ("fr", "encore à égalité", "et en")]
)
def test_ties_are_explained_where_votes_are_bought_and_no_half_sentence_is_told(
    lang: str, tied: str, half: str
) -> None:
    seen, t = 0, speaker(lang)
    for table, seat in played("cuba", 5, every=1):
        view = table.state.see(seat)
        if word(view) == "vote":
            told = table.game.about("parliament", view, lang, seat, NAMES)
            assert tied in told
            assert NAMES[view["first"]] in told.rpartition(tied)[2]
            assert not any(offer.effect.startswith(half) for offer in offers(table, seat, lang, t))
            seen += 1
        assert not any(half in turn.text for turn in digest(table, seat, lang, t))
    assert seen > 2
