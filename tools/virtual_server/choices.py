"""What somebody may want to do at a table: mostly what is allowed, sometimes not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from quebec.server.play.asks import (
    AnswerEnd,
    Ask,
    Close,
    Confirm,
    GiveBack,
    Join,
    Leave,
    Play,
    ProposeEnd,
    Remove,
    Resign,
    Restart,
    Rewind,
    SeatBot,
    Start,
    TakeOver,
    Undo,
    Wish,
)
from quebec.server.play.game import Game, Seat
from quebec.server.play.setup import Clock, CorrespondenceClock, LiveClock, NoClock, SeatPlan
from quebec.server.wire.tables import NewTable
from tools.invariants import TABLES
from tools.virtual_server.bots import BOTS

RARE: Final = 0.02


def new_table(rng: Random) -> NewTable:
    """Any rules, any number of players, people and bots."""
    ruleset, players = rng.choice(TABLES)
    kinds = [rng.choice(("me", "open", "open", "bot")) for _ in range(players)]
    if rng.random() < 0.2:
        # Somebody alone with bots, who may take back confirmed turns if there is no clock.
        kinds = ["me"] + ["bot"] * (players - 1)
    starts = "open" not in kinds
    clocks: tuple[Clock, ...] = (
        NoClock(),
        LiveClock(minutes=1, increment=rng.randrange(10), expiry="bot"),
        LiveClock(minutes=rng.randint(1, 3), increment=0, expiry="resign"),
        CorrespondenceClock(days=1),
    )
    return NewTable(
        ruleset=ruleset,
        seats=tuple(
            SeatPlan(kind=kind, bot=rng.choice(BOTS) if kind == "bot" else "")  # type: ignore[arg-type]
            for kind in kinds
        ),
        clock=rng.choice(clocks),
        public=rng.random() < 0.7,
        start=starts,
        stand_in=rng.choice(BOTS),
    )


def choose(rng: Random, game: Game, person: str, key: str, at: int) -> Ask | None:
    """Something that this person may do now, or may not."""
    if rng.random() < RARE:
        return _anything(rng, game, key, at)
    likely = list(_likely(rng, game, person, key, at))
    if not likely:
        return None
    asks, weights = zip(*likely, strict=True)
    return rng.choices(asks, weights)[0]  # type: ignore[no-any-return]


Weighted = tuple[Ask, float]


def _likely(rng: Random, game: Game, person: str, key: str, at: int) -> Iterator[Weighted]:
    mine = game.seats_of(person)
    if game.phase == "gathering":
        yield from _before(rng, game, person, mine, key)
    elif game.phase == "playing":
        if not mine:
            yield Join(key=key, invited=True), 0.2
            if person == game.owner:
                yield Remove(key=key, seat=rng.randrange(len(game.seats))), 0.1
        for seat in mine:
            yield from _with_seat(rng, game, seat, key, at)


def _before(rng: Random, game: Game, person: str, mine: list[int], key: str) -> Iterator[Weighted]:
    if person == game.owner:
        free = [k for k, seat in enumerate(game.seats) if _is_free(seat)]
        yield Start(key=key), RARE if free else 9
        for seat in free:
            yield SeatBot(key=key, seat=seat, bot=rng.choice(BOTS)), 1
        yield Close(key=key), RARE
        yield Remove(key=key, seat=rng.randrange(len(game.seats))), RARE
    if mine:
        yield Leave(key=key), 0.1
    else:
        yield Join(key=key, invited=True), 3 if any(map(_is_free, game.seats)) else RARE


def _is_free(seat: Seat) -> bool:
    return not seat.person and not seat.bot


def _with_seat(rng: Random, game: Game, seat: int, key: str, at: int) -> Iterator[Weighted]:
    holder = game.seats[seat]
    if holder.bot:
        yield GiveBack(key=key, seat=seat), 2
        return
    if game.waiting == seat:
        if game.must_confirm:
            yield Confirm(key=key, at=at), 10
        else:
            yield Play(key=key, at=at, moves=_moves(rng, game), confirm=rng.random() < 0.7), 30
    if game.pending and game.pending[-1].seat == seat:
        yield Undo(key=key, at=at), 2
        yield Restart(key=key, at=at), 1
    if game.rewinds_to is not None:
        yield Rewind(key=key, at=at), 4
    yield Wish(key=key, seat=seat, automatic=rng.random() < 0.5), 0.3
    yield TakeOver(key=key, seat=seat, bot=rng.choice(BOTS)), 0.5
    other = rng.randrange(len(game.seats))
    yield TakeOver(key=key, seat=other), 0.2
    if game.agreeing:
        yield AnswerEnd(key=key, seat=seat, agree=rng.random() < 0.3), 3
    else:
        yield ProposeEnd(key=key, seat=seat), 0.1
    yield Resign(key=key, seat=seat), RARE
    yield Leave(key=key), RARE


def _moves(rng: Random, game: Game) -> tuple[str, ...]:
    """One legal move, or a few of the same seat."""
    assert game.state is not None
    state = game.state.copy()
    seat = state.decider()
    moves: list[str] = []
    while not moves or (rng.random() < 0.6 and not state.is_over and state.decider() == seat):
        move = rng.choice(state.legal_moves()).text
        moves.append(move)
        state.play(move)
    return tuple(moves)


def _anything(rng: Random, game: Game, key: str, at: int) -> Ask:
    """Without regard to what is allowed."""
    seat = rng.randrange(5)
    at = max(0, at - rng.randrange(3))
    asks: tuple[Ask, ...] = (
        Play(key=key, at=at, moves=(rng.choice(("send", "rel", "por1", "nonsense")),)),
        Confirm(key=key, at=at),
        Undo(key=key, at=at),
        Rewind(key=key, at=at),
        Start(key=key),
        Leave(key=key),
        Join(key=key, seat=seat),
        Resign(key=key, seat=seat),
        TakeOver(key=key, seat=seat),
        GiveBack(key=key, seat=seat),
        Remove(key=key, seat=seat),
        AnswerEnd(key=key, seat=seat, agree=True),
        SeatBot(key=key, seat=seat, bot="random"),
    )
    return rng.choice(asks)
