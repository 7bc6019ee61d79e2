"""A state as a dictionary of plain values, and back: for pickle, JSON and the like.

Everything that is needed to play on is in it, also the events that lie face down.
"""

from __future__ import annotations

from typing import Any, Final

from quebec.engine.board import NOBODY, NOWHERE, SITE_COUNT, ZONE_COUNT
from quebec.engine.effect import CATALOGUE, Choice, Effect
from quebec.engine.game import game_from_deal
from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput
from quebec.engine.state import (
    ARCHITECTS,
    COMPLETED,
    DEEPEST,
    SAVING,
    SEATS,
    STAGES,
    Saving,
    State,
)
from quebec.engine.table import Deal

SAVED_VERSION: Final = 1
_EFFECT_OF: Final = {effect.key: effect for effect in CATALOGUE.effects}
_ARRAYS: Final = {
    "active": (SEATS, 0, 25),
    "passive": (SEATS, 0, 25),
    "score": (SEATS, 0, 1_000_000),
    "zones": (ZONE_COUNT * SEATS, 0, 25),
    "leader": (SEATS, NOBODY, 100),
    "architect": (ARCHITECTS, NOWHERE, SITE_COUNT - 1),
    "mark": (SITE_COUNT, 0, COMPLETED),
    "builder": (SITE_COUNT * STAGES, NOBODY, SEATS - 1),
    "token": (SITE_COUNT, NOBODY, SEATS - 1),
    "stars": (SITE_COUNT, 0, 3),
}
"""The arrays of a state: their length, least and most."""


def state_to_dict(s: State) -> dict[str, Any]:
    """All of a state."""
    deal = s.setting.deal
    saved: dict[str, Any] = {
        "version": SAVED_VERSION,
        "ruleset": s.setting.ruleset.name,
        "players": int(s.players),
        "layout": list(deal.layout),
        "events": list(deal.events),
        "first": deal.first,
        "century": int(s.century),
        "turn": int(s.turn),
        "goals_scored": int(s.goals_scored),
        "first_goal": int(s.first_goal),
        "is_over": s.is_over,
    }
    for name in _ARRAYS:
        saved[name] = [int(one) for one in _array(s, name)]
    saved["pending"] = [
        [int(s.who[k]), CATALOGUE.effects[s.what[k]].key, int(s.where[k])] for k in range(s.depth)
    ]
    return saved


def state_from_dict(saved: dict[str, Any]) -> State:
    """The state that state_to_dict was given; refuses what cannot be one."""
    if not isinstance(saved, dict) or saved.get("version") != SAVED_VERSION:
        raise _bad(f"not a saved state of version {SAVED_VERSION}")
    try:
        deal = Deal(tuple(saved["layout"]), tuple(saved["events"]), saved["first"])
        s = game_from_deal(saved["ruleset"], saved["players"], deal)
        for name in _ARRAYS:
            _fill(_array(s, name), name, saved[name])
        s.century = _number(saved, "century", 1, 4)
        s.turn = _number(saved, "turn", 0, s.players - 1)
        s.goals_scored = _number(saved, "goals_scored", 0, 2)
        s.first_goal = _number(saved, "first_goal", NOBODY, s.players - 1)
        s.event = s.setting.events[s.century - 1]
        s.terms = s.event.terms
        s.end_turn()
        s.move_count = 0
        s.is_over = bool(saved["is_over"])
        if not s.is_over:
            _push(s, saved["pending"])
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise _bad(f"{type(error).__name__}: {error}") from error
    return s


def _array(s: State, name: str) -> vec[i64]:
    arrays: dict[str, vec[i64]] = {
        "active": s.active,
        "passive": s.passive,
        "score": s.score,
        "zones": s.zones,
        "leader": s.leader,
        "architect": s.architect,
        "mark": s.mark,
        "builder": s.builder,
        "token": s.token,
        "stars": s.stars,
    }
    return arrays[name]


def _fill(array: vec[i64], name: str, numbers: list[Any]) -> None:
    length, least, most = _ARRAYS[name]
    if len(numbers) != length:
        raise _bad(f"{name} has {len(numbers)} numbers, not {length}")
    for k in range(length):
        number = numbers[k]
        if not isinstance(number, int) or not least <= number <= most:
            raise _bad(f"{name} has {number!r}, not a whole number from {least} to {most}")
        array[k] = number


def _number(saved: dict[str, Any], name: str, least: int, most: int) -> int:
    number = saved[name]
    if not isinstance(number, int) or not least <= number <= most:
        raise _bad(f"{name} is {number!r}, not a whole number from {least} to {most}")
    return number


def _push(s: State, pending: list[Any]) -> None:
    if not 1 <= len(pending) <= DEEPEST:
        raise _bad(f"pending has {len(pending)} entries, not 1 to {DEEPEST}")
    for seat, key, where in pending:
        if key not in _EFFECT_OF:
            raise _bad(f"there is nothing called {key!r} that can be pending")
        if not 0 <= seat < s.players or not NOWHERE <= where < SITE_COUNT:
            raise _bad(f"{key} cannot be pending for seat {seat} at {where}")
        s.push(seat, _EFFECT_OF[key], where)
    asking: Effect = CATALOGUE.effects[s.what[s.depth - 1]]
    if not isinstance(asking, Choice):
        raise _bad(f"{asking.key} asks nobody, so it cannot be the last of what is pending")
    s.list_moves()
    if s.move_count == 0:
        raise _bad(f"there is nothing to choose for {asking.key}")


def _bad(why: str) -> BadInput:
    return BadInput("bad_saved_state", {}, f"this is no saved state: {why}")


class SavedStates(Saving):
    def write(self, s: State) -> dict[str, Any]:
        return state_to_dict(s)

    def read(self, saved: dict[str, Any]) -> State:
        return state_from_dict(saved)


SAVING.append(SavedStates())
