"""Everything that the embedded database holds about somebody."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import json

from quebec.server.play.acts import AnyAct
from quebec.server.store.people import (
    Kept,
    KeptAccount,
    KeptChat,
    KeptEntry,
    KeptLink,
    KeptMute,
    KeptPerson,
    KeptSeat,
    KeptSession,
    KeptTable,
)

SELVES: Final = "(SELECT id FROM persons WHERE id = ?1 OR merged = ?1)"
"""A person, and the guests that they were before."""
ACCOUNT: Final = "SELECT login, created, changed FROM accounts WHERE person = ?1"
SESSIONS: Final = "SELECT created, seen, agent FROM sessions WHERE person = ?1 ORDER BY created"
ENTRIES: Final = f"SELECT game, n, time, act FROM entries WHERE by IN {SELVES} ORDER BY time, n"
LINKS: Final = (
    "SELECT links.game, links.id, seat, links.created, revoked IS NOT NULL FROM links"
    " JOIN games ON games.id = links.game WHERE owner = ?1 ORDER BY links.created"
)
CHAT: Final = "SELECT game, n, room, time, text FROM chat WHERE person = ?1 ORDER BY time"

_act: json.Decoder[AnyAct] = json.Decoder(AnyAct)


def kept(database: sqlite3.Connection, person: str) -> Kept:
    def rows(query: str) -> list[Any]:
        return database.execute(query, (person,)).fetchall()

    accounts = [
        KeptAccount(login, moment(created), moment(changed))
        for login, created, changed in rows(ACCOUNT)
    ]
    return Kept(
        persons=[
            KeptPerson(id, name, moment(created))
            for id, name, created in rows(
                f"SELECT id, name, created FROM persons WHERE id IN {SELVES}"
                " ORDER BY id <> ?1, created"
            )
        ],
        account=accounts[0] if accounts else None,
        sessions=[
            KeptSession(moment(created), moment(seen), agent)
            for created, seen, agent in rows(SESSIONS)
        ],
        tables=[
            KeptTable(table, moment(created))
            for table, created in rows("SELECT id, created FROM games WHERE owner = ?1")
        ],
        seats=[
            KeptSeat(*row) for row in rows("SELECT game, seat, label FROM seats WHERE person = ?1")
        ],
        entries=[
            KeptEntry(table, n, moment(time), _act.decode(act))
            for table, n, time, act in rows(ENTRIES)
        ],
        links=[
            KeptLink(table, id, seat, moment(created), bool(revoked))
            for table, id, seat, created, revoked in rows(LINKS)
        ],
        chat=[
            KeptChat(table, n, room, moment(time), text)
            for table, n, room, time, text in rows(CHAT)
        ],
        mutes=[KeptMute(*row) for row in rows("SELECT game, whom FROM mutes WHERE person = ?1")],
    )


def moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
