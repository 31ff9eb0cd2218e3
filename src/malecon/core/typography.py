"""French puts a space before : ; ? ! » $ % and after «, and no line may end there."""

from __future__ import annotations

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
BREAKING = r"[^\S\u00a0\u202f]"  # white space at which a line may end: of any kind but the two that join

CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
# Not where a line begins, nor in `{ $name }` of a Fluent file, nor in `| :--- |` of a table.
BESIDE_A_SIGN = re.compile(r" (?:(?<=« )|(?<![\s{,|] )(?=[:;?!»$%]))")


def unbroken(text: str) -> str:
    """French, plain or in a Markdown or Fluent file, with no-break spaces beside its signs; code stays as it is.

    >>> unbroken("« Quai 2 » : `bid 3 : 2`, { $n } $")
    '«\\xa0Quai 2\\xa0»\\xa0: `bid 3 : 2`, { $n }\\xa0$'
    """
    prose_and_code = enumerate(CODE.split(text))
    return "".join(part if n % 2 else BESIDE_A_SIGN.sub(NO_BREAK, part) for n, part in prose_and_code)
