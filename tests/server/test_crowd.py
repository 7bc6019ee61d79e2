"""Many connections of one address: a few of them are read in one turn of the event loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from functools import partial
from itertools import chain

import pytest

from quebec.server.http.connections.crowd import AT_ONCE, Crowd

Pair = tuple[socket.socket, socket.socket]


@pytest.fixture
def pairs() -> Iterator[list[Pair]]:
    """Both ends of some connections."""
    made = [socket.socketpair() for _ in range(3 * AT_ONCE)]
    yield made
    for ends in made:
        for end in ends:
            end.close()


def in_a_loop(pairs: list[Pair], then: str) -> list[list[int]]:
    """All send something, or close, at the same moment; the files that are read in each turn."""

    async def run() -> list[list[int]]:
        turns: list[list[int]] = []
        done = asyncio.Event()

        def arrived() -> None:
            turns.append([])
            crowd.read()
            if sum(map(len, turns)) == len(pairs):
                done.set()
            else:
                asyncio.get_running_loop().call_soon(crowd.listen)

        def note(file: int) -> None:
            turns[-1].append(file)

        crowd = Crowd(arrived)
        for ours, theirs in pairs:
            file = ours.fileno()
            crowd.wait(file, partial(note, file))
            if then == "close":
                theirs.close()
            else:
                theirs.send(b"x")
        crowd.listen()
        await asyncio.wait_for(done.wait(), 300)
        crowd.close()
        return turns

    return asyncio.run(run())


@pytest.mark.parametrize("then", ["send", "close"])
def test_each_is_read_once_and_few_in_one_turn(pairs: list[Pair], then: str) -> None:
    turns = in_a_loop(pairs, then)
    assert [len(turn) for turn in turns] == [AT_ONCE] * 3
    assert sorted(chain.from_iterable(turns)) == sorted(ours.fileno() for ours, _ in pairs)


def test_one_that_is_forgotten_is_not_read(pairs: list[Pair]) -> None:
    read: list[int] = []
    crowd = Crowd(lambda: None)
    (first, there), (second, also_there) = pairs[:2]
    for one in (first, second):
        crowd.wait(one.fileno(), partial(read.append, one.fileno()))
    crowd.forget(first.fileno())
    there.send(b"x")
    also_there.send(b"x")
    assert crowd.read() == 1
    assert read == [second.fileno()]
    # Something that has waited, and was read, waits again.
    crowd.wait(second.fileno(), lambda: read.append(-1))
    assert crowd.read() == 1
    assert read[-1] == -1
    crowd.forget(second.fileno())


def test_the_number_of_one_that_has_ended_may_be_used_again(pairs: list[Pair]) -> None:
    """As after an upgrade to a WebSocket, which ends without being forgotten here."""
    read: list[str] = []
    crowd = Crowd(lambda: None)
    first, _ = pairs[0]
    number = first.fileno()
    crowd.wait(number, lambda: read.append("the old one"))
    first.close()
    ours, theirs = socket.socketpair()
    pairs.append((ours, theirs))
    assert ours.fileno() == number
    crowd.wait(number, lambda: read.append("the new one"))
    theirs.send(b"x")
    assert crowd.read() == 1
    assert read == ["the new one"]
