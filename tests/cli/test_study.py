"""What `balance`, `calibrate`, `ladder`, `review`, `learn` and `train` have in common is said once."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Malecon

STUDIES = {
    "balance": "comptoir",
    "calibrate": "comptoir",
    "ladder": "comptoir",
    "review": "{record}",
    "learn": "comptoir",
    "train": "comptoir",
}


def shared(page: str) -> list[str]:
    lines = page.splitlines()
    return lines[next(number for number, line in enumerate(lines) if line.strip().startswith("--seed")) :]


def test_their_pages_have_the_same_options(malecon_says: Malecon) -> None:
    pages = [shared(malecon_says(study, "--help").out) for study in STUDIES]
    words = [[line.split()[0] for line in page if line.strip().startswith("--")] for page in pages]
    assert words[0] == ["--seed", "--jobs", "--dask", "--plot", "--json", "--lang", "--help"]
    assert all(one == words[0] for one in words)


@pytest.fixture
def nothing_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object, **__: object) -> None:
        raise AssertionError("it is played already")

    for player in (
        "balance.balance",
        "calibrate.divine",
        "ladder.climb",
        "review.review",
        "learn.learn",
        "train.train",
    ):
        monkeypatch.setattr(f"malecon.lab.{player}", play)


@pytest.mark.usefixtures("nothing_played")
@pytest.mark.parametrize("study", STUDIES)
@pytest.mark.parametrize(("file", "says"), [("x.doc", "ends in .png, .svg, .pdf"), ("no/x.png", "there is no folder")])
def test_a_picture_that_cannot_be_is_refused_before_anything_is_played(
    malecon_says: Malecon, record_file: Path, study: str, file: str, says: str
) -> None:
    answer = malecon_says(study, STUDIES[study].format(record=record_file), "--plot", file)
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err


@pytest.mark.usefixtures("nothing_played")
@pytest.mark.parametrize(("file", "says"), [("no/w.toml", "there is no folder no"), (".", "Is a directory")])
def test_weights_that_cannot_be_written_are_refused_before_anything_is_played(
    malecon_says: Malecon, file: str, says: str
) -> None:
    answer = malecon_says("learn", "santiago", "--out", file)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"malecon: {file} can't be written: {says}.\n"


@pytest.mark.usefixtures("nothing_played")
@pytest.mark.parametrize("study", STUDIES)
def test_what_a_picture_needs_is_asked_for_before_anything_is_played(
    malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, record_file: Path, study: str
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    answer = malecon_says(study, STUDIES[study].format(record=record_file), "--plot", "x.png")
    assert (answer.code, answer.out) == (2, "")
    assert 'pip install "malecon[lab]"' in answer.err
