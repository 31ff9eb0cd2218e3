"""Whatever is wrong with the input: exit code 2, nothing on standard output, one line that says what would do."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from malecon.core.typography import unbroken
from tests.cli.conftest import Malecon

TWO = ("--players", "random,random")
BAD: list[tuple[tuple[str, ...], str]] = [
    (("nosuch",), "no command is called “nosuch”: there are .*games, .*replay, .*simulate"),
    (("--nosuch",), "No such option: --nosuch.*malecon --help"),
    (("--lang",), "Option '--lang' requires an argument.*malecon --help"),
    (("games", "--json=3"), "Option '--json' takes no value.*malecon games --help"),
    (("simulate",), "Missing argument 'GAME'.*malecon simulate --help"),
    (("simulate", "nosuch", *TWO), "no game is called “nosuch”: there are .*santiago"),
    (("simulate", "santiago"), "Missing option '--players'"),
    (("simulate", "santiago", "--players", ",".join(["random"] * 9)), "santiago is for 2 to 4 players, not 9"),
    (("simulate", "santiago", "--players", "random"), "santiago is for 2 to 4 players, not 1"),
    (("simulate", "santiago", "--players", "random,nosuch"), "no bot is called “nosuch”: there are random, .*greedy"),
    (("simulate", "santiago", "--players", "random,"), "no bot is called “”: there are random, .*greedy"),
    (("simulate", "santiago", *TWO, "--option", "gold=on"), "santiago has no option “gold”: it has open_hands"),
    (("simulate", "santiago", *TWO, "--option", "gold"), "an option is given as open_hands=on, not “gold”"),
    (("simulate", "santiago", *TWO, "--option", "open_hands=7"), "open_hands is one of false, true, not “7”"),
    (("simulate", "santiago", *TWO, "--set", "bank.peso=3"), "no number is called “bank.peso”: try bank.pesos"),
    (("simulate", "santiago", *TWO, "--set", "bank.pesos=many"), "bank.pesos must be a whole number, not “many”"),
    (("simulate", "santiago", *TWO, "--set", "bank.pesos=300"), "bank.pesos must be a whole number from 0 to 99"),
    (
        ("simulate", "santiago", *TWO, "--set", "bank.pesos=-1"),
        "bank.pesos must be a whole number from 0 to 99, not -1",
    ),
    (("simulate", "santiago", *TWO, "--set", "bank.pesos=²"), "bank.pesos must be a whole number, not “²”"),
    (("simulate", "santiago", *TWO, "--set", f"bank.pesos={'9' * 5000}"), "bank.pesos must be a whole number"),
    (("simulate", "santiago", *TWO, "--set", "bank.pesos"), "a number is given as bank.pesos=3, not “bank.pesos”"),
    (("simulate", "santiago", *TWO, "--games", "0"), "--games.*0 is less than 1"),
    (("simulate", "santiago", *TWO, "--games", "many"), "--games.*“many” is not a whole number"),
    (("simulate", "santiago", *TWO, "--jobs", "0"), "--jobs.*1"),
    (("simulate", "santiago", *TWO, "--seed", "luck"), "--seed.*“luck” is not a whole number"),
    (
        ("simulate", "santiago", *TWO, "--csv", "/nosuch/sheet.csv"),
        "/nosuch/sheet.csv can't be written: there is no folder /nosuch",
    ),
    (("simulate", "santiago", *TWO, "--csv", "-", "--json"), "give the sheet a file"),
    (
        ("record", "santiago", *TWO, "--out", "/nosuch/game.rec"),
        "/nosuch/game.rec can't be written: there is no folder /nosuch",
    ),
    (("dataset", "santiago"), "Missing option '--out'"),
    (("dataset", "nosuch", "--out", "x.parquet"), "no game is called “nosuch”"),
    (("dataset", "santiago", "--out", "x.csv"), "x.csv can’t be made: the name of a dataset ends in .parquet"),
    (("dataset", "santiago", "--out", "/nosuch/x.parquet"), "/nosuch/x.parquet can't be written: there is no folder"),
    (("dataset", "santiago", "--out", "x.parquet", "--bot", "wizard"), "no bot is called “wizard”: there are random"),
    (("dataset", "santiago", "--out", "x.parquet", "--players", "9"), "santiago is for 2 to 4 players, not 9"),
    (("dataset", "santiago", "--out", "x.parquet", "--games", "0"), "--games.*0 is less than 1"),
    (("dataset", "santiago", "--out", "x.parquet", "--option", "gold=on"), "santiago has no option “gold”"),
    (("dataset", "santiago", "--out", "x.parquet", "--set", "bank.pesos=300"), "from 0 to 99"),
    (("record", "nosuch", *TWO), "no game is called “nosuch”"),
    (("replay", "/nosuch/game.rec"), "/nosuch/game.rec can't be read: No such file"),
    (("moves", "."), "can't be read"),
    (("moves", ""), "can't be read"),
    (("moves", "malecon record 1\n"), "can't be read"),
    (("rules", "santiago", "--lang", "de"), "no language “de” here: choose en or fr"),
    (("rules", "nosuch"), "no game is called “nosuch”"),
    (("games", "extra"), "unexpected extra argument.*extra"),
    (("play", "nosuch"), "no game is called “nosuch”"),
    (("play", "santiago", "--players", "me,nosuch"), "no player is called “nosuch”: there are me, random, .*greedy"),
    (("play", "santiago", "--players", "greedy,greedy"), "nobody plays: one of the players must be me"),
    (("play", "santiago", "--players", ",".join(["me"] * 9)), "santiago is for 2 to 4 players, not 9"),
    (("play", "santiago", "--from", "/nosuch/game.rec"), "/nosuch/game.rec can't be read"),
]


def check(code: int, out: str, err: str, says: str) -> None:
    assert code == 2
    assert out == ""
    assert err.startswith("malecon: ")
    assert err.count("\n") == 1
    assert re.search(says, err), err


@pytest.mark.parametrize(("words", "says"), BAD, ids=lambda value: " ".join(value) if isinstance(value, tuple) else "")
def test_bad_words(malecon_says: Malecon, words: tuple[str, ...], says: str) -> None:
    answer = malecon_says(*words)
    check(answer.code, answer.out, answer.err, says)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("replay", "FILE", "--to", "9999"), r"game.rec: the record has \d+ moves: choose a number from 0 to"),
        (("replay", "FILE", "--to", "-1"), "choose a number from 0 to"),
        (("see", "FILE"), "Missing option '--seat'"),
        (("see", "FILE", "--seat", "3"), "a seat of this game is a number from 0 to 2, not “3”"),
        (("see", "FILE", "--seat", "me"), "a number from 0 to 2, not “me”"),
        (("see", "FILE", "--seat", "²"), "a number from 0 to 2, not “²”"),
        (("moves", "FILE", "--seat", "-1"), "a number from 0 to 2, not “-1”"),
        (("play", "santiago", "--from", "FILE", "--players", "me,greedy"), "this game has 3 players, not 2"),
    ],
)
def test_bad_words_about_a_record(malecon_says: Malecon, record_file: Path, words: tuple[str, ...], says: str) -> None:
    answer = malecon_says(*(str(record_file) if word == "FILE" else word for word in words))
    check(answer.code, answer.out, answer.err, says)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("0 drive 77", r"line 40: “drive 77” is no move of this game. Did you mean: drive"),
        ("0 deliver rum 4", r"line 40: .+"),
        ("0 d", r"line 40: “d” is no move of this game. Moves begin with deal, .*drive, .*pass"),
        ("0", r"line 40: the line is cut"),
        ("drive 3", r"line 40: a move begins with a seat or “-”, not with “drive”"),
        ("9 drive 1", r"line 40: .+"),
        ("= 0 | 1 2 3 | seventh-ship", r"line 41: nothing may follow the result"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("moves",), ("see", "--seat", "0")])
def test_a_record_with_a_bad_line(
    malecon_says: Malecon, record_file: Path, command: tuple[str, ...], line: str, says: str
) -> None:
    lines = record_file.read_text("utf-8").splitlines()
    lines[39] = line
    record_file.write_text("\n".join(lines) + "\n", "utf-8")
    answer = malecon_says(command[0], str(record_file), *command[1:])
    check(answer.code, answer.out, answer.err, says)


def test_a_record_that_claims_another_result(malecon_says: Malecon, record_file: Path) -> None:
    text = record_file.read_text("utf-8")
    record_file.write_text(re.sub(r"\n= .*", "\n= 0 | 99 0 0 | seventh-ship", text), "utf-8")
    answer = malecon_says("replay", str(record_file))
    check(answer.code, answer.out, answer.err, "the record says “= 0 | 99 0 0 | seventh-ship”, its moves lead to")


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"\xff\xfe\x00", "isn't text in UTF-8"), (b"", "empty"), (b"hello\n", "a record begins with “malecon record 1”")],
)
def test_what_is_no_record_at_all(tmp_path: Path, malecon_says: Malecon, content: bytes, says: str) -> None:
    file = tmp_path / "no.rec"
    file.write_bytes(content)
    answer = malecon_says("replay", str(file))
    check(answer.code, answer.out, answer.err, says)


def test_standard_input_that_is_no_record() -> None:
    done = subprocess.run([sys.executable, "-m", "malecon", "replay", "-"], input=b"\xff", capture_output=True)
    check(done.returncode, done.stdout.decode(), done.stderr.decode(), "standard input is no record")


def test_a_terminal_without_accents_and_a_keyboard_that_stutters() -> None:
    """What can't be shown is shown as `?`; bytes that are no letter are no move; JSON loses nothing."""
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "malecon"]
    play = [*command, "play", "santiago", "--players", "me,random", "--seed", "1", "--lang", "fr"]
    done = subprocess.run(play, input=b"\xff\xfe\nquitter\n", capture_output=True, env=ascii_only)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Au revoir" in done.stdout
    assert b"n?est ni un coup ni une commande : tapez" in done.stdout
    done = subprocess.run([*command, "games", "--json"], capture_output=True, env=ascii_only)
    assert json.loads(done.stdout)[0]["names"]["fr"] == "Capa d’Oro"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_130(tmp_path: Path, jobs: str) -> None:
    sheet = tmp_path / "sheet.csv"
    words = ["simulate", "santiago", "--players", "greedy,greedy", "--games", "99999", "--csv", str(sheet)]
    command = [sys.executable, "-m", "malecon", *words, "--jobs", jobs]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not sheet.exists():  # it is opened when all is well and the games begin
        assert running.poll() is None
        time.sleep(0.05)
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    try:
        out, err = running.communicate(timeout=120)
    finally:
        running.kill()
    assert (running.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("lang", "says"), [("en", "the same command goes on"), ("fr", "la même commande")])
