"""How many playouts a second the search makes, beside another build: `python bench/search.py --against PYTHON`.

PYTHON is the interpreter of an environment with the other build. Both look at the same positions, in turns, and a ratio
is the median over the rounds of what was measured within the same round.
"""

import argparse
import sys
from statistics import median

from builds import Build

import malecon
from malecon import CHANCE, Luck

POSITIONS = 8


def notes(builds: list[Build], id: str, players: int, seed: int) -> None:
    """Leads all builds through the same game, played at random, and lets them remember some positions of it."""
    rules = min(build.ask("newest", id) for build in builds)
    game = malecon.game(id)

    def course() -> list[tuple[int, int, bool]]:
        luck, state, found = Luck(seed), game.new(players, rules=rules), []
        while not state.over:
            seat = state.actor
            moves = [] if seat == CHANCE else state.lean(seat)
            move = state.draw(luck) if seat == CHANCE else luck.choose(moves)
            found.append((seat, move, len(moves) > 1))
            state.step(move, seat)
        return found

    played = course()
    choices = [at for at, (_, _, choice) in enumerate(played) if choice]
    wanted = set(choices[:: max(1, len(choices) // POSITIONS)])
    for build in builds:
        build.ask("game", id, players, rules)
        for at, (seat, move, _) in enumerate(played):
            if at in wanted:
                build.ask("note", seat)
            build.ask("play", seat, game.write(move))


def main() -> None:
    asked = argparse.ArgumentParser(description="Playouts a second of two builds, in turns.")
    asked.add_argument("--against", required=True, help="the Python of the other build")
    asked.add_argument("--players", default="2,4", help="numbers of players")
    asked.add_argument("--playouts", type=int, default=1000, help="at every position")
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--seed", type=int, default=5)
    asked.add_argument("games", nargs="*", help="all of them unless named")
    args = asked.parse_args()
    print(f"playouts a second, {args.playouts} at each of some {POSITIONS} positions, median of {args.rounds} rounds")
    for id in args.games or malecon.games():
        for players in map(int, args.players.split(",")):
            builds = [Build(sys.executable, "this"), Build(args.against, "other")]
            try:
                notes(builds, id, players, args.seed)
                rounds = [[build.ask("lap", args.playouts) for build in builds] for _ in range(args.rounds)]
            finally:
                for build in builds:
                    build.end()
            ours, theirs = (median(lap[which] for lap in rounds) for which in (0, 1))
            ratio = median(mine / other for mine, other in rounds)
            print(f"{id:10} {players} players  this {ours:9,.0f}  other {theirs:9,.0f}  {ratio:.2f}×", flush=True)


if __name__ == "__main__":
    main()
