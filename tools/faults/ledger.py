"""What a server has acknowledged, to be compared with what it has stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

Entry = dict[str, Any]


class Verdict(NamedTuple):
    """How many entries differ from what was acknowledged."""

    lost: int
    duplicated: int


class Ledger:
    """The entries of one table that were acknowledged."""

    def __init__(self, seats: frozenset[int]) -> None:
        self.seats: Final = seats
        """The seats that people play."""
        self.entries: Final[dict[int, Any]] = {}
        """The entry of each number."""
        self.changed = 0
        """Numbers whose entry changed later."""
        self.repeated = 0
        """Requests that were answered in two ways."""
        self._answers: Final[dict[str, list[int]]] = {}

    @property
    def requests(self) -> int:
        return len(self._answers)

    def pushed(self, entries: list[Entry]) -> None:
        for entry in entries:
            if self.entries.setdefault(entry["n"], entry["act"]) != entry["act"]:
                self.changed += 1

    def acknowledged(self, key: str, entries: list[Entry]) -> None:
        """A request was granted, with these entries as the result."""
        numbers = [entry["n"] for entry in entries]
        if self._answers.setdefault(key, numbers) != numbers:
            self.repeated += 1
        self.pushed(entries)

    def known(self) -> dict[int, Any]:
        """What was acknowledged so far: all of it is in a log that is read from now on."""
        return dict(self.entries)

    def lost(self, log: list[Entry], known: Mapping[int, Any]) -> int:
        """How many entries are missing or different in a log."""
        there = {entry["n"]: entry["act"] for entry in log}
        gaps = [n for n, entry in enumerate(log, 1) if entry["n"] != n]
        missing = [n for n, act in known.items() if there.get(n) != act]
        return len(gaps) + len(missing) + self.changed

    def judge(self, log: list[Entry]) -> Verdict:
        """Once no answer is pending: what people did is there exactly once."""
        claimed = [n for numbers in self._answers.values() for n in numbers]
        twice = len(claimed) - len(set(claimed))
        unclaimed = {entry["n"] for entry in log if self._by_people(entry["act"])} - set(claimed)
        return Verdict(self.lost(log, self.entries), self.repeated + twice + len(unclaimed))

    def _by_people(self, act: dict[str, Any]) -> bool:
        return act["act"] in ("moved", "undone", "confirmed") and act["seat"] in self.seats
