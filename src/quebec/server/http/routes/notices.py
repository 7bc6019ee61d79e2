"""Notices: what I want to be told, where, and what I have not seen yet."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from quebec.engine import BadInput
from quebec.server.http.access import ANYBODY, access, costs
from quebec.server.http.problems import language_of
from quebec.server.http.request import Request, address_of
from quebec.server.notices.email import checked_address
from quebec.server.notices.hours import zone_named
from quebec.server.notices.push import check_keys
from quebec.server.notices.webhook import new_secret
from quebec.server.people.attempts import EMAIL
from quebec.server.play.access import GUEST
from quebec.server.play.notices import Channel
from quebec.server.play.refusals import Refused
from quebec.server.store import DeviceRow, EmailRow, NoticeSettingsRow, TooLate, WebhookRow
from quebec.server.times import moment, now
from quebec.server.wire.notices import (
    ConfirmEmail,
    DeviceShown,
    EmailShown,
    NewDevice,
    NewEmail,
    NewNoticeSettings,
    NewWebhook,
    NoticeChoice,
    NoticeSettings,
    NoticeShown,
    QuietHours,
    SeenNotices,
    WebhookShown,
)
from quebec.texts import LANGUAGES

MOST_SHOWN = 50


@get("/me/notices", opt=access(GUEST), tags=["notices"])
async def unseen(request: Request) -> list[NoticeShown]:
    """What I have not seen yet, the latest first; turns that I have taken are left out."""
    found = await request.context.store.notices.unseen(request.user.person, MOST_SHOWN)
    texts = await request.context.outbox.in_words(found, language_of(request))
    return [
        NoticeShown(kind=one.kind, table=one.table_id, time=moment(one.created), text=texts[k].body)
        for k, one in enumerate(found)
        if k in texts
    ]


@post("/me/notices/seen", opt=access(GUEST), status_code=204, tags=["notices"])
async def seen(request: Request, data: JSONBody[SeenNotices]) -> None:
    """I have seen the notices of a table, or all of them."""
    await request.context.store.notices.seen(request.user.person, data.table, now())


@get("/me/notices/settings", opt=access(GUEST), tags=["notices"])
async def settings(request: Request) -> NoticeSettings:
    """What I have chosen to be told, and where; and what the host allows."""
    return await _settings(request)


@put("/me/notices/settings", opt=access(GUEST), tags=["notices"])
async def choose(request: Request, data: JSONBody[NewNoticeSettings]) -> NoticeSettings:
    """Choose what I am told, and where."""
    allowed = request.context.settings.channels
    for choice in data.choices:
        _check_on(request, choice.channel)
    zone_named(data.time_zone)
    quiet = None
    if data.quiet is not None and data.quiet.start != data.quiet.end:
        quiet = (data.quiet.start, data.quiet.end)
    row = NoticeSettingsRow(_language(data.language), data.time_zone, quiet, data.daily)
    choices = sorted(
        {(choice.kind, choice.channel) for choice in data.choices if choice.channel in allowed}
    )
    await request.context.store.notices.choose(request.user.person, row, choices)
    return await _settings(request)


async def _settings(request: Request) -> NoticeSettings:
    store, caller = request.context.store.notices, request.user
    chosen = await store.settings(caller.person)
    choices = await store.choices(caller.person)
    email = await store.email(caller.person)
    webhook = await store.webhook(caller.person)
    allowed = request.context.settings.channels
    quiet = chosen.quiet if chosen else None
    return NoticeSettings(
        channels=list(allowed),
        push_key=request.context.push_key if "push" in allowed else "",
        choices=[NoticeChoice(kind=kind, channel=channel) for kind, channel in choices],
        language=chosen.language if chosen else language_of(request),
        time_zone=chosen.time_zone if chosen else "UTC",
        quiet=QuietHours(start=quiet[0], end=quiet[1]) if quiet else None,
        daily=chosen.daily if chosen else False,
        email=EmailShown(address=email.address, confirmed=not email.confirm) if email else None,
        devices=[
            DeviceShown(
                id=one.id,
                created=moment(one.created),
                agent=one.agent,
                current=one.session == caller.session,
            )
            for one in await store.devices(caller.person)
        ],
        webhook=WebhookShown(url=webhook.url, secret=webhook.secret) if webhook else None,
    )


# ---- e-mail -------------------------------------------------------------------------------------


@put("/me/email", opt=access(GUEST) | costs(20), status_code=204, tags=["notices"])
async def set_email(request: Request, data: JSONBody[NewEmail]) -> None:
    """My e-mail address; it counts once I have followed the link that is sent there."""
    _check_on(request, "email")
    address = checked_address(data.address)
    person = request.user.person
    known = await request.context.store.notices.email(person)
    if known and known.address == address and not known.confirm:
        return
    await request.context.attempts.begin(
        EMAIL, person=person, address=address_of(request.scope), email=address.lower()
    )
    secret = secrets.token_urlsafe(24)
    row = EmailRow(person, address, secrets.token_urlsafe(24), secret, now(), 0)
    chosen = await request.context.store.notices.settings(person)
    if chosen is None:
        # The message is in the language of the page.
        first = NoticeSettingsRow(_language(data.language), "UTC", None, False)
        await request.context.store.notices.choose(person, first, ())
    await request.context.store.notices.set_email(row)
    request.context.outbox.wake()


@delete("/me/email", opt=access(GUEST), tags=["notices"])
async def remove_email(request: Request) -> None:
    """Forget my e-mail address."""
    await request.context.store.notices.remove_email(request.user.person)


@post("/email/confirm", opt=access(ANYBODY), status_code=204, tags=["notices"])
async def confirm_email(request: Request, data: JSONBody[ConfirmEmail]) -> None:
    """The link in the message was followed: the address is confirmed."""
    if not await request.context.store.notices.confirm_email(data.secret):
        raise Refused("no_such_secret")


@post("/email/stop", opt=access(ANYBODY), status_code=204, tags=["notices"])
async def stop_email(
    request: Request, secret: Annotated[str, QueryParameter(max_length=100)]
) -> None:
    """No more e-mail to this address, which is forgotten; mail programs call this too."""
    if not await request.context.store.notices.stop_email(secret):
        raise Refused("no_such_secret")


# ---- devices and webhooks -----------------------------------------------------------------------


@post("/me/devices", opt=access(GUEST) | costs(5), status_code=204, tags=["notices"])
async def add_device(request: Request, data: JSONBody[NewDevice]) -> None:
    """Send notices to this browser; it has one subscription."""
    _check_on(request, "push")
    request.context.outside.check(data.endpoint)
    check_keys(data.keys.p256dh, data.keys.auth)
    device = DeviceRow(
        hashlib.sha256(data.endpoint.encode()).hexdigest()[:32],
        request.user.person,
        request.user.session,
        data.endpoint,
        data.keys.p256dh,
        data.keys.auth,
        request.headers.get("user-agent", "")[:200],
        now(),
    )
    most = request.context.settings.limits.devices
    try:
        await request.context.store.notices.add_device(device, most)
    except TooLate:
        raise Refused("too_many_devices", most=most) from None


@delete("/me/devices/{device:str}", opt=access(GUEST), tags=["notices"])
async def remove_device(request: Request, device: FromPath[str]) -> None:
    """Send no more notices to a browser."""
    if not await request.context.store.notices.remove_device(request.user.person, device):
        raise Refused("no_such_device")


@put("/me/webhook", opt=access(GUEST) | costs(5), tags=["notices"])
async def set_webhook(request: Request, data: JSONBody[NewWebhook]) -> WebhookShown:
    """An address of my own that notices are sent to, signed with a new secret."""
    _check_on(request, "webhook")
    request.context.outside.check(data.url)
    row = WebhookRow(request.user.person, data.url, new_secret(), now())
    await request.context.store.notices.set_webhook(row)
    return WebhookShown(url=row.url, secret=row.secret)


@delete("/me/webhook", opt=access(GUEST), tags=["notices"])
async def remove_webhook(request: Request) -> None:
    """Forget my webhook."""
    await request.context.store.notices.remove_webhook(request.user.person)


def _check_on(request: Request, channel: Channel) -> None:
    if channel not in request.context.settings.channels:
        raise Refused("notices_off", channel=channel)


def _language(name: str) -> str:
    if name not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadInput(
            "unknown_language",
            {"language": name, "known": known},
            f"there is no language {name!r}; choose one of: {known}",
        )
    return name


HANDLERS = (
    unseen,
    seen,
    settings,
    choose,
    set_email,
    remove_email,
    confirm_email,
    stop_email,
    add_device,
    remove_device,
    set_webhook,
    remove_webhook,
)
