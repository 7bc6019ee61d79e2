"""Adding is only adding: with a leader more and a card more, all numbers of today stay."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quebec.engine import MOVES
from quebec.engine.effects.events import EVENTS
from quebec.engine.moves import LEADERS

SOURCE = Path(__file__).resolve().parents[2] / "src" / "quebec"

ADDED = {
    "moves.py": ('    "economic2",\n)', '    "economic2",\n    "military",\n)'),
    "effects/leaders.py": (
        "    CONSTRUCT_NEUTRAL,  # Economic with two players\n)",
        "    CONSTRUCT_NEUTRAL,  # Economic with two players\n    FILL_CITADELLE,\n)",
    ),
    "rulesets.py": ("[RELIGIOUS, *FOUR_LEADERS]", "[RELIGIOUS, *FOUR_LEADERS, 7]"),
    "effects/events.py": (
        "Terms(cascade_needs_presence=True)),\n)",
        'Terms(cascade_needs_presence=True)),\n    Event("1774", 2, Terms(start=5)),\n)',
    ),
}
"""All that a leader and a card take: where they are put, and what stands there then."""

# Takes the new leader in a game whose century II has the new card, and tells what it looks like.
PLAY = """
import json, sys
sys.path.insert(0, sys.argv[1])
from quebec.engine import MOVES, game_from_deal, new_game
from quebec.engine.board import CITADELLE
from quebec.engine.effects.events import EVENTS
from quebec.engine.observation import START_OF, observe
s = new_game("2026", 4, seed=1)
deal = s.setting.deal._replace(events=("1603", "1774", "1800", "1917"))
s = game_from_deal("2026", 4, deal)
seat = s.decider()
s.play("leader")
offered = [move.text for move in s.legal_moves()]
s.play("military")
held = int(s.leader[seat])
sent = int(s.in_zone(seat, CITADELLE))
while s.century == 1:
    s.play(s.legal_moves()[0])
print(json.dumps({
    "moves": [[move.index, move.text, move.kind, move.value] for move in MOVES],
    "cards": {event.year: event.card for event in EVENTS},
    "offered": offered,
    "held": held,
    "sent": sent,
    "seen": list(observe(s, 0))[START_OF["events"]:][:4],
}))
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a program with one leader and one card more tells of itself."""
    folder = tmp_path_factory.mktemp("scratch")
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(SOURCE, folder / "quebec", ignore=compiled)
    for name, (old, new) in ADDED.items():
        file = folder / "quebec" / "engine" / name
        source = file.read_text(encoding="utf-8")
        assert source.count(old) == 1, f"{name} has changed; say where the new one goes"
        file.write_text(source.replace(old, new), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", PLAY, str(folder)],
        env={"QUEBEC_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout)
    return told


def test_a_new_leader_gets_the_next_number_and_no_move_changes(scratch: dict[str, Any]) -> None:
    today = [[move.index, move.text, move.kind, move.value] for move in MOVES]
    added = [len(MOVES), "military", "leader", len(LEADERS)]
    assert scratch["moves"] == [*today, added]


def test_a_new_leader_can_be_taken_and_does_what_its_row_says(scratch: dict[str, Any]) -> None:
    assert scratch["offered"][-1] == "military"
    assert scratch["held"] == len(LEADERS)
    assert scratch["sent"] == 3


def test_a_new_card_gets_a_number_of_its_own_and_no_other_changes(scratch: dict[str, Any]) -> None:
    today = {event.year: event.card for event in EVENTS}
    assert scratch["cards"] == {**today, "1774": 5}
    assert scratch["seen"] == [today["1603"], 5, 0, 0]


def test_the_cards_of_a_century_have_numbers_of_their_own() -> None:
    for century in (1, 2, 3, 4):
        cards = [event.card for event in EVENTS if event.century == century]
        assert cards == [1, 2, 3, 4]
