"""A game without a table: computed from a position and moves, shown like any other."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from msgspec import Raw

from quebec.engine import State, parse_move
from quebec.position import imagine_position, parse_position
from quebec.position.words import HIDDEN
from quebec.server.play.acts import Moved
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import Setup
from quebec.server.tables.shown import game_shown
from quebec.server.times import moment, now
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.games import Entry, Update
from quebec.server.wire.sandbox import Sandbox

ME: Final = "me"
SLICE: Final = 32
"""Moves that are played before others get their turn, about a millisecond."""


async def sandbox_shown(asked: Sandbox, name: str) -> Update:
    """What a table would send; its entries are the moves. name: the name of the caller."""
    game, entries = await _played(asked)
    shown = game_shown(game, {ME: name})
    return Update(table="", at=len(entries), entries=entries, game=shown)


async def sandbox_state(asked: Sandbox) -> State:
    """The position after the moves."""
    game, _ = await _played(asked)
    if game.decider is None or game.state is None:
        raise Refused("game_is_over")
    return game.state


async def _played(asked: Sandbox) -> tuple[Game, list[Entry]]:
    game = _begun(asked)
    entries: list[Entry] = []
    time = moment(now())
    for number, text in enumerate(asked.moves):
        if number % SLICE == SLICE - 1:
            await asyncio.sleep(0)
        seat = game.decider
        if seat is None:
            raise Refused("game_is_over")
        move = parse_move(text).text
        facts = game.play(seat, move)
        game.settle()
        entry = Entry(
            n=len(entries) + 1, time=time, act=Moved(seat, move), facts=Raw(encode_facts(facts))
        )
        entries.append(entry)
    return game, entries


def _begun(asked: Sandbox) -> Game:
    state = _state(asked.position)
    if state.players != len(asked.seats):
        raise Refused("sandbox_seats", players=state.players, count=len(asked.seats))
    setup = Setup(ruleset=state.setting.ruleset.name, seats=asked.seats)
    game = Game(setup, "", state.setting.deal)
    for seat, plan in zip(game.seats, asked.seats, strict=True):
        seat.person = ME if plan.kind == "me" else None
    game.phase = "playing"
    game.state = state
    if state.is_over:
        game.settle()
    return game


def _state(text: str) -> State:
    if HIDDEN in text:
        return imagine_position(text, Random(text))
    return parse_position(text)
