"""The first position of a game: dealt, or one that it was continued from."""

from __future__ import annotations

from quebec.engine.facts import Fact, TurnBegan
from quebec.engine.game import game_from_deal, opening
from quebec.engine.reasons import BadInput
from quebec.engine.state import State
from quebec.engine.table import Deal
from quebec.position.read import parse_position
from quebec.position.words import quoted


def first_position(ruleset: str, players: int, deal: Deal, position: str = "") -> State:
    """The start of a game; position: in its public form, where it does not begin with its deal."""
    if not position:
        return game_from_deal(ruleset, players, deal)
    century = position.split()[3] if len(position.split()) > 3 else ""
    shown = int(century) if century in ("1", "2", "3", "4") else len(deal.events)
    state = parse_position(position, deal.events[shown:])
    setting = state.setting
    if setting.deal != deal or setting.ruleset.name != ruleset or state.players != players:
        raise BadInput(
            "position_of_other_deal",
            {"position": quoted(position)},
            "the position has other rules, players, tiles, events or another first player than the"
            " game that starts with it",
        )
    check_start(state)
    return state


def check_start(state: State) -> None:
    """A game can start where somebody chooses the action of a turn."""
    decision = state.decision
    if decision is None or decision.effect != "action":
        raise BadInput(
            "position_in_turn",
            {},
            "a game can start from a position in which somebody chooses the action of a turn",
        )


def first_facts(state: State, position: str = "") -> list[Fact]:
    """What a log begins with."""
    return [TurnBegan(state.turn, state.century)] if position else opening(state)
