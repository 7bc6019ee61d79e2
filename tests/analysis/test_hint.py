"""Hints: they know nothing hidden, can be played, and their numbers are true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from quebec.analysis.hint import hint
from quebec.analysis.reasons import reasons, standing
from quebec.bots import Budget
from quebec.engine import MOVES, State, forecast, new_game, parse_move
from quebec.position import cards_of, with_hidden_events
from quebec.texts import LANGUAGES, Seats, Texts
from quebec.texts.moves import SeatName, Team, Wording

LITTLE = Budget(work=150)


@cache
def positions(players: int, every: int = 80) -> tuple[State, ...]:
    """Moments of a random game."""
    ruleset = "2011-events" if players == 2 else "2026"
    s, chance, found = new_game(ruleset, players, 7), Random(players), []
    for count in range(10_000):
        if s.is_over:
            break
        if count % every == every - 1:
            found.append(s.copy())
        s.play(chance.choice(s.legal_moves()))
    return tuple(found)


def test_the_hint_is_the_same_whatever_lies_face_down() -> None:
    for s in positions(3)[:2]:
        later = [cards_of(century) for century in range(s.century + 1, 5)]
        twins = [with_hidden_events(s, hidden) for hidden in product(*later)]
        assert len(twins) > 1
        assert len({repr(hint(twin, LITTLE)) for twin in twins[:: max(1, len(twins) // 6)]}) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_hint_can_be_played_and_said_in_every_language(players: int) -> None:
    names = ("Anne", "Bob", "Chloé", "Denis", "Eve")[:players]
    for s in positions(players):
        found = hint(s, LITTLE)
        seats = Seats(names, s.setting.deal.layout)
        for language in LANGUAGES:
            texts = Texts(language, s.setting.ruleset.edition)
            said = [texts.wording(one, seats, found.seat) for one in (found.turn, *found.why)]
            assert all(said)
        after = s.copy()
        for move in found.moves:
            after.play(parse_move(move))
        decision = after.decision
        assert decision is None or decision.effect == "action" or decision.seat != found.seat


def numbers(part: object) -> Iterator[tuple[int, int]]:
    """Points that a sentence tells, by seat."""
    if isinstance(part, Wording):
        player = part.args.get("player")
        if part.key in ("why-gain", "why-loss") and isinstance(player, SeatName):
            points = part.args["points"]
            assert isinstance(points, int)
            yield player.seat, points if part.key == "why-gain" else -points
        for inner in part.args.values():
            yield from numbers(inner)
    elif isinstance(part, Team):
        for inner in part.parts:
            yield from numbers(inner)


def test_the_points_of_a_reason_are_those_of_the_scoring_after_the_turn() -> None:
    told = 0
    for s in positions(4, every=16):
        chance = Random(s.century)
        seat, after, moves = int(s.decider()), s.copy(), []
        while not after.is_over and after.decider() == seat and after.turn == s.turn:
            move = chance.choice(after.legal_moves())
            moves.append(move.index)
            after.play(move)
        if after.century != s.century or after.is_over:
            continue
        for sentence in reasons(seat, standing(s, seat, moves), standing(s, seat, ())):
            for who, points in numbers(sentence):
                assert points == forecast(after).scores[who] - forecast(s).scores[who]
                told += 1
    assert told > 5


def test_a_majority_that_is_taken_from_somebody_is_said_so() -> None:
    """Bob leads in Religion with one worker, Anne gets there with two."""
    s = new_game("2026", 3, 1608)
    first = int(s.decider())
    for move in ("send", "rel"):
        s.play(move)
    leading = forecast(s).zones[1]
    assert leading.workers[first] == 1
    later = int(s.decider())
    moves = [parse_move("send").index, parse_move("rel").index]
    level = reasons(later, standing(s, later, moves), standing(s, later, ()))
    assert [one.key for one in level] == ["why-points"]
    why = level[0].args["reasons"]
    assert isinstance(why, Team)
    (clause,) = why.parts
    # Level with the other: the majority is shared, and taken from nobody.
    assert clause.key == "why-majority"
    assert MOVES[moves[1]].text == "rel"


def test_a_reason_names_one_cascade_and_says_you_to_whose_buildings_they_are() -> None:
    """Two workers go on from the Citadelle to Religion, and one of them farther."""
    zones = {"citadelle": 2, "religion": 1, "politics": 1}
    before = tuple(zone._replace(cascading=(0, 0, 0)) for zone in forecast(start()).zones[:5])
    after = tuple(zone._replace(cascading=(zones.get(zone.zone, 0), 0, 0)) for zone in before)
    nothing = standing(start(), 0, ())._replace(zones=before)
    more = nothing._replace(zones=after, buildings=nothing.buildings + 1)
    (sentence,) = reasons(0, more, nothing)
    why = sentence.args["reasons"]
    assert isinstance(why, Team)
    assert [clause.key for clause in why.parts] == ["why-cascade", "why-buildings"]
    seats = Seats(("Anne", "Bob", "Chloé"), start().setting.deal.layout)
    said = [Texts("en", 2026).wording(sentence, seats, me) for me in (0, 1)]
    assert "your buildings" in said[0]
    assert "your" not in said[1]


def start() -> State:
    return new_game("2026", 3, 1608)
