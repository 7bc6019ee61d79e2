"""Analyses of games: the requests, and the result for each moment so far."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False, index=True),
    )
    op.create_table(
        "thoughts",
        sa.Column("game", sa.Text, sa.ForeignKey("analyses.game"), primary_key=True),
        sa.Column("n", sa.BigInteger, primary_key=True),
        sa.Column("thought", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
