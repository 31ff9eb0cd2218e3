"""Players that choose moves. Each plays from what its seat may know, never from the true state.

>>> import malecon.bots
>>> state = malecon.game("santiago").start(players=3, seed=7)
>>> malecon.bots.choose("greedy", state, state.actor, seed=1) in state.moves()
True
"""

from importlib import import_module

from malecon.bots.bot import Bot
from malecon.core.errors import Unknown
from malecon.core.state import State

# A bot's name, and where its class is; imported when somebody asks for it.
BOTS: dict[str, str] = {
    "random": "malecon.bots.random:Random",
    "easy": "malecon.bots.levels:Easy",
    "greedy": "malecon.bots.greedy:Greedy",
    "medium": "malecon.bots.levels:Medium",
    "hard": "malecon.bots.levels:Hard",
    "expert": "malecon.bots.levels:Expert",
}


def names() -> tuple[str, ...]:
    """The bots there are, the weakest first."""
    return tuple(BOTS)


def known(name: str) -> str:
    """The name, if there is such a bot; else Unknown, naming those there are."""
    if name not in BOTS:
        raise Unknown.of("no-bot", asked=name, known=", ".join(BOTS))
    return name


def make(name: str, seed: int | str) -> Bot:
    """A bot for one seat of one game; its luck comes from the seed."""
    module, kind = BOTS[known(name)].split(":")
    made = getattr(import_module(module), kind)(seed)
    assert isinstance(made, Bot)
    return made


def choose(name: str, state: State, seat: int, seed: int | str) -> int:
    """One decision, by a bot made for it: what a process pool calls."""
    return make(name, seed).choose(state, seat)


__all__ = ["BOTS", "Bot", "choose", "known", "make", "names"]
