"""Children that are spoken with in lines, whoever waits for them."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from quebec.processes.async_child import AsyncChild
from quebec.processes.child import AnswerTooLong, Child, ChildEnded, LineTooLong
from quebec.processes.parent import command_for

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up; what it waits for takes far less."""
COMMAND = command_for("tests.processes.children")


def python(source: str) -> list[str]:
    return [sys.executable, "-c", source]


def test_a_child_answers_order_by_order_whatever_else_it_prints() -> None:
    child = Child(COMMAND)
    assert child.answer(PATIENCE) == "ready"
    for order in ("one", {"two": [2, None]}, "three\n"):
        assert child.ask(order, PATIENCE) == ["heard", order, ""]
    assert child.close() == -9


def test_a_child_that_says_nothing_is_not_waited_for() -> None:
    child = Child(COMMAND)
    assert child.answer(PATIENCE) == "ready"
    with pytest.raises(TimeoutError):
        child.answer(0)
    assert child.ask("still there", PATIENCE)[1] == "still there"
    child.close()


def test_what_is_asked_of_a_child_that_has_ended_is_told() -> None:
    child = Child(COMMAND)
    child.answer(PATIENCE)
    with pytest.raises(ChildEnded):
        child.ask("end", PATIENCE)
    with pytest.raises(ChildEnded):
        child.ask("more", PATIENCE)
    assert child.exit_code(PATIENCE) == 3
    assert child.close() == 3


def test_a_child_that_computes_for_too_long_ends() -> None:
    limited = "from quebec.processes.parent import limit_cpu; limit_cpu(0); sum(iter(int, 1))"
    child = Child(python(limited))
    with pytest.raises(ChildEnded):
        child.answer(PATIENCE)
    assert child.exit_code(PATIENCE) == -signal.SIGXCPU
    child.close()


def test_the_last_words_of_a_child_are_kept() -> None:
    child = Child(python("import sys; sys.stderr.write('x' * 50_000); sys.exit('no idea')"))
    with pytest.raises(ChildEnded):
        child.answer(PATIENCE)
    assert child.exit_code(PATIENCE) == 1
    assert child.last_words().endswith("xxxno idea\n")
    child.close()


def test_a_child_may_end_by_itself_once_nothing_more_is_asked() -> None:
    child = Child(COMMAND)
    child.answer(PATIENCE)
    assert child.close(PATIENCE) == 0


def test_what_a_child_says_can_have_a_measure() -> None:
    long = Child(python("print('x' * 2000)"), longest_line=1000)
    with pytest.raises(LineTooLong):
        long.hear(float("inf"))
    long.close()
    much = Child(python("print('x\\n' * 2000)"), longest_answer=1000)
    with pytest.raises(AnswerTooLong):
        much.hear(float("inf"))
    much.close()


def test_a_program_that_is_not_there_is_an_error_of_the_system() -> None:
    with pytest.raises(FileNotFoundError):
        Child(["no-such-program"])


def test_a_nice_child_is_nice() -> None:
    child = Child(command_for("tests.processes.children", niceness=7))
    child.answer(PATIENCE)
    pid = child.ask("hang", PATIENCE)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 7)
    child.close()


def test_a_child_ends_with_its_parent_even_if_it_is_stuck() -> None:
    source = f"""
from quebec.processes.child import Child
child = Child({COMMAND!r})
child.answer()
print(child.ask("hang"), flush=True)
input()
"""
    parent = subprocess.Popen(
        python(source), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    child = os.pidfd_open(int(parent.stdout.readline()))
    parent.kill()
    parent.communicate()
    assert select.select([child], [], [], PATIENCE)[0], "it outlived its parent"
    os.close(child)


@pytest.mark.parametrize("loop_factory", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_the_same_children_can_be_waited_for_beside_other_things(
    loop_factory: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def talk() -> None:
        child = await AsyncChild.start(COMMAND, 1 << 16)
        assert await child.answer(PATIENCE) == "ready"
        assert await child.ask("one", PATIENCE) == ["heard", "one", ""]
        with pytest.raises(TimeoutError):
            await child.answer(0)
        with pytest.raises(ChildEnded):
            await child.ask("end", PATIENCE)
        await child.gone()
        with pytest.raises(ChildEnded):
            await child.ask("more", PATIENCE)
        child.end()

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(talk())
