"""The current decision: somebody can choose, and what is refused has its reason."""

from __future__ import annotations

from collections.abc import Iterable

from quebec.engine import MOVES, IllegalMove, Move, State
from tools.invariants.base import Violation, require, snapshot


def check_decision(s: State) -> None:
    """A4: somebody can choose, among different moves, at least two unless it is a turn's action."""
    decision = s.decision
    moves = s.legal_moves()
    if s.is_over:
        require(decision is None and not moves and s.depth == 0, "something is pending at the end")
        require(
            len(s.winners) > 0
            and all(s.scores[seat] == max(s.scores) for seat in s.winners)
            and s.scores.count(max(s.scores)) == len(s.winners),
            f"{s.winners} win with {s.scores}",
        )
        return
    require(decision is not None, "nobody has to choose, but the game is not over")
    assert decision is not None
    require(s.winners == (), "somebody has won a game that is not over")
    least = 1 if decision.kind == "action" else 2
    kinds = {move.kind for move in moves}
    if len(moves) < least or len({move.index for move in moves}) < len(moves):
        raise Violation(f"{decision} offers {moves}")
    if not kinds <= {decision.kind, "skip"} or ("skip" in kinds) != decision.may_skip:
        raise Violation(f"{decision} offers {moves}")
    # R5.5: only the Political leader ever chooses in another player's turn.
    if decision.seat != s.turn and decision.effect != "complete":
        raise Violation(f"{decision} in the turn of {s.turn}")


def check_reasons(s: State) -> None:
    """There is a reason against exactly the moves that are not legal."""
    legal = {move.index for move in s.legal_moves()}
    for move in MOVES:
        reason = s.why_not(move)
        if (reason is None) != (move.index in legal):
            raise Violation(f"{move} is {'' if move.index in legal else 'not '}legal, but {reason}")


def check_refusals(s: State, moves: Iterable[Move]) -> None:
    """An illegal move is refused with that reason, and nothing has changed."""
    before = snapshot(s)
    for move in moves:
        reason = s.why_not(move)
        if reason is None:
            continue
        try:
            s.play(move)
        except IllegalMove as refusal:
            require(refusal.reason == reason, f"{move}: {refusal.reason}, but why_not: {reason}")
            require(refusal.decision == s.decision, f"{move}: refused for {refusal.decision}")
        else:
            raise Violation(f"{move} was played although {reason}")
    require(snapshot(s) == before, "an illegal move has changed the game")
