"""A game in the terminal, typed at a real one."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

import malecon
from malecon import Record

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


class Terminal:
    """`malecon play …` in a pseudo-terminal."""

    def __init__(self, *words: str, home: Path | None = None, columns: int = 140) -> None:
        house = {} if home is None else {"MALECON_HOME": str(home)}
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "malecon", "play", *words],
            encoding="utf-8",
            timeout=120,
            dimensions=(60, columns),
            env={
                **os.environ,
                "TERM": "xterm",
                "PAGER": "cat",
                "COLUMNS": str(columns),
                "MALECON_HOME": os.devnull,
                **house,
            },
        )

    def until(self, text: str) -> str:
        """All that was shown up to and including this text."""
        self.child.expect_exact(text)
        return ANSI.sub("", self.child.before + self.child.after).replace("\N{NO-BREAK SPACE}", " ")

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def ask(self, line: str, until: str = "›") -> str:
        self.type(line)
        return self.until(until)

    def left(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus)


@pytest.fixture
def seat() -> Iterator[list[Terminal]]:
    """Terminals opened in a test are closed after it."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.child.close(force=True)


def sit(seat: list[Terminal], *words: str, home: Path | None = None, columns: int = 140) -> Terminal:
    seat.append(Terminal(*words, home=home, columns=columns))
    return seat[-1]


