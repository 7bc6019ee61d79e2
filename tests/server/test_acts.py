"""What happens at a table, without a server: resigning, agreeing, bots that step in, clocks."""

from __future__ import annotations

from random import Random

import pytest

from quebec.engine import draw_deal
from quebec.engine.rulesets import ruleset_named
from quebec.server.play import acts, asks
from quebec.server.play.asks import Absence, Ask, Asker
from quebec.server.play.clock import DAY, MINUTE, RETURN, SECOND
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import (
    NO_CLOCK,
    Clock,
    CorrespondenceClock,
    LiveClock,
    SeatPlan,
    Setup,
)
from quebec.server.play.snapshot import from_snapshot, snapshot
from quebec.server.tables.shown import game_shown

ANNE, BOB, CHLOE = "anne", "bob", "chloe"
BOT = Asker(None, bot=True)


def table(
    players: int = 3, clock: Clock = NO_CLOCK, *, public: bool = True, start: bool = True
) -> Game:
    """People at all seats, the game begun, the first seat to move."""
    seats = tuple(SeatPlan(kind="me" if k == 0 else "open") for k in range(players))
    setup = Setup(ruleset="2011", seats=seats, clock=clock, public=public)
    deal = draw_deal(ruleset_named("2011"), players, seed=4)._replace(first=0)
    game = Game(setup, ANNE, deal)
    game.add(acts.Created(), ANNE, 0)
    for person in (BOB, CHLOE)[: players - 1]:
        ask(game, asks.Join(key="k", invited=True), person)
    if start:
        ask(game, asks.Start(key="k"), ANNE)
    return game


def ask(game: Game, what: Ask, who: str | Asker, time: int = 0) -> None:
    asker = Asker(who) if isinstance(who, str) else who
    for act in what.acts(game, asker):
        game.add(act, asker.person, time)


def refusal(game: Game, what: Ask, who: str | Asker) -> str:
    with pytest.raises(Refused) as refused:
        ask(game, what, who)
    return refused.value.reason.key


def without(person: str, away: int = 9 * MINUTE) -> Asker:
    """The owner asks; somebody has been away for so long."""
    return Asker(ANNE, absence=Absence(5 * MINUTE, {person: away}))


def a_turn(game: Game, who: str | Asker, time: int = 0) -> None:
    ask(game, asks.Play(key="k", at=0, moves=("send", "rel"), confirm=True), who, time)


# ---- resigning ----------------------------------------------------------------------------------


def test_with_two_seats_resigning_ends_the_game_and_the_other_wins() -> None:
    game = table(2)
    ask(game, asks.Resign(key="k", seat=0), ANNE)
    assert game.outcome is not None
    assert (game.outcome.how, game.outcome.winners) == ("resigned", (1,))


def test_with_more_a_bot_plays_on_for_whoever_resigns() -> None:
    game = table(3)
    ask(game, asks.Resign(key="k", seat=0), ANNE)
    assert game.phase == "playing"
    assert game.waiting_bot == game.setup.stand_in
    assert refusal(game, asks.GiveBack(key="k", seat=0), ANNE) == "has_resigned"
    a_turn(game, BOT)
    assert game.waiting == 1
    ask(game, asks.Resign(key="k", seat=1), BOB)
    assert game.outcome is not None
    assert game.outcome.winners == (2,)


def test_when_no_person_is_left_the_game_ends() -> None:
    game = table(3)
    for seat, who in ((1, BOB), (2, CHLOE)):
        ask(game, asks.TakeOver(key="k", seat=seat), who)
    ask(game, asks.Resign(key="k", seat=0), ANNE)
    assert game.outcome is not None
    assert game.outcome.winners == (1, 2)


# ---- an end by agreement ------------------------------------------------------------------------


def test_a_game_ends_when_all_people_agree() -> None:
    game = table(3)
    ask(game, asks.ProposeEnd(key="k", seat=0), ANNE)
    ask(game, asks.TakeOver(key="k", seat=2), CHLOE)
    ask(game, asks.AnswerEnd(key="k", seat=1, agree=True), BOB)
    assert game.outcome is not None
    assert (game.outcome.how, game.outcome.winners) == ("agreed", ())


