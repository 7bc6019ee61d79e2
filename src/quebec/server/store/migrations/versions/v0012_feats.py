"""Feats on the pages of people without reading every game: games in which somebody has achieved
something are few, and have an index of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
expands = True

# The bytes of "feats":[] are not in the details.
SQLITE = "instr(details, X'226665617473223a5b5d') = 0"
POSTGRES = r"position('\x226665617473223a5b5d'::bytea IN details) = 0"


def upgrade() -> None:
    op.create_index(
        "results_feats",
        "results",
        ["person", "finished", "table_id"],
        sqlite_where=sa.text(SQLITE),
        postgresql_where=sa.text(POSTGRES.replace(":", r"\:")),
    )
