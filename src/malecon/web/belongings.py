"""What is a person's, as files to take along."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import UTC, datetime
from typing import Any

from malecon.table import log
from malecon.table.house import House
from malecon.table.table import Table
from malecon.web import records

ABOUT = "me.json"


def packed(house: House, person: str, name: str) -> bytes:
    """A zip of all that is kept under a person's key; never the key, nor anybody else's words."""
    held = house.tables_held(person)
    called, rungs = house.rungs(person)
    told = {
        "name": name,
        "at": moment(house.store.clock()),
        "tables": [_told(table, seats) for table, seats in held],
        "ladder": {"name": called, "games": [{"game": one.game, "mu": one.mu, "sigma": one.sigma} for one in rungs]},
        "tournaments": [
            {"tournament": one.id, "game": one.game, "opened": one.opened, "name": one.you.name if one.you else ""}
            for one in house.tournaments_of(person)
        ],
        "muted": house.muted_in_all(person),
        "reminders": [
            {"kind": way.kind, "address": way.address, "confirmed": way.confirmed} for way in house.ways(person)
        ],
        "not reminded of": sorted(house.not_reminded_of(person)),
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr(ABOUT, json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        for table, seats in held:
            viewer = seats[0] if len(seats) == 1 else None
            pack.writestr(f"tables/{records.file_name(table)}", records.record_of(table, viewer))
    return file.getvalue()


def _told(table: Table, seats: list[int]) -> dict[str, Any]:
    outcome = table.state.outcome if table.over else None
    return {
        "table": table.setup.id,
        "game": table.game.id,
        "seats": [{"seat": seat, "name": table.seats[seat].name} for seat in seats],
        "opened": moment(table.setup.created),
        "over": table.over,
        "ranks": [outcome.ranks[seat] for seat in seats] if outcome else None,
        "said": [
            {"at": moment(row.at), "text": row.text}
            for row in table.rows
            if row.kind == log.CHAT and row.seat in seats and row.text
        ],
    }


def moment(second: float) -> str:
    return datetime.fromtimestamp(second, UTC).isoformat(timespec="seconds")
