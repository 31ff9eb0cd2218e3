"""malecon replay"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from malecon.cli.common.arguments import File, Json, Lang, To, language
from malecon.cli.common.files import position
from malecon.cli.common.screen import ending, names_in, say, screen, show_json
from malecon.core.telling import recount
from malecon.core.typography import unbroken


def replay(
    file: File,
    to: To = None,
    story: Annotated[bool, typer.Option("--story")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    lang = language(lang)
    record, state = position(file, to)
    played = len(record.moves) if to is None else to
    if json:
        show_json(
            {
                "game": record.game.id,
                "rules": record.rules,
                "players": record.players,
                "options": record.options,
                "moves": played,
                "actor": state.actor,
                "actors": state.actors,
                "over": state.over,
                "outcome": None if state.outcome is None else state.outcome.data(),
                "scores": state.scores,
                "data": state.data(),
            }
        )
        return
    game = state.game
    names = names_in(record, lang)
    console = screen()
    if story:
        twin = record.new()
        for line in record.moves[:played]:
            events = twin.tell(line.move, line.seat)
            # Nothing is hidden from who reads a record: every event is told, also one that only its seat witnessed.
            seen = [replace(event, witnesses=None) for event in events]
            for sentence in recount(game, game.read(line.move), line.seat, seen, None, lang, names):
                console.print(sentence, markup=False)
    console.rule(say(lang, "after-moves", game=game.names[lang], n=played, all=len(record.moves)))
    console.print(unbroken(game.picture(state.data(), lang, names)), markup=False)
    if state.outcome is not None:
        console.print(ending(game, state.outcome, names, lang), style="bold")
    elif state.actor >= 0:
        console.print(say(lang, "to-move", seat=names[state.actor]))
    else:
        console.print(say(lang, "luck-to-move"))
