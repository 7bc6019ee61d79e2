"""Pages of people: what there is to say about somebody's games, from their results.

Nothing on a page leads to a table that is not public, or names anybody who has neither opened a
page of their own nor played at a public table, except to its owner.
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
from quebec.server.store import (
    CompanionRow,
    FeatsRow,
    PageRow,
    RatingRow,
    ResultRow,
    RivalRow,
    Store,
    TotalRow,
)
from quebec.server.times import moment
from quebec.server.wire.games import Rating
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
from quebec.texts.names import SOURCES

RECENT: Final = 100
"""How many of the last games show how somebody plays: points by source, leaders, districts."""
MOST_RIVALS: Final = 20
MOST_LATEST: Final = 20
MOST_COMPANIONS: Final = 50
MOST_MET: Final = 400
"""How many of the last games are searched for companions."""


class Pages:
    """Reads pages, and lets people open and close their own."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def page(self, address: str, reader: str | None) -> PersonPage:
        """A page that its owner has opened."""
        found = await self._store.pages.find(address)
        if found is None:
            raise Refused("no_such_page")
        return await self._page(found, reader)

    async def mine(self, caller: Caller) -> PersonPage:
        """The page of the caller, open or not."""
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
        found: dict[str, list[CompanionRow]] = {}
        for row in await self._store.pages.companions(person, MOST_MET):
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
        results, pages = self._store.results, self._store.pages
        rows = await results.of(owner.person, RECENT)
        totals = await results.totals(owner.person)
        best = await results.best(owner.person)
        ratings = await self._store.ratings.all_of(owner.person)
        latest = rows[:MOST_LATEST]
        linked = {row.table_id for row in [*latest, *([best] if best else [])]}
        is_mine = owner.person == reader
        if not is_mine:
            linked = await self._store.lists.public_of(linked)
        others = await pages.others(owner.person, linked)

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
            games=sum(row.games for row in totals),
            wins=sum(row.wins for row in totals),
            best=shown(best) if best else None,
            rules=_rules(totals, ratings),
            recent=len(rows),
            sources=_sources(rows),
            leaders=_used(rows, LEADERS, lambda row: Counter(row.details.leaders)),
            districts=_used(
                rows,
                [district.key for district in DISTRICTS],
                lambda row: row.details.districts,
            ),
            feats=_feats(await results.feats(owner.person)),
            rivals=_rivals(await pages.rivals(owner.person), reader, is_mine),
            latest=[shown(row) for row in latest],
        )


def _finished(rows: Iterable[ResultRow]) -> list[ResultRow]:
    return [row for row in rows if row.how == "played"]


def _rules(totals: Sequence[TotalRow], ratings: Sequence[RatingRow]) -> list[RulesResult]:
    """A game that is rated counts as a result, so there is no rating without results."""
    known = {(one.ruleset, one.players): one for one in ratings}
    results = []
    for row in totals:
        rating = known.get((row.ruleset, row.players))
        results.append(
            RulesResult(
                ruleset=row.ruleset,
                players=row.players,
                games=row.games,
                wins=row.wins,
                place=round(row.places / row.games, 2),
                score=round(row.points / row.played, 1) if row.played else None,
                best=row.best,
                rating=Rating(value=rating.mu, error=2 * rating.sigma) if rating else None,
                abandoned=rating.abandoned if rating else 0,
            )
        )
    return results


def _sources(rows: Sequence[ResultRow]) -> list[SourceResult]:
    counted = [row.details for row in _finished(rows) if row.details.sources]
    if not counted:
        return []
    mine: Counter[str] = Counter()
    table: dict[str, float] = {}
    for details in counted:
        mine.update(details.sources)
        for source, mean in details.means.items():
            table[source] = table.get(source, 0.0) + mean
    return [
        SourceResult(
            source=source,
            mine=round(mine[source] / len(counted), 1),
            table=round(table.get(source, 0.0) / len(counted), 1),
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


def _feats(rows: Sequence[FeatsRow]) -> list[FeatShown]:
    """The rows come from the latest to the first."""
    times: Counter[str] = Counter()
    first: dict[str, int] = {}
    for row in rows:
        for feat in row.feats:
            times[feat] += 1
            first[feat] = row.finished
    return [
        FeatShown(key=key, times=times[key], first=moment(first[key]))
        for key in FEATS
        if times[key]
    ]


def _rivals(rows: Sequence[RivalRow], reader: str | None, is_mine: bool) -> list[Rival]:
    """Strangers see those who have a page, bots, and themselves."""
    rivals = [
        Rival(
            name=row.name,
            bot=row.bot,
            page=row.page,
            games=row.games,
            better=row.better,
            worse=row.worse,
            is_me=not is_mine and row.person is not None and row.person == reader,
        )
        for row in rows
        if (row.person or row.bot)
        and (is_mine or row.page or row.person is None or row.person == reader)
    ]
    return sorted(rivals, key=lambda one: not one.is_me)[:MOST_RIVALS]
