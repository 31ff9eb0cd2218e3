"""Alembic's door: the steps run on the connection, and in the transaction, of the store that asks for them."""

from __future__ import annotations

from alembic import context

from malecon.table.schema import metadata

# SQLite changes a column only by copying its table.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
