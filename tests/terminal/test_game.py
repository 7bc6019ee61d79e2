"""A game at the terminal, played by lines from a string: what is typed and what is answered."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from quebec.record import Player, Record, read_record
from quebec.terminal.commands import WORDS, Commands
from quebec.terminal.console import Screen
from quebec.terminal.files import read_game
from quebec.terminal.game import Game
from quebec.terminal.keeper import Keeper
from quebec.terminal.session import Session
from quebec.texts import LANGUAGES, sentence

ALONE = (Player("Black"), Player("White", "random"), Player("Green", "random"))


def new_session(rules: str = "2026", seed: int = 5) -> Session:
    return Session(Record.new(rules, ALONE, seed))


def typed(
    *lines: str, session: Session | None = None, language: str = "en", keeper: Keeper | None = None
) -> tuple[Game, str]:
    """The game after these lines, and all that was shown."""
    out = io.StringIO()
    terminal = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), out, {})
    game = Game(session or new_session(), language, terminal, keeper or Keeper(None))
    game.run()
    return game, out.getvalue()


def test_a_move_is_made_by_number_or_by_notation() -> None:
    by_number, _ = typed("1", "4")
    by_notation, _ = typed("START", "man1")
    assert by_number.session.notation() == by_notation.session.notation()
    assert "man1" in by_number.session.notation()


@pytest.mark.parametrize(
    "nonsense",
    [
        *(
            "",
            "   ",
            "0",
            "99",
            "-1",
            "1 2",
            "1.5",
            "²",
            "\u0661",
            "por1",
            "rel",
            "xyzzy",
            "é" * 500,
        ),
        *(
            "\x1b[A",
            "why",
            "why xyzzy",
            "rules R99",
            "save",
            "load",
            "load /no/such/file",
            "log -5",
        ),
        *("undo", "restart", "log ²"),
    ],
)
def test_whatever_is_typed_is_answered_and_changes_nothing(nonsense: str) -> None:
    untouched, _ = typed()
    game, shown = typed(nonsense)
    assert game.session.notation() == untouched.session.notation()
    assert "Traceback" not in shown
    answer = shown.split("help)> ")[1]
    assert answer.strip(), "something is said"


def test_why_tells_the_reason() -> None:
    _, shown = typed("why stage", "why start", "por1")
    assert "“stage” is not possible: no building under construction has room" in shown
    assert "“start” is possible now" in shown
    assert "“por1” is not possible: first choose an action" in shown


def test_a_hint_tells_the_action_and_asked_again_the_turn_with_the_sentences_of_the_page() -> None:
    game, shown = typed("hint", "hint")
    assert game.commands.hinted is not None
    found, texts, seats = (
        game.commands.hinted[1],
        game.commands.look.texts,
        game.commands.look.seats,
    )
    action = texts.say("page-hint-kind", action=texts.say(f"turn-kind-{found.kind}"))
    turn, *why = (sentence(texts.wording(one, seats, 0)) for one in (found.turn, *found.why))
    first, second = shown.split("help)> ")[1:3]
    assert action in first
    assert turn not in first
    assert turn in second
    assert " ".join(why) in " ".join(second.split())
    assert not any(step.seat == 0 for step in game.session.steps)


def test_in_the_middle_of_a_turn_a_hint_is_the_rest_of_it() -> None:
    _, shown = typed("send", "hint")
    rest = shown.split("help)> ")[2]
    assert "Send " in rest
    assert "once more" not in rest


def test_a_hint_is_for_one_position() -> None:
    """As many moves, but not the same ones: what was told before says nothing about them."""
    _, shown = typed("start", "hint", "undo", "send", "hint")
    assert "Start" in shown.split("help)> ")[2]
    assert "Send" in shown.split("help)> ")[5]


def test_with_several_people_there_are_no_hints() -> None:
    people = (Player("Black"), Player("White"), Player("Green", "random"))
    _, shown = typed("hint", session=Session(Record.new("2026", people, 5)))
    assert "Hints are for games of one person against bots." in shown


def test_undo_and_restart_are_told() -> None:
    game, shown = typed("start", "undo", "start", "restart", "undo")
    assert "Undone: start" in shown
    assert "Your turn starts over" in shown
    assert "There is nothing to undo" in shown
    assert not any(step.seat == 0 for step in game.session.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_and_an_answer_in_every_language(language: str) -> None:
    commands = Commands(new_session(), language, Keeper(None))
    words = [commands.word(command) for command in WORDS]
    assert len(set(words)) == len(WORDS)
    for command, word in zip(WORDS, words, strict=True):
        assert commands.find(word) == command
        assert commands.find(command) == command
        if command != "quit":
            assert commands.run(command, "")
    help_text = "\n".join(line.plain for line in commands.run("help", ""))
    assert all(f" {word} " in help_text for word in words)


def test_the_family_rules_speak_of_no_cascades() -> None:
    for rules, cascades in (("2011-family", False), ("2011", True)):
        commands = Commands(new_session(rules), "en", Keeper(None))
        shown = " ".join(line.plain for line in commands.run("forecast", ""))
        assert ("cascade" in shown) is cascades


def test_the_beginning_of_a_command_is_enough_if_there_is_only_one() -> None:
    commands = Commands(new_session(), "en", Keeper(None))
    assert commands.find("fore") == "forecast"
    assert commands.find("r") is None
    assert commands.find("") is None


def test_rules_are_shown_by_their_numbers() -> None:
    _, shown = typed("rules", "rules r9.2")
    assert "R9   Scoring the zones" in shown
    assert "Each worker brings its owner 1 VP" in shown
    assert "R9.3" not in shown


def test_rules_are_those_of_the_table() -> None:
    family = new_session("2011-family")
    _, shown = typed("rules", "rules r9.2", "rules r9.6", session=family)
    assert "Leaders" not in shown
    assert "There is no rule r9.2 at this table" in shown
    assert "at most 5 VP" in shown


@pytest.mark.parametrize(
    ("language", "command", "said"),
    [
        ("fr", "règles R11.2:port", "Activez 3\N{NO-BREAK SPACE}ouvriers"),
        ("nl", "regels R11.2:port", "Activeer 3 werkers"),
    ],
)
def test_rules_speak_the_language_of_the_game(language: str, command: str, said: str) -> None:
    _, shown = typed(command, language=language)
    assert said in shown


@pytest.mark.parametrize("rules", ["2026", "2011", "2011-events", "2011-family"])
def test_a_whole_game_ends_with_the_ledger_and_the_winner(rules: str) -> None:
    chance = Random(1)
    lines = [str(chance.randint(1, 3)) for _ in range(2000)]
    game, shown = typed(*lines, session=new_session(rules))
    assert game.session.state.is_over
    for century in ("I", "II", "III", "IV"):
        assert shown.count(f"\nCentury {century} ends\n") == 1
    assert "The game is over: Black" in shown
    assert " Total " in shown


def test_bots_among_themselves_are_told_from_beginning_to_end() -> None:
    bots = {"Black": "random", "White": "greedy", "Green": "random"}
    players = [Player(name, bot) for name, bot in bots.items()]
    game, shown = typed(session=Session(Record.new("2026", players, 5)))
    assert game.session.state.is_over
    assert shown.startswith(
        "Québec, rules 2026, seed 5: Black (random), White (greedy), Green (random)\n"
        "== Century I begins"
    )
    assert "The game is over" in shown.splitlines()[-1]


# ---- keeping ------------------------------------------------------------------------------------


def test_the_game_is_kept_after_every_move(tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.quebec"
    game, shown = typed("start", "1", "send", keeper=Keeper(file))
    assert f"quebec play --load {file}" in shown
    assert read_game(file) == game.session.record
    assert [path.name for path in file.parent.iterdir()] == ["game.quebec"], "no leftovers"


def test_taking_back_is_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    game, _ = typed("start", "undo", keeper=Keeper(file))
    assert read_game(file) == game.session.record
    assert "start" not in game.session.notation()[-1:]


def test_save_and_load_bring_the_same_game_back(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    game, shown = typed("start", f"save {file}", "1", "send", f"load {file}")
    assert f"Saved to {file}" in shown
    assert f"Loaded from {file}" in shown
    assert game.session.record == read_game(file)
    assert game.session.notation()[-1] == "start"


def test_loading_another_game_leaves_the_kept_one_alone(tmp_path: Path) -> None:
    other, kept, fresh = (tmp_path / name for name in ("a/other", "b/kept", "b/fresh"))
    typed("start", f"save {other}")
    game, _ = typed("send", f"load {other}", "1", keeper=Keeper(kept, another=lambda: fresh))
    assert read_game(kept).moves[-1].text == "send"
    assert read_game(fresh) == game.session.record
    assert read_game(other).moves[-1].text == "start"


def test_a_damaged_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    game, _ = typed("start", "1", f"save {file}")
    file.write_text(file.read_text(encoding="utf-8") + "I.9 Nobody: fly\n", encoding="utf-8")
    last = len(file.read_text(encoding="utf-8").splitlines())
    again, shown = typed(f"load {file}")
    assert f"{file} cannot be read: line {last}" in shown
    assert again.session.record != game.session.record


def test_a_file_that_is_no_game_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anne", encoding="utf-8")
    _, shown = typed(f"save {file}")
    assert "cannot be written" in shown
    assert file.read_text(encoding="utf-8") == "Dear Anne"


def test_a_place_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    game, shown = typed("start", "1", keeper=Keeper(blocked / "game.quebec"))
    assert "cannot be written" in shown
    assert len([step for step in game.session.steps if step.seat == 0]) >= 2


def test_what_is_saved_can_be_read_by_anybody(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    typed("start", f"save {file}")
    assert read_record(file.read_bytes()).players == ALONE
