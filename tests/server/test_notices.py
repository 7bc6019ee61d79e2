"""Notices to those who want them, by push, e-mail and webhook: none is lost or comes too late."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import signal
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from pathlib import Path
from threading import Thread
from typing import Any

import httpcore
import pytest
from msgspec import structs

from quebec.engine import BadInput
from quebec.server.limits import Limits
from quebec.server.notices.email import checked_address
from quebec.server.notices.hours import end_of_quiet, next_digest, zone_named
from quebec.server.notices.outbox import Outbox, signer_of
from quebec.server.notices.outside import (
    MOST_READ,
    PIECE,
    Answer,
    Bounded,
    CheckedNetwork,
    Outside,
    TooLong,
    Unreachable,
    is_public,
)
from quebec.server.notices.webhook import new_secret
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import Asker, Join, Play, Resign, Start
from quebec.server.play.setup import SeatPlan
from quebec.server.settings import Settings
from quebec.server.store import (
    ChatRow,
    DeviceRow,
    EmailRow,
    NewNotice,
    NoticeSettingsRow,
    Store,
    WebhookRow,
    database_at,
)
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.times import Source, now, time_from
from quebec.server.wire.tables import NewTable
from tests.server.running import LIMITS, Person, Server, invite, seats, wait_until
from tests.server.sql import change, rows
from tests.server.stores import database_url
from tools.receivers.browser import Browser
from tools.receivers.mail import MailServer
from tools.receivers.web import Receiver

ALL = ("turn", "started", "ended", "message")
HOSTILE = "<b>Eve</b> evil.example"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    made = MailServer()
    yield made
    made.close()


def flags(mail: MailServer, limits: str = "notice-seconds=0,notice-lease=2") -> tuple[str, ...]:
    return (
        *("--notices", "page,push,email,webhook", "--limits", f"{LIMITS},{limits}"),
        *("--mail-url", mail.url, "--mail-from", "quebec@example.org"),
        *("--notice-hosts", "127.0.0.1"),
    )


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, mail: MailServer) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("telling") / "data", *flags(mail)).start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()
    assert "notices_stopped" not in running.errors(), running.errors()


def put(person: Person, path: str, status: int = 200, **body: Any) -> Any:
    answer = person.http.put(person._url(path), json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def choose(person: Person, *channels: str, kinds: tuple[str, ...] = ALL, **more: Any) -> Any:
    choices = [{"kind": kind, "channel": channel} for kind in kinds for channel in channels]
    chosen = {"language": "en", "time_zone": "Europe/Brussels", **more}
    return put(person, "/me/notices/settings", choices=choices, **chosen)


def subscribe(person: Person, receiver: Receiver) -> Browser:
    browser = Browser(receiver)
    browser.vapid = person.get("/me/notices/settings")["push_key"]
    answer = person.http.post(person._url("/me/devices"), json=browser.subscription())
    assert answer.status_code == 204, answer.text
    return browser


def confirm(person: Person, mail: MailServer, address: str, **more: Any) -> EmailMessage:
    """With the link that was sent."""
    put(person, "/me/email", 204, address=address, **more)
    (letter,) = mail.until(address, 1)
    secret = re.search(r"#/email/confirm/([\w-]+)", text_of(letter))
    assert secret is not None
    anybody = Person(person.server)
    answer = anybody.http.post(anybody._url("/email/confirm"), json={"secret": secret[1]})
    assert answer.status_code == 204, answer.text
    return letter


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    part = letter.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def game_of(anne: Person, bob: Person) -> str:
    """Of two; whoever begins, it has started."""
    table: str = anne.post("/tables", ruleset="2011", seats=seats("me", "open"), public=True)["id"]
    bob.ask(f"/tables/{table}/join")
    anne.ask(f"/tables/{table}/start")
    return table


def until_turn_of(people: list[Person], table: str, seat: int) -> Any:
    """Everybody plays until it is somebody's turn."""
    now = people[0].get(f"/tables/{table}/log")
    while now["game"]["waiting"] != seat:
        now = take_turn(people, table)
    return now


def take_turn(people: list[Person], table: str) -> Any:
    now = people[0].get(f"/tables/{table}/log")
    seat = now["game"]["waiting"]
    while now["game"]["waiting"] == seat:
        person = people[seat]
        if now["game"]["must_confirm"]:
            now = person.ask(f"/tables/{table}/confirm", at=now["at"])
        else:
            move = now["game"]["offers"][0]["move"]
            now = person.ask(f"/tables/{table}/moves", at=now["at"], moves=[move])
    return now


