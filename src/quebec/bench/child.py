"""The process in which one engine is measured; it answers one line of JSON with another.

It first tells what it can measure, then waits: for `["sample", subject, seconds]` or
`["memory", subject]`, until nothing more is asked.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from importlib import import_module
from typing import TextIO

from quebec.bench.samples import Sampler, bytes_per_state
from quebec.bench.subject import Subject


def serve(questions: TextIO, answers: TextIO, subjects: list[Subject]) -> None:
    samplers = [Sampler(subject) for subject in subjects]

    def answer(content: object) -> None:
        print(json.dumps(content), file=answers, flush=True)

    answer([[subject.engine, subject.rules, subject.players] for subject in subjects])
    for line in questions:
        what, number, *rest = json.loads(line)
        if what == "sample":
            answer(asdict(samplers[number].sample(*rest)))
        else:
            answer(bytes_per_state(subjects[number]))


if __name__ == "__main__":
    # Some engines greet on standard output, which belongs to the answers.
    answers_only = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin, answers_only, import_module(sys.argv[1]).subjects())
