"""Our legal moves in the words of the record.

One action of the record is a chain of small choices of ours: moving an architect, for instance, is
`start`, perhaps `own` or `neutral`, and a site. All chains are played on copies; what happened
there gives the action.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from quebec.engine import ZONES, Decision, State
from quebec.engine.board import SITE_NUMBER
from quebec.engine.cards import RELIGIOUS
from quebec.engine.facts import (
    ArchitectPlaced,
    CenturyEnded,
    DistrictChosen,
    DistrictOffered,
    Fact,
    LeaderTaken,
    Scored,
    StageConstructed,
    TokenRaised,
    TurnBegan,
    WorkersMoved,
)
from tools.differential.trace import (
    Action,
    Activate,
    Architect,
    Choose,
    Contribute,
    Empty,
    Leader,
    Place,
    Score,
    Shift,
    Skip,
    Star,
)

F = TypeVar("F", bound=Fact)

Answers = dict[str, str]
"""Our moves by the verb that asks for them; what is not asked stays unused."""

LINKS = frozenset(
    (
        *("architect", "site", "hired-site", "stage", "choose-leader", "send"),
        *("place-how-many", "shift-how-many", "shift-1-to", "shift-2-to"),
    )
)
"""Verbs that continue a chain; any other one starts a new action."""


@dataclass(frozen=True)
class Chain:
    """A sequence of our small choices, and what happened in it."""

    answers: Answers
    facts: tuple[Fact, ...]
    """Up to the end of the turn, or of the century if that came first."""


def chains(s: State) -> list[Chain]:
    """All sequences from the decision of a state to the end of the action."""
    decision = s.decision
    assert decision is not None
    found: list[Chain] = []
    for move in s.legal_moves():
        _follow(s, decision, move.text, {}, (), found)
    return found


def _follow(
    s: State, decision: Decision, text: str, answers: Answers, facts: tuple[Fact, ...],
    found: list[Chain],
) -> None:  # fmt: skip
    after = s.copy()
    facts = facts + tuple(after.play(text))
    answers = answers | {decision.effect: text}
    following = after.decision
    over = any(isinstance(one, TurnBegan | CenturyEnded) for one in facts)
    if over or following is None:
        found.append(Chain(answers, _of_this_action(facts)))
    elif following.effect == "complete":
        # The Political leader's choice does not change where an architect can go: any will do, and
        # the sites are compared again after the one that was made.
        _follow(after, following, after.legal_moves()[0].text, answers, facts, found)
    elif following.effect in LINKS:
        for move in after.legal_moves():
            _follow(after, following, move.text, answers, facts, found)
    else:
        found.append(Chain(answers, _of_this_action(facts)))


def _of_this_action(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    for k, one in enumerate(facts):
        if isinstance(one, TurnBegan | CenturyEnded):
            return facts[: k + 1]
    return facts


def turn_choices(s: State, seat: int) -> dict[Action, Answers]:
    """What a turn offers, or the rest of an interrupted one, or the Mansion district."""
    return {_turn_action(s, seat, chain): chain.answers for chain in chains(s)}


def _turn_action(s: State, seat: int, chain: Chain) -> Action:
    if chain.answers.get("action", "start") == "start" and "mansion" not in chain.answers:
        return _architect(seat, chain)
    stage = _first(chain, StageConstructed)
    if stage is not None:
        site = SITE_NUMBER[stage.site]
        triggers = _offers_district(chain) or gives_action(s, seat, site)
        return Contribute(site, "active", _left(chain, seat, "active"), triggers)
    taken = _first(chain, LeaderTaken)
    if taken is not None:
        return Leader(taken.leader)
    moved = _first(chain, WorkersMoved)
    assert moved is not None, chain.answers
    return Place(moved.target, moved.source, moved.number)


def _architect(seat: int, chain: Chain) -> Action:
    if "skip" in chain.answers.values():
        return Skip()
    activated = _left(chain, seat, "passive")
    placed = _first(chain, ArchitectPlaced)
    if placed is not None:
        return Architect(placed.neutral, SITE_NUMBER[placed.site], activated)
    neutral = "neutral" in (chain.answers.get("architect"), chain.answers.get("mansion"))
    return Architect(neutral, None, activated)


def _first(chain: Chain, kind: type[F]) -> F | None:
    return next((one for one in chain.facts if isinstance(one, kind)), None)


def _offers_district(chain: Chain) -> bool:
    return _first(chain, DistrictOffered) is not None


def _left(chain: Chain, seat: int, place: str) -> int:
    """How many workers of a seat left a place."""
    return sum(
        one.number
        for one in chain.facts
        if isinstance(one, WorkersMoved) and one.seat == seat and one.source == place
    )


def gives_action(s: State, seat: int, site: int) -> bool:
    """R6.3: whether a stage there gives its district's action, useful or not."""
    return s.owner(s.architect_on(site)) != seat or s.leader[seat] == RELIGIOUS


def district_choices(s: State, seat: int) -> dict[Action, Answers]:
    """What our engine asks about a district's action."""
    return {_district_action(seat, chain): chain.answers for chain in chains(s)}


def _district_action(seat: int, chain: Chain) -> Action:
    if "skip" in chain.answers.values():
        return Skip()
    if "mansion" in chain.answers:
        return _architect(seat, chain)
    if "perform" in chain.answers:
        return _gift(chain)
    loan = _first(chain, DistrictChosen)
    if loan is not None:
        return Choose(loan.district)
    # Passive workers come first, active ones make up for what is missing (R11.1).
    number = _left(chain, seat, "passive") + _left(chain, seat, "active")
    stage = _first(chain, StageConstructed)
    if stage is not None:
        triggers = _offers_district(chain)
        return Contribute(SITE_NUMBER[stage.site], "passive", number, triggers)
    raised = _first(chain, TokenRaised)
    if raised is not None:
        return Star(SITE_NUMBER[raised.site])
    moved = _first(chain, WorkersMoved)
    assert moved is not None, chain.answers
    if "shift-from" in chain.answers:
        return Shift(moved.source, moved.target, moved.number)
    return Place(moved.target, "passive", number)


def gift_choices(s: State, code: str) -> dict[Action, Answers]:
    """What a lent action that starts with a gain offers: to take it, or not to borrow it."""
    after = s.copy()
    answers = {"lend": code}
    facts = _of_this_action(tuple(after.play(code)))
    return {_gift(Chain(answers, facts)): answers, Skip(): {"lend": "skip"}}


def _gift(chain: Chain) -> Action:
    """VP, or an activation; the Irish district gives both, and the record starts with the VP."""
    scored = _first(chain, Scored)
    if scored is not None:
        return Score(scored.points)
    moved = _first(chain, WorkersMoved)
    assert moved is not None, chain.answers
    return Activate(moved.number)


def political_choices(s: State, site: int) -> dict[Action, Answers]:
    """The zones for the Political leader's workers on a building."""
    return {Empty(site, ZONES[move.value]): {"complete": move.text} for move in s.legal_moves()}
