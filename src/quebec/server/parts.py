"""What a running server is made of, for its routes."""

from __future__ import annotations

from dataclasses import dataclass

from quebec.server.accounts import Accounts
from quebec.server.analyses import Analyses
from quebec.server.attendance import Attendance
from quebec.server.botplay import BotPlay
from quebec.server.hosting import Hosting
from quebec.server.hub import Hub
from quebec.server.identity.sessions import Sessions
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.service import Service
from quebec.server.settings import Settings
from quebec.server.store import Store
from quebec.server.talk import Talk


@dataclass(frozen=True)
class Parts:
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
    attendance: Attendance
    talk: Talk
    limits: LimitsKeeper
    bots: BotPlay
    analyses: Analyses
