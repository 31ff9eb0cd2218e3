# compiled by mypyc
"""A position of a game: plain data, whose turn it is, and the one way to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from malecon.core.errors import Illegal, Unknown
from malecon.core.luck import Luck
from malecon.core.outcome import Outcome
from malecon.core.story import Event

if TYPE_CHECKING:
    from malecon.core.game import Game
    from malecon.core.history import History

CHANCE: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game writes: `begin`, `legal`, `odds`, `step`, `copy`, `position`, `restore`, `scores` and, where
    they differ from what stands here, `draw`, `waiting`, `lean`, `standing`, `hide`, `imagine`, `witnesses`,
    `openly_forced`, `objection`; where its rules look at what a seat hides they `unveil` it. What everybody calls:
    `moves`, `weights`, `sample`, `play`, `tell`, `why_not`, `see`, `data`, …

    `step` and `legal` don't check who asks: playouts and searches call them as they are.
    """

    def __init__(self, game: Game, players: int, options: dict[str, Any], rules: int) -> None:
        self.game = game
        self.players: int = players
        self.options = options
        self.rules: int = rules
        self.actor: int = CHANCE
        self.ending: str = ""
        self.story: list[Event] | None = None
        # Of the last story told: how many events came before the rules looked at what a seat hides, and which seat.
        self.unveiled: list[tuple[int, int]] | None = None

    # --- what a game writes -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Put the pieces where they stand before anything is dealt."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The legal moves, ascending, of a seat that may decide now, or of CHANCE."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """The weights beside `legal(CHANCE)`."""
        return [1] * len(self.legal(CHANCE))

    def step(self, move: int, seat: int) -> None:
        """Apply a legal move, unchecked."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin, without listener."""
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        """Everything `restore` needs, as JSON-able data in the game's own words."""
        raise NotImplementedError

    def restore(self, data: dict[str, Any]) -> None:
        """Set this fresh state to the position, or raise ValueError saying what doesn't fit."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand (final ones when the game is over)."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """Orders the seats at the end, ties broken as the rules say: the higher the better."""
        return self.scores

    def draw(self, luck: Luck) -> int:
        """A chance move by its weights; a game may draw faster than by listing them."""
        return luck.weigh(self.legal(CHANCE), self.odds())

    def waiting(self) -> list[int]:
        """All seats that may decide now; more than one only for secrets made at once."""
        return [self.actor] if self.actor >= 0 else []

    def lean(self, seat: int | None = None) -> list[int]:
        """The legal moves without those that lose nothing when left out: what bots search."""
        return self.moves(seat)

    def hide(self, data: dict[str, Any], seat: int) -> None:
        """Set to None what the seat (−1: a spectator) can't know."""

    def imagine(self, seat: int, luck: Luck) -> State:
        """A full state drawn from all that look to the seat as this one does."""
        return self.copy()

    def witnesses(self, move: int) -> list[int]:
        """The seats that see the move as it is."""
        return list(range(self.players))

    def openly_forced(self, seat: int) -> bool:
        """Whether the seat has one move only, and everybody can tell: then nobody has to be asked."""
        return len(self.moves(seat)) == 1

    def objection(self, move: int, seat: int) -> Event | None:
        """Why the rules forbid the move now, if there is more to say than that it isn't listed."""
        return None

    # --- what everybody calls -----------------------------------------------------------------------------------

    @property
    def actors(self) -> list[int]:
        return self.waiting()

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why it ended; None while the game goes on."""
        if self.actor != NOBODY:
            return None
        return Outcome.of(self.standing(), self.scores, self.ending)

    def moves(self, seat: int | None = None) -> list[int]:
        """The legal moves of the actor, or of a seat: all of them, ascending."""
        if self.actor == NOBODY:
            return []
        if seat is None or seat == self.actor:
            return self.legal(self.actor)
        return self.legal(seat) if seat in self.waiting() else []

    def guess(self, seat: int, luck: Luck, history: History | None = None) -> State:
        """A full state that the seat can't tell apart from this one; given the history that led here, it agrees with
        all that the seat has witnessed, too."""
        return self.imagine(seat, luck) if history is None else history.relive(self, seat, luck)[0]

    def weights(self) -> list[int]:
        """How likely each of `moves()` is when chance acts."""
        return self.odds() if self.actor == CHANCE else []

    def sample(self, luck: Luck) -> int:
        """A chance move by its weights."""
        if self.actor != CHANCE:
            raise Illegal("Chance has nothing to decide now.")
        return self.draw(luck)

    def play(self, move: int | str, seat: int | None = None) -> None:
        """Play exactly one move, or raise Illegal and change nothing."""
        number = self.game.read(move) if isinstance(move, str) else move
        who = self.actor if seat is None else seat
        why = self.why_not(number, who)
        if why is not None:
            raise Illegal.of("refused", why={"en": why, "fr": self.why_not(number, who, "fr") or why})
        self.step(number, who)

    def tell(self, move: int | str, seat: int | None = None) -> list[Event]:
        """As `play`, and tell what happened."""
        told: list[Event] = []
        self.story = told
        self.unveiled = []
        try:
            self.play(move, seat)
        finally:
            self.story = None
        return told

    def why_not(
        self, move: int | str, seat: int | None = None, lang: str = "en", names: list[str] | None = None
    ) -> str | None:
        """None if the move is legal, else why not, for a person; seats by their players' names where given."""
        who = self.actor if seat is None else seat
        try:
            number = self.game.read(move) if isinstance(move, str) else move
            may = self.moves(who)
            return None if number in may else self.game.refuse(self, number, who, may, lang, names)
        except Illegal as no_move_at_all:
            return no_move_at_all.said(lang)

    def note(
        self, kind: str, seat: int, details: dict[str, int | str], witnesses: tuple[int, ...] | None = None
    ) -> None:
        """Tell an event. Rules ask `if self.story is not None` first, so that silence costs nothing."""
        if self.story is not None:
            self.story.append(Event(kind, seat, details, witnesses))

    def unveil(self, seat: int) -> None:
        """What comes from here on depends on what the seat hides, whether or not it makes a difference this time.

        To be called, as `note` is, only when somebody listens: a preview ends here for all other seats, and who
        learnt by a move what another hid can't take it back freely.
        """
        if self.story is not None and self.unveiled is not None:
            self.unveiled.append((len(self.story), seat))

    def data(self) -> dict[str, Any]:
        """The whole position as JSON-able data, secrets and all."""
        out: dict[str, Any] = {"game": self.game.id, "rules": self.rules, "players": self.players}
        out["options"] = dict(self.options)
        if self.game.numbers.changed:
            out["numbers"] = dict(self.game.numbers.changed)
        out.update(self.position())
        return out

    def see(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know: `data()` with None where it can't."""
        if seat is not None and not 0 <= seat < self.players:
            raise Unknown(f"no seat is called {seat}: there are 0 to {self.players - 1}, or None for a spectator.")
        out = self.data()
        self.hide(out, -1 if seat is None else seat)
        return out

    def observe(self, seat: int | None, into: Any, at: int = 0) -> None:
        """What a seat (None: a spectator) may know, as numbers: fills a buffer of whole numbers of 32 bits, from place
        `at` on, with what `game.observation` lists."""
        if seat is not None and not 0 <= seat < self.players:
            raise Unknown(f"no seat is called {seat}: there are 0 to {self.players - 1}, or None for a spectator.")
        self.game.observers[self.players].observe(self, -1 if seat is None else seat, into, at)

    def mask(self, seat: int | None, into: Any, at: int = 0) -> None:
        """Which moves of the seat (None: of the actor) are legal: fills `game.size` bytes of a buffer, from place `at`
        on, with 1 for those and 0 for all others."""
        self.game.marker.mark(self.moves(seat), into, at)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.data() == other.data()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it can't be a key: use repr(state)")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        # Here Python keeps alive what it copies; that there is no such row yet it would find out by an error, which
        # takes longer than to copy.
        memo.setdefault(id(memo), [])
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.game.id, self.data())

    def __repr__(self) -> str:
        return f"malecon.game({self.game.id!r}).load({self.data()!r})"

    def __str__(self) -> str:
        return self.game.picture(self.data(), "en")


def _load(game: str, data: dict[str, Any]) -> State:
    import malecon

    return malecon.game(game).load(data)
