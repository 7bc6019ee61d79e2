"""What the players' rulebook contains, and which of it holds at which table.

The words are in `texts/rulebook/`, under the same numbers; docs/rulebook.md explains both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from quebec.engine import DISTRICTS, RULESETS
from quebec.engine.effects.events import EVENTS
from quebec.engine.table import Ruleset, Table

CONDITIONS: Final[dict[str, Callable[[Ruleset, Table], bool]]] = {
    "first-edition": lambda rules, table: rules.edition == 2011,
    "new-edition": lambda rules, table: rules.edition == 2026,
    "family": lambda rules, table: len(table.leaders) == 0,
    "leaders": lambda rules, table: len(table.leaders) > 0,
    "events": lambda rules, table: rules.events,
    "no-events": lambda rules, table: not rules.events,
    "two": lambda rules, table: table.players == 2,
    "several": lambda rules, table: table.players > 2,
    # The leaders of two players differ, and some games do without the Religious one.
    "two-leaders": lambda rules, table: table.players == 2 and len(table.leaders) > 0,
    "several-leaders": lambda rules, table: table.players > 2 and len(table.leaders) > 0,
    "several-events": lambda rules, table: table.players > 2 and rules.events,
    "religious": lambda rules, table: table.players > 3 and len(table.leaders) > 0,
    "no-religious": lambda rules, table: table.players < 4 and len(table.leaders) > 0,
    "cultural-events": lambda rules, table: len(table.leaders) > 0 and rules.events,
}
"""What may hold at a table. A paragraph needs some of these; a form of a message, the one of its
name."""


class Paragraph(NamedTuple):
    """A paragraph: its address, what must hold at a table, and what is drawn beside it."""

    address: str
    """The number of a rule in docs/rules.md; with `:` and a key, one of several things in it."""
    when: tuple[str, ...] = ()
    picture: str = ""
    examples: tuple[str, ...] = ()

    @property
    def number(self) -> str:
        return self.address.partition(":")[0]

    @property
    def message(self) -> str:
        """The key of its words."""
        return self.address.replace(".", "-").replace(":", "_")


class Chapter(NamedTuple):
    number: str
    when: tuple[str, ...]
    paragraphs: tuple[Paragraph, ...]


def _chapter(number: str, *paragraphs: Paragraph, when: tuple[str, ...] = ()) -> Chapter:
    return Chapter(number, when, paragraphs)


P = Paragraph
COLOURS: Final = 4
CHAPTERS: Final = (
    _chapter(
        "R1",
        P("R1.1", picture="zones"),
        P("R1.2", picture="tiles"),
        P("R1.3", picture="workers"),
        P("R1.4"),
        P("R1.5", picture="stages"),
        P("R1.6"),
        P("R1.7"),
    ),
    _chapter("R2", P("R2.1"), P("R2.2"), P("R2.3", ("family",))),
    _chapter(
        "R3",
        P("R3.1", picture="spread"),
        P("R3.2"),
        P("R3.3", picture="hand"),
        P("R3.4"),
        P("R3.5", ("leaders",), picture="leaders"),
        P("R3.6", ("events",)),
        P("R3.7"),
    ),
    _chapter("R4", P("R4.1"), P("R4.2"), P("R4.3"), P("R4.4")),
    _chapter(
        "R5",
        P("R5.1"),
        P("R5.2"),
        P("R5.3"),
        P("R5.4"),
        P("R5.5", picture="tokens", examples=("complete-2011", "complete-2026")),
        P("R5.6", ("leaders",)),
        P("R5.7"),
        P("R5.8"),
    ),
    _chapter(
        "R6",
        P("R6.1"),
        P("R6.2"),
        P("R6.3", examples=("stage-2011", "stage-2026")),
        P("R6.4", ("religious",)),
    ),
    _chapter(
        "R7",
        P("R7.1"),
        P("R7.2"),
        P("R7.2:religious", ("religious",)),
        P("R7.2:political", ("several",)),
        P("R7.2:cultural"),
        P("R7.2:citadelle"),
        P("R7.3", ("several",)),
        P("R7.4", ("two",)),
        P("R7.5", ("no-religious",)),
        when=("leaders",),
    ),
    _chapter(
        "R8",
        P("R8.1", ("several-leaders",)),
        P("R8.2", ("events",)),
        P("R8.3"),
        P("R8.4", ("events",)),
        P("R8.5"),
        P("R8.6", ("leaders",)),
        P("R8.7"),
        P("R8.8"),
        P("R8.9", ("events",)),
        P("R8.10"),
    ),
    _chapter(
        "R9",
        P("R9.1", ("leaders",), picture="order"),
        P("R9.2", ("leaders",), examples=("cascade-2011", "cascade-2026")),
        P("R9.3", ("leaders",)),
        P("R9.4", ("leaders",)),
        P("R9.5", ("events",)),
        P("R9.6", ("family",), examples=("family",)),
        P("R9.7"),
    ),
    _chapter(
        "R10",
        P("R10.1"),
        P("R10.2"),
        P("R10.3", examples=("two",)),
        P("R10.4"),
        P("R10.5", ("leaders",)),
        P("R10.5:political2", ("leaders",)),
        P("R10.5:economic2", ("leaders",)),
        P("R10.6"),
        P("R10.7"),
        P("R10.8", ("family",)),
        when=("two",),
    ),
    _chapter(
        "R11",
        P("R11.1"),
        P("R11.2"),
        *(
            P(f"R11.2:{one.key}", picture="district")
            for colour in range(COLOURS)
            for one in sorted(DISTRICTS, key=lambda one: one.cost)
            if one.colour == colour
        ),
        P("R11.3"),
        P("R11.4"),
        P("R11.5"),
        P("R11.6"),
    ),
    _chapter(
        "R12",
        P("R12.1"),
        P("R12.2"),
        P("R12.3", examples=("final-2011", "final-2026", "final-family")),
        P("R12.4", ("events",)),
        P("R12.5"),
    ),
    _chapter(
        "R13",
        *(
            paragraph
            for century in range(1, 5)
            for paragraph in (
                P(f"R13.{century}"),
                *(
                    P(
                        f"R13.{century}:{event.year}",
                        picture="event",
                        examples=("1867",) if event.year == "1867" else (),
                    )
                    for event in EVENTS
                    if event.century == century
                ),
            )
        ),
        when=("events",),
    ),
    _chapter(
        "A",
        P("A3", ("several-leaders",)),
        P("A4"),
        P("A5"),
        P("A7"),
        P("A8"),
        P("A9"),
    ),
)

FOR_DEVELOPERS: Final = {
    "A1": "the order of two steps that no player notices",
    "A2": "the order of two steps that no player notices",
    "A6": "a case of R11.5, which says it",
    "R14.1": "where a later summary is wrong: no player here has read it",
}
"""The rules that are not in the rulebook, and why."""


class Place(NamedTuple):
    """A table that the rules allow: a set of rules and a number of players."""

    rules: Ruleset
    table: Table

    @property
    def conditions(self) -> frozenset[str]:
        """What holds there."""
        return frozenset(
            name for name, holds in CONDITIONS.items() if holds(self.rules, self.table)
        )


PLACES: Final = tuple(Place(rules, table) for rules in reversed(RULESETS) for table in rules.tables)
"""Every table there can be."""
