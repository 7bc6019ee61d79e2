"""A real table that was entered, shown like any other."""

from __future__ import annotations

import secrets
from random import SystemRandom

from msgspec import Raw

from quebec.engine import State, draw_deal
from quebec.engine.rulesets import ruleset_named, table_for
from quebec.position import position_text
from quebec.server.play.acts import Moved
from quebec.server.play.entered import checked_name
from quebec.server.play.game import Game
from quebec.server.play.setup import SeatPlan, Setup, check_setup
from quebec.server.tables.shown import game_shown
from quebec.server.times import moment, now
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.games import Entry, Update
from quebec.server.wire.tabletop import Draw, Drawn, TabletopPosition, TabletopScored
from quebec.tabletop import Scored, Tabletop, position_of, score_century, score_game, state_of

SOMEBODY = "somebody"
SEED_BITS = 128


def century_scored(entered: Tabletop) -> TabletopScored:
    state = state_of(entered)
    return _scored(entered, state, score_century(state))


def game_scored(entered: Tabletop) -> TabletopScored:
    state = state_of(entered)
    return _scored(entered, state, score_game(state))


def position_entered(entered: Tabletop) -> TabletopPosition:
    state = position_of(entered, SystemRandom())
    return TabletopPosition(
        position=position_text(state, public=True), shown=_shown(entered, state, [])
    )


def drawn(asked: Draw) -> Drawn:
    rules = ruleset_named(asked.ruleset)
    table_for(rules, asked.players)
    deal = draw_deal(rules, asked.players, secrets.randbits(SEED_BITS))
    return Drawn(layout=list(deal.layout), events=list(deal.events), first=deal.first)


def _scored(entered: Tabletop, state: State, scored: Scored) -> TabletopScored:
    """The scoring is an entry, as if the turn had caused it."""
    facts = Raw(encode_facts(scored.facts))
    entry = Entry(n=1, time=moment(now()), act=Moved(0, "start"), facts=facts)
    before, after = state.scores, scored.state.scores
    return TabletopScored(
        before=_shown(entered, state, []),
        after=_shown(entered, scored.state, [entry]),
        points=[new - old for old, new in zip(before, after, strict=True)],
        scores=list(after),
        winners=list(scored.state.winners) if scored.state.is_over else [],
    )


def _shown(entered: Tabletop, state: State, entries: list[Entry]) -> Update:
    plans = tuple(
        SeatPlan(kind="me", name=checked_name(seat.name), colour=seat.colour)
        for seat in entered.seats
    )
    setup = Setup(ruleset=entered.ruleset, seats=plans)
    check_setup(setup)
    game = Game(setup, "", state.setting.deal)
    for seat in game.seats:
        seat.person = SOMEBODY
    game.phase = "playing"
    game.state = state
    game.settle()
    shown = game_shown(game, {}, with_offers=False)
    if shown.view is not None:
        shown.view["decision"] = None
        if not entered.layout:
            for site in shown.view["sites"]:
                site["tile"] = ""
    return Update(table="", at=len(entries), entries=entries, game=shown)
