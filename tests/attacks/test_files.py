"""K: records that others have written, shown in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from quebec.cli import main
from quebec.record import Record

OBEYED = "\x1b]0;title\x07\x1b[2J\u202eX"
"""What a terminal would do something for, and a sign that turns the writing round."""


@pytest.fixture(scope="module")
def text() -> str:
    game = Record.new("2011", ["Anne", "Bruno"], seed=5)
    chance = Random(5)
    while not game.is_over:
        game.play(chance.choice(game.state.legal_moves()))
    return game.write()


@pytest.mark.case("K03")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("Anne", OBEYED, 1),
        lambda text: text.replace("\n", f"\nEvent: {OBEYED}\n", 1),
        lambda text: text.replace("\nI.2", f"\n; {OBEYED}\nI.2", 1),
        lambda text: text.replace("send", f"se{OBEYED}nd", 1),
        lambda text: text.replace("Rules: 2011", f"Rules: {OBEYED}", 1),
        lambda text: text.replace("Result:", f"Result: {OBEYED}", 1),
    ],
    ids=["name", "header", "comment", "move", "rules", "result"],
)
def test_a_record_does_nothing_to_the_terminal_that_shows_it(
    text: str, spoil: Callable[[str], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.quebec"
    file.write_text(spoil(text), encoding="utf-8")
    for command in ("check", "replay"):
        assert main([command, str(file)]) in (0, 1, 2)
    said = capsys.readouterr()
    assert said.out + said.err
    assert not {"\x1b", "\x07", "\u202e"} & {*said.out, *said.err}
