"""The guard against slowing down: what it says of counts that are given to it."""

import json
from pathlib import Path

import pytest

from tools.instructions import RECORD, WORK, CannotCount, Count, Measured, main, read, total, write

TOOLS = {"processor": "x86_64", "compiler": "cc 12", "python": "3.11.7"}


def counted(instructions: int, tools: dict[str, str] = TOOLS) -> Measured:
    return Measured(tools, {"copy": Count(100, 1000), "decision": Count(10, instructions)})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A thousand instructions for ten decisions."""
    path = tmp_path / "instructions.json"
    write(counted(1000), path)
    return path


def check(measured: Measured, record: Path) -> int:
    return main([], lambda: measured, record)


def test_the_same_counts_pass(record: Path) -> None:
    assert check(counted(1000), record) == 0


def test_a_twentieth_more_is_allowed_and_no_more(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(counted(1049), record) == 0
    assert "SLOWER" not in capsys.readouterr().out
    assert check(counted(1051), record) == 1
    told = capsys.readouterr().out
    assert "decision: 105.1 instructions, recorded 100.0 (+5.1%): SLOWER" in told


def test_a_changed_record_fails(record: Path) -> None:
    kept = json.loads(record.read_text())
    kept["counts"]["copy"]["instructions"] //= 2
    record.write_text(json.dumps(kept))
    assert check(counted(1000), record) == 1


def test_fewer_instructions_pass_and_ask_to_be_recorded(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(counted(800), record) == 0
    assert "(-20.0%): faster, record again" in capsys.readouterr().out


def test_rules_that_make_games_longer_are_not_slower(record: Path) -> None:
    longer = Measured(TOOLS, {"copy": Count(100, 1000), "decision": Count(20, 2000)})
    assert check(longer, record) == 0


def test_other_tools_are_named_and_compared_loosely(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = {**TOOLS, "compiler": "cc 14"}
    assert check(counted(1290, newer), record) == 0
    assert "compiler cc 14, recorded with cc 12" in capsys.readouterr().out
    assert check(counted(1310, newer), record) == 1


def test_another_kind_of_processor_is_not_judged(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(counted(5000, {**TOOLS, "processor": "aarch64"}), record) == 0
    assert "nothing is judged" in capsys.readouterr().out


def test_work_that_was_never_recorded_fails(record: Path) -> None:
    more = Measured(TOOLS, {**counted(1000).counts, "forecast": Count(1, 1)})
    assert check(more, record) == 1


def test_recording_makes_the_next_check_pass(record: Path) -> None:
    assert check(counted(3000), record) == 1
    assert main(["--record"], lambda: counted(3000), record) == 0
    assert check(counted(3000), record) == 0


def test_the_total_is_read_from_what_valgrind_writes(tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.write_text("events: Ir\nfn=(1)\n16 1234\ntotals: 5678\n")
    assert total(profile) == 5678
    assert total(tmp_path / "missing") == 0


def test_nothing_counted_is_not_taken_for_fast(record: Path) -> None:
    def measuring() -> Measured:
        raise CannotCount("nothing")

    assert main([], measuring, record) == 2


def test_the_record_in_the_checkout_can_be_read() -> None:
    kept = read(RECORD)
    assert set(kept.counts) == set(WORK)
    assert {"processor", "compiler", "libc", "python", "mypy"} <= set(kept.tools)
