"""Who gets which answer from which route: the matrix, and a call to try each route with.

nobody has no session; forged is a session that was signed elsewhere, expired one that was not seen
for too long; guest has a session and nothing else; watcher looks on at the table; stranger sits at
a table of their own; seat has a seat at this one, but not that of the owner, who made it. The table
is not public.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from quebec.course import lessons
from quebec.engine import new_game
from quebec.tabletop import entered_from

CALLERS = ("nobody", "forged", "expired", "guest", "watcher", "stranger", "seat", "owner")
"""Those who may least come first, so that what they do to a table is seen by those who follow."""

OUTSIDE = (
    "GET /healthz",
    "GET /readyz",
    "GET /metrics",
    "GET /",
    "GET /join",
    "GET /plain.css",
    "GET /{path}",
)
"""What is not under /api/v1."""

TABLE = """
GET /healthz                                200 200 200 200 200 200 200 200
GET /readyz                                 200 200 200 200 200 200 200 200
GET /metrics                                403 403 403 403 403 403 403 403
GET /                                       200 200 200 200 200 200 200 200
GET /join                                   200 200 200 200 200 200 200 200
GET /plain.css                              200 200 200 200 200 200 200 200
GET /{path}                                 404 404 404 404 404 404 404 404
GET /openapi.json                           200 200 200 200 200 200 200 200

GET /me                                     200 200 200 200 200 200 200 200
PUT /me                                     401 401 401 200 200 200 200 200
GET /me/tables                              401 401 401 200 200 200 200 200
GET /me/games                               401 401 401 200 200 200 200 200
GET /me/page                                401 401 401 200 200 200 200 200
PUT /me/page                                401 401 401 403 403 403 403 403
GET /me/companions                          401 401 401 200 200 200 200 200
GET /me/invitations                         401 401 401 200 200 200 200 200
DELETE /me/invitations/{invitation}         401 401 401 404 404 404 404 404
GET /me/sessions                            401 401 401 200 200 200 200 200
DELETE /me/sessions                         401 401 401 204 204 204 204 204
DELETE /me/sessions/{session}               401 401 401 404 404 404 404 204
GET /me/export                              401 401 401 200 200 200 200 200
POST /me/delete                             401 401 401 204 204 204 204 204
POST /account                               401 401 401 201 201 201 201 201
PUT /account/password                       401 401 401 403 403 403 403 403
POST /login                                 200 200 200 200 200 200 200 200
POST /logout                                401 401 401 204 204 204 204 204

GET /operator/moderation                    403 403 403 403 403 403 403 403
GET /operator/tables/{table}/people         403 403 403 403 403 403 403 403
POST /operator/tables/{table}/close         403 403 403 403 403 403 403 403
POST /operator/people/{person}/silence      403 403 403 403 403 403 403 403
POST /operator/people/{person}/block        403 403 403 403 403 403 403 403
POST /operator/people/{person}/remove       403 403 403 403 403 403 403 403

GET /me/ratings                             401 401 401 200 200 200 200 200
GET /me/notices                             401 401 401 200 200 200 200 200
POST /me/notices/seen                       401 401 401 204 204 204 204 204
GET /me/notices/settings                    401 401 401 200 200 200 200 200
PUT /me/notices/settings                    401 401 401 200 200 200 200 200
PUT /me/email                               401 401 401 409 409 409 409 409
DELETE /me/email                            401 401 401 204 204 204 204 204
POST /email/confirm                         404 404 404 404 404 404 404 404
POST /email/stop                            404 404 404 404 404 404 404 404
POST /me/devices                            401 401 401 409 409 409 409 409
DELETE /me/devices/{device}                 401 401 401 404 404 404 404 404
PUT /me/webhook                             401 401 401 409 409 409 409 409
DELETE /me/webhook                          401 401 401 204 204 204 204 204

GET /lobby                                  200 200 200 200 200 200 200 200
WS /lobby/live                              101 101 101 101 101 101 101 101
POST /find                                  401 401 401 200 200 200 200 200
DELETE /find                                401 401 401 204 204 204 204 204
GET /people/{page}                          404 404 404 404 404 404 404 404
GET /bots                                   200 200 200 200 200 200 200 200
GET /tables                                 200 200 200 200 200 200 200 200
POST /tables                                401 401 401 201 201 201 201 201
POST /records                               401 401 401 201 201 201 201 201
POST /invitation                            401 401 401 200 200 200 200 200
POST /join                                  401 401 401 200 409 409 409 409
GET /lessons                                200 200 200 200 200 200 200 200
GET /lessons/{lesson}                       200 200 200 200 200 200 200 200
POST /sandbox                               200 200 200 200 200 200 200 200
POST /sandbox/why-not                       200 200 200 200 200 200 200 200
POST /sandbox/preview                       200 200 200 200 200 200 200 200
POST /tabletop/century                      200 200 200 200 200 200 200 200
POST /tabletop/final                        200 200 200 200 200 200 200 200
POST /tabletop/position                     200 200 200 200 200 200 200 200
POST /tabletop/draw                         200 200 200 200 200 200 200 200