@pytest.mark.parametrize(
    ("kept", "words"),
    [("training", ("train", "--to")), ("lessons.parquet.pieces", ("dataset", "--games", "9999", "--out"))],
)
def test_ctrl_c_in_long_work_says_where_it_is_kept(
    tmp_path: Path, kept: str, words: tuple[str, ...], jobs: str, lang: str, says: str
) -> None:
    folder = tmp_path / kept
    command, *rest = words
    asked = [command, "santiago", *rest, str(tmp_path / kept.removesuffix(".pieces")), "--jobs", jobs, "--lang", lang]
    running = subprocess.Popen(
        [sys.executable, "-m", "malecon", *asked], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    while not (folder.is_dir() and any(folder.iterdir())):
        assert running.poll() is None
        time.sleep(0.05)
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    try:
        out, err = running.communicate(timeout=120)
    finally:
        running.kill()
    assert (running.returncode, out, err.count(b"\n")) == (130, b"", 1)
    assert err.decode().startswith("malecon: ")
    assert f"{folder}" in err.decode()
    assert says in err.decode()


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ("replay - <&-", 2, "the record is empty"),
        ("play santiago --seed 1 <&-", 0, "^$"),
        ("games >&-", 0, "^$"),
        ("games --json > /dev/full", 2, "the output can't be used: No space left on device"),
        ("record santiago --players random,random --out /dev/full", 2, "can't be used: No space left on device"),
    ],
)
def test_streams_that_are_closed_or_full(words: str, code: int, says: str) -> None:
    done = subprocess.run(f"{sys.executable} -m malecon {words}", shell=True, capture_output=True, text=True)
    assert done.returncode == code
    assert re.search(says, done.stderr.removeprefix("malecon: ").removesuffix("\n"))
    assert done.stderr.count("\n") <= 1


