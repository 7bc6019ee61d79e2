"""`quebec serve`: tables for people and bots, over the network."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from pathlib import Path

from quebec.engine import BadInput
from quebec.extras import require_extra, require_server

PORT = 8000
BOT_SECONDS = 10


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    """Add the subcommand. Every flag can be set in the environment: QUEBEC_HOST and so on."""
    parser = commands.add_parser(
        "serve",
        help=summary,
        description="Start a server for browsers and programs. Each option can also be set in the"
        " environment, such as QUEBEC_PUBLIC_URL; an option takes precedence.",
    )
    parser.add_argument(
        "--host", metavar="HOST", help="the address to listen on (default: 127.0.0.1)"
    )
    parser.add_argument(
        "--port", metavar="PORT", help=f"0 for any free port (default: {PORT}, or any)"
    )
    parser.add_argument(
        "--public-url", metavar="URL", help="the address people use (default: the server's own)"
    )
    parser.add_argument(
        "--trusted-proxies",
        metavar="LIST",
        help="trusted proxy addresses, separated by commas (default: none)",
    )
    parser.add_argument(
        "--hosts",
        metavar="LIST",
        help="more host names to answer to, separated by commas (default: localhost, the address"
        " that is listened on, the host of the public URL)",
    )
    parser.add_argument(
        "--data", metavar="DIR", help="the data directory (default: quebec in XDG_DATA_HOME)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="postgresql://...; better set in the environment if it contains a password"
        " (default: a file in the data directory)",
    )
    parser.add_argument(
        "--redis",
        metavar="URL",
        help="redis://..., through which several processes with one database of PostgreSQL tell"
        " each other news (default: this process is the only one)",
    )
    parser.add_argument(
        "--workers", metavar="N", help="processes that share the port; needs --redis (default: 1)"
    )
    parser.add_argument(
        "--signing-key",
        metavar="FILE",
        help="64 hex digits to sign sessions with (default: created once in the data directory)",
    )
    parser.add_argument(
        "--lan",
        action="store_true",
        default=None,
        help="listen on the local network and print a link for phones",
    )
    parser.add_argument(
        "--thinkers", metavar="N", help="bot processes (default: all cores but one)"
    )
    parser.add_argument(
        "--bot-seconds",
        metavar="N",
        help=f"time limit for one decision of a bot (default: {BOT_SECONDS})",
    )
    parser.add_argument(
        "--thinking-seconds",
        metavar="SECONDS",
        help="thinking time of the strongest bot for one decision (default: 1)",
    )
    parser.add_argument(
        "--log",
        metavar="FORM",
        help="json or text (default: text in a terminal, json otherwise)",
    )
    parser.add_argument(
        "--log-level", metavar="LEVEL", help="debug, info, warning or error (default: info)"
    )
    parser.add_argument(
        "--drain",
        metavar="SECONDS",
        help="keep serving this long after a stop signal while /readyz says no (default: 0)",
    )
    parser.add_argument(
        "--operations-token",
        metavar="TOKEN",
        help="the token that /metrics asks for; better set in the environment"
        " (default: created once in the data directory; quebec admin token prints it)",
    )
    parser.add_argument(
        "--open", action="store_true", default=None, help="open the page in a browser"
    )
    parser.add_argument(
        "--limits", metavar="LIST", help="limits such as requests=50,chat=0; see docs/server.md"
    )
    parser.add_argument(
        "--ratings",
        action="store_true",
        default=None,
        help="people with an account may play for ratings (default: no)",
    )
    parser.add_argument(
        "--notices",
        metavar="LIST",
        help="how people may be notified, if they want to be: some of page,push,email,webhook"
        " (default: none)",
    )
    parser.add_argument(
        "--mail-url",
        metavar="URL",
        help="the mail server, smtp://USER:PASSWORD@HOST:PORT or smtps://...; better set in the"
        " environment",
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", help="the address that e-mail comes from")
    parser.add_argument(
        "--notice-hosts",
        metavar="LIST",
        help="hosts that notices may be sent to though they are not public, separated by commas"
        " (default: none)",
    )
    parser.add_argument(
        "--keep",
        metavar="LIST",
        help="days to keep what nobody uses, such as guests=30,records=0, or everything; see"
        " docs/server.md",
    )
    parser.add_argument(
        "--without",
        metavar="LIST",
        help="switch off lobby, find, pages or invitations, separated by commas (default: all on)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    require_server()
    from quebec.server.http.running import serve
    from quebec.server.limits import limits_from
    from quebec.server.limits.keep import keep_from
    from quebec.server.notices.email import check_mail_url, checked_address
    from quebec.server.operations.logs import FORMS, LEVELS, usual_form
    from quebec.server.settings import (
        Settings,
        check_channels,
        check_features,
        check_hosts,
        check_public_url,
        check_redis,
        check_workers,
        data_directory,
        free_cores,
    )

    lan = _flag(_setting(options, "lan"))
    data = _setting(options, "data")
    key = _setting(options, "signing_key")
    redis = check_redis(_setting(options, "redis"))
    workers = check_workers(_whole(options, "workers", 1, 1, 64), redis)
    if redis:
        require_extra("redis", "scale")
    channels = check_channels(_setting(options, "notices"))
    mail_url = check_mail_url(_setting(options, "mail_url"))
    mail_from = _setting(options, "mail_from") and checked_address(_setting(options, "mail_from"))
    if "email" in channels and not (mail_url and mail_from):
        raise BadInput(
            "no_mail_server", {}, "notices by email need --mail-url and --mail-from as well"
        )
    return serve(
        Settings(
            host=_setting(options, "host") or ("0.0.0.0" if lan else "127.0.0.1"),
            port=_whole(options, "port", PORT, 0, 65535),
            any_port=not _setting(options, "port"),
            public_url=check_public_url(_setting(options, "public_url")),
            trusted_proxies=_setting(options, "trusted_proxies"),
            hosts=check_hosts(_setting(options, "hosts")),
            without=check_features(_setting(options, "without")),
            data=Path(data) if data else data_directory(os.environ),
            database_url=_setting(options, "database"),
            redis=redis,
            workers=workers,
            signing_key=Path(key) if key else None,
            lan=lan,
            thinkers=_whole(options, "thinkers", max(1, free_cores() // workers), 1, 256),
            opens=_flag(_setting(options, "open")),
            bot_seconds=_whole(options, "bot_seconds", BOT_SECONDS, 1, 3600),
            thinking_seconds=_seconds(options, "thinking_seconds", 1.0, 0.01, 3600),
            log="json" if _one_of(options, "log", FORMS, usual_form()) == "json" else "text",
            log_level=_one_of(options, "log_level", LEVELS, "info"),
            drain=_whole(options, "drain", 0, 0, 3600),
            operations_token=_setting(options, "operations_token"),
            limits=limits_from(_setting(options, "limits")),
            keep=keep_from(_setting(options, "keep")),
            ratings=_flag(_setting(options, "ratings")),
            notices=channels,
            mail_url=mail_url,
            mail_from=mail_from,
            notice_hosts=check_hosts(_setting(options, "notice_hosts")),
        )
    )


def _setting(options: argparse.Namespace, name: str) -> str:
    """The value of a flag, or else of its environment variable."""
    given = getattr(options, name)
    return os.environ.get(f"QUEBEC_{name.upper()}", "") if given is None else str(given)


def _flag(text: str) -> bool:
    return text.lower() in ("1", "true", "yes", "on")


def _whole(options: argparse.Namespace, name: str, default: int, least: int, most: int) -> int:
    text = _setting(options, name) or str(default)
    if not (text.isdecimal() and least <= int(text) <= most):
        flag = f"--{name.replace('_', '-')}"
        raise BadInput(
            "bad_setting",
            {"name": flag, "text": text, "least": least, "most": most},
            f"{flag} is a whole number from {least} to {most}, not {text!r}",
        )
    return int(text)


def _seconds(
    options: argparse.Namespace, name: str, default: float, least: float, most: float
) -> float:
    text = _setting(options, name) or str(default)
    if not (re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text) and least <= float(text) <= most):
        flag = f"--{name.replace('_', '-')}"
        raise BadInput(
            "bad_seconds",
            {"name": flag, "text": text, "least": str(least), "most": str(most)},
            f"{flag} is a number of seconds from {least} to {most}, not {text!r}",
        )
    return float(text)


def _one_of(options: argparse.Namespace, name: str, known: Sequence[str], default: str) -> str:
    text = _setting(options, name) or default
    if text not in known:
        flag = "--" + name.replace("_", "-")
        raise BadInput(
            "bad_word_setting",
            {"name": flag, "text": text, "known": ", ".join(known)},
            f"{flag} is one of {', '.join(known)}, not {text!r}",
        )
    return text
