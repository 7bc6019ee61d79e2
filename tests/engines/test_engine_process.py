"""EngineProcess: a program at the table, well behaved or not."""

from __future__ import annotations

import os
import pickle
import select
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from quebec.bots import Budget, Evaluation, Forfeit, make_bot
from quebec.bots.bot import ask
from quebec.bots.engine_process import EngineProcess
from quebec.bots.limits import Limits
from quebec.engine import BadInput, State, new_game
from quebec.texts import LANGUAGES, Texts
from tests.engines.talk import PATIENCE, QUEBEC, misbehaving
from tools.invariants import TABLES

PATIENT = Limits(greeting=PATIENCE, natural=PATIENCE, grace=PATIENCE, farewell=PATIENCE)
BLINK = Budget(seconds=0.01)
HURRIES = {
    "silent": (Limits(greeting=PATIENCE, grace=0.1), BLINK),
    "slow": (Limits(greeting=PATIENCE, grace=5.0), BLINK),
    "hung-up": (Limits(greeting=PATIENCE, farewell=0.1), Budget()),
}
"""Where a host has to lose its patience; the others need none to be found out."""

FAULTS = {
    "slow": "engine_slow",
    "silent": "engine_silent",
    "crashing": "engine_crashed",
    "killed": "engine_crashed",
    "flooding": "engine_flooded",
    "long-line": "engine_long_line",
    "illegal": "engine_illegal_move",
    "empty": "engine_illegal_move",
    "refusing": "engine_refused",
    "hung-up": "engine_hung_up",
    "version": "engine_version",
    "rules": "engine_rules",
}
"""What an engine does, and the reason for which it loses."""


def opening() -> State:
    return new_game("2026", 3, 1608)


@pytest.mark.case("K02")
@pytest.mark.parametrize(("how", "key"), FAULTS.items())
def test_an_engine_that_does_not_play_as_it_should_forfeits(how: str, key: str) -> None:
    limits, budget = HURRIES.get(how, (PATIENT, Budget()))
    with (
        EngineProcess(misbehaving(how), limits) as engine,
        pytest.raises(Forfeit) as caught,
    ):
        engine.choose(opening(), budget, Random(1))
    assert caught.value.reason.key == key
    for language in LANGUAGES:
        assert Texts(language).forfeit(caught.value.reason)
    assert Texts("en").forfeit(caught.value.reason) == str(caught.value)


def test_an_engine_that_does_not_greet_forfeits() -> None:
    engine = EngineProcess(misbehaving("no-greeting"), Limits(greeting=0.2))
    with engine, pytest.raises(Forfeit, match=r"did not greet within 0.2 s"):
        engine.choose(opening(), Budget(), Random(1))


def test_an_engine_can_be_started_before_it_is_asked() -> None:
    with EngineProcess(misbehaving("silent", "9"), PATIENT) as engine:
        engine.start()
        assert engine.identity is not None
        assert engine.identity.name == "silent"
        engine.start()
        assert engine.choose(opening(), Budget(), Random(1)) in opening().legal_moves()


def test_the_last_words_of_a_crash_are_told() -> None:
    with (
        EngineProcess(misbehaving("crashing"), PATIENT) as engine,
        pytest.raises(Forfeit, match=r"exit code 1.*: this engine has had enough"),
    ):
        engine.choose(opening(), Budget(), Random(1))


def test_a_second_answer_to_one_question_is_a_fault() -> None:
    with EngineProcess(misbehaving("double"), PATIENT) as engine:
        engine.choose(opening(), Budget(), Random(1))
        with pytest.raises(Forfeit, match="said “bestmove start” when nobody asked"):
            engine.choose(opening(), Budget(), Random(1))


@pytest.mark.parametrize("how", ["shouting", "binary"])
def test_noise_is_no_fault(how: str) -> None:
    with EngineProcess(misbehaving(how), PATIENT) as engine:
        for _ in range(3):
            assert engine.choose(opening(), Budget(), Random(1)) in opening().legal_moves()


def test_after_a_fault_the_next_game_has_a_fresh_process() -> None:
    """This engine plays two moves and crashes at the third question."""
    with EngineProcess(misbehaving("crashing", "3"), PATIENT) as engine:
        for seed in range(2):
            state = new_game("2011", 2, seed)
            for _ in range(2):
                state.play(ask(engine, state, Budget(), Random(seed)))
            with pytest.raises(Forfeit):
                ask(engine, state, Budget(), Random(seed))


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(BadInput, match="there is no program 'no-such-engine'"):
        EngineProcess("no-such-engine --fast")
    with pytest.raises(BadInput, match="cannot be understood: No closing quotation"):
        EngineProcess("sh 'examples")
    with pytest.raises(BadInput, match="there is no program ''"):
        EngineProcess("")


