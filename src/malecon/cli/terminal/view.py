"""What is shown in the terminal: the board, the story, the moves and what they would do."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from rich.highlighter import RegexHighlighter
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text
from rich.theme import Theme

from malecon.bots import called
from malecon.cli.common.screen import ending, say, terminal
from malecon.cli.common.sheet import Sheet
from malecon.cli.terminal.seating import COLOURS
from malecon.cli.terminal.sofa import Page, Sofa
from malecon.core.prompt import prompt
from malecon.core.state import CHANCE
from malecon.core.story import Event
from malecon.core.telling import recount, sentences
from malecon.core.typography import unbroken

if TYPE_CHECKING:
    from malecon.core.game import Game

THEME = Theme({f"board.seat{n}": f"bold {colour}" for n, colour in enumerate(COLOURS, 1)} | {"board.here": "reverse"})
MOST_MOVES = 80
NUMBER = re.compile(r"\d+")


class Board(RegexHighlighter):
    """A seat's marks in its colour, and what stands in brackets stands out."""

    base_style = "board."
    highlights = [rf"(?P<seat{n}>[♟⚑●►]\s?{n}\b)" for n in range(1, 6)] + [r"(?P<here>\[[^\]\n]+\])"]


class View:
    """The terminal as one table sees it."""

    def __init__(self, sofa: Sofa, lang: str) -> None:
        self.sofa = sofa
        self.lang = lang
        self.console = terminal(theme=THEME)

    @property
    def game(self) -> Game:
        return self.sofa.state.game

    def say(self, key: str, style: str = "", **details: int | str) -> None:
        # A command to be copied isn't broken into lines.
        self.console.print(Text(say(self.lang, key, **details), style=style), soft_wrap="command" in details)

    def welcome(self) -> None:
        self.console.rule(f"[bold]{self.game.names[self.lang]}[/]")
        self.console.print(self.company(bots=True))
        self.say("play-welcome", "dim", seed=self.sofa.seed)

    def company(self, bots: bool = False) -> Text:
        """Who sits where, in their colours."""
        who = Text()
        for seat in self.sofa.seats:
            who.append("  " if seat.number else "")
            who.append(f"{seat.number + 1} ", style=f"bold {seat.colour}")
            who.append(seat.name, style=seat.colour)
            who.append(f" ({called(seat.bot, self.lang, self.game)})" if bots and seat.bot else "", style="dim")
        return who

    def board(self, seat: int | None) -> None:
        """The position as the seat may know it; what goes over the edge hangs below its line."""
        drawn = self.game.picture(self.sofa.state.see(seat), self.lang, self.labels)
        picture = Board()(Text("\n".join(hanging(line, self.console.width - 4) for line in drawn.splitlines())))
        for player in self.sofa.seats:
            picture.highlight_words([self.labels[player.number]], style=f"bold {player.colour}")
        frame = Panel(
            picture, title=self.company(), title_align="left", border_style="dim", padding=(0, 1), expand=False
        )
        self.console.print(frame)

    @property
    def labels(self) -> list[str]:
        """The players as the board calls them: with the number that marks their pieces."""
        return [
            name if name == say(self.lang, "player", n=number) else f"{number} {name}"
            for number, name in enumerate(self.sofa.names, 1)
        ]

    # --- the story ------------------------------------------------------------------------------------------------

    def story(self, pages: Sequence[Page], seat: int) -> None:
        """What happened, as far as the seat has seen it."""
        for page in pages:
            if page.seat != CHANCE and seat in page.witnesses:
                told = recount(self.game, page.move, page.seat, page.events, seat, self.lang, self.sofa.names)
            else:
                # Of luck only what came of it: its own moves are too many, and some are another's secret.
                told = sentences(self.game, page.events, seat, self.lang, self.sofa.names)
                if not told and page.seat != CHANCE:
                    told = [say(self.lang, "play-secret", name=self.sofa.names[page.seat])]
            for sentence in told:
                self.console.print(self._line(sentence))

    def sentence(self, event: Event) -> str:
        who: dict[str, int | str] = {"seat": event.seat} if event.seat >= 0 else {}
        return self.game.texts.say(self.lang, f"story-{event.kind}", {**who, **event.details}, self.sofa.names)

    def _line(self, sentence: str) -> Text:
        line = Text("· ", style="dim")
        line.append(Text(hanging(sentence, self.console.width - 2), style="default"))
        for other in self.sofa.seats:
            line.highlight_words([other.name], style=f"bold {other.colour}")
        return line

    def move(self, move: int) -> str:
        """A move as a sentence, players by their names."""
        return self.game.say(move, self.lang, self.sofa.names)

    # --- the moves ------------------------------------------------------------------------------------------------

    def ask(self, seat: int, moves: Sequence[int]) -> None:
        """What is asked of the seat, and all it may do, each with what would come of it."""
        name = Text(self.sofa.names[seat], style=f"bold {self.sofa.seats[seat].colour}")
        asked = prompt(self.game, self.sofa.state.see(seat), self.lang, self.sofa.names)
        self.console.print(Text.assemble(name, " – ", (asked or say(self.lang, "play-choose"), "bold")))
        table = Sheet(2, show_header=False, pad_edge=False)
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_column(style="dim")
        explained: set[str] = set()
        for number, move in enumerate(moves[:MOST_MOVES], 1):
            table.add_row(str(number), Text(self.move(move)), Text(self.effect(seat, move, explained)))
        self.console.print(table)
        if len(moves) > MOST_MOVES:
            self.say("play-more", "dim", n=len(moves) - MOST_MOVES)

    def effect(self, seat: int, move: int, explained: set[str] | None = None) -> str:
        """What a move is about, unless that is explained already, and its story: only what its sentence leaves open."""
        sentence = self.move(move)
        events = self.sofa.preview(seat, move)
        first, *then = nameless([self.sentence(event) for event in events], self.sofa.names[seat]) or [""]
        first = beyond(first, sentence)
        words = self.game.lexicon.family_of(move).args(move).values()
        told = [str(word) for word in words if self.game.texts.has(self.lang, f"about-{word}")]
        known = [self.game.meaning(word, self.lang) for word in told]
        # What the building or card does is more to know than what its story begins with (all of it: a price is paid
        # piece by piece), unless that tells a number that the sentence doesn't.
        if not known:
            return " · ".join([first, *then] if first else then)
        if set(NUMBER.findall(first)) - set(NUMBER.findall(sentence)):
            return " · ".join([first, *then])
        beginning = sum(1 for _ in takewhile(lambda event: event.kind == events[0].kind, events[1:]))
        fresh = [text for text in known if explained is None or text not in explained]
        if explained is not None:
            explained.update(known)
        return " · ".join([*fresh, *then[beginning:]])

    def how(self, seat: int, move: int) -> str:
        """A legal move explained: its sentence, its notation, its effect."""
        effect = self.effect(seat, move)
        sentence = self.move(move)
        return f"{sentence} ({self.game.write(move)})" + (f" → {effect}" if effect else "")

    def advise(self, seat: int, moves: Sequence[int]) -> None:
        """The best moves, with their numbers in the list."""
        self.say("play-hint")
        for move in self.sofa.advice(seat):
            number = Text(f"{moves.index(move) + 1:>3}  ", style="bold cyan")
            self.console.print(number + Text(self.move(move), style="default"))

    def about(self, text: str) -> str:
        """What a word of the game means, as the notation or the person's own language has it; or nothing."""
        asked = " ".join(text.lower().split())
        for word, name, about in self.glossary():
            if asked.replace(" ", "-") == word or asked == name:
                return about
        return ""

    def glossary(self) -> Iterator[tuple[str, str, str]]:
        """The words that the game explains: in its notation, in the person's language, and what they mean."""
        texts = self.game.texts
        for family in self.game.lexicon.families:
            for place, domain in zip(family.names, family.domains, strict=True):
                for word in domain:
                    key, name = f"about-{word}", f"{place}-{word}"
                    if texts.has(self.lang, key):
                        named = texts.say(self.lang, name, {"n": 1}).lower() if texts.has(self.lang, name) else word
                        yield str(word), str(named), self.game.meaning(str(word), self.lang)
        # Things that no move names, as the slate.
        for key in texts.language(self.lang).sources:
            word = key.removeprefix("about-")
            if word != key and texts.has(self.lang, f"thing-{word}"):
                yield word, texts.say(self.lang, f"thing-{word}"), texts.say(self.lang, key)

    # --- the rest -------------------------------------------------------------------------------------------------

    def help(self, moves: Sequence[int]) -> None:
        """What may be typed, with examples from this game; `moves` are those that can be played now, if any."""
        move = self.game.write(moves[0] if moves else self.sofa.pages[-1].move)
        word = next((name for _, name, _ in self.glossary()), move)
        self.console.print(Markdown(say(self.lang, "play-help", game=self.game.id, move=move, word=word)))

    def rules(self) -> None:
        # «less» shows colours only when told to.
        pager = os.environ.setdefault("LESS", "-R")
        with self.console.pager(styles="r" in pager.lower()):
            self.console.print(Markdown(self.game.rulebook(self.lang)))

    def over(self) -> None:
        """The last board and who won."""
        outcome = self.sofa.state.outcome
        assert outcome is not None
        self.board(None)
        table = Sheet(2, show_header=False)
        for seat in sorted(self.sofa.seats, key=lambda seat: outcome.ranks[seat.number]):
            rank, score = outcome.ranks[seat.number], outcome.scores[seat.number]
            table.add_row(f"{rank}.", Text(seat.name, style=f"bold {seat.colour}"), str(score))
        self.console.print(table)
        self.console.print(Text(ending(self.game, outcome, self.sofa.names, self.lang), style="bold"))


