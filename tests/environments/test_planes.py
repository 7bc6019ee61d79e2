"""Observations as floats: planes over the sites, and the table."""

from __future__ import annotations

import numpy as np

from quebec.engine import NEIGHBOURS, SITES, State
from quebec.engine.observation import observe
from quebec.environments.planes import (
    ADJACENCY,
    GRID,
    PLANE_NAMES,
    PLANES,
    TABLE_SIZE,
    Encoded,
    encode,
)
from quebec.vector import VectorGames
from tests.tables import position
from tools.invariants import TABLES


def encoded(s: State) -> Encoded:
    return encode(np.frombuffer(observe(s, s.decider()), dtype=np.uint8)[None])


def test_a_site_has_its_planes() -> None:
    s = position(
        players=3,
        turn=1,
        architects={0: "por1", 1: "arc1"},
        stages={"por1": [2, 0]},
        tokens={"mil1": (0, 2)},
    ).state
    sites = encoded(s).sites[0]
    plane = {name: sites[k] for k, name in enumerate(PLANE_NAMES)}
    por1, arc1, mil1 = (
        next(k for k, site in enumerate(SITES) if site.name == name)
        for name in ("por1", "arc1", "mil1")
    )
    assert plane["architect of seat 1"].nonzero()[0].tolist() == [arc1]
    assert plane["architect of seat 3"].nonzero()[0].tolist() == [por1]
    assert np.isclose(plane["stages of seat 2"][por1], 1 / 3)
    assert np.isclose(plane["stages of seat 3"][por1], 1 / 3)
    assert np.isclose(plane["stars of seat 3"][mil1], 2 / 3)
    assert plane["colour economy"][por1] == 1
    assert np.isclose(plane["cost"][por1], 1)


def test_all_numbers_are_small_and_differ_where_observations_do() -> None:
    games = VectorGames.mixed(TABLES, count=len(TABLES), seed=1)
    for _ in range(120):
        before = games.observations.copy()
        games.step(games.sample())
        sites, table = encode(games.observations)
        assert sites.shape == (len(TABLES), PLANES, len(SITES))
        assert table.shape == (len(TABLES), TABLE_SIZE)
        assert np.abs(sites).max() <= 1
        assert np.abs(table).max() <= 4
        was = encode(before)
        changed = (before != games.observations).any(axis=1)
        differs = (was.sites != sites).any(axis=(1, 2)) | (was.table != table).any(axis=1)
        assert (changed == differs).all()


def test_adjacency_is_that_of_the_board() -> None:
    assert (ADJACENCY == ADJACENCY.T).all()
    for site, others in enumerate(NEIGHBOURS):
        assert tuple(ADJACENCY[site].nonzero()[0]) == others
    assert len(set(map(tuple, GRID.tolist()))) == len(SITES)
