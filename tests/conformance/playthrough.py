"""A game told in full: everything the interface says at each step, as a file whose diff is a decision.

`python -m tests.conformance.playthrough` writes the files anew, with a game's name behind it only that game's.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import malecon
from malecon import CHANCE, State
from malecon.core.telling import recount
from tests.conformance.configurations import ALL, Configuration, walk

FOLDER = Path(__file__).parent / "playthroughs"
STEPS = 160
DEPTH = 3


def chosen() -> list[Configuration]:
    """Each game with its defaults at each player count, and with each other choice of one option."""
    out = []
    for configuration in ALL:
        game = configuration.game
        others = [name for name, value in configuration.choices if value != game.choices[name][0]]
        if not others or (len(others) == 1 and configuration.players == game.seats[-1]):
            out.append(configuration)
    return out


def path(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration}.txt"


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12]


def perft(state: State, depth: int) -> int:
    """How many positions lie `depth` moves ahead."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for move in state.moves():
        child = state.copy()
        child.step(move, state.actor)
        total += perft(child, depth - 1)
    return total


def lines(configuration: Configuration) -> Iterator[str]:
    game = configuration.game
    yield f"{configuration}: {game.size} moves, rules {game.rules}"
    started = game.start(configuration.players, "playthrough", **configuration.options)
    yield "perft " + " ".join(str(perft(started, depth)) for depth in range(1, DEPTH + 1))
    for step in walk(configuration, "playthrough"):
        state = step.state
        if step.number < STEPS:
            who = "chance" if step.seat == CHANCE else step.seat
            yield ""
            yield f"{step.number} {who} of {state.actors}: {game.write(step.move)}"
            yield f"  moves {', '.join(map(game.write, state.moves(step.seat)))}"
            if step.seat == CHANCE:
                yield f"  weights {state.weights()}"
            elif state.lean(step.seat) != state.moves(step.seat):
                yield f"  lean {', '.join(map(game.write, state.lean(step.seat)))}"
            if state.witnesses(step.move) != list(range(state.players)):
                yield f"  witnesses {state.witnesses(step.move)}"
            yield f"  en {state.game.say(step.move, 'en')}"
            yield f"  fr {state.game.say(step.move, 'fr')}"
            sees = [digest(state.see(seat)) for seat in [*range(state.players), None]]
            yield f"  data {digest(state.data())} sees {sees}"
            events = [replace(event, witnesses=None) for event in state.copy().tell(step.move, step.seat)]
            for lang, told in (("en", "told"), ("fr", "dit")):
                names = [state.game.texts.say(lang, "player", {"n": seat + 1}) for seat in range(state.players)]
                for sentence in recount(state.game, step.move, step.seat, events, None, lang, names):
                    yield f"  {told} {sentence}"
        last = state
    yield ""
    yield f"= {last.outcome} after {step.number + 1} moves, data {digest(last.data())}"


def main() -> None:
    wanted = sys.argv[1:] or malecon.games()
    for old in FOLDER.glob("*.txt"):
        if old.name.startswith(tuple(f"{game}-" for game in wanted)):
            old.unlink()
    for configuration in chosen():
        if configuration.id not in wanted:
            continue
        path(configuration).write_text("\n".join(lines(configuration)) + "\n", "utf-8")
        print(f"{configuration}: written with {'compiled' if malecon.compiled else 'plain'} rules")


if __name__ == "__main__":
    main()
