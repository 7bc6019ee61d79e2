"""The examples of docs/your-bot.md play whole games."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path
from random import Random

import pytest

from quebec.bots import Bot, Budget, bot_names, make_bot
from quebec.bots.bot import ask
from quebec.bots.engine_process import EngineProcess
from quebec.bots.limits import Limits
from quebec.engine import new_game
from quebec.position import draw_hidden_events, position_text
from tests.engines.talk import PATIENCE, ROOT, Talk
from tools.invariants import TABLES

PAGE = (ROOT / "docs" / "your-bot.md").read_text(encoding="utf-8")
EXAMPLES = ROOT / "examples"
ENGINE = ["sh", str(EXAMPLES / "engine.sh")]
PATIENT = Limits(PATIENCE, PATIENCE, PATIENCE)


@pytest.fixture
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def wins_against_random(bot: Bot, rules: str, players: int, games: int) -> int:
    """Games won, with the seat changing from game to game."""
    won = 0
    for game in range(games):
        state, seat, rng = new_game(rules, players, game), game % players, Random(game)
        others = make_bot("random")
        while not state.is_over:
            player = bot if state.decider() == seat else others
            state.play(ask(player, state, Budget(), rng))
        won += seat in state.winners
    return won


def test_the_engine_in_sh_beats_random_players() -> None:
    with EngineProcess(ENGINE, PATIENT) as engine:
        assert wins_against_random(engine, "2026", 3, 12) >= 11
        assert engine.identity is not None
        assert engine.identity.name == "Plain sh"


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_engine_in_sh_plays_all_rules(rules: str, players: int) -> None:
    with EngineProcess(ENGINE, PATIENT) as engine:
        wins_against_random(engine, rules, players, 1)


def test_the_engine_in_sh_says_what_it_does_not_understand() -> None:
    with Talk(ENGINE) as talk:
        assert talk.ask("castle *").startswith("error unknown_command castle ")
        assert talk.ask("", "go time 5").startswith("error no_moves go ")
        assert talk.ask("ping a b") == "pong a b"


@pytest.mark.usefixtures("on_the_path")
def test_the_first_bot_beats_random_players() -> None:
    assert wins_against_random(make_bot("first_bot:FirstBot"), "2026", 3, 12) >= 9


@pytest.mark.usefixtures("on_the_path")
def test_the_first_bot_values_positions() -> None:
    bot, state, rng = make_bot("first_bot:FirstBot"), new_game("2011", 4, 1), Random(1)
    while not state.is_over:
        told = bot.evaluate(state.copy())
        assert {one.move for one in told.moves} == set(state.legal_moves())
        assert sum(told.win_shares) == pytest.approx(1)
        state.play(rng.choice(state.legal_moves()))
    assert bot.evaluate(state).scores == state.scores


def test_a_package_brings_a_bot_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What pip would put there for the pyproject.toml on the page."""
    found = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert found
    name, value = re.findall(
        r'^\[project\.entry-points\."quebec\.bots"\]\n(\w+) = "(.+)"', found.group(1), re.MULTILINE
    )[0]
    (tmp_path / "first_bot.py").write_text((EXAMPLES / "first_bot.py").read_text("utf-8"), "utf-8")
    info = tmp_path / "quebec_first_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: quebec-first-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[quebec.bots]\n{name} = {value}\n")
    assert name not in bot_names()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "quebec-first-bot" in [one.metadata["Name"] for one in distributions()]
    assert name in bot_names()
    bot = make_bot(name)
    assert bot.name == name
    assert bot.choose(new_game("2011", 2, 1), Budget(), Random(1))


def test_the_small_engine_on_the_page_plays(tmp_path: Path) -> None:
    found = re.search(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    assert found
    script = tmp_path / "engine.sh"
    script.write_text(found.group(1), encoding="utf-8")
    with EngineProcess(["sh", str(script)], PATIENT) as engine:
        wins_against_random(engine, "2026", 4, 1)


def test_the_program_on_the_page_runs() -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    ran = subprocess.run(
        [sys.executable, "-c", found.group(1)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() in [m.text for m in new_game("2026", 3, 1608).legal_moves()]


def test_what_an_engine_hears_tells_nothing_about_hidden_cards(tmp_path: Path) -> None:
    """Word for word the same, whatever lies face down."""
    state = new_game("2026", 3, 3)
    heard = []
    for number in range(4):
        log = tmp_path / str(number)
        listening = ["sh", "-c", 'tee "$0" | "$@"', str(log), *ENGINE]
        other = draw_hidden_events(state, Random(number))
        with EngineProcess(listening, PATIENT) as engine:
            engine.choose(other, Budget(), Random(9))
        heard.append((log.read_text("utf-8"), other.setting.deal.events))
    assert len({lines for lines, _ in heard}) == 1
    assert len({events for _, events in heard}) > 1
    assert position_text(state, public=True) in heard[0][0]
