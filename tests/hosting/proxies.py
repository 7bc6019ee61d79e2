"""Real proxies in front of a real server, with the files of `hosting/`: only ports and paths are
others, and certificates come from here."""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from websockets.exceptions import InvalidMessage
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.running import PATIENCE, Server, wait_until

FILES: Final = Path(__file__).resolve().parents[2] / "hosting"
NAME: Final = "quebec.example.org"
URL: Final = f"https://{NAME}"


class Proxy(NamedTuple):
    """A proxy that runs."""

    kind: str
    server: Server
    http_port: int
    https_port: int
    other: Server | None = None
    """Another process of the same server."""

    def browser(self, address: str = "127.0.0.1", name: str = NAME) -> httpx.Client:
        """Calls the proxy by its public name, from an address of this machine."""
        trust = httpx.HTTPTransport(verify=False, local_address=address)
        return httpx.Client(
            transport=trust,
            base_url=f"https://127.0.0.1:{self.https_port}",
            headers={"Host": name},
            timeout=PATIENCE,
            event_hooks={"request": [partial(_call_it, name)]},
        )

    def wire(self, name: str = NAME) -> ssl.SSLSocket:
        """A connection on which anything may be sent."""
        plain = socket.create_connection(("127.0.0.1", self.https_port), timeout=PATIENCE)
        return _any_certificate().wrap_socket(plain, server_hostname=name)

    def live(self, table: str, token: str) -> ClientConnection:
        """The WebSocket of a table, as the page opens it: again, if the proxy closes a connection
        without an answer, as Caddy was seen to do on a busy machine."""
        for _ in range(5):
            with suppress(InvalidMessage):
                return self._live(table, token)
        return self._live(table, token)

    def _live(self, table: str, token: str) -> ClientConnection:
        return connect(
            f"wss://{NAME}/api/v1/tables/{table}/live?after=0",
            sock=socket.create_connection(("127.0.0.1", self.https_port), timeout=PATIENCE),
            ssl=_any_certificate(),
            server_hostname=NAME,
            origin=Origin(URL),
            additional_headers={"Cookie": f"quebec_session={token}"},
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        )


def _call_it(name: str, request: httpx.Request) -> None:
    request.extensions["sni_hostname"] = name


def _any_certificate() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def reserved_port(held: ExitStack) -> int:
    """A port that nobody else gets: bound here, so that only who names it can listen there."""
    bound = held.enter_context(socket.socket())
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind(("127.0.0.1", 0))
    return int(bound.getsockname()[1])


@contextmanager
def running(
    kind: str, server: Server, folder: Path, other: Server | None = None
) -> Iterator[Proxy]:
    """The proxy, in front of this server, or of two processes of it."""
    with ExitStack() as held:
        proxy = Proxy(kind, server, reserved_port(held), reserved_port(held), other)
        command = {"nginx": _nginx, "caddy": _caddy}[kind](proxy, folder)
        home = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        with (folder / "proxy.txt").open("w") as said:
            process = subprocess.Popen(
                command, stdout=said, stderr=said, env=os.environ | home, cwd=folder
            )
        try:
            wait_until(lambda: process.poll() is not None or _answers(proxy))
            assert process.poll() is None, (folder / "proxy.txt").read_text()
            yield proxy
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(proxy: Proxy) -> bool:
    try:
        with proxy.browser() as browser:
            return browser.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def _replaced(text: str, others: Mapping[str, object]) -> str:
    """With other ports and paths; each has to be in the text."""
    for old, value in others.items():
        assert old in text, old
        text = text.replace(old, str(value))
    return text


def _nginx(proxy: Proxy, folder: Path) -> list[str]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    files = ("-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(certificate))
    subprocess.run([*make.split(), *files], check=True, capture_output=True)
    text = (FILES / "nginx.conf").read_text(encoding="utf-8")
    ports = {"127.0.0.1:8000": f"127.0.0.1:{proxy.server.port}"}
    if proxy.other:
        # The sed of docs/hosting.md.
        text = re.sub(r"(?ms)^upstream.*?^}\n|^[^\n]*proxy_next_upstream[^\n]*\n", "", text)
        text += (FILES / "nginx-scaled.conf").read_text(encoding="utf-8")
        ports = {
            "127.0.0.1:8001": f"127.0.0.1:{proxy.server.port}",
            "127.0.0.1:8002": f"127.0.0.1:{proxy.other.port}",
        }
    # There may be no IPv6 here.
    text = "".join(line for line in text.splitlines(keepends=True) if "[::]" not in line)
    changes: dict[str, object] = {
        "listen 80": f"listen 127.0.0.1:{proxy.http_port}",
        "listen 443": f"listen 127.0.0.1:{proxy.https_port}",
        **ports,
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": certificate,
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": key,
    }
    (folder / "quebec.conf").write_text(_replaced(text, changes))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = (
        f"{'user root root;' if os.geteuid() == 0 else ''}\n"
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/errors.txt;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}include {folder}/quebec.conf;\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors.txt"), "-c", "nginx.conf"]


def _caddy(proxy: Proxy, folder: Path) -> list[str]:
    text = (FILES / "Caddyfile").read_text(encoding="utf-8")
    ports = f"http_port {proxy.http_port}\n\thttps_port {proxy.https_port}\n\t"
    here = f"{ports}default_bind 127.0.0.1\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n"
    changes = {
        "{\n\tservers": f"{{\n\t{here}\tservers",
        "127.0.0.1:8000": f"127.0.0.1:{proxy.server.port}",
    }
    (folder / "Caddyfile").write_text(_replaced(text, changes))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", "Caddyfile"]