@pytest.mark.case("G04")
def test_a_push_reaches_the_browser_and_nobody_else_can_read_it(
    telling: Server, receiver: Receiver
) -> None:
    """RFC 8291, RFC 8292; in the language of whoever is told."""
    anne, bob = Person(telling, HOSTILE), Person(telling, "Bob")
    browser = subscribe(bob, receiver)
    choose(bob, "push", language="nl")
    table = game_of(anne, bob)
    people = [anne, bob]
    until_turn_of(people, table, 1)
    told = {one["kind"]: one for one in browser.notices(2)}
    assert set(told) == {"started", "turn"}
    assert told["turn"]["title"] == "Jij bent aan de beurt"
    assert told["turn"]["body"] == f"Jij bent aan de beurt in de partij met {HOSTILE}."
    assert (told["turn"]["table"], told["turn"]["lang"]) == (table, "nl")
    sealed = receiver.until(browser.path, 2)[0].body
    assert table.encode() not in sealed
    anne.post(f"/tables/{table}/chat", text="Zie https://evil.example <script>")
    bob.ask(f"/tables/{table}/resign", seat=1)
    last = {one["kind"]: one for one in browser.notices(3)}
    assert last["message"]["body"] == f"{HOSTILE}: Zie https://evil.example <script>"
    # Whoever has ended a game knows it.
    assert "ended" not in last


def test_whoever_was_logged_out_or_has_unsubscribed_is_told_nothing(
    telling: Server, receiver: Receiver
) -> None:
    anne, bob = Person(telling, "Anne"), Person(telling, "Bob")
    out, gone, there = (subscribe(bob, receiver), *map(Browser, (receiver, receiver)))
    choose(bob, "push", kinds=("message",))
    bob.post("/account", login=f"bob-{out.path[6:12]}", password="correct horse")
    # The browser is the same after an account was made: it has another session by now.
    assert bob.get("/me/notices/settings")["devices"][0]["current"]
    table = game_of(anne, bob)
    anne.post(f"/tables/{table}/chat", text="one")
    assert out.notices(1)[-1]["body"] == "Anne: one"
    bob.http.post(bob._url("/me/devices"), json=gone.subscription())
    receiver.answers[gone.path] = (410, {})
    anne.post(f"/tables/{table}/chat", text="two")
    receiver.until(gone.path, 1)
    wait_until(lambda: not bob.get("/me/notices/settings")["devices"])
    bob.http.post(bob._url("/me/devices"), json=there.subscription())
    bob.http.post(bob._url("/logout"))
    anne.post(f"/tables/{table}/chat", text="three")
    others = rows(telling.data, "SELECT 1 FROM notices WHERE channel = 'push' AND target <> ''")
    assert others == []
    assert len(out.all()) == 1
    assert there.all() == []


@pytest.mark.case("G04")
def test_an_address_is_confirmed_told_and_forgotten_by_one_link(
    telling: Server, mail: MailServer
) -> None:
    anne, bob = Person(telling, HOSTILE), Person(telling, "Bob")
    address = "bob@example.org"
    letter = confirm(bob, mail, address, language="fr")
    assert letter["Subject"] == "Veuillez confirmer votre adresse"
    assert letter["To"] == address
    choose(bob, "email", kinds=("turn",), language="fr")
    table = game_of(anne, bob)
    until_turn_of([anne, bob], table, 1)
    letter = mail.until(address, 2)[1]
    assert letter["Subject"] == "C’est votre tour"
    plain, html = text_of(letter), text_of(letter, "html")
    assert f"/#/table/{table}" in plain
    assert "<b>Eve</b> evil.\u2060example" in plain, "a mail program would make a link of the name"
    assert "&lt;b&gt;Eve&lt;/b&gt;" in html
    assert "<b>Eve" not in html
    assert "src=" not in html, "nothing may be loaded from anywhere"
    stop = re.fullmatch(r"<(.+)>", letter["List-Unsubscribe"])
    assert stop is not None
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # As the mail program of somebody who is not here calls it (RFC 8058).
    nobody = Person(telling)
    form = {"List-Unsubscribe": "One-Click"}
    assert nobody.http.post(stop[1], data=form).status_code == 204
    assert nobody.http.post(stop[1], data=form).status_code == 404
    left = bob.get("/me/notices/settings")
    assert (left["email"], left["choices"]) == (None, [])
    assert address not in json.dumps(bob.get("/me/export"))


@pytest.mark.case("G06")
def test_nobody_gets_mail_before_the_address_is_confirmed(
    telling: Server, mail: MailServer
) -> None:
    anne, bob = Person(telling, "Anne"), Person(telling, "Bob")
    put(bob, "/me/email", 204, address="other@example.org")
    choose(bob, "email")
    mail.until("other@example.org", 1)
    table = game_of(anne, bob)
    anne.post(f"/tables/{table}/chat", text="Hello")
    assert rows(telling.data, "SELECT 1 FROM notices WHERE channel = 'email'") == []
    for _ in range(4):
        put(bob, "/me/email", 204, address="other@example.org")
    answer = bob.http.put(bob._url("/me/email"), json={"address": "other@example.org"})
    assert answer.status_code == 429, "somebody could be flooded"


