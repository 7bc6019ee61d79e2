"""What is drawn: it fits, it tells everything without colours, and it shows what lies there."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest
from rich.text import Text

from quebec.engine import State, forecast
from quebec.record import Player, Record
from quebec.terminal.board import board_lines
from quebec.terminal.choices import choices, picked, site_picks
from quebec.terminal.commands import look_of
from quebec.terminal.console import Screen, colours_wanted
from quebec.terminal.look import Look, look_for, marks, tidy_name, wrapped
from quebec.terminal.screen import screen
from quebec.terminal.session import Session
from quebec.terminal.tables import ledger_lines, player_lines, scoring_lines, zone_lines
from quebec.texts import LANGUAGES
from tests.tables import position

LONG_NAMES = ("Maximilienne", "Wilhelmina-B", "Bartholomeus", "Christophine", "Alexandrinus")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def look_at(state: State, language: str = "en") -> Look:
    setting = state.setting
    names = LONG_NAMES[: state.players]
    return look_for(language, setting.ruleset.edition, names, setting.deal)


def played(rules: str, players: int, seed: int) -> Iterator[Session]:
    """A random game, now and then."""
    session = Session(Record.new(rules, LONG_NAMES[:players], seed))
    chance = Random(seed)
    while not session.state.is_over:
        if len(session.steps) % 4 == 0:
            yield session
        session.play(chance.choice(session.state.legal_moves()))
    yield session


@every_language
@pytest.mark.parametrize(
    ("rules", "players"), [("2026", 3), ("2026", 5), ("2011", 2), ("2011-family", 4)]
)
def test_the_screen_fits_a_plain_terminal(language: str, rules: str, players: int) -> None:
    for session in played(rules, players, seed=11):
        state = session.state
        look = look_at(state, language)
        news = session.facts(max(0, len(session.steps) - 6))
        lines = screen(state, look, choices(state, look), news, 80, 24)
        assert len(lines) <= 23, "one line is for the prompt"
        assert all(line.cell_len <= 80 for line in lines)


@every_language
def test_the_tables_fit_a_plain_terminal_with_five_players(language: str) -> None:
    for session in played("2026", 5, seed=3):
        state = session.state
        look = look_at(state, language)
        lines = [
            *player_lines(state, look),
            *zone_lines(state, look),
            *scoring_lines(forecast(state), look),
            *ledger_lines(session.ledger(), look),
        ]
        assert max(line.cell_len for line in lines) <= 80


@pytest.mark.parametrize(("width", "height"), [(40, 12), (60, 20), (120, 40), (200, 60)])
def test_the_screen_fits_other_terminals(width: int, height: int) -> None:
    for session in played("2026", 4, seed=2):
        state = session.state
        look = look_at(state)
        lines = screen(
            state,
            look,
            choices(state, look),
            session.facts(max(0, len(session.steps) - 9)),
            width,
            height,
        )
        assert len(lines) < height
        assert all(line.cell_len <= width for line in lines)


def test_on_a_plain_terminal_the_question_the_choices_and_the_players_are_there() -> None:
    state = position("2026", 5).state
    look = look_at(state)
    shown = "\n".join(plain(screen(state, look, choices(state, look), [], 80, 24)))
    assert "por1" in shown
    assert all(name in shown for name in LONG_NAMES)
    assert "Maximilienne chooses an action" in shown
    assert all(f" {k}  " in shown for k in (1, 2, 3))


def test_the_only_person_at_the_terminal_is_spoken_to_and_several_are_named() -> None:
    state = position("2026", 3).state
    for you, question in (
        (0, "Your turn: choose an action"),
        (1, "Maximilienne chooses an action"),
        (None, "Maximilienne chooses an action"),
    ):
        look = look_at(state)._replace(you=you)
        assert question in plain(screen(state, look, choices(state, look), [], 80, 24))


@pytest.mark.parametrize(
    ("bots", "you"), [(("", "greedy"), 0), (("greedy", ""), 1), (("", ""), None)]
)
def test_a_game_knows_whether_only_one_person_plays(bots: tuple[str, str], you: int | None) -> None:
    players = [Player(name, bot) for name, bot in zip(("Anne", "Bob"), bots, strict=True)]
    session = Session(Record.new("2011", players, 1))
    assert look_of(session, "en").you == you


def test_a_large_terminal_shows_who_constructed_which_stage() -> None:
    state = position("2026", 3, architects={1: "por1"}, stages={"por1": [0, 2]}).state
    look = look_at(state)
    shown = plain(screen(state, look, choices(state, look), [], 120, 40))
    assert any("@W MB·" in line for line in shown)
    assert any(line.startswith(" @W  MB·") and "(por1)" in line for line in shown)


def test_the_board_shows_what_each_tile_is() -> None:
    state = position(
        "2026",
        3,
        century=2,
        architects={0: "por1", "neutral": "man2"},
        stages={"por1": [0, 1]},
        tokens={"aca1": (1, 3)},
        available=("jew1",),
    ).state
    drawn = "\n".join(plain(board_lines(state, ("A", "B", "C"), {}, tall=False)))
    for sign in ("por1@A2", "man2@=0", "aca1*B3", "jew1()", "POR e3", " --", " ·3", " ·4"):
        assert sign in drawn, sign


def test_every_site_and_district_stands_on_the_board_once() -> None:
    state = position("2026", 3).state
    for tall in (False, True):
        drawn = " ".join(plain(board_lines(state, ("A", "B", "C"), {}, tall=tall)))
        for site in ("por1", "art2", "jew3", "mil2"):
            assert drawn.count(site) == 1
        assert drawn.count("POR") == 1


def test_the_tiles_to_choose_from_bear_the_numbers_of_the_choices() -> None:
    state = position("2026", 3, available=("jew1", "por2")).state
    state.play("start")
    look = look_at(state)
    offered = choices(state, look)
    drawn = "\n".join(plain(board_lines(state, look.marks, site_picks(offered), tall=False)))
    for number, choice in enumerate(offered, start=1):
        assert f"{choice.move.text}#{number}" in drawn


def test_a_choice_is_picked_by_number_or_by_notation() -> None:
    state = position("2026", 3).state
    offered = choices(state, look_at(state))
    assert picked("1", offered) is offered[0].move
    assert picked("send", offered) is state.legal_moves()[-1]
    assert picked("99", offered) is None
    assert picked("por1", offered) is None


def test_where_numbers_of_workers_are_asked_the_numbers_mean_workers() -> None:
    """R10.5: Political divides three workers over two zones, at most 2 in each."""
    state = position("2011", 2, active=(3, 3), passive=(0, 22), zones={"citadelle": (22, 0)}).state
    state.play("leader")
    state.play("political2")
    state.play("rel+eco")
    offered = choices(state, look_at(state))
    assert state.decision is not None
    assert state.decision.kind == "number"
    assert [choice.label for choice in offered] == [move.text for move in state.legal_moves()]
    assert all(picked(choice.label, offered) is choice.move for choice in offered)


def test_seats_have_letters_of_their_own() -> None:
    assert marks(("Black", "White", "Green")) == ("B", "W", "G")
    assert marks(("Anne", "Albert", "An")) == ("A", "L", "N")
    assert marks(("Émile", "李", "李")) == ("E", "A", "B")
    assert len(set(marks(("A", "A", "A", "A", "A")))) == 5


def test_a_name_cannot_spoil_the_screen() -> None:
    assert tidy_name("\x1b[31mEve\n") == "[31mEve"
    assert tidy_name("x" * 50) == "x" * 11 + "…"


# ---- colours ------------------------------------------------------------------------------------


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown_with(environment: dict[str, str], out: io.StringIO) -> str:
    state = position("2026", 3, architects={1: "por1"}, tokens={"aca1": (1, 3)}).state
    look = look_at(state)
    lines = screen(state, look, choices(state, look), [], 80, 24)
    Screen(io.StringIO(), out, environment).show(lines)
    return out.getvalue()


@pytest.mark.parametrize(
    ("environment", "out"),
    [
        ({"NO_COLOR": "1", "TERM": "xterm-256color"}, Tty()),
        ({"TERM": "dumb"}, Tty()),
        ({"TERM": "xterm-256color"}, io.StringIO()),
    ],
    ids=["NO_COLOR", "dumb", "pipe"],
)
def test_without_colours_there_is_no_escape_code(
    environment: dict[str, str], out: io.StringIO
) -> None:
    shown = shown_with(environment, out)
    assert "por1@W0" in shown
    assert "\x1b" not in shown


def test_colours_say_nothing_that_signs_do_not_say() -> None:
    coloured = shown_with({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, Tty())
    assert "\x1b[" in coloured
    bare = Text.from_ansi(coloured).plain
    assert bare.rstrip() == shown_with({"TERM": "dumb"}, Tty()).rstrip()


def test_colours_are_wanted_at_a_terminal_that_can_show_them() -> None:
    assert colours_wanted({"TERM": "xterm"}, is_terminal=True)
    assert not colours_wanted({"TERM": "xterm"}, is_terminal=False)
    assert not colours_wanted({"TERM": "xterm", "NO_COLOR": "1"}, is_terminal=True)


# ---- lines --------------------------------------------------------------------------------------


def test_a_long_line_is_broken_between_words_and_indented() -> None:
    lines = wrapped(Text("  the quick brown fox jumps"), 12, 2)
    assert plain(lines) == ["  the quick", "  brown fox", "  jumps"]


def test_a_short_line_and_an_empty_one_stay_as_they_are() -> None:
    assert plain(wrapped(Text("fox"), 12, 0)) == ["fox"]
    assert plain(wrapped(Text(""), 12, 0)) == [""]


@every_language
def test_the_legend_and_the_keys_of_a_replay_fit_on_a_line(language: str) -> None:
    look = look_at(position("2026", 3).state, language)
    for key in ("terminal-legend", "terminal-replay-hint"):
        assert Text(" " + look.texts.say(key)).cell_len <= 80
