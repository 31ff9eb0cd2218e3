"""What is shown in the terminal: the board, the story, the moves and what they would do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from malecon.cli.common.screen import ending, say
from malecon.cli.terminal.seating import COLOURS
from malecon.cli.terminal.sofa import Page, Sofa
from malecon.core.prompt import prompt
from malecon.core.state import CHANCE
from malecon.core.story import Event

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
        self.console = Console(highlight=False, theme=THEME)

    @property
    def game(self) -> Game:
        return self.sofa.state.game

    def say(self, key: str, style: str = "", **details: int | str) -> None:
        self.console.print(Text(say(self.lang, key, **details), style=style))

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
            who.append(f" ({seat.bot})" if bots and seat.bot else "", style="dim")
        return who

    def board(self, seat: int | None) -> None:
        """The position as the seat may know it."""
        picture = Board()(Text(self.game.picture(self.sofa.state.see(seat), self.lang)))
        frame = Panel(
            picture, title=self.company(), title_align="left", border_style="dim", padding=(0, 1), expand=False
        )
        self.console.print(frame)

    # --- the story ------------------------------------------------------------------------------------------------

    def story(self, pages: Sequence[Page], seat: int) -> None:
        """What happened, as far as the seat has seen it."""
        for page in pages:
            events = [event for event in page.events if event.seen_by(seat)]
            for event in events:
                self.console.print(self._line(event.seat, self.sentence(event)))
            if not page.events and page.seat != CHANCE:
                self.console.print(self._line(page.seat, self._untold(page, seat)))

    def sentence(self, event: Event) -> str:
        who: dict[str, int | str] = {"seat": event.seat} if event.seat >= 0 else {}
        return self.game.texts.say(self.lang, f"story-{event.kind}", {**who, **event.details}, self.sofa.names)

    def _untold(self, page: Page, seat: int) -> str:
        """A move without a story; those who don't witness it only know that it was made."""
        name = self.sofa.names[page.seat]
        if seat not in page.witnesses:
            return say(self.lang, "play-secret", name=name)
        return say(self.lang, "play-untold", name=name, move=self.game.say(page.move, self.lang))

    def _line(self, seat: int, sentence: str) -> Text:
        line = Text("· ", style="dim")
        line.append(Text(sentence, style="default"))
        for other in self.sofa.seats:
            line.highlight_words([other.name], style=f"bold {other.colour}")
        return line

    # --- the moves ------------------------------------------------------------------------------------------------

    def ask(self, seat: int, moves: Sequence[int]) -> None:
        """What is asked of the seat, and all it may do, each with what would come of it."""
        name = Text(self.sofa.names[seat], style=f"bold {self.sofa.seats[seat].colour}")
        asked = prompt(self.game, self.sofa.state.see(seat), self.lang)
        self.console.print(Text.assemble(name, " – ", (asked or say(self.lang, "play-choose"), "bold")))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_column(style="dim")
        for number, move in enumerate(moves[:MOST_MOVES], 1):
            table.add_row(str(number), self.game.say(move, self.lang), self.effect(seat, move))
        self.console.print(table)
        if len(moves) > MOST_MOVES:
            self.say("play-more", "dim", n=len(moves) - MOST_MOVES)

    def effect(self, seat: int, move: int) -> str:
        """What a move is about and its story in short: without the name of who would make it."""
        name = self.sofa.names[seat]
        story = [self.sentence(event) for event in self.sofa.preview(seat, move)]
        told = [re.sub(rf"^{re.escape(name)}[\s:]+", "", sentence) for sentence in story]
        about = [f"about-{word}" for word in self.game.lexicon.family_of(move).args(move).values()]
        known = [self.game.texts.say(self.lang, key) for key in about if self.game.texts.has(self.lang, key)]
        # The first sentence mostly says again what the move is: what the building or card does is more to know.
        # A price or a gain that the move itself doesn't name is not.
        news = told and set(NUMBER.findall(told[0])) - set(NUMBER.findall(self.game.say(move, self.lang)))
        return " · ".join(told if news or not known else known + told[1:])

    def how(self, seat: int, move: int) -> str:
        """A legal move explained: its sentence, its notation, its effect."""
        effect = self.effect(seat, move)
        sentence = self.game.say(move, self.lang)
        return f"{sentence} ({self.game.write(move)})" + (f" → {effect}" if effect else "")

    def advise(self, seat: int, moves: Sequence[int]) -> None:
        """The best moves, with their numbers in the list."""
        self.say("play-hint")
        for move in self.sofa.advice(seat):
            number = Text(f"{moves.index(move) + 1:>3}  ", style="bold cyan")
            self.console.print(number + Text(self.game.say(move, self.lang), style="default"))

    def about(self, text: str) -> str:
        """What a word of the game means, as the notation or the person's own language has it; or nothing."""
        texts = self.game.texts
        asked = " ".join(text.lower().split())
        for family in self.game.lexicon.families:
            for place, domain in zip(family.names, family.domains, strict=True):
                for word in domain:
                    key, name = f"about-{word}", f"{place}-{word}"
                    if not texts.has(self.lang, key):
                        continue
                    named = texts.say(self.lang, name, {"n": 1}).lower() if texts.has(self.lang, name) else ""
                    if asked.replace(" ", "-") == word or asked == named:
                        return texts.say(self.lang, key)
        return ""

    # --- the rest -------------------------------------------------------------------------------------------------

    def help(self) -> None:
        self.console.print(Markdown(say(self.lang, "play-help")))

    def rules(self) -> None:
        with self.console.pager(styles=True):
            self.console.print(Markdown(self.game.rulebook(self.lang)))

    def over(self) -> None:
        """The last board and who won."""
        outcome = self.sofa.state.outcome
        assert outcome is not None
        self.board(None)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for seat in sorted(self.sofa.seats, key=lambda seat: outcome.ranks[seat.number]):
            rank, score = outcome.ranks[seat.number], outcome.scores[seat.number]
            table.add_row(f"{rank}.", Text(seat.name, style=f"bold {seat.colour}"), str(score))
        self.console.print(table)
        self.console.print(Text(ending(self.game, outcome, self.sofa.names, self.lang), style="bold"))
