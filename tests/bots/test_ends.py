"""Two exact numbers for every seat: the score if the century, and if the game, ended now."""

from __future__ import annotations

import pytest

from quebec.engine import State, forecast
from quebec.engine.board import COLOUR_OF, NEIGHBOURS, NOWHERE
from quebec.engine.effects.century import END_CENTURY
from quebec.engine.effects.completion import push_completion
from quebec.engine.moves import ZONE
from quebec.engine.thinking.ends import Ends, if_century_ended, if_game_ended
from tests.tables import game
from tools.invariants import TABLES, snapshot

VALUES = (0, 1, 3, 6)

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)


def really_ended(s: State) -> State:
    """The same game, with its century ended by the engine itself before the open choice."""
    twin = s.copy()
    century = twin.century
    twin.push(twin.turn, END_CENTURY)
    twin.advance()
    while not twin.is_over and twin.century == century:
        # The Political leader's choice about the neutral building: its own colour.
        place = twin.where[twin.depth - 1]
        twin.apply(ZONE + COLOUR_OF[place])
    return twin


@every_table
def test_a_century_that_really_ends_brings_what_was_said(ruleset: str, players: int) -> None:
    """R8, R9: also with leaders, goals and events in force; in century IV with R12."""
    for s in game(ruleset, players, seed=players):
        if not s.is_over and s.asking().always:
            assert really_ended(s).scores == if_century_ended(s)


@every_table
def test_the_forecast_and_the_two_numbers_agree_at_every_decision(
    ruleset: str, players: int
) -> None:
    for s in game(ruleset, players, seed=7):
        before = snapshot(s)
        assert if_century_ended(s) == forecast(s).scores
        if s.century == 4:
            assert if_game_ended(s) == forecast(s).scores
        assert snapshot(s) == before


@every_table
def test_if_this_century_were_the_last_the_final_scoring_is_added(
    ruleset: str, players: int
) -> None:
    """R12.1 to R12.4, counted here in another way."""
    for s in game(ruleset, players, seed=11):
        if s.is_over or s.century == 4 or not s.asking().always:
            continue
        then = really_ended(s)
        undo_reveal(then, s)
        added = [final_points(s, then, seat) for seat in range(players)]
        wanted = tuple(map(sum, zip(then.scores, added, strict=True)))
        assert if_game_ended(s) == wanted


def undo_reveal(then: State, s: State) -> None:
    """1867 activates workers when it is turned up; nothing may know that yet."""
    if then.event.year == "1867":
        for seat in range(then.players):
            rank = 1 + sum(score > then.scores[seat] for score in then.scores)
            # Nobody's supply is empty right after a scoring, so all were activated.
            assert then.passive[seat] > 0
            then.retire(seat, rank)


def final_points(s: State, then: State, seat: int) -> int:
    """What the final scoring would bring a seat."""
    on_sites = sum(then.workers_on(site, seat) for site in then.architect if site != NOWHERE)
    largest = [max(map(len, groups(then, who)), default=0) for who in range(then.players)]
    voyage = s.setting.events[0].year == "1603" and 0 < largest[seat] == max(largest)
    return on_sites + then.active[seat] // 2 + buildings(then, seat) + 8 * voyage


def buildings(s: State, seat: int) -> int:
    stars = {site: int(s.stars[site]) for site in range(44) if s.token[site] == seat}
    values = {site: VALUES[count] for site, count in stars.items()}
    if s.setting.ruleset.name == "2011-family":
        return sum(values.values())
    of_groups = groups(s, seat)
    most = max((sum(values[site] for site in group) for group in of_groups), default=0)
    totals = [
        sum(values[site] if site in group else stars[site] for site in stars)
        for group in of_groups
        if sum(values[site] for site in group) == most
    ]
    return max(totals, default=0)


def groups(s: State, seat: int) -> list[set[int]]:
    """The seat's tokens, in sets that touch."""
    found: list[set[int]] = []
    for site in range(44):
        if s.token[site] == seat:
            touching = [group for group in found if group & set(NEIGHBOURS[site])]
            found = [group for group in found if group not in touching]
            found.append({site}.union(*touching))
    return found


@every_table
def test_with_every_building_completed_the_engine_gives_the_same(
    ruleset: str, players: int
) -> None:
    """What the evaluation adds to them: the same two numbers after all architects have left."""
    for s in game(ruleset, players, seed=13):
        if s.is_over or not s.asking().always:
            continue
        ends = Ends(s)
        ends.look(s)
        done = s.copy()
        for architect in range(6):
            site = done.architect[architect]
            if site != NOWHERE and (architect < 5 or players > 2 or done.stages(site)):
                complete(done, site)
        assert tuple(ends.century_built)[:players] == century_scores(done)
        assert tuple(ends.game_built)[:players] == if_game_ended(done)


def complete(s: State, site: int) -> None:
    waiting = s.depth
    push_completion(s, site)
    s.advance()
    if s.depth > waiting:
        s.apply(ZONE + COLOUR_OF[site])


def century_scores(s: State) -> tuple[int, ...]:
    """Scores after the zones, before any final scoring."""
    ends = Ends(s)
    ends.look_as_it_lies(s)
    return tuple(ends.century)[: s.players]


@every_table
def test_when_the_game_is_over_both_are_the_score(ruleset: str, players: int) -> None:
    *_, last = game(ruleset, players, seed=1)
    assert last.is_over
    assert if_century_ended(last) == if_game_ended(last) == last.scores


def test_what_is_used_again_finds_the_same_in_whatever_game() -> None:
    """Scratch copies and remembered tokens must not show."""
    first = next(game("2026", 3, seed=1))
    again = Ends(first)
    for ruleset, players in TABLES:
        for s in game(ruleset, players, seed=9):
            fresh = Ends(s)
            fresh.look(s)
            again.look(s)
            for seat in range(players):
                assert again.century[seat] == fresh.century[seat]
                assert again.game[seat] == fresh.game[seat]
                assert again.century_built[seat] == fresh.century_built[seat]
                assert again.game_built[seat] == fresh.game_built[seat]
            if not s.is_over:
                assert list(again.tokens.near) == list(fresh.tokens.near)
                assert list(again.tokens.reached) == list(fresh.tokens.reached)
