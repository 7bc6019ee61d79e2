"""The standings of a match: sums over whole set-ups, in constant memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from quebec.arena.bootstrap import Bootstrap
from quebec.arena.match import Match, groups
from quebec.arena.played import WHOLE_WIN, Played, margins, places
from quebec.arena.sequential import FairShareTest

FAULTS_KEPT: Final = 5
"""How many faults of a player are listed one by one; all of them are counted."""

Interval = tuple[float, float]
MEASURES: Final = 4
SETUPS, COMPLETE, FIRST = 0, 1, 2
"""The columns of the bootstrap: set-ups, games played to the end, then those of the entrants."""
WIN, RANK, SCORE, MARGIN = range(MEASURES)


@dataclass
class Tally:
    """What an entrant has done."""

    sums: list[int] = field(default_factory=lambda: [0] * MEASURES)
    moves: int = 0
    ms: float = 0.0
    losses_by_fault: int = 0
    faults: list[str] = field(default_factory=list)


class Row(NamedTuple):
    """An entrant's results, or the average of several with the same name."""

    player: str
    bot: str
    copies: int
    games: int
    win_share: float
    ci95: Interval
    mean_score: float | None
    mean_score_ci95: Interval | None
    margin: float | None
    margin_ci95: Interval | None
    rank: float
    rank_ci95: Interval | None
    ms_per_move: float | None
    moves: int
    losses_by_fault: int
    faults: tuple[str, ...]

    @property
    def title(self) -> str:
        """The name, with the number of entrants that have it."""
        return self.player if self.copies == 1 else f"{self.bot} ×{self.copies}"


class Standings:
    """The results of a match so far."""

    def __init__(self, match: Match, within: float) -> None:
        self.match = match
        self.setups = 0
        self.complete = 0
        """Games that were played to the end."""
        self.tallies = [Tally() for _ in match.entrants]
        self.tests = [FairShareTest(1 / match.seats, within) for _ in match.entrants]
        columns = FIRST + MEASURES * match.seats
        self._bootstrap = Bootstrap(columns, match.bootstrap_chance())
        self._open: list[Played] = []

    @property
    def games(self) -> int:
        return self.setups * self.match.seats

    def add(self, played: Played) -> bool:
        """Add the next game; returns whether it completes a set-up. Only whole ones are counted."""
        self._open.append(played)
        if len(self._open) < self.match.seats:
            return False
        self._add_setup(self._open)
        self._open = []
        return True

    def _add_setup(self, games: Sequence[Played]) -> None:
        seats = self.match.seats
        values = [0] * (FIRST + MEASURES * seats)
        values[SETUPS] = 1
        for played in games:
            self._add_game(played, values)
        self.setups += 1
        self.complete += values[COMPLETE]
        for entrant, tally in enumerate(self.tallies):
            own = values[FIRST + MEASURES * entrant :][:MEASURES]
            tally.sums = [total + value for total, value in zip(tally.sums, own, strict=True)]
            self.tests[entrant].add(own[WIN] / (WHOLE_WIN * seats))
        self._bootstrap.add(values)

    def _add_game(self, played: Played, values: list[int]) -> None:
        """Points of a game that was not played to its end mean nothing, and are not counted."""
        fault = played.fault
        place = places(played.scores, fault.seat if fault else None)
        margin = margins(played.scores)
        values[COMPLETE] += fault is None
        for seat, entrant in enumerate(played.seats):
            column = FIRST + MEASURES * entrant
            values[column + WIN] += place[seat].win
            values[column + RANK] += place[seat].rank
            if fault is None:
                values[column + SCORE] += played.scores[seat]
                values[column + MARGIN] += margin[seat]
            tally = self.tallies[entrant]
            tally.moves += played.moves[seat]
            tally.ms += played.ms[seat]
        if fault:
            tally = self.tallies[played.seats[fault.seat]]
            tally.losses_by_fault += 1
            if len(tally.faults) < FAULTS_KEPT:
                where = f"set-up {played.setup}, rotation {played.rotation}"
                tally.faults.append(f"{where}: {fault.reason}")

    # ---- results ----------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """A row for each entrant."""
        return [self._row((entrant,)) for entrant in range(self.match.seats)]

    def grouped_rows(self) -> list[Row]:
        """A row for each name, with the average of its entrants."""
        return [self._row(group) for group in groups([one.name for one in self.match.entrants])]

    def _row(self, group: tuple[int, ...]) -> Row:
        tallies = [self.tallies[entrant] for entrant in group]
        moves = sum(tally.moves for tally in tallies)
        seats = self.match.seats

        def mean(measure: int, divisor: int, column: int) -> float | None:
            total = sum(tally.sums[measure] for tally in tallies)
            below = self.setups if column == SETUPS else self.complete
            return total / (below * divisor * len(group)) if below else None

        def interval(measure: int, divisor: int, column: int) -> Interval | None:
            if self.setups < 2:
                return None
            tops = [FIRST + MEASURES * entrant + measure for entrant in group]
            return self._bootstrap.interval(tops, column, divisor * len(group))

        win, rank = WHOLE_WIN * seats, 2 * seats
        name = self.match.entrants[group[0]].name
        return Row(
            player=self.match.labels[group[0]],
            bot=name,
            copies=len(group),
            games=self.games,
            win_share=mean(WIN, win, SETUPS) or 0.0,
            ci95=interval(WIN, win, SETUPS) or (0.0, 1.0),
            mean_score=mean(SCORE, 1, COMPLETE),
            mean_score_ci95=interval(SCORE, 1, COMPLETE),
            margin=mean(MARGIN, 1, COMPLETE),
            margin_ci95=interval(MARGIN, 1, COMPLETE),
            rank=mean(RANK, rank, SETUPS) or 0.0,
            rank_ci95=interval(RANK, rank, SETUPS),
            ms_per_move=sum(tally.ms for tally in tallies) / moves if moves else None,
            moves=moves,
            losses_by_fault=sum(tally.losses_by_fault for tally in tallies),
            faults=tuple(fault for tally in tallies for fault in tally.faults),
        )

    def as_json(self) -> list[dict[str, Any]]:
        """What `--json` prints."""
        return [
            {
                **{key: value for key, value in row._asdict().items() if key != "copies"},
                "fair_share": 1 / self.match.seats,
                "verdict": test.verdict,
                "verdict_setups": test.setups,
            }
            for row, test in zip(self.rows(), self.tests, strict=True)
        ]
