"""What routes are handed: the caller, parts of the server, and what the address says."""

from __future__ import annotations

from typing import Annotated, Any

import litestar
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter, SkipValidation

from quebec.server.accounts import Accounts
from quebec.server.attendance import Attendance
from quebec.server.hosting import Hosting
from quebec.server.hub import Hub
from quebec.server.identity.sessions import Caller, Sessions
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.service import Service
from quebec.server.settings import Settings
from quebec.server.store import Store
from quebec.server.talk import Talk

Request = litestar.Request[Caller, Any, State]
"""On a route that demands a session; where anybody may call, the user may be None."""

TheStore = NamedDependency[SkipValidation[Store]]
TheHub = NamedDependency[SkipValidation[Hub]]
TheService = NamedDependency[SkipValidation[Service]]
TheHosting = NamedDependency[SkipValidation[Hosting]]
TheSessions = NamedDependency[SkipValidation[Sessions]]
TheAccounts = NamedDependency[SkipValidation[Accounts]]
TheAttendance = NamedDependency[SkipValidation[Attendance]]
TheTalk = NamedDependency[SkipValidation[Talk]]
TheLimits = NamedDependency[SkipValidation[LimitsKeeper]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheMetrics = NamedDependency[SkipValidation[Metrics]]
TheReadiness = NamedDependency[SkipValidation[Readiness]]

MOST_ENTRIES = 1_000_000
TableId = FromPath[str]
EntryInPath = Annotated[int, PathParameter(ge=0, le=MOST_ENTRIES)]
EntryInQuery = Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)]
MaybeEntryInQuery = Annotated[int | None, QueryParameter(ge=0, le=MOST_ENTRIES)]


def person_of(request: Request) -> str | None:
    caller: Caller | None = request.user
    return caller.person if caller else None
