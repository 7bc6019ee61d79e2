"""Accounts and sessions."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

Login = Annotated[str, Meta(max_length=80)]
Password = Annotated[str, Meta(max_length=1000)]
"""Longer than we take, so that whoever chooses a long one is told how long it may be."""


class Me(Struct, frozen=True, kw_only=True):
    """Who I am."""

    name: str
    login: str | None
    """What I log in with; guests have no account."""
    bots: list[str]
    """The bots to choose from, weakest first."""


class Opponent(Struct, frozen=True, kw_only=True):
    """A bot to choose."""

    name: str
    """What it is seated by."""
    level: int | None
    """From 1, the weakest; none for a bot that another package brings."""
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
    """Whether the seats and tables that I have here as a guest come along."""


class NewPassword(Struct, frozen=True, kw_only=True):
    old: Password
    new: Password


class Farewell(Struct, frozen=True, kw_only=True):
    """To be forgotten. Guests have no password to give."""

    password: Password = ""


class SessionShown(Struct, frozen=True, kw_only=True):
    """A device that I am logged in with."""

    id: str
    created: datetime
    seen: datetime
    agent: str
    """What it calls itself."""
    current: bool
    """Whether it is the one that asks."""
