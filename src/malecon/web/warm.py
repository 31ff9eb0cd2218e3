"""What every worker needs, loaded once: it is imported by the process that the workers of a house are forked from.

So a worker that died has a successor after some tenths of a second, not after the three that loading takes; and all of
them share the memory of what was loaded.
"""

from __future__ import annotations

import os
import signal
import sys

import sqlalchemy.dialects.postgresql.psycopg  # noqa: F401

import malecon
import malecon.table.bus
import malecon.table.migrations
import malecon.web.app
from malecon.core.texts import LANGUAGES
from malecon.web import board, sweeping
from malecon.web.words import speaker

PAGES = ("table.html", "fragment.html", "shelf.html")


def load() -> None:
    """Games, templates and words."""
    for lang in LANGUAGES:
        speaker(lang)
    for game in map(malecon.game, malecon.games()):
        if board.has_board(game):
            board.environment().get_template(f"games/{board.module_of(game)}/board.jinja")
    for name in PAGES:
        board.environment().get_template(name)


def begin() -> None:
    """In the process that only waits to be forked."""
    load()
    sweeping.settle()
    # Who ends a whole house by a signal to all of its processes means the workers, not the one they come from: it ends
    # with the last of them, and until then tells how they ended.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.register_at_fork(after_in_child=lambda: signal.signal(signal.SIGTERM, signal.SIG_DFL))


if any("multiprocessing.forkserver" in word for word in sys.orig_argv):
    begin()
