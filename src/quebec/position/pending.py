"""Reading the pending effects: whether such a pile can occur in a game, and what it asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.engine.board import (
    COLOUR_OF,
    COLOURS,
    DISTRICT_OF,
    LENDING,
    LENT,
    NOBODY,
    NOWHERE,
    ZONE_COUNT,
)
from quebec.engine.cards import ECONOMIC, POLITICAL, POLITICAL_OF_TWO, RELIGIOUS
from quebec.engine.effect import Choice, Effect
from quebec.engine.effects.century import COMPLETE_NEUTRAL
from quebec.engine.effects.completion import COMPLETE
from quebec.engine.effects.districts import DISTRICT_ACTIONS, PERFORM
from quebec.engine.effects.gains import ACTIVATE_FOR_START
from quebec.engine.effects.leaders import CHOOSE_LEADER, CHOOSE_PAIR, DIVIDE, TAKE_LEADER
from quebec.engine.effects.placing import SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO
from quebec.engine.effects.start import REASSIGN_HIRED, REASSIGN_NEUTRAL, REASSIGN_OWN
from quebec.engine.effects.turn import CHOOSE_ACTION
from quebec.engine.pieces import builders
from quebec.engine.reasons import BadInput
from quebec.engine.state import AVAILABLE, LAST_CENTURY, NEUTRAL, State
from quebec.position.words import (
    EFFECT_OF_KEY,
    MOST_PENDING,
    OVER,
    Pending,
    is_about_zone,
    number,
    site_named,
    unreadable,
    zone_named,
)


def read_pending(s: State, text: str) -> None:
    s.end_turn()
    if text == OVER:
        _check_over(s)
        s.is_over = True
        s.move_count = 0
        return
    items = text.split(",")
    if len(items) > MOST_PENDING:
        raise unreadable("pending", text, f"at most {MOST_PENDING} entries")
    entries = [_entry(item, s.players) for item in items]
    _check_pending(s, entries, text)
    for entry in reversed(entries):
        s.push(entry.seat, entry.effect, entry.at)
    if entries[0].effect is TAKE_LEADER:
        # An older version asked which leader before it activated anybody (R7.1).
        s.end_turn()
        TAKE_LEADER.run(s, s.turn, NOWHERE)
    asking = s.asking()
    s.list_moves()
    if s.move_count < (1 if asking.always else 2):
        raise BadInput(
            "position_no_choice",
            {"pending": items[0]},
            f"there is nothing to choose for {items[0]}, the first entry of the field pending",
        )


def _check_over(s: State) -> None:
    in_zones = any(s.in_zone(seat, zone) for seat in range(s.players) for zone in range(ZONE_COUNT))
    hired = s.players > 2 and s.architect[NEUTRAL] != NOWHERE
    if s.century != LAST_CENTURY or in_zones or hired:
        raise BadInput(
            "position_not_over",
            {"century": s.century},
            "the game cannot be over: then the century is 4, the zones are empty,"
            " and with 3 to 5 players the neutral architect is off the board",
        )


def _entry(text: str, players: int) -> Pending:
    seat, colon, rest = text.partition(":")
    key, at, place = rest.partition("@")
    effect = EFFECT_OF_KEY.get(key)
    if not colon or effect is None:
        raise unreadable("pending", text, "a seat and what it does, like 0:action or 1:arts@art2")
    where = NOWHERE
    if at:
        where = zone_named(place) if is_about_zone(effect) else site_named("pending", place)
    return Pending(number("pending", seat, 0, players - 1), effect, where)


def _check_pending(s: State, entries: Sequence[Pending], text: str) -> None:
    """Whether such a pile can occur in a game; then what follows from it is valid, too."""
    for entry in entries:
        if entry.seat != s.turn and entry.effect is not COMPLETE:
            raise BadInput(
                "position_other_seat",
                {"seat": entry.seat, "turn": s.turn, "effect": entry.effect.key},
                f"seat {entry.seat} cannot have {entry.effect.key} pending"
                f" in the turn of seat {s.turn}",
            )
    fits = _is_completion(s, entries) if entries[0].effect is COMPLETE else _is_choice(s, entries)
    if not fits:
        raise BadInput(
            "position_pending",
            {"pending": text},
            f"the field pending says {text}, but that cannot come up in this position",
        )


def _is_choice(s: State, entries: Sequence[Pending]) -> bool:
    """Whether these are the rest of one action of a turn, or of one district action."""
    if _is_start(s, entries):
        return True
    effects = tuple(entry.effect for entry in entries)
    top = entries[0]
    asks = isinstance(top.effect, Choice) or top.effect is TAKE_LEADER
    if len({entry.at for entry in entries}) > 1 or not asks:
        return False
    if top.at == NOWHERE:
        return len(entries) == 1 and _is_action(s, top.effect)
    if is_about_zone(top.effect):
        return len(entries) == 1 and _is_about_that_zone(s, top)
    return _gives_district_action(s, top.at) and _is_of_district(effects, top.at)


def _is_action(s: State, effect: Effect) -> bool:
    if effect is CHOOSE_ACTION:
        return True
    if effect is CHOOSE_LEADER:
        return TAKE_LEADER.hindrance(s, s.turn) is None and _has_activated_for_leader(s)
    if effect is CHOOSE_PAIR:
        return s.leader[s.turn] == POLITICAL_OF_TWO
    return effect in s.table.actions and effect.hindrance(s, s.turn) is None


def _has_activated_for_leader(s: State) -> bool:
    """R7.1: those workers are active before a leader is chosen, or all of them are."""
    return s.passive[s.turn] == 0 or s.active[s.turn] >= TAKE_LEADER.activates(s)


def _is_about_that_zone(s: State, entry: Pending) -> bool:
    if entry.effect is DIVIDE:
        return s.leader[s.turn] == POLITICAL_OF_TWO and entry.at < COLOURS // 2
    least = _LEAST_THERE.get(entry.effect, 0)
    return least <= s.in_zone(s.turn, entry.at)


_LEAST_THERE: Final[dict[Effect, int]] = {SHIFT_HOW_MANY: 2, SHIFT_ONE: 1, SHIFT_TWO: 2}
"""Workers that must be in a zone to leave it."""


def _gives_district_action(s: State, site: int) -> bool:
    """R6.3: the seat has just constructed a stage there, on a building that is not its own."""
    stages = builders(s, site)
    own = s.builds(s.turn, site)
    return bool(stages) and stages[-1] == s.turn and (not own or s.leader[s.turn] == RELIGIOUS)


def _is_of_district(effects: tuple[Effect, ...], site: int) -> bool:
    """Whether these are the rest of an action that a stage on this site can give."""
    own = DISTRICT_OF[site]
    if effects == (PERFORM,):
        return DISTRICT_ACTIONS[own].begins_with_gift
    givers = [own]
    if own >= LENDING:
        givers += LENT[COLOUR_OF[site]]
    return any(effects == DISTRICT_ACTIONS[giver].effects[-len(effects) :] for giver in givers)


def _is_start(s: State, entries: Sequence[Pending], leaving: int = NOWHERE) -> bool:
    """R5.3, R10.3: architects are off the board, or one is leaving a site, to be placed next."""
    effects = [entry.effect for entry in entries]
    if effects not in _STARTS or any(entry.at != NOWHERE for entry in entries):
        return False
    if REASSIGN_HIRED in effects and s.leader[s.turn] != ECONOMIC:
        return False
    if REASSIGN_NEUTRAL in effects and s.players != 2:
        return False
    moving = [s.turn if effect is REASSIGN_OWN else NEUTRAL for effect in effects[:-1]]
    return all(s.architect[architect] == leaving for architect in moving)


_STARTS: Final[list[list[Effect]]] = [
    [REASSIGN_OWN, ACTIVATE_FOR_START],
    [REASSIGN_HIRED, ACTIVATE_FOR_START],
    [REASSIGN_NEUTRAL, ACTIVATE_FOR_START],
    [REASSIGN_OWN, REASSIGN_NEUTRAL, ACTIVATE_FOR_START],
]


def _is_completion(s: State, entries: Sequence[Pending]) -> bool:
    """R5.5: the Political leader chooses, during a start or at the end of a century."""
    top, *rest = entries
    if top.at == NOWHERE or s.architect_on(top.at) == NOBODY:
        return False
    if s.leader[top.seat] != POLITICAL or not s.is_on(top.at, top.seat):
        return False
    return _is_start(s, rest, leaving=top.at) or (
        top.at == s.architect[NEUTRAL] and _is_end_of_century(s, rest)
    )


def _is_end_of_century(s: State, entries: Sequence[Pending]) -> bool:
    """R8.1 is in progress: the other steps follow, then what the century's end interrupted."""
    rules = s.setting.ruleset
    steps = rules.closing[rules.closing.index(COMPLETE_NEUTRAL) + 1 :]
    steps += rules.final if s.century == LAST_CENTURY else rules.renewal
    ending, interrupted = entries[: len(steps)], entries[len(steps) :]
    if tuple(entry.effect for entry in ending) != steps:
        return False
    if any(entry.at != NOWHERE for entry in entries):
        return False
    if [entry.effect for entry in interrupted] == [CHOOSE_ACTION]:
        return s.workers(s.turn) == 0
    return _is_start(s, interrupted) and AVAILABLE not in list(s.mark)
