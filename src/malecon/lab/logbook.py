"""The folder of a training: a file is there whole or not at all, and what was damaged since is named, with what would
do."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from malecon.core import weights
from malecon.core.errors import Complaint, Unknown, system
from malecon.core.features import Features
from malecon.core.texts import LANGUAGES
from malecon.core.weights import Table
from malecon.lab.lessons import Lesson

PLAN = "training.json"
START = "start.toml"  # what the game had before the training
FIT = ("games", "positions", "loss_before", "loss")  # numbers that a file of weights tells of its fit
MATCH = ("round", "new_playouts", "old_playouts", "proof", "win_rate")  # numbers that the result of a round has
LESSON = ("stages", "numbers", "worths", "scores", "wins")


def begin(told: dict[str, Any], folder: Path) -> None:
    """The folder of one training, and of no other."""
    for one in (folder, *folder.parents):
        if one.exists() and not one.is_dir():
            raise Unknown.of("not-folder", file=str(one))
    plan = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not plan.exists():
            _refuse_lost(folder)
            write(plan, json.dumps(told, indent=1))
        text = plan.read_bytes()
    except OSError as error:
        raise Unknown.of("not-written", file=str(plan), why=system(error)) from None
    try:
        begun = json.loads(text)
    except ValueError:
        begun = None
    if not isinstance(begun, dict):
        raise Unknown.of("training-plan", file=str(plan))
    if begun != told:
        apart = [_apart(key, begun.get(key), told.get(key)) for key in {**told, **begun}]
        said = {lang: ", ".join(one.said(lang) for one in apart if one is not None) for lang in LANGUAGES}
        raise Unknown.of("training-begun", folder=str(folder), differs=said)


def _refuse_lost(folder: Path) -> None:
    """Rounds without a plan may be of any training."""
    there = sorted([*folder.glob("round-*"), *folder.glob("learnt-*.toml"), *folder.glob(START)])
    if not there:
        return
    found: str | Complaint = ", ".join([there[0].name, "…"][: len(there)])
    for file in there:
        try:
            said = weights.told(file)
            found = Complaint.of("training-of", **{key: str(said[key]) for key in ("game", "players", "seed")})
            break
        except (Unknown, KeyError):
            continue  # not one that says so
    raise Unknown.of("training-lost", folder=str(folder), found=found, plan=PLAN)


def _apart(key: str, there: Any, here: Any) -> Complaint | None:
    if there == here:
        return None
    if key == "rules":
        return Complaint.of("training-rules", there=_word(there), here=_word(here))
    name = {"game": "", "malecon": "Malecón ", "borrows": "--from "}.get(key, f"--{key} ")
    return Complaint.of("training-differs", name=name, there=_word(there), here=_word(here))


def _word(value: Any) -> str | Complaint:
    if value is None:
        return Complaint.of("training-nothing")
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def write(path: Path, text: str) -> None:
    new = path.with_name(f"{path.name}.new")
    new.write_text(text, "utf-8")
    os.replace(new, path)


def start(file: Path, features: Features) -> Table | None:
    """The weights that a training began with, if there were any."""
    return table(file, features) if table(file) else None


def table(file: Path, features: Features | None = None) -> Table:
    """The weights of a round."""
    try:
        return weights.read(file, features)
    except Unknown as error:
        raise Unknown.of("training-again", why=error) from None


def fit(file: Path) -> dict[str, Any]:
    """What is to be told of a round's weights."""
    try:
        told = weights.told(file)
    except Unknown as error:
        raise Unknown.of("training-again", why=error) from None
    if not _numbers(told, FIT) or "gain" not in told:
        raise _damaged(file)
    return {key: told[key] for key in (*FIT, "gain")}


def result(file: Path) -> dict[str, Any]:
    """What a round's weights won."""
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        ends = dict(zip(("low", "high"), found["interval"], strict=True))
        whole = _numbers(found, MATCH) and _numbers(ends, ("low", "high")) and isinstance(found["better"], bool)
        whole = whole and ("loss" not in found or _numbers(found, FIT))
    except (ValueError, TypeError, KeyError):
        whole = False
    if not whole:
        raise _damaged(file)
    return found


def later(kept: Path, rounds: int) -> int | None:
    """The round whose weights the folder holds, where it is one beyond these."""
    try:
        number = weights.told(kept).get("round") if kept.is_file() else None
    except Unknown:
        return None  # it is written anew
    return number if isinstance(number, int) and number > rounds else None


def _numbers(told: Mapping[str, Any], keys: Iterable[str]) -> bool:
    return all(isinstance(told.get(key), int | float) and isfinite(told[key]) for key in keys)


def save(path: Path, found: list[Lesson]) -> None:
    """Games that are learnt from."""
    import numpy

    new = path.with_name(f"{path.name}.new")
    rows: dict[str, Any] = {}
    for at, lesson in enumerate(found):
        for key in LESSON:
            rows[f"{at}-{key}"] = getattr(lesson, key)
    with new.open("wb") as file:
        numpy.savez_compressed(file, **rows)
    os.replace(new, path)


def load(path: Path, games: int) -> list[Lesson]:
    """So many of them."""
    import numpy

    try:
        with numpy.load(path) as file:
            return [
                Lesson(
                    file[f"{at}-stages"],
                    file[f"{at}-numbers"],
                    file[f"{at}-worths"],
                    [int(score) for score in file[f"{at}-scores"]],
                    [float(share) for share in file[f"{at}-wins"]],
                )
                for at in range(games)
            ]
    except (BadZipFile, zlib.error, EOFError, ValueError, TypeError, KeyError):
        raise _damaged(path) from None


def _damaged(file: Path) -> Unknown:
    return Unknown.of("training-damaged", file=str(file))
