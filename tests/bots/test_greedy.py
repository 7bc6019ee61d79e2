"""The greedy player: honest, repeatable, legal, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.greedy import WEIGHTS, GreedyBot
from quebec.engine import State, new_game
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.engine.thinking.value import HandMade
from quebec.position import cards_of, with_hidden_events
from tests.tables import game
from tools.invariants import TABLES, snapshot

GREEDY = GreedyBot()
NATURAL = Budget()

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)


def positions(ruleset: str, players: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, now and then."""
    for s in islice(game(ruleset, players, seed), 3, None, every):
        if not s.is_over:
            yield s


# ---- honesty ------------------------------------------------------------------------------------


def with_all_hidden_events(s: State) -> list[State]:
    """The same position with every combination of cards face down."""
    later = [cards_of(century) for century in range(s.century + 1, 5)]
    return [with_hidden_events(s, hidden) for hidden in product(*later)]


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_no_choice_and_no_evaluation_depends_on_cards_that_lie_face_down(ruleset: str) -> None:
    """R3.6"""
    seen = {1: 0, 2: 0, 3: 0}
    for s in positions(ruleset, 3, seed=5, every=23):
        if s.century == 4 or seen[s.century] == 2:
            continue
        seen[s.century] += 1
        same_public = with_all_hidden_events(s)
        assert len(same_public) == 4 ** (4 - s.century)
        asked = {ask(GREEDY, twin, NATURAL, Random(1)).text for twin in same_public}
        shown = {GREEDY.choose(twin, NATURAL, Random(1)).text for twin in same_public}
        thoughts = {repr(GREEDY.evaluate(twin)) for twin in same_public}
        assert len(asked) == len(shown) == len(thoughts) == 1
    assert min(seen.values()) > 0


def test_a_card_that_is_about_to_be_turned_is_not_known_either() -> None:
    """The last choice before a century's end, where looking ahead would turn the card."""
    checked = 0
    before = new_game("2026", 3, 3)
    for s in game("2026", 3, seed=3):
        if s.century > before.century:
            thoughts = {repr(GREEDY.evaluate(twin)) for twin in with_all_hidden_events(before)}
            assert len(thoughts) == 1
            checked += 1
        before = s.copy()
    assert checked == 3


def test_blank_cards_change_nothing_that_is_open() -> None:
    for s in positions("2011-events", 4, seed=2, every=31):
        blank = without_hidden_cards(s)
        assert snapshot(blank) == snapshot(s)
        assert blank.setting.events[: s.century] == s.setting.events[: s.century]
        assert {event.year for event in blank.setting.events[s.century :]} <= {""}


# ---- the search ---------------------------------------------------------------------------------


def ends_of_turn(s: State, seat: int, turn: int) -> Iterator[State]:
    """Every way to play the turn to its end, where nobody else has to choose in it."""
    if s.is_over or s.turn != turn:
        yield s
        return
    assert s.decider() == seat
    for move in s.legal_moves():
        then = s.copy()
        then.apply(move.index)
        yield from ends_of_turn(then, seat, turn)


@every_table
def test_a_move_is_worth_the_best_end_of_the_turn_that_it_leads_to(
    ruleset: str, players: int
) -> None:
    for s in positions(ruleset, players, seed=1, every=40):
        if political_may_choose(s):
            continue
        seat, turn = int(s.decider()), int(s.turn)
        value = HandMade(s, WEIGHTS[len(s.table.leaders) > 0, players])
        found = GREEDY.thought(s)
        for k, move in enumerate(s.legal_moves()):
            then = without_hidden_cards(s)
            then.apply(move.index)
            worths = []
            for end in ends_of_turn(then, seat, turn):
                value.look(end)
                worths.append(value.utility(end, seat))
            assert found.moves[k] == move.index
            assert found.utility[k] == pytest.approx(max(worths), abs=1e-9)


def political_may_choose(s: State) -> bool:
    return any(s.leader[seat] == 1 for seat in range(s.players)) or s.decider() != s.turn


def test_with_little_work_the_search_is_cut_short_but_every_move_is_valued() -> None:
    for s in positions("2026", 4, seed=9, every=15):
        found = GREEDY.thought(s, Budget(work=1))
        assert found.count == len(s.legal_moves())
        assert found.nodes <= GREEDY.thought(s).nodes
        assert GREEDY.choose(s, Budget(work=1), Random(1)) in s.legal_moves()


def test_somebody_elses_choice_in_the_turn_is_made_for_them() -> None:
    """R5.5: the Political leader's; the turn is then followed to its end."""
    checked = 0
    for s in game("2026", 4, seed=21):
        if not s.is_over and s.decider() != s.turn:
            told = GREEDY.evaluate(s)
            assert {one.move for one in told.moves} == set(s.legal_moves())
            checked += 1
    assert checked > 0


# ---- conduct ------------------------------------------------------------------------------------


@every_table
def test_choices_are_legal_and_leave_the_state_alone(ruleset: str, players: int) -> None:
    for s in positions(ruleset, players, seed=4, every=12):
        before = snapshot(s)
        assert GREEDY.choose(s, NATURAL, Random(1)) in s.legal_moves()
        assert snapshot(s) == before
        GREEDY.evaluate(s)
        assert snapshot(s) == before


def test_the_same_seed_gives_the_same_choice() -> None:
    for s in positions("2011", 3, seed=6, every=9):
        first, again = (ask(make_bot("greedy"), s, NATURAL, Random(3)) for _ in range(2))
        assert first is again


def test_among_equals_chance_decides() -> None:
    """At the very first start, some sites are as good as others."""
    s = new_game("2011-family", 2, 1)
    s.play("start")
    found = GREEDY.thought(s)
    best = max(found.utility[k] for k in range(found.count))
    equals = [k for k in range(found.count) if found.utility[k] >= best - 1e-9]
    chosen = {GREEDY.choose(s, NATURAL, Random(seed)).index for seed in range(40)}
    assert chosen == {found.moves[k] for k in equals}


# ---- judgement ----------------------------------------------------------------------------------


@every_table
def test_an_evaluation_ranks_all_moves_and_shares_one_win(ruleset: str, players: int) -> None:
    for s in positions(ruleset, players, seed=8, every=25):
        told = GREEDY.evaluate(s)
        assert {one.move for one in told.moves} == set(s.legal_moves())
        assert len(told.scores) == len(told.win_shares) == players
        assert sum(told.win_shares) == pytest.approx(1.0)
        assert min(told.win_shares) >= 0
        seat = int(s.decider())
        assert told.moves[0].score == told.scores[seat]
        assert told.moves[0].win_share == told.win_shares[seat]


def test_the_end_of_a_game_is_valued_as_it_is() -> None:
    *_, last = game("2011", 3, seed=1)
    told = GREEDY.evaluate(last)
    assert told.scores == last.scores
    assert sum(told.win_shares) == 1.0
    assert {seat for seat, share in enumerate(told.win_shares) if share} == set(last.winners)
    assert told.moves == ()


@pytest.mark.parametrize(("ruleset", "players"), [("2011", 3), ("2026", 5), ("2011-family", 2)])
def test_greedy_beats_random_players_at_any_seat(ruleset: str, players: int) -> None:
    seat = players - 1
    bots = ["random"] * seat + ["greedy"]
    made = [make_bot(name) for name in bots]
    chance = Random(players)
    s = new_game(ruleset, players, 77)
    while not s.is_over:
        s.play(ask(made[s.decider()], s, NATURAL, chance))
    assert s.winners == (seat,)
