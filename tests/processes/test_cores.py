"""How many processors we may use, which a container or an affinity makes fewer than there are."""

from __future__ import annotations

import os

import pytest

from quebec.server.settings import free_cores


@pytest.mark.parametrize(("ours", "free"), [({3, 5, 7}, 2), ({4}, 1)])
def test_bots_get_the_processors_that_we_may_use_but_one(
    monkeypatch: pytest.MonkeyPatch, ours: set[int], free: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: ours)
    assert free_cores() == free
