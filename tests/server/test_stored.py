"""Whatever is written can be read; one bad row spoils no list, and a host can remove it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quebec.engine import BadInput, Deal, draw_deal, game_from_deal, opening
from quebec.engine.rulesets import ruleset_named
from quebec.record import Player, Record
from quebec.server.bots.thinkers import BotFailed, Thinkers
from quebec.server.play.acts import AnyAct, Created
from quebec.server.play.clock import Timer
from quebec.server.play.game import Game, Outcome, Seat
from quebec.server.play.setup import SeatPlan, Setup
from quebec.server.play.snapshot import from_snapshot
from quebec.server.settings import Settings
from quebec.server.store import codec
from quebec.server.tables.service import taken_snapshot
from quebec.server.wire import analyses as wire
from quebec.server.wire.facts import STRUCTURES, WireFact, encode_facts, wire_fact
from tests.server.running import API, Person, Server, in_process, seats
from tests.server.sql import change, everything, rows
from tests.server.test_admin import admin
from tools.invariants import TABLES
from tools.virtual_server.play_laws import values

T = TypeVar("T")
LONG = "x" * 41

# ---- every stored structure ---------------------------------------------------------------------

texts = st.text(st.characters(), max_size=50) | st.just(LONG) | st.just("\ud800")
numbers = st.integers() | st.integers(0, 4)
plans = st.builds(
    SeatPlan,
    kind=st.sampled_from(["me", "open", "bot", "nobody"]),
    name=texts,
    bot=texts,
    colour=st.none() | st.sampled_from(["black", "purple"]),
)
setups = st.builds(
    Setup,
    ruleset=texts,
    seats=st.lists(plans, max_size=5).map(tuple),
    public=st.booleans(),
    arranged=st.lists(st.sampled_from(["events", "position", "dice"]), max_size=3).map(tuple),
    layout=st.sampled_from(["random", "given", "square"]),
    stand_in=texts,
    prefix=st.lists(texts, max_size=3).map(tuple),
    headers=st.dictionaries(texts, texts, max_size=3),
)
deals = st.builds(
    Deal, st.lists(texts, max_size=3).map(tuple), st.lists(texts, max_size=3).map(tuple), numbers
)
outcomes = st.builds(
    Outcome,
    st.sampled_from(["played", "agreed", "bored"]),
    st.lists(numbers, max_size=5).map(tuple),
    st.lists(numbers, max_size=5).map(tuple),
)
FIELDS = {
    "seat": numbers,
    "move": texts,
    "bot": texts,
    "then": st.sampled_from(["bot", "resign", "sleep"]),
    "automatic": st.booleans(),
    "absent": st.booleans(),
    "together": st.booleans(),
    "moves": numbers,
    "away": numbers,
    "arranged": st.lists(st.sampled_from(["events", "first", "dice"]), max_size=3).map(tuple),
}
acts = st.sampled_from(get_args(AnyAct)).flatmap(
    lambda kind: st.builds(kind, **{name: FIELDS[name] for name in kind.__struct_fields__})
)


def is_read_as_written(value: T, write: Callable[[T], bytes], read: Callable[[bytes], T]) -> None:
    try:
        stored = write(value)
    except BadInput:
        return
    assert read(stored) == value


@pytest.mark.case("P12")
@given(setups)
@example(Setup(ruleset="2026", seats=(SeatPlan(kind="bot", name=LONG),)))
def test_a_setup_is_read_as_it_was_written_or_not_written(setup: Setup) -> None:
    is_read_as_written(setup, codec.setup_value, codec.setup_of)


@pytest.mark.case("P12")
@given(deals)
def test_a_deal_is_read_as_it_was_written_or_not_written(deal: Deal) -> None:
    is_read_as_written(deal, codec.deal_value, codec.deal_of)


@pytest.mark.case("P12")
@given(acts)
def test_an_act_is_read_as_it_was_written_or_not_written(act: AnyAct) -> None:
    is_read_as_written(act, codec.act_value, codec.act_of)


@pytest.mark.case("P12")
@given(outcomes)
def test_an_outcome_is_read_as_it_was_written_or_not_written(outcome: Outcome) -> None:
    is_read_as_written(outcome, codec.outcome_value, codec.outcome_of)


seats_held = st.lists(
    st.builds(Seat, st.none() | texts, texts, st.booleans(), st.booleans()), min_size=3, max_size=3
)
timers = st.none() | st.builds(
    Timer, st.lists(numbers, min_size=3, max_size=3), st.none() | numbers, numbers
)


@pytest.mark.case("P12")
@given(seats_held, timers, st.sets(numbers), st.sets(numbers), st.none() | outcomes)
@example([Seat("\ud800")] * 3, None, set(), set(), None)
@example([Seat()] * 3, Timer([2**80] * 3), set(), set(), None)
def test_a_snapshot_is_read_as_it_was_taken_or_left_out(
    held: list[Seat],
    timer: Timer | None,
    agreeing: set[int],
    freed: set[int],
    outcome: Outcome | None,
) -> None:
    setup = Setup(ruleset="2026", seats=(SeatPlan(kind="me"),) * 3)
    game = Game(setup, "anne", draw_deal(ruleset_named("2026"), 3, 1))
    game.add(Created(), "anne", 0)
    game.seats, game.timer, game.outcome = held, timer, outcome
    game.agreeing, game.freed = agreeing, freed
    taken = taken_snapshot("table", game)
    if taken is not None:
        read = from_snapshot(taken, setup, "anne", game.deal, game.rules_version)
        assert values(read) == values(game)


@pytest.mark.case("P12")
def test_facts_of_any_game_are_read_as_they_were_written() -> None:
    read = msgspec.json.Decoder(list[WireFact])
    kinds: set[type] = set()
    for seed, (ruleset, players) in enumerate(TABLES):
        chance = Random(seed)
        state = game_from_deal(ruleset, players, draw_deal(ruleset_named(ruleset), players, seed))
        told = opening(state)
        while told or not state.is_over:
            assert read.decode(encode_facts(told)) == [wire_fact(fact) for fact in told]
            kinds.update(map(type, told))
            told = [] if state.is_over else state.play(chance.choice(state.legal_moves()).text)
    assert len(kinds) > len(STRUCTURES) // 2


numbers_of_thoughts = st.floats(allow_nan=True, allow_infinity=True)
lines = st.builds(
    wire.Line,
    steps=st.just([]),
    continuation=st.just([]),
    scores=st.lists(numbers_of_thoughts, max_size=5),
    win_shares=st.lists(numbers_of_thoughts, max_size=5),
    margin=numbers_of_thoughts,
)
thoughts = st.builds(
    wire.Thought,
    **dict.fromkeys(("at", "moves", "century", "seat", "ways", "rank"), st.integers(0, 999)),
    lines=st.lists(lines, max_size=2),
    played=lines,
    lost_share=numbers_of_thoughts,
    lost_margin=numbers_of_thoughts,
    why=st.dictionaries(st.sampled_from(["zones", "tempo"]), numbers_of_thoughts),
)


class OneThought:
    """A process whose bot has thought this."""

    has_ended = False

    def __init__(self, thought: wire.Thought) -> None:
        self.thought = msgspec.json.encode(thought).decode()

    async def answer(self, seconds: float) -> Any:
        return "ready"

    async def ask(self, order: object, seconds: float) -> Any:
        return {"thought": self.thought}

    def end(self) -> None:
        pass

    async def gone(self) -> None:
        pass


@pytest.mark.case("P12")
@given(thoughts)
def test_a_thought_is_read_as_it_was_thought_or_is_a_failure(thought: wire.Thought) -> None:
    async def start(command: object, longest_answer: int) -> OneThought:
        return OneThought(thought)

    async def run() -> bytes:
        thinkers = Thinkers(1, 60, start=start)
        try:
            return await thinkers.analyse("position", {}, [], 0, 1)
        finally:
            await thinkers.close()

    try:
        stored = asyncio.run(run())
    except BotFailed:
        return
    assert msgspec.json.decode(stored, type=wire.Thought) == thought


def test_a_snapshot_that_could_not_be_read_is_left_out_and_the_move_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = SimpleNamespace(encode=msgspec.json.encode, decode=lambda value, type: None)
    monkeypatch.setattr("quebec.server.play.snapshot.json", broken)
    monkeypatch.setattr("quebec.server.tables.service.SNAPSHOT_EVERY", 1)
    with in_process(Settings(data=tmp_path)) as client:
        client.get(f"{API}/me")
        plan = {"seats": seats("me", "me", "me"), "start": True}
        made = client.post(f"{API}/tables", json=plan).json()
        path, at = f"{API}/tables/{made['id']}", made["now"]["at"]
        wished = client.post(f"{path}/wish", json={"key": "k", "seat": 0, "automatic": True})
        assert wished.status_code == 200, wished.text
        assert wished.json()["at"] == at + 1
    assert rows(tmp_path, "SELECT count(*) FROM entries") == [(at + 1,)]
    assert rows(tmp_path, "SELECT count(*) FROM snapshots") == [(0,)]
    assert "snapshot_left_out" in "".join(capsys.readouterr())


# ---- records that would spoil a list ------------------------------------------------------------


def record_of(*players: Player) -> str:
    return Record.new("2026", players, 1).write(hidden=True)


@pytest.mark.case("P12")
@pytest.mark.parametrize(
    ("player", "key"),
    [
        (Player(LONG), "bad_name"),
        (Player("Bob", LONG), "not_storable"),
    ],
    ids=["a player", "a bot"],
)
def test_a_record_with_a_name_too_long_to_be_read_is_refused(
    server: Server, player: Player, key: str
) -> None:
    anne = Person(server)
    text = record_of(player, Player("Chloé"), Player("Denis"))
    assert anne.post("/records", 422, text=text, public=True)["key"] == key
    assert anne.get("/me/tables") == []
    anne.get("/tables", phase="over")


# ---- a row that cannot be read ------------------------------------------------------------------


class Spoilt(NamedTuple):
    """A server with a table that cannot be read between two others."""

    server: Server
    anne: Person
    before: str
    bad: str
    after: str


def spoil(server: Server, table: str) -> None:
    """As a program without limits would have written it; and what lists show of it."""
    ((stored,),) = rows(server.data, "SELECT setup FROM tables WHERE id = ?", table)
    setup: dict[str, Any] = json.loads(stored)
    setup["seats"][0]["name"] = LONG
    spoilt = json.dumps(setup).encode()
    statement = "UPDATE tables SET setup = ?, clock = 'no clock' WHERE id = ?"
    assert change(server.data, statement, spoilt, table)


@pytest.fixture
def spoilt(tmp_path: Path) -> Iterator[Spoilt]:
    server = Server(tmp_path / "data").start()
    anne = Person(server, "Anne")
    before, bad, after = (
        anne.post("/tables", seats=seats("me", "open", "open"), public=True)["id"] for _ in range(3)
    )
    anne.post(f"/tables/{bad}/chat", text="a line of the bad table")
    server.stop()
    spoil(server, bad)
    server.start()
    yield Spoilt(server, anne, before, bad, after)
    server.close()
    assert '"unexpected"' not in server.errors(), server.errors()


@pytest.mark.case("P12")
def test_lists_leave_out_a_row_that_cannot_be_read_and_the_log_says_so(spoilt: Spoilt) -> None:
    anne = spoilt.anne
    for listed in (anne.get("/tables"), anne.get("/me/tables")):
        assert {row["id"] for row in listed} == {spoilt.before, spoilt.after}
    told = [json.loads(line) for line in spoilt.server.errors().splitlines()]
    assert spoilt.bad in {one.get("table") for one in told if one["event"] == "row_unreadable"}
    refused = anne.http.get(anne._url(f"/tables/{spoilt.bad}"))
    assert (refused.status_code, refused.json()["key"]) == (409, "table_damaged")


@pytest.mark.case("X4")
def test_lists_read_nothing_that_they_do_not_show(restartable: Server) -> None:
    """A setup may be large: it has the headers of a record, and moves."""
    anne = Person(restartable)
    table = anne.post("/tables", seats=seats("me", "open", "open"), public=True)["id"]
    assert change(restartable.data, "UPDATE tables SET setup = 'no setup' WHERE id = ?", table)
    for listed in (anne.get("/tables"), anne.get("/me/tables")):
        assert [(row["id"], row["ruleset"]) for row in listed] == [(table, "2026")]


@pytest.mark.case("P12")
def test_somebody_with_such_a_table_can_still_be_deleted(spoilt: Spoilt) -> None:
    anne = spoilt.anne
    anne.get("/me/export")
    assert anne.http.post(anne._url("/me/delete"), json={}).status_code == 204
    spoilt.server.stop()
    assert LONG.encode() not in everything(spoilt.server.data)
    spoilt.server.start()


@pytest.mark.case("P12")
def test_the_commands_of_a_host_go_on_after_it(spoilt: Spoilt, tmp_path: Path) -> None:
    data = spoilt.server.data
    listed = admin(data, "list", "--json")
    assert [row["table"] for row in json.loads(listed.stdout)] == [spoilt.before, spoilt.after]
    assert f"the table {spoilt.bad} cannot be read" in listed.stderr
    checked = admin(data, "check", "--json")
    assert checked.returncode == 1
    report = json.loads(checked.stdout)
    assert report["games"] == 3
    assert [(one["table"], "cannot be read" in one["what"]) for one in report["differences"]] == [
        (spoilt.bad, True)
    ]
    exported = admin(data, "export", "--all", str(tmp_path / "records"))
    assert exported.returncode == 0
    assert exported.stderr.splitlines()[-1] == "written 0  left out 3"
    assert f"{spoilt.bad}: this table is damaged" in exported.stderr


@pytest.mark.case("P12")
def test_a_host_removes_a_table_while_no_server_runs(spoilt: Spoilt) -> None:
    data = spoilt.server.data
    refused = admin(data, "remove", spoilt.bad)
    assert (refused.returncode, "another server uses" in refused.stderr) == (2, True)
    spoilt.server.stop()
    unknown = admin(data, "remove", "nothing")
    assert (unknown.returncode, "no such table" in unknown.stderr) == (2, True)
    removed = admin(data, "remove", spoilt.bad)
    assert (removed.returncode, removed.stderr) == (0, f"removed {spoilt.bad}\n")
    assert everything(data).count(spoilt.bad.encode()) == 1, "only in the log of the host"
    assert b"a line of the bad table" not in everything(data)
    spoilt.server.start()
    assert len(spoilt.anne.get("/tables")) == 2
    assert admin(data, "check").returncode == 0


@pytest.mark.embedded
def test_nothing_is_removed_where_no_database_is(tmp_path: Path) -> None:
    refused = admin(tmp_path / "none", "remove", "nothing")
    assert (refused.returncode, "there is no database" in refused.stderr) == (2, True)
    assert "there is no database" in admin(tmp_path / "none", "list").stderr
    assert not (tmp_path / "none").exists()


@pytest.mark.case("P12")
def test_a_removed_table_leaves_its_rematch_and_what_continues_it(restartable: Server) -> None:
    anne = Person(restartable)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    for seat in (0, 1):
        anne.ask(f"/tables/{table}/resign", seat=seat)
    rematch = anne.post(f"/tables/{table}/rematch")["id"]
    fork = anne.post(f"/tables/{table}/fork", entry=2, seats=seats("me", "me", "me"))["id"]
    restartable.stop()
    assert admin(restartable.data, "remove", table).returncode == 0
    restartable.start()
    assert anne.get(f"/tables/{fork}")["origin"] is None
    assert {row["id"] for row in anne.get("/me/tables")} == {rematch, fork}
