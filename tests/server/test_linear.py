"""The checker of tables across processes: it explains what can have happened, and nothing else."""

from __future__ import annotations

import pytest

from tools.linear.__main__ import main
from tools.linear.checker import explained
from tools.linear.history import Call, Log

ONE = Log().after(["a"])
TWO = ONE.after(["b"])
A = Call("append", 0, 4, 0, ("a",))
B = Call("append", 5, 9, 1, ("b",))


def test_calls_that_overlap_may_have_happened_in_any_order() -> None:
    read_late = Call("read", 1, 3, seen=ONE)
    read_early = Call("read", 3.5, 6, seen=Log())
    assert explained([A, B, read_late], Log()) == [A, read_late, B]
    # It began before the first call had ended, but after somebody had seen its entry.
    assert explained([A, B, read_late, read_early], Log()) is None
    assert explained([A, B, read_early], Log()) == [read_early, A, B]
    late = Call("stale", 2, 7, 0, seen=Log(2))
    assert explained([B, late, A], Log()) == [A, B, late]


def test_an_answer_that_no_order_explains_is_found() -> None:
    assert explained([A, Call("read", 5, 6, seen=Log())], Log()) is None, "a stale read"
    twice = Call("append", 6, 7, 0, ("c",))
    assert explained([A, twice], Log()) is None, "two entries of one number"
    assert explained([A, B, Call("read", 10, 11, seen=ONE)], Log()) is None, "a lost entry"
    other = Log().after(["x"])
    assert explained([A, Call("read", 10, 11, seen=other)], Log()) is None, "another entry"
    assert explained([A, Call("stale", 5, 6, 0, seen=Log(2))], Log()) is None, "one from nowhere"


@pytest.mark.parametrize("planted", ["acknowledged-early", "stale-reads"])
def test_a_planted_fault_is_found(planted: str) -> None:
    assert main(["--calls", "160", "--tables", "2", "--callers", "4", "--plant", planted]) == 1
