"""A game as text, `.quebec`: the deal, the players and the moves. docs/records.md describes it."""

from quebec.record.faults import RecordError
from quebec.record.reading import Salvaged, read_record, salvage_record
from quebec.record.shape import (
    HIDDEN,
    Comment,
    Player,
    Record,
    Replayed,
    Result,
    Step,
    Turn,
)

__all__ = [
    "HIDDEN",
    "Comment",
    "Player",
    "Record",
    "RecordError",
    "Replayed",
    "Result",
    "Salvaged",
    "Step",
    "Turn",
    "read_record",
    "salvage_record",
]
