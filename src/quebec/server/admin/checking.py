"""Every stored game is replayed: does its log still say what it said?"""

from __future__ import annotations

from msgspec import Struct

from quebec.engine import BadInput, IllegalMove
from quebec.server.play.game import Game
from quebec.server.play.snapshot import snapshot
from quebec.server.store import GameRow, Store
from quebec.server.tables.shown import summary
from quebec.server.wire.facts import encode_facts


class Difference(Struct, frozen=True):
    """Where a game is not what it was; entry 0: in what is listed of it."""

    table: str
    entry: int
    what: str


class Report(Struct, frozen=True):
    """What came of it. Frozen games are of other rules, and were not replayed."""

    games: int
    entries: int
    frozen: int
    differ: int
    differences: list[Difference]


async def check(store: Store) -> Report:
    """Replay all games, from their first entry on."""
    entries = frozen = 0
    differences: list[Difference] = []
    tables = await store.all_games()
    for table in tables:
        row = await store.game(table)
        assert row is not None
        listed = await store.summary(table)
        if Game(row.setup, row.owner, row.deal, row.rules_version).is_frozen:
            frozen += 1
            continue
        entries += listed.length
        different = await _difference(store, row)
        if different:
            differences.append(different)
    return Report(len(tables), entries, frozen, len(differences), differences)


async def _difference(store: Store, row: GameRow) -> Difference | None:
    """The first thing in a game that is not as it was stored."""
    game = Game(row.setup, row.owner, row.deal, row.rules_version)
    listed = await store.summary(row.id)
    snapshots = dict(await store.snapshots(row.id))
    time = row.created
    for entry in await store.entries(row.id, 0, listed.length):
        if entry.n != game.length + 1:
            return Difference(row.id, entry.n, f"entry {game.length + 1} is missing")
        try:
            facts = encode_facts(game.add(entry.act, entry.by, entry.time))
        except (AssertionError, BadInput, IllegalMove, IndexError) as error:
            return Difference(row.id, entry.n, f"cannot be replayed: {error}")
        if facts != entry.facts:
            return Difference(row.id, entry.n, "other facts")
        taken = snapshots.pop(entry.n, None)
        if taken is not None and taken != snapshot(game):
            return Difference(row.id, entry.n, "another snapshot")
        time = entry.time
    if snapshots:
        return Difference(row.id, min(snapshots), "a snapshot beyond the log")
    if summary(game, time) != listed:
        return Difference(row.id, 0, "listed otherwise than its log says")
    return None
