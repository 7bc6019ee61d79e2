"""What the search learns about the others from the turns they played."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.characters import CharacterBot, Kind
from quebec.bots.judges import LEARNED
from quebec.bots.levels import LEVELS
from quebec.bots.opponents import (
    LAST_TURNS,
    MOST_POSITIONS,
    Opponents,
    Turns,
    opponents_of,
)
from quebec.bots.past import Past, Watchful
from quebec.bots.search import HandMadeSearchBot, SearchBot
from quebec.engine import State, new_game
from quebec.engine.thinking.keys import position_key
from quebec.engine.thinking.likings import Likings

# Whole games of thinking players: slow where the engine is interpreted. That both forms choose the
# same moves is tested with the forms.
pytestmark = pytest.mark.strength

MODELS = LEARNED.models
assert MODELS is not None
NAMES = ["likings", *(model.name for model in MODELS.others)]
BEFORE = [MODELS.prior, *(model.prior for model in MODELS.others)]


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


def watcher(state: State, own: int = 0, enough: int | None = None) -> Opponents:
    """Nothing is shared with others who watch."""
    assert MODELS is not None
    return Opponents(Turns(state, MODELS), state, MODELS, own, enough)


def judged(past: Past, own: int = 0) -> Opponents:
    found = watcher(past.turns[0].begun, own)
    found.watch(past)
    return found


def odd_ones() -> CharacterBot:
    """A player that is none of the characters."""
    return Kind("odd", pace=12.0, likes={"passive": (-1.5,), "own_hands": (2.5,)}).bot()


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


@pytest.mark.parametrize("name", ["greedy", "imitator"])
def test_a_player_is_recognised(name: str) -> None:
    found = judged(watched([make_bot("learned"), make_bot(name), make_bot("learned")]))
    weights = found.weights(1)
    assert weights.index(max(weights)) == NAMES.index(name)
    assert weights[NAMES.index(name)] > 0.8
    assert len({profile[1] for profile in found.profiles(4)}) == 1


def test_a_character_is_recognised_as_one_that_likes_something() -> None:
    """By its own model, or by the likings that were found: both foresee it."""
    found = judged(watched([make_bot("learned"), make_bot("garrison"), make_bot("learned")]))
    weights = found.weights(1)
    assert weights[0] + weights[NAMES.index("garrison")] > 0.9


def test_players_at_a_table_are_told_apart() -> None:
    found = judged(watched([make_bot("learned"), make_bot("greedy"), make_bot("imitator")]))
    for seat, name in ((1, "greedy"), (2, "imitator")):
        assert found.weights(seat)[NAMES.index(name)] > 0.8


def test_likings_of_somebody_unknown_are_found() -> None:
    """The fitted model foresees turns of an odd player that the learned one does not."""
    past = watched([make_bot("learned"), odd_ones(), odd_ones(), odd_ones()])
    found = judged(past)
    late = [
        one
        for number in range(len(past.turns) // 2, len(past.turns))
        if (one := found._turns.judged(past, number)) and one.seat != 0
    ]
    unknown = Likings()
    foreseen = [
        sum(likings.chance(one.choice) > 0.5 for one in late) / len(late)
        for likings in (unknown, found.likings)
    ]
    assert foreseen[1] > 0.9 > foreseen[0] + 0.05
    taste = found.likings.taste()
    assert taste.pace > 0.0
    assert found.weights(1)[NAMES.index("likings")] > 0.8


def test_without_any_turn_all_models_are_possible() -> None:
    """Somebody who judges as the learned player does, with or without likings, is the likeliest."""
    weights = watcher(new_game("2011", 3, 1)).weights(1)
    assert sum(weights) == pytest.approx(1.0)
    assert weights[0] == max(weights)
    assert min(weights) > 0.0


def test_priors_add_up() -> None:
    assert sum(BEFORE) == pytest.approx(1.0)


def test_what_is_learned_depends_on_the_record_alone() -> None:
    """Whether the turns were told at once or one after the other."""
    past = watched([make_bot(name) for name in ("learned", "greedy", "hurrier")])
    step_by_step = watcher(past.turns[0].begun)
    so_far = Past(past.turns[0].begun)
    for turn in past.turns:
        so_far.turns.append(turn)
        step_by_step.watch(so_far)
    at_once = judged(past)
    assert [step_by_step.weights(k) for k in (1, 2)] == [at_once.weights(k) for k in (1, 2)]
    assert list(step_by_step.likings.weights) == list(at_once.likings.weights)


def test_who_asks_changes_nothing_about_the_others() -> None:
    """All seats of a table that watch in one process know what each would know alone."""
    past = watched([make_bot(name) for name in ("learned", "greedy", "hurrier")])
    assert MODELS is not None
    shared = [opponents_of(past, past.turns[0].begun, MODELS, own) for own in (0, 1, 2)]
    for one in shared:
        one.watch(past)
    for own, seat in ((0, 2), (1, 0), (2, 1)):
        assert shared[own].weights(seat) == judged(past, own).weights(seat)


def test_only_the_last_turns_of_a_seat_are_judged() -> None:
    """So a long game takes no longer, and somebody who sits down at its middle is seen soon."""
    past = watched([make_bot("greedy") for _ in range(2)])
    assert sum(turn.begun.turn == 1 for turn in past.turns) > LAST_TURNS
    assert len(judged(past)._logs) == LAST_TURNS


def test_who_is_in_a_hurry_judges_the_first_turns_of_a_seat_only() -> None:
    past = watched([make_bot("greedy") for _ in range(2)])
    first = Past(past.turns[0].begun)
    turns = [turn for turn in past.turns if turn.begun.turn == 1]
    first.turns += turns[:4]
    found = watcher(past.turns[0].begun, enough=4)
    for _ in range(2):
        found.watch(past)
    assert found.weights(1) == judged(first).weights(1)


def test_the_own_turns_are_not_judged() -> None:
    found = judged(watched([make_bot("greedy") for _ in range(2)]), own=1)
    assert found._logs
    assert {whose for whose, _ in found._logs} == {0}


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
    assert MODELS is not None
    for seed in range(3):
        past = watched([make_bot("imitator") for _ in range(4)], seed=seed)
        for turn in past.turns:
            one = Past(turn.begun)
            one.turns.append(turn)
            found = Turns(turn.begun, MODELS)
            found.judged(one, 0)
            assert found.meter.positions <= 2 * MOST_POSITIONS
