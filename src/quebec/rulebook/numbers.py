"""The numbers of the rulebook, as the engine has them: nobody types them."""

from __future__ import annotations

from quebec.engine import DISTRICTS, SITES
from quebec.engine.board import COLOURS, SITES_A_COLOUR, ZONE_COUNT
from quebec.engine.cards import Goal
from quebec.engine.effects.events import (
    CARNIVAL_POINTS,
    CONSCRIPTED,
    EVENT_OF_YEAR,
    EVENTS,
    KEPT_ACTIVE,
)
from quebec.engine.effects.final import VALUE_OF, VOYAGE_POINTS
from quebec.engine.effects.gains import ACTIVATE_ONE, ACTIVATE_THREE, POINTS_FOR
from quebec.engine.effects.leaders import CITADELLE_WORKERS, PAIR_WORKERS, ZONE_WORKERS
from quebec.engine.effects.placing import MOST_PLACED, MOST_SHIFTED
from quebec.engine.effects.tokens import FIRST_GOAL, MOST_STARS, SECOND_GOAL
from quebec.engine.effects.zones import MOST_CASCADING
from quebec.engine.game import FIRST_ACTIVE
from quebec.engine.layout import MOST_ALIKE
from quebec.engine.state import LAST_CENTURY, STAGES
from quebec.engine.tiles import TILES
from quebec.rulebook.contents import Place


def numbers(place: Place) -> dict[str, int]:
    """The arguments of all messages, at a table."""
    table = place.table
    found = {
        "edition": place.rules.edition,
        "players": table.players,
        "least_players": place.rules.tables[0].players,
        "most_players": place.rules.tables[-1].players,
        # R3: the set-up
        "sites": len(SITES),
        "districts": len(DISTRICTS),
        "colours": COLOURS,
        "zones": ZONE_COUNT,
        "centuries": LAST_CENTURY,
        "tiles": sum(tile.century == 1 for tile in TILES),
        "tiles_of_colour": SITES_A_COLOUR,
        "most_alike": MOST_ALIKE,
        "workers_each": table.workers,
        "first_active": FIRST_ACTIVE,
        "later_active": table.later_active,
        "leader_cards": len(table.leaders),
        "cards": sum(event.century == 1 for event in EVENTS),
        # R5, R6, R12: buildings
        "start": EVENT_OF_YEAR["1603"].terms.start,
        "most_stages": STAGES,
        "most_stars": MOST_STARS,
        "least_cost": min(one.cost for one in DISTRICTS),
        "most_cost": max(one.cost for one in DISTRICTS),
        # R7, R10: leaders
        "citadelle_workers": CITADELLE_WORKERS,
        "pair_workers": PAIR_WORKERS,
        "zone_workers": ZONE_WORKERS,
        # As the catalogue's own words on leaders name them, where no event says otherwise.
        "bonus": table.token_bonus,
        "stages": EVENT_OF_YEAR["1603"].terms.least_stages,
        # R9: zones
        "most_cascading": MOST_CASCADING,
        # R11: districts
        "irish": ACTIVATE_ONE.count,
        "port": ACTIVATE_THREE.count,
        "most_placed": MOST_PLACED,
        "most_shifted": MOST_SHIFTED,
        # R13: events
        "first_goal": FIRST_GOAL,
        "second_goal": SECOND_GOAL,
        "voyage": VOYAGE_POINTS,
        "more_start": EVENT_OF_YEAR["1800"].terms.start,
        "less_start": EVENT_OF_YEAR["1812"].terms.start,
        "kept_active": KEPT_ACTIVE,
        "conscripted": CONSCRIPTED,
        "carnival": CARNIVAL_POINTS,
    }
    for stars in range(1, MOST_STARS + 1):
        found[f"value_{stars}"] = VALUE_OF[stars]
        found[f"cultural_{stars}"] = stars + table.token_bonus
        found[f"points_{stars}"] = POINTS_FOR[stars]
    for year in ("1663", "1665", "1682"):
        goal = EVENT_OF_YEAR[year].goal
        assert isinstance(goal, Goal)
        found |= {
            f"goal_{year}_buildings": goal.buildings,
            f"goal_{year}_stars": goal.stars,
            f"goal_{year}_colours": goal.colours,
        }
    return {name: int(number) for name, number in found.items()}
