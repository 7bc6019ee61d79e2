"""What the counts say: means with intervals, in plain values that can be printed as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeVar

from quebec.engine.effects.events import EVENTS
from quebec.engine.layout import CENTURIES
from quebec.engine.moves import LEADERS
from quebec.simulation.adjusted import NO_LEADER, WHOLE_SHARE, AdjustedRow
from quebec.simulation.columns import CENTURY_SOURCES, FINAL_SOURCES
from quebec.simulation.counts import Counts

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
NORMAL: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Mean:
    """A mean over games, with its 95 % interval; one value alone has none."""

    count: int
    mean: float
    deviation: float
    ci95: tuple[float, float] | None

    @property
    def error(self) -> float:
        """Half the interval."""
        return (self.ci95[1] - self.ci95[0]) / 2 if self.ci95 else 0.0


@dataclass(frozen=True)
class BotRow:
    bot: str
    score: Mean
    win_share: Mean


@dataclass(frozen=True)
class SeatRow:
    """A place in the order of the first round: 0 is the first player."""

    place: int
    score: Mean
    lead: Mean
    """The score, less the mean score at the table."""
    win_share: Mean


@dataclass(frozen=True)
class LeaderRow:
    """Those who took a leader in a century; NO_LEADER for those who took none."""

    century: int
    leader: str
    taken: float
    """The share of games in which it was taken; for NO_LEADER, the share of seats."""
    score: Mean
    others_score: float
    """The mean score of the others at these tables."""
    difference: Mean
    """The score, less the mean score of the others at the table."""
    win_share: Mean
    others_win_share: float


@dataclass(frozen=True)
class EventRow:
    """Games with a card."""

    century: int
    year: str
    games: int
    score: Mean
    """The mean score at a table."""
    difference: Mean
    """The same, less the mean of all games."""
    spread: Mean
    """Points between the first and the last."""
    turns: Mean
    points: float
    """What the card itself gave to a seat."""


@dataclass(frozen=True)
class SourceRow:
    """Mean points of a seat from a source."""

    source: str
    centuries: tuple[float, ...]
    final: float
    total: float
    winners: float
    """The mean of those who won."""


@dataclass(frozen=True)
class LengthRow:
    """Century 0 is the game."""

    century: int
    turns: Mean
    ends: dict[str, float]
    """How often the century ended in each way."""


@dataclass(frozen=True)
class ScoreRow:
    """How scores are distributed: of all players, or of a place in the result (1: the winners)."""

    rank: int
    """0: of all players."""
    count: int
    quantiles: tuple[int, ...]
    """Those of QUANTILES."""
    histogram: dict[int, int]
    """How often each score occurred."""


@dataclass(frozen=True)
class Summary:
    rules: str
    players: int
    games: int
    score: Mean
    decisions: Mean
    bots: tuple[BotRow, ...]
    seats: tuple[SeatRow, ...]
    leaders: tuple[LeaderRow, ...]
    events: tuple[EventRow, ...]
    sources: tuple[SourceRow, ...]
    """The last row is the total."""
    length: tuple[LengthRow, ...]
    scores: tuple[ScoreRow, ...]
    adjusted: tuple[AdjustedRow, ...]
    """Empty without NumPy."""


def summarise(counts: Counts) -> Summary:
    score = mean_of(_picked((points, n) for (_, _, points), n in counts.scores.items()))
    return Summary(
        rules=counts.rules,
        players=counts.players,
        games=counts.games,
        score=score,
        decisions=mean_of(counts.decisions),
        bots=tuple(_bot(counts, bot) for bot in sorted({key[0] for key in counts.scores})),
        seats=tuple(_seat(counts, place) for place in range(counts.players)),
        leaders=tuple(_leaders(counts)),
        events=tuple(_events(counts, score.mean)),
        sources=tuple(_sources(counts)),
        length=tuple(_length(counts, century) for century in (0, *CENTURIES)),
        scores=tuple(_scores(counts)),
        adjusted=tuple(counts.adjusted.rows()) if counts.adjusted else (),
    )


def mean_of(seen: Mapping[int, int] | Mapping[float, int], scale: float = 1.0) -> Mean:
    """The mean of values, weighted by their counts, divided by a scale."""
    count = sum(seen.values())
    mean = sum(value * n for value, n in seen.items()) / count
    squares = sum(n * (value - mean) ** 2 for value, n in seen.items())
    deviation = sqrt(squares / (count - 1)) if count > 1 else 0.0
    half = NORMAL * deviation / sqrt(count)
    interval = ((mean - half) / scale, (mean + half) / scale) if count > 1 else None
    return Mean(count, mean / scale, deviation / scale, interval)


def _picked(pairs: Iterable[tuple[Key, int]]) -> Counter[Key]:
    """A new count, in which several keys may become one value."""
    picked = Counter[Key]()
    for value, n in pairs:
        picked[value] += n
    return picked


def _bot(counts: Counts, bot: str) -> BotRow:
    return BotRow(
        bot,
        mean_of(_picked((key[2], n) for key, n in counts.scores.items() if key[0] == bot)),
        mean_of(_picked((key[2], n) for key, n in counts.shares.items() if key[0] == bot)),
    )


def _seat(counts: Counts, place: int) -> SeatRow:
    leads = _picked((key[1], n) for key, n in counts.leads.items() if key[0] == place)
    return SeatRow(
        place,
        mean_of(_picked((key[2], n) for key, n in counts.scores.items() if key[1] == place)),
        mean_of(leads, scale=counts.players),
        mean_of(_picked((key[2], n) for key, n in counts.shares.items() if key[1] == place)),
    )


def _leaders(counts: Counts) -> Iterable[LeaderRow]:
    seen = {key[:2] for key in counts.leader_scores}
    if all(leader == "" for _, leader in seen):
        return
    others = counts.players - 1
    for century in CENTURIES:
        for leader in (*LEADERS, ""):
            if (century, leader) not in seen:
                continue
            of = (century, leader)
            score = mean_of(_third(counts.leader_scores, of))
            # Players times the score, less everybody's points, is the sum over the others of
            # what lies between.
            difference = mean_of(_third(counts.leader_leads, of), scale=others)
            share = mean_of(_third(counts.leader_shares, of))
            chances = counts.games * (1 if leader else counts.players)
            yield LeaderRow(
                century,
                leader or NO_LEADER,
                score.count / chances,
                score,
                score.mean - difference.mean,
                difference,
                share,
                (1 - share.mean) / others,
            )


def _third(seen: Mapping[tuple[int, str, Key], int], of: tuple[int, str]) -> Counter[Key]:
    return _picked((key[2], n) for key, n in seen.items() if key[:2] == of)


def _events(counts: Counts, usual: float) -> Iterable[EventRow]:
    seats = counts.players
    for event in EVENTS:
        of = (event.century, event.year)
        totals = _third(counts.event_totals, of)
        if not totals:
            continue
        score = mean_of(totals, scale=seats)
        low, high = score.ci95 or (score.mean, score.mean)
        apart = (low - usual, high - usual) if score.ci95 else None
        games = score.count
        yield EventRow(
            event.century,
            event.year,
            games,
            score,
            Mean(games, score.mean - usual, score.deviation, apart),
            mean_of(_third(counts.event_spreads, of)),
            mean_of(_third(counts.event_turns, of)),
            counts.event_points[of] / (games * seats),
        )


def _sources(counts: Counts) -> Iterable[SourceRow]:
    rows = counts.games * counts.players

    def mean(name: str) -> float:
        return counts.points[name] / rows

    def won(names: Iterable[str]) -> float:
        return sum(counts.won_points[name] for name in names) / (WHOLE_SHARE * counts.games)

    for source in CENTURY_SOURCES:
        names = [f"points_{source}_{century}" for century in CENTURIES]
        means = tuple(map(mean, names))
        yield SourceRow(source, means, 0.0, sum(means), won(names))
    for source in FINAL_SOURCES:
        name = f"points_{source}"
        yield SourceRow(source, (0.0,) * len(CENTURIES), mean(name), mean(name), won([name]))
    names = [f"points_century_{century}" for century in CENTURIES]
    means = tuple(map(mean, names))
    final = mean("points_final")
    yield SourceRow("total", means, final, sum(means) + final, won([*names, "points_final"]))


def _length(counts: Counts, century: int) -> LengthRow:
    turns = _picked((key[1], n) for key, n in counts.turns.items() if key[0] == century)
    ends = {key[1]: n / counts.games for key, n in counts.ends.items() if key[0] == century}
    return LengthRow(century, mean_of(turns), dict(sorted(ends.items())))


def _scores(counts: Counts) -> Iterable[ScoreRow]:
    ranks = sorted({rank for rank, _ in counts.ranks})
    for rank in (0, *ranks):
        seen = _picked((points, n) for (one, points), n in counts.ranks.items() if rank in (0, one))
        yield ScoreRow(
            rank,
            sum(seen.values()),
            tuple(_quantile(seen, part) for part in QUANTILES),
            dict(sorted(seen.items())),
        )


def _quantile(seen: Mapping[int, int], part: float) -> int:
    """The least value that at least this part of all values does not exceed."""
    left = part * sum(seen.values())
    for value in sorted(seen):
        left -= seen[value]
        if left <= 0:
            return value
    return max(seen)
