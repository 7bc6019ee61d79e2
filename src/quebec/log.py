"""Facts in plain English, for the log of a game."""

from __future__ import annotations

from collections.abc import Sequence

from quebec.engine import facts as fact
from quebec.engine.facts import Fact

NUMERALS = ("", "I", "II", "III", "IV")

REASONS = {
    "zone": "workers in {what}",
    "majority": "the majority in {what}",
    "district": "the {what}",
    "leader": "the Cultural leader, token on {what}",
    "event": "the event {what}",
    "unfinished": "workers on unfinished {what}",
    "active": "active workers",
    "main_group": "{what}, in the main group",
    "building": "{what}",
}

QUARTERS = {
    *("protestant", "irish", "jewish"),
    *("port", "mansion", "business"),
    *("academic", "entertainment", "arts"),
}
"""Districts whose key needs the word to be a name."""


def sentence(happened: Fact, names: Sequence[str]) -> str:
    """One line of the log; names are those of the seats."""
    match happened:
        case fact.TurnBegan(seat, century):
            return f"{names[seat]}'s turn, century {NUMERALS[century]}"
        case fact.WorkersMoved(seat, number, source, target):
            return f"  {names[seat]}: {_workers(number)} from {source} to {target}"
        case fact.StageConstructed(seat, site, stage):
            return f"  {names[seat]} constructs stage {stage} on {site}"
        case fact.ArchitectPlaced(seat, neutral, site):
            whose = "the neutral architect" if neutral else "their architect"
            return f"  {names[seat]} starts {site} with {whose}"
        case fact.ArchitectLeft(seat, neutral, site):
            whose = "The neutral" if neutral else f"{names[seat]}'s"
            return f"  {whose} architect leaves {site}"
        case fact.BuildingCompleted(site, stages):
            return f"  {site} is completed with {stages} {'stage' if stages == 1 else 'stages'}"
        case fact.TokenPlaced(seat, site, stars):
            return f"  {names[seat]} puts {'*' * stars} on {site}"
        case fact.TokenRaised(seat, site, stars):
            return f"  {names[seat]} raises {site} to {'*' * stars}"
        case fact.LeaderTaken(seat, leader):
            return f"  {names[seat]} takes the {leader.rstrip('2').capitalize()} leader"
        case fact.LeadersReturned():
            return "  The leaders go back"
        case fact.DistrictOffered(seat, district, _):
            return f"  {names[seat]} may use the {_district(district)}"
        case fact.DistrictChosen(seat, district):
            return f"  {names[seat]} uses it as the {_district(district)}"
        case fact.Declined(seat):
            return f"  {names[seat]} declines"
        case fact.CenturyEnded(century, _):
            return f"== Century {NUMERALS[century]} ends =="
        case fact.ZoneScored(zone, _, workers):
            counts = ", ".join(f"{name} {n}" for name, n in zip(names, workers, strict=True))
            return f"  {zone.capitalize()} is scored: {counts}"
        case fact.CascadeBlocked(seat, zone, event):
            return f"  The event {event} keeps {names[seat]} from cascading out of {zone}"
        case fact.TilesFlipped(sites):
            return f"  Never started: {', '.join(sites)}"
        case fact.CenturyBegan(century, sites):
            return f"== Century {NUMERALS[century]} begins: {', '.join(sites)} =="
        case fact.EventRevealed(event, _):
            return f"  The event {event} is revealed"
        case fact.EventEnded(event):
            return f"  The event {event} is over"
        case fact.Scored(seat, points, reason, what, _):
            source = _district(what) if reason == "district" else what
            return f"  {names[seat]} scores {points} VP for {REASONS[reason].format(what=source)}"
        case fact.GameEnded(scores, winners):
            table = ", ".join(f"{name} {n}" for name, n in zip(names, scores, strict=True))
            won = " and ".join(names[seat] for seat in winners)
            return f"== The game is over: {table}. {won} won. =="


def _district(key: str) -> str:
    words = key.replace("_", " ")
    return f"{words} district" if key in QUARTERS else words


def _workers(number: int) -> str:
    return "1 worker" if number == 1 else f"{number} workers"
