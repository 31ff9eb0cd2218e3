"""A house moves whole, or not at all, and the old one stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from malecon.core.errors import Unknown
from malecon.table import moving
from malecon.table.alone import keep
from malecon.table.moving import move_house
from malecon.table.store import FILE, Store
from tests.conftest import BOTH
from tests.served import Server
from tests.table.conftest import ANA, BEN, house_in, play, two

WORDS = "Où est le café ? 🦜 “ok”"
pytestmark = pytest.mark.postgres
Places = Callable[[str], Path | str]


@pytest.fixture
def new(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Places:
    """A new place of a kind."""
    return lambda kind: server.new() if kind == "postgres" else tmp_path_factory.mktemp("tables")


def lived_in(place: Path | str) -> str:
    house = house_in(place)
    id = two(house)
    play(house, id, "0 step left", "0 step right", "0 end", "1 step left")
    house.say(id, 1, WORDS)
    for _ in range(20):
        two(house)
    tournament = house.open_tournament("toy", ANA, 2, 1, "slow")
    for person, name in ((ANA, "Ana"), (BEN, WORDS)):
        house.join_tournament(tournament, person, name)
    house.start_tournament(tournament, ANA)
    house.store.close()
    return id


def content(place: Path | str) -> list[str]:
    store = Store(place)
    with store.engine.connect() as sql:
        found = [sorted(str(line) for line in sql.execute(table.select())) for table in moving.CARRIED]
    store.close()
    return [line for lines in found for line in lines]


@pytest.mark.parametrize("target", BOTH)
@pytest.mark.parametrize("source", BOTH)
def test_all_of_it_arrives(new: Places, source: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 7)
    old, place = new(source), new(target)
    id = lived_in(old)
    before = content(old)
    moved = move_house(str(old), str(place))
    assert moved["tables"] == 22
    assert sum(moved.values()) == len(before)
    assert content(old) == content(place) == before
    house = house_in(place)
    assert house.table(id).rows == house_in(old).table(id).rows
    assert house.table(id).chat[0].text == WORDS
    assert (house.seats_of(id, ANA), house.seats_of(id, BEN)) == ([0], [1])
    [played] = house.tournaments_of(BEN)
    assert (played.round, moved["entrants"], moved["pairings"]) == (1, 2, 1)
    play(house, id, "1 step left")
    house.store.close()


@pytest.mark.parametrize("target", BOTH)
def test_nothing_is_moved_where_there_are_tables(new: Places, target: str) -> None:
    old, place = new("sqlite"), new(target)
    lived_in(old)
    lived_in(place)
    before = content(place)
    with pytest.raises(Unknown, match=r"there are tables in .* already") as refused:
        move_house(str(old), str(place))
    assert "il y a déjà des tables" in refused.value.said("fr")
    assert content(place) == before


def test_a_copy_that_differs_is_not_kept(new: Places, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    old, place = new("sqlite"), str(new("postgres"))
    lived_in(old)
    Store(place).close()
    server.sql(
        place.split("/")[3].partition("?")[0],
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN NEW.text := NEW.text || '!'; RETURN NEW; END $$; "
        "CREATE TRIGGER spoil BEFORE INSERT ON rows FOR EACH ROW EXECUTE FUNCTION spoil()",
    )
    with pytest.raises(Unknown, match=r"rows \(.*\) is not the same"):
        move_house(str(old), place)
    assert content(place) == []


def test_an_open_house_does_not_move(new: Places) -> None:
    folder, served = new("sqlite"), new("postgres")
    lived_in(folder)
    with keep(Path(folder)), pytest.raises(Unknown, match="another house is open"):
        move_house(str(folder), str(served))
    house = house_in(served)
    house.store.count()
    with pytest.raises(Unknown, match="a house is open on postgresql://"):
        move_house(str(folder), str(served))
    house.store.close()
    assert move_house(str(folder), str(served))["tables"] == 22


def test_what_is_no_house_is_not_moved(new: Places, tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="there are no tables in"):
        move_house(str(tmp_path / "nowhere"), str(new("postgres")))
    assert not (tmp_path / "nowhere").exists()
    old = new("sqlite")
    lived_in(old)
    with pytest.raises(Unknown, match="another house is open"):
        move_house(str(old), str(old))
    with pytest.raises(Unknown, match="older Malecón"):
        move_house(str(new("postgres")), str(new("sqlite")))


def test_the_old_file_is_byte_for_byte_what_it_was(new: Places) -> None:
    old = Path(new("sqlite"))
    lived_in(old)
    before = (old / FILE).read_bytes()
    move_house(str(old), str(new("postgres")))
    assert (old / FILE).read_bytes() == before
