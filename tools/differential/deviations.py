"""Where the designer's program is known to leave the rulebook, each with its exact condition.

What our rules offer is turned, deviation by deviation, into what that program must offer then; the
comparison itself stays one of equality. A deviation is counted where it makes a difference, or
where it is at work without one (8 to 11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

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
    Position,
    Score,
    Shift,
    Skip,
)

NAMES = {
    1: "Entertainment and Academic score 2 VP, not 3, for two",
    2: "after a Political choice on the neutral building at a century's end, the Economic leader"
    " has the turn",
    3: "of main groups that tie, the first by column and row counts",
    4: "an interrupted turn without any worker ends the new century too",
    5: "from century II on, who never placed an architect may only do that",
    6: "the neutral architect does not end a century from off the board",
    7: "parts of district actions come one by one and are taken whole",
    8: "the Political leader chooses after the new site is named",
    9: "active workers make up for missing passive ones by themselves",
    10: "the Citadelle leader places before activating",
    11: "the set-up does not spread the centuries",
}

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
    nothing: bool
    """Whether our engine sees nothing to do in the district."""
    never_placed: bool
    """Whether the seat has not yet had its architect on the board."""
    owes_placing: bool
    """Whether deviation 2 kept the seat from placing its architect."""


# ---- what is offered --------------------------------------------------------------------------


def expected_choices(ours: Iterable[Action], at: Situation) -> tuple[set[Action], Counter[int]]:
    """What the record must offer, given what we do, and the deviations that make the difference."""
    choices = set(ours)
    used: Counter[int] = Counter()
    for number, change in (
        (5, _only_placing if at.never_placed else _same),
        (2, _only_placing if at.owes_placing else _same),
        (6, _neutral_stays_in_hand),
        (1, _two_count_as_two),
        (7, _parts_taken_whole),
    ):
        changed = change(choices, at)
        if changed != choices:
            used[number] += 1
        choices = changed
    if _active_make_up(choices, at):
        used[9] += 1
    return choices, used


def _same(choices: set[Action], at: Situation) -> set[Action]:
    return choices


def _only_placing(choices: set[Action], at: Situation) -> set[Action]:
    """5, and in the wake of 2: in later centuries an architect in hand has to be placed."""
    player = at.position.players[at.seat]
    if at.district is None and at.position.century > 0 and player.architect == -1:
        return {a for a in choices if isinstance(a, Architect) and not a.neutral}
    return choices


def _neutral_stays_in_hand(choices: set[Action], at: Situation) -> set[Action]:
    """6"""
    if at.position.players[at.seat].neutral == -1:
        return choices - {Architect(neutral=True, space=None, activate=0)}
    return choices


def _two_count_as_two(choices: set[Action], at: Situation) -> set[Action]:
    """1"""
    if at.district in COUNTING and _counted(at) == 2:
        return {Score(2) if action == Score(3) else action for action in choices}
    return choices


def _counted(at: Situation) -> int:
    player = at.position.players[at.seat]
    if at.district == "entertainment":
        return player.active
    return sum(count > 0 for count in player.zones)


def _parts_taken_whole(choices: set[Action], at: Situation) -> set[Action]:
    """7, without the Irish activation, which the record asks about by itself."""
    player = at.position.players[at.seat]
    if at.district in POLITICS_ZONES:
        zones = POLITICS_ZONES[at.district]
        if player.workers == 0:
            return choices | {Place(zone, "passive", 0) for zone in zones}
        if player.workers >= 2:
            return choices - {Place(zone, "passive", 1) for zone in zones}
    elif at.district == "jewish":
        return {
            action
            for action in choices
            if not isinstance(action, Shift)
            or action.number == min(2, player.zones[ZONES.index(action.source)])
        }
    elif at.district in COUNTING:
        return {Score(0)} if at.nothing else choices - {Skip()}
    elif at.district == "irish":
        if Score(1) in choices:
            return choices - {Skip()}
        if choices == {Activate(1)}:
            return choices | {Skip()}
    return choices


def _active_make_up(choices: set[Action], at: Situation) -> bool:
    """9"""
    passive = at.position.players[at.seat].passive
    return at.district is not None and any(
        isinstance(action, Place | Contribute) and action.number > passive for action in choices
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
