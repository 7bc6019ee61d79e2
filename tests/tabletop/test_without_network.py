"""The page scores without the network as the engine does: its JavaScript is the engine's source."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from quebec.engine import BadInput
from quebec.engine.board import ZONES
from quebec.engine.effects.events import EVENTS
from quebec.engine.rulesets import RULESETS
from quebec.server.tables.tabletop import century_scored, game_scored
from quebec.tabletop import Tabletop, ZonesEntered, entered_from
from tests.tabletop.test_scoring import WRONG, games

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "web" / "src" / "tabletop" / "engine.js"
PROGRAM = """
import { createInterface } from 'node:readline'
const { BadInput, century, game } = await import(process.argv[1])
const scored = { century, game }
for await (const line of createInterface({ input: process.stdin })) {
  const [kind, entered] = JSON.parse(line)
  let answer
  try {
    answer = scored[kind](entered)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const { key, args } = error.reason
    answer = { key, args: Object.fromEntries(args), message: error.message }
  }
  console.log(JSON.stringify(answer))
}
"""
SCORED = {"century": century_scored, "game": game_scored}
EVERY = 13
"""So many moments of a game are skipped; with both scorings more than 3,000 are compared."""


def in_the_page(asked: list[tuple[str, Tabletop]]) -> list[Any]:
    lines = "".join(f"{msgspec.json.encode(one).decode()}\n" for one in asked)
    command = ["node", "--input-type=module", "-e", PROGRAM, ENGINE.as_uri()]
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


def in_the_engine(kind: str, entered: Tabletop) -> Any:
    try:
        return msgspec.json.decode(msgspec.json.encode(SCORED[kind](entered)))
    except BadInput as error:
        key, args = error.reason
        return {"key": key, "args": args, "message": str(error)}


def compare(asked: list[tuple[str, Tabletop]]) -> None:
    for (kind, entered), found in zip(asked, in_the_page(asked), strict=True):
        assert found == in_the_engine(kind, entered), (kind, entered)


def positions(ruleset: str, players: int) -> Iterator[Tabletop]:
    """Tables of games, with and without their layouts, under all cards and in all centuries."""
    dice = Random(f"{ruleset} {players}")
    for number, (s, _) in enumerate(games(ruleset, players)):
        if number % EVERY:
            continue
        seen = replace(entered_from(s), stages=())
        yield seen
        century = dice.randint(1, 4)
        cards = [one.year for one in EVENTS if one.century == century] if seen.event else [""]
        counts = {zone: tuple(dice.randint(0, 5) for _ in range(players)) for zone in ZONES}
        yield replace(
            seen,
            century=century,
            event=dice.choice(cards),
            first_event=dice.choice(["1603", ""]) if seen.event and century > 1 else "",
            zones=ZonesEntered(**counts),
            stages=entered_from(s).stages[: players - 1],
            tokens=tuple(one for one in seen.tokens if dice.random() < 0.8),
            layout=(),
        )


@pytest.mark.parametrize("ruleset", [rules.name for rules in RULESETS])
def test_every_scoring_is_the_engines(ruleset: str) -> None:
    """R9, R12, R13: everything that the server would answer, to the last fact."""
    (rules,) = (one for one in RULESETS if one.name == ruleset)
    asked = [
        (kind, entered)
        for table in rules.tables
        for entered in positions(ruleset, table.players)
        for kind in SCORED
    ]
    print(len(asked), "scorings")
    assert len(asked) > 700
    compare(asked)


def test_what_cannot_be_is_refused_in_the_same_words() -> None:
    compare([("game", entered) for entered in WRONG.values()])


def test_the_page_has_the_engine_of_this_source() -> None:
    command = [sys.executable, "-m", "tools.page.engine", "--check"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
