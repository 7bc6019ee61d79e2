"""What holds for any text that is read as a record."""

from __future__ import annotations

from quebec.engine.rulesets import RULES_VERSION
from quebec.record import Record, read_record, salvage_record


def check_reading(source: str | bytes) -> Record | None:
    """Read an arbitrary text: it is a record, which can be written and read again, or a
    RecordError says what is wrong; the game before the error can be written and read too."""
    record, error = salvage_record(source, older_rules=True)
    if error is not None:
        assert error.line >= 0, error
        assert error.message, error
        assert str(error).isprintable(), error
        assert all(str(value).isprintable() for value in error.reason.args.values()), error
    if record is not None:
        assert read_record(record.write(hidden=True), older_rules=True) == record
        assert read_record(record.write(), older_rules=True) == record.public()
        assert record.rules_version <= RULES_VERSION
    return record if error is None else None
