"""What is thought of a position."""

from __future__ import annotations

import re
from itertools import groupby
from random import Random

import pytest

from quebec.analysis import THINKERS, analyse_position, thinker
from quebec.analysis.rounds import round_of
from quebec.analysis.why import OF_TERM, SOURCES, why_better
from quebec.analysis.words import Words
from quebec.bots import Budget
from quebec.bots.judges import hand_made
from quebec.engine import BadInput, State, game_from_deal, new_game, parse_move
from quebec.engine.effects.events import EVENTS
from quebec.engine.thinking.terms import TERMS

WORK = Budget(work=400)


def midgame(rules: str, players: int, seed: int, moves: int) -> State:
    """A position at which a turn begins."""
    state = new_game(rules, players, seed)
    chance = Random(seed)
    while not state.is_over and (moves > 0 or state.asking().key != "action"):
        state.play(chance.choice(state.legal_moves()))
        moves -= 1
    return state


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize(("rules", "players"), [("2011", 2), ("2026", 3), ("2011-family", 5)])
def test_turns_are_ranked_with_shares_that_add_up(name: str, rules: str, players: int) -> None:
    state = midgame(rules, players, 3, 60)
    thought = analyse_position(state, thinker(name), WORK, top=5)
    assert thought.seat == state.decider()
    assert 1 <= len(thought.lines) <= min(5, thought.ways)
    shares = [line.win_shares[thought.seat] for line in thought.lines]
    if name != "greedy":
        worth = [
            share + 0.002 * line.margin for share, line in zip(shares, thought.lines, strict=True)
        ]
        assert worth == sorted(worth, reverse=True)
    for line in thought.lines:
        assert sum(line.win_shares) == pytest.approx(1)
        assert len(line.scores) == players
        others = [score for k, score in enumerate(line.scores) if k != thought.seat]
        assert line.margin == pytest.approx(line.scores[thought.seat] - max(others))


@pytest.mark.parametrize("name", THINKERS)
def test_a_line_can_be_played(name: str) -> None:
    state = midgame("2011", 3, 4, 80)
    for line in analyse_position(state, thinker(name), WORK, top=4).lines:
        twin = state.copy()
        for step in (*line.steps, *line.continuation):
            assert twin.decider() == step.seat
            twin.play(step.move)


def test_what_is_expected_is_told_turn_by_turn() -> None:
    """In the words of turns, not choice by choice."""
    state = midgame("2011", 3, 4, 80)
    line = analyse_position(state, thinker("search"), WORK).lines[0]
    twin = state.copy()
    for step in line.steps:
        twin.play(step.move)
    turns = []
    for step in line.continuation:
        turns.append(twin.turn)
        twin.play(step.move)
    assert [told.seat for told in line.ahead] == [seat for seat, _ in groupby(turns)]
    words = Words("en", 2011, ("Anne", "Bruno", "Chloé"))
    for told, said in zip(line.ahead, words.continuation(line), strict=True):
        assert said.startswith(f"{words.names[told.seat]}: ")
        assert not re.search(r"\(\w{3}\d\)|;|you", said), said


@pytest.mark.parametrize("name", THINKERS)
def test_the_best_gives_nothing_away_and_the_worst_something(name: str) -> None:
    state = midgame("2011", 3, 6, 90)
    every = analyse_position(state, thinker(name), WORK, top=1000)
    best, worst = every.lines[0], every.lines[-1]

    def judged(line_moves: list[str]) -> float:
        moves = [parse_move(text) for text in line_moves]
        return analyse_position(state, thinker(name), WORK, played=moves).lost_share

    assert judged([step.move for step in best.steps]) <= 0.02
    assert judged([step.move for step in worst.steps]) > 0.02


def test_what_was_played_has_the_rank_at_which_it_is_shown() -> None:
    """However the search had ranked it before the best turns were looked at closer."""
    state = midgame("2026", 3, 2, 0)
    turns = analyse_position(state, thinker("search"), WORK, top=1000).lines
    for turn in turns:
        played = [parse_move(step.move) for step in turn.steps]
        thought = analyse_position(state, thinker("search"), WORK, played=played)
        if thought.played in thought.lines:
            assert thought.rank in (1, thought.lines.index(thought.played) + 1)
        else:
            assert thought.rank > len(thought.lines)


def test_what_is_hidden_changes_nothing() -> None:
    """Two games that differ in their face-down events alone are thought of alike."""
    deal = new_game("2026", 3, 1).setting.deal
    years = [event.year for event in EVENTS if event.century == 2][:2]
    assert len(years) == 2
    thoughts = [
        analyse_position(
            game_from_deal(
                "2026", 3, deal._replace(events=(deal.events[0], year, *deal.events[2:]))
            ),
            thinker("search"),
            WORK,
        )
        for year in years
    ]
    assert thoughts[0] == thoughts[1]


def test_the_sources_of_a_difference_add_up_to_it() -> None:
    state = midgame("2011", 4, 9, 70)
    thought = analyse_position(state, thinker("greedy"), WORK, top=1000)
    better, other = thought.lines[0], thought.lines[-1]
    seat = thought.seat
    numbers = [[parse_move(step.move).index for step in line.steps] for line in (better, other)]
    why = dict(why_better(state, seat, *numbers))
    assert why
    assert set(why) <= set(SOURCES)
    expected = []
    for moves in numbers:
        end = state.copy()
        for move in round_of(state, seat, moves):
            end.apply(move)
        value = hand_made(end)
        value.look(end)
        expected.append(value.expected[seat])
    own = sum(points for source, points in why.items() if source != "others")
    assert own == pytest.approx(expected[0] - expected[1], abs=0.05 * len(SOURCES))


def test_every_term_has_a_source() -> None:
    assert set(OF_TERM) <= set(TERMS)


def test_somebody_who_does_not_analyse_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        thinker("nobody")
    assert caught.value.reason.key == "unknown_thinker"
