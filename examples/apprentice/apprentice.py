"""A player that has learnt from a search: a small network of policy and value, in NumPy alone.

    malecon dataset GAME --bot hard --games 1000 --out lessons.parquet
    apprentice lessons.parquet                            # writes apprentice.npz
    malecon ladder GAME --bots apprentice,random,greedy --players 2

It knows no game: what its numbers mean is told by the file it learns from. The bot plays with the `apprentice.npz` of
the folder it is started in, or with the file that the variable APPRENTICE names.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

from malecon import Unknown
from malecon.bots import Bot
from malecon.core.state import State

Floats = NDArray[np.float32]
HIDDEN = 256
BATCH = 256
RATE = 1e-3
WIDEST = 64  # a word of more kinds than this is read as a number
TEST = 10  # a game in so many is kept to see what was learnt
NEVER = np.float32(-1e9)


class Lessons:
    """The choices of a dataset: what was seen, what was legal, what the teacher did, and what it was worth."""

    def __init__(self, file: str) -> None:
        source = pq.ParquetFile(file)
        self.about: dict[str, Any] = json.loads(source.schema_arrow.metadata[b"malecon"])
        parts: dict[str, list[NDArray[Any]]] = {key: [] for key in ("game", "seen", "legal", "action", "worth")}
        for group in range(source.num_row_groups):
            rows = source.read_row_group(group)
            seen, legal = matrix(rows["observation"]), matrix(rows["mask"]).astype(bool)
            choice = legal.sum(1) > 1
            result = rows["result"].to_numpy()
            hope = rows["chance"].to_numpy()
            worth = np.where(np.isnan(hope), result, (result + hope) / 2)
            found = (rows["game"].to_numpy(), seen, legal, rows["action"].to_numpy(), worth.astype(np.float32))
            for key, values in zip(parts, found):
                parts[key].append(values[choice])
        self.game, self.seen, self.legal, self.action, self.worth = map(np.concatenate, parts.values())


def matrix(column: Any) -> NDArray[Any]:
    """A column of rows of one length."""
    whole = column.combine_chunks()
    return whole.flatten().to_numpy().reshape(len(whole), -1)


class Eye:
    """Observations as a network likes them: words and seats one by one, numbers around 0."""

    def __init__(self, fields: list[dict[str, Any]]) -> None:
        self.words: list[tuple[int, int]] = []  # a place and the value it may have
        self.numbers: list[int] = []
        at = 0
        for one in fields:
            values = range(-int(one["none"]), one["high"] + 1)
            for place in range(at, at + one["length"]):
                if one["kind"] in ("word", "seat") and len(values) <= WIDEST:
                    self.words += [(place, value) for value in values]
                else:
                    self.numbers.append(place)
            at += one["length"]
        self.places = np.array([place for place, _ in self.words], int)
        self.values = np.array([value for _, value in self.words], np.int32)

    def features(self, seen: NDArray[np.int32]) -> Floats:
        words = (seen[:, self.places] == self.values).astype(np.float32)
        return np.concatenate([words, np.log1p(seen[:, self.numbers].astype(np.float32) + 1)], axis=1)


@dataclass
class Network:
    """One hidden layer; from it a weight for each action and what the position is worth."""

    about: dict[str, Any]
    weights: dict[str, Floats] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.eye = Eye(self.about["observation"]["fields"])

    def begin(self, features: Floats, seed: int) -> None:
        luck = np.random.default_rng(seed)
        width, actions = features.shape[1], self.about["actions"]
        first = luck.normal(0, (2 / width) ** 0.5, (width, HIDDEN))
        last = luck.normal(0, 0.01, (HIDDEN, actions + 1))
        biases = {"first_bias": np.zeros(HIDDEN), "last_bias": np.zeros(actions + 1)}
        self.weights = {name: w.astype(np.float32) for name, w in {"first": first, "last": last, **biases}.items()}
        self.weights["mean"] = features.mean(0)
        self.weights["scale"] = 1 / np.maximum(features.std(0), 0.05)

    def forward(self, seen: NDArray[np.int32]) -> tuple[Floats, Floats, Floats, Floats]:
        """Features, hidden layer, weights of actions, what the position is worth."""
        w = self.weights
        x = (self.eye.features(seen) - w["mean"]) * w["scale"]
        hidden = np.maximum(x @ w["first"] + w["first_bias"], 0)
        out = hidden @ w["last"] + w["last_bias"]
        return x, hidden, out[:, :-1], 1 / (1 + np.exp(-out[:, -1]))

    def save(self, file: str) -> None:
        np.savez_compressed(file, about=json.dumps(self.about), **self.weights)

    @classmethod
    def load(cls, file: str) -> Network:
        with np.load(file) as kept:
            return cls(json.loads(str(kept["about"])), {name: kept[name] for name in kept.files if name != "about"})


def train(lessons: Lessons, epochs: int, seed: int) -> Network:
    """Cross-entropy to the teacher's moves and to what they were worth, by Adam."""
    network = Network(lessons.about)
    for_test = lessons.game % TEST == TEST - 1
    rows = np.flatnonzero(~for_test)
    luck = np.random.default_rng(seed)
    some = luck.choice(rows, min(len(rows), 20_000), replace=False)
    network.begin(network.eye.features(lessons.seen[some]), seed)
    w = network.weights
    means = {name: np.zeros_like(w[name]) for name in ("first", "first_bias", "last", "last_bias")}
    squares = {name: np.zeros_like(mean) for name, mean in means.items()}
    step = 0
    for epoch in range(epochs):
        began = perf_counter()
        luck.shuffle(rows)
        for at in range(0, len(rows), BATCH):
            batch = rows[at : at + BATCH]
            step += 1
            rate = RATE * (1 - (epoch + at / len(rows)) / epochs)
            for name, slope in slopes(network, lessons, batch).items():
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope * slope - squares[name])
                mean, square = means[name] / (1 - 0.9**step), squares[name] / (1 - 0.999**step)
                w[name] -= rate * mean / (np.sqrt(square) + 1e-8)
        told = report(network, lessons, np.flatnonzero(for_test)) if for_test.any() else "no game kept to test"
        print(f"epoch {epoch + 1} of {epochs}, {perf_counter() - began:.1f} s: {told}", flush=True)
    return network


