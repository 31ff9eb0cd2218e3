"""A tournament as a page: who plays, how everybody stands, and the tables of each round."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from malecon.table.tournament import MOST, THINK, Entrant, Pairing, Tournament
from malecon.web.viewer import duration
from malecon.web.words import Say


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's line of the standings, in words."""

    place: int
    name: str
    you: bool
    left: bool
    points: str
    against: str
    rank: str


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at a table of a round; `points` once it is over."""

    name: str
    you: bool
    points: str
    won: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A table of a round; without one somebody had nobody to play with."""

    number: int
    table: str
    yours: bool
    over: bool
    players: tuple[Player, ...]
    bots: int


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    over: bool
    boards: tuple[Board, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a tournament's page tells."""

    lines: tuple[Line, ...]
    rounds: tuple[Round, ...]  # the newest first
    yours: str  # the table that waits for who looks
    winners: tuple[str, ...]
    patience: str
    most: int = MOST


def sheet(now: Tournament, lang: str, t: Say) -> Sheet:
    """What is told of a tournament in a language."""
    people, standings = {one.number: one for one in now.people}, now.standings

    def board(one: Pairing) -> Board:
        results = one.group.results
        players = tuple(
            Player(
                _name(people[number], t),
                people[number].you,
                decimal(results[seat].points, lang) if results else "",
                bool(results) and results[seat].shared > 0,
            )
            for seat, number in enumerate(one.group.people)
        )
        yours = any(player.you for player in players)
        bots = now.seats - len(players) if one.table else 0
        return Board(one.board, one.table, yours, bool(results), players, bots)

    rounds = []
    for n in range(now.round, 0, -1):
        boards = tuple(board(one) for one in now.pairings if one.round == n)
        rounds.append(Round(n, all(one.over for one in boards), boards))
    lines = tuple(
        Line(
            one.place,
            _name(people[one.number], t),
            people[one.number].you,
            people[one.number].left,
            decimal(one.points, lang),
            decimal(one.against, lang),
            decimal(one.rank, lang) if one.rank else "–",
        )
        for one in standings
    )
    mine = [one.table for one in rounds[0].boards if one.yours and one.table and not one.over] if rounds else []
    return Sheet(
        lines=lines,
        rounds=tuple(rounds),
        yours=mine[0] if mine else "",
        winners=tuple(_name(people[one.number], t) for one in standings if now.over and one.place == 1 and one.points),
        patience=duration(THINK[now.clock], t),
    )


def _name(one: Entrant, t: Say) -> str:
    return one.name or t("tournament-nobody")


def decimal(number: Fraction, lang: str) -> str:
    """A number with two decimals at most, as a language writes it.

    >>> decimal(Fraction(3, 2), "fr"), decimal(Fraction(2), "fr"), decimal(Fraction(1, 3), "en")
    ('1,5', '2', '0.33')
    """
    written = f"{float(number):.2f}".rstrip("0").rstrip(".")
    return written.replace(".", ",") if lang == "fr" else written
