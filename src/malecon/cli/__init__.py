"""The `malecon` command.

Every file of this folder is a command: `replay.py` holds a function `replay`, whose help is in `texts/help`. Only the
command that was asked for is loaded, and what it needs that is heavy it imports inside its function, so that it
starts at once. What commands share is in `common`, the terminal's table in `terminal`.
"""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Never

import typer

import malecon
from malecon.cli.common.arguments import Lang, Version, spoken
from malecon.cli.common.broken import broken
from malecon.cli.common.commands import commands, load
from malecon.cli.common.extras import missing
from malecon.cli.common.help import Command, House
from malecon.cli.common.misuse import misused
from malecon.cli.common.screen import complain
from malecon.core.errors import Complaint, Unknown, system

BAD_INPUT = 2
INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> Never:
    """Run a command and leave: with 0, with 2 after one line about what was wrong, with 130 after Ctrl-C."""
    _open_streams()
    words = list(sys.argv[1:] if args is None else args)
    try:
        code = run(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone: the rest of it goes nowhere, and nobody is to blame.
        _drop_output()
        code = 0
    except OSError as error:  # a full disk, say
        _drop_output()
        key = "not-used" if error.filename else "output-not-used"
        code = _refuse(Unknown.of(key, file=str(error.filename), why=system(error)), words)
    sys.exit(code)


def _open_streams() -> None:
    """All three are there, and what they can't read or show is no reason to fall over."""
    codecs.register_error("nearest", _nearest)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (open as long as we are)
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if mode == "r" else "nearest")


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """What a stream can't show: a `?`, but a space of any kind is a space."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    return "".join(" " if letter.isspace() else "?" for letter in letters), error.end


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(args: list[str]) -> int:
    """A command by its words; gives its exit code."""
    args = _ordered(args)
    if args[0] == "--version":
        print(f"malecon {malecon.__version__}")
        return 0
    try:
        asked = args[0]
        if not asked.startswith("-") and asked not in commands():
            raise Unknown.of("no-command", asked=asked, known=", ".join(commands()))
        app = typer.Typer(cls=House, add_completion=False, pretty_exceptions_enable=False)
        app.callback()(_house)
        if asked in commands():
            app.command(asked, cls=Command)(load(asked))
        code = app(args, prog_name="malecon", standalone_mode=False, obj=spoken(args))
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        where = f"malecon {args[0]} --help" if args[0] in commands() else "malecon --help"
        return _refuse(Unknown.of("see-help", why=misused(error), command=where), args)
    except typer.Abort:
        return INTERRUPTED
    except Complaint as error:
        return _refuse(error, args)
    except Exception as error:
        why = missing(error, args[0]) or broken(error)
        if why is None:
            raise
        return _refuse(why, args)


def _ordered(args: list[str]) -> list[str]:
    """`--lang fr games` means `games --lang fr`; no command, the page about all of them."""
    first = 2 if args[:1] == ["--lang"] else 1 if args and args[0].startswith("--lang=") else 0
    return (args[first:] or ["--help"]) + args[:first]


def _house(lang: Lang = None, version: Version = False) -> None:
    """Its page is all there is to it, and finds the language in its context."""


def _refuse(why: Complaint, args: Sequence[str]) -> int:
    complain(why, spoken(args))
    return BAD_INPUT
