"""What is kept of a drawing is what would be drawn: in every game, for every viewer, at every point."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import malecon
from malecon.core.texts import LANGUAGES
from malecon.table.house import House, Wish
from malecon.table.store import Store
from malecon.table.table import Table
from malecon.web import board, page
from malecon.web.stencil import Kept, Stencils
from malecon.web.viewer import Company, Eyes

EYES = (Eyes((0,), "en"), Eyes((1,), "fr"), Eyes((), "fr"), Eyes((0, 1), "en", facing=1))
HERE = Company(frozenset({0}), 3, 180.0)


def drawn(table: Table, eyes: Eyes) -> str:
    return page.render("fragment.html", eyes.lang, view=page.table_view(table, eyes, HERE, {}))


@pytest.fixture
def uncut() -> Iterator[None]:
    """Templates as they are written."""
    drawer = board.environment()
    drawer.cut, cut = frozenset(), drawer.cut
    assert drawer.cache is not None
    drawer.cache.clear()
    yield
    drawer.cut = cut
    drawer.cache.clear()


def played(game: str, folder: Path, moves: int) -> Iterator[Table]:
    """Positions of a game of chance, each a table of its own; some were taken back to, and somebody speaks."""
    house, luck = House(Store(folder)), random.Random(game)
    id = house.open(
        game, [Wish("token", "Ana"), Wish("token", "<b>Álvaro"), Wish("bot", bot="easy")], ""
    ).table.setup.id
    for number in range(moves):
        table = house.table(id)
        yield table
        if table.over:
            break
        if table.paused is not None:
            house.undo(id, table.paused, table.n, [0, 1]) if number % 5 == 0 else house.end_turn(
                id, table.paused, table.n
            )
            continue
        seat = table.actors[0]
        move = table.game.write(luck.choice(table.state.moves(seat)))
        house.play(id, seat, move, table.n, bot=seat == 2)
        if number % 11 == 0:
            house.say(id, 0, f"word {number}")


@pytest.mark.parametrize("game", malecon.games())
def test_what_is_kept_is_what_would_be_drawn(game: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    looked = [(table, eyes) for table in list(played(game, tmp_path, 48))[::6] for eyes in EYES]
    kept = [drawn(*one) for one in looked]
    again = [drawn(*one) for one in looked[::7]]
    request.getfixturevalue("uncut")
    for one, said in zip(looked, kept, strict=True):
        assert said == drawn(*one)
    assert again == kept[::7]


@pytest.mark.heavy
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", malecon.games())
def test_whole_games(game: str, lang: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The same of every position of a game to its end: who plays and who watches, in this language."""
    tables = list(played(game, tmp_path, 2_000))
    eyes = (Eyes((), lang), Eyes((0,), lang), Eyes((1,), lang))
    kept = [digest(drawn(table, one)) for table in tables for one in eyes]
    request.getfixturevalue("uncut")
    assert kept == [digest(drawn(table, one)) for table in tables for one in eyes]
    assert tables[-1].over


def digest(html: str) -> str:
    return sha256(html.encode()).hexdigest()


def test_a_page_is_drawn_from_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or all of the above would be true of nothing."""
    monkeypatch.setattr(Stencils, "kept", Kept())
    found = {True: 0, False: 0}
    draw = Stencils._draw

    def counted(self: Stencils, *what: object) -> str:
        found[False] += 1
        return draw(self, *what)  # type: ignore[arg-type]

    def asked(self: Kept, key: object, get: object = Kept.get) -> object:
        found[True] += 1
        return get(self, key)  # type: ignore[operator]

    monkeypatch.setattr(Stencils, "_draw", counted)
    monkeypatch.setattr(Kept, "get", asked)
    for table in played("santiago", tmp_path, 30):
        drawn(table, EYES[2])
    assert found[True] > 4 * found[False] > 0


@pytest.mark.parametrize("game", malecon.games())
def test_every_part_of_a_page_can_be_found_again(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that the cutter doesn't understand would only make every drawing slow."""
    lost: set[str] = set()
    made = Stencils.key

    def noted(name: str, values: tuple[object, ...], stamp: object) -> object:
        key = made(name, values, stamp)
        if key is None:
            lost.add(name)
        return key

    monkeypatch.setattr(Stencils, "key", staticmethod(noted))
    for table in list(played(game, tmp_path, 24))[::8]:
        drawn(table, EYES[1])
    assert not lost


def test_no_more_is_kept_than_there_is_room_for() -> None:
    kept = Kept(most=300)
    for number in range(50):
        kept.put(number, str(number), 100)
        assert kept.get(0) == "0"  # what is used stays
    assert sum(kept.get(number) is not None for number in range(50)) <= 10


def test_a_word_of_the_language_may_name_what_a_sentence_is_told() -> None:
    drawer = board.environment()
    told = drawer.from_string('{{ t("way", **{"to": 1}) }} {{ t("way", from=1, in=2) }} {{ t("way", by=3) }}')
    assert told.render(t=lambda key, **more: f"{key} {more}") == (
        "way {&#39;to&#39;: 1} way {&#39;from&#39;: 1, &#39;in&#39;: 2} way {&#39;by&#39;: 3}"
    )
