"""A real table that was entered: scored, drawn, or made a position."""

from __future__ import annotations

import secrets
from random import SystemRandom

from msgspec import Raw

from quebec.engine import draw_deal
from quebec.engine.rulesets import ruleset_named, table_for
from quebec.position import position_text
from quebec.server.play.entered import checked_name
from quebec.server.play.setup import SeatPlan, Setup, check_setup
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.tabletop import Draw, Drawn, TabletopPosition, TabletopScored
from quebec.tabletop import ScoringSeen, Tabletop, century_seen, game_seen, position_of, table_seen

SEED_BITS = 128


def century_scored(entered: Tabletop) -> TabletopScored:
    return _scored(entered, century_seen(entered))


def game_scored(entered: Tabletop) -> TabletopScored:
    return _scored(entered, game_seen(entered))


def position_entered(entered: Tabletop) -> TabletopPosition:
    _check_people(entered)
    state = position_of(entered, SystemRandom())
    return TabletopPosition(
        position=position_text(state, public=True), seen=table_seen(entered, state)
    )


def drawn(asked: Draw) -> Drawn:
    rules = ruleset_named(asked.ruleset)
    table_for(rules, asked.players)
    deal = draw_deal(rules, asked.players, secrets.randbits(SEED_BITS))
    return Drawn(layout=list(deal.layout), events=list(deal.events), first=deal.first)


def _scored(entered: Tabletop, seen: ScoringSeen) -> TabletopScored:
    _check_people(entered)
    return TabletopScored(
        before=seen["before"],
        after=seen["after"],
        facts=Raw(encode_facts(seen["facts"])),
        points=seen["points"],
        scores=seen["scores"],
        winners=seen["winners"],
    )


def _check_people(entered: Tabletop) -> None:
    """The same names and colours are refused as at any table."""
    plans = tuple(
        SeatPlan(kind="me", name=checked_name(seat.name), colour=seat.colour)
        for seat in entered.seats
    )
    check_setup(Setup(ruleset=entered.ruleset, seats=plans))
