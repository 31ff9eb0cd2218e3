"""What the command line itself refuses, in our words: options it doesn't know, arguments that lack, bad values."""

from __future__ import annotations

import re
from typing import Any

from typer import TyperException

from malecon.cli.common.help import value_name
from malecon.core.errors import Complaint

ASKED = re.compile(r"'?(.*?)'? is not")
EXTRA = re.compile(r"unexpected extra argument\S* \((.*)\)")


def misused(error: TyperException) -> Complaint:
    """The complaint that stands for an error of the parser; its own English where we know no better.

    The parser's classes of errors are its private matter, so they are told apart by what they carry.
    """
    text = error.format_message().rstrip(".")
    option, parameter = getattr(error, "option_name", None), getattr(error, "param", None)
    extra = EXTRA.search(text)
    if option is not None:
        return Complaint.of(_bad_option(text), name=option)
    if extra is not None:
        return Complaint.of("words-over", asked=extra[1])
    if parameter is None:
        return Complaint(text)
    is_option = parameter.param_type_name == "option"
    name = parameter.opts[0] if is_option else value_name(parameter)
    if text.startswith("Missing"):
        return Complaint.of("parameter-missing", kind="option" if is_option else "argument", name=name)
    return Complaint.of("value-wrong", name=name, why=_bad_value(parameter.type, error.message.rstrip(".")))


def _bad_option(text: str) -> str:
    if "requires" in text:
        return "option-bare"
    return "option-flag" if "not take a value" in text else "option-unknown"


def _bad_value(kind: Any, message: str) -> Complaint:
    asked = ASKED.match(message)
    if asked is None:
        return Complaint(message)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if "in the range" not in message:
        return Complaint.of("value-number" if "float" in kind.name else "value-whole", asked=asked[1])
    if least is not None and float(asked[1]) < least:
        return Complaint.of("value-least", asked=asked[1], least=str(least))
    return Complaint.of("value-most", asked=asked[1], most=str(most))
