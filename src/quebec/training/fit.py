"""Fitting a net to lessons: gradient descent (Adam), written in NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from quebec.engine.thinking.features import LEFT_PARTS, SEAT_FEATURES, TABLE_FEATURES
from quebec.training.lessons import Array, Lessons

SCORE_UNIT: Final = 15.0
"""Points: the unit for errors of the expected score."""
SMALL: Final = 0.05
FIRST_RATE: Final = 0.06
"""By how much the odds of the win grow with a point, in an untrained net."""
DECAYING: Final = ("own", "others", "table")

Parameters = dict[str, Array]
"""The weights of a net by name, for rows divided by their scales, and points in SCORE_UNIT."""


class Scales(NamedTuple):
    """What rows are divided by, so that all inputs have a similar spread."""

    seat: Array
    table: Array


class Course(NamedTuple):
    """How a net learns."""

    epochs: float
    batch: int
    step: float
    """The learning rate at the start…"""
    last_step: float
    """…and at the end."""
    decay: float
    """Weight decay, as a part of such a step."""


def scales_of(lessons: Sequence[Lessons]) -> Scales:
    seat = np.concatenate([one.rows.reshape(-1, int(SEAT_FEATURES)) for one in lessons])
    table = np.concatenate([one.table for one in lessons])
    return Scales(_spread(seat), _spread(table))


def _spread(rows: Array) -> Array:
    spread: Array = np.sqrt((rows.astype(np.float32) ** 2).mean(axis=0))
    # An input that was hardly ever seen must not get a large effect when it occurs.
    spread[spread < SMALL] = 1.0
    return spread.astype(np.float32)


def beginner(hidden: int, wide: int, chance: np.random.Generator) -> Parameters:
    """An untrained net."""
    seat, table = int(SEAT_FEATURES), int(TABLE_FEATURES)

    def drawn(rows: int, columns: int, spread: float) -> Array:
        return (chance.standard_normal((rows, columns)) * spread).astype(np.float32)

    found = {
        "own": drawn(seat, hidden + 1, 0.08),
        "others": drawn(seat, hidden + 1, 0.04),
        "table": drawn(table, hidden + 1, 0.08),
        "bias": np.zeros(hidden + 1, np.float32),
        "second": drawn(hidden, wide, (2.0 / max(1, hidden)) ** 0.5),
        "second_bias": np.zeros(wide, np.float32),
        "last": np.zeros((wide, 1), np.float32),
        "rate": np.array([FIRST_RATE, 0.0], np.float32),
    }
    for name in ("own", "others", "table"):
        found[name][:, hidden] = 0.0
    return found


def straight(p: Parameters, scales: Scales, lessons: Sequence[Lessons], ridge: float) -> Parameters:
    """The net with a regression in the unit that is linear in the points.

    What is then left to learn is small, and not linear.
    """
    seat, table = int(SEAT_FEATURES), int(TABLE_FEATURES)
    size = 2 * seat + table + 1
    squares, products, count = np.zeros((size, size)), np.zeros(size), 0
    for one in lessons:
        for first in range(0, len(one.rows), 4096):
            batch = one.at(slice(first, first + 4096))
            rows = batch.rows.astype(np.float32) / scales.seat
            whole = batch.table.astype(np.float32) / scales.table
            players = rows.shape[1]
            others = (rows.sum(axis=1, keepdims=True) - rows) / (players - 1)
            whole = np.repeat(whole[:, None, :], players, axis=1)
            ones = np.ones((*rows.shape[:2], 1), np.float32)
            flat = np.concatenate([rows, others, whole, ones], axis=2).reshape(-1, size)
            products += flat.T @ ((batch.wanted - batch.scores) / SCORE_UNIT).reshape(-1)
            squares += flat.T @ flat
            count += len(flat)
    pull = np.full(size, ridge * count)
    pull[-1] = 1e-6 * count
    found = np.linalg.solve(squares + np.diag(pull), products).astype(np.float32)
    p = {name: value.copy() for name, value in p.items()}
    p["own"][:, -1] = found[:seat]
    p["others"][:, -1] = found[seat : 2 * seat]
    p["table"][:, -1] = found[2 * seat : -1]
    p["bias"][-1] = found[-1]
    return p


class Seen(NamedTuple):
    """The activations of a batch in a net."""

    rows: Array
    table: Array
    hidden: Array
    wide: Array
    left: Array
    expected: Array
    claim: Array
    """The logarithm of each seat's odds, up to a constant."""


def forward(p: Parameters, scales: Scales, batch: Lessons) -> Seen:
    rows = batch.rows.astype(np.float32) / scales.seat
    table = batch.table.astype(np.float32) / scales.table
    others = rows @ p["others"]
    mean = (others.sum(axis=1, keepdims=True) - others) / (rows.shape[1] - 1)
    before = rows @ p["own"] + mean + (table @ p["table"])[:, None, :] + p["bias"]
    hidden = np.maximum(before[..., :-1], 0.0)
    wide = np.maximum(hidden @ p["second"] + p["second_bias"], 0.0)
    points = (wide @ p["last"])[..., 0] + before[..., -1]
    left = batch.table[:, :1].astype(np.float32) / float(LEFT_PARTS)
    expected = batch.scores + points * SCORE_UNIT
    claim = (p["rate"][0] + p["rate"][1] * left) * expected
    return Seen(rows, table, hidden, wide, left, expected, claim)


