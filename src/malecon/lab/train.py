"""A judgement that climbs by itself: the newest two play, whether they won or lost, what counts is fitted to how all
games so far ended, and the outcome takes the best one's place if it beats it. All that is done is kept in a folder: a
training that was cut goes on where it was.

It may begin with what was learnt for tables of other sizes: the mean of their weights is tried first, as a round 0. Two
fits err apart and agree where they are right, so that a mean is often better than either. A fit that wins alone and
loses among its like is tried again halfway: in Capa d'Oro that won both ways."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import malecon
from malecon.core import weights
from malecon.core.errors import Unknown
from malecon.core.weights import Table
from malecon.lab import logbook
from malecon.lab.contest import Contest, Score, contest_of, equal_time
from malecon.lab.hands import each, hands
from malecon.lab.learn import Learning, fit, present
from malecon.lab.lessons import Lesson, School, blocks, lessons

# What the file says of such weights.
HALFWAY = "They are halfway from what was there to the fit, of which loss and gain speak."


@dataclass(frozen=True)
class Training:
    """What is trained: so many rounds, in each so many games to learn from, then `proof` games that show whether it is
    better, in which the old judgement has `contest` playouts a choice and the new one the same time. At a table of more
    than two there are as many games again, of an old one alone among new ones. `borrows` are the tables whose weights
    are tried first."""

    game: str
    players: int = 2
    rounds: int = 3
    games: int = 400
    playouts: int = 40
    proof: int = 100
    contest: int = 200
    seed: int = 0
    borrows: tuple[int, ...] = ()

    def learning(self, number: int) -> Learning:
        return Learning(self.game, self.players, self.games * number, self.playouts, self.seed)

    def steps(self) -> int:
        """How much there is to do, in games."""
        return self.rounds * (self.games + self.proofs()) + (self.proofs() if self.borrows else 0)

    def proofs(self) -> int:
        """Games of a round that show whether it is better."""
        return self.proof if self.players == 2 else 2 * self.proof


@dataclass(frozen=True)
class Trained:
    """The rounds so far, and the weights that are best now; none where nothing beat what was there. `later` is a round
    beyond those asked for, played by an earlier command, whose weights are the ones that the folder holds. `start`
    is what it began with; none where that was the hand-made heuristic."""

    training: Training
    rounds: list[dict[str, Any]]
    best: Table | None
    later: int | None = None
    start: Table | None = None

    def data(self) -> dict[str, Any]:
        """The document of `train --json`."""
        return {**asdict(self.training), "results": self.rounds, "weights": self.best, "later": self.later}


def train(
    training: Training,
    folder: Path,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    ended: Callable[[dict[str, Any]], None] | None = None,
) -> Trained:
    """Train, or go on with it; `ended` hears of every round as it ends. But for the playouts of equal time, which are
    measured as a match begins and kept with its result, the seed gives the same for any `jobs` and any `cluster`."""
    training.learning(1).check()
    if not training.rounds and not training.borrows:
        raise Unknown.of("no-rounds")
    lenders(training)
    logbook.begin(_plan(training), folder)
    tell = progress or (lambda n: None)
    alone = jobs == 1 and not cluster
    best = start = _start(training, folder)
    chain = [start]
    done: list[dict[str, Any]] = []
    known: list[Lesson] = []
    kept = weights.path(folder, training.players)
    later = logbook.later(kept, training.rounds)
    with nullcontext((None, 1)) if alone else hands(jobs, cluster) as (pool, _):
        for number in range(0 if training.borrows else 1, training.rounds + 1):
            if number == 0:
                new, told = _borrowed(training, folder), {"round": 0, "borrowed": list(training.borrows)}
            else:
                known += _taught(training, number, chain, folder, pool, tell)
                new, told = _fitted(training, number, known, folder)
            result = _contested(training, str(number), new, best, folder, told, pool, tell)
            if spoils(result) and (mild := _halfway(training, number, new, best, folder)) is not None:
                new, told = mild, told | {"halfway": True}
                result = _contested(training, f"{number}-halfway", new, best, folder, told, pool, lambda n: None)
            done.append(result)
            if ended is not None:
                ended(result)
            # Halfway where that was tried: what overshoots needn't play on to be seen punished, its like has.
            chain.append(new)
            if result["better"]:
                best = new
                if later is None:  # it won against this one
                    logbook.write(kept, _file(training, number, new, result))
    return Trained(training, done, None if best is start else best, later, start)


def lenders(training: Training) -> list[Path]:
    """The files of the tables that it borrows from."""
    rules = malecon.game(training.game)
    files = [weights.path(rules.folder, players) for players in training.borrows]
    for players, file in zip(training.borrows, files):
        if players == training.players:
            raise Unknown.of("from-itself", players=players)
        rules.new(players)  # or it says for how many the game is
        if not file.is_file():
            raise Unknown.of("nothing-learnt", game=rules.id, players=players)
    return files


def _start(training: Training, folder: Path) -> Table | None:
    """What the game's searches judged by when the training began: what it found since may have taken its place."""
    file = folder / logbook.START
    if not file.is_file():
        told = {key: getattr(training, key) for key in ("game", "players", "seed")}
        logbook.write(file, weights.written(told, present(training.learning(1)) or {}))
    return logbook.start(file, malecon.game(training.game).features(training.players))


