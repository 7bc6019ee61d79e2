"""`make serve-scaled`: PostgreSQL, Redis, two processes of the server and nginx in front of them.

All of it is in one folder and on loopback, and ends with Ctrl-C, or if we are killed. Without
nginx, the processes share a port.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from quebec.processes.lifeline import Lifeline
from tools.faults.host import free_port
from tools.postgres import Postgres
from tools.redis_server import RedisServer

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 300
LOOK_SECONDS: Final = 0.2
DATABASE: Final = "quebec"
NGINX: Final = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.txt;
{user}
events {{}}
http {{
    access_log off;
    {paths}
    map $http_upgrade $quebec_connection {{ default upgrade; '' close; }}
    include {folder}/upstream.conf;
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://quebec;
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $quebec_connection;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 90s;
        }}
    }}
}}
"""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.serve_scaled", description=__doc__)
    parser.add_argument("--workers", type=int, default=2, metavar="N")
    parser.add_argument("--port", type=int, default=8000, metavar="PORT", help="0 for any")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "scaled", metavar="DIR")
    options = parser.parse_args(argv)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        serve(options.folder.resolve(), options.workers, options.port or free_port())
    return 0


def serve(folder: Path, workers: int, port: int) -> None:
    """Until it is interrupted, or something ends by itself."""
    nginx = shutil.which(os.environ.get("NGINX") or "nginx")
    with ExitStack() as stack:
        postgres = stack.enter_context(closing(Postgres(folder / "postgres", fast=False))).start()
        database = postgres.url(DATABASE)
        if not (folder / "data").exists():
            postgres.create(DATABASE)
        redis = stack.enter_context(closing(RedisServer())).start()
        url = f"http://127.0.0.1:{port}"
        flags = ("--data", str(folder / "data"), "--public-url", url, "--log-level", "warning")
        environment = os.environ | {"QUEBEC_DATABASE": database, "QUEBEC_REDIS": redis.url}
        running: list[subprocess.Popen[bytes]] = []
        lifelines: list[Lifeline] = []
        stack.callback(_stop, running, lifelines)

        def start(*command: str) -> None:
            # Ctrl-C is for us; we stop them in order.
            process = subprocess.Popen(
                command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL
            )
            running.append(process)
            # Also when the terminal is closed.
            lifelines.append(Lifeline(process.pid))

        program = (sys.executable, "-m", "quebec.cli", "serve", *flags)
        if nginx:
            ports = [free_port() for _ in range(workers)]
            for one in ports:
                start(*program, "--port", str(one), "--trusted-proxies", "127.0.0.1")
            start(nginx, "-p", str(folder), "-c", str(_configured(folder, port, ports)))
        else:
            print("There is no nginx: the processes share the port.")
            start(*program, "--port", str(port), "--workers", str(workers))
        _until_ready(url, running)
        print(f"Québec is at {url}: PostgreSQL, Redis, {workers} processes", flush=True)
        while all(process.poll() is None for process in running):
            time.sleep(LOOK_SECONDS)
        raise SystemExit("something has ended by itself")


def _configured(folder: Path, port: int, ports: Sequence[int]) -> Path:
    """The settings of nginx, with the upstream as hosts have it."""
    text = (ROOT / "hosting" / "nginx-scaled.conf").read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if "server 127.0.0.1" not in line]
    at = kept.index("    hash $quebec_place consistent;")
    servers = [f"    server 127.0.0.1:{one} max_fails=1 fail_timeout=1s;" for one in ports]
    (folder / "upstream.conf").write_text("\n".join([*kept[: at + 1], *servers, *kept[at + 1 :]]))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    file = folder / "nginx.conf"
    file.write_text(
        NGINX.format(
            folder=folder,
            port=port,
            user="user root root;" if os.geteuid() == 0 else "",
            paths=" ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds),
        )
    )
    return file


def _until_ready(url: str, running: list[subprocess.Popen[bytes]]) -> None:
    end = time.monotonic() + PATIENCE
    while all(process.poll() is None for process in running):
        with suppress(URLError, OSError), urlopen(f"{url}/readyz") as answer:
            if answer.status == 200:
                return
        if time.monotonic() > end:
            break
        time.sleep(LOOK_SECONDS)
    raise SystemExit("it does not start; the reason is above")


def _stop(running: list[subprocess.Popen[bytes]], lifelines: list[Lifeline]) -> None:
    """The last first: the proxy, then the servers."""
    for process, lifeline in zip(reversed(running), reversed(lifelines), strict=True):
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
        lifeline.let_go()


if __name__ == "__main__":
    sys.exit(main())
