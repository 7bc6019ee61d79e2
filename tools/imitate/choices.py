"""What a player of recorded games could choose from in its turns, and what it chose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from quebec.bots.judges import hand_made
from quebec.engine import State
from quebec.engine.thinking.features import SEAT_FEATURES, TABLE_FEATURES, Features
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Options
from quebec.record import Record, read_record
from quebec.training.lessons import Array

SEAT, TABLE = int(SEAT_FEATURES), int(TABLE_FEATURES)
OVER = 4
"""Where a century has a number from 0: a game that is over."""


class Choices(NamedTuple):
    """The ends of turns that could be chosen, one choice after the other."""

    rows: Array
    """By end: the seat's own row, the sum of the others' rows, and that of the table."""
    others: Array
    """How many others there are."""
    score: Array
    century: Array
    """From 0; the game may be over."""
    taken: Array
    """Whether this end was taken."""
    choice: Array
    """The number of the choice."""


class Turn(NamedTuple):
    """A turn of the player: where it began, and the moves that were made in it."""

    state: State
    moves: tuple[int, ...]


def files_in(folders: Sequence[Path]) -> list[Path]:
    """The records of some folders, in an order that does not depend on the machine."""
    return sorted(file for folder in folders for file in folder.rglob("*.quebec"))


def turns_of(record: Record, bot: str) -> Iterator[Turn]:
    """The turns that a bot played in a game."""
    state = record.state_at(0)
    begun = state.copy()
    moves: list[int] = []
    for step in record.steps:
        if state.asking().always:
            begun, moves = state.copy(), []
        moves.append(int(step.move.index))
        state.apply(step.move.index)
        ended = state.is_over or bool(state.asking().always)
        if ended and record.players[int(begun.turn)].bot == bot:
            yield Turn(begun, tuple(moves))


def choices_in(
    files: Sequence[Path],
    bot: str,
    share: float,
    most: int,
    chance: Random,
    wanted: Callable[[Record], bool] = lambda _: True,
) -> Choices:
    """A share of the choices that a bot had in wanted games, each with so many ends at most."""
    parts: list[tuple[Array, int, int, int, int, int]] = []
    choices = 0
    for file in files:
        record = read_record(file.read_bytes())
        if not wanted(record):
            continue
        for turn in turns_of(record, bot):
            if chance.random() < share:
                ends = _ends(turn, most, chance)
                others = len(record.players) - 1
                parts += [
                    (row, others, score, century, taken, choices)
                    for row, score, century, taken in ends
                ]
                choices += len(ends) > 0
    if not parts:
        raise SystemExit(f"the records have no choices of {bot}")
    columns = list(zip(*parts, strict=True))
    return Choices(
        np.array(columns[0], np.int16),
        *(np.array(column, np.int32) for column in columns[1:]),
    )


def _ends(turn: Turn, most: int, chance: Random) -> list[tuple[Array, int, int, int]]:
    """Some of the ends, with the one that was taken; none if it was not foreseen or the only one.

    Within a turn another seat may have chosen, and not as expected.
    """
    state = turn.state
    options = Options(state, hand_made(state), Meter()).of(state)
    then = state.copy()
    for move in turn.moves:
        then.apply(move)
    key = position_key(then)
    taken = [one for one in options if one.key == key]
    rest = [one for one in options if one.key != key]
    if not taken or not rest:
        return []
    kept = taken[:1] + chance.sample(rest, min(len(rest), most - 1))
    seat = int(state.turn)
    features = Features(state)
    found = []
    for option in kept:
        then.take_over(state)
        for k in range(option.length):
            then.apply(option.moves[k])
        row = np.zeros(2 * SEAT + TABLE, np.int16)
        century = OVER
        if not then.is_over:
            century = int(then.century) - 1
            features.look(then)
            seats = np.array(features.rows[: state.players * SEAT]).reshape(-1, SEAT)
            row[:SEAT] = seats[seat]
            row[SEAT : 2 * SEAT] = seats.sum(axis=0) - seats[seat]
            row[2 * SEAT :] = features.rows[state.players * SEAT :]
        found.append((row, int(then.score[seat]), century, int(option.key == key)))
    return found
