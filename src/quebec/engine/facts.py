"""What happened, in the past tense: feeds the log, the animation, the ledger, the statistics.

Seats are numbers, everything else goes by its name. A place is "active", "passive", a zone, or a
site. The ledger is the list of Scored facts: its reasons are

    zone, majority      a zone and its majority bonus (family) at a century's end; what: the zone
    district            a district action; what: the district
    leader              the Cultural leader; what: the site of the token
    event               an event card; what: its year
    unfinished          workers on a building under construction at the end; what: the site
    active              pairs of active workers at the end
    main_group          a building of the main group at the end; what: the site
    building            any other building at the end; what: the site
"""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.board import SITES, ZONES

# Where workers can be, by number: the zones come first, the sites last.
ACTIVE: Final = 5
PASSIVE: Final = 6
ON_SITE: Final = 7
PLACES: Final[tuple[str, ...]] = (*ZONES, "active", "passive", *[site.name for site in SITES])


class TurnBegan(NamedTuple):
    seat: int
    century: int


class WorkersMoved(NamedTuple):
    seat: int
    number: int
    source: str
    target: str


class StageConstructed(NamedTuple):
    seat: int
    site: str
    stage: int


class ArchitectPlaced(NamedTuple):
    seat: int
    """The seat that moved it."""
    neutral: bool
    site: str


class ArchitectLeft(NamedTuple):
    seat: int
    """The owner; -1 for the neutral architect of the 2-player game."""
    neutral: bool
    site: str


class BuildingCompleted(NamedTuple):
    site: str
    stages: int


class TokenPlaced(NamedTuple):
    seat: int
    site: str
    stars: int


class TokenRaised(NamedTuple):
    seat: int
    site: str
    stars: int


class LeaderTaken(NamedTuple):
    seat: int
    leader: str


class LeadersReturned(NamedTuple):
    century: int


class DistrictOffered(NamedTuple):
    """A stage on this site gave its district's action; the facts that follow say what it did."""

    seat: int
    district: str
    site: str


class DistrictChosen(NamedTuple):
    """A lending district's action was used as that of this one."""

    seat: int
    district: str


class Declined(NamedTuple):
    """A choice that could be skipped was skipped."""

    seat: int


class CenturyEnded(NamedTuple):
    century: int
    seat: int
    """Whose turn it was."""


class ZoneScored(NamedTuple):
    """Opens the scoring of one zone; the workers are counted after what cascaded into it."""

    zone: str
    century: int
    workers: tuple[int, ...]


class CascadeBlocked(NamedTuple):
    """A majority that an event kept from cascading."""

    seat: int
    zone: str
    event: str


class TilesFlipped(NamedTuple):
    """Sites that nobody started in their century."""

    sites: tuple[str, ...]


class CenturyBegan(NamedTuple):
    century: int
    sites: tuple[str, ...]


class EventRevealed(NamedTuple):
    event: str
    century: int


class EventEnded(NamedTuple):
    event: str


class Scored(NamedTuple):
    seat: int
    points: int
    reason: str
    what: str
    century: int


class GameEnded(NamedTuple):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Fact = (
    TurnBegan
    | WorkersMoved
    | StageConstructed
    | ArchitectPlaced
    | ArchitectLeft
    | BuildingCompleted
    | TokenPlaced
    | TokenRaised
    | LeaderTaken
    | LeadersReturned
    | DistrictOffered
    | DistrictChosen
    | Declined
    | CenturyEnded
    | ZoneScored
    | CascadeBlocked
    | TilesFlipped
    | CenturyBegan
    | EventRevealed
    | EventEnded
    | Scored
    | GameEnded
)
