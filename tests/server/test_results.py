"""Results of finished games: written with the last entry, the same as the log tells again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from quebec.bots.levels import LEVELS
from quebec.engine.facts import (
    CenturyBegan,
    Fact,
    Scored,
    TurnBegan,
    WorkersMoved,
    ZoneScored,
)
from quebec.server.limits import Limits
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import (
    AnswerEnd,
    Asker,
    Close,
    Join,
    Play,
    ProposeEnd,
    Resign,
    Start,
)
from quebec.server.play.feats import FEATS, STRONGEST, EndedGame
from quebec.server.play.results import result
from quebec.server.play.setup import SeatPlan
from quebec.server.settings import DATABASE
from quebec.server.store import ResultRow, Store, database_at
from quebec.server.store.sql.results import HAS_FEATS
from quebec.server.store.sqlite.schema import migrate
from quebec.server.tables.counting import Counting, is_result, recount
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.wire.tables import NewTable
from tests.server.sql import rows
from tests.server.stores import ON_POSTGRES, place
from tools.make_databases import FOLDER, load

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")


class House:
    """Tables without a network."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = Service(store, Hub())
        self.hosting = Hosting(self.service, Limits())
        self.sessions = Sessions(store, b"a key of no importance")

    async def person(self, name: str) -> str:
        return (await self.sessions.begin(name))[1].person

    async def table(self, *people: str, **options: object) -> Table:
        """Somebody at each seat; the game has started."""
        plans = tuple(SeatPlan(kind="me" if one == people[0] else "open") for one in people)
        new = NewTable(ruleset="2011", seats=plans, **options)  # type: ignore[arg-type]
        table = await self.hosting.create(new, people[0])

        for seat, one in enumerate(people):
            if plans[seat].kind == "open":
                await self.service.ask(
                    table.id, Join(key=f"join-{seat}", seat=seat, invited=True), Asker(one)
                )
        await self.service.ask(table.id, Start(key="start"), Asker(people[0]))
        return table

    async def play(self, table: Table, seed: int = 1) -> None:
        """To the end, at random."""
        chance = Random(seed)
        while table.game.phase == "playing":
            game = table.game
            seat = game.decider
            assert seat is not None
            moves = (chance.choice(game.offered()).text,)
            await self.service.ask(
                table.id,
                Play(at=game.length, key=f"k{game.length}", moves=moves, confirm=True),
                Asker(game.seats[seat].person),
            )


