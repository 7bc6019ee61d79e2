"""Searches an order of calls that explains all answers."""

from __future__ import annotations

from collections.abc import Sequence

from tools.linear.history import Call, Log


def explained(calls: Sequence[Call], first: Log) -> list[Call] | None:
    """The calls to one table in an order in which they can have happened one after the other, each
    at some moment between its beginning and its end; None if there is none."""
    waiting = sorted(calls, key=lambda call: call.begun)
    log, done = first, 0
    """The calls that have happened, as bits."""
    path: list[tuple[int, Log]] = []
    known: set[tuple[int, Log]] = set()
    candidates = [_possible(waiting, done)]
    while True:
        if done == (1 << len(waiting)) - 1:
            return [waiting[number] for number, _ in path]
        for number in candidates[-1]:
            after = waiting[number].step(log)
            with_it = done | 1 << number
            if after is not None and (with_it, after) not in known:
                known.add((with_it, after))
                path.append((number, log))
                log, done = after, with_it
                candidates.append(_possible(waiting, done))
                break
        else:
            if not path:
                return None
            candidates.pop()
            number, log = path.pop()
            done &= ~(1 << number)


def _possible(waiting: Sequence[Call], done: int) -> list[int]:
    """Calls that can be next: those that begin before any other has ended."""
    found: list[int] = []
    earliest = float("inf")
    for number, call in enumerate(waiting):
        if call.begun > earliest:
            break
        if not done >> number & 1:
            found.append(number)
            earliest = min(earliest, call.ended)
    return [number for number in found if waiting[number].begun <= earliest]
