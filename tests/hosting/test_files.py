"""The other files of `hosting/`, and the commands in its page."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from quebec.cli import command_line
from tests.hosting.proxies import FILES
from tests.server.running import Person, Server, seats
from tools.require import lacking_program

ROOT = FILES.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = sorted(FILES.glob("*.service")) + sorted(FILES.glob("*.socket"))
UNITS += sorted(FILES.glob("*.timer"))


def test_the_units_are_valid(tmp_path: Path) -> None:
    """With the command of this checkout, because the unit's own is not installed here."""
    if lacking := lacking_program("systemd-analyze"):
        pytest.skip(lacking)
    here = str(Path(sys.executable).parent / "quebec")
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        (tmp_path / instance(unit)).write_text(
            text.replace("/opt/quebec/current/.venv/bin/quebec", here)
        )
    command = ["systemd-analyze", "verify", *(str(tmp_path / instance(unit)) for unit in UNITS)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    complaints = [line for line in ended.stderr.splitlines() if "quebec" in line]
    assert (ended.returncode, complaints) == (0, []), ended.stderr


def test_every_service_has_the_same_settings() -> None:
    """A backup would be one of the old file, after a move to PostgreSQL."""
    for unit in FILES.glob("*.service"):
        assert "\nEnvironmentFile=-/etc/quebec/settings\n" in unit.read_text(encoding="utf-8")


def instance(unit: Path) -> str:
    """One of the units of a template."""
    return unit.name.replace("@.", "@8001.")


def test_the_containers_have_settings_that_there_are() -> None:
    """None can be run here; this is what can be checked without."""
    told = yaml.safe_load((FILES / "compose.yml").read_text(encoding="utf-8"))
    assert {"server1", "server2", "database", "news", "proxy"} == told["services"].keys()
    for name in ("server1", "server2"):
        server = told["services"][name]
        flags = [one for one in server["environment"] if one.startswith("QUEBEC_")]
        served = command_line().format_help() + "".join(
            action.format_help()
            for group in command_line()._subparsers._group_actions  # type: ignore[union-attr]
            for action in [group.choices["serve"]]  # type: ignore[index]
        )
        for flag in flags:
            assert f"--{flag.removeprefix('QUEBEC_').lower().replace('_', '-')} " in served, flag
        assert set(server["depends_on"]) <= told["services"].keys()
        assert {one.split(":")[0] for one in server["volumes"]} <= told["volumes"].keys()
        assert set(server["secrets"]) <= told["secrets"].keys()


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The metrics of a server at which something has happened."""
    server = Server(tmp_path_factory.mktemp("alerts") / "data").start()
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    move = table["now"]["game"]["offers"][0]["move"]
    anne.ask(f"/tables/{table['id']}/moves", at=table["now"]["at"], moves=[move])
    text = server.metrics()
    server.close()
    return text


RULES: list[dict[str, Any]] = yaml.safe_load((FILES / "alerts.yml").read_text())["groups"][0][
    "rules"
]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_an_alert_asks_for_metrics_that_there_are(rule: dict[str, Any], measured: str) -> None:
    """`up` is Prometheus' own."""
    assert asks_for_metrics(rule["expr"], measured) or rule["expr"].startswith("up{")


BOARD: dict[str, Any] = json.loads((FILES / "grafana.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("panel", BOARD["panels"], ids=lambda panel: str(panel["title"]))
def test_a_panel_of_the_board_shows_metrics_that_there_are(
    panel: dict[str, Any], measured: str
) -> None:
    for target in panel["targets"]:
        assert asks_for_metrics(target["expr"], measured), target["expr"]


def test_the_panels_of_the_board_have_their_own_places() -> None:
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"]) > 5
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]}
    assert len(places) == len(BOARD["panels"])
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in BOARD["panels"])


def asks_for_metrics(expression: str, measured: str) -> list[str]:
    """The metrics in an expression, all of which have to be there; a route that it names has to be
    one of ours."""
    asked = re.findall(r"\b(?:quebec|process)_[a-z_]+", re.sub(r"\{[^}]*\}", "", expression))
    for name in asked:
        # One that counts by a label is told of before anything was counted.
        assert re.search(rf"^(# TYPE )?{name}(\{{| )", measured, re.MULTILINE), name
    for route in re.findall(r'route="([^"]+)"', expression):
        assert f'route="{route}"' in measured
    return asked


def test_every_alert_says_what_to_do() -> None:
    for rule in RULES:
        assert rule["annotations"]["summary"]
        assert re.search(rf"^\| `{rule['alert']}` \|", PAGE, re.MULTILINE), rule["alert"]


def test_the_page_names_every_file() -> None:
    for file in FILES.iterdir():
        # An @ in a link is taken for an address of e-mail.
        named = f"`{file.name}`" if "@" in file.name else f"(../hosting/{file.name})"
        assert named in PAGE, file.name


COMMANDS = [
    line.rpartition("/bin/quebec ")[2].partition(" > ")[0]
    for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
    if "/bin/quebec " in line
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_is_one_of_ours(command: str) -> None:
    command_line().parse_args(shlex.split(command, comments=True))


def test_the_page_has_commands() -> None:
    assert len(COMMANDS) > 5