def in_house(tmp_path: Path, scene: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await database_at(place(tmp_path)).open()
        try:
            await scene(House(store))
        finally:
            await store.close()

    asyncio.run(run())


def test_a_game_that_was_played_has_a_row_for_each_seat_and_points_by_source(
    tmp_path: Path,
) -> None:
    async def scene(house: House) -> None:
        anne, bob = await house.person("Anne"), await house.person("Bob")
        table = await house.table(anne, bob)
        await house.play(table)
        found = await house.store.results.at(table.id)
        outcome = table.game.outcome
        assert outcome is not None
        assert [row.person for row in found] == [anne, bob]
        assert tuple(row.score for row in found) == outcome.scores
        assert {row.seat for row in found if row.place == 1} == set(outcome.winners)
        for row in found:
            assert (row.ruleset, row.players, row.how, row.counts) == ("2011", 2, "played", True)
            assert row.finished == table.time
            assert sum(row.details.sources.values()) == row.score
        means = found[0].details.means
        assert sum(means.values()) == pytest.approx(sum(outcome.scores) / 2, abs=0.1)
        assert await recount(house.store) == (1, 0)
        assert await house.store.results.of(anne, 10) == [found[0]]

    in_house(tmp_path, scene)


def test_what_did_not_come_to_a_fair_end_does_not_count(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        anne, bob = await house.person("Anne"), await house.person("Bob")
        agreed = await house.table(anne, bob)
        for ask, who in (
            (ProposeEnd(key="end", seat=0), anne),
            (AnswerEnd(key="yes", seat=1, agree=True), bob),
        ):
            await house.service.ask(agreed.id, ask, Asker(who))
        found = await house.store.results.at(agreed.id)
        assert [(row.place, row.counts) for row in found] == [(None, False)] * 2
        alone = await house.hosting.create(
            NewTable(ruleset="2011", seats=(ME, ME), start=True), anne
        )
        await house.service.ask(alone.id, Resign(key="r", seat=0), Asker(anne))
        assert [row.counts for row in await house.store.results.at(alone.id)] == [False] * 2
        left = await house.table(anne, bob)
        await house.service.ask(left.id, Resign(key="r", seat=0), Asker(anne))
        found = await house.store.results.at(left.id)
        assert [(row.place, row.counts, row.resigned) for row in found] == [
            (2, True, True),
            (1, True, False),
        ]
        closed = await house.hosting.create(NewTable(seats=(ME, OPEN, OPEN)), anne)

        await house.service.ask(closed.id, Close(key="c"), Asker(anne))
        assert await house.store.results.at(closed.id) == []
        assert await house.store.results.uncounted() == []

    in_house(tmp_path, scene)


@pytest.mark.embedded
def test_games_that_were_over_before_are_counted_once(tmp_path: Path) -> None:
    load(FOLDER / "0006.sql", tmp_path / "quebec.sqlite3")

    async def scene(house: House) -> None:
        (table,) = await house.store.results.uncounted()
        assert await Counting(house.store, pause=0).count() == 1
        found = await house.store.results.at(table)
        assert [row.how for row in found] == ["resigned"] * 3
        assert await Counting(house.store, pause=0).count() == 0
        assert await recount(house.store) == (1, 0)

    in_house(tmp_path, scene)


def test_another_result_than_that_of_the_log_is_found_and_put_right(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        anne, bob = await house.person("Anne"), await house.person("Bob")
        table = await house.table(anne, bob)
        await house.service.ask(table.id, Resign(key="r", seat=0), Asker(anne))

        right = result(table.game)
        assert right is not None
        stored = await house.store.results.at(table.id)
        assert is_result(stored, table.time, right)
        swapped: list[ResultRow] = stored[::-1]
        assert not is_result(swapped, table.time, right)
        assert not is_result([], table.time, right)
        assert not is_result(stored, table.time, None)

        await house.store.results.put(
            table.id, table.time, replace(right, seats=right.seats[::-1][:1])
        )
        assert await recount(house.store) == (1, 1)
        assert await house.store.results.at(table.id) == stored

    in_house(tmp_path, scene)


# ---- feats --------------------------------------------------------------------------------------

CASCADE: list[Fact] = [
    ZoneScored("citadelle", 1, (4, 0)),
    WorkersMoved(0, 2, "citadelle", "religion"),
    ZoneScored("religion", 1, (4, 0)),
    WorkersMoved(0, 2, "religion", "politics"),
    ZoneScored("politics", 1, (4, 0)),
    WorkersMoved(0, 2, "politics", "economy"),
    ZoneScored("economy", 1, (4, 0)),
    WorkersMoved(0, 2, "economy", "culture"),
    ZoneScored("culture", 1, (4, 0)),
    WorkersMoved(0, 2, "culture", "active"),
]


def ended(
    facts: list[Fact] | None = None,
    scores: tuple[int, int] = (50, 40),
    leaders: tuple[list[str], list[str]] | None = None,
    bots: tuple[str, str] = ("", ""),
    districts: dict[str, int] | None = None,
) -> EndedGame:
    winners = tuple(k for k, score in enumerate(scores) if score == max(scores))
    return EndedGame(facts or [], scores, winners, leaders or ([], []), (districts or {}, {}), bots)


@pytest.mark.parametrize(
    ("feat", "has", "has_not"),
    [
        ("economic", ended(leaders=(["economic"] * 2, [])), ended(leaders=(["economic"], []))),
        ("cascade", ended(CASCADE), ended([*CASCADE[:4], TurnBegan(1, 2), *CASCADE[4:]])),
        (
            "cascade",
            ended(CASCADE),
            ended([*CASCADE[:-1], WorkersMoved(0, 4, "culture", "passive")]),
        ),
        (
            "comeback",
            ended([Scored(1, 9, "zone", "religion", 1), CenturyBegan(4, ())]),
            ended([CenturyBegan(4, ())]),
        ),
        ("landslide", ended(scores=(65, 40)), ended(scores=(64, 40))),
        ("narrow", ended(scores=(41, 40)), ended(scores=(40, 40))),
        ("towering", ended(scores=(75, 25)), ended(scores=(74, 26))),
        ("court", ended(leaders=(list("abcd"), [])), ended(leaders=(list("abca"), []))),
        ("unled", ended(leaders=([], ["political"])), ended()),
        (
            "traveller",
            ended(districts=dict.fromkeys("abcdefghijklmn", 1)),
            ended(districts=dict.fromkeys("abcdefghijklm", 3)),
        ),
        ("giant", ended(bots=("", STRONGEST)), ended(bots=("", "level-8"))),
    ],
)
def test_a_feat_is_told_by_the_facts(feat: str, has: EndedGame, has_not: EndedGame) -> None:
    assert FEATS[feat](has, 0)
    assert not FEATS[feat](has_not, 0)
    assert not FEATS[feat](has, 1), "the other seat has it too"


def test_the_giant_is_the_strongest_level() -> None:
    assert LEVELS[-1].name == STRONGEST


def test_games_without_feats_are_not_read_for_a_page(tmp_path: Path) -> None:
    """The condition is that of the index, word for word; otherwise it would not be used."""
    query = f"SELECT details FROM results WHERE person = 'x' AND counts AND {HAS_FEATS}"
    explain, uses = (
        ("EXPLAIN", "Index Scan using results_feats")
        if ON_POSTGRES
        else ("EXPLAIN QUERY PLAN", "INDEX results_feats (person=?)")
    )
    if not ON_POSTGRES:
        migrate(tmp_path / DATABASE)
    plan = rows(tmp_path, f"{explain} {query} ORDER BY finished")
    assert uses in plan[0][-1]
