"""What lists show of a table has columns of its own; whether it was loaded from a record, and the
bytes that it took when it was created."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from quebec.server.store.migrations import where

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

NO_CLOCK = b'{"kind":"none"}'
FILL = sa.text(
    "UPDATE tables SET ruleset = :ruleset, arranged = :arranged, clock = :clock, loaded = :loaded,"
    " size = :size + coalesce((SELECT sum(length(act) + length(facts)) FROM entries"
    " WHERE table_id = tables.id), 0) WHERE id = :id"
)


def upgrade() -> None:
    for column in (
        sa.Column("ruleset", sa.Text, nullable=False, server_default=""),
        sa.Column("arranged", sa.LargeBinary, nullable=False, server_default="[]"),
        sa.Column("clock", sa.LargeBinary, nullable=False, server_default=""),
        sa.Column("loaded", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("size", sa.BigInteger, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, setup, origin FROM tables")).all()
    filled = [{"id": row.id, **shown(row.setup, row.origin)} for row in rows]
    if filled:
        connection.execute(FILL, filled)
    op.create_index("tables_loaded", "tables", ["owner"], **where("loaded"))
    # Whatever is deleted is looked for here.
    op.create_index("tables_origin", "tables", ["origin"], **where("origin IS NOT NULL"))


def shown(stored: bytes, origin: str | None) -> dict[str, Any]:
    """Of a setup as far as it can be read."""
    try:
        setup = msgspec.json.decode(stored)
    except msgspec.MsgspecError:
        setup = None
    if not isinstance(setup, dict):
        setup = {}
    seats = setup.get("seats", ())
    only_bots = isinstance(seats, Sequence) and all(one.get("kind") == "bot" for one in seats)
    return {
        "ruleset": str(setup.get("ruleset", "")),
        "arranged": msgspec.json.encode(setup.get("arranged", ())),
        "clock": msgspec.json.encode(setup["clock"]) if "clock" in setup else NO_CLOCK,
        # A game that continues another one has an origin, or is marked as arranged.
        "loaded": bool(setup.get("prefix"))
        and only_bots
        and origin is None
        and "position" not in setup.get("arranged", ()),
        "size": len(stored),
    }
