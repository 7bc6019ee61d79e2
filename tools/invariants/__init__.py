"""Invariants of every game, checked at each decision.

The properties in tests/properties and the long runs of tools.soak share these checks. None of them
asks the engine what is right: they count pieces, and keep a second table next to the game that
is built only from the facts that the engine reports.
"""

from quebec.engine import RULESETS
from tools.invariants.base import Violation, require, snapshot
from tools.invariants.decisions import check_decision, check_reasons, check_refusals
from tools.invariants.pieces import check_pieces
from tools.invariants.watch import Watch

__all__ = [
    "TABLES",
    "Violation",
    "Watch",
    "check_decision",
    "check_pieces",
    "check_reasons",
    "check_refusals",
    "require",
    "snapshot",
]

TABLES = tuple((rules.name, table.players) for rules in RULESETS for table in rules.tables)
"""Every set of rules with every number of players it is for."""
