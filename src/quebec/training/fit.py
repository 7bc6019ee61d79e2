"""Fitting the nets to lessons: gradient descent by hand (Adam), in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from quebec.engine.thinking.features import LEFT_PARTS, SEAT_FEATURES, TABLE_FEATURES
from quebec.training.lessons import Array, Lessons

SCORE_UNIT = 15.0
"""Points: errors of the expected score count in these."""
STRAIGHT = 2
"""Units of the first layer that go straight to the outputs."""

Parameters = dict[str, Array]
"""The weights of a net by name, for rows divided by their scales."""


class Scales(NamedTuple):
    """What rows are divided by, so that all numbers in them vary alike."""

    seat: Array
    table: Array


class Course(NamedTuple):
    """How a net learns."""

    epochs: float = 4.0
    batch: int = 256
    rate: float = 2e-3
    last_rate: float = 1e-4
    decay: float = 1e-4
    win_weight: float = 1.0
    score_weight: float = 1.0
    claims: float = 0.0


def scales_of(lessons: Sequence[Lessons]) -> Scales:
    seat = np.concatenate([one.rows.reshape(-1, int(SEAT_FEATURES)) for one in lessons])
    table = np.concatenate([one.table for one in lessons])
    return Scales(_spread(seat), _spread(table))


def _spread(rows: Array) -> Array:
    spread: Array = np.sqrt((rows.astype(np.float32) ** 2).mean(axis=0))
    # What was never seen is left small, should it ever be seen.
    spread[spread < 0.05] = 1.0
    return spread.astype(np.float32)


def beginner(hidden: int, wide: int, chance: np.random.Generator) -> Parameters:
    """A net that knows nothing."""
    units = hidden + STRAIGHT
    seat, table = int(SEAT_FEATURES), int(TABLE_FEATURES)

    def drawn(rows: int, columns: int, spread: float) -> Array:
        return (chance.standard_normal((rows, columns)) * spread).astype(np.float32)

    own = drawn(seat, units, 0.08)
    others = drawn(seat, units, 0.04)
    whole = drawn(table, units, 0.08)
    for part in (own, others, whole):
        part[:, hidden:] = 0.0
    return {
        "own": own,
        "others": others,
        "table": whole,
        "bias": np.zeros(units, np.float32),
        "second": drawn(hidden, wide, (2.0 / hidden) ** 0.5),
        "second_bias": np.zeros(wide, np.float32),
        "last": drawn(wide, 2, 0.1) * np.array([1.0, 0.0], np.float32),
        "last_bias": np.zeros(2, np.float32),
        "rate": np.array([0.06, 0.0], np.float32),
    }


class Seen(NamedTuple):
    """A batch on its way through a net."""

    rows: Array
    table: Array
    hidden: Array
    wide: Array
    points: Array
    claim: Array
    left: Array
    expected: Array


def forward(p: Parameters, scales: Scales, batch: Lessons) -> Seen:
    rows = batch.rows.astype(np.float32) / scales.seat
    table = batch.table.astype(np.float32) / scales.table
    others = rows @ p["others"]
    mean = (others.sum(axis=1, keepdims=True) - others) / (rows.shape[1] - 1)
    before = rows @ p["own"] + mean + (table @ p["table"])[:, None, :] + p["bias"]
    hidden = np.maximum(before[..., :-STRAIGHT], 0.0)
    wide = np.maximum(hidden @ p["second"] + p["second_bias"], 0.0)
    out = wide @ p["last"] + p["last_bias"] + before[..., -STRAIGHT:]
    points = out[..., 0] * SCORE_UNIT
    left = batch.table[:, 0].astype(np.float32)[:, None] / float(LEFT_PARTS)
    expected = batch.scores + points
    claim = out[..., 1] + (p["rate"][0] + p["rate"][1] * left) * expected
    return Seen(rows, table, hidden, wide, points, claim, left, expected)


def shares_of(claim: Array) -> Array:
    odds = np.exp(claim - claim.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


class Errors(NamedTuple):
    """How far off a net is."""

    score: float
    """Standard deviation of the final scores from those expected, in points."""
    surprise: float
    """Mean of -log(share) over winners."""


def errors_of(p: Parameters, scales: Scales, lessons: Sequence[Lessons]) -> Errors:
    squares = surprise = seats = positions = 0.0
    for one in lessons:
        for first in range(0, len(one.rows), 4096):
            batch = Lessons(*(part[first : first + 4096] for part in one))
            seen = forward(p, scales, batch)
            squares += float(((batch.final - seen.expected) ** 2).sum())
            seats += seen.expected.size
            shares = shares_of(seen.claim)
            surprise -= float((np.log(np.maximum(shares, 1e-9)) * batch.won).sum())
            positions += len(batch.rows)
    return Errors((squares / seats) ** 0.5, surprise / positions)


def gradients(p: Parameters, scales: Scales, batch: Lessons, course: Course) -> Parameters:
    seen = forward(p, scales, batch)
    count, players = seen.points.shape
    g_claim = course.win_weight * (shares_of(seen.claim) - batch.won) / count
    g_points = course.score_weight * (seen.expected - batch.final) / SCORE_UNIT / (count * players)
    rate = (g_claim * seen.expected).sum(), (g_claim * seen.expected * seen.left).sum()
    g_out = np.stack([g_points, g_claim * course.claims], axis=-1)
    g_wide = (g_out @ p["last"].T) * (seen.wide > 0)
    g_hidden = (g_wide @ p["second"].T) * (seen.hidden > 0)
    g_before = np.concatenate([g_hidden, g_out], axis=-1)
    g_others = (g_before.sum(axis=1, keepdims=True) - g_before) / (players - 1)
    flat = seen.rows.reshape(-1, seen.rows.shape[-1])
    return {
        "own": flat.T @ g_before.reshape(len(flat), -1),
        "others": flat.T @ g_others.reshape(len(flat), -1),
        "table": seen.table.T @ g_before.sum(axis=1),
        "bias": g_before.sum(axis=(0, 1)),
        "second": seen.hidden.reshape(len(flat), -1).T @ g_wide.reshape(len(flat), -1),
        "second_bias": g_wide.sum(axis=(0, 1)),
        "last": seen.wide.reshape(len(flat), -1).T @ g_out.reshape(len(flat), -1),
        "last_bias": g_out.sum(axis=(0, 1)),
        "rate": np.array(rate, np.float32) * 1e-2,
    }


def learn(
    p: Parameters,
    scales: Scales,
    lessons: Sequence[Lessons],
    course: Course,
    chance: np.random.Generator,
) -> Parameters:
    """The net after it has seen the lessons; tables of different sizes take turns by batches."""
    p = {name: value.copy() for name, value in p.items()}
    mean = {name: np.zeros_like(value) for name, value in p.items()}
    square = {name: np.zeros_like(value) for name, value in p.items()}
    batches = _batches(lessons, course, chance)
    for step, (which, chosen) in enumerate(batches, 1):
        batch = Lessons(*(part[chosen] for part in lessons[which]))
        done = step / len(batches)
        rate = course.rate * (course.last_rate / course.rate) ** done
        for name, slope in gradients(p, scales, batch, course).items():
            mean[name] += 0.1 * (slope - mean[name])
            square[name] += 0.001 * (slope**2 - square[name])
            best = mean[name] / (1 - 0.9**step)
            size = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
            p[name] -= rate * best / size
            if name in ("own", "others", "table", "second"):
                p[name] *= 1 - course.decay * rate / course.last_rate
    return p


def _batches(
    lessons: Sequence[Lessons], course: Course, chance: np.random.Generator
) -> list[tuple[int, Array]]:
    found: list[tuple[int, Array]] = []
    for which, one in enumerate(lessons):
        wanted = int(course.epochs * len(one.rows))
        order = np.concatenate(
            [chance.permutation(len(one.rows)) for _ in range(-(-wanted // len(one.rows)))]
        )[:wanted]
        found += [(which, part) for part in np.array_split(order, max(1, wanted // course.batch))]
    return [found[k] for k in chance.permutation(len(found))]


def as_net(p: Parameters, scales: Scales) -> Mapping[str, Array]:
    """The weights as they are used for playing: for rows as they are, and points."""
    own, others = (p[name] / scales.seat[:, None] for name in ("own", "others"))
    table, bias = p["table"] / scales.table[:, None], p["bias"].copy()
    last, last_bias = p["last"].copy(), p["last_bias"].copy()
    points = p["own"].shape[1] - STRAIGHT
    for part in (own, others, table):
        part[:, points] *= SCORE_UNIT
    bias[points] *= SCORE_UNIT
    last[:, 0] *= SCORE_UNIT
    last_bias[0] *= SCORE_UNIT
    return {
        "first": np.concatenate([own, others], axis=1),
        "table": table,
        "bias": bias,
        "second": p["second"],
        "second_bias": p["second_bias"],
        "last": last,
        "last_bias": last_bias,
        "rate": p["rate"],
    }