def test_a_reader_who_leaves_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([sys.executable, "-m", "malecon", "games"], stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert done.stderr == b""


FRENCH: list[tuple[tuple[str, ...], str]] = [
    (("nosuch",), "aucune commande ne s’appelle « nosuch » : il y a .*games, .*replay"),
    (("--nosuch",), "Option inconnue : --nosuch ; voir malecon --help"),
    (("simulate",), "Il manque l’argument JEU ; voir malecon simulate --help"),
    (("simulate", "santiago"), "Il manque l’option --players"),
    (("simulate", "nosuch", *TWO), "aucun jeu ne s’appelle « nosuch » : il y a .*santiago"),
    (("simulate", "santiago", "--players", "random"), "santiago se joue de 2 à 4 joueurs, pas à 1"),
    (("simulate", "santiago", "--players", "random,nosuch"), "aucun robot ne s’appelle « nosuch » : il y a random"),
    (("simulate", "santiago", *TWO, "--option", "gold=on"), "santiago n’a pas d’option « gold » : il a open_hands"),
    (("simulate", "santiago", *TWO, "--option", "gold"), "une option se donne ainsi : open_hands=on"),
    (("simulate", "santiago", *TWO, "--option", "open_hands=7"), "open_hands vaut false, true, pas « 7 »"),
    (("simulate", "santiago", *TWO, "--set", "bank.peso=3"), "aucun nombre ne s’appelle « bank.peso » : essayez"),
    (("simulate", "santiago", *TWO, "--set", "bank.pesos=300"), "bank.pesos doit être un nombre entier de 0 à 99"),
    (("simulate", "santiago", *TWO, "--games", "0"), "Valeur refusée pour --games : 0 est inférieur à 1"),
    (("simulate", "santiago", *TWO, "--games", "many"), "--games : « many » n’est pas un nombre entier"),
    (("simulate", "santiago", *TWO, "--seed"), "L’option --seed demande une valeur"),
    (
        ("simulate", "santiago", *TWO, "--csv", "/nosuch/x"),
        "/nosuch/x ne peut pas être écrit : il n’y a pas de dossier /nosuch",
    ),
    (("games", "extra"), "mots en trop : extra"),
    (("replay", "/nosuch/game.rec"), "/nosuch/game.rec ne peut pas être lu : ce fichier ou ce dossier n’existe pas"),
    (("rules", "santiago", "--lang", "de"), "pas de langue « de » ici : choisissez en ou fr"),
    (("play", "santiago", "--players", "greedy,greedy"), "personne ne joue : l’un des joueurs doit être me"),
    (("play", "santiago", "--players", "me,nosuch"), "aucun joueur ne s’appelle « nosuch » : il y a me, random"),
    (("simulate", "santiago", *TWO, "--set", "goods.each=1"), "goods.each doit valoir 2 ou plus"),
    (("ladder", "santiago", "--games", "10", "--least", "50"), "au moins 50 parties quand --games n’en permet que 10"),
    (("ladder", "santiago", "--bots", "random,medium"), "par malecon simulate santiago --players A,B"),
    (("ladder", "santiago", "--seats", "9"), "santiago se joue de 2 à 4 joueurs, pas à 9"),
]


@pytest.mark.parametrize(
    ("words", "says"), FRENCH, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_bad_words_in_french(
    malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], says: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    answer = malecon_says(*words)
    check(answer.code, answer.out, answer.err, unbroken(says))


@pytest.mark.parametrize(("wish", "says"), [("fr", "aucun jeu"), ("en", "no game")])
@pytest.mark.parametrize("locale", ["fr_FR.UTF-8", "C.UTF-8"])
def test_the_language_asked_for_goes_before_the_locale(
    malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, locale: str, wish: str, says: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    for words in (("--lang", wish), (f"--lang={wish}",)):
        answer = malecon_says("rules", "nosuch", *words)
        check(answer.code, answer.out, answer.err, says)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("0 drive 77", r"game.rec : ligne 40 : « drive 77 » n’est pas un coup de ce jeu. Vouliez-vous dire : drive"),
        ("0 d", r"ligne 40 : « d » n’est pas un coup de ce jeu. Les coups commencent par deal"),
        ("0 deal pedro", r"ligne 40 : .*(n’est pas possible maintenant|de décider)"),
        ("0", r"ligne 40 : la ligne est coupée : un coup doit suivre « 0 »"),
        ("drive 3", r"ligne 40 : un coup commence par une place"),
        ("9 drive 1", r"ligne 40 : il n’y a pas de place 9 : elles vont de 0 à 2"),
        ("= 0 | 1 2 3 | seventh-ship", r"ligne 41 : rien ne peut suivre le résultat"),
    ],
)
def test_a_record_with_a_bad_line_in_french(
    malecon_says: Malecon, record_file: Path, monkeypatch: pytest.MonkeyPatch, line: str, says: str
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    lines = record_file.read_text("utf-8").splitlines()
    lines[39] = line
    record_file.write_text("\n".join(lines) + "\n", "utf-8")
    answer = malecon_says("moves", str(record_file))
    check(answer.code, answer.out, answer.err, unbroken(says))
