"""Checks the database, replays every stored game, and compares it with its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quebec.engine.facts import Fact
from quebec.engine.moves import LEADERS
from quebec.server.play.acts import Moved
from quebec.server.play.game import Act, Game
from quebec.server.play.results import result
from quebec.server.store import StoreReader, Summary, TableRow, Unreadable
from quebec.server.tables.counting import is_result
from quebec.server.tables.service import taken_snapshot
from quebec.server.tables.shown import summary
from quebec.server.wire.facts import encode_facts

NO_FACTS: Final = encode_facts([])


class Difference(Struct, frozen=True):
    """Where a game differs from what was stored; entry 0: in the lists."""

    table: str
    entry: int
    what: str


class Report(Struct, frozen=True):
    """The result. Frozen games have another rules version, and were not replayed."""

    problems: list[str]
    """Of the database as a whole."""

    games: int
    entries: int
    frozen: int
    differ: int
    differences: list[Difference]


async def check(store: StoreReader, problems: Sequence[str] = ()) -> Report:
    """Replay all games from their first entry; one that cannot be read is a difference too."""
    entries = frozen = 0
    differences: list[Difference] = []
    tables = await store.lists.ids()
    for table_id in tables:
        try:
            listed = await store.lists.find(table_id)
            row = await store.tables.find(table_id)
            if listed is None or row is None:
                raise Unreadable(str(table_id), "its id is damaged")
            if Game(row.setup, row.owner, row.deal, row.rules_version).is_frozen:
                frozen += 1
                continue
            entries += listed.summary.length
            different = await _difference(store, row, listed.summary)
        except Unreadable as error:
            different = Difference(table_id, 0, f"cannot be read: {error.problem}")
        if different:
            differences.append(different)
    return Report(list(problems), len(tables), entries, frozen, len(differences), differences)


async def _difference(store: StoreReader, row: TableRow, listed: Summary) -> Difference | None:
    """The first difference between a game and what was stored."""
    game = Game(row.setup, row.owner, row.deal, row.rules_version)
    snapshots = dict(await store.tables.snapshots(row.id))
    time = row.created
    stored_facts = _StoredFacts()
    for entry in await store.tables.entries(row.id, 0, listed.length):
        if entry.n != game.length + 1:
            return Difference(row.id, entry.n, f"entry {game.length + 1} is missing")
        try:
            facts = game.add(entry.act, entry.by, entry.time)
        except Exception as error:
            return Difference(row.id, entry.n, f"cannot be replayed: {error}")
        if not stored_facts.fits(entry.act, facts, entry.facts):
            return Difference(row.id, entry.n, "other facts")
        taken = snapshots.pop(entry.n, None)
        if taken is not None and taken != taken_snapshot(row.id, game):
            return Difference(row.id, entry.n, "another snapshot")
        time = entry.time
    if snapshots:
        return Difference(row.id, min(snapshots), "a snapshot beyond the log")
    if summary(game, time) != listed:
        return Difference(row.id, 0, "listed otherwise than its log says")
    stored = await store.results.at(row.id)
    # What was over before there were results is counted by the next server.
    if stored and not is_result(stored, time, result(game)):
        return Difference(row.id, 0, "another result than its log says")
    return None


class _StoredFacts:
    """Compares the facts of entries with the stored ones.

    Older programs stored the workers activated for a leader (R7.1) with the choice of the
    leader; now they are stored with the action, before the choice.
    """

    def __init__(self) -> None:
        self.late: list[Fact] = []
        """Workers activated by the last action that took a leader, if its facts lack them."""

    def fits(self, act: Act, facts: list[Fact], stored: bytes) -> bool:
        takes_leader = isinstance(act, Moved) and act.move == "leader"
        if takes_leader:
            self.late = facts if stored == NO_FACTS and len(facts) == 1 else []
        encodings = [encode_facts(facts)]
        if takes_leader and self.late:
            encodings.append(NO_FACTS)
        elif isinstance(act, Moved) and act.move in LEADERS:
            encodings.append(encode_facts(self.late + facts))
        return stored in encodings
