"""A club: tables open to all, keys that go to another device, who is muted, what was reported, ladders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(1000), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_table(
        "climbers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("hash", sa.String(64), sa.ForeignKey("climbers.hash"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_of_game", "ratings", ["game"])
    op.create_table(
        "rated",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("rated")
    op.drop_index("ratings_of_game", "ratings")
    op.drop_table("ratings")
    op.drop_table("climbers")
    op.drop_table("reports")
    op.drop_table("mutes")
    op.drop_table("passes")
    op.drop_table("open_tables")