def slopes(network: Network, lessons: Lessons, batch: NDArray[Any]) -> dict[str, Floats]:
    """Where the loss of a batch rises, for each weight."""
    x, hidden, policy, chance = network.forward(lessons.seen[batch])
    policy = np.where(lessons.legal[batch], policy, NEVER)
    odds = np.exp(policy - policy.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    odds[np.arange(len(batch)), lessons.action[batch]] -= 1
    out = np.concatenate([odds, (chance - lessons.worth[batch])[:, None]], axis=1).astype(np.float32) / len(batch)
    back = (out @ network.weights["last"].T) * (hidden > 0)
    return {"first": x.T @ back, "first_bias": back.sum(0), "last": hidden.T @ out, "last_bias": out.sum(0)}


def report(network: Network, lessons: Lessons, rows: NDArray[Any]) -> str:
    _, _, policy, chance = network.forward(lessons.seen[rows])
    same = np.where(lessons.legal[rows], policy, NEVER).argmax(1) == lessons.action[rows]
    error = np.sqrt(((chance - lessons.worth[rows]) ** 2).mean())
    return f"the teacher's move in {100 * same.mean():.1f} % of {len(rows)} choices, chances off by {error:.3f}"


@cache
def learnt(file: str) -> Network:
    try:
        return Network.load(file)
    except OSError as why:
        raise Unknown(
            f"the apprentice has learnt nothing yet ({file}: {why}): run `apprentice FILE.parquet`."
        ) from None


class Apprentice(Bot):
    """Plays what the network likes best, without looking ahead."""

    def pick(self, state: State, seat: int, moves: list[int]) -> int:
        network = learnt(os.environ.get("APPRENTICE", "apprentice.npz"))
        game, about = state.game, network.about
        if (game.id, state.players, game.observing) != (
            about["game"],
            about["players"],
            about["observation"]["version"],
        ):
            taught = f"{about['game']} for {about['players']}"
            raise Unknown(f"the apprentice was taught {taught}, not {game.id} for {state.players}.")
        seen = np.empty((1, sum(one["length"] for one in about["observation"]["fields"])), np.int32)
        state.observe(seat, seen)
        _, _, policy, chance = network.forward(seen)
        self.chance = float(chance[0])
        return moves[int(policy[0, np.array(moves) - game.chances].argmax())]


def main() -> None:
    words = argparse.ArgumentParser(description="Learns a game from a dataset of `malecon dataset`.")
    words.add_argument("lessons", metavar="FILE.parquet")
    words.add_argument("--out", default="apprentice.npz")
    words.add_argument("--epochs", type=int, default=8)
    words.add_argument("--seed", type=int, default=0)
    asked = words.parse_args()
    began = perf_counter()
    lessons = Lessons(asked.lessons)
    print(f"{len(lessons.action)} choices of {len(np.unique(lessons.game))} games", flush=True)
    train(lessons, asked.epochs, asked.seed).save(asked.out)
    print(f"{asked.out} after {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
