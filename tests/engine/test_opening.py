"""The start of a game's log: what happened before anybody chose."""

from __future__ import annotations

import pytest

from quebec.engine import draw_deal, game_from_deal, opening, ruleset_named
from quebec.engine.facts import CenturyBegan, EventRevealed, TurnBegan
from tests.tables import Table, facts_of_kind
from tools.invariants import TABLES


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_log_opens_with_the_tiles_the_event_and_the_first_player(
    ruleset: str, players: int
) -> None:
    """R3.4, R3.6, R3.7: only the card of century I is turned up."""
    deal = draw_deal(ruleset_named(ruleset), players, seed=1)._replace(first=players - 1)
    s = game_from_deal(ruleset, players, deal)

    facts = opening(s)

    (began,) = facts_of_kind(facts, CenturyBegan)
    assert began.century == 1
    assert len(began.sites) == 11
    assert set(began.sites) == Table(s).free_sites()
    revealed = [EventRevealed(year, 1) for year in deal.events[:1]]
    assert facts == [began, *revealed, TurnBegan(players - 1, 1)]
