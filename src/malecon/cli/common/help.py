"""Help pages: what a command declares, in the words of `texts/help`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.core import TyperCommand, TyperGroup

from malecon.cli.common.commands import commands
from malecon.core.texts import LANGUAGES, texts

WORDS = texts(Path(__file__).parents[1] / "texts/help")
CAPITALS = re.compile("[A-Z]{2,}")


class House(TyperGroup):
    """`malecon` itself. Its page knows every command, loaded or not; its context's object is the language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        page = Page(ctx.obj, formatter)
        page.top(ctx.command_path, "[OPTIONS] COMMAND [ARGS]…", "house")
        page.section("options", [page.option("malecon", one) for one in self.get_params(ctx)])
        page.section("commands", [(name, page.say(f"command-{name}")) for name in commands()])


class Command(TyperCommand):
    """One command; its context's object is the language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        name = str(self.name)
        page = Page(ctx.obj, formatter)
        parameters: list[Any] = self.get_params(ctx)
        arguments = [one for one in parameters if one.param_type_name == "argument"]
        page.top(ctx.command_path, " ".join(["[OPTIONS]", *(one.metavar for one in arguments)]), f"command-{name}")
        page.section("arguments", [page.argument(name, one) for one in arguments])
        page.section("options", [page.option(name, one) for one in parameters if one not in arguments])


class Page:
    """A page in one language, as it is written."""

    def __init__(self, lang: str, formatter: Any) -> None:
        self.lang = lang
        self.formatter = formatter

    def say(self, key: str) -> str:
        return WORDS.say(self.lang, key)

    def top(self, path: str, usage: str, key: str) -> None:
        """How it is called, and what it does."""
        self.formatter.write_usage(path, translated(usage, self.lang), f"{self.say('usage')} ")
        self.formatter.write_paragraph()
        with self.formatter.indentation():
            self.formatter.write_text(self.say(key))

    def section(self, key: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            self.formatter.write_paragraph()
            self.formatter.write(f"{self.say(key)}\n")
            with self.formatter.indentation():
                self.formatter.write_dl(rows)

    def argument(self, command: str, argument: Any) -> tuple[str, str]:
        return translated(argument.metavar, self.lang), self._about(command, argument)

    def option(self, command: str, option: Any) -> tuple[str, str]:
        value = "" if option.is_flag else f" {translated(option.metavar, self.lang)}"
        return f"{', '.join(option.opts)}{value}", self._about(command, option)

    def _about(self, command: str, parameter: Any) -> str:
        notes = ", ".join(self._notes(command, parameter))
        return self.say(key(command, parameter)) + (f"  [{notes}]" if notes else "")

    def _notes(self, command: str, parameter: Any) -> Iterator[str]:
        if parameter.envvar:
            yield f"{self.say('environment')} {parameter.envvar}"
        in_words = key(command, parameter, "-default")
        if WORDS.has(self.lang, in_words):
            yield f"{self.say('default')} {self.say(in_words)}"
        elif parameter.default is not None and parameter.default is not False:
            yield f"{self.say('default')} {parameter.default}"
        least, most = getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)
        if least is not None:
            yield f"≥\xa0{least}" if most is None else f"{least}–{most}"
        if parameter.required:
            yield self.say("required")


def key(command: str, parameter: Any, what: str = "") -> str:
    """The name of a parameter's text: the command's own, or else the one for any command."""
    word = parameter.opts[0].lstrip("-")
    own = f"{command}-{word}{what}"
    return own if WORDS.has("en", own) else f"any-{word}{what}"


def translated(form: str, lang: str) -> str:
    """What stands for a value, whose words in capitals are translated.

    >>> translated("NAME=VALUE", "fr")
    'NOM=VALEUR'
    """
    return CAPITALS.sub(lambda word: WORDS.say(lang, f"word-{word[0].lower()}"), form)


def value_name(parameter: Any) -> dict[str, str]:
    """What stands for a parameter's value, in each language."""
    return {lang: translated(parameter.metavar, lang) for lang in LANGUAGES}
