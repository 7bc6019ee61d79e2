"""Texts: everything that people read about a game, in one language and with one edition's names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from quebec.engine import ZONES, BadInput, Decision, Move, Reason, State
from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import Fact
from quebec.record import RecordError
from quebec.record.words import CENTURY_NUMERALS
from quebec.texts import moves, names, numbers
from quebec.texts.catalogue import LANGUAGES, Catalogue, Name, Value, catalogue
from quebec.texts.sentences import DECISION, FACTS, FIELDS, KINDS, Row


class Seats(NamedTuple):
    """Who sits at the table, and which building lies on which site."""

    names: tuple[str, ...]
    layout: tuple[str, ...]


class Texts:
    """The words of a language; the edition selects the names where the two differ.

    Names come in forms: "name" is the name by itself and "the" the name within a sentence. Other
    forms are what a language's own sentences need.
    """

    def __init__(self, language: str, edition: int = 2026) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadInput(
                "unknown_language",
                {"language": language, "known": known},
                f"there is no language {language!r}; choose one of: {known}",
            )
        self.language: Final = language
        self.edition: Final = edition
        self.catalogue: Final[Catalogue] = catalogue(language)

    # ---- names ------------------------------------------------------------------------------

    def zone(self, key: str, form: str = "name") -> str:
        return self._name(names.zone(key), form)

    def district(self, key: str, form: str = "name") -> str:
        """Forms: name, the, action (what its action does)."""
        return self._name(names.district(key), form)

    def leader(self, key: str, form: str = "name", state: State | None = None) -> str:
        """Forms: name, the, power; what the leader does depends on the table and the event, so
        this needs the state."""
        return self._name(names.leader(key, state), form)

    def event(self, year: str, form: str = "name") -> str:
        """Forms: name, year (or years), effect."""
        return self._name(names.event(year), form)

    def building(self, tile: str, form: str = "name") -> str:
        return self._name(names.building(tile), form)

    def century(self, number: int, form: str = "name") -> str:
        """Forms: name, the, title."""
        return self._name(names.century(number), form)

    def action(self, key: str) -> str:
        """The name of an action of a turn: start, stage, leader or send."""
        return self._render(f"action-{key}")

    def colour(self, key: str) -> str:
        """The colour of a player."""
        return self._render(f"colour-{key}")

    def ruleset(self, name: str) -> str:
        return self._render(f"ruleset-{name}")

    def site(self, name: str, layout: Sequence[str], form: str = "name") -> str:
        """A site for people: the building on it, with its notation in brackets."""
        return self._name(names.site(name, layout), form)

    # ---- sentences --------------------------------------------------------------------------

    def say(self, key: str, **arguments: Value) -> str:
        """Any message of the catalogue."""
        return self._render(key, **arguments)

    def fact(self, happened: Fact, seats: Seats) -> str:
        """What happened: one line of a log."""
        return self.tell(FACTS[type(happened)], happened._asdict(), seats)

    def decision(self, decision: Decision, seats: Seats, you: bool = False) -> str:
        """Who has to choose what; with `you`, addressed to that player."""
        return self.tell(DECISION, decision._asdict(), seats, "you" if you else "")

    def move(self, move: Move, state: State, seats: Seats) -> str:
        """What a legal move does at the decision of this state."""
        return self.wording(moves.wording(move, state, seats.layout))

    def wording(
        self, wording: moves.Wording, seats: Seats | None = None, me: int | None = None
    ) -> str:
        """Renders a wording in this language; the reader's seat, if given, is "you"."""
        arguments: dict[str, Value] = {"edition": self.edition}
        form = ""
        for name, value in wording.args.items():
            match value:
                case moves.Wording():
                    arguments[name] = self.wording(value, seats, me)
                case moves.Team(parts):
                    arguments[name] = self.joined([self.wording(one, seats, me) for one in parts])
                case moves.SeatName(seat):
                    arguments[name] = seats.names[seat] if seats else names.seat(seat)
                    form = "you" if seat == me else form
                case moves.Decimal(number, signed):
                    arguments[name] = self.number(number, signed=signed)
                case _:
                    arguments[name] = value
        return self.catalogue.render(wording.key, arguments, form)

    def reason(self, reason: Reason, seats: Seats | None = None) -> str:
        """Why a move is not legal; with seats, players and buildings have their names."""
        return self._explained(f"reason-{reason.key}", reason, seats)

    def error(self, error: BadInput) -> str:
        """What is wrong with the input."""
        return self._explained(f"error-{error.reason.key}", error.reason, None)

    def forfeit(self, reason: Reason) -> str:
        """Why a player has lost its game: what follows its name."""
        return self._explained(f"forfeit-{reason.key}", reason, None)

    def damage(self, error: RecordError) -> str:
        """What is wrong with a record, and where."""
        reason = error.reason
        # A move that is not legal has the engine's reason, everything else an error of its own.
        family = "error" if f"error-{reason.key}" in self.catalogue.keys else "reason"
        problem = self._explained(f"{family}-{reason.key}", reason, None)
        if error.line == 0:
            return problem
        if error.move:
            return self._render("damage-move", line=error.line, text=error.move, problem=problem)
        return self._render("damage-line", line=error.line, problem=problem)

    def tell(self, row: Row, fields: Mapping[str, Any], seats: Seats | None, form: str = "") -> str:
        """The message of a row of the table for a thing with these fields."""
        key = row.key(fields)
        arguments: dict[str, Value] = {}
        for name in self.catalogue.arguments(key, form):
            source, _, kind = (row.sources.get(name) or FIELDS.get(name, name)).partition(":")
            for field in source.split("|"):
                if field in fields and name not in arguments:
                    value = self._argument(kind or KINDS.get(name, ""), fields[field], seats)
                    if value is not None:
                        arguments[name] = value
        return self.catalogue.render(key, {"edition": self.edition, **arguments}, form)

    # ---- numbers ----------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1, signed: bool = False) -> str:
        """With digits after the point."""
        return numbers.decimal(value, self.catalogue.locale, digits, signed)

    def share(self, value: float, digits: int = 0) -> str:
        """A part of 1, in percent."""
        return numbers.percent(value, self.catalogue.locale, digits)

    # ---- lists ------------------------------------------------------------------------------

    def listed(self, items: Iterable[str]) -> str:
        """a, b, c"""
        return self._chained("list-comma", items)

    def joined(self, items: Sequence[str]) -> str:
        """a, b and c"""
        head, last = items[:-1], items[-1]
        return self._render("list-and", head=self.listed(head), last=last) if head else last

    def counts(self, players: Sequence[str], numbers: Sequence[int]) -> str:
        """Anne 3, Bob 5"""
        return self.listed(
            self._render("list-count", player=player, number=number)
            for player, number in zip(players, numbers, strict=True)
        )

    def labelled(self, label: str, said: str) -> str:
        """Anne: what she does"""
        return self._render("labelled", label=label, said=said)

    def in_turn(self, items: Iterable[str]) -> str:
        """a; b; c"""
        return self._chained("list-semicolon", items)

    def _chained(self, key: str, items: Iterable[str]) -> str:
        head = ""
        for last in items:
            head = self._render(key, head=head, last=last) if head else last
        return head

    # ---- details ----------------------------------------------------------------------------

    def _name(self, name: Name, form: str) -> str:
        args = {"edition": self.edition, **name.args}
        return self.catalogue.render(name.message, args, "" if form == "name" else form)

    def _render(self, key: str, **arguments: Value) -> str:
        return self.catalogue.render(key, {"edition": self.edition, **arguments})

    def _explained(self, key: str, reason: Reason, seats: Seats | None) -> str:
        return self.tell(Row(key), reason.args, seats)

    def _argument(self, kind: str, value: Any, seats: Seats | None) -> Value | None:
        """An argument of a kind; None if the value does not fit."""
        layout = seats.layout if seats else None
        match kind:
            case "zone":
                return names.zone(value) if value in ZONES else None
            case "district":
                return names.district_of(value) if value in SITE_NUMBER else names.district(value)
            case "leader":
                return names.leader(value)
            case "event" | "century" | "kind":
                return Name(f"{kind}-{value}")
            case "building":
                return names.building_on(value, layout) if layout and value in SITE_NUMBER else None
            case "site":
                return names.site(value, layout) if value in SITE_NUMBER else value
            case "seat":
                return seats.names[value] if seats else names.seat(value)
            case "seats" if seats:
                return self.joined([seats.names[seat] for seat in value])
            case "counts" if seats:
                return self.counts(seats.names, value)
            case "buildings" if layout:
                return self.listed(
                    self._name(names.building_on(one, layout), "name") for one in value
                )
            case "length":
                return len(value)
            case "share":
                return self.share(value)
            case "decimal":
                return self.number(value)
            case "numeral":
                return CENTURY_NUMERALS[value]
            case "ordinal":
                return str(value + 1)
            case "text":
                return str(value)
        assert not kind, kind
        said: Value = value
        return said


def sentence(text: str) -> str:
    """What elsewhere follows a name or a colon, as a separate sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "…")) else ".")
