"""The conversation at the terminal: a line is read, understood in French or English, and done."""

from __future__ import annotations

import sys
from pathlib import Path

from malecon.cli.common.screen import say
from malecon.cli.terminal.sofa import Sofa
from malecon.cli.terminal.view import View
from malecon.core.digits import whole_number
from malecon.core.errors import Complaint, Illegal, Unknown, system

# What may be typed besides a move, in both languages at once.
WORDS = {
    "help": ("help", "h", "aide", "a"),
    "undo": ("undo", "u", "annuler"),
    "why": ("why", "?", "pourquoi"),
    "hint": ("hint", "conseil"),
    "rules": ("rules", "règles", "regles"),
    "board": ("board", "b", "plateau"),
    "save": ("save", "sauver", "enregistrer"),
    "quit": ("quit", "q", "exit", "quitter"),
}


class Leave(Exception):
    """The person wants to go."""


def command_of(line: str) -> tuple[str, str]:
    """`why drive 7` → ("why", "drive 7"); what is no command is a move: ("", line)."""
    if line.startswith("?") and len(line) > 1:
        return "why", line[1:].strip()
    word, _, rest = line.partition(" ")
    for command, forms in WORDS.items():
        if word.lower() in forms:
            return command, rest.strip()
    return "", line


class Talk:
    """Plays a game to its end with the people at the terminal."""

    def __init__(self, sofa: Sofa, lang: str) -> None:
        self.sofa = sofa
        self.lang = lang
        self.view = View(sofa, lang)
        # By seat, how many pages it has been told; what was played in another session isn't told again.
        self.heard = {seat.number: len(sofa.pages) for seat in sofa.seats}
        self.editing = line_editing()
        self.last = -1  # the person who sat at the keyboard last
        self.kept = len(sofa.pages)  # how much of the game lies in a file

    def run(self) -> None:
        """Until the game is over and the people have gone."""
        self.view.welcome()
        try:
            while True:
                seat = self.sofa.go_on()
                if seat is None:
                    self.end()
                else:
                    self.turn(seat)
        except (Leave, EOFError) as gone:
            if isinstance(gone, EOFError):
                self.view.console.print()
            self.keep()
            self.view.say("play-bye")
        except KeyboardInterrupt:
            self.view.console.print()
            self.keep()
            raise

    def turn(self, seat: int) -> None:
        """One choice of a person."""
        self.hand_over(seat)
        self.tell(seat)
        self.view.board(seat)
        moves = self.sofa.state.moves(seat)
        self.view.ask(seat, moves)
        while True:
            command, rest = command_of(self.read("play-ask", n=len(moves)))
            if command == "":
                move = self.understood(rest, moves)
                if move is not None and self.legal(move, seat, moves):
                    self.sofa.play(seat, move, chosen=len(moves) > 1)
                    return
            elif command == "board":
                self.view.board(seat)
                self.view.ask(seat, moves)
            elif command == "why":
                self.why(rest, seat, moves)
            elif command == "hint":
                self.view.advise(seat, moves)
            elif self.common(command, rest, moves):
                return

    def end(self) -> None:
        """The game is over: it may be saved or taken back a little."""
        seat = next(seat.number for seat in self.sofa.seats if not seat.bot)
        self.tell(seat)
        self.view.over()
        while True:
            command, rest = command_of(self.read("play-ask-end"))
            if command in ("", "why", "hint", "board"):
                self.view.say("play-over-help")
            elif self.common(command, rest, []):
                return

    def common(self, command: str, rest: str, moves: list[int]) -> bool:
        """What may be said at any time; True when the game stands elsewhere afterwards."""
        if command == "help":
            self.view.help(moves)
        elif command == "rules":
            self.view.rules()
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            raise Leave
        elif command == "undo":
            if self.sofa.undo():
                self.view.say("play-undone", "italic")
                self.kept = min(self.kept, len(self.sofa.pages))
                self.heard = {seat: min(told, len(self.sofa.pages)) for seat, told in self.heard.items()}
                return True
            self.view.say("play-nothing-to-undo")
        return False

    # --- what people hear and say ---------------------------------------------------------------------------------

    def read(self, key: str, **details: int) -> str:
        """A line that isn't empty."""
        while True:
            line = self.line(say(self.lang, key, **details))
            if line:
                return line

    def line(self, question: str) -> str:
        # The line editor has to know the prompt, colours marked as taking no room, to draw it again.
        if self.editing and not self.view.console.no_color:
            question = f"\001\x1b[1;36m\002{question}\001\x1b[0m\002"
        line = input(f"{question} ").strip()
        if not sys.stdin.isatty():
            print(line)  # so that a game played from a pipe reads like one that was typed
        return line

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        self.view.story(self.sofa.pages[self.heard[seat] :], seat)
        self.heard[seat] = len(self.sofa.pages)

    def hand_over(self, seat: int) -> None:
        """Between two people with secrets the screen is wiped, and the keyboard changes hands."""
        if seat != self.last and self.sofa.secrets(seat):
            if self.last >= 0:
                self.view.console.clear()
            self.line(say(self.lang, "play-hand-over", name=self.sofa.names[seat]))
        self.last = seat

    def understood(self, text: str, moves: list[int]) -> int | None:
        """A move by its number in the list or by its notation."""
        number = whole_number(text)
        if number is not None:
            if 1 <= number <= len(moves):
                return moves[number - 1]
            self.view.say("play-no-number", "red", n=len(moves))
            return None
        try:
            return self.sofa.state.game.read(text)
        except Illegal as error:
            near = error.details.get("hint")
            meant = near.said(self.lang) if isinstance(near, Complaint) and near.key == "did-you-mean" else ""
            self.view.say("play-not-understood", "red", text=text, meant=meant)
            return None

    def legal(self, move: int, seat: int, moves: list[int]) -> bool:
        """Whether a move is; if it isn't, the person hears why."""
        if move in moves:
            return True
        state = self.sofa.state
        if state.objection(move, seat) is None:
            self.view.say("play-not-now", "red", move=self.view.move(move), n=len(moves))
        else:
            why = state.why_not(move, seat, self.lang, self.sofa.names)
            self.view.console.print(why, style="red", markup=False)
        return False

    def why(self, text: str, seat: int, moves: list[int]) -> None:
        """Why a move isn't possible, what it does if it is, or what a word of the game means."""
        if not text:
            self.view.help(moves)
            return
        about = self.view.about(text)
        if about:
            self.view.console.print(about, markup=False)
            return
        move = self.understood(text, moves)
        if move is not None and self.legal(move, seat, moves):
            self.view.console.print(self.view.how(seat, move), markup=False)

    def save(self, file: str) -> None:
        if not file:
            self.view.say("play-save-where", "red")
            return
        path = Path(file)
        try:
            path = path.expanduser()
            self.write(path)
        except (OSError, RuntimeError, ValueError) as error:  # no such folder, no such person's home, no such name
            self.view.say("play-not-saved", "red", file=file, why=system(error).said(self.lang))
            return
        self.view.say("play-saved", file=file, command=self.sofa.command(path))

    def write(self, path: Path) -> None:
        path.write_text(self.sofa.record().write(), "utf-8")
        self.kept = len(self.sofa.pages)

    def keep(self) -> None:
        """Who leaves a game at a terminal finds it again, saved or not."""
        begun = any(page.chosen for page in self.sofa.pages[self.kept :])
        if self.sofa.state.over or not begun or not sys.stdin.isatty():
            return
        from malecon.table.home import home

        try:
            path = home() / f"{self.view.game.id}.unfinished"
            self.write(path)
        except (OSError, Unknown):  # there is no such folder, nor can it be made
            return
        self.view.say("play-kept", command=self.sofa.command(path))


def line_editing() -> bool:
    """Arrow keys and history at the prompt, at a real terminal and where the system has them."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        import readline  # noqa: F401
    except ImportError:
        return False
    return True
