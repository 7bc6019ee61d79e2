"""How a game was played so far, as the processes in which bots think are told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.past import Past, past_of
from quebec.bots.search import SearchBot
from quebec.engine import Move, State, new_game
from quebec.engine.thinking.keys import position_key
from quebec.position import position_text
from quebec.server.bots import child
from quebec.server.bots.played import MOST_KEPT, Pasts, played_so_far

SEED = 5


def game(rules: str, players: int, count: int) -> tuple[State, list[Move]]:
    """The first moves of a game of greedy bots."""
    state, moves, chance = new_game(rules, players, SEED), list[Move](), Random(SEED)
    bot = make_bot("greedy")
    while len(moves) < count:
        moves.append(ask(bot, state, Budget(), chance))
        state.play(moves[-1])
    return state, moves


def order(state: State, moves: Sequence[Move]) -> dict[str, object]:
    """As it comes out of the pipe."""
    told: dict[str, object] = json.loads(
        json.dumps(played_so_far(state, [move.text for move in moves]))
    )
    return told


def keys(past: Past) -> list[tuple[int, int]]:
    return [(int(position_key(turn.begun)), int(position_key(turn.ended))) for turn in past.turns]


@pytest.mark.parametrize(("rules", "players"), [("2011", 2), ("2026", 4), ("2011-family", 3)])
def test_a_process_is_told_every_turn(rules: str, players: int) -> None:
    state, moves = game(rules, players, 90)
    found = Pasts().past(**order(state, moves))  # type: ignore[arg-type]
    assert len(found.turns) > 15
    assert keys(found) == keys(past_of(new_game(rules, players, SEED), moves))


def test_a_process_is_not_told_what_lies_face_down() -> None:
    state, moves = game("2026", 3, 20)
    assert state.century == 1
    assert order(state, moves)["events"] == [state.setting.deal.events[0], "?", "?", "?"]


def test_a_game_that_is_kept_goes_on_and_one_that_was_taken_back_starts_anew() -> None:
    pasts = Pasts()
    _, moves = game("2026", 3, 60)
    for count in (20, 21, 60, 40):
        at, _ = game("2026", 3, count)
        found = pasts.past(**order(at, moves[:count]))  # type: ignore[arg-type]
        assert keys(found) == keys(past_of(new_game("2026", 3, SEED), moves[:count]))
    same = pasts.past(**order(at, moves[:40]))  # type: ignore[arg-type]
    assert same is found


def test_only_the_last_games_are_kept() -> None:
    pasts = Pasts()
    for seed in range(2 * MOST_KEPT):
        pasts.past(**order(new_game("2011", 2, seed), ()))  # type: ignore[arg-type]
    assert len(pasts._kept) == MOST_KEPT


def test_a_bot_a_hint_and_an_analysis_watch_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[tuple[int, int]]] = []

    def watch(bot: SearchBot, past: Past | None) -> None:
        assert past is not None
        seen.append(keys(past))

    monkeypatch.setattr(SearchBot, "watch", watch)
    state, moves = game("2026", 3, 30)
    while state.asking().key != "action":
        state, moves = game("2026", 3, len(moves) + 1)
    position, past = position_text(state, public=True), order(state, moves)
    limits = {"seconds": 600.0, "thinking_seconds": 0.01}
    assert "move" in child.work(bot="level-9", position=position, past=past, seed=1, **limits)
    assert "hint" in child.work(hinted=position, past=past)
    played = [ask(make_bot("greedy"), state, Budget(), Random(1)).text]
    then = state.copy()
    then.play(played[0])
    while not then.is_over and then.turn == state.turn and then.asking().key != "action":
        played.append(then.legal_moves()[0].text)
        then.play(played[-1])
    assert "thought" in child.work(position=position, past=past, played=played, at=0, work=50)
    assert len(seen) == 3
    assert all(one == keys(past_of(new_game("2026", 3, SEED), moves)) for one in seen)