@pytest.mark.case("G02")
@pytest.mark.parametrize(
    "text",
    [
        *("bob", "bob@example", "bob@example.org\r\nBcc: eve@example.org", "a b@example.org"),
        *("bob@example.org, eve@example.org", '"bob"@example.org', "bob@exa..mple.org", "@a.org"),
        *("bob@example.org\n", "b" * 65 + "@example.org", "bob@[127.0.0.1]", "bob@-example.org"),
        # The library would not write these in a header.
        *(".bob@example.org", "bob.@example.org", f"bob@{'e' * 64}.org"),
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    if text.strip() != text:
        assert checked_address(text) == text.strip()
        return
    with pytest.raises(BadInput):
        checked_address(text)


def test_a_webhook_gets_what_it_can_check(telling: Server, receiver: Receiver) -> None:
    """Standard Webhooks: id.timestamp.body, with the secret."""
    anne, bob = Person(telling, HOSTILE), Person(telling, "Bob")
    secret = put(bob, "/me/webhook", url=f"{receiver.url}/hook")["secret"]
    choose(bob, "webhook", kinds=("message",))
    table = game_of(anne, bob)
    anne.post(f"/tables/{table}/chat", text='"},{"type":"turn"\u202e')
    (got,) = receiver.until("/hook", 1)
    said = json.loads(got.body)
    assert (said["type"], said["table"]) == ("message", table)
    # As it was written, but for what turns the direction of a text: JSON is no markup.
    assert said["text"] == f'{HOSTILE}: "}},{{"type":"turn"'
    assert said["url"].endswith(f"/#/table/{table}")
    signed = f"{got.headers['webhook-id']}.{got.headers['webhook-timestamp']}.".encode() + got.body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    made = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert got.headers["webhook-signature"] == f"v1,{made}"


def test_in_the_page_until_it_was_seen(telling: Server) -> None:
    anne, bob = Person(telling, "Anne"), Person(telling, "Bob")
    choose(bob, "page")
    table = game_of(anne, bob)
    until_turn_of([anne, bob], table, 1)
    assert {one["kind"] for one in bob.get("/me/notices")} == {"turn", "started"}
    take_turn([anne, bob], table)
    assert {one["kind"] for one in bob.get("/me/notices")} == {"started"}
    answer = bob.http.post(bob._url("/me/notices/seen"), json={"table": table})
    assert answer.status_code == 204
    assert bob.get("/me/notices") == []


@pytest.mark.case("G25")
def test_whom_somebody_has_muted_does_not_reach_them_by_a_notice(telling: Server) -> None:
    """Neither by what they write later, nor by what was not sent yet."""
    anne, eve = Person(telling, "Anne"), Person(telling, "Eve")
    choose(anne, "page", kinds=("message",))
    table = anne.post("/tables", ruleset="2011", seats=seats("me", "open"))["id"]
    invite(anne, table, eve)
    who = eve.post(f"/tables/{table}/chat", text="Insult")["who"]
    assert len(anne.get("/me/notices")) == 1
    put(anne, f"/tables/{table}/mutes", who=who)
    assert anne.get("/me/notices") == []
    put(anne, f"/tables/{table}/mutes", who=who, muted=False)
    assert len(anne.get("/me/notices")) == 1


def test_a_killed_server_loses_no_notice(
    tmp_path: Path, receiver: Receiver, mail: MailServer
) -> None:
    """What was acknowledged is told by whoever runs next."""
    server = Server(tmp_path / "data", *flags(mail, "notice-seconds=3600")).start()
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    browser = subscribe(bob, receiver)
    choose(bob, "push", kinds=("message", "started"))
    table = game_of(anne, bob)
    anne.post(f"/tables/{table}/chat", text="Hello")
    server.stop(signal.SIGKILL)
    assert browser.all() == []
    # Those that were due in an hour are due now.
    server.flags = flags(mail)
    change(server.data, "UPDATE notices SET due = 0")
    server.start()
    assert {one["kind"] for one in browser.notices(2)} == {"message", "started"}
    wait_until(lambda: rows(server.data, "SELECT 1 FROM notices") == [])
    server.close()


def test_nothing_is_on_unless_the_host_switches_it_on(server: Server, receiver: Receiver) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    assert bob.get("/me/notices/settings")["channels"] == []
    device = Browser(receiver).subscription()
    for method, path, body in (
        ("PUT", "/me/email", {"address": "bob@example.org"}),
        ("PUT", "/me/webhook", {"url": "https://example.org/hook"}),
        ("POST", "/me/devices", device),
        (
            "PUT",
            "/me/notices/settings",
            {"choices": [{"kind": "turn", "channel": "page"}], "language": "en"},
        ),
    ):
        answer = bob.http.request(method, bob._url(path), json=body)
        assert (answer.status_code, answer.json()["key"]) == (409, "notices_off"), path
    table = game_of(anne, bob)
    anne.post(f"/tables/{table}/chat", text="Hello")
    assert rows(server.data, "SELECT 1 FROM notices") == []


# ---- addresses that people enter ------------------------------------------------------------


@pytest.mark.case("G03")
@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/"),
        *("https://10.0.0.1/", "https://169.254.169.254/latest", "https://2130706433/"),
        *("https://user:pass@example.org/", "https://example.org/#x", "ftp://example.org/"),
        *("https:///x", "https://exa mple.org/", "https://example.org:0/", "javascript:alert(1)"),
        *("https://example.org/\r\nHost: x", "https://example.org:99999/", "//example.org", ""),
        "https://example.org/" + "x" * 2000,
        "https://éxample.org/",
        # No name that can be looked up: the look-up would fail in another way.
        *("https://a..example.org/", "https://.example.org/", f"https://{'a' * 64}.example.org/"),
    ],
)
def test_an_address_that_leads_elsewhere_is_refused(url: str) -> None:
    async def check() -> None:
        with pytest.raises(BadInput):
            Outside("").check(url)

    asyncio.run(check())


