"""Writes the pages about each game as an environment, docs/environments/*.md, from the games themselves.

    python tools/environments.py [--measure GAME … --games N --players 2,3,… --jobs J]

Baselines are measured only when that is asked for, by the lab, and kept in docs/environments/baselines.json.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import malecon
from malecon.core.game import Game
from malecon.core.lens import Field
from malecon.core.lexicon import Family
from malecon.core.shape import Maybe
from malecon.envs import shelf

BOOK = Path(__file__).resolve().parent.parent / "docs/environments"
BASELINES = BOOK / "baselines.json"
BOTS = ("random", "easy", "greedy", "medium")
SLOW = ("medium", "hard")  # measured at the smallest table only, over half as many games
GAMES = 200  # of a pair, where nothing else is said
SEED = 1


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '¦') for cell in line)} |" for line in lines)


def span(first: int, length: int) -> str:
    return str(first) if length == 1 else f"{first}–{first + length - 1}"


def page(game: Game, baselines: dict[str, Any]) -> str:
    """All about one game as an environment."""
    parts = [
        f"# {game.names['en']}",
        "Made from the code by `make pages`; what the words mean is told in [Environments](../environments.md).",
        table(["", ""], summary(game)),
        "## Observation",
        "The places of each field in an observation, by number of players. `*` counts what is there several times.",
        table(["field", "kind", "values", *(f"for {n}" for n in game.seats)], observation(game)),
        "Of a `word` its values, of a row its places, from 0 on:",
        table(["field", "", "in order"], list(named(game))),
        "## Actions",
        "The moves of a seat, numbered as actions; the last place of a notation counts fastest.",
        table(["actions", "", "notation", "where", "the first of them"], actions(game, luck=False)),
        "Luck's moves come before them: they are chance nodes in OpenSpiel, and drawn by the seed elsewhere.",
        table(["moves", "", "notation", "where", "the first of them"], actions(game, luck=True)),
        "## Rewards and end",
        "0 until the end; then 1 for the win and −1 ⁄ (players − 1) for each other seat, a shared win in parts. Ends:",
        "\n".join(f"- `{reason}`: {game.texts.say('en', f'reason-{reason}')}" for reason in reasons(game)),
        "## Baselines",
        *standing(baselines.get(game.id)),
        "## Versions",
        table(["", "", "raised when"], versions(game)),
    ]
    return "\n\n".join(parts) + "\n"


def summary(game: Game) -> list[list[str]]:
    name = game.id.replace("-", "_")
    sizes = ", ".join(f"{game.observation(n).size} for {n}" for n in game.seats)
    options = [
        f"`{name}`: {', '.join(str(value).lower() for value in one.values)} – {one.help['en']}"
        for name, one in game.options.items()
    ]
    return [
        ["players", f"{game.seats[0]} to {game.seats[-1]}"],
        ["PettingZoo", f"`malecon.envs.{name}_{shelf.version(game)}.env(players={game.seats[0]})`"],
        ["Gymnasium", f'`gymnasium.make("malecon/{shelf.title(game.id)}-{shelf.version(game)}")`'],
        ["OpenSpiel", f'`pyspiel.load_game("malecon_{name}")`'],
        ["many at once", f'`malecon.vector("{game.id}", players={game.seats[0]}, n=256, seed=0)`'],
        ["observation", f"int32: {sizes}"],
        ["actions", str(game.size - game.chances)],
        ["options", "; ".join(options) or "none"],
        ["decisions of a game", f"at most {game.longest:,}"],
    ]


def observation(game: Game) -> list[list[str]]:
    """A row for each field; those that are there several times are one."""
    by_count = [_places(game.observation(count)) for count in game.seats]
    names = dict.fromkeys(name for places in by_count for name in places)
    rows = []
    for name in names:
        found = [places.get(name, []) for places in by_count]
        fields = [field for some in found for field, _ in some[:1]]
        values = dict.fromkeys(f"{-int(field.none) or 0} … {field.high}".replace("-", "−") for field in fields)
        where = [_where(some) for some in found]
        rows.append([f"`{name}`", fields[0].kind, " / ".join(values), *where])
    return rows


def _places(fields: Any) -> dict[str, list[tuple[Field, int]]]:
    """Where each field begins; a number within a name stands for several."""
    out: dict[str, list[tuple[Field, int]]] = {}
    at = 0
    for field in fields:
        words = field.name.split(".")
        first = next((i for i, word in enumerate(words) if word.isdigit()), None)
        if first is not None:
            words[first] = "*"
        out.setdefault(".".join(words), []).append((field, at))
        at += field.length
    return out


def _where(found: list[tuple[Field, int]]) -> str:
    spans = [span(at, field.length) for field, at in found]
    return ", ".join(spans) if len(spans) <= 3 else f"{spans[0]}, {spans[1]}, … {spans[-1]}"


def named(game: Game) -> Iterator[list[str]]:
    """What the numbers of a field stand for, as the position is declared."""
    state: Any = game.new(game.seats[0])
    for part in state.game.shape.parts:
        yield from _named(part, "", state)


def _named(part: Any, prefix: str, state: Any) -> Iterator[list[str]]:
    name = prefix + part.key
    group = getattr(part, "group", part)
    if hasattr(group, "parts"):
        for inner in group.parts:
            yield from _named(inner, f"{prefix}{group.key}.", state)
    elif hasattr(part, "reasons"):
        yield _line(name, "values", part.reasons)
    elif name == "pending":
        yield _line(name, "values", [decision.word for decision in state.kinds])
        for word, shape in {field.name: field.shape for one in state.kinds for field in one.fields}.items():
            yield from _shaped(f"pending.{word.replace(' ', '-')}", shape)
    elif hasattr(part, "words") or hasattr(part, "shapes"):
        yield _line(name, "places", part.words if hasattr(part, "words") else list(part.shapes))
    elif hasattr(part, "shape"):
        yield from _shaped(name, part.shape)


def _shaped(name: str, shape: Any) -> Iterator[list[str]]:
    inner = shape.shape if isinstance(shape, Maybe) else shape
    words = getattr(inner, "words", ())
    if words and not isinstance(words, range):
        yield _line(name, "places" if hasattr(inner, "fewest") else "values", words)


def _line(name: str, what: str, words: Sequence[Any]) -> list[str]:
    return [f"`{name}`", what, ", ".join(str(word) for word in words)]


def actions(game: Game, luck: bool) -> list[list[str]]:
    first = 0 if luck else game.chances
    return [
        [span(one.base - first, one.size), str(one.size), f"`{one.pattern}`", where(one), game.say(one.base, "en")]
        for one in game.lexicon.families
        if (one.base < game.chances) == luck
    ]


def where(family: Family) -> str:
    """What may stand in the places of a notation."""
    places = zip(family.names, family.domains, strict=True)
    return "; ".join(
        f"{name}: {span(one[0], len(one)) if isinstance(one, range) else ', '.join(one)}" for name, one in places
    )


def reasons(game: Game) -> list[str]:
    return [reason for part in game.shape.parts for reason in getattr(part, "reasons", ())]


def versions(game: Game) -> list[list[str]]:
    return [
        ["environment", f"`{shelf.version(game)}`", "what is observed changes"],
        ["observation", str(game.observing), "its list of fields changes"],
        ["rules", str(game.rules), "the rules or their numbers change; `game.version(n)` has those before"],
    ]


def standing(found: dict[str, Any] | None) -> list[str]:
    """Who wins how often, as it was measured."""
    if found is None:
        return ["Not measured yet: `python tools/environments.py --measure` does it."]
    rows = [
        [
            str(pair["players"]),
            pair["strong"],
            pair["weak"],
            str(pair["games"]),
            f"{100 * pair['win_rate']:.0f} %",
            f"{100 * pair['interval'][0]:.0f}–{100 * pair['interval'][1]:.0f} %",
        ]
        for pair in found["pairs"]
    ]
    told = (
        "One bot at a table of others, seats in turn: its share of wins with the 95 % interval, by rules"
        f" {found['rules']}; `malecon simulate`, seed {found['seed']}."
    )
    return [told, table(["players", "bot", "among", "games", "wins", "95 %"], rows)]


def measure(id: str, games: int, counts: list[int] | None, jobs: int) -> dict[str, Any]:
    """The pairs of a game's ladder, each over as many games as was said before; only what the seed reproduces."""
    from malecon.lab.ladder import pairs
    from malecon.lab.results import results
    from malecon.lab.simulate import Series, simulate

    measured = []
    quick, slow = pairs(id, counts, BOTS), pairs(id, [malecon.game(id).seats[0]], SLOW)
    for pair, number in [*((pair, games) for pair in quick), *((pair, games // 2) for pair in slow)]:
        series = Series(id, pair.names(), number, SEED)
        found = results(series, simulate(series, jobs=jobs))["players"][0]
        measured.append(
            {
                "players": pair.players,
                "strong": pair.strong,
                "weak": pair.weak,
                "games": number,
                "win_rate": found["win_rate"],
                "interval": found["interval"],
            }
        )
    return {"rules": malecon.game(id).rules, "seed": SEED, "pairs": measured}


def pages() -> dict[Path, str]:
    """Every page by its file."""
    baselines = json.loads(BASELINES.read_text("utf-8")) if BASELINES.exists() else {}
    return {BOOK / f"{id}.md": page(malecon.game(id), baselines) for id in malecon.games()}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--measure", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=GAMES)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--players", type=lambda text: [int(word) for word in text.split(",")])
    asked = words.parse_args()
    BOOK.mkdir(exist_ok=True)
    for id in malecon.games() if asked.measure == [] else asked.measure or []:
        known = json.loads(BASELINES.read_text("utf-8")) if BASELINES.exists() else {}
        known[id] = measure(id, asked.games, asked.players, asked.jobs)
        BASELINES.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")
    for file, text in pages().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
