"""Keys of requests are unique for each person at a table, not for the table."""

from alembic import op

from quebec.server.store.migrations import where

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("entries_keys", "entries")
    op.create_index(
        "entries_keys",
        "entries",
        ["table_id", "key", "by"],
        unique=True,
        **where("key IS NOT NULL"),
    )