@pytest.mark.case("G03")
@pytest.mark.parametrize(
    ("address", "public"),
    [
        *(("93.184.216.34", True), ("2606:2800:220:1::1", True), ("127.0.0.1", False)),
        *(("10.1.2.3", False), ("172.16.0.1", False), ("192.168.1.1", False), ("0.0.0.0", False)),
        *(("169.254.169.254", False), ("100.64.0.1", False), ("224.0.0.1", False)),
        *(("::1", False), ("::", False), ("fe80::1%eth0", False), ("fc00::1", False)),
        *(("::ffff:127.0.0.1", False), ("::ffff:10.0.0.1", False), ("2002:7f00:1::", False)),
        *(("64:ff9b::7f00:1", False), ("64:ff9b::5db8:d822", True), ("ff02::1", False)),
        *(("fec0::1", False), ("5f00::1", False), ("3fff::1", False), ("::7f00:1", False)),
    ],
)
def test_only_public_addresses_are_connected_to(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.case("G03")
def test_a_name_that_leads_to_this_machine_is_not_connected_to(receiver: Receiver) -> None:
    """Whatever it led to when it was entered: DNS is asked when it is used, once."""
    port = int(receiver.url.rpartition(":")[2])

    async def connect(allowed: str) -> httpcore.AsyncNetworkStream:
        return await CheckedNetwork(frozenset([allowed])).connect_tcp("localhost", port, 10)

    with pytest.raises(httpcore.ConnectError, match="not in the public network"):
        asyncio.run(connect("example.org"))

    async def allowed() -> None:
        await (await connect("localhost")).aclose()

    asyncio.run(allowed())


@pytest.mark.case("G03")
@pytest.mark.parametrize("second", [["10.0.0.1"], ["93.184.216.34", "127.0.0.1"]])
def test_a_name_that_leads_elsewhere_later_is_looked_up_once(
    monkeypatch: pytest.MonkeyPatch, second: list[str]
) -> None:
    """DNS rebinding: what was checked is what is connected to, and all of it is checked."""
    answers = [["93.184.216.34"], second]
    used: list[str] = []

    def look_up(host: str, port: int, **_: object) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    async def connect_tcp(_: object, host: str, *__: object) -> None:
        used.append(host)

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect_tcp)

    async def scene() -> None:
        network = CheckedNetwork(frozenset())
        await network.connect_tcp("evil.example", 443, 10)
        assert (used, len(answers)) == (["93.184.216.34"], 1)
        with pytest.raises(httpcore.ConnectError, match="not in the public network"):
            await network.connect_tcp("evil.example", 443, 10)
        assert len(used) == 1
        network.close()

    asyncio.run(scene())


@pytest.mark.case("G21")
def test_an_answer_that_takes_long_to_read_is_not_read() -> None:
    """Thousands of interim responses before the answer: each costs as much as a whole one."""

    def flood(listener: socket.socket) -> None:
        connection, _ = listener.accept()
        with connection, suppress(OSError):
            connection.recv(65536)
            connection.sendall(b"HTTP/1.1 100 \r\n\r\n" * 5000)
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            connection.recv(1)

    async def post(port: int) -> Answer:
        outside = Outside("127.0.0.1")
        try:
            return await outside.post(f"http://127.0.0.1:{port}/", {}, b"{}")
        finally:
            await outside.close()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=flood, args=(listener,))
        thread.start()
        with pytest.raises(Unreachable, match="more than"):
            asyncio.run(post(listener.getsockname()[1]))
        thread.join()


@pytest.mark.case("G21")
def test_of_an_answer_little_is_read_at_a_time() -> None:
    """Also of its body, which may come in parts of one byte."""
    pieces: list[int] = []

    class Endless(httpcore.AsyncNetworkStream):
        async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
            pieces.append(max_bytes)
            return bytes(max_bytes)

        async def write(self, buffer: bytes, timeout: float | None = None) -> None:
            pass

    async def read_all(stream: Bounded) -> None:
        while True:
            await stream.read(65536)

    async def scene() -> None:
        stream = Bounded(Endless())
        for _ in range(2):
            # A connection is used again, so every request has its own bound.
            pieces.clear()
            await stream.write(b"request")
            with pytest.raises(TooLong):
                await read_all(stream)
            assert max(pieces) == PIECE
            assert sum(pieces) == MOST_READ

    asyncio.run(scene())


