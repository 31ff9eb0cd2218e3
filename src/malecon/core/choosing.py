"""How hands choose a game's moves: what on the board each belongs to, and which go together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from malecon.core.lexicon import Lexicon


@dataclass(frozen=True)
class Choosing:
    """Declared by a game, family by family (by the keys of its lexicon). A game that declares nothing is played by a
    list of its moves.

    >>> words = Lexicon()
    >>> _ = words.family("bid {n}", n=range(9)), words.family("build {building}", building=("inn", "bank"))
    >>> hands = Choosing(things={"build": "building-{building}"}, amounts=("bid",))
    >>> hands.thing(words, words.read("build bank")), hands.thing(words, words.read("bid 3"))
    ('building-bank', '')
    """

    # What a move belongs to on the board, in the places of its notation: "building-{building}".
    things: Mapping[str, str] = field(default_factory=dict)
    # Its number is an amount: all its moves are one choice with a stepper.
    amounts: tuple[str, ...] = ()
    # The others answer to it: it finishes nothing, though it is their turn then.
    calls: tuple[str, ...] = ()
    # One thing given for another: all its moves are one choice, give and take.
    pairs: tuple[str, ...] = ()
    # One of several things: all its moves, and those of the other such families there, are one choice.
    picks: tuple[str, ...] = ()
    # Several of them make one choice, and are sent together …
    several: tuple[str, ...] = ()
    # … of these as many as cost no more than the first are chosen at first, and of amounts the most.
    preset: tuple[str, ...] = ()
    # Several of them that are one choice wherever on the board they lie, one thing as often as another.
    together: tuple[str, ...] = ()
    # The same one several times, as many as the rules allow at first.
    most: tuple[str, ...] = ()
    # A second thing that is pressed once the first is chosen, in the places of the notation: "ship-{quay}".
    targets: Mapping[str, str] = field(default_factory=dict)
    # What one of an amount that is made in secret costs and brings, by the symbols of a panel: {"peso": -1}.
    stakes: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    # What it brings to who makes it is certain, whatever others hide.
    sure: tuple[str, ...] = ()
    # The same one again and again is one choice with a stepper.
    times: tuple[str, ...] = ()
    # Their number alone says little: what it leads to stands beside it in the list.
    named: tuple[str, ...] = ()
    # A tap chooses them at once, as a click does: what they lead to is read before anything is final.
    quick: tuple[str, ...] = ()
    # They are a whole turn, and nothing is taken back after them: their card is read first, its button does both.
    whole: tuple[str, ...] = ()
    # The ways out of a choice, the usual one first: what «Finish» does. A family, or one of its moves: "bid 0".
    out: tuple[str, ...] = ()
    # Those of them that answer a question of their own: nobody is taken to have answered it before it was asked.
    answers: tuple[str, ...] = ()
    # Where a choice is wide: kinds of moves that the list can be narrowed to, each with its families; the text
    # `group-<name>` says what it is called.
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # Luck that comes from a pile of which some of the tiles are seen by one seat alone: at a real table, where the
    # program draws these, it draws all of the pile.
    unseen: tuple[str, ...] = ()

    def thing(self, lexicon: Lexicon, move: int) -> str:
        """The thing on the board that the move belongs to, or nothing."""
        family = lexicon.family_of(move)
        return self.things.get(family.key, "").format(**family.args(move))

    def target(self, lexicon: Lexicon, move: int) -> str:
        """The thing that chooses this move among those of its own thing, or nothing."""
        family = lexicon.family_of(move)
        return self.targets.get(family.key, "").format(**family.args(move))

    def way_out(self, lexicon: Lexicon, move: int) -> int:
        """Which of the ways out the move is, or −1.

        >>> words = Lexicon()
        >>> _ = words.family("bid {n}", n=range(9)), words.family("done")
        >>> hands = Choosing(out=("done", "bid 0"))
        >>> [hands.way_out(words, words.read(text)) for text in ("done", "bid 0", "bid 1")]
        [0, 1, -1]
        """
        for word in (lexicon.family_of(move).key, lexicon.write(move)):
            if word in self.out:
                return self.out.index(word)
        return -1
