"""Observations as floats for nets: planes over the 44 sites, a row for the rest, adjacency.

    sites, table = encode(observations)

`sites` has the shape (rows, PLANES, 44): for a net over a graph or a grid, each site has PLANES
numbers. `table` has the shape (rows, TABLE_SIZE). All numbers are from 0 to about 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from quebec.engine.board import COLOUR_OF, COST_OF, NEIGHBOURS, SITES, ZONE_COUNT
from quebec.engine.moves import LEADERS
from quebec.engine.observation import FIELDS, QUESTIONS, START_OF
from quebec.engine.rulesets import RULESETS
from quebec.engine.state import ARCHITECTS, SEATS, STAGES

Floats = npt.NDArray[np.float32]

SITE_COUNT: Final = len(SITES)
PLANE_NAMES: Final[tuple[str, ...]] = (
    *(f"tile of century {century}" for century in range(1, 5)),
    *(f"mark {mark}" for mark in ("waiting", "available", "under construction", "completed")),
    *(f"architect of seat {seat}" for seat in range(1, SEATS + 1)),
    "neutral architect",
    *(f"stages of seat {seat}" for seat in range(1, SEATS + 1)),
    *(f"stars of seat {seat}" for seat in range(1, SEATS + 1)),
    "the question is about it",
    *(f"colour {colour}" for colour in ("religion", "politics", "economy", "culture")),
    "cost",
)
PLANES: Final = len(PLANE_NAMES)

ADJACENCY: Final = np.zeros((SITE_COUNT, SITE_COUNT), dtype=np.float32)
"""1 where two sites are adjacent."""
for _site, _others in enumerate(NEIGHBOURS):
    ADJACENCY[_site, list(_others)] = 1.0
GRID: Final = np.array([(site.row, site.col) for site in SITES])
"""The row (0 to 7) and column (0 to 17) of each site, for nets over pictures."""

_PLACE_IS_ZONE: Final = frozenset({20, 22, 23, 24, 27})
"""The questions that are about a zone."""
_BOARD: Final = np.zeros((5, SITE_COUNT), dtype=np.float32)
for _site in range(SITE_COUNT):
    _BOARD[COLOUR_OF[_site], _site] = 1.0
    _BOARD[4, _site] = COST_OF[_site] / 3
_WORKERS: Final = 25.0
_POINTS: Final = 100.0
_SLICES: Final = {
    field.name: slice(START_OF[field.name], START_OF[field.name] + int(np.prod(field.shape)))
    for field in FIELDS
}
_EYE: Final = np.eye(64, dtype=np.float32)


class Encoded(NamedTuple):
    """Rows as floats."""

    sites: Floats
    table: Floats


def field(rows: npt.NDArray[np.uint8], name: str) -> npt.NDArray[np.uint8]:
    """A field of observations by its name, a row each."""
    return rows[:, _SLICES[name]]


def encode(rows: npt.NDArray[np.uint8]) -> Encoded:
    """Observations of version 2, a row each, as floats."""
    return Encoded(_sites(rows), _table(rows))


def _one_hot(numbers: npt.NDArray[np.uint8], count: int) -> Floats:
    """Numbers from 1, each as a row of 0 and 1; 0 is all 0."""
    return _EYE[numbers][..., 1 : count + 1]


def _sites(rows: npt.NDArray[np.uint8]) -> Floats:
    count = len(rows)
    planes = np.zeros((count, PLANES, SITE_COUNT), dtype=np.float32)
    planes[:, 0:4] = _one_hot(field(rows, "tile_century"), 4).transpose(0, 2, 1)
    planes[:, 4:8] = _one_hot(field(rows, "mark") + 1, 4).transpose(0, 2, 1)
    every = np.arange(count)
    architects = field(rows, "architect")
    stages = field(rows, "stages").reshape(count, ARCHITECTS, STAGES)
    for architect in range(ARCHITECTS):
        on_board = architects[:, architect] > 0
        where = architects[on_board, architect] - 1
        planes[every[on_board], 8 + architect, where] = 1.0
        for stage in range(STAGES):
            builder = stages[on_board, architect, stage]
            built = builder > 0
            at = every[on_board][built], 13 + builder[built], where[built]
            planes[at] += 1.0 / STAGES
    token = field(rows, "token")
    stars = field(rows, "stars")
    for seat in range(SEATS):
        planes[:, 19 + seat] = np.where(token == seat + 1, stars, 0) / STAGES
    question, place = field(rows, "question")[:, 0], field(rows, "place")[:, 0]
    about = (place > 0) & ~np.isin(question, list(_PLACE_IS_ZONE))
    planes[every[about], 24, place[about] - 1] = 1.0
    planes[:, 25:30] = _BOARD
    return planes


def _table(rows: npt.NDArray[np.uint8]) -> Floats:
    score = field(rows, "score").astype(np.float32) + field(rows, "score_above")
    leads = score - score[:, :1]
    question, place = field(rows, "question")[:, 0], field(rows, "place")[:, 0]
    zone = np.where(np.isin(question, list(_PLACE_IS_ZONE)), place, 0)
    pending = field(rows, "pending").reshape(len(rows), -1, 2)[:, :3, 0]
    # What has nobody in it would still have a lead.
    there = np.arange(SEATS) < field(rows, "players")
    return np.concatenate(
        [
            _one_hot(field(rows, "ruleset")[:, 0] + 1, len(RULESETS)),
            _one_hot(field(rows, "players")[:, 0], SEATS),
            _one_hot(field(rows, "century")[:, 0], 4),
            _one_hot(field(rows, "turn")[:, 0], SEATS),
            _one_hot(field(rows, "decider")[:, 0], SEATS),
            _one_hot(question, QUESTIONS),
            _one_hot(zone, ZONE_COUNT),
            _one_hot(pending, 55).sum(axis=1),
            _one_hot(field(rows, "events"), 4).reshape(len(rows), -1),
            field(rows, "goals_scored") / np.float32(2),
            _one_hot(field(rows, "first_goal")[:, 0], SEATS),
            score / _POINTS,
            np.where(there, leads, 0) / np.float32(30),
            field(rows, "active") / np.float32(10),
            field(rows, "passive") / np.float32(_WORKERS),
            _one_hot(field(rows, "leader"), len(LEADERS)).reshape(len(rows), -1),
            (field(rows, "architect") > 0).astype(np.float32),
            field(rows, "zones") / np.float32(10),
        ],
        axis=1,
        dtype=np.float32,
    )


TABLE_SIZE: Final = _table(np.zeros((1, START_OF["stars"] + SITE_COUNT), dtype=np.uint8)).shape[1]
