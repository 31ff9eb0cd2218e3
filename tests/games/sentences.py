"""What can be seen to be wrong with a sentence without understanding it."""

from __future__ import annotations

import re
from collections.abc import Sequence

# «0 sugar», but not «10 pesos», «sugar 0, tobacco 2» or «to 0».
NOTHING = re.compile(r"(?<![\d.,])0[ \N{NO-BREAK SPACE}][^\W\d]")
TWICE = re.compile(r"(?<!\w)(\w(?:[\w’ ]*\w)?)[\s,;:]+\1(?!\w)")
STRAY = re.compile(r"  |[{}]|\(\)|^[\s,;:·)]|[\s,;:·(]$|\s,")

KINDS = (NOTHING, TWICE, STRAY)


def faults(sentence: str) -> list[str]:
    """What no sentence may have, whoever says it: things of which there are none, doubled phrases, stray signs."""
    parts = sentence.split(" · ")
    found = [repr(fault.group()) for part in parts for kind in KINDS if (fault := kind.search(part))]
    found += [repr(part) for number, part in enumerate(parts) if part in parts[:number]]
    return [f"{fault} in «{sentence}»" for fault in found]


def story_faults(sentence: str, names: Sequence[str], commands: frozenset[str]) -> list[str]:
    """A sentence of the story also begins as one, has no full stop, and tells what somebody does, not what to do."""
    found = faults(sentence)
    if not (sentence[:1].isupper() or sentence[:1].isdigit()):
        found.append(f"no capital: «{sentence}»")
    if sentence.endswith("."):
        found.append(f"full stop: «{sentence}»")
    for name in names:
        said = sentence.removeprefix(name).lstrip(" :\N{NO-BREAK SPACE}")
        if said != sentence and said.split(" ")[0] in commands:
            found.append(f"a command: «{sentence}»")
    return found
