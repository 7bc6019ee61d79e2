"""The counts that statistics need, computed chunk by chunk.

Everything is a count of how often a value occurred, so memory grows with the number of different
scores, leaders and cards, and not with that of games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from operator import mul
from pathlib import Path
from typing import Final, cast

from quebec.engine import BadInput
from quebec.engine.layout import CENTURIES
from quebec.simulation.adjusted import WHOLE_SHARE, Adjusted
from quebec.simulation.columns import NAMES, POINTS, TOTALS, USES, Chunk, ints, texts
from quebec.simulation.formats import format_of, unreadable

POINT_NAMES: Final = tuple(column.name for column in (*POINTS, *TOTALS))
USE_NAMES: Final = tuple(column.name for column in USES)
NEEDED: Final = tuple(name for name in NAMES if name not in ("game", "seed", "layout", *USE_NAMES))


class Counts:
    """The games seen so far, which are of one set of rules and one number of players."""

    def __init__(self) -> None:
        self.rules = ""
        self.players = 0
        self.games = 0
        self.points = Counter[str]()
        """Points by column, of all seats together."""
        self.won_points = Counter[str]()
        """The same, each seat's times its share of the win in sixtieths."""
        self.scores = Counter[tuple[str, int, int]]()
        """By bot, place and score."""
        self.shares = Counter[tuple[str, int, float]]()
        """By bot, place and share of the win."""
        self.ranks = Counter[tuple[int, int]]()
        """By rank and score."""
        self.leads = Counter[tuple[int, int]]()
        """By place and lead: players times the score, less everybody's points."""
        self.leader_scores = Counter[tuple[int, str, int]]()
        """By century, leader and score; the leader is empty for a seat that took none."""
        self.leader_leads = Counter[tuple[int, str, int]]()
        """By century, leader and lead."""
        self.leader_shares = Counter[tuple[int, str, float]]()
        """By century, leader and share of the win."""
        self.event_totals = Counter[tuple[int, str, int]]()
        """By century, card and everybody's points in the game."""
        self.event_spreads = Counter[tuple[int, str, int]]()
        """By century, card and the distance of the first from the last."""
        self.event_turns = Counter[tuple[int, str, int]]()
        """By century, card and turns of the game."""
        self.event_points = Counter[tuple[int, str]]()
        """By century and card: the points that the card itself gave."""
        self.turns = Counter[tuple[int, int]]()
        """By century and turns in it; century 0 is the game."""
        self.decisions = Counter[int]()
        self.ends = Counter[tuple[int, str]]()
        """By century and how it ended."""
        self.adjusted: Adjusted | None = None
        """What the seats of a table differ by; only where NumPy is installed."""

    def add(self, chunk: Chunk) -> None:
        """Add a chunk of whole games."""
        n = self.players
        score, place = ints(chunk, "score"), ints(chunk, "place")
        share, bot = cast(list[float], chunk["win_share"]), texts(chunk, "bot")
        tables = list(zip(*(score[seat::n] for seat in range(n)), strict=True))
        totals = [sum(one) for one in tables]
        # In whole numbers, whose sums do not depend on the chunks.
        sixtieths = [round(WHOLE_SHARE * one) for one in share]
        lead = [n * points - totals[row // n] for row, points in enumerate(score)]
        if self.adjusted is None and find_spec("numpy") is not None:
            self.adjusted = Adjusted(n)
        if self.adjusted is not None:
            self.adjusted.add(self.games, chunk)
        self.games += len(tables)
        self.scores.update(zip(bot, place, score, strict=True))
        self.ranks.update(zip(ints(chunk, "rank"), score, strict=True))
        self.shares.update(zip(bot, place, share, strict=True))
        self.leads.update(zip(place, lead, strict=True))
        for name in POINT_NAMES:
            self.points[name] += sum(ints(chunk, name))
            self.won_points[name] += sum(map(mul, sixtieths, ints(chunk, name)))
        spreads = [max(one) - min(one) for one in tables]
        turns = ints(chunk, "turns")[::n]
        self.turns.update((0, one) for one in turns)
        self.decisions.update(ints(chunk, "decisions")[::n])
        for century in CENTURIES:
            self.turns.update((century, one) for one in ints(chunk, f"turns_{century}")[::n])
            self.ends.update((century, one) for one in texts(chunk, f"end_{century}")[::n])
            self._add_leaders(century, texts(chunk, f"leader_{century}"), score, lead, share)
            self._add_events(century, chunk, totals, spreads, turns)

    def _add_leaders(
        self, century: int, leader: list[str], score: list[int], lead: list[int], share: list[float]
    ) -> None:
        when = [century] * len(leader)
        self.leader_scores.update(zip(when, leader, score, strict=True))
        self.leader_leads.update(zip(when, leader, lead, strict=True))
        self.leader_shares.update(zip(when, leader, share, strict=True))

    def _add_events(
        self, century: int, chunk: Chunk, totals: list[int], spreads: list[int], turns: list[int]
    ) -> None:
        cards = texts(chunk, f"event_{century}")
        goal = [f"points_goal_{one}" for one in CENTURIES]
        for name in goal if century == CENTURIES[0] else [f"points_event_{century}"]:
            seen = Counter(zip(cards, ints(chunk, name), strict=True))
            for (card, points), count in seen.items():
                self.event_points[century, card] += points * count
        each = cards[:: self.players]
        when = [century] * len(each)
        self.event_totals.update(zip(when, each, totals, strict=True))
        self.event_spreads.update(zip(when, each, spreads, strict=True))
        self.event_turns.update(zip(when, each, turns, strict=True))


def count_table(path: Path) -> Iterator[Counts]:
    """Count a table; yields the counts after each chunk, at the end those of the whole table."""
    counts = Counts()
    table = format_of(path)
    there = table.columns(path)
    also = USE_NAMES if set(USE_NAMES) <= set(there) else ()
    for chunk in _whole_games(table.read(path, (*NEEDED, *also))):
        _check_chunk(path, chunk, counts)
        counts.add(chunk)
        yield counts
    if not counts.games:
        raise unreadable(path, "it has no games")


def _whole_games(chunks: Iterable[Chunk]) -> Iterator[Chunk]:
    """The same rows, in chunks that end where a game does: before a seat 0."""
    rest: Chunk = {}
    for chunk in chunks:
        whole = {name: rest.get(name, []) + column for name, column in chunk.items()}
        seats = whole["seat"]
        end = len(seats) - 1 - seats[::-1].index(0) if 0 in seats else 0
        rest = {name: column[end:] for name, column in whole.items()}
        if end:
            yield {name: column[:end] for name, column in whole.items()}
    if rest and rest["seat"]:
        yield rest


def _check_chunk(path: Path, chunk: Chunk, counts: Counts) -> None:
    """The games of a table are of one kind, and each has all its seats in order."""
    kinds = set(zip(texts(chunk, "rules"), ints(chunk, "players"), strict=True))
    if counts.games:
        kinds.add((counts.rules, counts.players))
    if len(kinds) > 1:
        shown = ", ".join(f"{rules} with {players} players" for rules, players in sorted(kinds))
        raise BadInput(
            "table_mixed",
            {"file": str(path), "known": shown},
            f"{path} has games of several kinds ({shown}); statistics are of one kind",
        )
    counts.rules, counts.players = kinds.pop()
    seats = ints(chunk, "seat")
    n = counts.players
    if n < 1 or len(seats) % n or seats != list(range(n)) * (len(seats) // n):
        raise unreadable(path, "a game has not all of its seats, in order")
