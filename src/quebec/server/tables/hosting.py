"""New tables: created, forked from a game, rematched; records.py loads them from records."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Final, NamedTuple

from msgspec.structs import replace

from quebec.engine import BadInput, Deal, draw_deal, game_from_deal
from quebec.engine.rulesets import RULES_VERSION, ruleset_named
from quebec.position import check_start, imagine_position, position_text
from quebec.record import Player, Record
from quebec.server.ids import new_id
from quebec.server.limits import Limits
from quebec.server.play import acts
from quebec.server.play.acts import AnyAct
from quebec.server.play.asks import Asker, ComeAlong, Start
from quebec.server.play.entered import checked_name
from quebec.server.play.game import Game
from quebec.server.play.rating import is_ratable
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import Arranged, Filling, SeatPlan, Setup, check_setup
from quebec.server.store import Append, LinkRow, TableRow, TooLate
from quebec.server.tables.introductory import INTRODUCTORY
from quebec.server.tables.memory import Replay, Table
from quebec.server.tables.service import Service, happen
from quebec.server.tables.shown import players, summary
from quebec.server.times import now
from quebec.server.wire.tables import Fork, NewTable

SEED_BITS: Final = 128


class Rematch(NamedTuple):
    """The table of a rematch."""

    table: Table
    others: frozenset[str]
    """If it is new: those who have played before, and do not know of it yet."""


class Hosting:
    """Creates tables and links to them."""

    def __init__(
        self, service: Service, limits: Limits, is_listed: Callable[[str], None] = lambda _: None
    ) -> None:
        """`is_listed` is told whose table everybody will see, and may refuse it."""
        self.service: Final = service
        self._is_listed: Final = is_listed
        self.limits: Final = limits
        self.store: Final = service.store

    # ---- tables -----------------------------------------------------------------------------

    async def create(self, new: NewTable, owner: str, filling: Filling | None = None) -> Table:
        """A table with the given settings; for those who look for a game, with a limit to their
        wait."""
        if new.position:
            return await self._create_from_position(new, owner)
        setup = Setup(
            ruleset=new.ruleset,
            seats=_checked(new.seats),
            clock=new.clock,
            public=new.public,
            arranged=_arranged(new),
            layout="given" if isinstance(new.layout, tuple) else new.layout,
            stand_in=new.stand_in,
            filling=filling,
            hints=False if new.rated and new.hints is None else new.hints,
            rated=new.rated,
        )
        setup = _with_rewinds(setup, new.rewinds)
        check_setup(setup)
        seed = secrets.randbits(SEED_BITS)
        deal = draw_deal(ruleset_named(new.ruleset), setup.players, seed)
        whole = not setup.arranged and new.layout == "random"
        if isinstance(new.layout, tuple):
            deal = deal._replace(layout=new.layout)
        elif new.layout == "introductory":
            deal = deal._replace(layout=INTRODUCTORY)
        if new.events:
            deal = deal._replace(events=new.events)
        if new.first is not None:
            deal = deal._replace(first=new.first)
        game_from_deal(new.ruleset, setup.players, deal)
        row = new_row(owner, setup, deal, str(seed) if whole else None)
        return await self._make(row, _opening(row, new.start))

    async def _create_from_position(self, new: NewTable, owner: str) -> Table:
        """Play on from a position; nobody knows the events that lie face down in it."""
        if new.events or new.first is not None or new.layout != "random":
            raise BadInput(
                "position_has_deal",
                {},
                "a position has its own layout, events and first player; leave them out",
            )
        state = imagine_position(new.position, SystemRandom())
        check_start(state)
        if len(new.seats) != state.players:
            raise Refused("sandbox_seats", players=state.players, count=len(new.seats))
        setup = Setup(
            ruleset=state.setting.ruleset.name,
            seats=_checked(new.seats),
            clock=new.clock,
            public=new.public,
            arranged=("position",),
            layout="given",
            stand_in=new.stand_in,
            hints=new.hints,
            rated=new.rated,
            position=position_text(state, public=True),
        )
        setup = _with_rewinds(setup, new.rewinds)
        check_setup(setup)
        row = new_row(owner, setup, state.setting.deal, None)
        return await self._make(row, _opening(row, new.start))

    async def fork(self, table: str, new: Fork, owner: str) -> Table:
        """A new table that continues from an entry of a finished game.

        Events that were not revealed at that moment are redrawn, because by now they are known.
        """
        source = await self.service.table(table)
        if source.game.phase != "over":
            raise Refused("game_not_over")
        game, _ = await self.service.at(table, new.entry)
        if game.state is None or game.state.is_over:
            raise Refused("nothing_to_go_on_with")
        if len(new.seats) != game.setup.players:
            raise BadInput(
                "seats_differ",
                {"given": len(new.seats), "players": game.setup.players},
                "as many seats as the game has",
            )
        setup = Setup(
            ruleset=game.setup.ruleset,
            seats=_checked(new.seats),
            clock=new.clock,
            public=new.public,
            arranged=("position",),
            layout="given",
            hints=new.hints,
            prefix=tuple(game.moves),
            position=game.setup.position,
        )
        setup = _with_rewinds(setup, new.rewinds)
        check_setup(setup)
        known = game.record(players(game, {}), None).public()
        deal = known.imagine(SystemRandom()).deal
        row = new_row(owner, setup, deal, None, origin=table, origin_entry=new.entry)
        return await self._make(row, _opening(row, new.start))

    async def rematch(self, table: str, asker: str) -> Rematch:
        """The same again. The person who asks keeps the seats they held; nobody else is seated.

        Where nobody else has to come, it starts at once.
        """
        made = await self.store.tables.rematch(table)
        source = await self.service.table(table)
        held = [seat.person for seat in source.game.seats]
        if made:
            mine = tuple(k for k, person in enumerate(held) if person == asker)
            # It may have started, or their seat was taken.
            with suppress(Refused):
                coming = ComeAlong(key=f"again-{secrets.token_urlsafe(12)}", seats=mine)
                await self.service.ask(made, coming, Asker(asker))
            return Rematch(await self.service.table(made), frozenset())
        if source.game.phase != "over":
            raise Refused("game_not_over")
        if source.game.state is None:
            # It was closed before anybody played.
            raise Refused("not_started")
        before = source.row.setup
        plans = tuple(
            SeatPlan(kind="open", name=plan.name, colour=plan.colour)
            if seat.person
            else plan
            if plan.bot
            else SeatPlan(kind="bot", bot=seat.bot or before.stand_in)
            for plan, seat in zip(before.seats, source.game.seats, strict=True)
        )
        is_introductory = before.layout == "introductory"
        setup = Setup(
            ruleset=before.ruleset,
            seats=plans,
            clock=before.clock,
            public=before.public,
            layout="introductory" if is_introductory else "random",
            stand_in=before.stand_in,
            rewinds=before.rewinds,
            # Its seats are open for those who held them, so what was not chosen is set now.
            hints=before.allows_hints,
            # A bot that took the seat of somebody who left may be one that was never measured.
            rated=before.rated and all(is_ratable(plan.bot) for plan in plans if plan.bot),
        )
        seed = secrets.randbits(SEED_BITS)
        deal = draw_deal(ruleset_named(setup.ruleset), setup.players, seed)
        if is_introductory:
            deal = deal._replace(layout=INTRODUCTORY)
        row = new_row(asker, setup, deal, None if is_introductory else str(seed), rematch_of=table)
        opening: list[AnyAct] = [acts.Created()]
        opening += [acts.Joined(k) for k, person in enumerate(held) if person == asker]
        others = frozenset(person for person in held if person and person != asker)
        if not others:
            opening.append(acts.Started())
        try:
            return Rematch(await self._make(row, opening), others)
        except TooLate:
            return await self.rematch(table, asker)

    async def _make(self, row: TableRow, given: Sequence[AnyAct]) -> Table:
        """Write a table with the first entries of its log."""
        most = self.limits.open_tables
        if most and await self.store.lists.count_open(row.owner) >= most:
            raise Refused("too_many_tables", most=most)
        if row.setup.public:
            # Everybody reads the names that somebody gives to seats.
            is_named = any(plan.name for plan in row.setup.seats)
            if is_named and await self.store.moderation.is_silenced(row.owner):
                raise Refused("silenced_here")
            self._is_listed(row.owner)
        game = new_game(row)
        entries = happen(game, given, row.owner, row.created, None)
        first = Append(
            table_id=row.id,
            entries=tuple(entries),
            summary=summary(game, row.created),
            snapshot=None,
        )
        # Even if the caller disconnects: what is stored has to wake bots and clocks.
        return await self.service.finish(self._write(row, game, first))

    async def _write(self, row: TableRow, game: Game, first: Append) -> Table:
        await self.store.tables.create(row, first)
        table = Table(row, Replay(game, row.created, 0), await self.service.names(game))
        self.service.remember(table)
        self.service.tell(table)
        return table

    # ---- links ------------------------------------------------------------------------------

    async def add_link(self, table: str, seat: int | None) -> tuple[LinkRow, str]:
        """A link to join with, and its secret, which is not stored."""
        most = self.limits.links
        if most and len(await self.store.links.of(table)) >= most:
            raise Refused("too_many_links", most=most)
        secret = secrets.token_urlsafe(24)
        link = LinkRow(_hash(secret), secrets.token_urlsafe(6), table, seat, now())
        await self.store.links.add(link)
        return link, secret

    async def link(self, secret: str) -> LinkRow:
        found = await self.store.links.find(_hash(secret))
        if found is None:
            raise Refused("no_such_link")
        return found


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def _arranged(new: NewTable) -> tuple[Arranged, ...]:
    """What is chosen and not drawn."""
    chosen: dict[Arranged, bool] = {
        "events": bool(new.events),
        "first": new.first is not None,
        "layout": isinstance(new.layout, tuple),
    }
    return tuple(what for what, is_chosen in chosen.items() if is_chosen)


def _with_rewinds(setup: Setup, wished: bool | None) -> Setup:
    """Unless the owner has chosen, turns can be taken back where that harms nobody."""
    usual = setup.is_against_bots and not setup.rated
    return replace(setup, rewinds=usual if wished is None else wished)


def _checked(seats: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """Only seats of bots name a bot."""
    return tuple(
        SeatPlan(
            kind=plan.kind,
            name=checked_name(plan.name),
            bot=plan.bot if plan.kind == "bot" else "",
            colour=plan.colour,
        )
        for plan in seats
    )


def new_row(
    owner: str,
    setup: Setup,
    deal: Deal,
    seed: str | None,
    *,
    origin: str | None = None,
    origin_entry: int | None = None,
    rematch_of: str | None = None,
    loaded: bool = False,
) -> TableRow:
    return TableRow(
        id=new_id(16),
        created=now(),
        owner=owner,
        setup=setup,
        deal=deal,
        seed=seed,
        rules_version=RULES_VERSION,
        origin=origin,
        origin_entry=origin_entry,
        rematch_of=rematch_of,
        loaded=loaded,
    )


def new_game(row: TableRow) -> Game:
    return Game(row.setup, row.owner, row.deal, row.rules_version)


def _opening(row: TableRow, start: bool) -> list[AnyAct]:
    """The first entries of a log."""
    game = new_game(row)
    created = acts.Created(row.setup.arranged)
    game.add(created, row.owner, row.created)
    if not start:
        return [created]
    return [created, *Start(key="start").acts(game, Asker(row.owner))]


def recorded(game: Game, named: Sequence[Player], seed: str | None) -> Record:
    """The record of a table."""
    return game.record(named, int(seed) if seed is not None else None)
