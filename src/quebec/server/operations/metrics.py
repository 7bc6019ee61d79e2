"""The metrics. Labels come from short lists, so the number of series is bounded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

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

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SOCKET: Final = "SOCKET"
"""In the place of the method, for an ask over a WebSocket."""
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", SOCKET))
PHASES: Final[tuple[Phase, ...]] = ("gathering", "playing", "over")
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0)
PIECES: Final = tuple(2**k for k in range(11))

disable_created_metrics()  # type: ignore[no-untyped-call]


class Reading(NamedTuple):
    """A gauge of a running server; read when the metrics are requested."""

    family: type[CounterMetricFamily | GaugeMetricFamily]
    name: str
    help: str
    read: Callable[[], float]


class Metrics(Collector):
    """All metrics of one server."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self._readings: Sequence[Reading] = ()
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
        self.connections: Final = Gauge(
            "quebec_connections", "Open connections.", registry=self._registry
        )
        self.connections_ended: Final = Counter(
            "quebec_connections_ended",
            "Connections that the server has ended: too slow, too large, or too many.",
            ("reason",),
            registry=self._registry,
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

    def watch(self, readings: Sequence[Reading]) -> None:
        """Add the gauges of a running server."""
        self._readings = readings
        self._registry.register(self)

    def collect(self) -> Iterable[Metric]:
        for reading in self._readings:
            yield reading.family(reading.name, reading.help, value=reading.read())

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        named = method if method in METHODS else "other"
        self._requests.labels(named, route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def committed(self, pieces: int, seconds: float) -> None:
        """Called by the writer thread; no pieces: the commit failed."""
        if pieces:
            self._pieces.observe(pieces)
            self._commit_seconds.observe(seconds)
        else:
            self._refused.inc()

    def text(self, tables: dict[str, int]) -> bytes:
        """In the format of Prometheus, with the number of tables by phase."""
        for phase in PHASES:
            self._tables.labels(phase).set(tables.get(phase, 0))
        return generate_latest(self._registry)
