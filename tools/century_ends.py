"""The ways in which a century can end, and which of them occur in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quebec.engine import Move, State
from quebec.engine.board import NOWHERE
from quebec.engine.facts import ArchitectPlaced, CenturyEnded, Fact, TurnBegan
from quebec.engine.state import NEUTRAL
from quebec.engine.table import Ruleset
from quebec.record import Record

OWN = "own architect"
HIRED_FROM_BOARD = "neutral architect on the board"
HIRED_FROM_OUTSIDE = "neutral architect off the board"
WITHOUT_WORKERS = "player without workers"
MANSION_OWN = "Mansion with own architect"
MANSION_HIRED = "Mansion with neutral architect"
NO_TILE_FOR_OWN = "two players, no tile for own architect"
NO_TILE_FOR_NEUTRAL = "two players, no tile for neutral architect"

KINDS = (
    OWN,
    HIRED_FROM_BOARD,
    HIRED_FROM_OUTSIDE,
    WITHOUT_WORKERS,
    MANSION_OWN,
    MANSION_HIRED,
    NO_TILE_FOR_OWN,
    NO_TILE_FOR_NEUTRAL,
)


def why_impossible(kind: str, ruleset: Ruleset, players: int) -> str:
    """Why a century cannot end in this way at a table; empty if it can."""
    if kind in (NO_TILE_FOR_OWN, NO_TILE_FOR_NEUTRAL) and players > 2:
        return "the neutral architect moves along with an own one only with two players (R10.3)"
    if kind == OWN and players == 2:
        return "with two players it is one of the two ends for lack of a tile (R10.6)"
    if kind in (HIRED_FROM_BOARD, HIRED_FROM_OUTSIDE, MANSION_HIRED):
        if players == 2:
            return "with two players the neutral architect is nobody's to start with (R10.1, R10.4)"
        if not any(len(table.leaders) for table in ruleset.tables):
            return "the family rules have no Economic leader to bring the neutral architect (R2.3)"
    return ""


class End(NamedTuple):
    """A century's end: which century, and in which way."""

    century: int
    kind: str


class Turn:
    """The part of a turn that determines in which way it ends a century."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.hired_from = NOWHERE
        """Where the neutral architect stood when it was chosen."""
        self.placed = False
        """Whether the player's own architect has been placed in this turn."""

    def ends(self, before: State, move: Move, facts: Sequence[Fact]) -> Iterator[End]:
        """Follow the turn by one move; returns the ends of centuries that it causes."""
        decision = before.decision
        assert decision is not None
        if decision.effect == "action":
            self.moves, self.hired_from, self.placed = [], NOWHERE, False
        self.moves.append(move.text)
        if move.text == "neutral":
            self.hired_from = before.architect[NEUTRAL]
        previous: Fact | None = None
        for fact in facts:
            if isinstance(fact, ArchitectPlaced) and not fact.neutral:
                self.placed = True
            elif isinstance(fact, CenturyEnded):
                # A turn that ends the century at its start is one without workers (R4.1).
                idle = isinstance(previous, TurnBegan)
                yield End(fact.century, WITHOUT_WORKERS if idle else self.kind(before.players))
            previous = fact

    def kind(self, players: int) -> str:
        """R5.3, R10.6: an architect finds no tile."""
        hired = "neutral" in self.moves
        if self.moves[0] == "stage":
            return MANSION_HIRED if hired else MANSION_OWN
        if hired:
            return HIRED_FROM_OUTSIDE if self.hired_from == NOWHERE else HIRED_FROM_BOARD
        if players > 2:
            return OWN
        return NO_TILE_FOR_NEUTRAL if self.placed else NO_TILE_FOR_OWN


def ends_of(record: Record) -> list[End]:
    """In which ways the centuries of a recorded game ended."""
    turn = Turn()
    ends: list[End] = []
    before: State | None = None
    for state, move, facts in record.replay():
        if before is not None and move is not None:
            ends += turn.ends(before, move, facts)
        before = state
    return ends
