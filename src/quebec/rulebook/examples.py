"""The worked examples of the rulebook: positions, and the moves that are played in them.

What the moves do is computed by the engine; a test compares it with docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from quebec.engine import State
from quebec.engine.facts import Fact
from quebec.position import parse_position

LAYOUT: Final = "ab/jdgeki/ibdcibi/hcdhbka/jjhhfag/dkfgfck/feceea/jg"
FIRST: Final = (
    "por1:0*2,ent1:1*1,pro1:2*3,tra1:1*2,mun3:2*2,iri2:0*3,"
    "art1:1*3,arc1:2*1,bus3:0*2,jew1:1*2,sea2:2*2"
)
"""Tokens on all tiles of century I."""
SECOND: Final = (
    "her2:0*2,por3:1*1,mun2:2*3,ent3:1*2,mil3:2*2,man1:0*3,"
    "iri3:1*3,prv2:2*1,aca3:0*2,jew2:1*2,sea1:2*2"
)
"""Tokens on all tiles of century II."""
OTHERS: Final = "mun1:1*2,ent2:1*1,man2:2*3,pro3:2*2,aca1:1*3,arc2:2*1,art3:1*2,prv3:2*2"
"""Tokens of the other players on tiles of century IV."""


class Example(NamedTuple):
    """An example: where it begins, what is played, and what at a table must hold to show it."""

    key: str
    when: tuple[str, ...]
    position: str
    moves: tuple[str, ...]

    def moments(self) -> Iterator[tuple[list[Fact], State]]:
        """The position, and after each move what happened and how things stand."""
        state = parse_position(self.position)
        yield [], state.copy()
        for move in self.moves:
            facts = state.play(move)
            yield facts, state.copy()


def _at(
    rules: str,
    *,
    players: int = 3,
    century: int = 1,
    turn: int = 0,
    events: str = "-",
    seats: str,
    neutral: str = "-",
    zones: str = "",
    stages: str = "-",
    tokens: str = "-",
    bare: str = "-",
) -> str:
    """A position at the start of a turn (docs/notation.md)."""
    nobody = "/".join([",".join("0" * players)] * 5)
    return (
        f"quebec/1 {rules}/1 {players} {century} {turn} {turn} {LAYOUT} {events} - {seats} "
        f"{neutral} {zones or nobody} {stages} {tokens} {bare} {turn}:action"
    )


def _complete(rules: str, events: str) -> str:
    return _at(
        rules,
        events=events,
        seats="0,1,22,-,pro1/0,2,21,-,tra1/0,2,21,-,sea2",
        stages="pro1:012",
    )


def _stage(rules: str, events: str) -> str:
    return _at(
        rules,
        turn=1,
        events=events,
        seats="0,2,23,-,bus3/0,2,23,-,tra1/0,2,23,-,jew1",
    )


def _cascade(rules: str, events: str, white: int) -> str:
    return _at(
        rules,
        events=events,
        seats=f"0,3,8,-,-/0,3,{2 - white},-,-/0,3,1,-,-",
        zones=f"3,4,5/2,10,10/0,0,5/4,6,1/5,{white},0",
        tokens=FIRST,
    )


EXAMPLES: Final = (
    Example(
        "complete-2011", ("first-edition", "several"), _complete("2011", "-"), ("start", "bus3")
    ),
    Example(
        "complete-2026",
        ("new-edition",),
        _complete("2026", "1603,1756,1800,1955"),
        ("start", "bus3"),
    ),
    Example("stage-2011", ("first-edition",), _stage("2011", "-"), ("stage", "bus3", "jew1")),
    Example(
        "stage-2026",
        ("new-edition",),
        _stage("2026", "1603,1756,1800,1955"),
        ("stage", "bus3", "jew1"),
    ),
    Example("cascade-2011", ("first-edition", "leaders"), _cascade("2011", "-", 1), ("start",)),
    Example(
        "cascade-2026", ("new-edition",), _cascade("2026", "1603,1756,1800,1955", 2), ("start",)
    ),
    Example(
        "family",
        ("family",),
        _at(
            "2011-family",
            seats="0,3,19,-,-/0,3,17,-,-/0,3,10,-,-",
            zones="3,5,12/0,0,0/0,0,0/0,0,0/0,0,0",
            tokens=FIRST,
        ),
        ("start",),
    ),
    Example(
        "two",
        ("two",),
        _at(
            "2011",
            players=2,
            seats="0,1,18,-,pro1/0,2,21,-,-",
            neutral="mun3",
            stages="pro1:0,mun3:001",
        ),
        ("start", "bus3", "iri2"),
    ),
    Example(
        "final-2011",
        ("first-edition", "leaders"),
        _at(
            "2011",
            century=4,
            turn=1,
            seats="88,0,25,-,-/95,1,24,-,-/79,2,23,-,-",
            tokens=f"her1:0*1,her2:0*2,mil1:0*3,pro1:0*3,art1:0*2,iri2:0*1,{OTHERS}",
            bare="bus1",
        ),
        ("start",),
    ),
    Example(
        "final-2026",
        ("new-edition",),
        _at(
            "2026",
            century=4,
            turn=1,
            events="1663,1756,1800,2001",
            seats="88,3,20,-,bus1/95,1,24,-,-/79,2,23,-,-",
            stages="bus1:0",
            tokens=f"her1:0*1,her2:0*2,mil1:0*1,pro1:0*2,art1:0*3,iri2:0*3,{OTHERS}",
        ),
        ("start",),
    ),
    Example(
        "final-family",
        ("family",),
        _at(
            "2011-family",
            century=4,
            turn=1,
            seats="88,0,25,-,-/95,1,24,-,-/79,2,23,-,-",
            tokens=f"her1:0*1,her2:0*2,mil1:0*3,art1:0*2,{OTHERS}",
            bare="bus1",
        ),
        ("start",),
    ),
    Example(
        "1867",
        ("events",),
        _at(
            "2026",
            century=2,
            events="1603,1756,1867,1955",
            seats="22,3,22,-,-/30,3,22,-,-/30,3,22,-,-",
            tokens=SECOND,
        ),
        ("start",),
    ),
)
