"""Where the designer's program is known to break the rules, each with its exact condition.

What our rules offer is turned, deviation by deviation, into what that program must offer then; the
comparison itself is still for equality. It is also checked that our side follows the rulebook.
A deviation is counted where it makes a difference, or where it applies without one (8 to 11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from quebec.engine.board import (
    COST_OF,
    DISTRICTS,
    LENDING,
    NEIGHBOURS,
    SITES,
    SITES_AROUND,
    ZONES,
)
from quebec.engine.layout import MOST_ALIKE, pairs_alike
from quebec.engine.native import i64, vec
from tools.differential.trace import (
    Action,
    Activate,
    Architect,
    Choose,
    Contribute,
    Place,
    Player,
    Position,
    Score,
    Shift,
    Skip,
)

NAMES = {
    1: "Entertainment and Academic score 2 VP, not 3, for two",
    2: "when the Political leader chooses for the neutral building at a century's end, the turn"
    " passes to the Economic leader",
    3: "of main groups that tie, the first by column and row counts",
    4: "who resumes an interrupted turn without any worker ends the new century at once",
    5: "from century II on, who never placed an architect may only do that",
    6: "the neutral architect does not end a century from off the board",
    7: "parts of district actions come in a fixed order, some of them whole or not at all",
    8: "the Political leader chooses after the new site is named",
    9: "active workers make up for missing passive ones by themselves",
    10: "the Citadelle leader places before activating",
    11: "the set-up does not spread the centuries",
}


class Case(NamedTuple):
    """A deviation by its number; if it shows in several ways, which of them."""

    number: int
    which: str = ""


TURN_PASSES = Case(2, "the turn passes")
ONLY_CURRENT = Case(2, "the game is over, and only `current` differs")
STILL_IN_HAND = Case(2, "who lost the turn may only place the architect still in hand")
TWO_OR_NONE = Case(7, "politics: two or none")
PLACE_NONE = Case(7, "politics: without workers, placing 0 is offered")
MOVE_TWO = Case(7, "Jewish: two move if two are there")
NO_DECLINING = Case(7, "Academic, Entertainment: cannot be declined")
IRISH_POINT = Case(7, "Irish: the VP comes first and cannot be declined")
IRISH_ACTIVATION = Case(7, "Irish: the activation is asked for by itself and can be declined")

POLITICS_ZONES = {
    "municipal_administration": ("religion", "economy"),
    "provincial_administration": ("politics", "culture"),
    "military_administration": ("citadelle",),
}
ENDS_CENTURY = Architect(neutral=False, space=None, activate=0)
"""The own architect finds no tile, which is there for all architects or for none."""
COUNTING = ("academic", "entertainment")
"""The districts that score for zones or active workers."""
KEYS = tuple(district.key for district in DISTRICTS)


@dataclass(frozen=True)
class Situation:
    """What the choices of a step depend on."""

    position: Position
    seat: int
    district: str | None
    trigger: int | None
    """The space of the stage that led to the district."""
    never_placed: bool
    """Whether the seat has not yet had its architect on the board."""
    owes_placing: bool
    """Whether deviation 2 kept the seat from placing its architect."""

    @property
    def player(self) -> Player:
        return self.position.players[self.seat]


# ---- what is offered --------------------------------------------------------------------------


class Change(NamedTuple):
    """What a deviation makes of our choices."""

    without: frozenset[Action] = frozenset()
    """Choices of ours that the record lacks…"""
    instead: frozenset[Action] = frozenset()
    """…and those that it has beyond ours."""


NO_CHANGE = Change()


class Expected(NamedTuple):
    """What the record must offer, given what we do."""

    choices: set[Action]
    used: Counter[Case]
    """The deviations that make the difference."""
    astray: set[Action]
    """Choices that we leave out, or offer, as the record does, though the rulebook does not."""


def expected_choices(ours: Iterable[Action], at: Situation) -> Expected:
    """Our choices with the listed deviations, and no others."""
    expected = Expected(set(ours), Counter(), set())
    for case, deviate in _CHANGES.items():
        change = deviate(expected.choices, at)
        expected.used[case] += change != NO_CHANGE
        expected.astray.update(change.without - expected.choices)
        expected.astray.update(change.instead & expected.choices)
        expected.choices.difference_update(change.without)
        expected.choices.update(change.instead)
    expected.used[Case(9)] += _active_make_up(expected.choices, at)
    return expected


def _only_placing(choices: set[Action], at: Situation) -> Change:
    """In later centuries an architect in hand has to be placed before anything else."""
    if at.district is not None or at.position.century == 0 or at.player.architect != -1:
        return NO_CHANGE
    return Change(
        without=frozenset(a for a in choices if not isinstance(a, Architect) or a.neutral)
    )


def _first_placing(choices: set[Action], at: Situation) -> Change:
    return _only_placing(choices, at) if at.never_placed else NO_CHANGE


def _overdue_placing(choices: set[Action], at: Situation) -> Change:
    return _only_placing(choices, at) if at.owes_placing else NO_CHANGE


def _neutral_stays_in_hand(choices: set[Action], at: Situation) -> Change:
    if at.player.neutral != -1 or ENDS_CENTURY not in choices:
        return NO_CHANGE
    return Change(without=frozenset({Architect(neutral=True, space=None, activate=0)}))


def _two_count_as_two(choices: set[Action], at: Situation) -> Change:
    held = sum(count > 0 for count in at.player.zones)
    counted = {"academic": held, "entertainment": at.player.active}
    if counted.get(at.district or "") != 2:
        return NO_CHANGE
    return Change(without=frozenset({Score(3)}), instead=frozenset({Score(2)}))


def _all_or_none(choices: set[Action], at: Situation) -> Change:
    if at.district not in POLITICS_ZONES or at.player.workers < 2:
        return NO_CHANGE
    return Change(without=_places(at.district, 1))


def _place_none(choices: set[Action], at: Situation) -> Change:
    if at.district not in POLITICS_ZONES or at.player.workers > 0:
        return NO_CHANGE
    return Change(instead=_places(at.district, 0))


def _places(district: str, number: int) -> frozenset[Action]:
    return frozenset(Place(zone, "passive", number) for zone in POLITICS_ZONES[district])


def _move_two(choices: set[Action], at: Situation) -> Change:
    if not any(isinstance(action, Shift) for action in choices):
        return NO_CHANGE
    return Change(
        without=frozenset(
            Shift(source, target, 1)
            for source, count in zip(ZONES, at.player.zones, strict=True)
            for target in ZONES
            if count >= 2 and target != source
        )
    )


def _score_without_asking(choices: set[Action], at: Situation) -> Change:
    if at.district not in COUNTING:
        return NO_CHANGE
    nothing = does_nothing(at.district, at.position, at.seat, at.trigger)
    return Change(without=frozenset({Skip()}), instead=frozenset({Score(0)} if nothing else ()))


def _irish_point(choices: set[Action], at: Situation) -> Change:
    if at.district != "irish" or Score(1) not in choices:
        return NO_CHANGE
    return Change(without=frozenset({Skip()}))


def _irish_activation(choices: set[Action], at: Situation) -> Change:
    """We activate together with the VP (R1.4), so it is the only option we have by then."""
    if at.district != "irish" or Activate(1) not in choices:
        return NO_CHANGE
    return Change(instead=frozenset({Skip()}))


_CHANGES: dict[Case, Callable[[set[Action], Situation], Change]] = {
    Case(5): _first_placing,
    STILL_IN_HAND: _overdue_placing,
    Case(6): _neutral_stays_in_hand,
    Case(1): _two_count_as_two,
    TWO_OR_NONE: _all_or_none,
    PLACE_NONE: _place_none,
    MOVE_TWO: _move_two,
    NO_DECLINING: _score_without_asking,
    IRISH_POINT: _irish_point,
    IRISH_ACTIVATION: _irish_activation,
}


def _active_make_up(choices: set[Action], at: Situation) -> bool:
    """9: the source is called passive, however many active ones it takes."""
    return at.district is not None and any(
        isinstance(action, Place | Contribute) and action.number > at.player.passive
        for action in choices
    )


# ---- what does nothing ------------------------------------------------------------------------


def useless_loans(at: Situation) -> set[Action]:
    """R11.5: actions that the record lends though they do nothing; to us that is to decline."""
    if at.district is None or KEYS.index(at.district) < LENDING:
        return set()
    colour = DISTRICTS[KEYS.index(at.district)].colour
    return {
        Choose(district.key)
        for district in DISTRICTS[:LENDING]
        if district.colour == colour
        and does_nothing(district.key, at.position, at.seat, at.trigger)
    }


def does_nothing(district: str, position: Position, seat: int, trigger: int | None) -> bool:
    """R11.5, checked again from the recorded position."""
    player = position.players[seat]
    match district:
        case "protestant":
            return player.workers == 0
        case "jewish":
            return player.workers == 0 and not any(player.zones)
        case "port":
            return player.passive == 0
        case "academic":
            return not any(player.zones)
        case "entertainment":
            return player.active == 0
        case "arts":
            return not any(tile.owner == seat and tile.stars < 3 for tile in position.tiles)
        case "business":
            return not any(
                tile.architect != -1
                and len(tile.stages) < 3
                and space != trigger
                and COST_OF[space] <= player.workers
                for space, tile in enumerate(position.tiles)
            )
    return district in POLITICS_ZONES and player.workers == 0


# ---- the final scoring ------------------------------------------------------------------------


def main_group_shortfall(position: Position, seat: int) -> int:
    """3: what the seat loses by the first of its tied main groups, against the best of them."""
    value = (0, 1, 3, 6)
    groups = _groups(position, seat)
    if not groups:
        return 0
    sums = [sum(value[position.tiles[space].stars] for space in group) for group in groups]
    tied = [group for group, total in zip(groups, sums, strict=True) if total == max(sums)]
    # All tied groups have the same value; the one with the fewest stars wins the most by it.
    stars = [sum(position.tiles[space].stars for space in group) for group in tied]
    first = min(range(len(tied)), key=lambda k: min((SITES[s].col, SITES[s].row) for s in tied[k]))
    return stars[first] - min(stars)


def _groups(position: Position, seat: int) -> list[set[int]]:
    """R12.3: the seat's buildings with a token, as far as they touch."""
    rest = {space for space, tile in enumerate(position.tiles) if tile.owner == seat}
    groups: list[set[int]] = []
    while rest:
        group, border = set[int](), {min(rest)}
        while border:
            group |= border
            border = {near for space in border for near in NEIGHBOURS[space]} & rest - group
        groups.append(group)
        rest -= group
    return groups


# ---- the set-up -------------------------------------------------------------------------------


def is_bunched(centuries: tuple[int, ...]) -> bool:
    """11: whether a layout lacks the spread that ours have (R3.2)."""
    around = (tuple(centuries[site] for site in sites) for sites in SITES_AROUND)
    crowded = any(len(set(group)) < len(group) for group in around)
    return crowded or pairs_alike(vec[i64](centuries)) > MOST_ALIKE