def shares_of(claim: Array) -> Array:
    odds = np.exp(claim - claim.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def gradients(p: Parameters, scales: Scales, batch: Lessons) -> Parameters:
    """The gradient of the loss: squared error for the points, cross-entropy for the shares."""
    seen = forward(p, scales, batch)
    count, players = seen.expected.shape
    claim = (shares_of(seen.claim) - batch.won) / count
    out = ((seen.expected - batch.wanted) / SCORE_UNIT / (count * players))[..., None]
    wide = (out @ p["last"].T) * (seen.wide > 0)
    hidden = (wide @ p["second"].T) * (seen.hidden > 0)
    before = np.concatenate([hidden, out], axis=-1)
    others = (before.sum(axis=1, keepdims=True) - before) / (players - 1)
    flat = count * players
    rows = seen.rows.reshape(flat, -1)
    return {
        "own": rows.T @ before.reshape(flat, -1),
        "others": rows.T @ others.reshape(flat, -1),
        "table": seen.table.T @ before.sum(axis=1),
        "bias": before.sum(axis=(0, 1)),
        "second": seen.hidden.reshape(flat, -1).T @ wide.reshape(flat, -1),
        "second_bias": wide.sum(axis=(0, 1)),
        "last": seen.wide.reshape(flat, -1).T @ out.reshape(flat, 1),
        "rate": np.array(
            [(claim * seen.expected).sum(), (claim * seen.expected * seen.left).sum()], np.float32
        ),
    }


def learn(
    p: Parameters,
    scales: Scales,
    lessons: Sequence[Lessons],
    course: Course,
    chance: np.random.Generator,
) -> Parameters:
    """The net trained on the lessons; batches of different table sizes alternate."""
    p = {name: value.copy() for name, value in p.items()}
    mean = {name: np.zeros_like(value) for name, value in p.items()}
    square = {name: np.zeros_like(value) for name, value in p.items()}
    # The linear unit has no decay here: its regression has its own regularization.
    hidden = len(p["second"])
    batches = _batches(lessons, course, chance)
    for number, (which, chosen) in enumerate(batches, 1):
        batch = lessons[which].at(chosen)
        step = course.step * (course.last_step / course.step) ** (number / len(batches))
        for name, slope in gradients(p, scales, batch).items():
            mean[name] += 0.1 * (slope - mean[name])
            square[name] += 0.001 * (slope**2 - square[name])
            size = np.sqrt(square[name] / (1 - 0.999**number)) + 1e-8
            p[name] -= step * mean[name] / (1 - 0.9**number) / size
            if name in DECAYING:
                p[name][:, :hidden] *= 1 - course.decay * step
    return p


def _batches(
    lessons: Sequence[Lessons], course: Course, chance: np.random.Generator
) -> list[tuple[int, Array]]:
    found: list[tuple[int, Array]] = []
    for which, one in enumerate(lessons):
        if len(one.rows) == 0:
            continue
        wanted = max(1, int(course.epochs * len(one.rows)))
        times = -(-wanted // len(one.rows))
        order = np.concatenate([chance.permutation(len(one.rows)) for _ in range(times)])[:wanted]
        found += [(which, part) for part in np.array_split(order, max(1, wanted // course.batch))]
    return [found[k] for k in chance.permutation(len(found))]


class Errors(NamedTuple):
    """How far off a net is."""

    score: float
    """Standard deviation of final scores from those expected, in points."""
    surprise: float
    """The mean of -log(share) of those who won."""


def errors_of(p: Parameters, scales: Scales, lessons: Sequence[Lessons]) -> Errors:
    squares = surprise = seats = positions = 0.0
    for one in lessons:
        for first in range(0, len(one.rows), 4096):
            batch = one.at(slice(first, first + 4096))
            seen = forward(p, scales, batch)
            squares += float(((batch.final - seen.expected) ** 2).sum())
            shares = np.maximum(shares_of(seen.claim), 1e-9)
            surprise -= float((np.log(shares) * batch.won).sum())
            seats += seen.expected.size
            positions += len(batch.rows)
    return Errors((squares / max(1.0, seats)) ** 0.5, surprise / max(1.0, positions))


def as_net(p: Parameters, scales: Scales) -> list[Array]:
    """The weights as Net takes them: for rows as they are, and in points."""
    own, others = (p[name] / scales.seat[:, None] for name in ("own", "others"))
    table, bias = p["table"] / scales.table[:, None], p["bias"].copy()
    for part in (own, others, table):
        part[:, -1] *= SCORE_UNIT
    bias[-1] *= SCORE_UNIT
    return [
        np.concatenate([own, others], axis=1),
        table,
        bias,
        p["second"],
        p["second_bias"],
        p["last"] * np.float32(SCORE_UNIT),
        p["rate"],
    ]
