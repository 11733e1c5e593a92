"""The games that were solved."""

import sqlalchemy as sa
from alembic import op

from poker_fp.shell.web.history_table import Moment

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the table and its indexes."""
    op.create_table(
        "games",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("input", sa.Text, nullable=False),
        sa.Column("output", sa.Text, nullable=False),
        sa.Column("played_at", Moment, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("games_by_time", "games", ["played_at", "id"])
    op.create_index("games_by_game_and_time", "games", ["game", "played_at", "id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("games")
