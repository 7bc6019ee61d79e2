"""The pure part alone, `quebec.server.play`: nothing but asks, so that there can be millions.

Many tables, people and bots; each step is one ask, granted or refused, or an entry of the server's
own because of the time. The seed decides everything.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from msgspec.structs import replace

from quebec.engine import BadInput, IllegalMove, draw_deal, game_from_deal
from quebec.engine.rulesets import ruleset_named
from quebec.server.play.acts import AnyAct, Created, Expired
from quebec.server.play.acts.time import expiry, resumption
from quebec.server.play.asks import Depart
from quebec.server.play.clock import DAY, MINUTE, SECOND
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import CorrespondenceClock, Setup
from tools.virtual_server.choices import new_table
from tools.virtual_server.play_asks import PEOPLE, Asked, next_ask
from tools.virtual_server.play_laws import Table, require
from tools.virtual_server.simulation import Result
from tools.virtual_server.world import START, Trace, Violation

TABLES: Final = 6
"""At the same time."""
AFTER_THE_END: Final = 12
"""Asks at a table that is over, before another one takes its place."""


class Simulation:
    """The tables of a seed."""

    def __init__(self, seed: int, trace: Trace) -> None:
        self.rng: Final = Random(f"play {seed}")
        self.unrest: Final = self.rng.choice((0.1, 0.3, 0.9))
        """The part of asks that are anything at all."""
        self.trace: Final = trace
        self.steps = 0
        self.seconds = 0.0
        self.counts: Final = Counter[str]()
        self.tables: Final = [self._create() for _ in range(TABLES)]
        self._ended: Final = [0] * TABLES

    def run(self, steps: int) -> None:
        while self.steps < steps:
            self._step(self.rng.randrange(TABLES))
        for table in self.tables:
            table.fold()

    def _create(self) -> Table:
        """Any rules, seats and clock; some continue another game."""
        rng = self.rng
        new = new_table(rng)
        deal = draw_deal(ruleset_named(new.ruleset), len(new.seats), rng.getrandbits(32))
        prefix: list[str] = []
        state = game_from_deal(new.ruleset, len(new.seats), deal)
        if rng.random() < 0.1:
            while not state.is_over and rng.random() < 0.98:
                move = rng.choice(state.legal_moves())
                prefix.append(move.text)
                state.apply(move.index)
        setup = Setup(
            ruleset=new.ruleset,
            seats=new.seats,
            clock=new.clock,
            public=new.public,
            arranged=("position",) if prefix else (),
            stand_in=new.stand_in,
            prefix=tuple(prefix),
        )
        if setup.is_against_bots and rng.random() < 0.8:
            setup = replace(setup, rewinds=True)
        table = Table(setup, rng.choice(PEOPLE), deal, START)
        table.grant([Created(setup.arranged)], table.game.owner)
        self.counts["tables"] += 1
        return table

    def _step(self, place: int) -> None:
        self.steps += 1
        table = self.tables[place]
        if act := self._time_passes(table):
            self._tell(place, f"the server: {act}")
            self.counts["by the server"] += 1
            table.grant([act], None)
            again = isinstance(act, Expired) and expiry(table.game, table.time)
            require(not again, "another clock has run out at once")
            return
        asked = next_ask(self.rng, table.game, f"key-{self.steps}", self.unrest)
        self._tell(place, f"{asked.asker.person}: {asked.ask}")
        self._ask(table, asked)
        if table.game.phase == "over":
            self._ended[place] += 1
            if self._ended[place] > AFTER_THE_END:
                self._ended[place] = 0
                self._forget(table)
                self.tables[place] = self._create()

    def _time_passes(self, table: Table) -> AnyAct | None:
        """Some milliseconds; sometimes so much that a clock runs out, or the server was down."""
        rng = self.rng
        passed = rng.choice((0, 0, 50, 500, 2 * SECOND))
        away = 0
        if rng.random() < 0.01:
            is_slow = isinstance(table.game.setup.clock, CorrespondenceClock)
            passed = rng.randrange(DAY if is_slow else MINUTE)
            away = rng.randint(0, passed) if rng.random() < 0.3 else 0
        table.time += passed
        self.seconds += passed / SECOND
        down = resumption(table.game, lambda since: min(away, table.time - since))
        return down or expiry(table.game, table.time)

    def _ask(self, table: Table, asked: Asked) -> None:
        ask, game = asked.ask, table.game
        try:
            # The service does this.
            if ask.at is not None and ask.at != game.length:
                raise Refused("stale", at=game.length)
            given = ask.acts(game, asked.asker)
        except (Refused, BadInput, IllegalMove) as refused:
            self._refused(table, refused.reason.key)
            return
        if not given:
            require(isinstance(ask, Depart), f"{ask} is granted with nothing")
            self._refused(table, "nothing")
            return
        self.counts["granted"] += 1
        table.grant(given, asked.asker.person)

    def _refused(self, table: Table, key: str) -> None:
        self.counts["refused"] += 1
        self.trace.add(key)
        table.refuse()

    def _forget(self, table: Table) -> None:
        """Of a game that is over, only numbers are kept."""
        assert table.game.outcome is not None
        self.counts[table.game.outcome.how] += 1
        self.counts["entries"] += len(table.entries)
        self.counts["folds"] += table.folds
        self.counts["snapshots"] += table.snapshots

    def _tell(self, place: int, what: str) -> None:
        game = self.tables[place].game
        self.trace.add(f"step {self.steps}, table {place}, entry {game.length}: {what}")


def simulate(seed: int, steps: int, prints: bool = False) -> Result:
    """Run a seed; a violation is part of the result."""
    trace = Trace(prints)
    violation, simulation = None, Simulation(seed, trace)
    try:
        simulation.run(steps)
    except Violation as found:
        violation = found
    except Exception as error:
        # An ask is granted or refused; nothing else may come of it.
        violation = Violation(f"raised {error!r}")
    return Result(
        seed,
        violation,
        simulation.steps,
        simulation.seconds,
        trace.hash,
        tuple(trace.last),
        dict(simulation.counts),
    )
