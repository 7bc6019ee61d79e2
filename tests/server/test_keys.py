"""The key that sessions are signed with: made once, or given."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.running import API, Person, Server


def test_a_key_that_is_given_is_used(tmp_path: Path) -> None:
    key = tmp_path / "given.key"
    key.write_text("ab" * 32 + "\n")
    server = Server(tmp_path / "data", "--signing-key", str(key)).start()
    anne = Person(server, "Anne")
    server.stop()
    assert not (server.data / "signing.key").exists()
    server.start()
    assert anne.get("/me")["name"] == "Anne"
    server.stop()
    key.write_text("cd" * 32 + "\n")
    server.start()
    assert anne.http.get(f"{server.url}{API}/me/tables").status_code == 401
    server.close()


def test_a_key_that_is_none_is_named(tmp_path: Path) -> None:
    key = tmp_path / "no.key"
    for text in ("nonsense\n", "abcd\n", "é"):
        key.write_text(text)
        command = [sys.executable, "-m", "quebec.cli", "serve", "--port", "0"]
        answer = subprocess.run(
            [*command, "--data", str(tmp_path / "data"), "--signing-key", str(key)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 2
        assert str(key) in answer.stderr
        assert "Traceback" not in answer.stderr
