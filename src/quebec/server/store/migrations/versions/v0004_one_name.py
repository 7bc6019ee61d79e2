"""One name: games become tables, and everything that belongs to one refers to its id."""

from alembic import op

from quebec.server.store.migrations import where

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OF_A_TABLE = ("seats", "entries", "snapshots", "links", "chat", "mutes", "analyses", "thoughts")


def upgrade() -> None:
    op.rename_table("games", "tables")
    op.rename_table("server", "server_values")
    for name in OF_A_TABLE:
        op.alter_column(name, "game", new_column_name="table_id")
    # SQLite cannot rename an index.
    for index, name in (
        ("ix_games_owner", "tables"),
        ("games_listed", "tables"),
        ("games_waiting_for_bots", "tables"),
        ("games_expiring", "tables"),
        ("ix_links_game", "links"),
    ):
        op.drop_index(index, name)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("tables_listed", "tables", ["public", "phase", "updated"])
    op.create_index("tables_waiting_for_bots", "tables", ["id"], **where("waiting_bot"))
    op.create_index("tables_expiring", "tables", ["expires"], **where("expires IS NOT NULL"))
    op.create_index("ix_links_table_id", "links", ["table_id"])
