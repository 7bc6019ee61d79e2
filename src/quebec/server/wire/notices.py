"""Notices: what I want to be told, and where."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from quebec.server.play.notices import Channel, NoticeKind

MinuteOfDay = Annotated[int, Meta(ge=0, le=1439)]
Secret = Annotated[str, Meta(max_length=100)]


class QuietHours(Struct, frozen=True, kw_only=True):
    """Minutes of the day, in my time zone; they may go over midnight."""

    start: MinuteOfDay
    end: MinuteOfDay


class NoticeChoice(Struct, frozen=True, kw_only=True):
    """I want to be told this, there."""

    kind: NoticeKind
    channel: Channel


class EmailShown(Struct, frozen=True, kw_only=True):
    address: str
    confirmed: bool


class DeviceShown(Struct, frozen=True, kw_only=True):
    """A browser that is sent notices."""

    id: str
    created: datetime
    agent: str
    """Its user agent."""
    current: bool
    """Whether it is the caller's."""


class WebhookShown(Struct, frozen=True, kw_only=True):
    url: str
    secret: str
    """What messages are signed with, as the Standard Webhooks say."""


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """What I have chosen, and what the host allows."""

    channels: list[Channel]
    """Those that the host has switched on."""
    push_key: str
    """What a browser subscribes with."""
    choices: list[NoticeChoice]
    language: str
    time_zone: str
    quiet: QuietHours | None
    daily: bool
    """One e-mail a day, with everything."""
    email: EmailShown | None
    devices: list[DeviceShown]
    webhook: WebhookShown | None


class NewNoticeSettings(Struct, frozen=True, kw_only=True):
    choices: Annotated[tuple[NoticeChoice, ...], Meta(max_length=16)]
    language: Annotated[str, Meta(max_length=10)]
    """Of what I am told."""
    time_zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """Such as Europe/Brussels."""
    quiet: QuietHours | None = None
    daily: bool = False


class NewEmail(Struct, frozen=True, kw_only=True):
    address: Annotated[str, Meta(max_length=300)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class ConfirmEmail(Struct, frozen=True, kw_only=True):
    secret: Secret


class PushKeys(Struct, frozen=True, kw_only=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewDevice(Struct, frozen=True, kw_only=True):
    """A subscription, as a browser makes it."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: PushKeys


class NewWebhook(Struct, frozen=True, kw_only=True):
    url: Annotated[str, Meta(max_length=2000)]


class NoticeShown(Struct, frozen=True, kw_only=True):
    """Something that I have not seen yet."""

    kind: NoticeKind
    table: str
    time: datetime
    text: str
    """In the language of the request."""


class SeenNotices(Struct, frozen=True, kw_only=True):
    """Those of a table, or all of them."""

    table: Annotated[str, Meta(max_length=100)] | None = None
