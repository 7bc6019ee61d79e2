"""The migrations of the schema, for every database; run at startup if necessary."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

HERE = Path(__file__).parent


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Migrate a database to the newest schema, or to a named one, in the current transaction."""
    # First, because others may have to wait from the first change to the end.
    known = oldest(to)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    if sa.inspect(connection).has_table("programs"):
        connection.execute(sa.text("UPDATE programs SET oldest = :oldest"), {"oldest": known})


def oldest(to: str = "head") -> str:
    """The oldest schema whose programs can work with another one: a migration that only adds
    something, which they need not know, says `expands = True`."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions(head=to)
    return next(
        script.revision for script in scripts if not getattr(script.module, "expands", False)
    )


def where(condition: str) -> dict[str, Any]:
    """For a partial index, in every database that supports it."""
    return {f"{dialect}_where": sa.text(condition) for dialect in ("sqlite", "postgresql")}


def newest() -> str:
    """The last of the migrations."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def schemas() -> list[str]:
    """All schemas, the oldest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in scripts][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    return config
