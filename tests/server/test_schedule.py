"""Which bot thinks next: nobody's tables keep those of others waiting."""

from __future__ import annotations

import pytest

from quebec.server.bots.schedule import (
    PATIENT_SECONDS,
    SAVED_SECONDS,
    SHORT_SECONDS,
    Schedule,
    Think,
)


class Play:
    """A schedule with a clock of its own; thinks are called by their tables."""

    def __init__(self, processes: int = 1, share: float = 0) -> None:
        self.watched: set[str] = set()
        self.schedule = Schedule(processes, share, self.watched.__contains__)
        self.now = 0.0
        self.running: dict[str, Think] = {}

    def add(
        self, *tables: str, person: str = "anne", address: str = "", bot: str = "level-9"
    ) -> None:
        for table in tables:
            self.schedule.add(Think(table, bot, person, address or f"@{person}", self.now))

    def start(self) -> str:
        think = self.schedule.start(self.now)
        if think is None:
            return ""
        self.running[think.table] = think
        return think.table

    def end(self, table: str, seconds: float = 1.0) -> None:
        self.now += seconds
        self.schedule.end(self.running.pop(table), self.now)

    def order(self, seconds: float = 1.0) -> list[str]:
        """One after the other, until nobody is left."""
        found = []
        while table := self.start():
            found.append(table)
            self.end(table, seconds)
        return found

    def learn(self, bot: str, seconds: float) -> None:
        self.add("lesson", bot=bot)
        assert self.order(seconds) == ["lesson"]


@pytest.mark.case("X7")
def test_people_take_turns_however_many_tables_one_has() -> None:
    play = Play()
    play.add("a1", "a2", "a3", "a4")
    play.add("b1", "b2", person="bruno")
    play.add("c1", person="chloe")
    assert play.order() == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_who_comes_late_is_next() -> None:
    play = Play()
    play.add(*(f"a{n}" for n in range(20)))
    assert play.start() == "a0"
    play.add("b", person="bruno")
    play.end("a0")
    assert play.start() == "b"


@pytest.mark.case("X7")
def test_many_people_at_one_address_take_turns_with_the_others_as_one() -> None:
    play = Play()
    for n in range(4):
        play.add(f"a{n}", person=f"guest{n}", address="10.0.0.1")
    play.add("b1", "b2", person="bruno")
    assert play.order() == ["a0", "b1", "a1", "b2", "a2", "a3"]


def test_one_person_at_many_addresses_is_still_one() -> None:
    play = Play()
    for n in range(4):
        play.add(f"a{n}", address=f"10.0.0.{n}")
    play.add("b1", "b2", person="bruno")
    assert play.order() == ["a0", "b1", "a1", "b2", "a2", "a3"]


def test_people_at_one_address_take_turns_with_each_other() -> None:
    play = Play()
    play.add("a1", "a2", "a3", address="10.0.0.1")
    play.add("b1", "b2", person="bruno", address="10.0.0.1")
    assert play.order() == ["a1", "b1", "a2", "b2", "a3"]


@pytest.mark.case("X7")
def test_tables_with_somebody_there_come_first() -> None:
    play = Play()
    play.add("a1", "a2", person="anne")
    play.add("b1", "b2", person="bruno")
    play.watched |= {"b1", "b2"}
    assert play.order() == ["b1", "b2", "a1", "a2"]


def test_somebody_may_come_while_a_table_waits() -> None:
    play = Play()
    play.add("a1", "a2", "a3")
    play.watched.add("a3")
    assert play.order() == ["a3", "a1", "a2"]


def test_who_has_waited_long_enough_waits_no_longer_behind_those_with_somebody_there() -> None:
    play = Play()
    play.add("a")
    play.watched |= {f"b{n}" for n in range(100)}
    play.add(*(f"b{n}" for n in range(100)), person="bruno")
    found = play.order(seconds=1.0)
    assert found.index("a") in (PATIENT_SECONDS, PATIENT_SECONDS + 1)


def test_no_more_long_thinks_than_processes_and_one_process_more_for_short_ones() -> None:
    play = Play(processes=2)
    play.learn("level-1", SHORT_SECONDS / 10)
    play.add("a1", "a2", "a3")
    assert [play.start(), play.start(), play.start()] == ["a1", "a2", ""]
    play.add("b1", "b2", person="bruno", bot="level-1")
    assert [play.start(), play.start()] == ["b1", ""]
    play.end("b1", 0.01)
    assert [play.start(), play.start()] == ["b2", ""]
    play.end("a1")
    assert play.start() == "a3"


def test_many_short_thinks_keep_no_long_one_waiting() -> None:
    play = Play()
    play.learn("level-1", 0.001)
    play.add(*(f"a{n}" for n in range(9)), bot="level-1")
    assert [play.start(), play.start()] == ["a0", "a1"]
    play.add("b", person="bruno")
    play.end("a0", 0.01)
    assert play.start() == "b"


@pytest.mark.case("X7")
def test_a_bot_that_thinks_long_now_and_then_is_not_short() -> None:
    play = Play()
    for _ in range(5):
        play.learn("level-9", 4 * SHORT_SECONDS)
        for _ in range(8):
            play.learn("level-9", 0.0)
    play.learn("level-1", 0.0)
    play.add("long", "next")
    assert (play.start(), play.start()) == ("long", "")
    play.add("short", bot="level-1", person="bruno")
    assert play.start() == "short"


def test_a_bot_that_has_become_slow_is_no_longer_short() -> None:
    play = Play()
    play.learn("level-8", SHORT_SECONDS / 2)
    for _ in range(10):
        play.learn("level-8", 10 * SHORT_SECONDS)
    play.add("a1")
    play.add("a2", bot="level-8")
    assert [play.start(), play.start()] == ["a1", ""]


@pytest.mark.case("X7")
def test_tables_nobody_watches_have_a_share_of_the_time() -> None:
    play = Play(share=0.5)
    tables = [f"a{n}" for n in range(1000)]
    play.add(*tables)
    begun = play.now
    thinking = 0.0
    while play.now < begun + 600:
        if table := play.start():
            play.end(table)
            thinking += 1
        else:
            pause = play.schedule.pause(play.now)
            assert pause is not None
            assert pause > 0
            play.now += pause
    assert 300 <= thinking <= 300 + SAVED_SECONDS + 1


def test_tables_with_somebody_there_need_no_share() -> None:
    play = Play(share=0.01)
    play.add(*(f"a{n}" for n in range(200)))
    while table := play.start():
        play.end(table)
    assert play.schedule.pause(play.now) is not None
    play.add("b", person="bruno")
    play.watched.add("b")
    assert play.start() == "b"


def test_with_several_processes_the_share_is_of_all_of_them() -> None:
    play = Play(processes=4, share=0.5)
    play.add(*(f"a{n}" for n in range(400)))
    while table := play.start():
        play.end(table, 2.0)
    # One second is earned in two of thinking by each of the four: never too little.
    assert not play.schedule.waiting


def test_nothing_is_waited_for_while_there_is_nobody_or_no_free_process() -> None:
    play = Play(share=0.5)
    assert play.schedule.pause(play.now) is None
    play.add("a", "b")
    assert play.start() == "a"
    assert play.schedule.pause(play.now) is None


def test_one_that_no_longer_waits_is_not_started() -> None:
    play = Play()
    gone = Think("a", "level-9", "anne", "@", 0.0)
    play.schedule.add(gone)
    play.schedule.end(gone, 0.0)
    assert play.start() == ""
    assert not play.schedule.waiting
