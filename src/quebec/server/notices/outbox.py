"""Sends what is due, from the database: nothing is lost by a restart, and several servers share it.

A notice is claimed with a lease, checked, sent, and only then deleted. If a server is killed in
between, another process sends it when the lease is over. Whatever fails is tried again, later each
time, and given up after a number of tries, with a line in the log.

Notices go to addresses that people have entered, and that may never answer. So nobody waits for
what is sent to others: each person is sent one notice at a time. After a failure, nothing is sent
to the same address before the next try. And whatever somebody enters, they have a share: a notice
costs as many tokens as seconds that it takes, one at least. So nobody occupies this outbox, or has
it call somebody else again and again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from math import ceil
from typing import Final, NamedTuple

import structlog
from msgspec import json

from quebec.engine import BadInput
from quebec.server.limits import Limits
from quebec.server.limits.keeper import Buckets
from quebec.server.notices.email import Letter, Mail, NotSent, Paragraph, Refusing, unlinked
from quebec.server.notices.hours import end_of_quiet, next_digest
from quebec.server.notices.outside import Answer, Outside, Unreachable
from quebec.server.notices.push import MOST_BYTES, Signer, encrypted, to_text
from quebec.server.notices.webhook import signed
from quebec.server.notices.words import NoticeText, text_of, words_of
from quebec.server.play.notices import Channel, NoticeKind
from quebec.server.settings import Settings
from quebec.server.store import (
    EmailRow,
    NoticeRow,
    NoticeSettingsRow,
    Store,
    StoreFailed,
)
from quebec.server.times import monotonic, now
from quebec.texts.catalogue import Catalogue

log = structlog.get_logger()

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
AT_ONCE: Final = 64
"""People who are told something at the same time."""
LOOK_AGAIN: Final = 5.0
"""Seconds after which the database is asked again: another process may have written something."""
FIRST_PAUSE: Final = 30 * SECOND
LONGEST_PAUSE: Final = HOUR
"""Between two tries."""
LONGEST_WAIT: Final = 24 * HOUR
"""If a service asks to wait."""
BETWEEN_LETTERS: Final = 5 * MINUTE
"""To one person."""
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
ORDER: Final[tuple[NoticeKind, ...]] = ("started", "message", "turn", "ended")
"""The order in which things that happened at the same time are told."""
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)
MOST_SAID: Final = 300
"""Characters of a problem in the log: it may repeat what somebody else's server has answered."""
VAPID: Final = "vapid"
"""The value in the store with the private key."""
DEFAULT: Final = NoticeSettingsRow("en", "UTC", None, False)


class Failed(Exception):
    """It was not sent. Says whether it may be tried again, and after how many milliseconds at
    least."""

    def __init__(self, problem: str, again: bool = True, pause: int = 0) -> None:
        super().__init__(problem)
        self.again: Final = again
        self.pause: Final = pause


class Prepared(NamedTuple):
    """A notice with what it says."""

    notice: NoticeRow
    text: NoticeText
    sent: int
    """When it was found to be still true."""


async def signer_of(store: Store) -> Signer:
    """With the key that the server has made once, whichever process was the first."""
    return Signer(await store.values.once(VAPID, Signer.new()))


