"""The headers of a record: who played what, and how it was dealt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from quebec.engine import BadInput, Deal, ruleset_named
from quebec.engine.board import SITE_COUNT
from quebec.engine.rulesets import RULES_VERSION
from quebec.record.faults import Faults, Line, short, shown
from quebec.record.parts import Player
from quebec.record.record import Record, check_bot
from quebec.record.turns import TURN_LINE
from quebec.record.words import (
    FORMAT,
    FORMAT_VERSION,
    HEADER_LINE,
    OWN_HEADERS,
    PLAYER_HEADER,
    SITES_OF_DISTRICT,
    unquoted,
)

NUMBER = re.compile(r"[0-9]{1,39}")
LONGEST_MESSAGE = 300


class Header(NamedTuple):
    """A header and its lines."""

    key: str
    lines: list[Line]

    @property
    def number(self) -> int:
        return self.lines[0].number

    @property
    def value(self) -> str:
        return " ".join(line.text for line in self.lines if line.text)


class Headers:
    """Reads the headers, and creates the record that they describe."""

    def __init__(self, faults: Faults, older_rules: bool) -> None:
        self.faults = faults
        self.older_rules = older_rules
        self.found: dict[str, Header] = {}
        self.remarks: list[str] = []
        """Comments between the headers."""

    def read(self, lines: Iterator[Line]) -> Line | None:
        """Read the headers; returns the first line of moves, if there is one."""
        last: Header | None = None
        for number, text in lines:
            stripped = text.strip()
            if stripped.startswith(";"):
                self.remarks.append(stripped[1:])
            elif stripped and text[0] in " \t" and last is not None:
                last.lines.append(Line(number, stripped))
            elif TURN_LINE.match(text):
                return Line(number, text)
            elif stripped:
                last = self._read_header(number, stripped)
        return None

    def _read_header(self, number: int, text: str) -> Header:
        found = HEADER_LINE.fullmatch(text)
        if found is None:
            if not self.found:
                self._fail_as_no_record(number)
            self.faults.fail(
                number,
                "record_line",
                f"this is neither a header nor a turn: {shown(text)}",
                text=short(text),
            )
        key, value = found.group(1), found.group(2).strip()
        if not self.found and key != "Format":
            self._fail_as_no_record(number)
        if key in self.found:
            before = self.found[key].number
            self.faults.fail(
                number,
                "record_header_twice",
                f"the header {key} is there already, in line {before}",
                header=key,
                before=before,
            )
        header = Header(key, [Line(number, value)])
        self.found[key] = header
        if key == "Format":
            self._check_format(header)
        return header

    def _fail_as_no_record(self, number: int) -> NoReturn:
        self.faults.fail(
            number,
            "record_not_one",
            f'a record begins with the line "Format: {FORMAT} {FORMAT_VERSION}"',
        )

    def _check_format(self, header: Header) -> None:
        words = header.value.split()
        if len(words) != 2 or words[0] != FORMAT or not NUMBER.fullmatch(words[1]):
            self._fail_as_no_record(header.number)
        version = int(words[1])
        if version != FORMAT_VERSION:
            self.faults.fail(
                header.number,
                "record_format",
                f"this record is in version {version} of the format; this program reads version"
                f" {FORMAT_VERSION}",
                found=str(version),
                known=FORMAT_VERSION,
            )

    def needed(self, key: str) -> Header:
        header = self.found.get(key)
        if header is None:
            if not self.found:
                self._fail_as_no_record(0)
            self.faults.fail(0, "record_header_missing", f"the header {key} is missing", header=key)
        return header

    def _number(self, header: Header) -> int:
        if not NUMBER.fullmatch(header.value):
            self.fail_in(header, "a whole number")
        return int(header.value)

    def fail_in(self, header: Header, wanted: str) -> NoReturn:
        self.faults.fail(
            header.number,
            "record_header_bad",
            f"the header {header.key} should hold {wanted}, not {shown(header.value)}",
            header=header.key,
            text=short(header.value),
        )

    def begin(self) -> Record:
        """The record before its first move."""
        version = self._rules_version()
        rules = self.needed("Rules")
        players = self._read_players()
        first = self._read_first_player(len(players))
        layout = self._read_layout()
        seed = self.found.get("Seed")
        events = self.found.get("Events")
        deal = Deal(layout, tuple(events.value.split()) if events else (), first)
        position = self.found.get("Position")
        self.needed("Result")
        try:
            edition = ruleset_named(rules.value).edition
            record = Record(
                rules.value,
                players,
                deal,
                seed=None if seed is None else self._number(seed),
                headers=self._further_headers(),
                rules_version=version,
                position=position.value if position else "",
            )
        except BadInput as error:
            args = {
                name: short(value) if isinstance(value, str) else value
                for name, value in error.reason.args.items()
            }
            key = error.reason.key
            self.faults.fail(self._culprit(key), key, short(str(error), LONGEST_MESSAGE), **args)
        self._check_edition(rules, edition)
        return record

    def _culprit(self, key: str) -> int:
        """The line of the header that the engine does not accept."""
        if key.startswith("position"):
            return self.found["Position"].number
        header = {
            "unknown_ruleset": "Rules",
            "players_not_allowed": "Rules",
            "bad_events": "Events",
            "events_not_used": "Events",
        }.get(key, "Layout")
        return self.found[header].number if header in self.found else 0

    def _rules_version(self) -> int:
        header = self.needed("Rules-Version")
        version = self._number(header)
        if version > RULES_VERSION:
            self.faults.fail(
                header.number,
                "record_rules_newer",
                f"this game was played under version {version} of the rules; this program knows"
                f" them up to version {RULES_VERSION}",
                found=str(version),
                known=RULES_VERSION,
            )
        if version < RULES_VERSION and not self.older_rules:
            self.faults.fail(
                header.number,
                "record_rules_older",
                f"this game was played under version {version} of the rules, which are now in"
                f" version {RULES_VERSION}; it may come out differently, so it is replayed only if"
                " you ask for that",
                found=version,
                known=RULES_VERSION,
            )
        return version

    def _check_edition(self, rules: Header, edition: int) -> None:
        header = self.found.get("Edition")
        if header is not None and header.value != str(edition):
            self.faults.fail(
                header.number,
                "record_edition",
                f"the rules {rules.value} are of the edition {edition}, not {shown(header.value)}",
                ruleset=rules.value,
                edition=edition,
            )

    def _read_players(self) -> list[Player]:
        there = [key for key in self.found if PLAYER_HEADER.fullmatch(key)]
        players: list[Player] = []
        for number in range(1, max(len(there), 1) + 1):
            header = self.needed(f"Player-{number}")
            players.append(self._read_player(header))
        return players

    def _read_player(self, header: Header) -> Player:
        name, _, kind = header.value.rpartition(" (")
        bot = ""
        if kind == "human)":
            pass
        elif kind.startswith("bot ") and kind.endswith(")"):
            bot = kind[len("bot ") : -1].strip()
        else:
            name = header.value
        try:
            check_bot(bot)
            return Player(unquoted(name.strip()), bot)
        except ValueError:
            self.fail_in(header, "a name, and (human) or (bot …)")

    def _read_first_player(self, players: int) -> int:
        header = self.needed("First-Player")
        number = self._number(header)
        if not 1 <= number <= players:
            self.fail_in(header, f"a seat from 1 to {players}")
        return number - 1

    def _read_layout(self) -> tuple[str, ...]:
        """For each district its code, then its tiles in the order of its sites."""
        header = self.needed("Layout")
        layout = [""] * SITE_COUNT
        sites: list[int] = []
        district = ""
        unseen = set(SITES_OF_DISTRICT)
        for number, text in header.lines:
            for word in text.split():
                if word in SITES_OF_DISTRICT:
                    self._check_filled(number, district, sites)
                    if word not in unseen:
                        self._fail_in_layout(number, f"the district {word} is there twice")
                    unseen.remove(word)
                    district, sites = word, list(SITES_OF_DISTRICT[word])
                elif not district:
                    self._fail_in_layout(number, f"no district has the code {shown(word)}")
                elif not sites:
                    self._fail_in_layout(
                        number, f"{shown(word)} is one tile too many at the district {district}"
                    )
                else:
                    layout[sites.pop(0)] = word
        self._check_filled(header.lines[-1].number, district, sites)
        if unseen:
            missing = ", ".join(code for code in SITES_OF_DISTRICT if code in unseen)
            self._fail_in_layout(header.number, f"these districts are missing: {missing}")
        return tuple(layout)

    def _check_filled(self, number: int, district: str, sites: list[int]) -> None:
        if sites:
            self._fail_in_layout(number, f"the district {district} lacks {len(sites)} of its tiles")

    def _fail_in_layout(self, number: int, what: str) -> NoReturn:
        self.faults.fail(number, "record_layout", f"the layout cannot be read: {what}", what=what)

    def _further_headers(self) -> dict[str, str]:
        further: dict[str, str] = {}
        for key, header in self.found.items():
            if key not in OWN_HEADERS and not PLAYER_HEADER.fullmatch(key):
                try:
                    further[key] = unquoted(header.value)
                except ValueError:
                    self.fail_in(header, "plain text, or text in quotes as in JSON")
        return further
