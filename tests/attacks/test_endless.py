"""F04: what can be repeated does not make a log without end, and a full log stops no game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from quebec.server.play import asks
from quebec.server.play.asks import Ask, Asker, checks
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from tests.server.test_acts import ANNE, BOB, CHLOE, ask, refusal, table

LONGEST = 60
MOVE = asks.Play(key="k", at=0, moves=("send",))


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LONGEST_LOG", LONGEST)


def repeat(game: Game, *steps: tuple[Ask, str]) -> str:
    """Again and again, until one of them is refused; returns why."""
    for _ in range(LONGEST):
        for what, who in steps:
            try:
                ask(game, what, who)
            except Refused as refused:
                return refused.reason.key
    raise AssertionError("nothing ended it")


@pytest.mark.case("F04")
@pytest.mark.parametrize(
    ("start", "steps"),
    [
        (True, [(MOVE, ANNE), (asks.Undo(key="k", at=0), ANNE)]),
        (True, [(MOVE, ANNE), (asks.Restart(key="k", at=0), ANNE)]),
        (True, [(asks.Wish(key="k", seat=0, automatic=True), ANNE)]),
        (True, [(asks.ProposeEnd(key="k", seat=0), ANNE),
                (asks.AnswerEnd(key="k", seat=1, agree=False), BOB)]),
        (True, [(asks.TakeOver(key="k", seat=0), ANNE), (asks.GiveBack(key="k", seat=0), ANNE)]),
        (True, [(asks.Leave(key="k"), BOB), (asks.Join(key="k"), BOB)]),
        (False, [(asks.Leave(key="k"), BOB), (asks.Join(key="k"), BOB)]),
        (False, [(asks.Remove(key="k", seat=1), ANNE), (asks.Join(key="k"), BOB)]),
        (False, [(asks.Leave(key="k"), BOB), (asks.SeatBot(key="k", seat=1, bot="random"), ANNE),
                 (asks.SeatBot(key="k", seat=1, bot=""), ANNE), (asks.Join(key="k"), BOB)]),
    ],
    ids=["undo", "restart", "wish", "propose", "take over", "leave", "join", "remove", "seat bot"],
)  # fmt: skip
def test_no_log_grows_without_end(start: bool, steps: Sequence[tuple[Ask, str]]) -> None:
    game = table(3, start=start)
    assert repeat(game, *steps) == "log_is_full"
    assert LONGEST <= game.length <= LONGEST + len(steps)


@pytest.mark.case("F04")
def test_a_game_with_a_full_log_is_played_to_its_end() -> None:
    game = table(3)
    repeat(game, (asks.Wish(key="k", seat=0, automatic=True), ANNE))
    chance = Random(3)
    people = (ANNE, BOB, CHLOE)
    assert refusal(game, asks.TakeOver(key="k", seat=1), BOB) == "log_is_full"
    while game.phase == "playing":
        if game.must_confirm:
            ask(game, asks.Confirm(key="k", at=0), people[game.pending[-1].seat])
            continue
        assert game.state is not None
        assert game.decider is not None
        move = chance.choice(game.state.legal_moves())
        ask(game, asks.Play(key="k", at=0, moves=(move.text,)), Asker(people[game.decider]))
    assert game.outcome is not None
    assert game.length > LONGEST + 50