# ---- when: with a clock of our own ------------------------------------------------------------

MINUTE, HOUR = 60_000, 3600_000


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "opens"),
    [
        # 22:00 to 07:30 in Brussels, which is an hour ahead of UTC in winter.
        *(("2026-11-17 20:59", "2026-11-17 20:59"), ("2026-11-17 21:00", "2026-11-18 06:30")),
        *(("2026-11-18 03:00", "2026-11-18 06:30"), ("2026-11-18 06:30", "2026-11-18 06:30")),
        # In summer it is two hours ahead; the clock is set in the night to 25 October 2026.
        *(("2026-07-01 20:00", "2026-07-02 05:30"), ("2026-10-24 23:00", "2026-10-25 06:30")),
        ("2026-03-28 23:00", "2026-03-29 05:30"),
    ],
)
def test_quiet_hours_are_those_of_the_person(now: str, opens: str) -> None:
    assert end_of_quiet(at(now), "Europe/Brussels", (22 * 60, 7 * 60 + 30)) == at(opens)
    assert end_of_quiet(at(now), "Europe/Brussels", None) == at(now)


@pytest.mark.parametrize(
    ("now", "opens"),
    [
        # A quarter past two, for the first and for the second time; half past two comes twice, too.
        *(("2026-10-25 00:15", "2026-10-25 00:30"), ("2026-10-25 01:15", "2026-10-25 01:30")),
        # Half past two does not come at all.
        *(("2026-03-29 00:45", "2026-03-29 01:30"), ("2026-03-29 01:00", "2026-03-29 01:00")),
    ],
)
def test_quiet_hours_end_in_the_hour_in_which_clocks_are_set(now: str, opens: str) -> None:
    """Otherwise what is due would be put off by a millisecond, again and again."""
    assert end_of_quiet(at(now), "Europe/Brussels", (22 * 60, 2 * 60 + 30)) == at(opens)


@pytest.mark.parametrize(
    ("created", "sent"),
    [
        *(("2026-11-17 12:00", "2026-11-17 13:00"), ("2026-11-17 13:00", "2026-11-18 13:00")),
        # Clocks are set in the night to 8 March and to 1 November.
        *(("2026-03-07 14:00", "2026-03-08 12:00"), ("2026-10-31 14:00", "2026-11-01 13:00")),
    ],
)
def test_a_digest_is_sent_at_eight_in_the_morning(created: str, sent: str) -> None:
    assert next_digest(at(created), "America/Toronto") == at(sent)


