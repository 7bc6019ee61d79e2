"""Several processes: which there are, which of them does what, and which programs can work with the
schema; a number that changes when the people at a table do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
    )
    programs = op.create_table("programs", sa.Column("oldest", sa.Text, nullable=False))
    op.bulk_insert(programs, [{"oldest": revision}])