def test_a_turn_in_english(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en")
    shown = table.until("1–5 or a word ›")
    assert "Santiago de Cuba" in shown
    assert "2 Rosa (greedy)" in shown
    assert "Leave one die out" in shown
    assert "Player 1: 2 points, 3 pesos" in shown
    assert "2 Rosa: ? points, ? pesos, ?" in shown
    after = table.ask("5")
    assert "Player 1 leaves out the cigar die" in after
    assert re.search(r"· Rosa drives to \w+", after)
    assert re.search(r"2 +Drive 2 stops +drives to Alonso for 1 peso", after)


def test_a_turn_in_french(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "fr", "--players", "me:Ana,greedy,greedy")
    shown = table.until("1–5 ou un mot ›")
    assert "Rosa (gourmand)" in shown
    assert "Ana – Écartez un dé" in shown
    after = table.ask("leave cigars")
    assert "Ana écarte le dé" in after
    assert "Rosa se rend chez" in after
    assert "coûtent 8 pesos, vous en avez 3" in table.ask("pourquoi drive 9")
    assert "ni un coup ni une commande" in table.ask("voler")
    assert "reprend votre dernier choix" in table.ask("aide")
    assert "Coup repris" in table.ask("annuler")
    table.type("quitter")
    assert "Au revoir" in table.until("partie.")
    assert table.left() == 0


def test_words_of_ones_own_language_and_files_that_cannot_be(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "fr")
    table.until("›")
    assert "2 pesos" in table.ask("? Banque")
    assert "Chacun des autres vous donne" in table.ask("pourquoi el zorro")
    assert "ni un coup ni une commande" in table.ask("²")
    assert "Impossible d’écrire ~nosuch/x" in table.ask("sauver ~nosuch/x")
    assert "Impossible d’écrire /nosuch/x" in table.ask("sauver /nosuch/x")


def test_why_and_what_and_help(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en")
    table.until("›")
    table.ask("5")
    assert "9 stops cost 8 pesos, you have 3: drive less far." in table.ask("why drive 9")
    assert "9 stops cost 8 pesos" in table.ask("drive 9")
    assert "2 pesos" in table.ask("? bank")
    assert "Every other player gives you" in table.ask("? el zorro")
    assert "Drive 2 stops (drive 2) → drives to Alonso for 1 peso" in table.ask("?2")
    assert "Choose a number from 1 to 4" in table.ask("77")
    assert "neither a move nor a command" in table.ask("fly away")
    assert "takes your last choice back" in table.ask("?")
    assert re.search(r"A good player.*\n +\d  Drive \d stop", table.ask("hint"))
    assert "Drive the car" in table.ask("board")
    assert "Who wins" in table.ask("rules")


def test_undo_gives_no_other_dice(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en")
    table.until("›")
    assert "nothing to take back" in table.ask("undo")
    first = table.ask("1")
    assert "Taken back." in table.ask("undo")
    again = table.ask("1")
    assert again == first


def test_save_and_go_on_later(seat: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en")
    table.until("›")
    table.ask("5")
    assert "save FILE" in table.ask("save")
    assert "can’t be written" in table.ask("save /nosuch/game.rec")
    assert "Saved in" in table.ask(f"save {file}")
    table.type("quit")
    assert table.left() == 0
    saved = Record.read(file)
    assert saved.names == {0: "Player 1", 1: "Rosa", 2: "Tomás"}
    assert saved.replay().actor == 0
    later = sit(seat, "santiago", "--from", str(file), "--lang", "en")
    shown = later.until("›")
    assert "Drive the car" in shown
    assert "Rosa drives" not in shown  # told in the other session


def test_a_game_that_was_left_is_found_again(seat: list[Terminal], tmp_path: Path) -> None:
    """Names and opponents too, whether one says goodbye or not."""
    for leave in ("sendeof", "sendintr"):
        table = sit(seat, "comptoir", "--seed", "5", "--lang", "fr", "--players", "me:Ana [x],medium", home=tmp_path)
        table.until("›")
        table.ask("card apprentice")
        getattr(table.child, leave)()
        said = table.until("comptoir.unfinished")
        assert table.left() == (0 if leave == "sendeof" else 130)
        command = " ".join(said.split("reprendre : ", 1)[1].split())
        words = shlex.split(command)
        assert words[:3] == ["malecon", "play", "comptoir"]
        again = sit(seat, *words[2:], "--lang", "fr")
        assert "1 Ana [x]  2 Rosa (moyen)" in again.until("›")
    named = sit(seat, "comptoir", "--from", words[-1], "--lang", "fr").until("›")
    assert "1 Ana [x]  2 Rosa (gourmand)" in named


def test_a_game_that_was_saved_is_not_kept_twice(seat: list[Terminal], tmp_path: Path) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en", home=tmp_path)
    table.until("›")
    table.ask("5")
    table.ask(f"save {tmp_path / 'mine.rec'}")
    table.type("quit")
    assert "kept" not in table.until("Goodbye")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.rec"]


def test_players_have_their_names_everywhere(seat: list[Terminal]) -> None:
    """On the board, in moves, in refusals; and brackets in a name are no markup."""
    table = sit(seat, "comptoir", "--seed", "5", "--lang", "fr", "--players", "me:Ana [x],greedy")
    shown = table.until("›")
    assert "1 Ana [x] : 0 prime, 10 porteurs libres" in shown
    assert "Ana [x] gagne 5 primes pour 1 porteur · Rosa gagne 15 primes" in " ".join(shown.split())
    assert "Ana [x] n’a pas 1 prime" in table.ask("auction")
    assert "« Miser 3 » n’est pas possible maintenant : choisissez dans la liste, de 1 à 8." in table.ask("bid 3")
    moves = table.ask("card innkeeper")
    assert "Déplacer un porteur de Rosa du quai 3 au quai 1" in moves
    assert "Joueur 2" not in moves


def test_help_is_about_this_game(seat: list[Terminal]) -> None:
    table = sit(seat, "capa-doro", "--seed", "5", "--lang", "fr")
    table.until("›")
    shown = table.ask("aide")
    assert "seed asia 1" in shown
    assert "malecon play capa-doro --from" in shown
    assert "drive" not in shown
    assert "Vouliez-vous dire : roll " in table.ask("rol minuto")
    slate = sit(seat, "comptoir", "--seed", "5", "--lang", "fr")
    slate.until("›")
    assert "Qui la tient commence le tour de table" in slate.ask("? ardoise")


def test_a_price_is_told_once(seat: list[Terminal]) -> None:
    """In the sentence, not again in the story that begins with paying it."""
    table = sit(seat, "cuba", "--seed", "3", "--lang", "fr", "--players", "me,random")
    shown = table.until("›")
    for _ in range(60):
        if "Bâtir l" in shown:
            break
        architect = re.search(r"(\d+) +Jouer l’Architecte", shown)
        shown = table.ask(architect[1] if architect else "1")
    assert re.search(r"Bâtir l.* \(\d \w+", shown)
    assert "remet" not in shown.rsplit("╯", 1)[1]


def test_a_move_says_only_what_its_sentence_leaves_open(seat: list[Terminal]) -> None:
    shown = sit(seat, "capa-doro", "--seed", "5", "--lang", "fr").until("›")
    assert re.search(r"Commencer en Asie, rangée 1, à la Semence +pour 2 \$\s*\n", shown)


def test_a_narrow_terminal_hangs_what_goes_over_the_edge(seat: list[Terminal]) -> None:
    table = sit(seat, "comptoir", "--seed", "5", "--lang", "fr", "--players", "me:Ana,greedy", columns=60)
    shown = table.until("›")
    assert all(len(line) <= 60 for line in shown.splitlines())
    assert re.search(r"│ {5}cartes : Apprenti.*│\s*\n│ {8}\S", shown)


def test_a_whole_game(seat: list[Terminal], tmp_path: Path) -> None:
    """Always the first move, to the end; then a little back, and saved."""
    file = tmp_path / "game.rec"
    table = sit(seat, "santiago", "--seed", "3", "--lang", "en", "--players", "greedy,me", "--set", "ships=2")
    shown = table.until("›")
    for _ in range(300):
        if "quit ›" in shown:
            break
        shown = table.ask("1")
    assert "wins with" in shown
    assert "The game is over" in table.ask("1")
    assert "Saved in" in table.ask(f"save {file}")
    assert Record.read(file).replay().over
    assert "Taken back." in table.ask("undo")
    assert "Saved in" in table.ask(f"save {file}")
    assert not Record.read(file).replay().over


def test_two_on_a_sofa_hide_their_hands(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "1", "--lang", "en", "--players", "me:Ana,me:Luis")
    first = table.until("press Enter when you are alone at the screen.")
    assert "points" not in first
    shown = table.ask("")
    assert shown.count("? points") == 1
    table.type("1")
    second = table.until("press Enter when you are alone at the screen.")
    assert {"Ana", "Luis"} == {re.findall(r"(Ana|Luis), it’s your turn", part)[0] for part in (first, second)}


def test_no_hand_over_when_all_lies_open(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "1", "--lang", "en", "--players", "me,me", "--option", "open_hands=on")
    assert "press Enter" not in table.until("or a word ›")


def test_ctrl_d_leaves_politely_and_ctrl_c_at_once(seat: list[Terminal]) -> None:
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en")
    table.until("›")
    table.child.sendeof()
    table.until("Goodbye")
    assert table.left() == 0
    table = sit(seat, "santiago", "--seed", "5", "--lang", "en")
    table.until("›")
    table.child.sendintr()
    assert table.left() == 130


@pytest.mark.parametrize("game", malecon.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_can_be_played_without_a_terminal(game: str, lang: str) -> None:
    """The first moves of every game, from a pipe."""
    words = [sys.executable, "-m", "malecon", "play", game, "--seed", "2", "--lang", lang]
    done = subprocess.run(words, input="1\n" * 12, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("›") >= 12
