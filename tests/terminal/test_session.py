"""A game under way: playing, and taking back. Nothing is read or printed."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Budget
from quebec.bots.random_bot import RandomBot
from quebec.engine import BadInput, IllegalMove, Move, State
from quebec.engine.facts import EventRevealed, TurnBegan
from quebec.record import Player, Record
from quebec.terminal.session import Refused, Session
from tools.invariants import snapshot

ALONE = (Player("Anne"), Player("Bob", "random"), Player("Chloé", "greedy"))
TOGETHER = (Player("Anne"), Player("Bob"), Player("Chloé"))


def begun(players: tuple[Player, ...] = ALONE, rules: str = "2026", seed: int = 5) -> Session:
    session = Session(Record.new(rules, players, seed))
    until_asked(session)
    return session


def until_asked(session: Session) -> None:
    while not session.state.is_over and not session.waits_for_human:
        session.play_for_bot()


def play_on(session: Session, moves: int, seed: int = 1) -> None:
    """So many choices of people, taken at random."""
    chance = Random(seed)
    for _ in range(moves):
        session.play(chance.choice(session.state.legal_moves()))
        until_asked(session)


def test_undo_restores_the_table_before_the_last_choice() -> None:
    session = begun()
    before = snapshot(session.state)
    session.play("start")
    assert snapshot(session.state) != before
    assert [move.text for move in session.undo()] == ["start"]
    assert snapshot(session.state) == before


def test_undo_takes_back_what_bots_did_since() -> None:
    session = begun()
    before = snapshot(session.state), session.notation()
    play_on(session, 3)
    assert any(step.seat != 0 for step in session.steps[len(before[1]) :])
    while session.notation() != before[1]:
        session.undo()
        assert session.waits_for_human
    assert snapshot(session.state) == before[0]


def test_the_same_choice_again_meets_the_same_bots() -> None:
    session = begun()
    play_on(session, 1)
    first = session.notation()
    last = next(step.move for step in reversed(session.steps) if step.seat == 0)
    session.undo()
    session.play(last)
    until_asked(session)
    assert session.notation() == first


class Crashing(RandomBot):
    """A bot of somebody else, with a flaw."""

    name = "crashing"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        raise ZeroDivisionError("a flaw")


def test_a_bot_that_crashes_is_told_by_name_and_changes_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    crashing = "tests.terminal.test_session:Crashing"
    session = Session(Record.new("2026", [Player(name, crashing) for name in "ABC"], 5))
    with pytest.raises(BadInput) as caught:
        session.play_for_bot()
    line = Crashing.choose.__code__.co_firstlineno + 1
    why = f"ZeroDivisionError: a flaw (test_session.py, line {line}, in choose)"
    shown = capsys.readouterr().err
    assert shown.startswith(f"{crashing} failed:\nTraceback (most recent call last):\n  File ")
    assert shown.endswith("ZeroDivisionError: a flaw\n")
    assert caught.value.reason.key == "bot_gave_up"
    assert caught.value.reason.args == {"bot": crashing, "why": why}
    assert session.notation() == []


def test_a_game_with_a_bot_that_is_not_there_cannot_go_on() -> None:
    with pytest.raises(BadInput, match=r"there is no bot 'search 2\.5'; there are random, greedy"):
        Session(Record.new("2026", [Player(name, "search 2.5") for name in "ABC"], 5))


def test_undo_at_the_first_choice_is_refused() -> None:
    with pytest.raises(Refused, match="undo-nothing"):
        begun().undo()


def test_undo_does_not_go_back_behind_a_revealed_event() -> None:
    session = begun()
    play_on_until_card(session)
    revealed = next(k for k, step in enumerate(session.steps) if reveals(session, k))
    while any(session.is_human(step.seat) for step in session.steps[revealed + 1 :]):
        session.undo()
    with pytest.raises(Refused, match="undo-card"):
        session.undo()
    assert reveals(session, revealed)


def play_on_until_card(session: Session) -> None:
    while not any(reveals(session, k) for k in range(len(session.steps))):
        play_on(session, 1, seed=len(session.steps))


def reveals(session: Session, k: int) -> bool:
    return any(isinstance(fact, EventRevealed) for fact in session.steps[k].facts)


def test_without_events_a_new_century_can_be_taken_back() -> None:
    session = begun(rules="2011")
    while session.state.century == 1:
        play_on(session, 1, seed=len(session.steps))
    while session.state.century > 1:
        session.undo()
    assert session.state.century == 1


def test_people_at_one_keyboard_can_take_back_each_others_choices() -> None:
    session = begun(TOGETHER)
    first = session.chooser
    session.play("send")
    session.play("rel")
    assert session.chooser != first
    session.undo()
    assert session.chooser == first


def test_restart_goes_back_to_the_beginning_of_the_turn() -> None:
    session = begun(TOGETHER)
    session.play("send")
    session.play("rel")
    before = snapshot(session.state)
    session.play("start")
    assert [move.text for move in session.restart()] == ["start"]
    assert snapshot(session.state) == before


def test_restart_is_refused_where_nothing_was_chosen_in_the_turn() -> None:
    session = begun(TOGETHER)
    session.play("send")
    session.play("rel")
    with pytest.raises(Refused, match="restart-nothing"):
        session.restart()


def test_an_illegal_move_changes_nothing() -> None:
    session = begun()
    before = snapshot(session.state), session.notation()
    with pytest.raises(IllegalMove):
        session.play("rel")
    assert (snapshot(session.state), session.notation()) == before


def test_a_game_written_and_read_goes_on_as_it_was() -> None:
    session = begun()
    play_on(session, 12)
    again = Session(session.record)
    assert snapshot(again.state) == snapshot(session.state)
    assert again.facts() == session.facts()
    assert [step.seat for step in again.steps] == [step.seat for step in session.steps]
    again.undo()
    session.undo()
    assert snapshot(again.state) == snapshot(session.state)


def test_hidden_events_of_a_public_record_are_drawn_anew() -> None:
    record = begun().record.public()
    assert "?" in record.deal.events
    session = Session(record)
    assert "?" not in session.record.deal.events


def test_the_ledger_adds_up_to_the_scores() -> None:
    session = begun()
    while not session.state.is_over:
        play_on(session, 1, seed=len(session.steps))
    for seat in range(3):
        points = sum(entry.points for entry in session.ledger() if entry.seat == seat)
        assert points == session.state.scores[seat]


def test_the_facts_begin_with_the_opening_and_can_be_had_since_a_move() -> None:
    session = begun()
    play_on(session, 2)
    everything = session.facts()
    assert everything[: len(session.opening)] == list(session.opening)
    assert isinstance(session.opening[-1], TurnBegan)
    assert everything[-len(session.facts(1)) :] == session.facts(1)
