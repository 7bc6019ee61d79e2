"""What anybody may ask at a table of the pure part: the next sensible thing, or anything at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from quebec.server.play.asks import (
    Absence,
    AnswerEnd,
    Ask,
    Asker,
    Close,
    Confirm,
    Depart,
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
    SeenAsk,
    Start,
    TakeOver,
    Undo,
    Wish,
)
from quebec.server.play.clock import MINUTE
from quebec.server.play.game import Game
from tools.virtual_server.bots import BOTS

PEOPLE: Final = tuple(f"person-{number}" for number in range(6))
NONSENSE: Final = ("send", "rel", "por1", "nonsense", "", "send send", "\x00")
MOST_SEATS: Final = 5


class Asked(NamedTuple):
    ask: Ask
    asker: Asker


def next_ask(rng: Random, game: Game, key: str, unrest: float) -> Asked:
    """What brings the game on, or anything, in this part of the asks."""
    if game.phase == "gathering" and rng.random() < 0.5:
        return _before(rng, game, key)
    seat = game.waiting
    if seat is None or rng.random() < unrest:
        return _anything(rng, game, key)
    holder = game.seats[seat]
    asker = Asker(None, bot=True) if holder.bot else Asker(holder.person)
    if game.must_confirm:
        return Asked(Confirm(key=key, at=game.length), asker)
    if holder.bot:
        return Asked(Play(key=key, at=game.length, moves=(_legal(rng, game),)), asker)
    moves, confirm = _moves(rng, game), rng.random() < 0.7
    return Asked(Play(key=key, at=game.length, moves=moves, confirm=confirm), asker)


def _before(rng: Random, game: Game, key: str) -> Asked:
    """Somebody sits down, or the game starts."""
    if any(seat.person is None and not seat.bot for seat in game.seats):
        return Asked(Join(key=key, invited=True), Asker(rng.choice(PEOPLE)))
    return Asked(Start(key=key), Asker(game.owner))


def _legal(rng: Random, game: Game) -> str:
    assert game.state is not None
    return rng.choice(game.state.legal_moves()).text


def _moves(rng: Random, game: Game) -> tuple[str, ...]:
    """Legal ones: one, or a few of the same seat."""
    if rng.random() < 0.7:
        return (_legal(rng, game),)
    assert game.state is not None
    state = game.state.copy()
    seat = state.decider()
    moves: list[str] = []
    while not moves or (rng.random() < 0.6 and not state.is_over and state.decider() == seat):
        move = rng.choice(state.legal_moves())
        moves.append(move.text)
        state.apply(move.index)
    return tuple(moves)


# ---- anything at all ----------------------------------------------------------------------------


def _anything(rng: Random, game: Game, key: str) -> Asked:
    """Anybody asks for anything: often those who sit there, and with arguments that fit."""
    seat = rng.randrange(len(game.seats)) if rng.random() < 0.9 else rng.randrange(MOST_SEATS)
    holder = game.seats[seat].person if seat < len(game.seats) else None
    person = holder if holder and rng.random() < 0.7 else rng.choice(PEOPLE)
    # As few have not seen the last entry as would be refused for nothing else.
    at = game.length if rng.random() < 0.95 else max(0, game.length - rng.randrange(4))
    make = rng.choices(KINDS, WEIGHTS)[0]
    ask = make(rng, game, seat, key, at)
    if isinstance(ask, SeenAsk) and not isinstance(ask, Rewind) and rng.random() < 0.1:
        # The server asks this for a bot, too late or too early.
        return Asked(ask, Asker(None, bot=True))
    absence = _absence(rng) if make in (_take_over, _remove) else Absence()
    return Asked(ask, Asker(person, absence=absence))


def _absence(rng: Random) -> Absence:
    away = {who: rng.randrange(2 * MINUTE) for who in PEOPLE if rng.random() < 0.6}
    return Absence(MINUTE, away)


def _play(rng: Random, game: Game, seat: int, key: str, at: int) -> Ask:
    known = game.decider is not None and rng.random() < 0.6
    move = _legal(rng, game) if known else rng.choice(NONSENSE)
    more = (rng.choice(game.moves),) if game.moves and rng.random() < 0.4 else ()
    return Play(key=key, at=at, moves=(move, *more), confirm=rng.random() < 0.5)


def _take_over(rng: Random, game: Game, seat: int, key: str, at: int) -> Ask:
    return TakeOver(key=key, seat=seat, bot=rng.choice(("", "", *BOTS)))


def _remove(rng: Random, game: Game, seat: int, key: str, at: int) -> Ask:
    return Remove(key=key, seat=seat)


def _join(rng: Random, game: Game, seat: int, key: str, at: int) -> Ask:
    chosen = seat if rng.random() < 0.5 else None
    return Join(key=key, seat=chosen, invited=rng.random() < 0.5)


Make = Callable[[Random, Game, int, str, int], Ask]
MAKES: Final[dict[Make, float]] = {
    _play: 8,
    _take_over: 4,
    _remove: 3,
    _join: 4,
    lambda rng, game, seat, key, at: Undo(key=key, at=at): 8,
    lambda rng, game, seat, key, at: Restart(key=key, at=at): 4,
    lambda rng, game, seat, key, at: Rewind(key=key, at=at): 4,
    lambda rng, game, seat, key, at: Confirm(key=key, at=at): 4,
    lambda rng, game, seat, key, at: Wish(key=key, seat=seat, automatic=rng.random() < 0.3): 3,
    lambda rng, game, seat, key, at: GiveBack(key=key, seat=seat): 8,
    lambda rng, game, seat, key, at: ProposeEnd(key=key, seat=seat): 2,
    lambda rng, game, seat, key, at: AnswerEnd(key=key, seat=seat, agree=rng.random() < 0.7): 3,
    lambda rng, game, seat, key, at: SeatBot(key=key, seat=seat, bot=rng.choice(("", *BOTS))): 1,
    lambda rng, game, seat, key, at: Leave(key=key): 1,
    lambda rng, game, seat, key, at: Start(key=key): 0.5,
    lambda rng, game, seat, key, at: Close(key=key): 0.1,
    lambda rng, game, seat, key, at: Resign(key=key, seat=seat): 0.2,
    lambda rng, game, seat, key, at: Depart(key=key): 0.1,
}
KINDS: Final = tuple(MAKES)
WEIGHTS: Final = tuple(MAKES.values())
