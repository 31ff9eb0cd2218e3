"""Reads the text of a record, line by line, and says what is wrong with a line that isn't one."""

from __future__ import annotations

from malecon.core.digits import whole_number
from malecon.core.errors import Complaint, Unknown
from malecon.core.game import Choice
from malecon.core.record import HEAD, BadRecord, Line, Record, on_line
from malecon.core.state import CHANCE

KNOWN = "game, rules, players, practice, option, name, number"
BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file in UTF-8 with it


def read(text: str) -> Record:
    import malecon

    found: dict[str, str] = {}
    options: dict[str, Choice] = {}
    names: dict[int, str] = {}
    numbers: dict[str, int] = {}
    moves: list[Line] = []
    result: str | None = None
    practice = False
    started = False
    for number, raw in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if not started:
            if line != HEAD:
                raise _bad(number, "record-head", head=HEAD, asked=line[:40])
            started = True
            continue
        if result is not None:
            raise _bad(number, "record-after")
        word, rest = _first_word(line)
        if word == "=":
            result = rest
        elif word == "-" or word[0].isdigit():
            if not rest:
                raise _bad(number, "record-cut-move", word=word)
            moves.append(Line(CHANCE if word == "-" else _whole(word, number), rest, number))
        elif moves:
            raise _bad(number, "record-no-seat", word=word)
        elif word in ("game", "rules", "players"):
            found[word] = rest
        elif word == "practice":
            if rest != "on":
                raise _bad(number, "record-practice", asked=rest[:40])
            practice = True
        elif word in ("option", "name", "number"):
            key, value = _first_word(rest)
            if not value:
                raise _bad(number, "record-cut-pair", word=word)
            if word == "option":
                options[key] = value
            elif word == "name":
                names[_whole(key, number)] = value
            else:
                numbers[key] = _whole(value, number)
        else:
            raise _bad(number, "record-word", word=word, known=KNOWN)
    for word in ("game", "players"):
        if word not in found:
            raise BadRecord.of("record-lacks", word=word) if started else BadRecord.of("record-empty")
    try:
        game = malecon.game(found["game"])
        # First the version, then what was changed from it: a number may be what it is in another version.
        game = game.version(_whole(found.get("rules", str(game.rules)), "rules")).vary(numbers)
        record = Record(
            game,
            _whole(found["players"], "players"),
            game.rules,
            options,
            names,
            moves,
            result,
            practice,
        )
        record.new()
    except Unknown as error:
        raise BadRecord.like(error) from None
    return record


def _first_word(text: str) -> tuple[str, str]:
    word, *rest = text.split(None, 1) or [""]
    return word, rest[0] if rest else ""


def _bad(number: int, key: str, **details: str) -> BadRecord:
    return on_line(number, Complaint.of(key, **details))


def _whole(text: str, where: int | str) -> int:
    """A whole number; `where` it stands: on a line, or in the field of that name."""
    number = whole_number(text)
    if number is None or number < 0:
        why = Complaint.of("record-whole", asked=text)
        raise on_line(where, why) if isinstance(where, int) else BadRecord.of("in-field", word=where, why=why)
    return number