GET /tables/{table}                         200 200 200 200 200 200 200 200
GET /tables/{table}/log                     200 200 200 200 200 200 200 200
WS /tables/{table}/live                     101 101 101 101 101 101 101 101
GET /tables/{table}/at/{entry}              200 200 200 200 200 200 200 200
GET /tables/{table}/moments                 200 200 200 200 200 200 200 200
GET /tables/{table}/preview                 200 200 200 200 200 200 200 200
GET /tables/{table}/chat                    200 200 200 200 200 200 200 200
POST /tables/{table}/chat                   401 401 401 201 201 201 201 201
PUT /tables/{table}/mutes                   401 401 401 404 404 404 404 404
GET /tables/{table}/presence                200 200 200 200 200 200 200 200
GET /tables/{table}/why-not                 200 200 200 200 200 200 200 200
GET /tables/{table}/ratings                 200 200 200 200 200 200 200 200
GET /tables/{table}/record                  200 200 200 200 200 200 200 200
GET /tables/{table}/analysis                404 404 404 404 404 404 404 404
POST /tables/{table}/analysis               401 401 401 201 201 201 201 201
POST /tables/{table}/hint                   401 401 401 403 403 403 409 409

POST /tables/{table}/join                   401 401 401 403 403 403 409 409
POST /tables/{table}/leave                  401 401 401 403 403 403 200 200
POST /tables/{table}/seat-bot               401 401 401 403 403 403 403 200
POST /tables/{table}/start                  401 401 401 403 403 403 403 200
POST /tables/{table}/close                  401 401 401 403 403 403 403 200
POST /tables/{table}/remove                 401 401 401 403 403 403 403 200
POST /tables/{table}/invitations            401 401 401 403 403 403 403 403
GET /tables/{table}/links                   401 401 401 403 403 403 403 200
POST /tables/{table}/links                  401 401 401 403 403 403 403 201
DELETE /tables/{table}/links/{link}         401 401 401 403 403 403 403 204

POST /tables/{table}/moves                  401 401 401 403 403 403 403 200
POST /tables/{table}/undo                   401 401 401 403 403 403 403 200
POST /tables/{table}/restart                401 401 401 403 403 403 403 200
POST /tables/{table}/rewind                 401 401 401 403 403 403 409 409
POST /tables/{table}/confirm                401 401 401 403 403 403 403 200
POST /tables/{table}/wish                   401 401 401 403 403 403 403 200
POST /tables/{table}/resign                 401 401 401 403 403 403 403 200
POST /tables/{table}/propose-end            401 401 401 403 403 403 403 200
POST /tables/{table}/answer-end             401 401 401 403 403 403 403 200
POST /tables/{table}/take-over              401 401 401 403 403 403 409 200
POST /tables/{table}/give-back              401 401 401 403 403 403 403 200
POST /tables/{table}/rematch                401 401 401 403 403 403 201 201
POST /tables/{table}/fork                   401 401 401 201 201 201 201 201
"""


def _rows() -> dict[str, dict[str, int]]:
    rows = {}
    for line in filter(None, TABLE.splitlines()):
        method, path, *statuses = line.split()
        assert len(statuses) == len(CALLERS), line
        prefix = "" if f"{method} {path}" in OUTSIDE else "/api/v1"
        rows[f"{method} {prefix}{path}"] = dict(zip(CALLERS, map(int, statuses), strict=True))
    return rows


MATRIX: Mapping[str, Mapping[str, int]] = _rows()


class Try(NamedTuple):
    """What is sent, and how the table stands then. Words in < > are filled in; seat 0 is the
    owner's, seat 1 that of the other."""

    stage: str = ""
    body: Mapping[str, Any] | None = None
    query: str = ""


ASK = {"key": "<new>"}
SEEN_ASK = {"key": "<new>", "at": "<at>"}
OWNERS = {"key": "<new>", "seat": 0}
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "me"}]
REAL_TABLE = msgspec.to_builtins(entered_from(new_game("2026", players=3, seed=1608)))
SANDBOX = {"position": lessons()[0].position, "seats": SEATS}

