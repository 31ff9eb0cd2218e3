"""A game: its name, its seats, its options, its numbers, its words; and new positions of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from malecon.core import weights
from malecon.core.choosing import Choosing
from malecon.core.digits import whole_number
from malecon.core.errors import Unknown, either
from malecon.core.features import Features, Learnt, Plain
from malecon.core.heuristic import Heuristic
from malecon.core.lens import Observer
from malecon.core.lexicon import Lexicon
from malecon.core.loading import whole
from malecon.core.luck import Luck
from malecon.core.marker import Marker
from malecon.core.marks import Gauge, Mark
from malecon.core.numbers import Numbers
from malecon.core.observation import Observation, Observers
from malecon.core.position import Position
from malecon.core.rulepage import filled
from malecon.core.state import CHANCE, NOBODY, State
from malecon.core.story import Event
from malecon.core.taste import Taste
from malecon.core.texts import LANGUAGES, Texts, texts
from malecon.core.typography import unbroken

Choice = bool | int | str
YES = frozenset({"true", "on", "yes"})
NO = frozenset({"false", "off", "no"})


@dataclass(frozen=True)
class Option:
    """A choice made at set-up. Reads as an object or as a mapping."""

    default: Choice
    values: tuple[Choice, ...]
    help: Mapping[str, str]

    def __getitem__(self, key: str) -> Any:
        return getattr(self, key)

    def data(self) -> dict[str, Any]:
        return {"default": self.default, "values": list(self.values), "help": dict(self.help)}


class Game:
    """Written by each game as a subclass that sets what stands here without a value.

    `choices` are its options: name → all values, the first being the default. `rules` is the version of the rules: on
    the class the newest, on a game that `version` gave an earlier one, with the numbers it had.
    """

    id: ClassVar[str]
    rules: int = 1
    seats: ClassVar[range]
    choices: ClassVar[Mapping[str, tuple[Choice, ...]]] = {}
    folder: ClassVar[Path]
    lexicon: ClassVar[Lexicon]
    state: ClassVar[type[State]]
    shape: ClassVar[Position] = Position()
    observing: ClassVar[int] = 1  # the version of what is observed: another list of fields has another number
    choosing: ClassVar[Choosing] = Choosing()
    # The attribute of its states, and the key of its views, that counts its rounds, or whatever it is told by. Where
    # there is none, a part of the game ends when all have had a turn.
    stage: ClassVar[str] = ""
    # Kinds of things on the board that are others in the next stage, such as a ship's dice: no mark of the last stage
    # stays on them.
    fleeting: ClassVar[tuple[str, ...]] = ()
    # The kinds of events that everybody is told at a glance: a ship that left, who won a vote.
    news: ClassVar[tuple[str, ...]] = ()
    # The kinds of events that tell a seat that it begins, also where its own last choice brought them.
    calls: ClassVar[tuple[str, ...]] = ()
    # The kinds of events that are noted for whose turn it is and concern nobody: they are left to the story.
    nobodys: ClassVar[tuple[str, ...]] = ()
    # The kinds of events of which several are told as one, each with the details by which they are alike.
    gathered: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # What is decided in secret, by families of moves, with the kind of the event that tells it to all afterwards.
    unveiled: ClassVar[Mapping[str, str]] = {}
    marks: ClassVar[tuple[Mark, ...]] = ()
    gauge: ClassVar[type[Gauge]] = Gauge
    judgement: ClassVar[type[Heuristic]] = Heuristic
    counting: ClassVar[type[Features]] = Plain

    def __init__(self, changed: Mapping[str, int] | None = None, rules: int | None = None) -> None:
        self.rules = self.newest if rules is None else rules
        self.asked = dict(changed or {})
        self.numbers = Numbers(self.folder / "data.toml", changed, self.rules)
        self._tuned: dict[int, Heuristic] = {}
        self._judging: dict[int, Heuristic] = {}
        self._liking: dict[tuple[str, int], Heuristic] = {}
        self._versions: dict[int, Game] = {}

    @property
    def newest(self) -> int:
        """The newest version of the rules."""
        return type(self).rules

    @cached_property
    def texts(self) -> Texts:
        return texts(self.folder / "texts")

    @cached_property
    def options(self) -> dict[str, Option]:
        return {
            name: Option(values[0], values, {lang: self.texts.say(lang, f"option-{name}") for lang in LANGUAGES})
            for name, values in self.choices.items()
        }

    @property
    def names(self) -> dict[str, str]:
        return {lang: self.texts.say(lang, "name") for lang in LANGUAGES}

    @property
    def size(self) -> int:
        return self.lexicon.size

    @cached_property
    def secrets(self) -> frozenset[int]:
        """The moves that are decided in secret."""
        families = [family for family in self.lexicon.families if family.key in self.unveiled]
        return frozenset(move for family in families for move in range(family.base, family.base + family.size))

    @property
    def chances(self) -> int:
        """How many moves are luck's: those below this number, and no others."""
        return self.lexicon.chances

    @property
    def longest(self) -> int:
        """No game has more decisions of seats than this: a bound far beyond what is played, which a game may lower."""
        return 100_000

    @cached_property
    def heuristic(self) -> Heuristic:
        """How bots judge a position; a game names its `judgement`."""
        return self.judge({key: float(value) for key, value in self.numbers.weights.items()})

    def tuned(self, players: int) -> Heuristic:
        """The hand-made heuristic with the weights that tuning found for so many players."""
        if players not in self._tuned:
            self._tuned[players] = self.judge(self.numbers.tuned_for(players))
        return self._tuned[players]

    def features(self, players: int) -> Features:
        """What counts in this game; a game names its `counting`."""
        return self.counting(self.tuned(players))

    def judging(self, players: int) -> Heuristic:
        """What searches, hints and reviews judge by: weights learnt for so many players, else the tuned ones."""
        if players not in self._judging:
            table = self.learnt_weights(players)
            self._judging[players] = self.tuned(players) if table is None else self.learnt(players, table)
        return self._judging[players]

    def learnt_weights(self, players: int) -> weights.Table | None:
        """The weights learnt for so many players, if the game has any."""
        file = weights.path(self.folder, players)
        if not file.is_file():
            return None
        return weights.read(file, self.features(players), {"game": self.id, "players": players})

    def learnt(self, players: int, table: weights.Table) -> Heuristic:
        """A judgement by these weights."""
        return Learnt(self.features(players), table)

    def tasting(self, taste: str, players: int, seat: int) -> Heuristic:
        """What a bot of this taste judges by at its seat: its data file says what it likes, and by how many points
        more than it is worth."""
        if (taste, players) not in self._liking:
            features = self.features(players)
            table: weights.Table = {}
            for liked, points in self.numbers.tastes[self.taste(taste)].items():
                meant = [name for name in features.names if liked in (name, name.partition(".")[0])]
                assert meant, f"{liked}, which a {taste} likes, is nothing that counts in {self.id}"
                row = points if isinstance(points, list) else [points]
                table |= {name: [float(part) for part in row] for name in meant}
            self._liking[taste, players] = Learnt(features, table)
        return Taste(self.judging(players), self._liking[taste, players], seat)

    def taste(self, name: str) -> str:
        """The name, if bots of this game may have such a taste; else Unknown, naming those there are."""
        if name not in self.numbers.tastes:
            key = "no-taste" if self.numbers.tastes else "no-tastes"
            raise Unknown.of(key, game=self.id, asked=name, known=", ".join(self.numbers.tastes))
        return name

    def taste_name(self, taste: str, lang: str) -> str:
        """What a bot of this taste is called: the text `taste-<taste>`."""
        key = f"taste-{taste}"
        return self.texts.say(lang, key) if self.texts.has(lang, key) else taste

    def feature(self, name: str, lang: str) -> str:
        """What a feature counts, for a person: the text `feature-<group>`."""
        group, _, word = name.partition(".")
        kind = self.features(self.seats[0]).kinds[group]
        return self.texts.say(lang, f"feature-{group}", {kind: word, "n": 1} if kind else {})

    @property
    def spread(self) -> float:
        """The lead, in points, that makes a win nearly three times as likely as a loss."""
        return float(self.numbers.search.get("spread", 8.0))

    def sureness(self, players: int) -> float:
        """How much surer than it says a search may be of who wins, or below 1 less: found by `malecon calibrate`."""
        return float(self.numbers.search.get(f"sure-{players}", 1.0))

    def judge(self, weights: dict[str, float]) -> Heuristic:
        """The heuristic with these weights."""
        return self.judgement(weights)

    def vary(self, numbers: Mapping[str, int]) -> Game:
        """The same game with some numbers changed.

        >>> import malecon
        >>> malecon.game("santiago").vary({"bank.pesos": 3}).numbers["bank.pesos"]
        3
        """
        return type(self)({**self.asked, **numbers}, self.rules) if numbers else self

    def version(self, rules: int) -> Game:
        """The same game by that version of its rules, with the numbers it then had."""
        if not 1 <= rules <= self.newest:
            raise Unknown.of("newer-rules", game=self.id, known=self.newest, asked=rules)
        if rules == self.rules:
            return self
        if rules not in self._versions:
            self._versions[rules] = type(self)(self.asked, rules)
        return self._versions[rules]

    # --- positions ----------------------------------------------------------------------------------------------

    def new(self, players: int, *, rules: int | None = None, **options: Choice) -> State:
        """A game with nothing dealt yet: chance acts."""
        state = self._blank(players, rules, options)
        state.begin()
        return state

    def start(self, players: int, seed: int | str, **options: Choice) -> State:
        """A game up to the first seat's decision, its set-up drawn by the seed."""
        state = self.new(players, rules=None, **options)
        luck = Luck(seed)
        while state.actor == CHANCE:
            state.step(state.draw(luck), CHANCE)
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        """The position that `state.data()` gave, or one written by hand; ValueError if it can't be."""
        if not isinstance(data, Mapping):
            raise ValueError("a position is a mapping, as state.data() gives it")
        if data.get("game", self.id) != self.id:
            raise ValueError(f"this is a position of {data['game']!r}, not of {self.id!r}")
        for key in ("numbers", "options"):
            if not isinstance(data.get(key, {}), Mapping):
                raise ValueError(f"«{key}» must be a mapping of names to values, not {data[key]!r}")
        game = self.version(whole(data.get("rules", self.rules), "rules", 1, self.newest))
        if data.get("numbers", game.numbers.changed) != game.numbers.changed:
            varied = type(self)(data["numbers"], game.rules)
            game = game if varied == game else varied
        players = whole(data.get("players"), "players", self.seats[0], self.seats[-1])
        state = game._blank(players, game.rules, data.get("options", {}))
        state.begin()
        state.restore(dict(data))
        return state

    def _blank(self, players: int, rules: int | None, options: Mapping[str, Choice]) -> State:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise Unknown.of("player-count", game=self.id, least=self.seats[0], most=self.seats[-1], asked=players)
        game = self if rules is None else self.version(rules)
        chosen = game.choose(options)
        return self.state(game.under(chosen), players, chosen, game.rules)

    def under(self, options: Mapping[str, Choice]) -> Game:
        """The game as it speaks under these options: another edition may have other words. A state's `game` is this."""
        return self

    def choose(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        """All options, those not given at their default; words such as `on` are understood.

        >>> import malecon
        >>> malecon.game("santiago").choose({"open_hands": "on"})
        {'open_hands': True}
        """
        if not options:
            return {name: values[0] for name, values in self.choices.items()}
        for name in options:
            if name not in self.choices:
                key = "no-option" if self.choices else "no-options"
                raise Unknown.of(key, game=self.id, asked=name, known=", ".join(self.choices))
        return {name: self._choice(name, options.get(name, values[0])) for name, values in self.choices.items()}

    def _choice(self, name: str, value: Choice) -> Choice:
        values = self.choices[name]
        meant: Choice = value
        if isinstance(value, str):
            word = value.strip().lower()
            if isinstance(values[0], bool):
                meant = True if word in YES else False if word in NO else word
            else:
                number = whole_number(word) if isinstance(values[0], int) else None
                meant = word if number is None else number
        for known in values:
            if known == meant and isinstance(known, bool) == isinstance(meant, bool):
                return known
        listed = ", ".join(str(known).lower() for known in values)
        raise Unknown.of("option-values", name=name, known=listed, asked=str(value))

    # --- as numbers ---------------------------------------------------------------------------------------------

    def observation(self, players: int, **options: Choice) -> Observation:
        """What `state.observe` tells of such games: the fields, in order.

        >>> import malecon
        >>> malecon.game("santiago").observation(2).fields[0]
        Field(name='cubans', length=9, kind='word', high=8, none=True)
        """
        return Observation(self.id, self.observing, self._observer(players, options))

    def _observer(self, players: int, options: Mapping[str, Choice]) -> Observer:
        if not self.shape.parts:
            raise Unknown.of("no-observation", game=self.id)
        state = self.new(players, rules=None, **options)
        state.ending = "over"  # then bounds are the widest
        return state.game.shape.observer(state)

    @cached_property
    def observers(self) -> Observers:
        return Observers(self._observer)

    @cached_property
    def marker(self) -> Marker:
        return Marker(self.size)

    # --- words --------------------------------------------------------------------------------------------------

    def write(self, move: int) -> str:
        """The notation of a move: `deliver citrus 2`."""
        return self.lexicon.write(move)

    def read(self, text: str) -> int:
        """The move that the notation stands for, or Illegal."""
        return self.lexicon.read(text)

    def veil(self, move: int) -> str:
        """What those who don't witness a move get of it."""
        return f"{self.lexicon.family_of(move).word} ?"

    def details(self, move: int, lang: str) -> dict[str, int | str]:
        """What the sentences of a move may speak of: the places of its notation, and what a game adds to them."""
        return self.lexicon.family_of(move).args(move)

    def thing(self, move: int, view: Mapping[str, Any]) -> str:
        """What on the board of this view the move belongs to, or nothing."""
        return self.choosing.thing(self.lexicon, move)

    def trace(self, move: int, view: Mapping[str, Any], seat: int, viewer: int | None) -> str:
        """Where on the viewer's board another seat's move shows, or nothing."""
        return self.thing(move, view)

    def meaning(self, word: str, lang: str) -> str:
        """What a word of the game means: its text `about-<word>`, with the numbers that are played."""
        return self.texts.say(lang, f"about-{word}", {"n": 1})

    def about(
        self,
        thing: str,
        view: Mapping[str, Any],
        lang: str,
        viewer: int | None = None,
        names: Sequence[str] | None = None,
    ) -> str:
        """What a thing on the board does: the text `about-building-bank`, or that of its last words, `about-bank`."""
        words = thing
        while words and not self.texts.has(lang, f"about-{words}"):
            words = words.partition("-")[2]
        try:
            return self.texts.say(lang, f"about-{words}") if words else ""
        except ValueError:  # a text that wants to know more than the thing's name
            return ""

    def later(self, thing: str, view: Mapping[str, Any], lang: str, viewer: int) -> str:
        """When a thing can be chosen that isn't to be chosen now: the text `later-<kind>`, of `building-bank`
        `later-building`; nothing where a game has none."""
        key = f"later-{thing.partition('-')[0]}"
        return self.texts.say(lang, key) if self.texts.has(lang, key) else ""

    def brief(self, moves: Sequence[int], view: Mapping[str, Any], lang: str) -> str:
        """A turn in at most eight words, from the view before it; where a game says nothing its moves are told."""
        return ""

    def befalls(self, event: Event) -> bool:
        """Whether it comes to its seat whoever's move it came by: a subsidy, products that spoil."""
        return False

    def crumb(self, move: int, lang: str, came: Sequence[Event] = ()) -> str:
        """A step of a turn in a word or two, the text `crumb-<family>`, which may speak of what first came of it, too;
        nothing where a game has none."""
        key = f"crumb-{self.lexicon.family_of(move).key}"
        if not self.texts.has(lang, key):
            return ""
        known = came[0].details if came else {}
        told = self.texts.say(lang, key, {**known, **self.details(move, lang)})
        return told[:1].upper() + told[1:]

    def chapter(self, state: State, before: int) -> int:
        """The round, ship … that a position is in, after one in the chapter `before`; 0 where a game doesn't count."""
        return getattr(state, self.stage, 0)

    def where(self, view: Mapping[str, Any], lang: str, chapter: int) -> str:
        """How far the game has come in this view: «Round 2 of 6»; empty where a game doesn't count."""
        if not self.stage:
            return ""
        known = {key: value for key, value in self.numbers.values.items() if "." not in key}
        return self.texts.say(lang, "chapter-of", {**known, **view["options"], "n": chapter})

    def heading(self, view: Mapping[str, Any], lang: str, chapter: int) -> str:
        """What stands over a chapter of the story."""
        return self.where(view, lang, chapter)

    def prompt_details(self, view: Mapping[str, Any]) -> dict[str, int | str]:
        """What a prompt may speak of beside the words of the pending decision: what is to be had in this view."""
        return {}

    def say(self, move: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The move as who may play it reads it, in French or English: «Deliver 2 citrus».

        Seats are told by their players' names where these are given.
        """
        self.lexicon.write(move)
        return self.texts.say(lang, f"move-{self.lexicon.family_of(move).key}", self.details(move, lang), names)

    def told(self, move: int, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The move as the story tells it afterwards: «Ana delivers 2 citrus»; a whole sentence, luck's too."""
        self.lexicon.write(move)
        who: dict[str, int | str] = {"seat": seat} if seat >= 0 else {}
        key = f"told-{self.lexicon.family_of(move).key}"
        return self.texts.say(lang, key, {**self.details(move, lang), **who}, names)

    def refuse(
        self, state: State, move: int, seat: int, may: list[int], lang: str, names: Sequence[str] | None = None
    ) -> str:
        """Why a move isn't legal now, for a person; where players have names, moves are told as they read them, too."""
        if state.actor == NOBODY:
            return self.texts.say(lang, "why-over")
        if not CHANCE <= seat < state.players:
            return self.texts.say(lang, "why-not-seat", {"n": seat + 1})
        if not may:
            if state.actor == CHANCE:
                return self.texts.say(lang, "why-chance")
            return self.texts.say(lang, "why-not-yours", {"other": state.actor}, names)
        why = state.objection(move, seat)
        if why is not None:
            return self.texts.say(lang, f"why-{why.kind}", why.details, names)
        text, *others = (self.say(one, lang, names) if names else self.write(one) for one in (move, *may[:8]))
        listed = (" · " if names else ", ").join([*others, *(["…"] if len(may) > 8 else [])])
        return self.texts.say(lang, "why-not-now", {"written": text, "may": listed})

    def picture(self, view: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
        """A position (`data()` or `see()`) as text for a terminal, seats by their players' names where given."""
        return "\n".join(f"{key}: {value}" for key, value in view.items())

    def rules_page(self, lang: str) -> str:
        """The rules as the game's file has them, numbers by their names."""
        return (self.folder / f"rules.{lang}.md").read_text("utf-8")

    def rulebook(self, lang: str) -> str:
        """The rules in our own words, as Markdown."""
        if lang not in LANGUAGES:
            raise Unknown.of("no-language", asked=lang, known=either(LANGUAGES))
        page = filled(self.rules_page(lang), self.figures(lang), lang)
        return unbroken(page) if lang == "fr" else page

    def figures(self, lang: str) -> dict[str, int | str]:
        """What the rules page may speak of, `{goal}`: the numbers as they are played, a list as a row of them, and
        what a game adds."""
        rows: dict[str, int | str] = {}
        for key, value in self.numbers.values.items():
            name, _, place = key.rpartition(".")
            if place.isdigit():
                rows[name] = f"{rows[name]} {value}" if name in rows else str(value)
        return {**rows, **self.numbers.values}

    def __repr__(self) -> str:
        version = f".version({self.rules})" if self.rules != self.newest else ""
        varied = f".vary({self.numbers.changed!r})" if self.numbers.changed else ""
        return f"malecon.game({self.id!r}){version}{varied}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.id, self.rules, self.numbers.changed) == (
            other.id,
            other.rules,
            other.numbers.changed,
        )

    def __hash__(self) -> int:
        return hash(self.id)
