"""When the interpreter looks for objects in cycles."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from quebec.server.operations.collector import LATEST_SECONDS, OLD, SHARE, YOUNG, Collector
from quebec.server.times import Source, time_from


class Knot:
    """Refers to itself, so only the collector can end it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    thresholds = gc.get_threshold()
    gc.collect()
    yield Collector()
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_nothing_is_looked_at_while_there_is_little_new(collector: Collector) -> None:
    knot = weakref.ref(Knot())
    collector.tick()
    assert knot() is not None


def test_what_is_new_is_looked_at_when_there_is_enough_of_it(collector: Collector) -> None:
    knot = weakref.ref(Knot())
    new: list[list[int]] = [[] for _ in range(2 * YOUNG)]
    assert knot() is not None, "not in the middle of something"
    collector.tick()
    assert knot() is None
    assert new


def test_what_is_old_is_looked_at_now_and_then(collector: Collector) -> None:
    knot = Knot()
    old = weakref.ref(knot)
    gc.collect()
    gc.collect()
    del knot
    ticks = 0
    kept: list[list[list[int]]] = []
    while old() is not None:
        kept.append([[] for _ in range(2 * YOUNG)])
        collector.tick()
        ticks += 1
        assert ticks < OLD / YOUNG
    assert ticks > 2


class Watch:
    """Stands still, but for what is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    with time_from(Source(lambda: 0, watch.monotonic)):
        yield watch


def left_behind() -> weakref.ref[Knot]:
    """Something that has become old, and is in nobody's hands any more."""
    knot = Knot()
    gc.collect()
    gc.collect()
    return weakref.ref(knot)


def test_what_is_old_is_looked_at_in_time_even_if_nothing_is_new(
    watch: Watch, collector: Collector
) -> None:
    old = left_behind()
    collector.tick()
    assert old() is not None
    watch.seconds += LATEST_SECONDS + 1
    collector.tick()
    assert old() is None


def test_a_look_that_takes_long_is_rare(watch: Watch, collector: Collector) -> None:
    def take_long(phase: str, _: object) -> None:
        watch.seconds += phase == "stop"

    gc.callbacks.append(take_long)
    try:
        watch.seconds += LATEST_SECONDS + 1
        collector.tick()
    finally:
        gc.callbacks.remove(take_long)
    old = left_behind()
    watch.seconds += 0.9 / SHARE
    collector.tick()
    assert old() is not None
    watch.seconds += 0.2 / SHARE
    collector.tick()
    assert old() is None


def test_what_is_kept_is_not_looked_at_again(collector: Collector) -> None:
    knot = weakref.ref(Knot())
    collector.keep()
    kept: list[list[int]] = [[] for _ in range(2 * YOUNG)]
    collector.tick()
    gc.collect()
    assert knot() is not None
    assert kept