def nameless(story: Sequence[str], name: str) -> list[str]:
    """A story without the name of who makes it, as long as it is about nobody else."""
    told = list(story)
    for number, sentence in enumerate(told):
        if not sentence.startswith(name):
            break
        told[number] = re.sub(rf"^{re.escape(name)}[\s:]+", "", sentence)
    return told


def beyond(told: str, sentence: str) -> str:
    """What a story tells that the move's own sentence doesn't, their verbs apart.

    >>> beyond("sows in Asia, row 1, for $2", "Sow in Asia, row 1"), beyond("bids 3", "Bid 3")
    ('for $2', '')
    >>> beyond("pays 5 of commission", "Pay the commission")
    'pays 5 of commission'
    """
    words, said = told.split(), [word.strip(",.;:") for word in sentence.split()]
    same = 1
    while same < min(len(words), len(said)) and words[same].strip(",.;:") == said[same]:
        same += 1
    return " ".join(words[same:]).lstrip(" ,:;·") if same > 1 and same in (len(words), len(said)) else told


def hanging(line: str, width: int) -> str:
    """A line of the board or the story, wrapped where it is too long."""
    margin = " " * (len(line) - len(line.lstrip()) + 3)
    return textwrap.fill(unbroken(line), max(width, 20), subsequent_indent=margin, break_on_hyphens=False)
