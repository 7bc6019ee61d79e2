"""The first schema: people, tables, logs, links, chat."""

import sqlalchemy as sa
from alembic import op

from quebec.server.store.migrations import where

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Text, Whole, Flag, Blob = sa.Text, sa.BigInteger, sa.Boolean, sa.LargeBinary


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", Text, primary_key=True),
        sa.Column("name", Text, nullable=False),
        sa.Column("created", Whole, nullable=False),
        sa.Column("merged", Text, sa.ForeignKey("persons.id")),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", Blob, primary_key=True),
        sa.Column("person", Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
        sa.Column("created", Whole, nullable=False),
        sa.Column("seen", Whole, nullable=False),
        sa.Column("ended", Whole),
    )
    op.create_table(
        "accounts",
        sa.Column("person", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("login", Text, nullable=False, unique=True),
        sa.Column("password", Text, nullable=False),
        sa.Column("created", Whole, nullable=False),
        sa.Column("changed", Whole, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", Text, primary_key=True),
        sa.Column("created", Whole, nullable=False),
        sa.Column("owner", Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
        sa.Column("public", Flag, nullable=False),
        sa.Column("setup", Blob, nullable=False),
        sa.Column("deal", Blob, nullable=False),
        sa.Column("seed", Text),
        sa.Column("rules_version", Whole, nullable=False),
        sa.Column("origin", Text, sa.ForeignKey("games.id")),
        sa.Column("origin_entry", Whole),
        sa.Column("rematch_of", Text, sa.ForeignKey("games.id"), unique=True),
        # Derived from the log.
        sa.Column("phase", Text, nullable=False),
        sa.Column("length", Whole, nullable=False),
        sa.Column("updated", Whole, nullable=False),
        sa.Column("waiting_seat", Whole),
        sa.Column("waiting_bot", Flag, nullable=False),
        sa.Column("expires", Whole),
        sa.Column("outcome", Blob),
    )
    op.create_index("games_listed", "games", ["public", "phase", "updated"])
    op.create_index("games_waiting_for_bots", "games", ["id"], **where("waiting_bot"))
    op.create_index("games_expiring", "games", ["expires"], **where("expires IS NOT NULL"))
    op.create_table(
        "seats",
        sa.Column("game", Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", Whole, primary_key=True),
        sa.Column("person", Text, sa.ForeignKey("persons.id"), index=True),
        sa.Column("bot", Text, nullable=False),
        sa.Column("label", Text, nullable=False),
        sa.Column("colour", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        sa.Column("game", Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", Whole, primary_key=True),
        sa.Column("time", Whole, nullable=False),
        sa.Column("by", Text),
        sa.Column("act", Blob, nullable=False),
        sa.Column("facts", Blob, nullable=False),
        sa.Column("key", Text),
        sa.Column("span", Whole, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "entries_keys", "entries", ["game", "key"], unique=True, **where("key IS NOT NULL")
    )
    op.create_table(
        "snapshots",
        sa.Column("game", Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", Whole, primary_key=True),
        sa.Column("taken", Blob, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("hash", Blob, primary_key=True),
        sa.Column("id", Text, nullable=False),
        sa.Column("game", Text, sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("seat", Whole),
        sa.Column("created", Whole, nullable=False),
        sa.Column("revoked", Whole),
    )
    op.create_table(
        "chat",
        sa.Column("game", Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", Whole, primary_key=True),
        sa.Column("room", Text, nullable=False),
        sa.Column("person", Text, sa.ForeignKey("persons.id"), nullable=False, index=True),
        sa.Column("time", Whole, nullable=False),
        sa.Column("text", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("game", Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("person", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("whom", Text, sa.ForeignKey("persons.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "server",
        sa.Column("name", Text, primary_key=True),
        sa.Column("value", Text, nullable=False),
    )
