"""Reminders: how people want to be reached, and what they were told already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("reminders_of_person", "reminders", ["hash"])
    op.create_table(
        "reminded",
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "unreminded",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("unreminded")
    op.drop_table("reminded")
    op.drop_index("reminders_of_person", "reminders")
    op.drop_table("reminders")
