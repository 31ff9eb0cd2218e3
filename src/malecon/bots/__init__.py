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
from malecon.core.errors import Unknown, either
from malecon.core.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.metadata import EntryPoint

    from malecon.core.game import Game

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
# Those that think by the game's judgement may have a taste of their own: `hard-shipper`.
LEVELS = tuple(name for name, where in BOTS.items() if where.startswith("malecon.bots.levels:"))


def elsewhere() -> Sequence[EntryPoint]:
    """The bots of other packages; a name of the house's is the house's, with a taste too."""
    # Loaded here and not above, as the games of other packages are: the house's own don't need it.
    from importlib.metadata import entry_points

    return [point for point in entry_points(group="malecon.bots") if parted(point.name)[0] not in BOTS]


def names() -> tuple[str, ...]:
    """The bots there are: the house's, the weakest first, then those of other packages."""
    return (*BOTS, *sorted({point.name for point in elsewhere()}))


def parted(name: str) -> tuple[str, str]:
    """A bot's level and its taste, which may be none.

    >>> parted("hard-shipper"), parted("hard")
    (('hard', 'shipper'), ('hard', ''))
    """
    level, _, taste = name.partition("-")
    return (level, taste) if taste and level in LEVELS else (name, "")


def tasting(level: str, taste: str) -> str:
    """The name of a bot of this level with this taste; of one that can have none, its own."""
    return f"{level}-{taste}" if taste and level in LEVELS else level


def known(name: str, game: Game | None = None) -> str:
    """The name, if there is such a bot, for the game if that is said; else Unknown, naming those there are. Without a
    game a taste is taken at its word: which there are is the game's to say."""
    level, taste = parted(name)
    if level not in BOTS and level not in names():
        if level.replace("_", "-").partition("-")[0] in BOTS:
            raise Unknown.of("no-such-taste", asked=level, levels=either(LEVELS))
        raise Unknown.of("no-bot", asked=level, known=", ".join(names()))
    if taste and game is not None:
        game.taste(taste)
    return name


def called(name: str, lang: str, game: Game | None = None) -> str:
    """A bot's name for people: the house's are translated, their tastes by the game.

    >>> called("easy", "fr")
    'facile'
    >>> import malecon
    >>> called("hard-shipper", "fr", malecon.game("cuba"))
    'difficile, armateur'
    """
    # Loaded here and not above: most who play with bots never say their names.
    from pathlib import Path

    from malecon.core.texts import texts

    own = texts(Path(__file__).parent / "texts")
    level, taste = parted(name)
    said = own.say(lang, f"bot-{level}") if level in BOTS else level
    if not taste:
        return said
    liking = taste if game is None else game.taste_name(taste, lang)
    return own.say(lang, "bot-with-taste", {"level": said, "taste": liking})


def make(name: str, seed: int | str, by_clock: bool = False) -> Bot:
    """A bot for one seat of one game; its luck comes from the seed. The strongest may think by the clock: how far they
    then get is the machine's affair."""
    level, taste = parted(known(name))
    made = _kind(level)(seed)
    assert isinstance(made, Bot), f"{name} is no bot: its entry point must name a subclass of malecon.bots.Bot"
    made.by_clock, made.taste = by_clock, taste
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


__all__ = ["BOTS", "LEVELS", "Bot", "called", "choose", "elsewhere", "known", "make", "names", "parted", "tasting"]
