"""A process that speaks with another over its standard streams, while players in it may print."""

from __future__ import annotations

import os
import sys
from typing import TextIO


def streams_of_our_own() -> tuple[TextIO, TextIO]:
    """Standard input and output as they were; in their place players find nothing."""
    sys.stdout.flush()
    orders = os.fdopen(os.dup(0), "r", encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    return orders, answers
