"""`quebec engine`, run as a program and talked with."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.past import Past
from quebec.engine import new_game, parse_move
from quebec.position import position_text
from tests.engines.talk import OPENING, QUEBEC, ROOT, Talk

PAGE = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
UNENDING = "go work 1000000000000"


def numbers_aside(line: str) -> str:
    """What an engine expects and how long it took may change, and so may the bots there are."""
    line = re.sub(r"\b(score|win|time|work) [\d.]+", r"\1 #", line)
    return re.sub(r"(option bot choice values) .*", r"\1 …", line)


def test_the_talk_on_the_page_takes_place() -> None:
    found = re.search("```talk\n(.*?)```", PAGE, re.DOTALL)
    assert found
    with Talk() as talk:
        for line in found.group(1).splitlines():
            if line.startswith("> "):
                talk.say(line[2:])
            else:
                assert numbers_aside(talk.hear()) == numbers_aside(line[2:])


def test_while_it_thinks_it_answers_and_can_be_stopped() -> None:
    with Talk() as talk:
        talk.say(f"position {OPENING}", UNENDING)
        assert talk.ask("ping are you there") == "pong are you there"
        assert talk.ask(f"position {OPENING}").startswith("error busy position ")
        assert talk.ask("go").startswith("error busy go ")
        talk.say("stop")
        *told, answer = talk.hear_until("bestmove")
        assert all(line.startswith("info ") for line in told)
        assert answer.split()[1] in [move.text for move in new_game("2026", 3, 1608).legal_moves()]
        # It is free again, and a stop without a question is nothing.
        assert talk.ask("stop", "ping 2") == "pong 2"


def test_it_judges_the_others_by_what_they_played_since_its_last_answer() -> None:
    state, random = new_game("2011", 3, 1608), Random(1)
    others, search, past = make_bot("hurrier"), make_bot("search"), Past(state)
    asked = 0
    with Talk((*QUEBEC, "engine", "--bot", "search")) as talk:
        talk.say("newgame 2011/1 3")
        while asked < 12:
            if state.decider() == 0:
                talk.say(f"position {position_text(state, public=True)}", "go quiet work 60 seed 7")
                answer = talk.hear_until("bestmove")[-1].split()[1]
                known = past if asked else None
                assert ask(search, state, Budget(work=60), Random(7), known).text == answer
                move = parse_move(answer)
                asked += 1
            else:
                move = ask(others, state, Budget(), random)
            state.play(move)
            past.moved(state)


def test_quit_answers_what_was_asked_before_it_ends() -> None:
    with Talk() as talk:
        talk.say(f"position {OPENING}", UNENDING, "quit")
        assert talk.hear_until("bestmove")


def test_without_a_name_the_greedy_player_speaks() -> None:
    with Talk((*QUEBEC, "engine")) as talk:
        talk.say("quebec-engine 1")
        assert "name quebec greedy" in talk.hear_until("ready")


def test_a_question_at_the_end_of_the_input_is_answered() -> None:
    ran = subprocess.run(
        [*QUEBEC, "engine", "--bot", "random"],
        input=f"position {OPENING}\ngo quiet seed 4",
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.fullmatch(r"bestmove \w+\n", ran.stdout)
    assert ran.stderr == ""


def test_the_same_seed_gives_the_same_answer_told_or_untold() -> None:
    with Talk() as talk:
        talk.say(f"position {OPENING} moves start")
        answers = []
        for question in ("go quiet seed 7", "go work 1 seed 7", "go quiet seed 7", "go seed 8"):
            talk.say(question)
            answers.append(talk.hear_until("bestmove")[-1])
    assert answers[0] == answers[1] == answers[2] != answers[3]


def test_it_chooses_among_the_moves_that_the_question_names() -> None:
    state = new_game("2026", 3, 1608)
    state.play("start")
    some = sorted(move.text for move in state.legal_moves()[:2])
    with Talk() as talk:
        talk.say(f"position {OPENING} moves start")
        for seed in range(5):
            talk.say(f"go work 1 seed {seed} moves {' '.join(some)}")
            *told, answer = talk.hear_until("bestmove")
            ranked = [line.split()[4] for line in told if line.startswith("info rank")]
            assert sorted(ranked) == some
            assert answer == f"bestmove {ranked[0]}"


def over() -> str:
    state = new_game("2011", 2, 1)
    while not state.is_over:
        state.apply(state.legal_moves()[0].index)
    return position_text(state, public=True)


ERRORS = {
    "castle": "unknown_command castle",
    "go": "no_position go",
    "go fast": "bad_go go",
    "go moves": "bad_go go",
    "go time": "bad_number go",
    "go time -5": "bad_number go",
    "go work 0": "bad_number go",
    "go seed 4294967296": "bad_number go",
    f"go time {'9' * 5000}": "bad_number go",
    "quebec-engine": "bad_number quebec-engine",
    "option": "unknown_option option",
    "option colour red": "unknown_option option",
    "option ranked 49": "bad_number option",
    "option ranked": "bad_number option",
    "option bot deep-blue": "bad_option option",
    "newgame": "bad_newgame newgame",
    "newgame 2026/7 3": "bad_newgame newgame",
    "newgame 1492/1 3": "unknown_ruleset newgame",
    "newgame 2026/1 2": "players_not_allowed newgame",
    "position": "position_format position",
    "position rnbqkbnr/pppppppp w KQkq - 0 1": "position_format position",
    f"position {OPENING} moves castle": "unknown_move position",
    f"position {OPENING} moves por1": "illegal_move position",
    f"position {OPENING} more": "position_fields position",
}
"""What a host may say, and the error that it gets."""


def test_every_mistake_gets_its_error_and_the_talk_goes_on() -> None:
    with Talk() as talk:
        for line, error in ERRORS.items():
            assert talk.ask(line).startswith(f"error {error} "), line
            assert talk.ask("ping still there") == "pong still there"


def test_a_move_that_reveals_an_event_cannot_be_played_on_a_public_position() -> None:
    with Talk() as talk:
        state = new_game("2026", 3, 5)
        before = position_text(state, public=True)
        moves: list[str] = []
        while state.century == 1:
            move = state.legal_moves()[0]
            moves.append(move.text)
            state.play(move)
        said = talk.ask(f"position {before} moves {' '.join(moves)}")
        assert said.startswith("error position_reveals_event position ")
        assert talk.ask("go").startswith("error no_position go ")


def test_after_the_end_of_the_game_there_is_nothing_to_choose() -> None:
    with Talk() as talk:
        assert talk.ask(f"position {over()}", "go").startswith("error game_over go ")


def test_every_command_and_error_is_on_the_page() -> None:
    with Talk() as talk:
        commands = talk.ask("help").partition("the commands are ")[2].split(", ")
    listed = re.findall(r"^\| `([a-z-]+)[ `]", PAGE.partition("## Lines of the engine")[0], re.M)
    assert [one for one in listed if one in commands] == commands
    keys = {error.split()[0] for error in ERRORS.values()}
    for key in keys | {"busy", "game_over", "line_too_long"}:
        assert f"`{key}`" in PAGE or key.startswith("position_") or key == "players_not_allowed"


STUBBORN = """
import sys
from quebec.bots import make_bot
print("this is not for the host")

