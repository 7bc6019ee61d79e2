"""Accounts and sessions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from quebec.server.play.notices import Channel

Login = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(max_length=1000)]
"""Longer than allowed, so that the refusal can say how long a password may be."""


class Me(Struct, frozen=True, kw_only=True):
    """Who I am."""

    name: str
    login: str | None
    """What I log in with; guests have no account."""
    bots: list[str]
    """The bots to choose from, weakest first."""
    without: list[str]
    """What is switched off at this server."""
    channels: list[Channel]
    """How the host allows me to be told of what happens."""
    may_rate: bool
    """Whether I may play for ratings: the host has switched that on, and I have an account."""


class Opponent(Struct, frozen=True, kw_only=True):
    """A bot to choose."""

    name: str
    """The name it is seated by."""
    level: int | None
    """From 1, the weakest; none for a bot of another package."""
    names: dict[str, str]
    """What it is called, by language."""


class NewName(Struct, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class NewAccount(Struct, frozen=True, kw_only=True):
    """What I will log in with from other devices."""

    login: Login
    password: Password


class LogIn(Struct, frozen=True, kw_only=True):
    login: Login
    password: Password
    bring: bool = True
    """Whether the seats and tables that I have as a guest move to the account."""


class NewPassword(Struct, frozen=True, kw_only=True):
    old: Password
    new: Password


class Farewell(Struct, frozen=True, kw_only=True):
    """Delete my data. Guests have no password."""

    password: Password = ""


class SessionShown(Struct, frozen=True, kw_only=True):
    """A device that I am logged in with."""

    id: str
    created: datetime
    seen: datetime
    agent: str
    """Its user agent."""
    current: bool
    """Whether it is the caller's session."""
