"""What every game promises, asked of one game: for the tests of a game that lives in a package of its own.

>>> check("santiago", games=2)
"""

from __future__ import annotations

import malecon
from malecon.core.game import Game
from malecon.core.luck import Luck
from malecon.core.prompt import prompt
from malecon.core.record import Record
from malecon.core.state import CHANCE, State
from malecon.core.texts import LANGUAGES
from malecon.lab.fuzz import Broken, configurations, fuzz, look_closely

DRAWS = 500  # of a kind of luck that doesn't weigh all alike
SURE = 6  # standard deviations: so far apart is no accident
NAMES = ("Zoé", "Bo", "Caridad", "Luis", "Ana", "Ernesto", "Yolanda", "Hugo")


def check(name: str, games: int = 20, seed: int | str = 0) -> None:
    """Plays random games at every number of players and with every option, looking closely, and reads all that the
    game says in both languages. Broken says which promise isn't kept."""
    game = malecon.game(name)
    if game.id != name:
        raise Broken(f"the entry point is called {name!r}, its game {game.id!r}")
    for number in range(games):
        crash = fuzz(name, number, seed)
        if crash is not None:
            raise Broken(f"{crash.why}, at the end of\n{crash.record}")
    by_luck: set[str] = set()
    every = configurations(game)
    for number in range(max(games, len(every))):
        players, options = every[number % len(every)]
        _follow(game.new(players, rules=None, **options), Luck(f"promises {seed}/{number}"), by_luck)
    _read_all(game, by_luck)


def _follow(state: State, luck: Luck, by_luck: set[str]) -> None:
    """A random game, every sentence of which is read."""
    game, record = state.game, Record.of(state)
    if state.actor != CHANCE:
        raise Broken("a new game begins with luck: draw, at least, who goes first")
    while not state.over:
        seat = luck.choose(state.actors) if state.actors else CHANCE
        if seat == CHANCE:
            family = game.lexicon.family_of(state.moves()[0]).key
            _look_at_luck(state, luck, 0 if family in by_luck else DRAWS)
            by_luck.add(family)
        else:
            _read_prompt(state, seat)
        move = state.sample(luck) if seat == CHANCE else luck.choose(state.moves(seat))
        record.add(seat, move)
        for event in state.tell(move, seat):
            told = dict(event.details) if event.seat < 0 else {"seat": event.seat, **event.details}
            for lang in LANGUAGES:
                game.texts.say(lang, f"story-{event.kind}", told, NAMES)
    look_closely(state, luck)
    if record.replay() != state:
        raise Broken("a record replays to another end")
    for lang in LANGUAGES:
        game.texts.say(lang, f"reason-{state.ending}")


def _look_at_luck(state: State, luck: Luck, draws: int) -> None:
    """Its weights fit its moves, and what is drawn fits its weights: `odds` and `draws` are two functions of a game."""
    moves, weights = state.moves(), state.weights()
    if len(weights) != len(moves) or min(weights) <= 0:
        raise Broken(f"luck may bring {len(moves)} things and has the weights {weights}")
    if len(set(weights)) == 1:
        return
    drawn = [state.sample(luck) for _ in range(draws)]
    for move, weight in zip(moves, weights, strict=True):
        share = weight / sum(weights)
        if abs(drawn.count(move) - draws * share) > SURE * (draws * share * (1 - share)) ** 0.5:
            found = f"{drawn.count(move)} times in {draws}"
            raise Broken(f"«{state.game.write(move)}» weighs {weight} of {sum(weights)}, but was drawn {found}")


def _read_prompt(state: State, seat: int) -> None:
    seen = state.see(seat)
    for lang in LANGUAGES:
        if not prompt(state.game, seen, lang):
            asked = seen.get("pending", [["…"]])[-1]
            raise Broken(f"nothing is said in {lang!r} when a seat is asked: no text «prompt-{asked[0]}»")
        state.game.picture(seen, lang, NAMES)


def _read_all(game: Game, by_luck: set[str]) -> None:
    """Every move as notation, as a button and as a line of the story; names, options and rules."""
    for move in range(game.size):
        text = game.write(move)
        if text != text.lower() or not text.isascii() or game.read(text) != move:
            raise Broken(f"«{text}» isn't notation: lower-case letters without accents, each move its own")
    for lang in LANGUAGES:
        for move in range(game.size):
            family = game.lexicon.family_of(move)
            game.say(move, lang, NAMES)
            told = game.told(move, CHANCE if family.key in by_luck else 0, lang, NAMES)
            if family.key not in by_luck and NAMES[0] not in told:
                raise Broken(f"«told-{family.key}» in {lang!r} doesn't say who: {told!r}")
        if not game.names[lang] or not game.rulebook(lang):
            raise Broken(f"no name or no rules in {lang!r}")
        for option in game.options.values():
            if not option.help[lang]:
                raise Broken(f"an option isn't explained in {lang!r}")
