"""Our position in the words of the record.

Our engine goes from decision to decision; the record stops in between, for instance after each
zone of a scoring. So the expected position is updated fact by fact, as far as the record has come,
and is checked against the state of the engine whenever no fact is outstanding.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields

from quebec.engine import State
from quebec.engine import facts as fact
from quebec.engine.board import NOBODY, SITE_COUNT, SITE_NUMBER, ZONE_COUNT, ZONES
from quebec.engine.cards import ECONOMIC
from quebec.engine.facts import Fact
from quebec.engine.moves import LEADERS
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    SEATS,
    STAGES,
    UNDER_CONSTRUCTION,
    WAITING,
)
from tools.differential.trace import Player, Position, Tile


class Mirror:
    """The position that the record should show, and the facts that it has not reached yet."""

    def __init__(self, s: State) -> None:
        self.position = position_of(s)
        self.outstanding: list[Fact] = []
        self.recalled: list[Fact] = []
        """Workers that did not cascade: in the record they wait in their zones."""

    def hear(self, facts: Iterable[Fact]) -> None:
        self.outstanding += facts

    def _show(self) -> Fact:
        happened = self.outstanding.pop(0)
        apply_fact(self.position, happened)
        return happened

    def century_end(self) -> fact.CenturyEnded | None:
        """The end of a century, if that comes next."""
        following = self.outstanding[0] if self.outstanding else None
        return following if isinstance(following, fact.CenturyEnded) else None

    def show_action(self) -> None:
        """All that comes before the end of a century."""
        while self.outstanding and self.century_end() is None:
            self._show()

    def show_return_of_leaders(self) -> None:
        """The neutral building of R8.1, and R8.6."""
        while not isinstance(self._show(), fact.LeadersReturned):
            pass

    def show_zone(self) -> None:
        """R9.2: one zone, without the workers that become passive."""
        assert isinstance(self._show(), fact.ZoneScored)
        while self.outstanding:
            match self.outstanding[0]:
                case fact.WorkersMoved(_, _, _, "passive"):
                    self.recalled.append(self.outstanding.pop(0))
                case fact.WorkersMoved() | fact.Scored(_, _, "zone", _, _):
                    self._show()
                case _:
                    return

    def show_renewal(self) -> None:
        """R8.7, R8.8, and the workers that have waited in the zones."""
        for happened in self.recalled:
            apply_fact(self.position, happened)
        self.recalled.clear()
        while not isinstance(self._show(), fact.CenturyBegan):
            pass

    def show_points(self, *reasons: str) -> None:
        """Points of the final scoring, for these reasons."""
        while self.outstanding:
            following = self.outstanding[0]
            if not isinstance(following, fact.Scored) or following.reason not in reasons:
                return
            self._show()


def position_of(s: State) -> Position:
    """The state of our engine in the words of the record; current is whose turn it is."""
    return Position(
        s.century - 1,
        s.turn,
        [_player(s, seat) for seat in range(s.players)],
        [_tile(s, site) for site in range(SITE_COUNT)],
        frozenset(LEADERS[k] for k in s.table.leaders if s.holder(k) == NOBODY),
    )


def _player(s: State, seat: int) -> Player:
    leader = s.leader[seat]
    return Player(
        s.score[seat],
        s.active[seat],
        s.passive[seat],
        [s.in_zone(seat, zone) for zone in range(ZONE_COUNT)],
        None if leader == NOBODY else LEADERS[leader],
        s.architect[seat],
        s.architect[NEUTRAL] if leader == ECONOMIC else None,
    )


def _tile(s: State, site: int) -> Tile:
    return Tile(
        s.architect_on(site),
        tuple(s.builder[site * STAGES + k] for k in range(s.stages(site))),
        s.stars[site],
        s.token[site],
        s.mark[site] == COMPLETED,
    )


def overwrite(s: State, recorded: Position) -> None:
    """Put our state into a recorded position of the same century, with the same decision."""
    for seat, player in enumerate(recorded.players):
        s.score[seat] = player.score
        s.active[seat] = player.active
        s.passive[seat] = player.passive
        for zone, count in enumerate(player.zones):
            s.zones[zone * SEATS + seat] = count
        s.architect[seat] = player.architect
        s.leader[seat] = LEADERS.index(player.leader) if player.leader else NOBODY
    neutral = [player.neutral for player in recorded.players if player.neutral is not None]
    s.architect[NEUTRAL] = neutral[0] if neutral else -1
    for site, tile in enumerate(recorded.tiles):
        s.mark[site] = _mark(tile, s.setting.century_of[site] - 1, recorded.century)
        s.token[site] = tile.owner
        s.stars[site] = tile.stars
        for k in range(STAGES):
            s.builder[site * STAGES + k] = tile.stages[k] if k < len(tile.stages) else NOBODY
    s.advance()


def _mark(tile: Tile, century: int, now: int) -> int:
    if tile.flipped:
        return COMPLETED
    if tile.architect >= 0:
        return UNDER_CONSTRUCTION
    return AVAILABLE if century == now else WAITING


def apply_fact(position: Position, happened: Fact) -> None:
    """Change a position by what happened."""
    players, tiles = position.players, position.tiles
    match happened:
        case fact.WorkersMoved(seat, number, source, target):
            _add_workers(players[seat], source, -number)
            _add_workers(players[seat], target, number)
        case fact.StageConstructed(seat, site, _):
            tiles[SITE_NUMBER[site]].stages += (seat,)
        case fact.ArchitectPlaced(seat, neutral, site):
            tiles[SITE_NUMBER[site]].architect = NEUTRAL if neutral else seat
            _set_architect(players[seat], neutral, SITE_NUMBER[site])
        case fact.ArchitectLeft(seat, neutral, site):
            tiles[SITE_NUMBER[site]].architect = -1
            _set_architect(players[seat], neutral, -1)
        case fact.BuildingCompleted(site, _):
            tiles[SITE_NUMBER[site]].stages = ()
            tiles[SITE_NUMBER[site]].flipped = True
        case fact.TokenPlaced(seat, site, stars) | fact.TokenRaised(seat, site, stars):
            tiles[SITE_NUMBER[site]].owner = seat
            tiles[SITE_NUMBER[site]].stars = stars
        case fact.LeaderTaken(seat, leader):
            players[seat].leader = leader
            players[seat].neutral = -1 if leader == LEADERS[ECONOMIC] else None
            position.leaders -= {leader}
        case fact.LeadersReturned():
            returned = {player.leader for player in players if player.leader is not None}
            position.leaders |= returned
            for player in players:
                player.leader = player.neutral = None
        case fact.TilesFlipped(sites):
            for site in sites:
                tiles[SITE_NUMBER[site]].flipped = True
        case fact.CenturyBegan(century, _):
            position.century = century - 1
        case fact.Scored(seat, points, _, _, _):
            players[seat].score += points
        case _:
            pass  # The other facts announce something and change nothing by themselves.


def _add_workers(player: Player, place: str, number: int) -> None:
    if place == "active":
        player.active += number
    elif place == "passive":
        player.passive += number
    elif place in ZONES:
        player.zones[ZONES.index(place)] += number
    # Workers on a building follow from its stages.


def _set_architect(player: Player, neutral: bool, site: int) -> None:
    if neutral:
        player.neutral = site
    else:
        player.architect = site


def differences(ours: Position, theirs: Position) -> list[str]:
    """The differences between two positions, in words; empty if they are the same."""
    if ours == theirs:
        return []
    found: list[str] = []
    for name in ("century", "current"):
        _differ(found, name, getattr(ours, name), getattr(theirs, name))
    _differ(found, "leaders on offer", sorted(ours.leaders), sorted(theirs.leaders))
    for seat, pair in enumerate(zip(ours.players, theirs.players, strict=True)):
        for field in fields(Player):
            _differ(found, f"{field.name} of seat {seat}", *(getattr(p, field.name) for p in pair))
    for site, tiles in enumerate(zip(ours.tiles, theirs.tiles, strict=True)):
        for field in fields(Tile):
            _differ(found, f"{field.name} of tile {site}", *(getattr(t, field.name) for t in tiles))
    return found


def _differ(found: list[str], what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        found.append(f"{what}: ours {ours}, recorded {theirs}")
