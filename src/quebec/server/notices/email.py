"""E-mail: one message with everything that is due, as text and as HTML, with a link to stop."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from html import escape
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from quebec.engine import BadInput
from quebec.server.times import moment, now
from quebec.server.urls import url_parts

LONGEST: Final = 254
"""Characters of an address."""
ADDRESS: Final = re.compile(
    r"(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+"
)
"""As browsers check it, and dots only between other characters, as the library wants them; without
quotes, spaces and line breaks, so nothing else gets in."""
PATIENCE: Final = 30.0
AT_ONCE: Final = 4
"""Connections to the mail server."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class NotSent(Exception):
    """The mail server could not be reached, or asks to try again later."""


class Refusing(Exception):
    """The mail server does not take this message, now or later."""


class Paragraph(NamedTuple):
    """What somebody is told about one thing, and where it leads."""

    lines: Sequence[str]
    url: str
    action: str
    """What the link says."""


class Letter(NamedTuple):
    """A message; all of it is in the reader's language."""

    to: str
    language: str
    subject: str
    paragraphs: Sequence[Paragraph]
    why: str
    """Why they get it."""
    stop: str
    """What the link to stop says; empty if there is nothing to stop."""
    stop_url: str = ""
    one_click_url: str = ""


def checked_address(text: str) -> str:
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise BadInput("bad_email", {"text": address[:60]}, f"no e-mail address: {address[:60]!r}")
    return address


def unlinked(text: str) -> str:
    """What people have written, so that no mail program makes a link of it."""
    return re.sub(r"(?<=\w)([.:@])(?=[\w/])", "\\1\u2060", text)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    """Headers are set by the library, which refuses line breaks in them."""
    message = EmailMessage(policy=SMTP)
    message["Subject"] = letter.subject
    message["From"] = Address("Québec", addr_spec=sender)
    message["To"] = Address(addr_spec=letter.to)
    message["Date"] = format_datetime(moment(now()))
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.one_click_url:
        message["List-Unsubscribe"] = f"<{letter.one_click_url}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_as_text(letter))
    message.add_alternative(_as_html(letter), subtype="html")
    # Last, because setting the content removes all headers about it.
    message["Content-Language"] = letter.language
    return message


def _as_text(letter: Letter) -> str:
    parts = ["\n".join((*one.lines, one.url)) for one in letter.paragraphs]
    end = [letter.why, *([f"{letter.stop}\n{letter.stop_url}"] if letter.stop else [])]
    return "\n\n".join(parts) + "\n\n-- \n" + "\n".join(end) + "\n"


def _as_html(letter: Letter) -> str:
    """Nothing is loaded from anywhere: no picture, no font, nothing that tells who reads it."""
    rows = "".join(
        f'<p style="margin:0 0 6px;font-size:17px">{"<br>".join(map(escape, one.lines))}</p>'
        f'<p style="margin:0 0 22px"><a href="{escape(one.url)}" style="display:inline-block;'
        "padding:9px 18px;border-radius:7px;background:#8a4b20;color:#ffffff;"
        f'font-weight:bold;text-decoration:none">{escape(one.action)}</a></p>'
        for one in letter.paragraphs
    )
    stop = (
        f'<br><a href="{escape(letter.stop_url)}" style="color:#5b5245">{escape(letter.stop)}</a>'
        if letter.stop
        else ""
    )
    return (
        f'<!doctype html><html lang="{escape(letter.language)}">'
        '<body style="margin:0;background:#f3ead8;color:#2b241a;'
        'font-family:Georgia,serif;line-height:1.45"><div style="max-width:560px;margin:0 auto;'
        'padding:26px 22px"><p style="margin:0 0 18px;font-size:28px;font-weight:bold">Québec</p>'
        f'{rows}<p style="margin:26px 0 0;padding-top:12px;border-top:1px solid #cdbf9f;'
        f'font-size:14px;color:#5b5245">{escape(letter.why)}{stop}</p></div></body></html>'
    )


class Mail:
    """The mail server that the host has set: smtp://USER:PASSWORD@HOST:PORT, or smtps://."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        self.sender: Final = sender
        self._host: Final = parts.hostname or ""
        self._is_sealed: Final = parts.scheme == "smtps"
        self._port: Final = parts.port or (465 if self._is_sealed else 587)
        self._user: Final = unquote(parts.username or "")
        self._password: Final = unquote(parts.password or "")
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "mail")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, letter: Letter) -> None:
        """Raises NotSent or Refusing."""
        message = message_of(letter, self.sender)
        # The library blocks; a thread waits for it.
        work = asyncio.get_running_loop().run_in_executor(
            self._threads, self._send, message, letter.to
        )
        await work

    def _send(self, message: EmailMessage, to: str) -> None:
        try:
            with self._connected() as server:
                server.send_message(message, from_addr=self.sender, to_addrs=[to])
        except smtplib.SMTPRecipientsRefused as error:
            code, text = next(iter(error.recipients.values()))
            raise _failure(code, text) from error
        except (
            smtplib.SMTPAuthenticationError,
            smtplib.SMTPConnectError,
            smtplib.SMTPHeloError,
        ) as error:
            # About us, not about this message.
            raise NotSent(f"{type(error).__name__}: {error}") from error
        except smtplib.SMTPResponseException as error:
            raise _failure(error.smtp_code, error.smtp_error) from error
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(f"{type(error).__name__}: {error}") from error

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self._is_sealed:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=PATIENCE, context=context
            )
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif self._user and self._host not in LOOPBACK:
                server.close()
                raise NotSent("the mail server offers no encryption, and wants a password")
        if self._user:
            server.login(self._user, self._password)
        return server


def _failure(code: int, text: bytes | str) -> Exception:
    said = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    problem = f"{code} {said}"[:300]
    return Refusing(problem) if 500 <= code < 600 else NotSent(problem)


def check_mail_url(url: str) -> str:
    """smtp://HOST or smtps://HOST, with a port, a user and a password if they are needed."""
    parts = url_parts(url)
    if url and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
        raise BadInput("bad_mail_url", {}, "not an address of a mail server: smtp://HOST:PORT")
    return url
