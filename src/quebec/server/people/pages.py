"""Pages of people: what there is to say about somebody's games, from their results.

Nothing on a page leads to a table that is not public, or names anybody who has not opened a page of
their own, except to its owner.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from quebec.engine import DISTRICTS
from quebec.engine.moves import LEADERS
from quebec.server.people.sessions import Caller
from quebec.server.play.feats import FEATS
from quebec.server.play.refusals import Refused
from quebec.server.store import PageRow, ResultRow, RivalRow, Store
from quebec.server.times import moment
from quebec.server.wire.meeting import (
    Companion,
    FeatShown,
    GameResult,
    PersonPage,
    Rival,
    RulesResult,
    SourceResult,
    Used,
)

MOST_GAMES: Final = 400
"""The last ones, which a page is about."""
MOST_RIVALS: Final = 20
MOST_LATEST: Final = 20
MOST_COMPANIONS: Final = 50
SOURCES: Final = (
    "zone",
    "majority",
    "district",
    "leader",
    "event",
    "unfinished",
    "active",
    "main_group",
    "building",
)
"""Of points, in the order of the ledger."""


class Pages:
    """Reads them; opens and closes one's own."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def page(self, address: str, reader: str | None) -> PersonPage:
        """A page that its owner has opened."""
        found = await self._store.pages.find(address)
        if found is None:
            raise Refused("no_such_page")
        return await self._page(found, reader)

    async def mine(self, caller: Caller) -> PersonPage:
        """One's own, open or not."""
        found = await self._store.pages.of(caller.person)
        if found is None:
            raise Refused("no_session")
        return await self._page(found, caller.person)

    async def set_open(self, caller: Caller, is_open: bool) -> PersonPage:
        """A page that is opened again has another address."""
        if is_open:
            await self._store.pages.open(caller.person, secrets.token_urlsafe(9))
        else:
            await self._store.pages.close(caller.person)
        return await self.mine(caller)

    async def companions(self, person: str) -> list[Companion]:
        """Those that somebody has played with, the latest first."""
        found: dict[str, list[RivalRow]] = {}
        for row in await self._store.pages.rivals(person, MOST_GAMES):
            # Whoever is gone has no name, and neither has a guest who never chose one.
            if row.person and row.name:
                found.setdefault(row.person, []).append(row)
        return [
            Companion(
                name=rows[0].name,
                table=rows[0].table_id,
                seat=rows[0].seat,
                games=len(rows),
                last=moment(rows[0].finished),
            )
            for rows in list(found.values())[:MOST_COMPANIONS]
        ]

    async def _page(self, owner: PageRow, reader: str | None) -> PersonPage:
        rows = await self._store.results.of(owner.person, MOST_GAMES)
        rivals = await self._store.pages.rivals(owner.person, MOST_GAMES)
        latest = rows[:MOST_LATEST]
        best = max(_finished(rows), key=lambda row: row.score, default=None)
        linked = {row.table_id for row in [*latest, *([best] if best else [])]}
        is_mine = owner.person == reader
        if not is_mine:
            linked = await self._store.lists.public_of(linked)
        others: dict[str, list[str]] = {}
        for rival in rivals:
            if rival.table_id in linked:
                others.setdefault(rival.table_id, []).append(rival.name or rival.bot)

        def shown(row: ResultRow) -> GameResult:
            return GameResult(
                table=row.table_id if row.table_id in linked else None,
                finished=moment(row.finished),
                ruleset=row.ruleset,
                players=row.players,
                how=row.how,
                place=row.place,
                score=row.score,
                others=others.get(row.table_id, []),
            )

        return PersonPage(
            name=owner.name,
            page=owner.page,
            mine=is_mine,
            since=moment(owner.created),
            games=len(rows),
            wins=sum(row.place == 1 for row in rows),
            best=shown(best) if best else None,
            rules=_rules(rows),
            sources=_sources(rows),
            leaders=_used(rows, LEADERS, lambda row: Counter(row.details.leaders)),
            districts=_used(
                rows,
                [district.key for district in DISTRICTS],
                lambda row: row.details.districts,
            ),
            feats=_feats(rows),
            rivals=_rivals(rivals, reader, is_mine),
            latest=[shown(row) for row in latest],
        )


def _finished(rows: Iterable[ResultRow]) -> list[ResultRow]:
    return [row for row in rows if row.how == "played"]


def _rules(rows: Sequence[ResultRow]) -> list[RulesResult]:
    kinds: dict[tuple[str, int], list[ResultRow]] = {}
    for row in rows:
        kinds.setdefault((row.ruleset, row.players), []).append(row)
    results = []
    for (ruleset, players), those in kinds.items():
        scores = [row.score for row in _finished(those)]
        results.append(
            RulesResult(
                ruleset=ruleset,
                players=players,
                games=len(those),
                wins=sum(row.place == 1 for row in those),
                place=round(sum(row.place or 0 for row in those) / len(those), 2),
                score=round(sum(scores) / len(scores), 1) if scores else None,
                best=max(scores, default=None),
            )
        )
    return sorted(results, key=lambda one: -one.games)


def _sources(rows: Sequence[ResultRow]) -> list[SourceResult]:
    told = [row.details for row in _finished(rows) if row.details.sources]
    if not told:
        return []
    mine: Counter[str] = Counter()
    table: dict[str, float] = {}
    for details in told:
        mine.update(details.sources)
        for source, mean in details.means.items():
            table[source] = table.get(source, 0.0) + mean
    return [
        SourceResult(
            source=source,
            mine=round(mine[source] / len(told), 1),
            table=round(table.get(source, 0.0) / len(told), 1),
        )
        for source in SOURCES
        if mine[source] or table.get(source)
    ]


def _used(
    rows: Sequence[ResultRow],
    keys: Sequence[str],
    uses: Callable[[ResultRow], Mapping[str, int]],
) -> list[Used]:
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for row in rows:
        found = uses(row)
        times.update(found)
        games.update(found.keys())
        if row.place == 1:
            wins.update(found.keys())
    used = [
        Used(key=key, times=times[key], games=games[key], wins=wins[key])
        for key in keys
        if games[key]
    ]
    return sorted(used, key=lambda one: -one.times)


def _feats(rows: Sequence[ResultRow]) -> list[FeatShown]:
    """The rows come from the latest to the first."""
    times: Counter[str] = Counter()
    first: dict[str, int] = {}
    for row in rows:
        for feat in row.details.feats:
            times[feat] += 1
            first[feat] = row.finished
    return [
        FeatShown(key=key, times=times[key], first=moment(first[key]))
        for key in FEATS
        if times[key]
    ]


def _rivals(rows: Sequence[RivalRow], reader: str | None, is_mine: bool) -> list[Rival]:
    """Strangers see those who have a page, bots, and themselves."""
    found: dict[str, list[RivalRow]] = {}
    for row in rows:
        is_seen = is_mine or row.page or row.person is None or row.person == reader
        if row.counts and is_seen and (row.person or row.bot):
            found.setdefault(row.person or row.bot, []).append(row)
    rivals = [
        Rival(
            name=those[0].name,
            bot="" if those[0].person else those[0].bot,
            page=those[0].page,
            games=len(those),
            better=sum((row.own_place or 0) < (row.place or 0) for row in those),
            worse=sum((row.own_place or 0) > (row.place or 0) for row in those),
            is_me=not is_mine and those[0].person is not None and those[0].person == reader,
        )
        for those in found.values()
    ]
    return sorted(rivals, key=lambda one: (not one.is_me, -one.games))[:MOST_RIVALS]
