"""Players that choose moves. Each plays from what its seat may know, never from the true state.

Others may come from packages with entry points in `malecon.bots`, each a class of such a bot.

>>> import malecon.bots
>>> state = malecon.game("santiago").start(players=3, seed=7)
>>> malecon.bots.choose("greedy", state, state.actor, seed=1) in state.moves()
True
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from malecon.bots.bot import Bot
from malecon.core.errors import Unknown
from malecon.core.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.metadata import EntryPoint

# A bot's name, and where its class is; imported when somebody asks for it.
BOTS: dict[str, str] = {
    "random": "malecon.bots.random:Random",
    "easy": "malecon.bots.levels:Easy",
    "greedy": "malecon.bots.greedy:Greedy",
    "medium": "malecon.bots.levels:Medium",
    "hard": "malecon.bots.levels:Hard",
    "expert": "malecon.bots.levels:Expert",
    "master": "malecon.bots.levels:Master",
}


def elsewhere() -> Sequence[EntryPoint]:
    """The bots of other packages; a name of the house's is the house's."""
    # Loaded here and not above, as the games of other packages are: the house's own don't need it.
    from importlib.metadata import entry_points

    return [point for point in entry_points(group="malecon.bots") if point.name not in BOTS]


def names() -> tuple[str, ...]:
    """The bots there are: the house's, the weakest first, then those of other packages."""
    return (*BOTS, *sorted({point.name for point in elsewhere()}))


def known(name: str) -> str:
    """The name, if there is such a bot; else Unknown, naming those there are."""
    if name not in BOTS and name not in names():
        raise Unknown.of("no-bot", asked=name, known=", ".join(names()))
    return name


def called(name: str, lang: str) -> str:
    """A bot's name for people: the house's are translated.

    >>> called("easy", "fr")
    'facile'
    """
    # Loaded here and not above: most who play with bots never say their names.
    from pathlib import Path

    from malecon.core.texts import texts

    return texts(Path(__file__).parent / "texts").say(lang, f"bot-{name}") if name in BOTS else name


def make(name: str, seed: int | str, by_clock: bool = False) -> Bot:
    """A bot for one seat of one game; its luck comes from the seed. The strongest may think by the clock: how far they
    then get is the machine's affair."""
    made = _kind(known(name))(seed)
    assert isinstance(made, Bot), f"{name} is no bot: its entry point must name a subclass of malecon.bots.Bot"
    made.by_clock = by_clock
    return made


def _kind(name: str) -> Callable[[int | str], Any]:
    """The class of a bot there is."""
    if name in BOTS:
        module, kind = BOTS[name].split(":")
        found: Callable[[int | str], Any] = getattr(import_module(module), kind)
        return found
    loaded: Callable[[int | str], Any] = next(point for point in elsewhere() if point.name == name).load()
    return loaded


def choose(name: str, state: State, seat: int, seed: int | str) -> int:
    """One decision, by a bot made for it: what a process pool calls."""
    return make(name, seed).choose(state, seat)


__all__ = ["BOTS", "Bot", "called", "choose", "elsewhere", "known", "make", "names"]