def test_a_refusal_or_a_move_withdraws_the_proposal() -> None:
    game = table(3)
    ask(game, asks.ProposeEnd(key="k", seat=0), ANNE)
    ask(game, asks.AnswerEnd(key="k", seat=1, agree=False), BOB)
    assert refusal(game, asks.AnswerEnd(key="k", seat=2, agree=True), CHLOE) == "no_end_proposed"
    ask(game, asks.ProposeEnd(key="k", seat=1), BOB)
    a_turn(game, ANNE)
    assert not game.agreeing


def test_whoever_takes_the_seat_of_somebody_who_agreed_has_not_agreed() -> None:
    game = table(3)
    ask(game, asks.ProposeEnd(key="k", seat=1), BOB)
    ask(game, asks.AnswerEnd(key="k", seat=0, agree=True), ANNE)
    ask(game, asks.Leave(key="k"), BOB)
    ask(game, asks.Join(key="k"), "david")
    ask(game, asks.AnswerEnd(key="k", seat=2, agree=True), CHLOE)
    assert game.agreeing == {0, 2}
    ask(game, asks.AnswerEnd(key="k", seat=1, agree=True), "david")
    assert game.phase == "over"


# ---- who plays ----------------------------------------------------------------------------------


def test_a_bot_takes_over_and_gives_back() -> None:
    game = table(3)
    ask(game, asks.TakeOver(key="k", seat=0), ANNE)
    assert refusal(game, asks.Play(key="k", at=0, moves=("send",)), ANNE) == "bot_plays_here"
    ask(game, asks.Play(key="k", at=0, moves=("send",)), BOT)
    ask(game, asks.GiveBack(key="k", seat=0), ANNE)
    assert refusal(game, asks.Play(key="k", at=0, moves=("rel",)), BOT) == "no_bot_plays_here"
    ask(game, asks.Play(key="k", at=0, moves=("rel",)), ANNE)


def test_the_owner_frees_a_seat_and_somebody_else_sits_down() -> None:
    game = table(3)
    assert refusal(game, asks.Remove(key="k", seat=1), CHLOE) == "not_owner"
    ask(game, asks.Remove(key="k", seat=1), without(BOB))
    assert game.seats[1].bot == game.setup.stand_in
    assert refusal(game, asks.Remove(key="k", seat=1), without(BOB)) == "nobody_to_remove"
    ask(game, asks.Join(key="k"), "david")
    assert game.seats[1].person == "david"
    assert game.seats[1].is_played_by_person
    assert refusal(game, asks.GiveBack(key="k", seat=1), BOB) == "not_seated"


@pytest.mark.case("M12")
@pytest.mark.parametrize("back", [asks.GiveBack(key="k", seat=1), asks.Join(key="k")])
def test_whoever_held_a_freed_seat_may_return_to_it_without_a_link(back: Ask) -> None:
    game = table(3, public=False)
    ask(game, asks.Remove(key="k", seat=1), without(BOB))
    assert refusal(game, asks.Join(key="k"), "david") == "needs_link"
    copied = from_snapshot(snapshot(game), game.setup, ANNE, game.deal, game.rules_version)
    for one in (copied, game):
        ask(one, back, BOB)
        assert one.seats[1].is_played_by_person
        refused = refusal(one, asks.Join(key="k", invited=True), "david")
        assert refused == "no_free_seat"


def test_whoever_resigned_does_not_return_by_way_of_a_freed_seat() -> None:
    game = table(3)
    ask(game, asks.Remove(key="k", seat=1), without(BOB))
    ask(game, asks.Resign(key="k", seat=1), BOB)
    assert refusal(game, asks.Join(key="k"), BOB) == "seated_already"
    assert game.seats[1].bot
    game = table(3)
    ask(game, asks.Resign(key="k", seat=1), BOB)
    # Nobody could take it.
    assert refusal(game, asks.Remove(key="k", seat=1), without(BOB)) == "nobody_to_remove"


