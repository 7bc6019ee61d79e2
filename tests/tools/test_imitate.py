"""The imitator's weights: tools.imitate."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from quebec.arena.crew import Crew
from quebec.arena.match import Entrant, Match
from quebec.arena.run import Plan, run_match
from quebec.arena.standings import Standings
from quebec.arena.worker import Worker
from quebec.bots import Budget
from quebec.bots.characters import Kind
from quebec.bots.weights_file import read_weights
from quebec.record import read_record
from tools.imitate.__main__ import main
from tools.imitate.choices import choices_in, files_in, turns_of


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve games of greedy and random players."""
    folder = tmp_path_factory.mktemp("records")
    match = Match("2011", (Entrant("greedy"), Entrant("random")), 3, Budget(), 60.0)
    standings = Standings(match, 0.03)
    plan = Plan(6, save=folder)
    run_match(match, plan, standings, lambda: Crew([Worker(match, True)]))
    return folder


def test_the_turns_of_a_bot_are_those_it_played(records: Path) -> None:
    record = read_record(files_in([records])[0].read_bytes())
    turns = list(turns_of(record, "greedy"))
    assert {record.players[int(turn.state.turn)].bot for turn in turns} == {"greedy"}
    both = len(turns) + len(list(turns_of(record, "random")))
    assert both == len({step.turn for step in record.steps})


def test_every_choice_has_one_end_that_was_taken(records: Path) -> None:
    choices = choices_in(files_in([records]), "greedy", 0.5, 8, Random(1))
    for number in range(int(choices.choice[-1]) + 1):
        here = choices.choice == number
        assert choices.taken[here].sum() == 1
        assert 2 <= here.sum() <= 8


def test_an_imitator_learns_to_choose_like_a_player(
    records: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "greedy.weights"
    words = [str(records), "--bot", "greedy", "--out", str(out), "--share", "1", "--epochs", "20"]
    monkeypatch.setattr("sys.argv", ["imitate", *words])
    assert main() == 0
    assert "held out" in capsys.readouterr().out
    (tested,) = read_weights(out).about.strength
    # One of a few dozen by chance.
    assert tested["first"] > 0.15
    assert Kind("copy", odds=0.0, points=1.0, weights=out).bot().name == "copy"


def test_a_player_that_did_not_play_is_an_error(records: Path) -> None:
    with pytest.raises(SystemExit, match="no choices of nobody"):
        choices_in(files_in([records]), "nobody", 1.0, 8, Random(1))
