"""Fitting a policy to choices: the better an end looks, the more likely it is taken.

How an end looks is the score of the seat plus what a net for its century adds, as for the learned
evaluation. The odds of an end are e to the power of that (a softmax over the ends of a choice);
the nets make what was taken as likely as possible, by gradient descent (Adam).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from quebec.training.fit import Parameters, beginner
from quebec.training.lessons import Array
from tools.imitate.choices import SEAT, TABLE, Choices

CENTURIES: Final = 4
BATCH: Final = 128
"""Choices that make a step."""
STEP: Final = 0.01
LAST_STEP: Final = 0.0003
DECAY: Final = 0.02
FIRST_SHARPNESS: Final = 0.3


class Policy(NamedTuple):
    """Nets for rows that are divided by the scales."""

    nets: list[Parameters]
    scales: list[Array]
    sharpness: Array
    """The logarithm of the odds that a point of the score brings."""


def inputs_of(choices: Choices) -> Array:
    """The rows as the nets see them: the mean of the others instead of the sum."""
    rows = choices.rows.astype(np.float32)
    rows[:, SEAT : 2 * SEAT] /= choices.others[:, None]
    return rows


def fitted(choices: Choices, hidden: int, wide: int, epochs: int, seed: int) -> Policy:
    chance = np.random.default_rng(seed)
    rows = inputs_of(choices)
    scales = [_scale(rows[choices.century == century]) for century in range(CENTURIES)]
    nets = [beginner(hidden, wide, chance) for _ in range(CENTURIES)]
    for net in nets:
        net["last"] = (chance.standard_normal((wide, 1)) * 0.1).astype(np.float32)
        del net["rate"]
    policy = Policy(nets, scales, np.array([FIRST_SHARPNESS], np.float32))
    first = np.flatnonzero(np.diff(choices.choice, prepend=-1))
    last = np.append(first[1:], len(choices.choice))
    parameters = [*(net[name] for net in nets for name in net), policy.sharpness]
    decaying = [*(name in ("own", "others", "table") for net in nets for name in net), False]
    mean = [np.zeros_like(one) for one in parameters]
    square = [np.zeros_like(one) for one in parameters]
    steps = epochs * (len(first) // BATCH)
    for number in range(1, steps + 1):
        chosen = chance.integers(0, len(first), BATCH)
        at = np.concatenate([np.arange(first[k], last[k]) for k in chosen])
        of = np.repeat(np.arange(BATCH), last[chosen] - first[chosen])
        slopes = _slopes(policy, choices, rows, at, of)
        step = STEP * (LAST_STEP / STEP) ** (number / steps)
        for k, slope in enumerate(slopes):
            mean[k] += 0.1 * (slope - mean[k])
            square[k] += 0.001 * (slope**2 - square[k])
            size = np.sqrt(square[k] / (1 - 0.999**number)) + 1e-8
            parameters[k] -= step * mean[k] / (1 - 0.9**number) / size
            if decaying[k]:
                parameters[k] *= 1 - DECAY * step
    return policy


def _scale(rows: Array) -> Array:
    spread: Array = np.sqrt((rows**2).mean(axis=0))
    spread[spread < 0.05] = 1.0
    return spread


class Seen(NamedTuple):
    rows: Array
    hidden: Array
    wide: Array
    looks: Array


def looked(policy: Policy, century: int, rows: Array) -> Seen:
    """What a net adds to the score, in the logarithm of odds."""
    net = policy.nets[century]
    rows = rows / policy.scales[century]
    first = np.concatenate([net["own"], net["others"], net["table"]])
    before = rows @ first + net["bias"]
    hidden = np.maximum(before[:, :-1], 0.0)
    wide = np.maximum(hidden @ net["second"] + net["second_bias"], 0.0)
    return Seen(rows, hidden, wide, (wide @ net["last"])[:, 0] + before[:, -1])


def looks_of(policy: Policy, choices: Choices, rows: Array) -> Array:
    looks: Array = choices.score * policy.sharpness[0]
    for century in range(CENTURIES):
        (here,) = np.nonzero(choices.century == century)
        for k in range(0, len(here), 50000):
            part = here[k : k + 50000]
            looks[part] += looked(policy, century, rows[part]).looks
    return looks


def _slopes(policy: Policy, choices: Choices, rows: Array, at: Array, of: Array) -> list[Array]:
    """The gradient of the mean of -log(the odds of what was taken)."""
    centuries = choices.century[at]
    looks = choices.score[at] * policy.sharpness[0]
    here = [np.flatnonzero(centuries == century) for century in range(CENTURIES)]
    seen = [looked(policy, k, rows[at[part]]) for k, part in enumerate(here)]
    for part, one in zip(here, seen, strict=True):
        looks[part] += one.looks
    most = np.full(BATCH, -np.inf)
    np.maximum.at(most, of, looks)
    odds = np.exp(looks - most[of])
    odds /= np.bincount(of, odds, BATCH)[of]
    out = ((odds - choices.taken[at]) / BATCH).astype(np.float32)
    slopes: list[Array] = []
    for net, part, one in zip(policy.nets, here, seen, strict=True):
        last = out[part][:, None]
        wide = (last @ net["last"].T) * (one.wide > 0)
        hidden = (wide @ net["second"].T) * (one.hidden > 0)
        before = np.concatenate([hidden, last], axis=1)
        first = one.rows.T @ before
        found = {
            "own": first[:SEAT],
            "others": first[SEAT : 2 * SEAT],
            "table": first[2 * SEAT :],
            "bias": before.sum(axis=0),
            "second": one.hidden.T @ wide,
            "second_bias": wide.sum(axis=0),
            "last": one.wide.T @ last,
        }
        slopes += [found[name] for name in net]
    slopes.append(np.array([(out * choices.score[at]).sum()], np.float32))
    return slopes


class Agreement(NamedTuple):
    """How well a policy foretells choices."""

    choices: int
    first: float
    """How often the end that looks best was taken."""
    third: float
    """How often it was among the first three."""
    surprise: float
    """The mean of -log(the odds of what was taken)."""


def agreement(policy: Policy, choices: Choices) -> Agreement:
    looks = looks_of(policy, choices, inputs_of(choices))
    first = np.flatnonzero(np.diff(choices.choice, prepend=-1))
    best = third = surprise = 0.0
    for start, end in zip(first, np.append(first[1:], len(looks)), strict=True):
        here = looks[start:end]
        mine = here[choices.taken[start:end] == 1][0]
        better = int((here > mine).sum())
        best += better == 0
        third += better < 3
        surprise += float(np.log(np.exp(here - here.max()).sum()) + here.max() - mine)
    count = len(first)
    return Agreement(count, best / count, third / count, surprise / count)


def numbers_of(policy: Policy) -> list[float]:
    """The weights as their file has them: for rows as they are, in points of the score."""
    point = 1.0 / float(policy.sharpness[0])
    found: list[float] = []
    for net, scale in zip(policy.nets, policy.scales, strict=True):
        first = np.concatenate([net["own"], net["others"], net["table"]]) / scale[:, None]
        first[:, -1] *= point
        bias = net["bias"].copy()
        bias[-1] *= point
        seats = np.concatenate([first[:SEAT], first[SEAT : 2 * SEAT]], axis=1)
        table = first[2 * SEAT : 2 * SEAT + TABLE]
        parts = [seats, table, bias, net["second"], net["second_bias"], net["last"] * point]
        for part in parts:
            found += [float(one) for one in part.ravel()]
        # The rate by which odds of the win grow with points means nothing here.
        found += [float(policy.sharpness[0]), 0.0]
    return found
