"""Reads the text of a record, line by line, and says what is wrong with a line that isn't one."""

from __future__ import annotations

from malecon.core.digits import whole_number
from malecon.core.errors import Unknown
from malecon.core.game import Choice
from malecon.core.record import HEAD, BadRecord, Line, Record
from malecon.core.state import CHANCE

KNOWN = "game, rules, players, option, name or number"
BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file in UTF-8 with it


def read(text: str) -> Record:
    import malecon

    found: dict[str, str] = {}
    options: dict[str, Choice] = {}
    names: dict[int, str] = {}
    numbers: dict[str, int] = {}
    moves: list[Line] = []
    result: str | None = None
    started = False
    for number, raw in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        where = f"line {number}: "
        if not started:
            if line != HEAD:
                raise BadRecord(f"{where}a record begins with «{HEAD}», not with «{line[:40]}».")
            started = True
            continue
        if result is not None:
            raise BadRecord(f"{where}nothing may follow the result.")
        word, rest = _first_word(line)
        if word == "=":
            result = rest
        elif word == "-" or word[0].isdigit():
            if not rest:
                raise BadRecord(f"{where}the line is cut: a move must follow «{word}».")
            moves.append(Line(CHANCE if word == "-" else _whole(word, where), rest, number))
        elif moves:
            raise BadRecord(f"{where}a move begins with a seat or «-», not with «{word}».")
        elif word in ("game", "rules", "players"):
            found[word] = rest
        elif word in ("option", "name", "number"):
            key, value = _first_word(rest)
            if not value:
                raise BadRecord(f"{where}the line is cut: «{word}» needs two words.")
            if word == "option":
                options[key] = value
            elif word == "name":
                names[_whole(key, where)] = value
            else:
                numbers[key] = _whole(value, where)
        else:
            raise BadRecord(f"{where}«{word}» is not known: {KNOWN}.")
    for word in ("game", "players"):
        if word not in found:
            raise BadRecord(f"the record doesn't say its {word}." if started else "the record is empty.")
    try:
        game = malecon.game(found["game"]).vary(numbers)
        record = Record(
            game,
            _whole(found["players"], "players: "),
            _whole(found.get("rules", "0"), "rules: "),
            options,
            names,
            moves,
            result,
        )
        record.new()
    except Unknown as error:
        raise BadRecord(str(error)) from None
    return record


def _first_word(text: str) -> tuple[str, str]:
    word, *rest = text.split(None, 1) or [""]
    return word, rest[0] if rest else ""


def _whole(text: str, where: str) -> int:
    number = whole_number(text)
    if number is None or number < 0:
        raise BadRecord(f"{where}«{text}» is not a whole number from 0.")
    return number
