"""The parts of a running server, for its routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily

from quebec.processes.async_child import AsyncChild
from quebec.server.bots.analyses import Analyses
from quebec.server.bots.hints import Hints
from quebec.server.bots.queue import ThinkQueue
from quebec.server.bots.schedule import Schedule
from quebec.server.bots.thinkers import StartChild, Thinkers
from quebec.server.bots.turns import BotTurns
from quebec.server.chat import Chat
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.notices.outbox import Outbox, signer_of
from quebec.server.notices.outside import Outside
from quebec.server.operations.metrics import Metrics, Reading
from quebec.server.operations.readiness import Readiness
from quebec.server.operations.token import token_of
from quebec.server.peers.leases import StoredLeases
from quebec.server.peers.lookout import Lookout
from quebec.server.peers.messages import Hello
from quebec.server.peers.peers import Peers
from quebec.server.people.accounts import Accounts
from quebec.server.people.attempts import Attempts
from quebec.server.people.invitations import Invitations
from quebec.server.people.keys import key_of
from quebec.server.people.moderation import Moderation
from quebec.server.people.pages import Pages
from quebec.server.people.passwords import Passwords
from quebec.server.people.presence import Presence
from quebec.server.people.sessions import Sessions
from quebec.server.settings import Settings
from quebec.server.store import Store, database_at
from quebec.server.store.schema import newer_than_program
from quebec.server.tables.clocks import Clocks
from quebec.server.tables.costly import CostlyWork
from quebec.server.tables.counting import Counting
from quebec.server.tables.finding import Finding
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.lobby import Lobby
from quebec.server.tables.moments import MomentsShown
from quebec.server.tables.pruning import Pruning
from quebec.server.tables.records import Records
from quebec.server.tables.service import Service

COMMUNITY: Final = "community"
"""The value in the store that names it: several servers may use the same Redis."""
HINT_SECONDS: Final = 120
"""For a hint on a machine that is very busy; otherwise it takes one."""
HINT_NICENESS: Final = 10
ANALYSIS_NICENESS: Final = 15
"""Somebody waits for a hint, nobody for an analysis."""
ANALYSIS_SECONDS: Final = 120
"""For one moment of a game, on a machine that is very busy."""


@dataclass(frozen=True)
class Context:
    """Created at startup; a route finds them on its request."""

    settings: Settings
    operations_token: str
    metrics: Metrics
    readiness: Readiness
    store: Store
    hub: Hub
    service: Service
    hosting: Hosting
    records: Records
    moments: MomentsShown
    sessions: Sessions
    accounts: Accounts
    presence: Presence
    chat: Chat
    limits: LimitsKeeper
    bots: BotTurns
    analyses: Analyses
    hints: Hints
    lobby: Lobby
    finding: Finding
    pages: Pages
    invitations: Invitations
    attempts: Attempts
    outbox: Outbox
    outside: Outside
    push_key: str
    moderation: Moderation


@asynccontextmanager
async def open_context(
    settings: Settings, metrics: Metrics, readiness: Readiness
) -> AsyncIterator[Context]:
    """What lives as long as the server: the store, the tables, the bots."""

    def committed(pieces: int, seconds: float) -> None:
        metrics.committed(pieces, seconds)
        readiness.committed(pieces)

    store = await database_at(settings.database).open(committed, shared=settings.is_shared)
    async with running(settings, metrics, readiness, store) as context:
        yield context


async def peers_of(settings: Settings, store: Store) -> Peers:
    """The other processes of this server."""
    if not settings.is_shared:
        return Peers()
    from quebec.server.peers.redis import RedisPeers

    peers = RedisPeers(settings.redis, await store.values.once(COMMUNITY, token_urlsafe(9)))
    await peers.start()
    return peers


@asynccontextmanager
async def running(
    settings: Settings,
    metrics: Metrics,
    readiness: Readiness,
    store: Store,
    start_child: StartChild = AsyncChild.start,
) -> AsyncIterator[Context]:
    """Everything else, wired together around an open store, which is closed with it."""
    peers = await peers_of(settings, store)
    hub = Hub(peers)
    service = Service(store, hub, peers)
    if not peers.is_alone:
        service.heartbeat.is_alone = False
        service.leases = StoredLeases(
            store.leases,
            peers,
            service.heartbeat.was_away_until,
            lambda schema: readiness.give_up(newer_than_program("the database", schema)),
            service.signed,
            service.failed,
        )
        await service.leases.start()
    limits = LimitsKeeper(settings.limits, peers)
    presence = Presence(service, hub, settings.limits.away_seconds, settings.limits.absence_seconds)
    service.seen.append(presence.look)
    clocks = Clocks(service)
    # One process more than may think long: short thinks do not wait for them.
    thinkers = Thinkers(
        settings.thinkers + 1, settings.bot_seconds, settings.thinking_seconds, start=start_child
    )
    share = settings.limits.unwatched_thinking
    schedule = Schedule(settings.thinkers, share, presence.is_watched)
    # Separate processes with a low priority, so that no bot waits for them.
    hinting = Thinkers(1, HINT_SECONDS, niceness=HINT_NICENESS, start=start_child)
    analysts = Thinkers(1, ANALYSIS_SECONDS, niceness=ANALYSIS_NICENESS, start=start_child)
    bots = BotTurns(service, ThinkQueue(schedule, thinkers), limits.last_address)
    lobby = Lobby(store, hub)
    hosting = Hosting(service, limits.limits, limits.public_table)
    service.changed.extend([clocks.look, bots.look, lobby.look])
    work = CostlyWork(limits, start_child)
    key = key_of(settings)
    passwords = Passwords()
    sessions = Sessions(store, key, peers)
    attempts = Attempts(store, key)
    # Nothing is made for what is switched off.
    is_used = not {"push", "webhook"}.isdisjoint(settings.channels)
    outside = Outside(settings.notice_hosts, is_used=is_used)
    signer = await signer_of(store) if "push" in settings.channels else None
    outbox = Outbox(store, settings, signer, outside)
    if settings.channels:
        service.notices_after = settings.limits.notice_seconds * 1000
        service.changed.append(outbox.wake)
    accounts = Accounts(service, sessions, passwords, attempts)
    context = Context(
        settings=settings,
        operations_token=token_of(settings),
        metrics=metrics,
        readiness=readiness,
        store=store,
        hub=hub,
        service=service,
        hosting=hosting,
        records=Records(service, limits.limits, work),
        moments=MomentsShown(service, work, limits),
        sessions=sessions,
        accounts=accounts,
        presence=presence,
        chat=Chat(service, hub, presence, limits),
        limits=limits,
        bots=bots,
        analyses=Analyses(service, analysts, settings.limits),
        hints=Hints(service, hinting, limits),
        lobby=lobby,
        finding=Finding(service, hosting),
        pages=Pages(store),
        invitations=Invitations(store, hub, limits.limits.invitations),
        attempts=attempts,
        outbox=outbox,
        outside=outside,
        push_key=signer.public if signer else "",
        moderation=Moderation(service, sessions, accounts),
    )
    context.metrics.watch(readings(context))
    await clocks.resume()
    await context.accounts.clear_seats()
    await bots.resume()
    await context.analyses.resume()
    pruning = Pruning(service, settings.keep)
    pruning.start()
    counting = Counting(store)
    counting.start()
    presence.start()
    limits.start()
    lookout = Lookout(peers, service.look_around, context.chat.look_around, sessions.look_around)
    lookout.start()
    context.chat.written = outbox.wake
    outbox.start()
    try:
        yield context
    finally:
        await lookout.close()
        await counting.close()
        await pruning.close()
        limits.close()
        await outbox.close()
        presence.close()
        bots.close()
        context.analyses.close()
        context.hints.close()
        passwords.close()
        await thinkers.close()
        await analysts.close()
        await hinting.close()
        await work.close()
        await clocks.close()
        await service.close()
        await service.leases.close()
        # Others do at once what was ours to do.
        peers.tell(Hello())
        await peers.close()
        await store.close()


def readings(context: Context) -> tuple[Reading, ...]:
    """The gauges of a running server."""
    return (
        Reading(
            CounterMetricFamily,
            "quebec_pushes",
            "Messages handed to listeners.",
            lambda: float(context.hub.pushed),
        ),
        Reading(
            GaugeMetricFamily,
            "quebec_listeners",
            "Sockets and long polls that wait for news of a table.",
            lambda: float(context.hub.count()),
        ),
        Reading(
            GaugeMetricFamily,
            "quebec_tables_loaded",
            "Tables in memory.",
            lambda: float(context.service.in_memory),
        ),
        Reading(
            CounterMetricFamily,
            "quebec_cache_hits",
            "Tables found in memory.",
            lambda: float(context.service.hits),
        ),
        Reading(
            CounterMetricFamily,
            "quebec_cache_misses",
            "Tables folded from their log.",
            lambda: float(context.service.misses),
        ),
        Reading(
            GaugeMetricFamily,
            "quebec_bots_waiting",
            "Tables at which it is a bot's turn: those thought about, and those in the queue.",
            lambda: float(context.bots.waiting),
        ),
        Reading(
            CounterMetricFamily,
            "quebec_notices_sent",
            "Notices that were accepted by a push service, a mail server or a webhook.",
            lambda: float(context.outbox.sent),
        ),
        Reading(
            CounterMetricFamily,
            "quebec_notices_given_up",
            "Notices that were given up, after all tries or because they were refused.",
            lambda: float(context.outbox.given_up),
        ),
        Reading(
            GaugeMetricFamily,
            "quebec_ready",
            "1 between start and stop.",
            lambda: float(context.readiness.phase == "ready"),
        ),
    )
