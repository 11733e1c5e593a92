"""Alembic runs this: every step that is due, in one transaction on the connection it was given."""

from alembic import context

from poker_fp.shell.web.history_table import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
