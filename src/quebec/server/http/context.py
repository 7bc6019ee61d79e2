"""What a running server is made of, for its routes."""

from __future__ import annotations

from dataclasses import dataclass

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily

from quebec.server.bots.analyses import Analyses
from quebec.server.bots.turns import BotPlay
from quebec.server.chat import Chat
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.operations.metrics import Metrics, Reading
from quebec.server.operations.readiness import Readiness
from quebec.server.people.accounts import Accounts
from quebec.server.people.presence import Presence
from quebec.server.people.sessions import Sessions
from quebec.server.settings import Settings
from quebec.server.store import Store
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service


@dataclass(frozen=True)
class Context:
    """Made when the server starts; a route finds them at its request."""

    settings: Settings
    metrics: Metrics
    readiness: Readiness
    store: Store
    hub: Hub
    service: Service
    hosting: Hosting
    sessions: Sessions
    accounts: Accounts
    presence: Presence
    chat: Chat
    limits: LimitsKeeper
    bots: BotPlay
    analyses: Analyses


def readings(context: Context) -> tuple[Reading, ...]:
    """What the parts of a running server know of themselves."""
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
            GaugeMetricFamily,
            "quebec_ready",
            "1 between start and stop.",
            lambda: float(context.readiness.phase == "ready"),
        ),
    )
