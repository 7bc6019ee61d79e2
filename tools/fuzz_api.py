"""Requests that a fuzzer generates from the description of the API, to a running server.

Half of them fit the description, half do not. Many go to existing tables, as their
creator. No answer may be a server error, and every answer must match the description.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from secrets import token_hex
from typing import Any, Final, cast

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

API: Final = "/api/v1"
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FOR_ACCOUNTS: Final = ("/me/page", "/account/password")
"""To change these, one needs an account. Making one is slow, so the others do without."""
SECONDS: Final = 300
"""The timeout after which a request counts as hanging."""


class World:
    """Existing tables, and a user with seats at them: a new user for each operation, because some
    operations end a session. An operator's token reaches what only operators may do, an account
    what guests may not."""

    def __init__(self, url: str, operator: str, path: str = "") -> None:
        """For the operation with this path."""
        self.url: Final = url
        self.operator: Final = operator
        with httpx.Client(base_url=url + API, timeout=SECONDS) as http:
            http.get("/me").raise_for_status()
            if path.removeprefix(API) in FOR_ACCOUNTS:
                account = {"login": f"fuzz-{token_hex(4)}", "password": "correct horse"}
                http.post("/account", json=account).raise_for_status()
            self.token: Final = http.cookies["quebec_session"]
            wanted: list[dict[str, Any]] = [
                {"seats": [{"kind": "me"}] * 3, "start": True},
                {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": True},
                {"seats": [{"kind": "me"}] * 3, "start": True},
            ]
            made = [http.post("/tables", json=table) for table in wanted]
            self.tables: Final[list[str]] = [answer.json()["id"] for answer in made]
            over = {"key": "over", "seat": 0}
            http.post(f"/tables/{self.tables[-1]}/propose-end", json=over).raise_for_status()
            listed = http.get(
                f"/operator/tables/{self.tables[0]}/people",
                headers={"Authorization": f"Bearer {operator}"},
            )
            self.person: Final[str] = listed.json()[0]["id"]


def operations(url: str) -> Iterator[Any]:
    """Every operation that the server describes."""
    schema = schemathesis.openapi.from_url(f"{url}{API}/openapi.json")
    for found in schema.get_all_operations():
        yield cast(Any, found).ok()


def fuzz(operation: Any, world: World, examples: int, start: int = 0) -> Counter[int]:
    """This many requests to one operation; returns how often each status was answered."""
    statuses: Counter[int] = Counter()
    session = requests.Session()
    is_operators = operation.path == "/metrics" or "/operator/" in operation.path
    cases = st.one_of(
        operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
    )

    @seed(start)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=cases,
        table=st.sampled_from([*world.tables, *world.tables, None]),
        known=st.sampled_from([True, True, True, False]),
    )
    def run(case: Any, table: str | None, known: bool) -> None:
        given = case.path_parameters or {}
        if table and "table" in given:
            given["table"] = table
        if known and "person" in given:
            given["person"] = world.person
        if "wait" in (case.query or {}):
            case.query["wait"] = "0.01"
        token = world.operator if is_operators else world.token
        headers = {"Authorization": f"Bearer {token}"} if known else {}
        answer = case.call(base_url=world.url, session=session, headers=headers, timeout=SECONDS)
        statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    try:
        attempt: Callable[[], None] = run
        attempt()
    finally:
        session.close()
    return statuses
