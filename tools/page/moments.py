"""Moments of recorded games, as the page would be given them: python -m tools.page.moments

They are what the gallery shows. A moment is an update as the server sends it, with why other
choices are not legal.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, cast

from quebec.engine import DISTRICTS, MOVES, ZONES, Move, State
from quebec.engine.facts import CenturyEnded, EventRevealed, Fact, ZoneScored
from quebec.record import Record, Replayed, read_record
from quebec.texts import moves as wordings
from quebec.views import Seen, preview, view
from tools.page.plain import Plain, plain_fact, plain_reason, plain_wording

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "tests" / "games"
TARGET: Final = ROOT / "web" / ".generated" / "moments"
COLOURS: Final = ("green", "black", "white", "orange", "pink")
BOT: Final = 3
PEOPLE: Final = ("Marguerite", "Étienne", "Joris", "Louise", "Élisabeth")

When = Callable[[State, "list[Fact]"], bool]


class Moment(NamedTuple):
    """A game, and the first of its states that is looked for, counting from some move on."""

    name: str
    game: str
    when: When
    after: int = 0


def asks(effect: str, century: int) -> When:
    def found(state: State, _facts: list[Fact]) -> bool:
        decision = state.decision
        return state.century == century and decision is not None and decision.effect == effect

    return found


def century_ended(state: State, facts: list[Fact]) -> bool:
    return any(isinstance(fact, CenturyEnded) for fact in facts) and not state.is_over


def over(state: State, _facts: list[Fact]) -> bool:
    return state.is_over


MOMENTS: Final = (
    Moment("opening-4", "2026-4-10", asks("action", 1)),
    Moment("century-1-3", "2011-events-3-4", asks("action", 1), 40),
    Moment("century-1-2", "2011-2-3", asks("action", 1), 30),
    Moment("site-4", "2026-4-18", asks("site", 2), 60),
    Moment("century-2-3", "2026-3-21", asks("action", 2), 90),
    Moment("stage-5", "2026-5-2", asks("stage", 2), 110),
    Moment("zones-4", "2011-events-4-19", asks("place-anywhere", 3)),
    Moment("century-3-5", "2026-5-26", asks("action", 3), 170),
    Moment("century-4-2", "2011-events-2-13", asks("action", 4), 200),
    Moment("century-4-3", "2026-3-63", asks("action", 4), 230),
    Moment("century-4-5", "2026-5-83", asks("action", 4), 250),
    Moment("leader-4", "2011-4-26", asks("leader", 2)),
    Moment("scoring-3", "2026-3-24", century_ended),
    Moment("scoring-5", "2026-5-55", century_ended, 150),
    Moment("final-3", "2026-3-4", over),
    Moment("final-5", "2011-events-5-39", over),
)


def find(moment: Moment) -> tuple[Record, list[Replayed]]:
    """The game up to the moment; the last step is the moment itself."""
    record = read_record((GAMES / f"{moment.game}.quebec").read_text(encoding="utf-8"))
    told: list[Replayed] = []
    for step in record.replay():
        told.append(step)
        if len(told) > moment.after and moment.when(step.state, step.facts):
            return record, told
    raise LookupError(f"{moment.game} has no moment {moment.name}")


def as_page_gets_it(moment: Moment) -> dict[str, object]:
    record, told = find(moment)
    state = told[-1].state
    seat = state.decision.seat if state.decision else 0
    return {
        "name": moment.name,
        "mine": [seat],
        "update": {
            "type": "update",
            "table": moment.game,
            "at": len(told),
            "entries": entries(record, told),
            "game": game(state, len(told) - 1),
        },
        "why": why_not(state),
        "before": before_scoring(told),
    }


def game(state: State, moves: int) -> dict[str, object]:
    """The game as it stands, with the choices of the seat that decides."""
    return {
        "phase": "over" if state.is_over else "playing",
        "frozen": False,
        "seats": [
            {
                "kind": "bot" if k == BOT else "person",
                "name": PEOPLE[k],
                "colour": COLOURS[k],
                "bot": "greedy" if k == BOT else "",
                "resigned": False,
                "automatic": False,
            }
            for k in range(state.players)
        ],
        "waiting": state.decision.seat if state.decision else None,
        "must_confirm": False,
        "unconfirmed": 0,
        "agreeing": [],
        "moves": moves,
        "outcome": {"how": "played", "scores": list(state.scores), "winners": list(state.winners)}
        if state.is_over
        else None,
        "clock": None,
        "view": view(state, None, with_forecast=True).seen,
        "offers": offers(state, depth=2),
    }


def offers(state: State, depth: int) -> list[Plain]:
    """Every legal move: its words, what it would do, and what the same seat could do then."""
    layout = state.setting.deal.layout
    found: list[Plain] = []
    for move in state.legal_moves():
        ahead = preview(state, move)
        twin = state.copy()
        twin.play(move)
        follows = not ahead.reveals and goes_on(state, twin)
        found.append(
            {
                "move": move.text,
                "kind": move.kind,
                "target": target(move),
                "text": plain_wording(wordings.wording(move, state, layout)),
                "facts": [plain_fact(fact) for fact in ahead.facts],
                "reveals": ahead.reveals,
                "points": [after - now for after, now in zip(twin.score, state.score, strict=True)]
                if not ahead.reveals
                else [0] * state.players,
                "forecast": None
                if ahead.reveals
                else cast(Plain, view(twin, None, with_forecast=True).seen["forecast"]),
                "then": offers(twin, depth - 1) if follows and depth > 1 else None,
            }
        )
    return found


def goes_on(state: State, twin: State) -> bool:
    """Whether the same seat chooses next, in the same turn."""
    asked, then = state.decision, twin.decision
    if asked is None or then is None:
        return False
    return then.seat == asked.seat and then.effect != "action"


def target(move: Move) -> str | None:
    """The site, zone, leader or district that a move is about."""
    match move.kind:
        case "zone":
            return ZONES[move.value]
        case "district":
            return DISTRICTS[move.value].key
        case "site" | "leader":
            return move.text
    return None


def why_not(state: State) -> dict[str, Plain]:
    """Why other moves are not legal, where there is more to say than what is asked for."""
    reasons: dict[str, Plain] = {}
    for move in MOVES:
        reason = None if state.is_over else state.why_not(move)
        if reason is not None and reason.key not in ("not_asked", "cannot_skip"):
            reasons[move.text] = plain_reason(reason)
    return reasons


def entries(record: Record, told: list[Replayed]) -> list[dict[str, object]]:
    """The log: the start, then move by move."""
    acts: list[dict[str, object]] = [
        {"act": "started"},
        *({"act": "moved", "seat": step.seat, "move": step.move.text} for step in record.steps),
    ]
    return [
        {
            "n": n + 1,
            "time": "2026-11-15T12:00:00Z",
            "act": acts[n],
            "facts": [plain_fact(fact) for fact in replayed.facts],
        }
        for n, replayed in enumerate(told)
    ]


def before_scoring(told: list[Replayed]) -> Seen | None:
    """The view before the last move, where that move ended a century."""
    if len(told) > 1 and any(isinstance(one, ZoneScored | EventRevealed) for one in told[-1].facts):
        return view(told[-2].state, None).seen
    return None


def main() -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        text = json.dumps(as_page_gets_it(moment), ensure_ascii=False)
        (TARGET / f"{moment.name}.json").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