@pytest.mark.case("G05")
@pytest.mark.parametrize(
    "name",
    [
        *("Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "", "é", "Europe", "a\0b"),
        *("./UTC", "tzdata.zi", "x" * 60),
    ],
)
def test_an_unknown_time_zone_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        zone_named(name)


class Clock:
    """The time, as the test says."""

    def __init__(self) -> None:
        self.now = at("2026-11-17 12:00")

    def source(self) -> Source:
        return Source(lambda: self.now, lambda: self.now / 1000)


class Post:
    """An outbox in this process, on a real database; nothing is sent but when it is asked to."""

    def __init__(self, store: Store, data: Path, receiver: Receiver, mail: MailServer) -> None:
        self.store, self.receiver, self.mail = store, receiver, mail
        self.settings = Settings(
            data=data,
            public_url="https://quebec.example.org",
            notices="push,email,webhook",
            mail_url=mail.url,
            mail_from="quebec@example.org",
            notice_hosts="127.0.0.1",
            limits=Limits(notice_tries=3),
        )
        self.service = Service(store, Hub())
        self.service.notices_after = 0
        self.hosting = Hosting(self.service, Limits())
        self.browser = Browser(receiver, lambda: now() / 1000)
        self.outbox: Outbox
        self.table: Table

    async def begin(self) -> None:
        """Anne and Bob play; Bob has a device, and it is his turn."""
        sessions = Sessions(self.store, b"key")
        _, self.anne = await sessions.begin("Anne")
        _, self.bob = await sessions.begin("Bob")
        self.outbox = Outbox(
            self.store,
            self.settings,
            await signer_of(self.store),
            Outside(self.settings.notice_hosts),
        )
        given = self.browser.subscription()
        keys = given["keys"]
        device = DeviceRow(
            self.browser.path,
            self.bob.person,
            self.bob.session,
            given["endpoint"],
            keys["p256dh"],
            keys["auth"],
            "",
            0,
        )
        await self.store.notices.add_device(device, 10)
        self.table = await self.another()

    async def another(self) -> Table:
        plans = (SeatPlan(kind="me"), SeatPlan(kind="open"))
        new = NewTable(ruleset="2011", seats=plans, public=True)
        return await self.hosting.create(new, self.anne.person)

    async def set_email(self, address: str) -> None:
        """Bob has one, and has confirmed it."""
        row = EmailRow(self.bob.person, address, "stop", None, now(), 0)
        await self.store.notices.set_email(row)

    async def choose(self, *channels: Any, kinds: Any = ("turn",), **more: Any) -> None:
        chosen = NoticeSettingsRow("en", "Europe/Brussels", None, False)._replace(**more)
        choices = [(kind, channel) for kind in kinds for channel in channels]
        await self.store.notices.choose(self.bob.person, chosen, choices)

    async def start(self, table: Table) -> None:
        """Until it is Bob's turn."""
        await self.service.ask(table.id, Join(key="join"), Asker(self.bob.person))
        await self.service.ask(table.id, Start(key="start"), Asker(self.anne.person))
        await self.turns(table, 0)

    async def turns(self, table: Table, seat: int) -> None:
        """This seat plays until another has to."""
        while table.game.waiting == seat:
            person = (self.anne, self.bob)[seat].person
            move = table.game.offered()[0].text
            key = f"key-{table.game.length}"
            play = Play(at=table.game.length, key=key, moves=(move,), confirm=True)
            await self.service.ask(table.id, play, Asker(person))

    async def send(self) -> None:
        while await self.outbox.send_due():
            pass


@pytest.fixture
def clock() -> Iterator[Clock]:
    made = Clock()
    with time_from(made.source()):
        yield made


Scene = Callable[[Post], Coroutine[Any, Any, None]]
RunScene = Callable[[Scene], None]


@pytest.fixture
def run_scene(tmp_path: Path, clock: Clock, receiver: Receiver, mail: MailServer) -> RunScene:
    """Runs a scene with an outbox and a database of its own."""

    async def run(scene: Scene) -> None:
        url = database_url(tmp_path) or str(tmp_path / "quebec.db")
        store = await database_at(url).open()
        post = Post(store, tmp_path, receiver, mail)
        await post.begin()
        await scene(post)
        await post.outbox.close()
        await store.close()

    return lambda scene: asyncio.run(run(scene))


def test_a_turn_that_was_taken_is_never_told(run_scene: RunScene, clock: Clock) -> None:
    async def scene(post: Post) -> None:
        table = post.table
        await post.choose("push", quiet=(12 * 60, 14 * 60))
        await post.start(table)
        assert table.game.waiting == 1
        await post.send()
        assert await post.store.notices.count() == 1, "it is one in the afternoon there: quiet"
        await post.turns(table, 1)
        clock.now += 2 * HOUR
        await post.send()
        assert await post.store.notices.count() == 0
        assert post.browser.all() == []
        # The next turn, though, is told.
        await post.turns(table, 0)
        await post.send()
        (told,) = post.browser.all()
        assert (told["kind"], told["at"]) == ("turn", table.game.length)

    run_scene(scene)


def test_what_waits_for_the_end_of_quiet_hours_comes_when_there_are_none_any_more(
    run_scene: RunScene,
) -> None:
    async def scene(post: Post) -> None:
        table = post.table
        await post.choose("push", quiet=(12 * 60, 14 * 60))
        await post.start(table)
        await post.send()
        await post.choose("push", quiet=(12 * 60, 15 * 60))
        await post.send()
        assert post.browser.all() == [], "quiet for longer"
        await post.choose("push")
        await post.send()
        assert [told["kind"] for told in post.browser.all()] == ["turn"]

    run_scene(scene)


def test_what_waits_is_not_sent_to_a_browser_that_was_logged_out(
    run_scene: RunScene, clock: Clock
) -> None:
    async def scene(post: Post) -> None:
        table = post.table
        await post.choose("push", quiet=(12 * 60, 14 * 60))
        await post.start(table)
        await post.send()
        assert await post.store.notices.count() == 1, "quiet hours"
        await post.store.sessions.end(post.bob.person, [post.bob.session], clock.now)
        clock.now += 2 * HOUR
        await post.send()
        assert post.browser.all() == []
        assert await post.store.notices.count() == 0

    run_scene(scene)


def test_a_confirmation_that_cannot_be_sent_is_due_no_more(
    run_scene: RunScene, clock: Clock
) -> None:
    """Otherwise the outbox would look for it all the time."""

    async def scene(post: Post) -> None:
        email = EmailRow(post.bob.person, "bob@example.org", "stop", "confirm", clock.now, 0)
        notices = post.store.notices
        await notices.set_email(email)
        for tries in range(3):
            assert await notices.next_due(("email",)) == clock.now, tries
            assert await notices.next_due(("push",)) is None
            until = clock.now + MINUTE
            assert len(await notices.claim_confirmations(clock.now, until, 3, 9)) == 1
            clock.now = until
        assert await notices.next_due(("email",)) is None

    run_scene(scene)


@pytest.mark.case("G03")
def test_what_fails_is_tried_again_later_each_time_and_given_up(
    run_scene: RunScene, clock: Clock, receiver: Receiver
) -> None:
    async def scene(post: Post) -> None:
        table = post.table
        await post.choose("push")
        path = post.browser.path
        receiver.answers[path] = (503, {})
        await post.start(table)
        for tries, minutes in ((1, 0.5), (2, 1), (3, 0)):
            await post.send()
            assert len(post.browser.all()) == tries
            left = await post.store.notices.next_due(("push",))
            assert left == (clock.now + minutes * MINUTE if minutes else None)
            clock.now += round(minutes * MINUTE)
        assert post.outbox.given_up == 1
        # A redirection is not followed, and not tried again; a service may ask to wait.
        await post.turns(table, 1)
        receiver.answers[path] = (302, {"location": f"{receiver.url}/elsewhere"})
        await post.turns(table, 0)
        await post.send()
        assert post.outbox.given_up == 2
        assert not [one for one in receiver.posted if one.path == "/elsewhere"]
        await post.turns(table, 1)
        receiver.answers[path] = (429, {"retry-after": "600"})
        await post.turns(table, 0)
        await post.send()
        assert await post.store.notices.next_due(("push",)) == clock.now + 10 * MINUTE
        del receiver.answers[path]
        clock.now += 10 * MINUTE
        await post.send()
        assert (post.outbox.sent, await post.store.notices.count()) == (1, 0)

    run_scene(scene)


@pytest.mark.case("G01")
def test_whoever_never_answers_delays_nobody_else(
    run_scene: RunScene, clock: Clock, receiver: Receiver
) -> None:
    """One at a time of a person, and after a failure none before its time: the clock stands."""

    async def scene(post: Post) -> None:
        table = post.table
        await post.choose("push", "webhook")
        held, heard = f"/held-{table.id}", f"/heard-{table.id}"
        receiver.held.add(held)
        notices = post.store.notices
        hook = WebhookRow(post.bob.person, f"{receiver.url}{held}", new_secret(), 0)
        await notices.set_webhook(hook)
        tables = [table, *[await post.another() for _ in range(3)]]
        for one in tables:
            await post.start(one)
        post.outbox.start()
        await asyncio.to_thread(receiver.until, held, 1)
        # Anne's turn comes after that of all these.
        hook = WebhookRow(post.anne.person, f"{receiver.url}{heard}", new_secret(), 0)
        await notices.set_webhook(hook)
        settings = NoticeSettingsRow("en", "UTC", None, False)
        await notices.choose(post.anne.person, settings, [("turn", "webhook")])
        await post.turns(table, 1)
        post.outbox.wake()
        await asyncio.to_thread(receiver.until, heard, 1)
        assert len([one for one in receiver.posted if one.path == held]) == 1

    run_scene(scene)


class Slow(Outside):
    """Whatever it calls takes a minute of the clock, and fails."""

    def __init__(self, clock: Clock) -> None:
        super().__init__("127.0.0.1")
        self._clock = clock
        self.calls = 0

    async def post(self, *_: object) -> Answer:
        self.calls += 1
        self._clock.now += MINUTE
        raise Unreachable("it does not answer" * 100)


@pytest.mark.case("G29")
def test_new_notices_for_a_place_that_fails_do_not_keep_the_outbox_busy(
    run_scene: RunScene, clock: Clock
) -> None:
    """A newer notice is not tried yet, so what has failed before says nothing about it."""

    async def scene(post: Post) -> None:
        slow = Slow(clock)
        await post.outbox.close()
        post.outbox = Outbox(post.store, post.settings, await signer_of(post.store), slow)
        await post.choose("push")
        await post.start(post.table)
        for _ in range(30):
            await post.send()
            await post.turns(post.table, 1)
            await post.turns(post.table, 0)
            clock.now += MINUTE
        # In an hour: a minute at once, and then a tenth of the time.
        assert 2 <= slow.calls <= 8

    run_scene(scene)


@pytest.mark.case("G29")
def test_nobody_has_somebody_else_called_again_and_again(
    run_scene: RunScene, clock: Clock, receiver: Receiver
) -> None:
    """A webhook may be anybody's server, and a guest may have many tables."""

    async def scene(post: Post) -> None:
        few = structs.replace(post.settings, limits=Limits(notices=0.1, notices_burst=3))
        await post.outbox.close()
        post.outbox = Outbox(post.store, few, None, Outside("127.0.0.1"))
        victim = f"/victim-{post.table.id}"
        hook = WebhookRow(post.bob.person, f"{receiver.url}{victim}", new_secret(), 0)
        await post.store.notices.set_webhook(hook)
        await post.choose("webhook")
        for one in [post.table, *[await post.another() for _ in range(5)]]:
            await post.start(one)

        def called() -> int:
            return len([one for one in receiver.posted if one.path == victim])

        await post.send()
        assert called() == 3
        for count in (4, 5, 6):
            clock.now += MINUTE // 6
            await post.send()
            assert called() == count
        assert await post.store.notices.count() == 0

    run_scene(scene)


def test_a_lease_is_one_server_s_until_it_is_over(run_scene: RunScene, clock: Clock) -> None:
    async def scene(post: Post) -> None:
        table = post.table
        await post.choose("push")
        await post.start(table)
        notices = post.store.notices
        claimed = await notices.claim(("push",), clock.now, clock.now + MINUTE, 10)
        assert len(claimed) == 1
        # It is killed before it has sent it. Nobody else has it meanwhile.
        assert await notices.claim(("push",), clock.now, clock.now + MINUTE, 10) == []
        clock.now += MINUTE
        await post.send()
        assert len(post.browser.all()) == 1

    run_scene(scene)


def test_a_digest_has_everything_of_a_day_in_one_letter(
    run_scene: RunScene, clock: Clock, mail: MailServer
) -> None:
    address = "digest@example.org"

    async def scene(post: Post) -> None:
        tables = [post.table]
        tables += [await post.another() for _ in range(2)]
        await post.set_email(address)
        await post.choose("email", daily=True)
        for table in tables:
            await post.start(table)
        await post.send()
        assert mail.to(address) == []
        # One turn is taken before the letter is written.
        await post.turns(tables[0], 1)
        clock.now = at("2026-11-18 07:00")
        mail.refused[address] = "450 later"
        await post.send()
        assert mail.to(address) == []
        del mail.refused[address]
        clock.now += MINUTE
        await post.send()
        (letter,) = mail.to(address)
        assert letter["Subject"] == "It is your turn in 2 games"
        said = text_of(letter)
        assert [table.id in said for table in tables] == [False, True, True]
        mail.refused[address] = "550 nobody of that name"
        await post.turns(tables[1], 1)
        await post.turns(tables[1], 0)
        clock.now += 24 * HOUR
        await post.send()
        assert await post.store.notices.count() == 0, "what is refused for good is given up"

    run_scene(scene)


SUBJECTS = {
    "en": "It is your turn in 2 games",
    "fr": "C’est votre tour dans 2\N{NO-BREAK SPACE}parties",
    "nl": "Je bent aan de beurt in 2 partijen",
}


@pytest.mark.case("G04")
def test_a_digest_tells_table_by_table_first_of_those_that_wait(
    run_scene: RunScene, clock: Clock, mail: MailServer
) -> None:
    """A day in each language. What others have entered is neither markup nor a link in it."""
    address = "tables@example.org"

    async def day(post: Post, language: str, *tables: Table) -> str:
        ended, first, second = tables
        await post.choose("email", kinds=ALL, daily=True, language=language)
        for table in tables:
            await post.start(table)
            clock.now += MINUTE
        said = ChatRow(first.id, 0, "seats", post.anne.person, clock.now, HOSTILE)
        told = NewNotice(post.bob.person, "message", first.id, 0, clock.now, clock.now)
        await post.store.chat.add(said, [told])
        await post.service.ask(ended.id, Resign(key="resign", seat=0), Asker(post.anne.person))
        await post.send()
        clock.now += 24 * HOUR
        await post.send()
        letter = mail.to(address)[-1]
        assert (letter["Subject"], letter["Content-Language"]) == (SUBJECTS[language], language)
        plain, html = text_of(letter), text_of(letter, "html")
        links = re.findall(r"/#/table/(\S+)", plain)
        assert links == [first.id, second.id, ended.id], "once each, and those that wait first"
        assert re.findall(r'/#/table/([^"]+)"', html) == links
        assert f'<html lang="{language}">' in html
        assert "<b>Eve" not in html
        assert "evil.example" not in plain + html, "a mail program would make a link of it"
        return plain

    async def scene(post: Post) -> None:
        tables = [post.table, *[await post.another() for _ in range(8)]]
        await post.store.people.rename(post.anne.person, HOSTILE)
        await post.set_email(address)
        letters = [
            await day(post, language, *tables[3 * k : 3 * k + 3])
            for k, language in enumerate(SUBJECTS)
        ]
        eve = "<b>Eve</b> evil.\u2060example"
        lines = [line for line in letters[0].splitlines() if line and "/#/" not in line]
        assert lines[:4] == [
            f"It is your turn in the game with {eve}.",
            f"{eve}: {eve}",
            f"It is your turn in the game with {eve}.",
            f"The game with {eve} has ended by resignation: you have won.",
        ], "that a game has started which waits or is over goes without saying"
        assert len(mail.to(address)) == len(SUBJECTS)

    run_scene(scene)


def test_a_digest_is_one_letter_however_many_are_due(
    run_scene: RunScene, clock: Clock, mail: MailServer
) -> None:
    """So many people are told at once, not so many things."""
    address = "one@example.org"

    async def scene(post: Post) -> None:
        await post.set_email(address)
        await post.choose("email", kinds=ALL, daily=True)
        table = await post.another()
        await post.start(table)
        notices = post.store.notices
        assert len(await notices.claim(("email",), clock.now, clock.now + 1, 1)) == 2
        clock.now += 24 * HOUR
        await post.send()
        assert len(mail.to(address)) == 1

    run_scene(scene)
