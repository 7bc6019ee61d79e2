"""A whole game: turn by turn, what was played and what was best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from quebec.analysis.position import analyse_position
from quebec.analysis.results import Thought, means
from quebec.analysis.thinkers import thinker
from quebec.bots.bot import Budget
from quebec.bots.past import Past
from quebec.engine import Move, State
from quebec.record import Record


class Moment(NamedTuple):
    """A position of a game to be analysed, and how it continued."""

    at: int
    """Moves before it."""
    state: State
    played: tuple[Move, ...]
    """The moves up to the end of the turn, or of the century."""


@dataclass(frozen=True)
class GameAnalysis:
    """The analysis of a game."""

    thoughts: tuple[Thought, ...]
    scores: tuple[int, ...] | None
    """The points at the end; None if the game is not over."""
    winners: tuple[int, ...] = ()

    @property
    def curve(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Everybody's share of the win, by number of moves.

        It is the mean of the latest view of each seat: from its own view the seat to move looks
        better than from the others', increasingly so towards the end.
        """
        views: dict[int, tuple[float, ...]] = {}
        points: list[tuple[int, tuple[float, ...]]] = []
        for thought in self.thoughts:
            views[thought.seat] = thought.win_shares
            points.append((thought.at, means(views.values())))
        if self.scores and self.thoughts:
            last = self.thoughts[-1]
            seats = range(len(self.scores))
            end = tuple((seat in self.winners) / len(self.winners) for seat in seats)
            points.append((last.at + last.moves, end))
        return tuple(points)

    def worst(self, count: int) -> tuple[Thought, ...]:
        """The moments that lost most, the worst first."""
        lost = [thought for thought in self.thoughts if thought.lost_share > 0]
        return tuple(sorted(lost, key=lambda thought: -thought.lost_share)[:count])


def moments_of(record: Record) -> list[Moment]:
    """Where a turn starts, and where another seat has to choose in it.

    What follows the end of a century is a separate moment: before it, nobody knew the event.
    """
    moves = record.moves
    states = list(record.states())
    ends = _ends_of_turns(states, len(moves))
    found = []
    for at, state in enumerate(states[:-1]):
        begins = at == 0 or ends[at - 1] == at
        if begins or state.decider() != state.turn:
            found.append(Moment(at, state, moves[at : ends[at]]))
    return found


def _ends_of_turns(states: list[State], count: int) -> list[int]:
    """For every move the index of the first later one that is in another turn or century."""
    ends = [count] * count
    for at in range(count - 2, -1, -1):
        here, then = states[at], states[at + 1]
        same = not then.is_over and then.turn == here.turn and then.century == here.century
        ends[at] = ends[at + 1] if same and then.asking().key != "action" else at + 1
    return ends


def analyse_game(record: Record, name: str, budget: Budget) -> Iterator[Thought]:
    """Analyses each moment, one after the other, by the thinker of that name.

    A moment is judged by what was known then: the others by their turns before it.
    """
    states = record.states()
    past = Past(next(states))
    reached = 0
    for at, state, played in moments_of(record):
        for now in islice(states, at - reached):
            past.moved(now)
        reached = at
        yield analyse_position(state, thinker(name, past), budget, played=played, at=at)


def gathered(record: Record, thoughts: tuple[Thought, ...]) -> GameAnalysis:
    """The analysis of the game from those of its moments."""
    result = record.result
    return GameAnalysis(
        thoughts,
        result.scores if result else None,
        result.winners if result else (),
    )
