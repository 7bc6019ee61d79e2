"""What the search learns about the others from the turns they played."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.judges import LEARNED
from quebec.bots.levels import LEVELS
from quebec.bots.opponents import LAST_TURNS, MOST_POSITIONS, Opponents
from quebec.bots.past import Past, Watchful
from quebec.bots.search import HandMadeSearchBot, SearchBot
from quebec.engine import State, new_game
from quebec.engine.thinking.keys import position_key

# Whole games of thinking players: slow where the engine is interpreted. That both forms choose the
# same moves is tested with the forms.
pytestmark = pytest.mark.strength

NAMES = [model.name for model in LEARNED.models]


def watched(seats: list[Bot], rules: str = "2011", seed: int = 3, most: int = 1000) -> Past:
    """A game, or its first moves."""
    state = new_game(rules, len(seats), seed)
    chance = Random(seed)
    past = Past(state)
    while not state.is_over and most:
        state.play(ask(seats[int(state.decider())], state, Budget(), chance))
        past.moved(state)
        most -= 1
    return past


def judged(past: Past, own: int = 0) -> Opponents:
    found = Opponents(past.turns[0].begun, LEARNED.models)
    found.watch(past, own)
    return found


@pytest.mark.parametrize("rules", ["2011", "2026", "2011-family"])
def test_the_past_has_every_turn(rules: str) -> None:
    turns = watched([make_bot("greedy") for _ in range(3)], rules).turns
    for before, after in pairwise(turns):
        assert position_key(before.ended) == position_key(after.begun)
    assert turns[-1].ended.is_over


def test_the_past_shows_no_hidden_card() -> None:
    deals = [new_game("2026", 3, seed) for seed in range(40)]
    alike = [s for s in deals if s.setting.events[0] == deals[0].setting.events[0]]
    assert len({s.setting.events for s in alike}) > 1
    assert {Past(s)._begun.setting.events[1:] for s in alike} == {
        Past(deals[0])._begun.setting.events[1:]
    }


@pytest.mark.parametrize("name", ["greedy", "imitator", "garrison"])
def test_a_player_is_recognised(name: str) -> None:
    found = judged(watched([make_bot("learned"), make_bot(name), make_bot("learned")]))
    weights = found.weights(1)
    assert weights.index(max(weights)) == NAMES.index(name)
    assert weights[NAMES.index(name)] > 0.8
    assert len({profile[1] for profile in found.profiles(4)}) == 1


def test_without_any_turn_all_models_are_possible() -> None:
    found = Opponents(new_game("2011", 3, 1), LEARNED.models)
    assert found.weights(1) == pytest.approx([model.prior for model in LEARNED.models])
    # Learned, greedy, imitator, and one of the rest.
    assert len({profile[1] for profile in found.profiles(4)}) >= 3


def test_priors_add_up() -> None:
    assert sum(model.prior for model in LEARNED.models) == pytest.approx(1.0)


def test_what_is_learned_depends_on_the_record_alone() -> None:
    """Whether the turns were told at once or one after the other."""
    past = watched([make_bot(name) for name in ("learned", "greedy", "hurrier")])
    step_by_step = Opponents(past.turns[0].begun, LEARNED.models)
    so_far = Past(past.turns[0].begun)
    for turn in past.turns:
        so_far.turns.append(turn)
        step_by_step.watch(so_far, 0)
    at_once = judged(past)
    assert [step_by_step.weights(k) for k in (1, 2)] == [at_once.weights(k) for k in (1, 2)]


def test_who_asks_changes_nothing_about_the_others() -> None:
    """One for all seats of a table knows what one for each would know."""
    past = watched([make_bot(name) for name in ("learned", "greedy", "hurrier")])
    shared = Opponents(past.turns[0].begun, LEARNED.models)
    for own in (0, 1, 2):
        shared.watch(past, own)
    alone = judged(past, own=0), judged(past, own=1)
    assert shared.weights(2) == alone[0].weights(2)
    assert shared.weights(0) == alone[1].weights(0)


def test_only_the_last_turns_of_a_seat_are_judged() -> None:
    """So a long game takes no longer, and somebody who sits down at its middle is seen soon."""
    past = watched([make_bot("greedy") for _ in range(2)])
    turns = [turn for turn in past.turns if turn.begun.turn == 1]
    assert len(turns) > LAST_TURNS
    late = Past(past.turns[0].begun)
    late.turns += turns[-LAST_TURNS:]
    assert judged(late).weights(1) == judged(past).weights(1)


def test_who_is_in_a_hurry_judges_the_first_turns_of_a_seat_only() -> None:
    past = watched([make_bot("greedy") for _ in range(2)])
    first = Past(past.turns[0].begun)
    first.turns += [turn for turn in past.turns if turn.begun.turn == 1][:4]
    found = Opponents(past.turns[0].begun, LEARNED.models, enough=4)
    for _ in range(2):
        found.watch(past, 0)
    assert found.weights(1) == judged(first).weights(1)


def test_the_own_turns_are_not_judged() -> None:
    found = judged(watched([make_bot("greedy") for _ in range(2)]), own=1)
    assert found.weights(1) == pytest.approx([model.prior for model in LEARNED.models])


def test_the_search_watches_and_the_same_work_gives_the_same_answer() -> None:
    past = watched([make_bot("imitator") for _ in range(3)], most=60)
    state: State = past.turns[-1].ended
    answers = set()
    for _ in range(2):
        bot = SearchBot()
        bot.watch(past)
        answers.add(bot.choose(state.copy(), Budget(work=300), Random(1)))
    assert len(answers) == 1


def test_who_watches() -> None:
    assert isinstance(SearchBot(), Watchful)
    assert not isinstance(make_bot("greedy"), Watchful)
    hand_made = HandMadeSearchBot()
    past = watched([make_bot("greedy") for _ in range(2)], most=40)
    hand_made.watch(past)
    state = past.turns[-1].ended
    # It has no models: what it thinks is the same.
    assert hand_made.choose(
        state.copy(), Budget(work=200), Random(1)
    ) == HandMadeSearchBot().choose(state.copy(), Budget(work=200), Random(1))


def test_a_level_of_fixed_work_plays_the_same_whoever_the_others_are() -> None:
    level = LEVELS[7]
    assert level.search
    past = watched([make_bot("imitator") for _ in range(3)], most=50)
    state = past.turns[-1].ended
    told, untold = make_bot(level.name), make_bot(level.name)
    told.watch(past)  # type: ignore[attr-defined]
    assert told.choose(state.copy(), Budget(), Random(1)) == untold.choose(
        state.copy(), Budget(), Random(1)
    )


def test_a_turn_with_very_many_ways_to_play_it_is_not_judged() -> None:
    found = Opponents(new_game("2011", 4, 1), LEARNED.models)
    for seed in range(3):
        past = watched([make_bot("imitator") for _ in range(4)], seed=seed)
        for turn in past.turns:
            one = Past(turn.begun)
            one.turns.append(turn)
            before = int(found.meter.positions)
            found._seen = [0] * 4
            found.watch(one, own=-1)
            spent = int(found.meter.positions) - before
            assert spent <= len(found.values) * 2 * MOST_POSITIONS
