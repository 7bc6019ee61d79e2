"""People: devices of sessions, deleted people, failed passwords, who did what."""

import sqlalchemy as sa
from alembic import op

from quebec.server.store.migrations import where

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("gone", sa.BigInteger))
    op.add_column("sessions", sa.Column("agent", sa.Text, nullable=False, server_default=""))
    op.create_index("persons_merged", "persons", ["merged"])
    op.create_index("entries_by", "entries", ["by"], **where("by IS NOT NULL"))
    op.create_table(
        "attempts",
        sa.Column("subject", sa.LargeBinary, primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
