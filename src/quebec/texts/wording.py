"""Texts: everything that people read about a game, in one language and with one edition's names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from quebec.engine import ZONES, BadInput, Decision, Move, Reason, State
from quebec.engine import facts as fact
from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import Fact, Scored, WorkersMoved
from quebec.record import RecordError
from quebec.texts import moves, names
from quebec.texts.catalogue import LANGUAGES, Catalogue, Name, Value, catalogue


class Seats(NamedTuple):
    """Who sits at the table, and which building lies on which site."""

    names: tuple[str, ...]
    layout: tuple[str, ...]


class Texts:
    """The words of a language; the edition picks the names where the two differ.

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

    def leader(self, key: str, form: str = "name", bonus: int = 1) -> str:
        """Forms: name, the, power; bonus is the Cultural leader's, as the table has it."""
        return self._name(names.leader(key, bonus), form)

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
        """A site as people know it: the building on it, with its notation in brackets."""
        return self._name(names.site(name, layout), form)

    # ---- sentences --------------------------------------------------------------------------

    def say(self, key: str, **arguments: Value) -> str:
        """Any message of the catalogue."""
        return self._render(key, **arguments)

    def fact(self, happened: Fact, seats: Seats) -> str:
        """What happened: one line of a log."""
        who, layout = seats.names, seats.layout
        match happened:
            case fact.TurnBegan(seat, _):
                return self._render("fact-turn-began", player=who[seat])
            case fact.WorkersMoved():
                return self._workers_moved(happened, seats)
            case fact.StageConstructed(seat, on, stage):
                tile = names.building_on(on, layout)
                return self._render(
                    "fact-stage-constructed", player=who[seat], building=tile, stage=stage
                )
            case fact.ArchitectPlaced(seat, neutral, on):
                key = "fact-architect-placed-neutral" if neutral else "fact-architect-placed"
                return self._render(key, player=who[seat], building=names.building_on(on, layout))
            case fact.ArchitectLeft(seat, neutral, on):
                tile = names.building_on(on, layout)
                if neutral:
                    return self._render("fact-architect-left-neutral", building=tile)
                return self._render("fact-architect-left", player=who[seat], building=tile)
            case fact.BuildingCompleted(on, stages):
                tile = names.building_on(on, layout)
                return self._render("fact-building-completed", building=tile, stages=stages)
            case fact.TokenPlaced(seat, on, stars):
                tile = names.building_on(on, layout)
                return self._render(
                    "fact-token-placed", player=who[seat], building=tile, stars=stars
                )
            case fact.TokenRaised(seat, on, stars):
                tile = names.building_on(on, layout)
                return self._render(
                    "fact-token-raised", player=who[seat], building=tile, stars=stars
                )
            case fact.LeaderTaken(seat, leader):
                return self._render(
                    "fact-leader-taken", player=who[seat], leader=names.leader(leader)
                )
            case fact.LeadersReturned():
                return self._render("fact-leaders-returned")
            case fact.DistrictOffered(seat, key, _):
                return self._render(
                    "fact-district-offered", player=who[seat], district=names.district(key)
                )
            case fact.DistrictChosen(seat, key):
                return self._render(
                    "fact-district-chosen", player=who[seat], district=names.district(key)
                )
            case fact.Declined(seat):
                return self._render("fact-declined", player=who[seat])
            case fact.CenturyEnded(number, _):
                return self._render("fact-century-ended", century=names.century(number))
            case fact.ZoneScored(key, _, workers):
                return self._render(
                    "fact-zone-scored", zone=names.zone(key), counts=self.counts(who, workers)
                )
            case fact.CascadeBlocked(seat, key, year):
                return self._render(
                    "fact-cascade-blocked",
                    player=who[seat],
                    zone=names.zone(key),
                    event=names.event(year),
                )
            case fact.TilesFlipped(sites):
                buildings = [self.building(layout[SITE_NUMBER[one]]) for one in sites]
                return self._render("fact-tiles-flipped", buildings=self.listed(buildings))
            case fact.CenturyBegan(number, _):
                return self._render("fact-century-began", century=names.century(number))
            case fact.EventRevealed(year, _):
                return self._render("fact-event-revealed", event=names.event(year))
            case fact.EventEnded(year):
                return self._render("fact-event-ended", event=names.event(year))
            case fact.Scored():
                return self._scored(happened, seats)
            case fact.GameEnded(scores, winners):
                return self._render(
                    "fact-game-ended",
                    counts=self.counts(who, scores),
                    winners=self.joined([who[seat] for seat in winners]),
                    winning=len(winners),
                )

    def decision(self, decision: Decision, seats: Seats, you: bool = False) -> str:
        """Who has to choose what; with `you`, said to the one who has to."""
        arguments: dict[str, Value] = {"player": seats.names[decision.seat]}
        if decision.place in ZONES:
            arguments["zone"] = names.zone(decision.place)
        elif decision.place:
            arguments["site"] = names.site(decision.place, seats.layout)
            arguments["district"] = names.district_of(decision.place)
        form = "you" if you else "name"
        return self._name(Name(f"decision-{decision.effect}", arguments), form)

    def move(self, move: Move, state: State, seats: Seats) -> str:
        """What a legal move does at the decision of this state."""
        return self.wording(moves.wording(move, state, seats.layout))

    def wording(self, wording: moves.Wording) -> str:
        """Words that were found before, in this language."""
        return self._composed(wording)

    def reason(self, reason: Reason, seats: Seats | None = None) -> str:
        """Why a move is not legal; with seats, players and buildings have their names."""
        return self._explained(f"reason-{reason.key}", reason, seats)

    def error(self, error: BadInput) -> str:
        """What is wrong with something given."""
        return self._explained(f"error-{error.reason.key}", error.reason, None)

    def forfeit(self, reason: Reason) -> str:
        """Why a player has lost its game: what follows on its name."""
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

    # ---- lists ------------------------------------------------------------------------------

    def listed(self, items: Iterable[str]) -> str:
        """a, b, c"""
        return self._chained("list-comma", list(items))

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

    def in_turn(self, items: Sequence[str]) -> str:
        """a; b; c"""
        return self._chained("list-semicolon", items) if items else ""

    def _chained(self, key: str, items: Sequence[str]) -> str:
        text = items[0]
        for item in items[1:]:
            text = self._render(key, head=text, last=item)
        return text

    # ---- details ----------------------------------------------------------------------------

    def _name(self, name: Name, form: str) -> str:
        args = {"edition": self.edition, **name.args}
        return self.catalogue.render(name.message, args, "" if form == "name" else form)

    def _render(self, key: str, **arguments: Value) -> str:
        return self.catalogue.render(key, {"edition": self.edition, **arguments})

    def _composed(self, wording: moves.Wording) -> str:
        """Render a wording, and first the wordings among its arguments."""
        arguments: dict[str, Value] = {}
        for name, value in wording.args.items():
            if isinstance(value, moves.Wording):
                arguments[name] = self._composed(value)
            elif isinstance(value, moves.Team):
                arguments[name] = self.joined([self._composed(part) for part in value.parts])
            else:
                arguments[name] = value
        return self._render(wording.key, **arguments)

    def _workers_moved(self, moved: WorkersMoved, seats: Seats) -> str:
        arguments: dict[str, Value] = {"player": seats.names[moved.seat], "number": moved.number}
        for place, argument in ((moved.source, "source"), (moved.target, "zone")):
            if place in ZONES:
                arguments[argument] = names.zone(place)
            elif place in SITE_NUMBER:
                arguments["building"] = names.building_on(place, seats.layout)
        if "zone" not in arguments and "source" in arguments:
            arguments["zone"] = arguments["source"]
        key = f"fact-workers-{_sort_of_place(moved.source)}-{_sort_of_place(moved.target)}"
        return self._render(key, **arguments)

    def _scored(self, scored: Scored, seats: Seats) -> str:
        arguments: dict[str, Value] = {"player": seats.names[scored.seat], "points": scored.points}
        match scored.reason:
            case "zone" | "majority":
                arguments["zone"] = names.zone(scored.what)
            case "district":
                arguments["district"] = names.district(scored.what)
            case "event":
                arguments["event"] = names.event(scored.what)
            case "leader" | "unfinished" | "main_group" | "building":
                arguments["building"] = names.building_on(scored.what, seats.layout)
        return self._render(f"fact-scored-{scored.reason}", **arguments)

    def _explained(self, key: str, reason: Reason, seats: Seats | None) -> str:
        arguments: dict[str, Value] = {}
        for name, value in reason.args.items():
            arguments[name] = self._known(name, value, seats)
        if reason.key == "too_few_active":
            arguments["number"] = reason.args["there"]
        return self._render(key, **arguments)

    def _known(self, name: str, value: str | int, seats: Seats | None) -> Value:
        """An argument of a reason, as a name where it is one."""
        match name:
            case "site" | "other" if value in SITE_NUMBER:
                return names.site(str(value), seats.layout if seats else None)
            case "zone" | "tile_colour" | "site_colour":
                return names.zone(str(value))
            case "district":
                return names.district(str(value))
            case "leader":
                return names.leader(str(value))
            case "event":
                return names.event(str(value))
            case "century":
                return names.century(int(value))
            case "edition":
                # A year, not a number to be grouped.
                return str(value)
            case "asked":
                return names.kind(str(value))
            case "by":
                return seats.names[int(value)] if seats else names.seat(int(value))
        return value


def sentence(text: str) -> str:
    """What follows on a name or a colon elsewhere, as a sentence by itself."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "…")) else ".")


def _sort_of_place(place: str) -> str:
    if place in ZONES:
        return "zone"
    return "site" if place in SITE_NUMBER else place
