"""Every game × number of seats."""

import pytest

import malecon

TABLES = [(id, players) for id in malecon.games() for players in malecon.game(id).seats]
every_table = pytest.mark.parametrize(("id", "players"), TABLES, ids=[f"{id}-{players}" for id, players in TABLES])
every_game = pytest.mark.parametrize("id", malecon.games())
