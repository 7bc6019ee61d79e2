"""Notices: what people want to be told, where, and what is still to be sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from quebec.server.play.notices import Channel, NoticeKind
from quebec.server.store.protocol import TooLate
from quebec.server.store.rows import (
    DeviceRow,
    EmailRow,
    NewNotice,
    NoticeRow,
    NoticeSettingsRow,
    WebhookRow,
)
from quebec.server.store.sql.connections import Connection, Reading, check_not_gone, placeholders
from quebec.server.store.sql.writer import Part, Writer

KEY: Final = "person, channel, target, kind, table_id"
COLUMNS: Final = f"{KEY}, at, created, due, tries"
NEWER: Final = (
    f" ON CONFLICT ({KEY}) DO UPDATE SET at = excluded.at, created = excluded.created,"
    " due = excluded.due, tries = 0, leased = 0"
)
"""One notice of each kind for a table: it says what is true when it is sent."""
WRITE: Final = (
    f"INSERT INTO notices ({COLUMNS}, leased)"
    " SELECT person, channel, '', kind, ?1, ?2, ?3, ?4, 0, 0 FROM notice_wishes"
    " WHERE person = ?5 AND kind = ?6 AND (channel = 'page'"
    " OR channel = 'email' AND EXISTS (SELECT 1 FROM emails WHERE person = ?5 AND confirm IS NULL)"
    " OR channel = 'webhook' AND EXISTS (SELECT 1 FROM webhooks WHERE person = ?5))"
    f"{NEWER}"
)
WRITE_TO_DEVICES: Final = (
    f"INSERT INTO notices ({COLUMNS}, leased)"
    " SELECT wish.person, channel, devices.id, kind, ?1, ?2, ?3, ?4, 0, 0"
    " FROM notice_wishes AS wish JOIN devices ON devices.person = wish.person"
    # A device that was logged out is told nothing.
    " JOIN sessions ON sessions.hash = devices.session AND ended IS NULL"
    f" WHERE wish.person = ?5 AND kind = ?6 AND channel = 'push'{NEWER}"
)
THIS: Final = "person = ? AND channel = ? AND target = ? AND kind = ? AND table_id = ? AND at = ?"
"""A notice as it was read: not one that is newer by now."""
WAITED_FOR: Final = (
    "EXISTS (SELECT 1 FROM tables JOIN seats ON seats.table_id = tables.id AND seat = waiting_seat"
    " WHERE tables.id = notices.table_id AND phase = 'playing' AND NOT waiting_bot"
    " AND seats.person = notices.person)"
)
STILL: Final = f"(kind <> 'turn' OR {WAITED_FOR})"
"""Whether there is something to tell: nobody is told of a turn that has been taken."""
DEVICE: Final = "id, person, session, endpoint, p256dh, auth, agent, created"
CONFIRMABLE: Final = 2 * 24 * 3600 * 1000
"""Milliseconds for which a link to confirm an address is good."""
EMAIL: Final = "person, address, stop, confirm, created, sent"
OF_SOMEBODY: Final = (
    "notices",
    "notice_wishes",
    "notice_settings",
    "emails",
    "devices",
    "webhooks",
)
"""What goes with a person, the notices first."""


def write_notices(database: Connection, new: Sequence[NewNotice]) -> None:
    """For those who want to be told, in the transaction of what they are told about."""
    for one in new:
        values = (one.table_id, one.at, one.created, one.due, one.person, one.kind)
        database.execute(WRITE, values)
        database.execute(WRITE_TO_DEVICES, values)


def forget_notices(database: Connection, person: str) -> None:
    for table in OF_SOMEBODY:
        database.execute(f"DELETE FROM {table} WHERE person = ?", (person,))


def merge_notices(database: Connection, guest: str, into: str) -> None:
    """The settings of a guest are kept if the account has none; devices are moved to it."""
    database.execute("DELETE FROM notices WHERE person = ?", (guest,))
    for table in ("notice_settings", "notice_wishes", "emails", "webhooks"):
        database.execute(
            f"UPDATE {table} SET person = ?2 WHERE person = ?1"
            f" AND NOT EXISTS (SELECT 1 FROM {table} AS theirs WHERE theirs.person = ?2)",
            (guest, into),
        )
        database.execute(f"DELETE FROM {table} WHERE person = ?", (guest,))
    database.execute("UPDATE devices SET person = ? WHERE person = ?", (into, guest))


class SqlNotices(Part):
    """A NoticeStore."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        super().__init__(reading, writer)

    # ---- what is to be sent -----------------------------------------------------------------

    async def claim(
        self,
        channels: Sequence[Channel],
        time: int,
        until: int,
        most: int,
        but: Collection[str] = (),
    ) -> list[NoticeRow]:
        def work(database: Connection) -> list[NoticeRow]:
            due = (
                f"channel IN ({placeholders(len(channels))}) AND channel <> 'page'"
                " AND due <= ? AND leased <= ?"
            )
            rows = database.execute(
                # Outside again: another process may have claimed it while we waited for the row.
                f"UPDATE notices SET leased = ? WHERE {due} AND person IN (SELECT person"
                f" FROM notices WHERE {due} AND {_not_of(but)} GROUP BY person"
                f" ORDER BY min(due) LIMIT ?) RETURNING {COLUMNS}",
                (until, *channels, time, time, *channels, time, time, *but, most),
            )
            return [NoticeRow(*row) for row in rows.fetchall()]

        return await self._writer.do(work)

    async def next_due(self, channels: Sequence[Channel], but: Collection[str] = ()) -> int | None:
        query = (
            "SELECT min(CASE WHEN leased > due THEN leased ELSE due END) FROM notices"
            f" WHERE channel <> 'page' AND channel IN ({placeholders(len(channels))})"
            f" AND {_not_of(but)}"
        )
        values: list[str] = [*channels, *but]
        if "email" in channels:
            query += (
                " UNION ALL SELECT min(due) FROM emails"
                f" WHERE confirm IS NOT NULL AND {_not_of(but)}"
            )
            values += but
        rows = await self._reading.rows(query, *values)
        times = [int(time) for (time,) in rows if time is not None]
        return min(times, default=None)

    async def is_true(self, notice: NoticeRow) -> bool:
        row = await self._reading.row(
            f"SELECT 1 FROM notices WHERE {THIS} AND {STILL} AND EXISTS (SELECT 1"
            " FROM notice_wishes AS wish WHERE wish.person = notices.person"
            " AND wish.kind = notices.kind AND wish.channel = notices.channel)",
            *_key(notice),
        )
        return row is not None

    async def done(self, notice: NoticeRow) -> None:
        await self._writer.change(f"DELETE FROM notices WHERE {THIS}", *_key(notice))

    async def put_off(self, notice: NoticeRow, due: int, tries: int) -> None:
        await self._writer.change(
            f"UPDATE notices SET due = ?, tries = ?, leased = 0 WHERE {THIS}",
            due,
            tries,
            *_key(notice),
        )

    async def put_off_others(self, notice: NoticeRow, due: int) -> None:
        await self._writer.change(
            "UPDATE notices SET due = ?, leased = 0"
            " WHERE person = ? AND channel = ? AND target = ? AND due < ?",
            due,
            notice.person,
            notice.channel,
            notice.target,
            due,
        )

    async def count(self) -> int:
        row = await self._reading.row("SELECT count(*) FROM notices WHERE channel <> 'page'")
        return int(row[0])

    # ---- in the page ------------------------------------------------------------------------

    async def unseen(self, person: str, limit: int) -> list[NoticeRow]:
        rows = await self._reading.rows(
            f"SELECT {COLUMNS} FROM notices WHERE person = ? AND channel = 'page' AND {STILL}"
            " ORDER BY created DESC LIMIT ?",
            person,
            limit,
        )
        return [NoticeRow(*row) for row in rows]

    async def seen(self, person: str, table_id: str | None, until: int) -> None:
        where = "person = ? AND channel = 'page' AND created <= ?"
        values: tuple[object, ...] = (person, until)
        if table_id is not None:
            where, values = f"{where} AND table_id = ?", (*values, table_id)
        await self._writer.change(f"DELETE FROM notices WHERE {where}", *values)

    # ---- what somebody has chosen -----------------------------------------------------------

    async def settings(self, person: str) -> NoticeSettingsRow | None:
        row = await self._reading.row(
            "SELECT language, time_zone, quiet_start, quiet_end, daily FROM notice_settings"
            " WHERE person = ?",
            person,
        )
        if row is None:
            return None
        language, time_zone, start, end, daily = row
        quiet = None if start is None or end is None else (start, end)
        return NoticeSettingsRow(language, time_zone, quiet, bool(daily))

    async def choices(self, person: str) -> list[tuple[NoticeKind, Channel]]:
        query = "SELECT kind, channel FROM notice_wishes WHERE person = ? ORDER BY kind, channel"
        return [(row[0], row[1]) for row in await self._reading.rows(query, person)]

    async def choose(
        self,
        person: str,
        settings: NoticeSettingsRow,
        choices: Sequence[tuple[NoticeKind, Channel]],
    ) -> None:
        def work(database: Connection) -> None:
            check_not_gone(database, person)
            start, end = settings.quiet or (None, None)
            database.execute(
                "INSERT INTO notice_settings (person, language, time_zone, quiet_start, quiet_end,"
                " daily) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET"
                " language = excluded.language, time_zone = excluded.time_zone,"
                " quiet_start = excluded.quiet_start, quiet_end = excluded.quiet_end,"
                " daily = excluded.daily",
                (person, settings.language, settings.time_zone, start, end, settings.daily),
            )
            database.execute("DELETE FROM notice_wishes WHERE person = ?", (person,))
            database.executemany(
                "INSERT INTO notice_wishes (person, kind, channel) VALUES (?, ?, ?)",
                [(person, kind, channel) for kind, channel in choices],
            )
            database.execute(
                "DELETE FROM notices WHERE person = ? AND NOT EXISTS (SELECT 1 FROM notice_wishes"
                " AS wish WHERE wish.person = notices.person AND wish.kind = notices.kind"
                " AND wish.channel = notices.channel)",
                (person,),
            )
            # Looked at again: what waited for another hour may be due now.
            again = "UPDATE notices SET due = created WHERE person = ? AND tries = 0 AND leased = 0"
            database.execute(again, (person,))

        await self._writer.do(work)

    # ---- e-mail -----------------------------------------------------------------------------

    async def email(self, person: str) -> EmailRow | None:
        row = await self._reading.row(f"SELECT {EMAIL} FROM emails WHERE person = ?", person)
        return EmailRow(*row) if row else None

    async def set_email(self, email: EmailRow) -> None:
        def work(database: Connection) -> None:
            check_not_gone(database, email.person)
            database.execute("DELETE FROM emails WHERE person = ?", (email.person,))
            database.execute(
                f"INSERT INTO emails ({EMAIL}, due, tries) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
                (
                    email.person,
                    email.address,
                    email.stop,
                    email.confirm,
                    email.created,
                    email.sent,
                    email.created,
                ),
            )

        await self._writer.do(work, erases=True)

    async def claim_confirmations(
        self, time: int, until: int, tries: int, most: int, but: Collection[str] = ()
    ) -> list[EmailRow]:
        def work(database: Connection) -> list[EmailRow]:
            database.execute(
                "DELETE FROM emails WHERE confirm IS NOT NULL AND created < ?",
                (time - CONFIRMABLE,),
            )
            rows = database.execute(
                # After the last try it is due no more.
                "UPDATE emails SET due = CASE WHEN tries + 1 < ? THEN ? END, tries = tries + 1"
                " WHERE person IN (SELECT person FROM emails WHERE confirm IS NOT NULL"
                f" AND due <= ? AND tries < ? AND {_not_of(but)} ORDER BY due LIMIT ?)"
                f" AND due <= ? RETURNING {EMAIL}",
                (tries, until, time, tries, *but, most, time),
            )
            return [EmailRow(*row) for row in rows.fetchall()]

        return await self._writer.do(work)

    async def confirmation_sent(self, person: str, address: str) -> None:
        await self._writer.change(
            "UPDATE emails SET due = NULL WHERE person = ? AND address = ?", person, address
        )

    async def confirm_email(self, secret: str) -> bool:
        confirmed = "UPDATE emails SET confirm = NULL, due = NULL WHERE confirm = ?"
        return await self._writer.change(confirmed, secret) > 0

    async def email_sent(self, person: str, address: str, time: int) -> None:
        await self._writer.change(
            "UPDATE emails SET sent = ? WHERE person = ? AND address = ?", time, person, address
        )

    async def stop_email(self, secret: str) -> bool:
        def work(database: Connection) -> bool:
            row = database.execute("SELECT person FROM emails WHERE stop = ?", (secret,)).fetchone()
            if row is None:
                return False
            forget_email(database, row[0])
            return True

        return await self._writer.do(work, erases=True)

    async def remove_email(self, person: str) -> None:
        await self._writer.do(lambda database: forget_email(database, person), erases=True)

    # ---- devices and webhooks ---------------------------------------------------------------

    async def devices(self, person: str) -> list[DeviceRow]:
        rows = await self._reading.rows(
            f"SELECT {DEVICE} FROM devices WHERE person = ? ORDER BY created, id", person
        )
        return [DeviceRow(*row) for row in rows]

    async def device(self, person: str, id: str) -> DeviceRow | None:
        row = await self._reading.row(
            f"SELECT {DEVICE} FROM devices WHERE person = ? AND id = ? AND EXISTS"
            " (SELECT 1 FROM sessions WHERE hash = devices.session AND ended IS NULL)",
            person,
            id,
        )
        return DeviceRow(*row) if row else None

    async def add_device(self, device: DeviceRow, most: int) -> None:
        def work(database: Connection) -> None:
            check_not_gone(database, device.person)
            database.execute("DELETE FROM notices WHERE target = ?", (device.id,))
            database.execute(
                # A browser has one subscription, which belongs to the person who uses it now.
                "DELETE FROM devices WHERE id = ? OR session = ?",
                (device.id, device.session),
            )
            count = "SELECT count(*) FROM devices WHERE person = ?"
            if most and database.execute(count, (device.person,)).fetchone()[0] >= most:
                raise TooLate
            database.execute(
                f"INSERT INTO devices ({DEVICE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    device.id,
                    device.person,
                    device.session,
                    device.endpoint,
                    device.p256dh,
                    device.auth,
                    device.agent,
                    device.created,
                ),
            )

        await self._writer.do(work)

    async def remove_device(self, person: str, id: str) -> bool:
        def work(database: Connection) -> bool:
            database.execute("DELETE FROM notices WHERE person = ? AND target = ?", (person, id))
            removed = "DELETE FROM devices WHERE person = ? AND id = ?"
            return database.execute(removed, (person, id)).rowcount > 0

        return await self._writer.do(work, erases=True)

    async def webhook(self, person: str) -> WebhookRow | None:
        row = await self._reading.row(
            "SELECT person, url, secret, created FROM webhooks WHERE person = ?", person
        )
        return WebhookRow(*row) if row else None

    async def set_webhook(self, webhook: WebhookRow) -> None:
        def work(database: Connection) -> None:
            check_not_gone(database, webhook.person)
            database.execute(
                "INSERT INTO webhooks (person, url, secret, created) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (person) DO UPDATE SET url = excluded.url,"
                " secret = excluded.secret, created = excluded.created",
                (webhook.person, webhook.url, webhook.secret, webhook.created),
            )

        await self._writer.do(work)

    async def remove_webhook(self, person: str) -> bool:
        def work(database: Connection) -> bool:
            for table in ("notices", "notice_wishes"):
                wanted = f"DELETE FROM {table} WHERE person = ? AND channel = 'webhook'"
                database.execute(wanted, (person,))
            removed = "DELETE FROM webhooks WHERE person = ?"
            return database.execute(removed, (person,)).rowcount > 0

        return await self._writer.do(work, erases=True)


def forget_email(database: Connection, person: str) -> None:
    """The address, and everything that was to be sent there."""
    for statement in (
        "DELETE FROM notices WHERE person = ? AND channel = 'email'",
        "DELETE FROM notice_wishes WHERE person = ? AND channel = 'email'",
        "DELETE FROM emails WHERE person = ?",
    ):
        database.execute(statement, (person,))


def _not_of(people: Collection[str]) -> str:
    return f"person NOT IN ({placeholders(len(people))})" if people else "true"


def _key(notice: NoticeRow) -> tuple[object, ...]:
    return (
        notice.person,
        notice.channel,
        notice.target,
        notice.kind,
        notice.table_id,
        notice.at,
    )