def _borrowed(training: Training, folder: Path) -> Table:
    """The mean of what was learnt for tables of other sizes, as it is written down."""
    written = folder / "round-0.toml"
    features = malecon.game(training.game).features(training.players)
    if not written.is_file():
        found = weights.mean([weights.read(file, features) for file in lenders(training)])
        logbook.write(written, weights.written({"borrowed": list(training.borrows)}, found))
    return logbook.table(written, features)


def _plan(training: Training) -> dict[str, Any]:
    """What a folder is of; the rounds may become more."""
    told = {key: value for key, value in asdict(training).items() if key not in ("rounds", "borrows")}
    if training.borrows:
        told["borrows"] = list(training.borrows)
    return {**told, "rules": malecon.game(training.game).rules, "malecon": malecon.__version__}


def _taught(
    training: Training,
    number: int,
    chain: list[Table | None],
    folder: Path,
    pool: Executor | None,
    tell: Callable[[int], None],
) -> list[Lesson]:
    """The games of a round, by the newest judgement and the one before it, so that its mistakes are seen punished."""
    seed = f"train/{training.seed}/{number}"
    school = School(training.game, training.players, seed, training.playouts, tuple(chain[-2:]))
    some = blocks(training.games)
    files = [folder / f"round-{number}-{block[0]:06}.npz" for block in some]
    lacking = [at for at, file in enumerate(files) if not file.is_file()]
    tell(sum(len(block) for at, block in enumerate(some) if at not in lacking))
    for at, found in zip(lacking, each(pool, lessons, [school] * len(lacking), [some[at] for at in lacking])):
        logbook.save(files[at], found)
        tell(len(found))
    return [lesson for file, block in zip(files, some) for lesson in logbook.load(file, len(block))]


def _fitted(training: Training, number: int, known: list[Lesson], folder: Path) -> tuple[Table, dict[str, Any]]:
    """The weights of a round and what is to be told of them, as they are written down."""
    file = folder / f"round-{number}.toml"
    if not file.is_file():
        found = fit(training.learning(number), known)
        logbook.write(file, weights.written(found.told(), found.table))
    features = malecon.game(training.game).features(training.players)
    return logbook.table(file, features), {"round": number, **logbook.fit(file)}


def spoils(result: dict[str, Any]) -> bool:
    """Whether it wins alone among old ones, and loses where all but one judge like it."""
    return not result["better"] and "turned_wins" in result


def _halfway(training: Training, number: int, new: Table, best: Table | None, folder: Path) -> Table | None:
    """Half of the way from the best so far, as it is written down: what is learnt overshoots where all play alike. The
    hand-made heuristic is a table, too, where it is counted; else there is no halfway."""
    written = folder / f"round-{number}-halfway.toml"
    features = malecon.game(training.game).features(training.players)
    if best is None:
        if "judgement" not in features.names:
            return None
        width = len(features.basis(0))
        best = {name: [worth] + [0.0] * (width - 1) for name, worth in features.prior.items()}
    if not written.is_file():
        logbook.write(written, weights.written({"halfway": number}, weights.mean([new, best])))
    return logbook.table(written, features)


def _contested(
    training: Training,
    name: str,
    new: Table,
    best: Table | None,
    folder: Path,
    told: dict[str, Any],
    pool: Executor | None,
    tell: Callable[[int], None],
) -> dict[str, Any]:
    """What a round's weights win against the best so far."""
    file = folder / f"round-{name}.json"
    if file.is_file():
        tell(training.proofs())
        return logbook.result(file)
    seed = f"proof/{training.seed}/{name}"
    wanted = Contest(training.game, training.players, seed, new, best, training.contest, training.contest)
    wanted = equal_time(wanted)
    score = contest_of(wanted, training.proof, pool, tell)
    result = {
        **told,
        "new_playouts": wanted.new_playouts,
        "old_playouts": wanted.old_playouts,
        "proof": score.games,
        **{key: value for key, value in score.data().items() if key != "games"},
    }
    if training.players > 2:
        result |= _turned(training, wanted, score, pool, tell)
    logbook.write(file, json.dumps(result, indent=1))
    return result


def _turned(
    training: Training, contest: Contest, score: Score, pool: Executor | None, tell: Callable[[int], None]
) -> dict[str, Any]:
    """Among several who judge as before, one may win by what spoils the game where all judge like it: in Capa d'Oro one
    won 45 of 100 games among three old ones, and an old one 32 of 40 among three like it. So the old one must not win
    more than its share among the new ones."""
    if not score.better:
        tell(training.proof)
        return {}
    back = contest_of(contest.turned(), training.proof, pool, tell)
    return {"turned_wins": back.wins, "turned_interval": list(back.interval), "better": not back.ahead}


def _file(training: Training, number: int, table: Table, result: dict[str, Any]) -> str:
    """The file that the game's folder wants, with all that it comes from."""
    rules = malecon.game(training.game)
    told = {
        "game": rules.id,
        "players": training.players,
        "rules": rules.rules,
        "malecon": malecon.__version__,
        "seed": training.seed,
        "playouts": training.playouts,
        "ridge": training.learning(number).ridge,
        **result,
    }
    asked: dict[str, int | str] = {
        "players": training.players,
        "rounds": number,
        "games": training.games,
        "playouts": training.playouts,
    }
    asked |= {"proof": training.proof, "contest": training.contest, "seed": training.seed}
    asked |= {"from": ",".join(map(str, training.borrows))} if training.borrows else {}
    words = " ".join(f"--{key} {value}" for key, value in asked.items())
    comment = f"Learnt by `malecon train {training.game} {words}`."
    if "halfway" in result:
        comment += f"\n{HALFWAY}"
    return weights.written(told, table, comment)
