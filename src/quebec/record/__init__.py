"""A game as text, `.quebec`: the deal, the players and the moves. docs/records.md describes it."""

from quebec.record.faults import RecordError
from quebec.record.parts import Comment, Player, Result, Step, Turn
from quebec.record.reading import Salvaged, read_record, salvage_record
from quebec.record.record import HIDDEN, Record, Replayed

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
