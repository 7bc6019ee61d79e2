"""Engines that do not play as they should, for the tests: a program of its own, by name.

It greets well and plays the first move, until the question of the given number comes; then it
does what its name says.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import NoReturn

FOREVER = 3600


def say(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)


def sleep() -> NoReturn:
    while True:
        time.sleep(FOREVER)


def misbehave(how: str, moves: list[str]) -> None:
    if how == "silent":
        sleep()
    elif how == "slow":
        for line in sys.stdin:
            if line.strip() == "stop":
                break
        say(f"bestmove {moves[0]}")
    elif how == "crashing":
        sys.exit("this engine has had enough")
    elif how == "killed":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif how == "flooding":
        while True:
            say("info work 1 " + "x" * 1000)
    elif how == "long-line":
        while True:
            sys.stdout.write("info")
    elif how == "illegal":
        say("bestmove castle")
    elif how == "empty":
        say("bestmove")
    elif how == "refusing":
        say("error no_mood go not today")
    elif how == "hung-up":
        os.close(1)
        sleep()
    elif how == "double":
        say(f"bestmove {moves[0]}\nbestmove {moves[0]}")
    elif how == "shouting":
        # As much as it likes on the standard error is no fault.
        sys.stderr.write("x" * 1_000_000 + "\n")
        say(f"bestmove {moves[0]}")
    elif how == "binary":
        sys.stdout.buffer.write(b"\xff\xfe\x00 info\n\n")
        say("info rank 1 move", "info seat x score inf win nan", "nonsense")
        say(f"bestmove {moves[0]}")
    elif how == "with-child":
        # A child of its own, that holds the same pipe open: gone only if the whole group is.
        subprocess.Popen(["sleep", str(FOREVER)], stdin=subprocess.DEVNULL)
        say(f"bestmove {moves[0]}")
    else:
        raise ValueError(how)


def main(how: str, from_question: int = 1) -> None:
    if how == "no-greeting":
        sleep()
    questions = 0
    # Not `for line in sys.stdin`: misbehave reads on by itself.
    while line := sys.stdin.readline():
        command, *words = line.split()
        if command == "quebec-engine":
            say("Good morning!", f"quebec-engine {2 if how == 'version' else 1}", f"name {how}")
            if how == "rules":
                say("rules 2011/1 2026/99")
            say(
                "option strength int min 1 max 9 default 5",
                "option book text default a b",
                "option broken int min",
                "option",
                "ready",
            )
        elif command == "go":
            questions += 1
            moves = words[words.index("moves") + 1 :]
            if questions >= from_question:
                misbehave(how, moves)
            else:
                say(f"bestmove {moves[0]}")
        elif command == "quit":
            return


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
