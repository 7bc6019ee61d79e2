"""What the server counts. Labels come from short lists, so the number of series is bounded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from quebec import RULES_VERSION
from quebec.server.play.game import Phase

if TYPE_CHECKING:
    from quebec.server.parts import Parts

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"))
PHASES: Final[tuple[Phase, ...]] = ("gathering", "playing", "over")
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0)
PIECES: Final = tuple(2**k for k in range(11))

disable_created_metrics()  # type: ignore[no-untyped-call]


class Reading(NamedTuple):
    """Something that a part of the server knows of itself; read when it is asked for."""

    family: type[CounterMetricFamily | GaugeMetricFamily]
    name: str
    help: str
    read: Callable[[Parts], float]


READINGS: Final = (
    Reading(
        CounterMetricFamily,
        "quebec_pushes",
        "Messages handed to listeners.",
        lambda parts: float(parts.hub.pushed),
    ),
    Reading(
        GaugeMetricFamily,
        "quebec_listeners",
        "Sockets and long polls that wait for news of a table.",
        lambda parts: float(parts.hub.count()),
    ),
    Reading(
        GaugeMetricFamily,
        "quebec_tables_loaded",
        "Tables in memory.",
        lambda parts: float(parts.service.loaded),
    ),
    Reading(
        CounterMetricFamily,
        "quebec_cache_hits",
        "Tables found in memory.",
        lambda parts: float(parts.service.hits),
    ),
    Reading(
        CounterMetricFamily,
        "quebec_cache_misses",
        "Tables folded from their log.",
        lambda parts: float(parts.service.misses),
    ),
    Reading(
        GaugeMetricFamily,
        "quebec_bots_waiting",
        "Tables at which it is a bot's turn: those thought about, and those in the queue.",
        lambda parts: float(parts.bots.waiting),
    ),
    Reading(
        GaugeMetricFamily,
        "quebec_ready",
        "1 between start and stop.",
        lambda parts: float(parts.readiness.phase == "ready"),
    ),
)


class Metrics(Collector):
    """All numbers of one server."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self._parts: Parts | None = None
        self._requests: Final = Counter(
            "quebec_requests",
            "Requests answered.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._request_seconds: Final = Histogram(
            "quebec_request_seconds",
            "From a request to the end of its answer; long polls wait on purpose.",
            ("route",),
            buckets=SECONDS,
            registry=self._registry,
        )
        self.sockets: Final = Gauge(
            "quebec_sockets", "Connected WebSockets.", registry=self._registry
        )
        self._tables: Final = Gauge(
            "quebec_tables", "Tables in the database.", ("phase",), registry=self._registry
        )
        self._pieces: Final = Histogram(
            "quebec_commit_pieces",
            "Requests written by one commit.",
            buckets=PIECES,
            registry=self._registry,
        )
        self._commit_seconds: Final = Histogram(
            "quebec_commit_seconds",
            "From the begin of a commit until it is synced.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._refused: Final = Counter(
            "quebec_commits_failed", "Commits that the disk refused.", registry=self._registry
        )
        Info("quebec", "What runs here.", registry=self._registry).info(
            {"rules_version": str(RULES_VERSION)}
        )
        ProcessCollector(registry=self._registry)

    def watch(self, parts: Parts) -> None:
        """Read also what the parts of a running server know of themselves."""
        self._parts = parts
        self._registry.register(self)

    def collect(self) -> Iterable[Metric]:
        for reading in READINGS if self._parts else ():
            assert self._parts is not None
            yield reading.family(reading.name, reading.help, value=reading.read(self._parts))

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        named = method if method in METHODS else "other"
        self._requests.labels(named, route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def committed(self, pieces: int, seconds: float) -> None:
        """Called by the thread that writes; no pieces: it failed."""
        if pieces:
            self._pieces.observe(pieces)
            self._commit_seconds.observe(seconds)
        else:
            self._refused.inc()

    def text(self, tables: dict[str, int]) -> bytes:
        """As Prometheus reads it, with the numbers of tables by phase."""
        for phase in PHASES:
            self._tables.labels(phase).set(tables.get(phase, 0))
        return generate_latest(self._registry)