class Outbox:
    """Sends notices by the channels that the host has switched on."""

    def __init__(
        self, store: Store, settings: Settings, signer: Signer | None, outside: Outside
    ) -> None:
        self._store: Final = store
        self._notices: Final = store.notices
        self._limits: Final[Limits] = settings.limits
        self._lease: Final = settings.limits.notice_lease * SECOND
        self._shares: Final = Buckets(self._limits.notices, self._limits.notices_burst)
        self._url: Final = settings.public_url
        self._channels: Final[tuple[Channel, ...]] = settings.channels
        self._signer: Final = signer
        self._outside: Final = outside
        self._mail: Final = Mail(settings.mail_url, settings.mail_from)
        self._subject: Final = (
            f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
        )
        self._woken: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending: Final[dict[str, asyncio.Task[None]]] = {}
        """By person."""
        self.sent = 0
        """Messages that were accepted, and those that were given up."""
        self.given_up = 0

    def start(self) -> None:
        if any(channel != "page" for channel in self._channels):
            self._task = asyncio.create_task(self._run())

    def wake(self, *_: object) -> None:
        """Something may be due."""
        self._woken.set()

    async def close(self) -> None:
        tasks = [*([self._task] if self._task else []), *self._sending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._mail.close()
        await self._outside.close()

    # ---- what is due ------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                self._woken.clear()
                if not await self._begin():
                    await self._wait()
            except Exception:
                # For instance, the disk is full: nothing is lost, it is tried again.
                log.exception("notices_stopped")
                await asyncio.sleep(LOOK_AGAIN)

    async def _wait(self) -> None:
        due = await self._notices.next_due(self._channels, self._sending)
        is_full = len(self._sending) >= AT_ONCE
        seconds = LOOK_AGAIN
        if due is not None and not is_full:
            seconds = min(LOOK_AGAIN, max(0.05, (due - now()) / SECOND))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()

    async def send_due(self) -> bool:
        """Send what is due; whether there was anything."""
        has_begun = await self._begin()
        await asyncio.gather(*self._sending.values())
        return has_begun

    async def _begin(self) -> bool:
        """Begin to send what is due to people who are not told anything just now."""
        time = now()
        free = AT_ONCE - len(self._sending)
        if free <= 0:
            return False
        until = time + self._lease
        # A copy, because the writer reads it in its own thread.
        busy = tuple(self._sending)
        due: dict[str, list[NoticeRow]] = {}
        for notice in await self._notices.claim(self._channels, time, until, free, busy):
            due.setdefault(notice.person, []).append(notice)
        new: dict[str, EmailRow] = {}
        if "email" in self._channels:
            for email in await self._notices.claim_confirmations(
                time, until, self._limits.notice_tries, free, busy
            ):
                new[email.person] = email
        for person in dict.fromkeys((*due, *new)):
            work = self._tell(person, due.get(person, ()), new.get(person))
            self._sending[person] = asyncio.create_task(work)
        return bool(due or new)

    async def _tell(
        self, person: str, notices: Sequence[NoticeRow], email: EmailRow | None
    ) -> None:
        """What is due to a person, one after the other."""
        try:
            if email is not None:
                await self._confirmation(email)
            letter = [notice for notice in notices if notice.channel == "email"]
            if letter:
                try:
                    await _surely(self._letter(person, letter))
                except Failed as failed:
                    await self._again(letter, failed)
            await self._send_all([notice for notice in notices if notice.channel != "email"])
        except Exception:
            # The store has failed: the lease ends, and it is tried again.
            log.exception("notices_stopped")
        finally:
            del self._sending[person]
            self.wake()

    async def _send_all(self, notices: Sequence[NoticeRow]) -> None:
        """Pushes and calls of webhooks."""
        until = now() + self._lease // 2
        stuck: set[tuple[str, str]] = set()
        for notice in notices:
            place = notice.channel, notice.target
            if place in stuck:
                continue
            if now() > until:
                # Before another process takes it for lost.
                await self._notices.put_off(notice, notice.due, notice.tries)
                continue
            if wait := self._shares.take(notice.person):
                await self._notices.put_off(notice, now() + ceil(wait * SECOND), notice.tries)
                continue
            begun = monotonic()
            try:
                await _surely(self._one(notice))
            except Failed as failed:
                due = await self._again([notice], failed)
                if due is not None:
                    stuck.add(place)
                    await self._notices.put_off_others(notice, due)
            finally:
                self._shares.took(notice.person, max(0, monotonic() - begun - 1))

    async def _prepared(self, notice: NoticeRow, language: str) -> Prepared | None:
        """None if there is nothing to tell any more: then it is done with."""
        sent = now()
        if await self._notices.is_true(notice):
            for words in (await self.in_words([notice], language)).values():
                return Prepared(notice, words, sent)
        await self._notices.done(notice)
        return None

    async def in_words(self, notices: Sequence[NoticeRow], language: str) -> dict[int, NoticeText]:
        """What these say, by their place in the list; without those of tables that are gone."""
        found = await self._store.lists.those({notice.table_id for notice in notices})
        tables = {table.id: table for table in found}
        lines = {
            k: line
            for k, notice in enumerate(notices)
            if notice.kind == "message"
            and (line := await self._store.chat.line(notice.table_id, notice.at)) is not None
            # Otherwise its author was deleted.
            and line.text
            # They may have been muted since.
            and line.person not in await self._store.chat.mutes(notice.table_id, notice.person)
        }
        people = {seat.person for table in found for seat in table.summary.seats if seat.person}
        people |= {line.person for line in lines.values()}
        names = await self._store.people.names(people)
        return {
            k: text_of(notice, tables[notice.table_id], names, lines.get(k), language)
            for k, notice in enumerate(notices)
            if notice.table_id in tables and (k in lines or notice.kind != "message")
        }

    async def _one(self, notice: NoticeRow) -> None:
        chosen = await self._notices.settings(notice.person) or DEFAULT
        opens = end_of_quiet(now(), chosen.time_zone, chosen.quiet)
        if opens > now():
            await self._notices.put_off(notice, opens, notice.tries)
            return
        prepared = await self._prepared(notice, chosen.language)
        if prepared is None:
            return
        send = self._push if notice.channel == "push" else self._call
        await send(prepared, chosen)
        self.sent += 1
        await self._notices.done(notice)

    async def _again(self, notices: Sequence[NoticeRow], failed: Failed) -> int | None:
        """Later, or never; the time at which the last of them is tried again."""
        due = None
        for notice in notices:
            tries = notice.tries + 1
            if not failed.again or tries >= self._limits.notice_tries:
                self.given_up += 1
                log.warning(
                    "notice_given_up",
                    channel=notice.channel,
                    kind=notice.kind,
                    table=notice.table_id,
                    tries=tries,
                    problem=str(failed)[:MOST_SAID],
                )
                await self._notices.done(notice)
                continue
            pause = max(failed.pause, min(LONGEST_PAUSE, FIRST_PAUSE * 2**notice.tries))
            due = now() + pause
            await self._notices.put_off(notice, due, tries)
        return due

    # ---- push and webhooks ------------------------------------------------------------------

    async def _push(self, prepared: Prepared, chosen: NoticeSettingsRow) -> None:
        notice, words, sent = prepared
        # The browser may have been logged out since, or be somebody else's.
        device = await self._notices.device(notice.person, notice.target)
        if device is None:
            return
        message = json.encode(
            {
                "title": words.title,
                "body": words.body,
                "lang": chosen.language,
                "kind": notice.kind,
                "table": notice.table_id,
                "at": notice.at,
                "sent": sent,
            }
        )
        assert len(message) <= MOST_BYTES
        assert self._signer is not None
        try:
            sealed = encrypted(message, device.p256dh, device.auth)
        except BadInput as bad:
            raise Failed(str(bad), again=False) from bad
        topic = hashlib.sha256(f"{notice.table_id} {notice.kind}".encode()).digest()[:18]
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_FOR),
            "urgency": "high" if notice.kind == "turn" else "normal",
            # A newer one takes the place of one that was not delivered yet.
            "topic": to_text(topic),
            "authorization": self._signer.authorization(device.endpoint, self._subject, now()),
        }
        answer = await self._posted(device.endpoint, headers, sealed)
        if answer.status in GONE:
            # The browser has ended the subscription.
            await self._notices.remove_device(notice.person, device.id)
            return
        _check(answer)

    async def _call(self, prepared: Prepared, chosen: NoticeSettingsRow) -> None:
        notice, words, sent = prepared
        webhook = await self._notices.webhook(notice.person)
        if webhook is None:
            return
        body = json.encode(
            {
                "type": notice.kind,
                "table": notice.table_id,
                "at": notice.at,
                "sent": sent,
                "title": words.title,
                "text": words.body,
                "url": self._to_table(notice),
            }
        )
        identity = f"{notice.table_id}.{notice.kind}.{notice.at}"
        headers = signed(body, webhook.secret, identity, now())
        _check(await self._posted(webhook.url, headers, body))

    async def _posted(self, url: str, headers: dict[str, str], body: bytes) -> Answer:
        try:
            return await self._outside.post(url, headers, body)
        except Unreachable as error:
            raise Failed(str(error)) from error
        except BadInput as bad:
            # The host does not allow the address any more.
            raise Failed(str(bad), again=False) from bad

    def _to_table(self, notice: NoticeRow) -> str:
        return f"{self._url}/#/table/{notice.table_id}"

    # ---- e-mail -----------------------------------------------------------------------------

    async def _letter(self, person: str, notices: Sequence[NoticeRow]) -> None:
        """Everything that is due, in one message."""
        chosen = await self._notices.settings(person) or DEFAULT
        email = await self._notices.email(person)
        if email is None or email.confirm is not None:
            for notice in notices:
                await self._notices.done(notice)
            return
        prepared = []
        for notice in notices:
            opens = self._letter_time(notice, chosen, email)
            if opens > now():
                await self._notices.put_off(notice, opens, notice.tries)
            elif one := await self._prepared(notice, chosen.language):
                prepared.append(one)
        if not prepared:
            return
        due = [one.notice for one in prepared]
        try:
            await self._mailed(self._letter_of(email, prepared, chosen))
        except Failed as failed:
            await self._again(due, failed)
            return
        self.sent += 1
        await self._notices.email_sent(person, email.address, now())
        for notice in due:
            await self._notices.done(notice)

    def _letter_time(self, notice: NoticeRow, chosen: NoticeSettingsRow, email: EmailRow) -> int:
        time = now()
        if chosen.daily:
            time = max(time, next_digest(notice.created, chosen.time_zone))
        elif email.sent and not notice.tries:
            time = max(time, email.sent + BETWEEN_LETTERS)
        return end_of_quiet(time, chosen.time_zone, chosen.quiet)

    def _letter_of(
        self, email: EmailRow, prepared: Sequence[Prepared], chosen: NoticeSettingsRow
    ) -> Letter:
        texts = words_of(chosen.language)
        return Letter(
            to=email.address,
            language=chosen.language,
            subject=_subject(prepared, texts),
            paragraphs=[
                Paragraph(
                    [unlinked(one.text.body) for one in about],
                    self._to_table(about[0].notice),
                    about[0].text.action,
                )
                for about in _by_table(prepared)
            ],
            why=texts.render("notices-why", {"server": self._url}),
            stop=texts.render("notices-stop", {}),
            stop_url=f"{self._url}/#/email/stop/{email.stop}",
            one_click_url=f"{self._url}/api/v1/email/stop?secret={email.stop}",
        )

    async def _confirmation(self, email: EmailRow) -> None:
        """A lost one is sent again when its lease is over, until all tries are used."""
        assert email.confirm is not None
        chosen = await self._notices.settings(email.person) or DEFAULT
        texts = words_of(chosen.language)
        url = f"{self._url}/#/email/confirm/{email.confirm}"
        about = Paragraph(
            [texts.render("notices-confirm-about", {"server": self._url})],
            url,
            texts.render("notices-confirm", {}),
        )
        subject, why = (
            texts.render("notices-confirm-subject", {}),
            texts.render("notices-confirm-why", {}),
        )
        letter = Letter(email.address, chosen.language, subject, [about], why, "")
        try:
            await _surely(self._mailed(letter))
        except Failed as failed:
            log.warning("confirmation_not_sent", problem=str(failed))
        else:
            await self._notices.confirmation_sent(email.person, email.address)

    async def _mailed(self, letter: Letter) -> None:
        try:
            await self._mail.send(letter)
        except NotSent as error:
            raise Failed(str(error)) from error
        except Refusing as error:
            raise Failed(str(error), again=False) from error


