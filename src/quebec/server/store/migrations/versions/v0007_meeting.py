"""A place to meet: results of finished games, pages of people, invitations, and who still looks for
a game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

Text, Whole, Flag, Blob = sa.Text, sa.BigInteger, sa.Boolean, sa.LargeBinary


def upgrade() -> None:
    # The games that are over already are counted when the server starts.
    op.create_table(
        "results",
        sa.Column("table_id", Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", Whole, primary_key=True),
        sa.Column("person", Text, sa.ForeignKey("persons.id")),
        sa.Column("bot", Text, nullable=False),
        sa.Column("place", Whole),
        sa.Column("score", Whole, nullable=False),
        sa.Column("resigned", Flag, nullable=False),
        sa.Column("counts", Flag, nullable=False),
        sa.Column("ruleset", Text, nullable=False),
        sa.Column("players", Whole, nullable=False),
        sa.Column("how", Text, nullable=False),
        sa.Column("finished", Whole, nullable=False),
        sa.Column("details", Blob, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("results_person", "results", ["person", "finished", "table_id"])
    op.create_index("results_finished", "results", ["finished", "table_id"])
    op.add_column("accounts", sa.Column("page", Text))
    op.create_index("accounts_page", "accounts", ["page"], unique=True)
    op.add_column("tables", sa.Column("sought", Whole))
    op.add_column("tables", sa.Column("fill_bot", Text))
    op.create_table(
        "invitations",
        sa.Column("table_id", Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("by", Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
        sa.Column("created", Whole, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_table(
        "unwelcome",
        sa.Column("person", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("whom", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
