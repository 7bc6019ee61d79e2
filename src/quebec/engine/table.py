"""The shapes of a game: Ruleset (an edition), Table (a number of players), Deal (chance), and
Setting, which holds all that never changes in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from quebec.engine.cards import Event
from quebec.engine.effect import Effect
from quebec.engine.native import i64, vec


class Table:
    """What the number of players changes (R3.3, R3.5, R5.6, R10)."""

    def __init__(
        self,
        players: i64,
        workers: i64,
        leaders: list[int],
        token_bonus: i64,
        actions: list[Effect],
        later_active: i64 = 3,
    ) -> None:
        self.players: i64 = players
        self.workers: i64 = workers
        """Each player's, in all (R3.3)."""
        self.leaders: vec[i64] = vec[i64](leaders)
        """Those in the game (R3.5)."""
        self.token_bonus: i64 = token_bonus
        """What the Cultural leader scores in addition to the stars of a token (R5.6)."""
        self.actions: vec[Effect] = vec[Effect](actions)
        """The four actions of a turn: start, stage, leader, send (R4)."""
        self.later_active: i64 = later_active
        """Active workers at the start of the players who are not first (R3.3)."""

    def without_leaders(self) -> Table:
        return Table(
            self.players, self.workers, [], self.token_bonus, list(self.actions), self.later_active
        )


@dataclass(frozen=True)
class Ruleset:
    """A set of rules (R2): an edition, with or without leaders and events, and its steps."""

    name: str
    edition: int
    tables: tuple[Table, ...]
    events: bool
    turn: Effect
    """How a turn starts (R4)."""
    closing: tuple[Effect, ...]
    """The steps that end every century (R8.1 to R8.4)."""
    renewal: tuple[Effect, ...]
    """The steps that prepare the next century (R8.6 to R8.9)."""
    final: tuple[Effect, ...]
    """The steps that end the game instead (R12)."""


class Deal(NamedTuple):
    """Everything that is random, all of it before the first turn.

    >>> deal = quebec.new_game("2011", players=2, seed=1608).setting.deal
    >>> len(deal.layout), deal.layout[0], deal.events, deal.first
    (44, 'champlain_habitation', (), 1)
    """

    layout: tuple[str, ...]
    """The tile on each of the 44 sites, by key."""
    events: tuple[str, ...]
    """The years of the four events, or none where the rules have none."""
    first: int
    """The seat that starts."""


class Setting:
    """What stays the same all game and is shared by all copies of a state."""

    def __init__(
        self,
        ruleset: Ruleset,
        table: Table,
        deal: Deal,
        events: tuple[Event, ...],
        centuries: list[int],
    ) -> None:
        self.ruleset: Final = ruleset
        self.table: Final = table
        self.deal: Final = deal
        self.events: Final = events
        """The event of each century; one that does nothing where the rules have none."""
        self.century_of: Final[vec[i64]] = vec[i64](centuries)
        """The century of the tile on each site."""
        self.sites: Final[vec[vec[i64]]] = vec[vec[i64]](
            [
                vec[i64]([site for site, one in enumerate(centuries) if one == century])
                for century in range(1, 5)
            ]
        )
        """The sites with tiles of each century."""

    def with_events(self, deal: Deal, events: tuple[Event, ...]) -> Setting:
        """The same tiles with other event cards."""
        centuries = [int(century) for century in self.century_of]
        return Setting(self.ruleset, self.table, deal, events, centuries)