def test_a_program_that_cannot_be_run_forfeits(tmp_path: Path) -> None:
    broken = tmp_path / "engine"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    with pytest.raises(Forfeit, match="cannot be started: No such file"):
        EngineProcess([str(broken)]).choose(opening(), Budget(), Random(1))


def test_options_are_checked_against_what_the_engine_told() -> None:
    def choose(options: dict[str, str]) -> None:
        with EngineProcess(misbehaving("silent", "9"), PATIENT, options) as engine:
            engine.choose(opening(), Budget(), Random(1))

    choose({"strength": "9", "book": "any text"})
    with pytest.raises(BadInput, match="strength is a whole number from 1 to 9, not 10"):
        choose({"strength": "10"})
    with pytest.raises(BadInput, match="it has strength, book"):
        choose({"colour": "red"})
    with pytest.raises(BadInput, match="a text that can be printed"):
        choose({"book": "two\nlines"})


@pytest.mark.parametrize(("rules", "players"), [TABLES[0], TABLES[-1]])
def test_a_bot_plays_the_same_game_as_an_engine_and_by_itself(rules: str, players: int) -> None:
    """The seed that goes with a question decides; hidden cards do not, for they are not sent."""

    class Inside:
        """The bot as the engine seats it."""

        name = "random"

        def __init__(self) -> None:
            self.bot = make_bot("random")

        def choose(self, state: State, budget: Budget, rng: Random) -> object:
            return ask(self.bot, state, budget, Random(rng.getrandbits(32)))

    with EngineProcess([*QUEBEC, "engine", "--bot", "random"], PATIENT) as engine:
        games = []
        for player in (engine, Inside()):
            state, rng = new_game(rules, players, 5), Random(5)
            while not state.is_over:
                move = player.choose(state.copy(), Budget(), rng)
                state.play(str(move))
            games.append(state.scores)
    assert games[0] == games[1]
    assert engine.identity is not None
    assert engine.identity.name == "quebec random"


def test_an_evaluation_comes_over_the_wire() -> None:
    with EngineProcess([*QUEBEC, "engine", "--bot", "random"], PATIENT) as engine:
        told = engine.evaluate(opening(), Budget(work=20), Random(1))
    assert isinstance(told, Evaluation)
    assert len(told.scores) == len(told.win_shares) == 3
    assert sum(told.win_shares) == pytest.approx(1, abs=0.001)
    assert {one.move for one in told.moves} == set(opening().legal_moves())
    assert told.work == 20


def test_an_engine_without_info_cannot_be_asked_what_it_thinks() -> None:
    with (
        EngineProcess(misbehaving("binary"), PATIENT) as engine,
        pytest.raises(BadInput, match="does not tell what it expects"),
    ):
        engine.evaluate(opening())


def test_a_host_can_cut_thinking_short() -> None:
    with EngineProcess([*QUEBEC, "engine", "--bot", "random"], PATIENT) as engine:
        unending = Budget(work=1 << 60, stopped=lambda: True)
        assert engine.evaluate(opening(), unending).work < 1 << 60


def test_a_forfeit_survives_the_way_between_processes() -> None:
    lost = Forfeit("engine_silent", {"seconds": "1.0"}, "has not answered for 1.0 s")
    again = pickle.loads(pickle.dumps(lost))
    assert (str(again), again.reason) == (str(lost), lost.reason)


HOST = """
import sys
from random import Random
from quebec.bots import Budget
from quebec.bots.engine_process import EngineProcess
from quebec.engine import new_game

engine = EngineProcess(sys.argv[1:])
print(engine.choose(new_game("2026", 3, 1), Budget(), Random(1)), flush=True)
sys.stdin.read()
"""


def test_an_engine_and_its_children_end_with_a_host_that_is_killed(tmp_path: Path) -> None:
    """All of them hold the writing end of a pipe; it closes when the last one is gone."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    engine = ["sh", "-c", 'exec 2>"$0" "$@"', str(pipe), *misbehaving("with-child")]
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with os.fdopen(reading, "rb"):
        host = subprocess.Popen(
            [sys.executable, "-c", HOST, *engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert host.stdout is not None
        assert host.stdout.readline() == b"start\n"
        assert not select.select([reading], [], [], 0)[0], "they are gone before their time"
        host.send_signal(signal.SIGKILL)
        host.communicate()
        assert select.select([reading], [], [], PATIENCE)[0]
        assert os.read(reading, 1) == b""
