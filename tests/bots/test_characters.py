"""The characters: each plays whole games, and plays like nobody else."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.characters import CHARACTERS, Kind, characters_named
from quebec.bots.learned import LearnedBot
from quebec.engine import BadInput, State, new_game
from quebec.engine.board import CITADELLE
from quebec.engine.state import SEATS
from quebec.engine.thinking.features import SEAT_BLOCKS
from quebec.server.bots.known import offered_bots
from quebec.texts import LANGUAGES, Texts

# Whole games of thinking players: slow where the engine is interpreted. That both forms choose the
# same moves is tested with the forms.
pytestmark = pytest.mark.strength

NAMES = [kind.name for kind in CHARACTERS]


def played(seats: list[Bot], seed: int, rules: str = "2011") -> list[State]:
    """The positions before every choice, and the last one."""
    state = new_game(rules, len(seats), seed)
    chance = Random(seed)
    seen = [state.copy()]
    while not state.is_over:
        state.play(ask(seats[int(state.decider())], state, Budget(), chance))
        seen.append(state.copy())
    return seen


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("rules", "players"), [("2011", 2), ("2011-events", 4), ("2026", 3), ("2011-family", 5)]
)
def test_a_character_plays_whole_games_of_all_rules(name: str, rules: str, players: int) -> None:
    assert played([make_bot(name) for _ in range(players)], 1, rules)[-1].is_over


def test_no_two_of_them_play_the_same_game() -> None:
    games = set()
    for name in ("learned", *NAMES):
        moves = played([make_bot(name) for _ in range(3)], 5)
        games.add(tuple(state.scores for state in moves))
    assert len(games) == len(NAMES) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_sentence_in_every_language(language: str) -> None:
    texts = Texts(language)
    for form in ("", "-about"):
        said = {texts.say(f"page-bot-{name}{form}") for name in NAMES}
        assert len(said) == len(NAMES)


def test_people_can_choose_them() -> None:
    assert set(NAMES) <= set(offered_bots())


def test_what_they_like_is_in_the_rows() -> None:
    counts = {block.name: block.count for block in SEAT_BLOCKS}
    for kind in CHARACTERS:
        for name, weights in kind.likes.items():
            assert 1 <= len(weights) <= counts[name]


def test_a_character_that_likes_nothing_plays_as_the_learned_player() -> None:
    state = new_game("2026", 3, 8)
    plain, learned = Kind("plain").bot(), LearnedBot()
    for _ in range(40):
        assert list(plain.thought(state).utility) == list(learned.thought(state).utility)
        state.play(learned.choose(state, Budget(), Random(1)))


def test_the_hurrier_is_quicker_than_the_hoarder() -> None:
    def choices(name: str) -> int:
        return sum(len(played([make_bot(name) for _ in range(3)], seed)) for seed in range(4))

    assert choices("hurrier") < choices("hoarder")


def test_the_garrison_has_more_workers_in_the_citadelle() -> None:
    def workers(name: str) -> int:
        seen = played([make_bot(name) for _ in range(3)], 2)
        return sum(
            int(state.zones[CITADELLE * SEATS + seat]) for state in seen for seat in range(3)
        ) // len(seen)

    assert workers("garrison") > workers("planner")


def test_characters_are_chosen_by_name() -> None:
    assert [kind.name for kind in characters_named("hoarder,spoiler")] == ["hoarder", "spoiler"]
    assert characters_named("all") == CHARACTERS
    assert characters_named("") == ()
    with pytest.raises(BadInput, match="there is no character 'harrier'; there are hurrier, "):
        characters_named("harrier")
