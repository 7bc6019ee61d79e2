"""The child process in which one engine is measured.

It gets the name of an engine, answers what it can measure, then waits: for
`["sample", subject, seconds]` or `["memory", subject]`, until the input ends.
"""

from __future__ import annotations

from dataclasses import asdict
from importlib import import_module

from quebec.bench.samples import Sampler, bytes_per_state
from quebec.bench.subject import Subject
from quebec.processes.parent import Parent


def main() -> None:
    # Some engines print a banner on standard output, which is for the answers.
    parent = Parent(quiet=False)
    questions = parent.orders()
    (place,) = next(questions)
    subjects: list[Subject] = import_module(place).subjects()
    samplers = [Sampler(subject) for subject in subjects]
    parent.answer([[subject.engine, subject.rules, subject.players] for subject in subjects])
    for what, number, *rest in questions:
        if what == "sample":
            parent.answer(asdict(samplers[number].sample(*rest)))
        else:
            parent.answer(bytes_per_state(subjects[number]))
