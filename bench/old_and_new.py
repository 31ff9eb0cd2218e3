"""A bot of this build among those of another: `python bench/old_and_new.py GAME --players N --against PYTHON`.

PYTHON is the interpreter of an environment with the other build. One seat, another in every game, is this build's; both
play by the rules that the older of the two knows, on the same deal for every seat in turn. With `--seconds` both have
the same time for every choice; else each thinks as its level does at a table.
"""

import argparse
import sys

from builds import Build

import malecon
from malecon import CHANCE, Luck
from malecon.lab.wilson import wilson


def play(builds: list[Build], args: argparse.Namespace, rules: int, number: int, spent: list[list[float]]) -> float:
    """One game; gives what this build won of it."""
    game, mine = malecon.game(args.game), number % args.players
    state, luck = game.new(args.players, rules=rules), Luck(f"{args.seed}/{number // args.players}")
    for build in builds:
        build.ask("game", args.game, args.players, rules)
    for seat in range(args.players):
        builds[seat != mine].ask("sit", seat, f"{args.seed}/{number}/{seat}", args.bot, args.seconds)
    while not state.over:
        seat = state.actor
        moves = state.legal(seat)
        if seat == CHANCE:
            text = game.write(state.draw(luck))
        elif len(moves) == 1:
            text = game.write(moves[0])
        else:
            text, seconds = builds[seat != mine].ask("choose", seat)
            spent[seat != mine].append(seconds)
        state.play(text, seat)
        for build in builds:
            build.ask("play", seat, text)
    assert state.outcome
    return (mine in state.outcome.winners) / len(state.outcome.winners)


def main() -> None:
    asked = argparse.ArgumentParser(description="A bot of this build among those of another.")
    asked.add_argument("game", choices=malecon.games())
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--against", required=True, help="the Python of the other build")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--bot", default="expert")
    asked.add_argument("--seconds", type=float, default=0.0, help="a choice, for both; else each by its own budget")
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    builds = [Build(sys.executable, "this"), Build(args.against, "other")]
    spent: list[list[float]] = [[], []]
    wins = 0.0
    try:
        rules = min(build.ask("newest", args.game) for build in builds)
        for number in range(args.games):
            wins += play(builds, args, rules, number, spent)
            print(f"\r{wins:g} of {number + 1}", end="", flush=True)
    finally:
        for build in builds:
            build.end()
    low, high = wilson(wins, args.games)
    budget = f"{args.seconds:g} s a choice" if args.seconds else f"{args.bot}, each by its own budget"
    print(f"\r{args.game}, {args.players} players, rules {rules}, {budget}, seed {args.seed}:")
    print(
        f"this build won {wins:g} of {args.games}, {wins / args.games:.1%} "
        f"(95 %: {low:.1%} to {high:.1%}; even is {1 / args.players:.1%})"
    )
    for name, seconds in zip(("this", "other"), spent):
        ordered = sorted(seconds)
        if ordered:
            mean, last = 1e3 * sum(ordered) / len(ordered), 1e3 * ordered[int(0.99 * (len(ordered) - 1))]
            print(f"{name}: {len(ordered):,} choices, {mean:.0f} ms in the mean, 99th percentile {last:.0f} ms")


if __name__ == "__main__":
    main()
