"""Where the designer's program is known to leave the rulebook, each with its exact condition.

What our rules offer is turned, deviation by deviation, into what that program must offer then; the
comparison itself stays one of equality. A deviation is counted where it makes a difference, or
where it is at work without one (8 to 11).
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


def expected_choices(ours: Iterable[Action], at: Situation) -> tuple[set[Action], Counter[Case]]:
    """What the record must offer, given what we do, and the deviations that make the difference."""
    choices = set(ours)
    used: Counter[Case] = Counter()
    for case, change in _CHANGES.items():
        changed = change(choices, at)
        used[case] += changed != choices
        choices = changed
    used[Case(9)] += _active_make_up(choices, at)
    return choices, used


def _only_placing(choices: set[Action], at: Situation) -> set[Action]:
    """In later centuries an architect in hand has to be placed before anything else."""
    if at.district is None and at.position.century > 0 and at.player.architect == -1:
        return {a for a in choices if isinstance(a, Architect) and not a.neutral}
    return choices


def _first_placing(choices: set[Action], at: Situation) -> set[Action]:
    return _only_placing(choices, at) if at.never_placed else choices


def _overdue_placing(choices: set[Action], at: Situation) -> set[Action]:
    return _only_placing(choices, at) if at.owes_placing else choices


def _neutral_stays_in_hand(choices: set[Action], at: Situation) -> set[Action]:
    if at.player.neutral == -1:
        return choices - {Architect(neutral=True, space=None, activate=0)}
    return choices


def _two_count_as_two(choices: set[Action], at: Situation) -> set[Action]:
    held = sum(count > 0 for count in at.player.zones)
    if (at.district, held) == ("academic", 2) or (
        (at.district, at.player.active) == ("entertainment", 2)
    ):
        return {Score(2) if action == Score(3) else action for action in choices}
    return choices


def _all_or_none(choices: set[Action], at: Situation) -> set[Action]:
    if at.district in POLITICS_ZONES and at.player.workers >= 2:
        return choices - {Place(zone, "passive", 1) for zone in POLITICS_ZONES[at.district]}
    return choices


def _place_none(choices: set[Action], at: Situation) -> set[Action]:
    if at.district in POLITICS_ZONES and at.player.workers == 0:
        return choices | {Place(zone, "passive", 0) for zone in POLITICS_ZONES[at.district]}
    return choices


def _move_two(choices: set[Action], at: Situation) -> set[Action]:
    if at.district != "jewish":
        return choices
    return {
        action
        for action in choices
        if not isinstance(action, Shift)
        or action.number == min(2, at.player.zones[ZONES.index(action.source)])
    }


def _score_without_asking(choices: set[Action], at: Situation) -> set[Action]:
    if at.district not in COUNTING:
        return choices
    if choices == {Skip()} and does_nothing(at.district, at.position, at.seat, at.trigger):
        return {Score(0)}
    return choices - {Skip()}


def _irish_point(choices: set[Action], at: Situation) -> set[Action]:
    if at.district == "irish" and Score(1) in choices:
        return choices - {Skip()}
    return choices


def _irish_activation(choices: set[Action], at: Situation) -> set[Action]:
    """We activate together with the VP (R1.4), so it is the only option we have by then."""
    if at.district == "irish" and choices == {Activate(1)}:
        return choices | {Skip()}
    return choices


_CHANGES: dict[Case, Callable[[set[Action], Situation], set[Action]]] = {
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
    """R11.5, once more and from the recorded position."""
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
