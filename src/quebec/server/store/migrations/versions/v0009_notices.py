"""Notices: what people want to be told and where, and what is still to be sent."""

import sqlalchemy as sa
from alembic import op

from quebec.server.store.migrations import where

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

Text, Whole, Flag, Blob = sa.Text, sa.BigInteger, sa.Boolean, sa.LargeBinary


def person(*, key: bool = False, index: bool = False) -> sa.Column[str]:
    to = sa.ForeignKey("persons.id")
    return sa.Column("person", Text, to, nullable=False, primary_key=key, index=index)


def upgrade() -> None:
    op.create_table(
        "notice_settings",
        person(key=True),
        sa.Column("language", Text, nullable=False),
        sa.Column("time_zone", Text, nullable=False),
        sa.Column("quiet_start", Whole),
        sa.Column("quiet_end", Whole),
        sa.Column("daily", Flag, nullable=False),
    )
    op.create_table(
        "notice_wishes",
        person(key=True),
        sa.Column("kind", Text, primary_key=True),
        sa.Column("channel", Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "emails",
        person(key=True),
        sa.Column("address", Text, nullable=False),
        # In the link to stop; never changes, so that old messages lead there too.
        sa.Column("stop", Text, nullable=False, unique=True),
        # In the link to confirm; none when that has been done.
        sa.Column("confirm", Text, unique=True),
        sa.Column("created", Whole, nullable=False),
        sa.Column("sent", Whole, nullable=False),
        # When the message with that link is to be sent; none when that has been done.
        sa.Column("due", Whole),
        sa.Column("tries", Whole, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", Text, primary_key=True),
        person(index=True),
        sa.Column("session", Blob, nullable=False, index=True),
        sa.Column("endpoint", Text, nullable=False),
        sa.Column("p256dh", Text, nullable=False),
        sa.Column("auth", Text, nullable=False),
        sa.Column("agent", Text, nullable=False),
        sa.Column("created", Whole, nullable=False),
    )
    op.create_table(
        "webhooks",
        person(key=True),
        sa.Column("url", Text, nullable=False),
        sa.Column("secret", Text, nullable=False),
        sa.Column("created", Whole, nullable=False),
    )
    op.create_table(
        "notices",
        person(key=True),
        sa.Column("channel", Text, primary_key=True),
        # The device, if there are several.
        sa.Column("target", Text, primary_key=True),
        sa.Column("kind", Text, primary_key=True),
        sa.Column("table_id", Text, sa.ForeignKey("tables.id"), primary_key=True, index=True),
        # The entry of the log, or the line of the chat.
        sa.Column("at", Whole, nullable=False),
        sa.Column("created", Whole, nullable=False),
        sa.Column("due", Whole, nullable=False),
        sa.Column("tries", Whole, nullable=False),
        sa.Column("leased", Whole, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_due", "notices", ["due"], **where("channel <> 'page'"))
