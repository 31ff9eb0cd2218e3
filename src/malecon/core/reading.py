"""Reads the text of a record, line by line, and says what is wrong with a line that isn't one."""

from __future__ import annotations

from malecon.core.errors import Unknown
from malecon.core.game import Choice
from malecon.core.record import HEAD, BadRecord, Line, Record
from malecon.core.state import CHANCE

KNOWN = "game, rules, players, option, name or number"


def read(text: str) -> Record:
    import malecon

    found: dict[str, str] = {}
    options: dict[str, Choice] = {}
    names: dict[int, str] = {}
    numbers: dict[str, int] = {}
    moves: list[Line] = []
    result: str | None = None
    started = False
    for number, raw in enumerate(text.splitlines(), 1):
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
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "=":
            result = rest
        elif word == "-" or word.isdigit():
            if not rest:
                raise BadRecord(f"{where}the line is cut: a move must follow «{word}».")
            moves.append(Line(CHANCE if word == "-" else int(word), rest, number))
        elif moves:
            raise BadRecord(f"{where}a move begins with a seat or «-», not with «{word}».")
        elif word in ("game", "rules", "players"):
            found[word] = rest
        elif word in ("option", "name", "number"):
            key, _, value = rest.partition(" ")
            if not value.strip():
                raise BadRecord(f"{where}the line is cut: «{word}» needs two words.")
            if word == "option":
                options[key] = value.strip()
            elif word == "name":
                names[_whole(key, where)] = value.strip()
            else:
                numbers[key] = _whole(value.strip(), where)
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


def _whole(text: str, where: str) -> int:
    if not text.isdigit():
        raise BadRecord(f"{where}«{text}» is not a whole number.")
    return int(text)
