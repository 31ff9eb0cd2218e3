"""Decisions as Parquet: what a seat saw and did, the same file for any number of processes, cut or not."""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import malecon
from malecon import CHANCE, Unknown
from malecon.core.record import Record
from malecon.lab import dataset
from malecon.lab.dataset import AHEAD, PIECE, Dataset, Made, make
from malecon.lab.decisions import take_down
from malecon.lab.scribe import write_down
from malecon.lab.sheets import read_about
from malecon.lab.simulate import Series

FEW = Series("santiago", ("random",) * 3, games=3, seed=5)
MANY = Series("santiago", ("random", "random"), games=2 * PIECE + 3, seed=9)


def test_a_row_is_what_the_seat_saw_what_it_might_do_and_how_it_ended(tmp_path: Path) -> None:
    wanted = Dataset(FEW, tmp_path / "few.parquet")
    made = make(wanted)
    rows = iter(pq.read_table(wanted.file).to_pylist())
    records = pq.read_table(wanted.records).to_pylist()
    assert (made, len(records)) == (Made(pq.read_metadata(wanted.file).num_rows, 3, 0), 3)
    for number, kept in enumerate(records):
        record = Record.read(kept["record"])
        end = record.replay().outcome
        assert end is not None
        assert (kept["game"], kept["winners"], kept["scores"]) == (number, end.winners, end.scores)
        assert (kept["ranks"], kept["reason"]) == (end.ranks, end.reason)
        states = record.states()
        decision = 0
        for line in record.moves:
            state = next(states)
            if line.seat == CHANCE:
                continue
            row = next(rows)
            game = state.game
            assert (row["game"], row["decision"], row["seat"]) == (number, decision, line.seat)
            seen = array("i", bytes(4 * len(row["observation"])))
            state.observe(line.seat, seen)
            assert row["observation"] == list(seen)
            legal = [action + game.chances for action, may in enumerate(row["mask"]) if may]
            assert legal == state.moves(line.seat)
            assert (row["move"], game.write(row["action"] + game.chances)) == (line.move, line.move)
            share = 1 / len(end.winners) if line.seat in end.winners else 0
            assert row["result"] == pytest.approx(share)
            assert row["score"] == end.scores[line.seat]
            assert row["chance"] is None
            decision += 1
    assert next(rows, None) is None


def test_its_games_are_those_of_simulate() -> None:
    series = Series("comptoir", ("greedy", "random"), games=2, seed=3)
    assert [take_down(series, n).record for n in range(2)] == [write_down(series, n).write() for n in range(2)]


def test_a_bot_that_searches_tells_its_chance_wherever_it_chose() -> None:
    found = take_down(Series("santiago", ("easy", "easy"), seed=1), 0)
    size = len(found.masks) // len(found.seats)
    choices = [found.masks[at : at + size].count(1) > 1 for at in range(0, len(found.masks), size)]
    assert any(chance is not None for chance in found.chances)
    for chance, choice in zip(found.chances, choices, strict=True):
        assert chance is None or (choice and 0 <= chance <= 1)


def test_the_file_says_what_it_holds(tmp_path: Path) -> None:
    varied = Series("santiago", ("random", "random"), 1, 7, {"open_hands": True}, {"bank.pesos": 3})
    wanted = Dataset(varied, tmp_path / "one.parquet")
    make(wanted)
    told = read_about(wanted.file)
    assert told == read_about(wanted.records) == wanted.told()
    assert told["options"] == {"open_hands": True}
    assert (told["numbers"], told["seed"], told["bots"]) == ({"bank.pesos": 3}, 7, ["random", "random"])
    fields = malecon.game("santiago").observation(2).fields
    assert [field["name"] for field in told["observation"]["fields"]] == [field.name for field in fields]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    wanted = Dataset(MANY, tmp_path_factory.mktemp("whole") / "many.parquet")
    make(wanted)
    return wanted


def alike(one: Dataset, other: Dataset) -> None:
    assert one.file.read_bytes() == other.file.read_bytes()
    assert one.records.read_bytes() == other.records.read_bytes()
    assert not one.folder.exists()


def test_the_same_bytes_in_one_process_or_in_two(whole: Dataset, tmp_path: Path) -> None:
    wanted = Dataset(MANY, tmp_path / "many.parquet")
    make(wanted, jobs=2)
    alike(wanted, whole)


def test_it_is_streamed_a_group_of_rows_for_some_games(whole: Dataset) -> None:
    assert pq.read_metadata(whole.file).num_row_groups == 3
    assert pq.read_metadata(whole.records).num_row_groups == 3


def test_processes_do_not_run_far_ahead_of_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Pool:
        def submit(self, play: Callable[..., Any], series: Series, number: int) -> Future[Any]:
            started.append(number)
            done: Future[Any] = Future()
            done.set_result(None)
            return done

    @contextmanager
    def hands(jobs: int, cluster: str) -> Iterator[tuple[Pool, int]]:
        yield Pool(), jobs

    monkeypatch.setattr(dataset, "hands", hands)
    for number, _ in enumerate(dataset._played(MANY, range(100), 2)):
        assert len(started) - number <= AHEAD * 2
    assert started == list(range(100))


def test_a_run_that_was_cut_goes_on_and_doubles_nothing(
    whole: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = Dataset(MANY, tmp_path / "many.parquet")
    come = 0

    def cut(games: int) -> None:
        nonlocal come
        come += games
        if come == PIECE + 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(wanted, progress=cut)
    assert not wanted.file.exists()
    again: list[int] = []

    def watched(series: Series, number: int) -> Any:
        again.append(number)
        return take_down(series, number)

    monkeypatch.setattr(dataset, "take_down", watched)
    assert make(wanted).before == PIECE
    assert again == list(range(PIECE, MANY.games))
    alike(wanted, whole)
    assert make(wanted) == Made(pq.read_metadata(wanted.file).num_rows, MANY.games, MANY.games)
    assert len(again) == MANY.games - PIECE


def test_a_piece_that_was_cut_while_it_was_written_does_not_count(whole: Dataset, tmp_path: Path) -> None:
    wanted = Dataset(MANY, tmp_path / "many.parquet")
    wanted.folder.mkdir()
    first = wanted.path(wanted.pieces()[0], "decisions")
    first.with_name(f"{first.name}.new").write_bytes(b"PAR1 half of i")
    make(wanted)
    alike(wanted, whole)


def test_what_lies_there_is_never_written_over(tmp_path: Path) -> None:
    wanted = Dataset(FEW, tmp_path / "x.parquet")
    wanted.file.write_text("mine")
    with pytest.raises(Unknown, match="is there already, and isn’t a file of decisions"):
        make(wanted)
    assert wanted.file.read_text() == "mine"
    wanted.file.unlink()
    make(wanted)
    more = Dataset(replace(FEW, games=FEW.games + 1), wanted.file)
    with pytest.raises(Unknown, match=f"whole already with {FEW.games} of these games"):
        make(more)
    other = Dataset(replace(FEW, seed=6), wanted.file)
    with pytest.raises(Unknown, match="is there already, and holds other games than these"):
        make(other)


def test_other_games_do_not_go_on_with_it(tmp_path: Path) -> None:
    def cut(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(Dataset(FEW, tmp_path / "x.parquet"), progress=cut)
    other = Series(FEW.game, FEW.players, FEW.games, seed=6)
    with pytest.raises(Unknown, match=r"was begun with other games than these: .*x\.parquet\.pieces"):
        make(Dataset(other, tmp_path / "x.parquet"))
