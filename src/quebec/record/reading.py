"""Reading a record: every line is checked against the rules, and a fault is told by its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from quebec.engine import BadInput, Deal, IllegalMove, Reason, parse_move, ruleset_named
from quebec.engine.board import SITE_COUNT
from quebec.engine.rulesets import RULES_VERSION
from quebec.record.shape import Player, Record, Result, Turn, check_bot
from quebec.record.words import (
    CENTURY_NUMERALS,
    FORMAT,
    FORMAT_VERSION,
    KEY,
    OWN_HEADERS,
    PLAYER_HEADER,
    SITES_OF_DISTRICT,
    labels,
    unquoted,
)

TURN_LINE = re.compile(r"(I|II|III|IV)\.([0-9]{1,6})[ \t]+([^:]*):(.*)")
HEADER_LINE = re.compile(rf"({KEY.pattern})[ \t]*:(.*)")
WORD = re.compile(r"\(([^:()]*):([^()]*)\)|[^\s()]+|[()]")
NUMBER = re.compile(r"[0-9]{1,39}")
LONGEST_SHOWN = 60
LONGEST_MESSAGE = 300


class RecordError(ValueError):
    """What is wrong with a record: where, at which move, why; and the game as far as it is right.

    The line counts from 1; 0 means that the text as a whole is meant. Without a readable deal
    there is no game, and so no record.
    """

    def __init__(
        self,
        line: int,
        move: str,
        key: str,
        args: dict[str, str | int],
        message: str,
        record: Record | None,
    ) -> None:
        place = f"line {line}" if line else "the record"
        super().__init__(f"{place}: {move}: {message}" if move else f"{place}: {message}")
        self.line = line
        self.move = move
        self.reason = Reason(key, args)
        self.message = message
        self.record = record


class Salvaged(NamedTuple):
    """The game as far as it could be read, and what ended the reading."""

    record: Record | None
    error: RecordError | None


def read_record(source: str | bytes, *, older_rules: bool = False) -> Record:
    """The record that a text holds; RecordError if anything is wrong with it.

    A game of an older version of the rules is read only if asked for: then it is replayed under
    the present ones, and the first difference, if there is one, is the error.
    """
    return _Reader(_decoded(source), older_rules).read()


def salvage_record(source: str | bytes, *, older_rules: bool = False) -> Salvaged:
    """The same for a text that may be damaged: what comes before the damage, and the error."""
    try:
        return Salvaged(read_record(source, older_rules=older_rules), None)
    except RecordError as error:
        return Salvaged(error.record, error)


def _decoded(source: str | bytes) -> str:
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        message = "this is not text in UTF-8"
        raise RecordError(line, "", "record_not_utf8", {}, message, None) from None


class _Line(NamedTuple):
    number: int
    text: str


class _Header(NamedTuple):
    """A header and the lines it goes over."""

    key: str
    lines: list[_Line]

    @property
    def number(self) -> int:
        return self.lines[0].number

    @property
    def value(self) -> str:
        return " ".join(line.text for line in self.lines if line.text)


class _Reader:
    """Goes through the lines once: the headers, the moves, then back to the result."""

    def __init__(self, text: str, older_rules: bool) -> None:
        self.lines = [_Line(number, line) for number, line in enumerate(text.split("\n"), start=1)]
        self.older_rules = older_rules
        self.headers: dict[str, _Header] = {}
        self.remarks: list[str] = []
        """Comments between the headers."""
        self.record: Record | None = None

    def fail(
        self, line: int, key: str, message: str, move: str = "", /, **args: str | int
    ) -> NoReturn:
        raise RecordError(line, move, key, args, message + self.under(), self.record)

    def under(self) -> str:
        """A note for what may be due to a change of the rules."""
        record = self.record
        if record is None or record.rules_version == RULES_VERSION:
            return ""
        return (
            f" (recorded under version {record.rules_version} of the rules, replayed under"
            f" version {RULES_VERSION})"
        )

    def read(self) -> Record:
        lines = iter(self.lines)
        first = self.read_headers(lines)
        record = self.record = self.begin()
        for remark in self.remarks:
            record.comment(remark)
        if first is not None:
            _Moves(self, record).read(first, lines)
        self.check_result(record)
        return record

    # ---- headers ----------------------------------------------------------------------------

    def read_headers(self, lines: Iterator[_Line]) -> _Line | None:
        """Take in the headers; gives the first line of moves, if there is one."""
        last: _Header | None = None
        for number, text in lines:
            stripped = text.strip()
            if stripped.startswith(";"):
                self.remarks.append(stripped[1:])
            elif stripped and text[0] in " \t" and last is not None:
                last.lines.append(_Line(number, stripped))
            elif TURN_LINE.match(text):
                return _Line(number, text)
            elif stripped:
                last = self.read_header(number, stripped)
        return None

    def read_header(self, number: int, text: str) -> _Header:
        found = HEADER_LINE.fullmatch(text)
        if found is None:
            if not self.headers:
                self.fail_as_no_record(number)
            self.fail(
                number,
                "record_line",
                f"this is neither a header nor a turn: {_shown(text)}",
                text=_short(text),
            )
        key, value = found.group(1), found.group(2).strip()
        if not self.headers and key != "Format":
            self.fail_as_no_record(number)
        if key in self.headers:
            before = self.headers[key].number
            self.fail(
                number,
                "record_header_twice",
                f"the header {key} is there already, in line {before}",
                header=key,
                before=before,
            )
        header = _Header(key, [_Line(number, value)])
        self.headers[key] = header
        if key == "Format":
            self.check_format(header)
        return header

    def fail_as_no_record(self, number: int) -> NoReturn:
        self.fail(
            number,
            "record_not_one",
            f'a record begins with the line "Format: {FORMAT} {FORMAT_VERSION}"',
        )

    def check_format(self, header: _Header) -> None:
        words = header.value.split()
        if len(words) != 2 or words[0] != FORMAT or not NUMBER.fullmatch(words[1]):
            self.fail_as_no_record(header.number)
        version = int(words[1])
        if version != FORMAT_VERSION:
            self.fail(
                header.number,
                "record_format",
                f"this record is in version {version} of the format; this program reads version"
                f" {FORMAT_VERSION}",
                found=str(version),
                known=FORMAT_VERSION,
            )

    def needed(self, key: str) -> _Header:
        header = self.headers.get(key)
        if header is None:
            if not self.headers:
                self.fail_as_no_record(0)
            self.fail(0, "record_header_missing", f"the header {key} is missing", header=key)
        return header

    def number(self, header: _Header) -> int:
        if not NUMBER.fullmatch(header.value):
            self.fail_in(header, "a whole number")
        return int(header.value)

    def fail_in(self, header: _Header, wanted: str) -> NoReturn:
        self.fail(
            header.number,
            "record_header_bad",
            f"the header {header.key} should hold {wanted}, not {_shown(header.value)}",
            header=header.key,
            text=_short(header.value),
        )

    def begin(self) -> Record:
        """The record before its first move."""
        version = self.rules_version()
        rules = self.needed("Rules")
        players = self.read_players()
        first = self.read_first_player(len(players))
        layout = self.read_layout()
        seed = self.headers.get("Seed")
        events = self.headers.get("Events")
        deal = Deal(layout, tuple(events.value.split()) if events else (), first)
        self.needed("Result")
        try:
            edition = ruleset_named(rules.value).edition
            record = Record(
                rules.value,
                players,
                deal,
                seed=None if seed is None else self.number(seed),
                headers=self.further_headers(),
                rules_version=version,
            )
        except BadInput as error:
            args = {
                name: _short(value) if isinstance(value, str) else value
                for name, value in error.reason.args.items()
            }
            key = error.reason.key
            self.fail(self.culprit(key), key, _short(str(error), LONGEST_MESSAGE), **args)
        self.check_edition(rules, edition)
        return record

    def culprit(self, key: str) -> int:
        """The line of the header that the engine does not accept."""
        header = {
            "unknown_ruleset": "Rules",
            "players_not_allowed": "Rules",
            "bad_events": "Events",
            "events_not_used": "Events",
        }.get(key, "Layout")
        return self.headers[header].number if header in self.headers else 0

    def rules_version(self) -> int:
        header = self.needed("Rules-Version")
        version = self.number(header)
        if version > RULES_VERSION:
            self.fail(
                header.number,
                "record_rules_newer",
                f"this game was played under version {version} of the rules; this program knows"
                f" them up to version {RULES_VERSION}",
                found=str(version),
                known=RULES_VERSION,
            )
        if version < RULES_VERSION and not self.older_rules:
            self.fail(
                header.number,
                "record_rules_older",
                f"this game was played under version {version} of the rules, which are now in"
                f" version {RULES_VERSION}; it may come out differently, so it is replayed only if"
                " you ask for that",
                found=version,
                known=RULES_VERSION,
            )
        return version

    def check_edition(self, rules: _Header, edition: int) -> None:
        header = self.headers.get("Edition")
        if header is not None and header.value != str(edition):
            self.fail(
                header.number,
                "record_edition",
                f"the rules {rules.value} are of the edition {edition}, not {_shown(header.value)}",
                ruleset=rules.value,
                edition=edition,
            )

    def read_players(self) -> list[Player]:
        there = [key for key in self.headers if PLAYER_HEADER.fullmatch(key)]
        players: list[Player] = []
        for number in range(1, max(len(there), 1) + 1):
            header = self.needed(f"Player-{number}")
            players.append(self.read_player(header))
        return players

    def read_player(self, header: _Header) -> Player:
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

    def read_first_player(self, players: int) -> int:
        header = self.needed("First-Player")
        number = self.number(header)
        if not 1 <= number <= players:
            self.fail_in(header, f"a seat from 1 to {players}")
        return number - 1

    def read_layout(self) -> tuple[str, ...]:
        """A code of a district, then the tiles at it in the order of its sites; so for each."""
        header = self.needed("Layout")
        layout = [""] * SITE_COUNT
        sites: list[int] = []
        district = ""
        unseen = set(SITES_OF_DISTRICT)
        for number, text in header.lines:
            for word in text.split():
                if word in SITES_OF_DISTRICT:
                    self.check_filled(header, number, district, sites)
                    if word not in unseen:
                        self.fail_in_layout(number, f"the district {word} is there twice")
                    unseen.remove(word)
                    district, sites = word, list(SITES_OF_DISTRICT[word])
                elif not district:
                    self.fail_in_layout(number, f"no district has the code {_shown(word)}")
                elif not sites:
                    self.fail_in_layout(
                        number, f"{_shown(word)} is one tile too many at the district {district}"
                    )
                else:
                    layout[sites.pop(0)] = word
        self.check_filled(header, header.lines[-1].number, district, sites)
        if unseen:
            missing = ", ".join(code for code in SITES_OF_DISTRICT if code in unseen)
            self.fail_in_layout(header.number, f"these districts are missing: {missing}")
        return tuple(layout)

    def check_filled(self, header: _Header, number: int, district: str, sites: list[int]) -> None:
        if sites:
            self.fail_in_layout(number, f"the district {district} lacks {len(sites)} of its tiles")

    def fail_in_layout(self, number: int, what: str) -> NoReturn:
        self.fail(number, "record_layout", f"the layout cannot be read: {what}", what=what)

    def further_headers(self) -> dict[str, str]:
        further: dict[str, str] = {}
        for key, header in self.headers.items():
            if key not in OWN_HEADERS and not PLAYER_HEADER.fullmatch(key):
                try:
                    further[key] = unquoted(header.value)
                except ValueError:
                    self.fail_in(header, "plain text, or text in quotes as in JSON")
        return further

    # ---- the result -------------------------------------------------------------------------

    def check_result(self, record: Record) -> None:
        header = self.needed("Result")
        claimed = header.value
        found = _claim(claimed)
        if found is None:
            self.fail_in(
                header, 'the scores and who won, as in "88 93 99, won by 3", or "unfinished"'
            )
        result, count = found
        if result != record.result:
            self.fail_at_result(header, record, _result_text(record.result))
        if count is not None and count != len(record.steps):
            self.fail_at_result(header, record, f"{len(record.steps)} moves")

    def fail_at_result(self, header: _Header, record: Record, really: str) -> NoReturn:
        last = record.steps[-1].turn if record.steps else None
        where = f" after the last move, in turn {_turn_text(last)}" if last is not None else ""
        self.fail(
            header.number,
            "record_result",
            f"the record says {_shown(header.value)}, but the replay says {really}{where}",
            recorded=_short(header.value),
            replayed=really,
        )


class _Moves:
    """The turns, played as they are read."""

    def __init__(self, reader: _Reader, record: Record) -> None:
        self.reader = reader
        self.record = record
        self.names = labels(record.players)
        self.seats = {str(k + 1): k for k in range(len(self.names))}
        self.seats |= {name: k for k, name in enumerate(self.names)}
        self.number = 0
        """The line that is being read."""
        self.turn = record.turn
        """The turn that it belongs to."""

    def fail(self, key: str, message: str, move: str = "", /, **args: str | int) -> NoReturn:
        self.reader.fail(self.number, key, message, move, **args)

    def read(self, first: _Line, rest: Iterator[_Line]) -> None:
        self.read_line(first)
        for line in rest:
            self.read_line(line)

    def read_line(self, line: _Line) -> None:
        self.number = line.number
        text, _, remark = line.text.partition(";")
        stripped = text.strip()
        if stripped:
            begins = TURN_LINE.fullmatch(text.rstrip())
            if begins is not None:
                self.begin_turn(*begins.groups())
            elif text[0] in " \t":
                self.read_words(stripped)
            elif HEADER_LINE.fullmatch(stripped):
                self.fail("record_header_late", "headers come before the moves")
            else:
                self.fail(
                    "record_line",
                    f"this is neither a turn nor the rest of one: {_shown(stripped)}",
                    text=_short(stripped),
                )
        self.record.comment(remark)

    def begin_turn(self, century: str, number: str, name: str, words: str) -> None:
        record = self.record
        if record.is_over:
            self.fail("game_over", "the game is over before this turn")
        expected = record.turn
        if record.steps and expected == record.steps[-1].turn:
            self.fail(
                "record_turn_not_over",
                f"turn {_turn_text(expected)} is not over: {self.chooser()} has to choose",
                turn=_turn_text(expected),
            )
        seat = self.seats.get(name.strip())
        found = (CENTURY_NUMERALS.index(century), int(number), seat)
        if found != expected:
            self.fail(
                "record_wrong_turn",
                f"this should be {_turn_text(expected)} {self.names[expected.seat]},"
                f" not {century}.{number} {_shown(name.strip())}",
                expected=f"{_turn_text(expected)} {self.names[expected.seat]}",
            )
        self.turn = expected
        self.read_words(words)

    def read_words(self, words: str) -> None:
        for found in WORD.finditer(words):
            name, inner = found.groups()
            if inner is None:
                self.play(found.group(), self.turn.seat)
            else:
                self.play_for_other(name.strip(), inner)

    def play_for_other(self, name: str, words: str) -> None:
        seat = self.seats.get(name)
        if seat is None:
            self.fail(
                "record_unknown_name", f"nobody here is called {_shown(name)}", name=_short(name)
            )
        for word in words.split():
            self.play(word, seat)

    def play(self, word: str, seat: int) -> None:
        record = self.record
        if record.is_over:
            self.fail("game_over", "the game is over before this move", word)
        try:
            move = parse_move(word)
        except BadInput:
            self.fail(
                "unknown_move", f"there is no move {_shown(word)}", _short(word), text=_short(word)
            )
        if record.turn != self.turn:
            self.fail(
                "record_turn_over",
                f"turn {_turn_text(self.turn)} is over before this move; the next line should"
                f" begin turn {_turn_text(record.turn)} of {self.names[record.turn.seat]}",
                word,
                turn=_turn_text(self.turn),
            )
        chooser = record.decider
        if chooser != seat:
            self.fail(
                "record_wrong_seat",
                f"{self.chooser()} has to choose here, not {self.names[seat]}",
                word,
                expected=self.names[chooser],
                found=self.names[seat],
            )
        try:
            record.replay_move(move)
        except IllegalMove as error:
            legal = " ".join(one.text for one in record.state.legal_moves())
            details = ", ".join(f"{name} {value}" for name, value in error.reason.args.items())
            why = f"{error.reason.key}: {details}" if details else error.reason.key
            self.fail(
                error.reason.key,
                f"not legal ({why}); {self.chooser()} chooses among: {legal}",
                word,
                **error.reason.args,
            )
        except BadInput as error:
            self.fail(error.reason.key, str(error), word, **error.reason.args)

    def chooser(self) -> str:
        return self.names[self.record.decider]


def _claim(text: str) -> tuple[Result | None, int | None] | None:
    """What the header Result says: a result or none yet, and a number of moves if it names one."""
    unfinished = re.fullmatch(r"unfinished(?: after ([0-9]{1,9}) moves)?", text)
    if unfinished:
        count = unfinished.group(1)
        return None, int(count) if count else None
    scores, won, winners = text.partition(", won by ")
    if not won or not re.fullmatch(r"[0-9]{1,4}( [0-9]{1,4}){1,4}", scores):
        return None
    if not re.fullmatch(r"[1-5]( [1-5]){0,4}", winners):
        return None
    seats = tuple(int(seat) - 1 for seat in winners.split())
    return Result(tuple(int(points) for points in scores.split()), seats), None


def _result_text(result: Result | None) -> str:
    if result is None:
        return "that the game is not over"
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"{' '.join(map(str, result.scores))}, won by {winners}"


def _turn_text(turn: Turn) -> str:
    return f"{CENTURY_NUMERALS[turn.century]}.{turn.number}"


def _short(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Text from outside, made safe for a terminal and not too long for a message."""
    kept = "".join(sign if sign.isprintable() else "?" for sign in text[:longest])
    return kept if len(text) <= longest else f"{kept}…"


def _shown(text: str) -> str:
    """The same in quotes, with signs that cannot be shown written as in Python."""
    return repr(text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…")
