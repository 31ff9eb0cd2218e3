"""Leases: which of several workers plays for a table's bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
