"""How the tables of the database came about, step by step; run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

HERE = Path(__file__).parent


def migrate(url: str, to: str = "head") -> None:
    """Bring a database to the newest shape, or to a named one."""
    engine = sa.create_engine(url, poolclass=sa.NullPool, hide_parameters=True)
    sa.event.listen(engine, "connect", _leave_transactions_to_us)
    sa.event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    finally:
        engine.dispose()


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    """Python's driver would commit before every CREATE TABLE: half a migration could remain."""
    if hasattr(connection, "isolation_level"):
        connection.isolation_level = None


def _begin(connection: sa.Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def newest() -> str:
    """The last of the migrations."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def versions() -> list[str]:
    """All shapes that there have been, the oldest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in scripts][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    return config
