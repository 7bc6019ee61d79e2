"""A turn in one line, as phrases in the infinitive: what somebody did, or could do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quebec.engine import ZONES
from quebec.engine import facts as fact
from quebec.engine.board import COLOUR_OF, SITE_NUMBER
from quebec.engine.facts import Fact
from quebec.texts import names
from quebec.texts.catalogue import Value
from quebec.texts.moves import Team, Wording

AT_ONCE: Final = ("district", "leader", "event")
"""Points that a turn itself can score; the others belong to the end of a century."""


class TurnSummary(NamedTuple):
    """A turn in words, and where it happens."""

    words: Wording
    places: tuple[str, ...]
    """In their order: sites, zones, and leaders as "leader:cultural", because zones have the same
    names."""


def turn_summary(seat: int, facts: Sequence[Fact], layout: Sequence[str]) -> TurnSummary:
    """What a seat does in a turn that leads to these facts, without what follows by itself."""
    phrases = _Phrases(seat, layout)
    for one in facts:
        phrases.add(one)
    places = dict.fromkeys(place for _, place in phrases.found for place in place.split())
    return TurnSummary(Wording("turn", {"said": Team(phrases.wordings())}), tuple(places))


class _Phrases:
    def __init__(self, seat: int, layout: Sequence[str]) -> None:
        self.seat: Final = seat
        self.layout: Final = layout
        self.left = ""
        """The building that the seat's architect has just left."""
        self.district = ""
        """The district whose action is open to the seat."""
        self.scoring = False
        """Whether the century is being scored: what happens then is nobody's choice."""
        self.found: Final[dict[tuple[str, str], dict[str, Value]]] = {}
        """By message and places: two workers one after the other are one phrase."""

    def wordings(self) -> tuple[Wording, ...]:
        if not self.found:
            return (Wording("turn-nothing"),)
        return tuple(Wording(key, args) for (key, _), args in self.found.items())

    def add(self, one: Fact) -> None:
        match one:
            case fact.CenturyEnded():
                self.scoring = True
                self._say("turn-ends-century")
            case fact.CenturyBegan():
                self.scoring = False
            case fact.GameEnded():
                self.found.pop(("turn-ends-century", ""), None)
                self._say("turn-ends-game")
            case fact.ArchitectLeft(seat, neutral, site):
                self.left = site if seat == self.seat and not neutral else ""
            case fact.BuildingCompleted(site, stages) if site == self.left:
                key = "turn-complete" if stages else "turn-abandon"
                self._say(key, site, building=self._building(site), stages=stages)
            case _ if not self.scoring and getattr(one, "seat", None) == self.seat:
                self._chosen(one)

    def _chosen(self, one: Fact) -> None:
        match one:
            case fact.ArchitectPlaced(_, neutral, site):
                key = "turn-start-neutral" if neutral else "turn-start"
                self._say(key, site, building=self._building(site))
            case fact.StageConstructed(_, site, _):
                self._say("turn-stage", site, building=self._building(site))
            case fact.LeaderTaken(_, leader):
                self._say("turn-leader", f"leader:{leader}", leader=names.leader(leader))
            case fact.TokenRaised(_, site, stars):
                self._say("turn-star", site, building=self._building(site), stars=stars)
            case fact.DistrictOffered(_, district, _) | fact.DistrictChosen(_, district):
                self.district = district
            case fact.Declined() if self.district:
                self._say("turn-decline", district=names.district(self.district))
                self.district = ""
            case fact.Scored(_, points, reason, _, _) if reason in AT_ONCE:
                self._say("turn-score", points=points)
            case fact.WorkersMoved(_, number, source, target):
                self._workers(number, source, target)

    def _workers(self, number: int, source: str, target: str) -> None:
        if source == "passive" and target == "active":
            # A start and a leader always bring workers: only those of a district are a choice.
            if self.district:
                self._say("turn-activate", number=number)
        elif target not in ZONES:
            return
        elif source in ZONES:
            zones = {"source": names.zone(source), "zone": names.zone(target)}
            self._say("turn-move", f"{source} {target}", number=number, **zones)
        elif source not in SITE_NUMBER:
            self._say("turn-send", target, number=number, zone=names.zone(target))
        elif ZONES[COLOUR_OF[SITE_NUMBER[source]]] != target:
            self._say("turn-redirect", target, number=number, zone=names.zone(target))

    def _building(self, site: str) -> Value:
        return names.building_on(site, self.layout)

    def _say(self, key: str, place: str = "", **args: Value) -> None:
        known = self.found.setdefault((key, place), args)
        if known is not args:
            for name in ("number", "points"):
                more, before = args.get(name), known.get(name)
                if isinstance(more, int) and isinstance(before, int):
                    known[name] = before + more
