"""The table of sentences: which message describes a fact, and where its arguments come from.

Python and the page both use it; `python -m tools.page.sentences` copies it for the page.

A row is a message and its arguments. A field in braces is part of the message's key: a place by
its kind (zone, site, active, passive), a flag by its name if it is set, anything else as it is.

Only the arguments that a message uses are looked up. Each comes from its usual field (FIELDS) and
is of its usual kind (KINDS); a row says what is not usual, as in "what" for another field,
"target|source" for the first of two that fits, "century:numeral" for another kind.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from quebec.engine import ZONES
from quebec.engine import facts as fact
from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import Fact


class Row(NamedTuple):
    message: str
    sources: Mapping[str, str] = {}

    def key(self, fields: Mapping[str, Any]) -> str:
        """The message for a thing with these fields."""
        return re.sub(r"\{(\w+)\}", lambda found: _word(found[1], fields[found[1]]), self.message)


def _word(field: str, value: str | bool) -> str:
    """A field as part of a key."""
    if isinstance(value, bool):
        return f"-{field}" if value else ""
    if value in ZONES:
        return "zone"
    return "site" if value in SITE_NUMBER else value


def row(message: str, **sources: str) -> Row:
    return Row(message, sources)


FIELDS: Final[Mapping[str, str]] = {
    "player": "seat",
    "building": "site",
    "buildings": "sites",
    "winning": "winners",
    "number": "number|there",
}
"""The field that an argument comes from; by default the field of the same name."""

KINDS: Final[Mapping[str, str]] = {
    # Names, which a message takes in the form it needs.
    "zone": "zone",
    "source": "zone",
    "tile_colour": "zone",
    "site_colour": "zone",
    "district": "district",  # or a site, for its district
    "leader": "leader",
    "event": "event",
    "century": "century",
    "asked": "kind",
    "building": "building",  # by its site
    "site": "site",  # its building, with the notation in brackets
    "other": "site",
    # Players.
    "player": "seat",
    "by": "seat",
    "winners": "seats",
    # Lists and numbers.
    "buildings": "buildings",  # by their sites
    "counts": "counts",  # a number for each seat
    "winning": "length",
    "share": "share",
    "edition": "text",  # a year, not a number to be grouped
}
"""The kind of an argument; one that is not listed here is used as it is."""

FACTS: Final[Mapping[type[Fact], Row]] = {
    fact.TurnBegan: row("fact-turn-began"),
    fact.WorkersMoved: row(
        "fact-workers-{source}-{target}",
        zone="target|source",
        building="target|source",
    ),
    fact.StageConstructed: row("fact-stage-constructed"),
    fact.ArchitectPlaced: row("fact-architect-placed{neutral}"),
    fact.ArchitectLeft: row("fact-architect-left{neutral}"),
    fact.BuildingCompleted: row("fact-building-completed"),
    fact.TokenPlaced: row("fact-token-placed"),
    fact.TokenRaised: row("fact-token-raised"),
    fact.LeaderTaken: row("fact-leader-taken"),
    fact.LeadersReturned: row("fact-leaders-returned"),
    fact.DistrictOffered: row("fact-district-offered"),
    fact.DistrictChosen: row("fact-district-chosen"),
    fact.Declined: row("fact-declined"),
    fact.CenturyEnded: row("fact-century-ended"),
    fact.ZoneScored: row("fact-zone-scored", counts="workers"),
    fact.CascadeBlocked: row("fact-cascade-blocked"),
    fact.TilesFlipped: row("fact-tiles-flipped"),
    fact.CenturyBegan: row("fact-century-began"),
    fact.EventRevealed: row("fact-event-revealed"),
    fact.EventEnded: row("fact-event-ended"),
    fact.Scored: row(
        "fact-scored-{reason}",
        zone="what",
        district="what",
        event="what",
        building="what",
    ),
    fact.GameEnded: row("fact-game-ended", counts="scores"),
}

DECISION: Final = row("decision-{effect}", zone="place", site="place", district="place")

ANALYSIS: Final[Mapping[str, Row]] = {
    "place": row("analysis-place", century="century:numeral", at="at:ordinal"),
    "lost": row("analysis-lost", share="lost_share", points="lost_margin:decimal"),
    "lost_chance": row("analysis-lost-chance", share="lost_share"),
    "played": row("analysis-played", said="played"),
    "better": row("analysis-better", said="better"),
    "why": row("analysis-why", reason="why"),
}
"""Messages about a moment of a game."""
