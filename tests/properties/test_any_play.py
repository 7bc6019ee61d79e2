"""Hypothesis plays: moves, refused moves, going back to an earlier position, looking ahead."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    precondition,
    rule,
)

from quebec.engine import MOVES, Move, State, new_game
from quebec.engine.chance import SEED_LIMIT
from tools.invariants import (
    TABLES,
    Watch,
    check_decision,
    check_pieces,
    check_reasons,
    check_refusals,
    snapshot,
)
from tools.random_play import RandomPlayer


class AnyPlay(RuleBasedStateMachine):
    """One game that Hypothesis plays, with positions kept aside to come back to."""

    positions = Bundle("positions")

    @initialize(
        table=st.sampled_from(TABLES),
        seed=st.integers(0, SEED_LIMIT - 1),
        turns=st.integers(0, 120),
    )
    def begin(self, table: tuple[str, int], seed: int, turns: int) -> None:
        """Start somewhere in a game: the first turns are played at random."""
        self.watch = Watch(new_game(*table, seed))
        player = RandomPlayer(Random(seed))
        while not self.watch.s.is_over and self.watch.chronicle.turns <= turns:
            self.watch.play(player.choose(self.watch.s))

    @precondition(lambda self: not self.watch.s.is_over)
    @rule(choice=st.integers(0, 47))
    def play(self, choice: int) -> None:
        moves = self.watch.s.legal_moves()
        self.watch.play(moves[choice % len(moves)])

    @rule(move=st.sampled_from(MOVES))
    def try_any_move(self, move: Move) -> None:
        check_refusals(self.watch.s, (move,))

    @rule(target=positions)
    def put_aside(self) -> tuple[State, tuple[object, ...]]:
        return self.watch.s.copy(), snapshot(self.watch.s)

    @rule(position=consumes(positions), choice=st.integers(0, 47))
    def play_what_was_put_aside(
        self, position: tuple[State, tuple[object, ...]], choice: int
    ) -> None:
        """It is still as it was, plays on by itself, and the game does not notice."""
        kept, before = position
        assert snapshot(kept) == before
        here = snapshot(self.watch.s)
        for _ in range(10):
            if kept.is_over:
                break
            kept.apply(kept.moves[choice % kept.move_count])
            check_pieces(kept)
            check_decision(kept)
        assert snapshot(self.watch.s) == here

    @rule()
    def look_ahead(self) -> None:
        self.watch.check_forecast()

    @invariant()
    def reasons_fit_the_moves(self) -> None:
        check_reasons(self.watch.s)


TestAnyPlay = AnyPlay.TestCase
TestAnyPlay.settings = settings(max_examples=100, stateful_step_count=50)
