"""Ratings: which tables are rated, the games that counted in their order, and what follows; what
operators have done."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

Text, Whole, Flag, Real = sa.Text, sa.BigInteger, sa.Boolean, sa.Float(53)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", Flag, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("person", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("ruleset", Text, primary_key=True),
        sa.Column("players", Whole, primary_key=True),
        sa.Column("mu", Real, nullable=False),
        sa.Column("sigma", Real, nullable=False),
        sa.Column("games", Whole, nullable=False),
        sa.Column("abandoned", Whole, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rated_seats",
        # In the order in which the games counted. A table may be deleted; its game stays counted.
        sa.Column("n", Whole, primary_key=True),
        sa.Column("seat", Whole, primary_key=True),
        sa.Column("table_id", Text, nullable=False, index=True),
        sa.Column("ruleset", Text, nullable=False),
        sa.Column("players", Whole, nullable=False),
        sa.Column("person", Text, index=True),
        sa.Column("bot", Text, nullable=False),
        sa.Column("place", Whole, nullable=False),
        sa.Column("abandoned", Flag, nullable=False),
        sa.Column("mu_before", Real, nullable=False),
        sa.Column("sigma_before", Real, nullable=False),
        sa.Column("mu_after", Real, nullable=False),
        sa.Column("sigma_after", Real, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("persons", sa.Column("silenced", Whole))
    op.add_column("persons", sa.Column("blocked", Whole))
    op.create_table(
        "moderation",
        sa.Column("n", Whole, primary_key=True, autoincrement=False),
        sa.Column("time", Whole, nullable=False),
        sa.Column("act", Text, nullable=False),
        sa.Column("subject", Text, nullable=False),
        sa.Column("reason", Text, nullable=False),
    )