@pytest.mark.case("H04", "M12")
@pytest.mark.parametrize(
    "what", [asks.TakeOver(key="k", seat=1), asks.Remove(key="k", seat=1)], ids=["bot", "free"]
)
def test_the_seat_of_somebody_else_needs_their_absence(what: Ask) -> None:
    game = table(3)
    assert refusal(game, what, ANNE) == "holder_is_here"
    assert refusal(game, what, without(CHLOE)) == "holder_is_here"
    assert refusal(game, what, without(BOB, 5 * MINUTE - 1)) == "holder_was_here"
    ask(game, what, without(BOB, 5 * MINUTE))
    assert game.seats[1].bot == game.setup.stand_in


def test_before_the_game_the_owner_may_free_any_seat() -> None:
    game = table(3, start=False)
    ask(game, asks.Remove(key="k", seat=1), ANNE)
    assert game.seats[1].person is None


def test_everybody_at_the_table_may_call_a_bot_for_somebody_absent_but_only_the_stand_in() -> None:
    game = table(3)
    chloe = Asker(CHLOE, absence=Absence(5 * MINUTE, {ANNE: 9 * MINUTE}))
    chosen = asks.TakeOver(key="k", seat=0, bot="level-1")
    assert refusal(game, chosen, chloe) == "only_stand_in"
    ask(game, asks.TakeOver(key="k", seat=0), chloe)
    assert game.seats[0].bot == game.setup.stand_in
    ask(game, asks.GiveBack(key="k", seat=0), ANNE)
    ask(game, chosen, ANNE)
    assert game.seats[0].bot == "level-1"


def test_in_correspondence_the_clock_decides_who_is_absent() -> None:
    game = table(2, CorrespondenceClock(days=1))
    hours = without(BOB, 20 * 60 * MINUTE)
    for what in (asks.TakeOver(key="k", seat=1), asks.Remove(key="k", seat=1)):
        assert refusal(game, what, hours) == "clock_decides"
    game.add(acts.Expired(1, "bot"), None, DAY)
    ask(game, asks.Remove(key="k", seat=1), hours)
    assert game.freed == {1}


def test_only_whoever_decides_may_move() -> None:
    game = table(3)
    assert refusal(game, asks.Play(key="k", at=0, moves=("send",)), BOB) == "not_your_seat"
    ask(game, asks.Play(key="k", at=0, moves=("send",)), ANNE)
    assert refusal(game, asks.Undo(key="k", at=0), BOB) == "not_your_seat"


# ---- clocks -------------------------------------------------------------------------------------


def test_the_deciding_seat_is_charged_and_gets_its_increment() -> None:
    game = table(2, LiveClock(minutes=10, increment=5))
    a_turn(game, ANNE, 60 * SECOND)
    assert game.timer is not None
    assert game.timer.left == [9 * MINUTE + 5 * SECOND, 10 * MINUTE]
    assert game.timer.running == 1
    assert game.timer.expires == 11 * MINUTE


def test_a_seat_that_has_not_confirmed_goes_on_being_charged() -> None:
    game = table(2, LiveClock(minutes=10, increment=0))
    ask(game, asks.Play(key="k", at=0, moves=("send", "rel")), ANNE, 1 * MINUTE)
    assert game.timer is not None
    assert game.timer.running == 0
    ask(game, asks.Confirm(key="k", at=0), ANNE, 3 * MINUTE)
    assert game.timer.left == [7 * MINUTE, 10 * MINUTE]


def test_nobody_is_charged_for_the_time_the_server_was_away() -> None:
    game = table(2, LiveClock(minutes=1, increment=0))
    game.add(acts.Resumed(30 * MINUTE), None, 30 * MINUTE + 10 * SECOND)
    assert game.timer is not None
    assert game.timer.left[0] == 50 * SECOND


def test_in_correspondence_every_turn_has_its_days() -> None:
    game = table(2, CorrespondenceClock(days=2))
    a_turn(game, ANNE, DAY)
    assert game.timer is not None
    assert game.timer.expires == 3 * DAY


def test_a_bot_takes_over_from_whoever_ran_out_of_time() -> None:
    game = table(2, LiveClock(minutes=1))
    game.add(acts.Expired(0, "bot"), None, MINUTE)
    assert game.waiting_bot == game.setup.stand_in
    assert game.timer is not None
    assert game.timer.running is None