class Stubborn:
    name = "stubborn"

    def choose(self, state, budget, rng):
        if budget.seconds is None and budget.work is None:
            raise RuntimeError("not in\\nthe mood")
        if budget.work == 2:
            return "por1"
        if budget.work == 3:
            return "castle"
        while True:
            pass

    def evaluate(self, state, budget=None, rng=None):
        return make_bot("random").evaluate(state)
"""


@pytest.fixture
def stubborn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """An engine with a bot of somebody else's that never ends, or fails."""
    (tmp_path / "stubborn.py").write_text(STUBBORN, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return (*QUEBEC, "engine", "--bot", "stubborn:Stubborn")


def test_a_bot_that_does_not_stop_is_answered_for(stubborn: tuple[str, ...]) -> None:
    """With what it has said it likes best; and the next question is not held up."""
    with Talk(stubborn) as talk:
        talk.say(f"position {OPENING}")
        for _ in range(2):
            talk.say("go work 1", "stop")
            *told, answer = talk.hear_until("bestmove")
            best = [line.split()[4] for line in told if line.startswith("info rank 1 ")]
            assert not best or answer == f"bestmove {best[0]}"
        talk.say("go quiet time 1")
        assert talk.hear().startswith("bestmove ")


def test_a_bot_that_fails_is_an_error_of_its_question(stubborn: tuple[str, ...]) -> None:
    with Talk(stubborn) as talk:
        said = talk.ask(f"position {OPENING}", "go quiet")
        assert said == "error bot_failed go RuntimeError: not in the mood"
        assert talk.ask("go quiet work 2") == "error bot_failed go ValueError: por1 is not legal"
        unknown = "error bot_failed go NoMove: gave 'castle', which is no move"
        assert talk.ask("go quiet work 3") == unknown
        assert talk.ask("ping") == "pong"


def test_a_bot_that_does_not_exist_is_a_clear_error() -> None:
    ran = subprocess.run(
        [*QUEBEC, "engine", "--bot", "gready"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("quebec: there is no bot gready; there are ")