TRIES: Mapping[str, Try] = {
    "PUT /me": Try(body={"name": "X"}),
    "DELETE /me/sessions/{session}": Try("gathering"),
    "POST /me/delete": Try(body={}),
    "POST /account": Try(body={"login": "<new>", "password": "correct horse"}),
    "PUT /account/password": Try(body={"old": "correct horse", "new": "battery staple"}),
    "POST /login": Try("gathering", {"login": "<login>", "password": "correct horse"}),
    "PUT /me/page": Try(body={"open": True}),
    "POST /find": Try(body={"players": 4}),
    "POST /me/notices/seen": Try(body={}),
    "POST /operator/tables/{table}/close": Try(body={}),
    "POST /operator/people/{person}/silence": Try(body={}),
    "POST /operator/people/{person}/block": Try(body={}),
    "POST /operator/people/{person}/remove": Try(body={}),
    "PUT /me/notices/settings": Try(body={"choices": [], "language": "nl"}),
    "PUT /me/email": Try(body={"address": "somebody@example.org"}),
    "POST /email/confirm": Try(body={"secret": "none"}),
    "POST /email/stop": Try(query="?secret=none"),
    "POST /me/devices": Try(
        body={"endpoint": "https://push.example.org/1", "keys": {"p256dh": "", "auth": ""}}
    ),
    "PUT /me/webhook": Try(body={"url": "https://example.org/hook"}),
    "POST /tables": Try(body={"seats": SEATS}),
    "POST /records": Try("over", {"text": "<record>"}),
    "POST /invitation": Try("gathering", {"link": "<secret>"}),
    "POST /sandbox": Try(body=SANDBOX),
    "POST /sandbox/why-not": Try(body={**SANDBOX, "tried": ["stage"]}),
    "POST /sandbox/preview": Try(body={**SANDBOX, "tried": ["send"]}),
    "POST /tabletop/century": Try(body=REAL_TABLE),
    "POST /tabletop/final": Try(body=REAL_TABLE),
    "POST /tabletop/position": Try(body=REAL_TABLE),
    "POST /tabletop/draw": Try(body={}),
    "POST /join": Try("gathering", {"key": "<new>", "link": "<secret>"}),
    "GET /tables/{table}/why-not": Try("turn", query="?move=send"),
    "GET /tables/{table}/moments": Try("turn"),
    "GET /tables/{table}/preview": Try("turn", query="?moves=send"),
    "POST /tables/{table}/chat": Try(body={"text": "Hello"}),
    "PUT /tables/{table}/mutes": Try(body={"who": "nobody", "muted": True}),
    "GET /tables/{table}/record": Try("turn"),
    "GET /tables/{table}/at/{entry}": Try("turn"),
    "POST /tables/{table}/analysis": Try("ended"),
    "POST /tables/{table}/hint": Try("turn"),
    "POST /tables/{table}/join": Try("gathering", ASK),
    "POST /tables/{table}/leave": Try("gathering", ASK),
    "POST /tables/{table}/seat-bot": Try("gathering", {"key": "<new>", "seat": 2, "bot": "random"}),
    "POST /tables/{table}/start": Try("full", ASK),
    "POST /tables/{table}/close": Try("gathering", ASK),
    "POST /tables/{table}/remove": Try("gathering", {"key": "<new>", "seat": 1}),
    "POST /tables/{table}/links": Try("gathering", {}),
    "POST /tables/{table}/invitations": Try("gathering", {"table": "<new>", "seat": 1}),
    "POST /tables/{table}/moves": Try("turn", {**SEEN_ASK, "moves": ["send"]}),
    "POST /tables/{table}/undo": Try("played", SEEN_ASK),
    "POST /tables/{table}/restart": Try("played", SEEN_ASK),
    "POST /tables/{table}/rewind": Try("played", SEEN_ASK),
    "POST /tables/{table}/confirm": Try("played", SEEN_ASK),
    "POST /tables/{table}/wish": Try("turn", {**OWNERS, "automatic": True}),
    "POST /tables/{table}/resign": Try("turn", OWNERS),
    "POST /tables/{table}/propose-end": Try("turn", OWNERS),
    "POST /tables/{table}/answer-end": Try("proposed", {**OWNERS, "agree": True}),
    "POST /tables/{table}/take-over": Try("turn", OWNERS),
    "POST /tables/{table}/give-back": Try("taken", {"key": "<new>", "seat": 2}),
    "POST /tables/{table}/rematch": Try("over"),
    "POST /tables/{table}/fork": Try("over", {"entry": "<at>", "seats": SEATS}),
}
"""A route that is not here is called without a body; its table gathers."""
