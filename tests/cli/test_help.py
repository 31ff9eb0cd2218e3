"""Help pages in both languages: of the house and of each command, with every option, by the locale or by `--lang`."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main

import malecon.cli
from malecon.cli.common.commands import commands, load
from malecon.cli.common.help import CAPITALS, key
from malecon.core.texts import LANGUAGES
from malecon.core.typography import unbroken
from malecon.lab.learn import LEAST
from tests.cli.conftest import Malecon

FOLDER = Path(malecon.cli.__file__).parent / "texts/help"
PAGE = {
    "usage", "arguments", "options", "commands", "default", "environment", "required", "house", "any-help",
    "any-version", "word-options", "word-command", "word-args",
}  # fmt: skip


def texts(lang: str) -> dict[str, str]:
    lines = (FOLDER / f"{lang}.ftl").read_text("utf-8").splitlines()
    pairs = [line.split(" = ", 1) for line in lines if line and not line.startswith("#")]
    assert len({name for name, _ in pairs}) == len(pairs)
    return dict(pairs)


def declared() -> Iterator[str]:
    """The names of all texts that the commands ask for."""
    for name in commands():
        yield f"command-{name}"
        app = typer.Typer(add_completion=False)
        app.command(name)(load(name))
        for parameter in typer.main.get_command(app).params:
            yield key(name, parameter)
            yield from (f"word-{word.lower()}" for word in CAPITALS.findall(getattr(parameter, "metavar", None) or ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_option_has_its_text(lang: str) -> None:
    there = texts(lang)
    asked = PAGE | set(declared())
    assert asked - set(there) == set()
    # Nothing is left that no command asks for, but what happens without an option.
    assert {name.removesuffix("-default") for name in there} - asked == set()


def test_both_languages_have_the_same_texts() -> None:
    english, french = texts("en"), texts("fr")
    assert list(english) == list(french)
    same = {name for name, text in english.items() if text == french[name]}
    assert same == {"word-options", "word-url"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_there_at_once(lang: str) -> None:
    """The parser of texts takes as long to load as all the rest, so no page needs it."""
    code = f"import malecon.cli as c, sys; [c.run([n, '--help']) for n in {commands()}]; print('fluent' in sys.modules)"
    words = [sys.executable, "-c", code]
    shown = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "LC_ALL": f"{lang}_XX.UTF-8"})
    assert shown.stdout.endswith("False\n")


@pytest.mark.parametrize(("locale", "lang"), [("fr_FR.UTF-8", "fr"), ("C.UTF-8", "en")])
def test_the_house_by_the_locale(
    malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, locale: str, lang: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    for words in ((), ("--help",)):
        shown = " ".join(malecon_says(*words).out.split())
        for name in ("usage", "house", "options", "commands", *(f"command-{name}" for name in commands())):
            assert texts(lang)[name] in shown


@pytest.mark.parametrize("words", ["--lang fr", "--lang=fr", "--lang fr --help", "--help --lang fr"])
def test_the_house_in_a_language(malecon_says: Malecon, words: str) -> None:
    assert texts("fr")["house"] in " ".join(malecon_says(*words.split()).out.split())


def test_a_language_said_before_the_command_is_meant_for_it(malecon_says: Malecon) -> None:
    assert malecon_says("--lang", "fr", "games") == malecon_says("games", "--lang", "fr")


@pytest.mark.parametrize("name", commands())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_each_command(malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, name: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    answer = malecon_says(name, "--help")
    assert (answer.code, answer.err) == (0, "")
    shown, there = " ".join(answer.out.split()), texts(lang)
    assert shown.startswith(f"{there['usage']} malecon {name} [OPTIONS]")
    assert f"{there[f'command-{name}']} " in shown
    assert f"--help {there['any-help']}" in shown
    other = texts("en" if lang == "fr" else "fr")
    assert [text for text in other.values() if len(text) > 10 and text in shown and text not in there.values()] == []


ENGLISH = """\
Usage: malecon record [OPTIONS] GAME

  A game between bots, written down move by move.

Arguments:
  GAME  Its id, as `malecon games` lists it.  [required]

Options:
  --players A,B,…      Who plays: random, greedy, hard-<taste>, …  [required]
  --seed S             All luck comes from it.  [default: 0]
  --option NAME=VALUE  A choice made at set-up.
  --set NUMBER=N       Change a number of the game.
  --out FILE           Where to write it; - is standard output.  [default: -]
  --help               Show this page.
"""
FRENCH = """\
Utilisation : malecon record [OPTIONS] JEU

  Une partie entre robots, notée coup par coup.

Arguments :
  JEU  Son identifiant, tel que `malecon games` le donne.  [obligatoire]

Options :
  --players A,B,…      Qui joue : random, greedy, hard-<goût>…  [obligatoire]
  --seed S             La graine dont vient tout le hasard.  [par défaut : 0]
  --option NOM=VALEUR  Un choix fait à la mise en place.
  --set NOMBRE=N       Change un nombre du jeu.
  --out FICHIER        Où l’écrire ; - est la sortie standard.  [par défaut :
                       -]
  --help               Montre cette page.
"""


@pytest.mark.parametrize(("locale", "page"), [("C.UTF-8", ENGLISH), ("fr_CA.UTF-8", FRENCH)])
def test_a_whole_page(malecon_says: Malecon, monkeypatch: pytest.MonkeyPatch, locale: str, page: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert malecon_says("record", "--help").out == (unbroken(page) if page == FRENCH else page)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("serve", "--help"), r"\[default: 8000, 0–65535\]"),
        (("serve", "--help"), r"\[env var: MALECON_HOME, default: your data folder\]"),
        (("simulate", "--help"), r"\[default: one a core, ≥ 1\]"),
        (("simulate", "--help"), r"--json One JSON document on standard output\. --lang"),
        (("learn", "--help"), rf"\[default: 400, ≥ {LEAST}\]"),
        (("play", "santiago", "--lang", "fr", "--help"), "Jouer dans le terminal"),
        (("play", "--help", "--lang=fr"), "Jouer dans le terminal"),
    ],
)
def test_notes_and_the_language_asked_for(malecon_says: Malecon, words: tuple[str, ...], says: str) -> None:
    shown = " ".join(malecon_says(*words).out.replace("\xa0", " ").split())
    assert re.search(says, shown)
