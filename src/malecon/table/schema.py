"""The tables of the database: a table's set-up, its log, and who holds which key."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("numbers", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("archived", Boolean, nullable=False, default=False),
)

# The append-only log. The primary key is what makes one of two writers win.
rows = Table(
    "rows",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(600), nullable=False),
    Column("at", Float, nullable=False),
)

# Which worker plays for a table's bots, and until when it may without saying so again. Only where there are several.
leases = Table(
    "leases",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("worker", String(24), nullable=False),
    Column("until", Float, nullable=False),
)

# Hashes only: who reads the database still can't sit down.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("use", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("keys_of_table", "table", "seat"),
)

# What a finished game looks like in retrospect, as far as it was looked at. `line` tells which moves it speaks of: at a
# practice table they may be taken back after the end.
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("line", String(64), nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("judged", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

# Tables at which anybody may sit down, as long as a seat is free.
open_tables = Table(
    "open_tables",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

# By which a person's key goes to another device, once and soon: sealed with words of which only a hash is here.
passes = Table(
    "passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("sealed", String(1000), nullable=False),
    Column("until", Float, nullable=False),
)

# Who doesn't want to read whose words, by their keys.
mutes = Table(
    "mutes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

# What the house's keeper was told about a table.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

# Who wants to stand on the ladders of people, under which name.
climbers = Table(
    "climbers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("at", Float, nullable=False),
)

# How strong they are at each game, as far as is known.
ratings = Table(
    "ratings",
    metadata,
    Column("hash", String(64), ForeignKey("climbers.hash"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_of_game", "game"),
)

# The tables that counted, so that none counts twice.
rated = Table(
    "rated",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("people", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# Tournaments; of round 0 are those that haven't begun.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("clock", String(12), nullable=False),
    Column("opener", String(64), nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# Who plays in them; who left is paired no more.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False),
    Column("name", String(24), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("entrants_by_key", "hash"),
)

# Who sat with whom, by number and seat, and what came of it; without a table: who had nobody to play with.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("table", String(24), ForeignKey("tables.id"), nullable=True),
    Column("people", JSON, nullable=False),
    Column("results", JSON, nullable=False),
)

# How a person wants to be reminded: an e-mail address, or a browser that takes notes. `id` is in every mail and stops
# them; `code` is the hash of what confirms an address, until when.
reminders = Table(
    "reminders",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", String(2000), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("code", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Index("reminders_of_person", "hash"),
)

# What a seat's person was reminded of, so that nobody is twice: `turn` is the seat's last row before its turn came.
reminded = Table(
    "reminded",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

# The tables of which a person doesn't want to be reminded.
unreminded = Table(
    "unreminded",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
)