def test_time_is_earned_by_a_turn_not_by_calling_a_bot_and_coming_back() -> None:
    for clock in (LiveClock(minutes=1), CorrespondenceClock(days=1)):
        game = table(2, clock)
        assert game.timer is not None
        had = game.timer.left[0]
        ask(game, asks.TakeOver(key="k", seat=0), ANNE, 40 * SECOND)
        assert game.timer.running is None
        ask(game, asks.GiveBack(key="k", seat=0), ANNE, 50 * SECOND)
        assert game.timer.running == 0
        assert game.timer.left[0] == had - 40 * SECOND


def test_whoever_comes_back_after_a_bot_has_played_has_some_time() -> None:
    game = table(2, LiveClock(minutes=1))
    game.add(acts.Expired(0, "bot"), None, MINUTE)
    assert game.timer is not None
    assert game.timer.left[0] == 0
    a_turn(game, BOT, MINUTE)
    assert game.timer.left[0] == RETURN


def test_moves_before_the_start_earn_no_time() -> None:
    clock = LiveClock(minutes=1, increment=600)
    plans = (SeatPlan(kind="me"), SeatPlan(kind="me"))
    setup = Setup(ruleset="2011", seats=plans, clock=clock, prefix=("send", "rel", "send", "pol"))
    deal = draw_deal(ruleset_named("2011"), 2, seed=4)
    game = Game(setup, ANNE, deal)
    game.add(acts.Created(), ANNE, 0)
    ask(game, asks.Start(key="k"), ANNE)
    assert game.timer is not None
    assert game.timer.left == [MINUTE, MINUTE]


def test_every_decision_is_charged_to_the_seat_that_has_it_out_of_turn_too() -> None:
    game = table(3, LiveClock(minutes=600, increment=0))
    chance = Random(3)
    spent, time, out_of_turn = [0, 0, 0], 0, 0
    assert game.state is not None
    while game.phase == "playing":
        seat = game.waiting
        assert seat is not None
        assert game.timer is not None
        assert game.timer.running == seat
        out_of_turn += not game.must_confirm and seat != game.state.turn
        thought = chance.randrange(5 * SECOND)
        time += thought
        spent[seat] += thought
        who = Asker(game.seats[seat].person)
        if game.must_confirm:
            ask(game, asks.Confirm(key="k", at=0), who, time)
        else:
            move = chance.choice(game.offered()).text
            ask(game, asks.Play(key="k", at=0, moves=(move,)), who, time)
        assert game.timer.left == [600 * MINUTE - one for one in spent]
    assert out_of_turn > 0
    assert game.timer is not None
    assert game.timer.expires is None


# ---- folding ------------------------------------------------------------------------------------


def test_a_log_folded_again_and_a_snapshot_give_the_same_game() -> None:
    game = table(3)
    log: list[acts.AnyAct] = []
    chance = Random(2)
    again = game.copy()
    while game.phase == "playing":
        who = Asker(game.seats[game.waiting or 0].person)
        choice = chance.random()
        what: Ask
        if game.must_confirm and choice < 0.8:
            what = asks.Confirm(key="k", at=0)
        elif game.pending and choice > 0.9:
            what = asks.Restart(key="k", at=0) if choice > 0.97 else asks.Undo(key="k", at=0)
        elif game.must_confirm:
            continue
        else:
            move = chance.choice(game.offered())
            what = asks.Play(key="k", at=0, moves=(move.text,))
        for act in what.acts(game, who):
            log.append(act)
            game.add(act, who.person, len(log))
        if len(log) % 50 == 0 and not game.pending:
            copied = from_snapshot(snapshot(game), game.setup, ANNE, game.deal, game.rules_version)
            assert game_shown(copied, {}) == game_shown(game, {})
            assert snapshot(copied) == snapshot(game)
    for n, act in enumerate(log, start=1):
        again.add(act, ANNE, n)
    assert game_shown(again, {}) == game_shown(game, {})
    assert again.moves == game.moves
    assert len(again.moves) < sum(isinstance(act, acts.Moved) for act in log)
