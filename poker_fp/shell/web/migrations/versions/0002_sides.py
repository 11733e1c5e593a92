"""What the sides of the answer are called, and what part of the pot each player wins.

The games that are there get none: what theirs are called follows from their kind of poker.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns, in place: no row is written, and SQLite gives no number twice."""
    op.add_column("games", sa.Column("sides", sa.JSON))
    op.add_column("games", sa.Column("shares", sa.JSON))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("games", "shares")
    op.drop_column("games", "sides")
