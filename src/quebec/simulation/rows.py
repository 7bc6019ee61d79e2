"""A game as rows of the table, one for each seat, from the facts of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.engine.effects.events import EVENT_OF_YEAR
from quebec.engine.facts import (
    CenturyBegan,
    CenturyEnded,
    Declined,
    DistrictChosen,
    DistrictOffered,
    Fact,
    LeaderTaken,
    Scored,
    StageConstructed,
    TurnBegan,
)
from quebec.engine.layout import CENTURIES
from quebec.position import layout_text
from quebec.simulation.columns import (
    FINAL_SOURCES,
    LEADERS,
    LENGTH,
    NAMES,
    POINTS,
    TOTALS,
    USES,
    Row,
    Value,
)
from quebec.simulation.game import Played

START: Final = "start"
"""A century ended because a start found no tile."""
MANSION: Final = "mansion"
"""The same, by the action of the Mansion district."""
IDLE: Final = "idle"
"""A century ended because a player had no worker left at the start of a turn (R4.1)."""


def rows_of(number: int, seed: int, bots: Sequence[str], played: Played) -> list[Row]:
    """The rows of a game, by seat."""
    state = played.state
    deal = state.setting.deal
    scores = state.scores
    shared: dict[str, Value] = {
        "game": number,
        "seed": str(seed),
        "rules": state.setting.ruleset.name,
        "players": len(bots),
        "layout": layout_text(deal.layout),
        "first": deal.first,
        "decisions": len(played.starts),
    }
    years = deal.events or ("",) * len(CENTURIES)
    shared |= {f"event_{century}": years[century - 1] for century in CENTURIES}
    rows: list[Row] = []
    for seat, columns in enumerate(_seat_columns(played, len(bots))):
        own: dict[str, Value] = {
            "seat": seat,
            "place": (seat - deal.first) % len(bots),
            "bot": bots[seat],
            "score": scores[seat],
            "rank": 1 + sum(other > scores[seat] for other in scores),
            "win_share": 1 / len(state.winners) if seat in state.winners else 0.0,
        }
        whole = {**columns, **shared, **own}
        rows.append([whole[name] for name in NAMES])
    return rows


def _seat_columns(played: Played, players: int) -> list[dict[str, Value]]:
    """What the facts say about each seat: points, leaders, turns, and how the centuries ended."""
    points = [{column.name: 0 for column in (*POINTS, *TOTALS)} for _ in range(players)]
    leaders = [{column.name: "" for column in LEADERS} for _ in range(players)]
    uses = [{column.name: 0 for column in USES} for _ in range(players)]
    own_turns = [0] * players
    length: dict[str, Value] = {column.name: column.kind() for column in LENGTH}
    turns = [0] * (len(CENTURIES) + 1)
    century = 0
    has_stage = False
    previous: Fact | None = None
    starts = set(played.starts)
    for place, fact in enumerate(played.facts):
        kind = type(fact)
        if kind is Scored:
            assert isinstance(fact, Scored)
            _credit(points[fact.seat], fact)
        elif isinstance(fact, TurnBegan):
            turns[fact.century] += 1
            own_turns[fact.seat] += 1
            has_stage = False
        elif kind is StageConstructed:
            has_stage = True
        elif isinstance(fact, LeaderTaken):
            leaders[fact.seat][f"leader_{century}"] = fact.leader
        elif isinstance(fact, DistrictOffered | DistrictChosen):
            uses[fact.seat][f"uses_{fact.district}"] += 1
        elif isinstance(fact, Declined) and isinstance(previous, DistrictOffered):
            uses[fact.seat][f"uses_{previous.district}"] -= 1
        elif isinstance(fact, CenturyBegan):
            century = fact.century
        elif isinstance(fact, CenturyEnded):
            # With a choice in between, it was a start from off the board.
            idle = isinstance(previous, TurnBegan) and place not in starts
            length[f"end_{fact.century}"] = IDLE if idle else MANSION if has_stage else START
            length[f"ender_{fact.century}"] = fact.seat
        previous = fact
    length |= {f"turns_{one}": turns[one] for one in CENTURIES}
    length["turns"] = sum(turns)
    return [
        {**points[seat], **leaders[seat], **uses[seat], **length, "own_turns": own_turns[seat]}
        for seat in range(players)
    ]


def _credit(points: dict[str, int], scored: Scored) -> None:
    """Add points to the columns of their source and of their time."""
    if scored.reason in FINAL_SOURCES:
        points[f"points_{scored.reason}"] += scored.points
        points["points_final"] += scored.points
        return
    source = scored.reason
    if source == "event" and EVENT_OF_YEAR[scored.what].century == CENTURIES[0]:
        source = "goal"
    points[f"points_{source}_{scored.century}"] += scored.points
    points[f"points_century_{scored.century}"] += scored.points