def _subject(prepared: Sequence[Prepared], texts: Catalogue) -> str:
    """People open an e-mail to see whether it is their turn, so that comes first."""
    turns = sum(one.notice.kind == "turn" for one in prepared)
    if turns > 1:
        return texts.render("notices-turns-subject", {"number": turns})
    if turns or len(prepared) == 1:
        kind = "turn" if turns else prepared[0].notice.kind
        return texts.render(f"notices-{kind}-subject", {})
    return texts.render("notices-digest", {"number": len(prepared)})


def _by_table(prepared: Sequence[Prepared]) -> list[list[Prepared]]:
    """First the tables that wait for the reader, then as it happened."""
    tables: dict[str, list[Prepared]] = {}
    for one in sorted(prepared, key=lambda one: (one.notice.kind != "turn", one.notice.created)):
        tables.setdefault(one.notice.table_id, []).append(one)
    return [
        sorted(_news(about), key=lambda one: (one.notice.created, ORDER.index(one.notice.kind)))
        for about in tables.values()
    ]


def _news(about: Sequence[Prepared]) -> list[Prepared]:
    """Leaves out that a game has started, where a later notice already implies it."""
    kinds = {one.notice.kind for one in about}
    return [one for one in about if one.notice.kind != "started" or not kinds & {"turn", "ended"}]


async def _surely(work: Awaitable[None]) -> None:
    """Whatever is wrong with one notice does not hold up the others."""
    try:
        await work
    except (Failed, StoreFailed):
        raise
    except Exception as error:
        log.exception("unexpected")
        raise Failed(str(error)) from error


def _check(answer: Answer) -> None:
    status = answer.status
    if 200 <= status < 300:
        return
    # A redirection is not followed: it could lead anywhere.
    again = status in BUSY or status >= 500
    pause = min(LONGEST_WAIT, answer.retry_after * SECOND)
    raise Failed(f"answered with {status}", again=again, pause=pause)
