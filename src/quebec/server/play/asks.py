"""What somebody may ask for at a table. Each ask gives the acts that grant it, or is Refused.

`at` is the number of entries that whoever asks has seen; where it does not matter, it may be left
out. `key` is the asker's own, another one for each ask: the same key again is the same ask again.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from quebec.bots import bot_names
from quebec.engine import BadInput, Move, parse_move
from quebec.server.play import acts
from quebec.server.play.acts import Act
from quebec.server.play.game import Game, Seat
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import Name

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
At = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MOST_MOVES = 64


class Asker(NamedTuple):
    """Who asks: a person, or the server on behalf of a bot or of nobody."""

    person: str | None
    bot: bool = False
    link: bool = False
    """Whether the person comes with a link to this table."""


class Ask(Struct, frozen=True, kw_only=True):
    """A request to a table."""

    key: Key
    at: At | None = None

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        raise NotImplementedError


class SeenAsk(Ask, frozen=True, kw_only=True):
    """A request that makes sense only for the game as it was seen."""

    at: At


# ---- playing ------------------------------------------------------------------------------------


class Play(SeenAsk, frozen=True, kw_only=True):
    """Moves of the deciding seat, all or none, up to another seat's decision or a revealed card."""

    moves: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(min_length=1)]
    confirm: bool = False
    """Hand the turn over if it passes."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        if len(self.moves) > MOST_MOVES:
            raise Refused("too_many_moves", most=MOST_MOVES)
        seat = game.decider
        if seat is None or game.must_confirm:
            raise Refused("not_confirmed")
        _decides(game, seat, asker)
        tried = game.copy()
        given: list[Act] = []
        for text in self.moves:
            move: Move = parse_move(text)
            if given and (tried.decider != seat or not tried.pending):
                raise Refused("moves_go_too_far", count=len(given))
            given.append(acts.Moved(seat, move.text))
            tried.play(seat, move.text)
        wished = self.confirm or asker.bot or game.seats[seat].automatic
        if wished and tried.phase == "playing" and tried.must_confirm:
            given.append(acts.Confirmed(seat))
        return given


class Undo(SeenAsk, frozen=True, kw_only=True):
    """Take back the last unconfirmed move."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        return [acts.Undone(_taking_back(game, asker))]


class Restart(SeenAsk, frozen=True, kw_only=True):
    """Take back all unconfirmed moves."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        return [acts.Restarted(_taking_back(game, asker))]


class Confirm(SeenAsk, frozen=True, kw_only=True):
    """Hand the turn over."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        if not game.must_confirm:
            raise Refused("nothing_to_confirm")
        seat = game.pending[-1].seat
        _decides(game, seat, asker)
        return [acts.Confirmed(seat)]


class Wish(Ask, frozen=True, kw_only=True):
    """Say whether turns of my seat are to be confirmed without being asked."""

    seat: SeatNumber
    automatic: bool

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _held(game, self.seat, asker)
        return [acts.Wished(self.seat, self.automatic)]


# ---- ending -------------------------------------------------------------------------------------


class Resign(Ask, frozen=True, kw_only=True):
    """Give the game up: a bot plays on, or the game ends."""

    seat: SeatNumber

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        if _held(game, self.seat, asker).resigned:
            raise Refused("has_resigned")
        return [acts.Resigned(self.seat)]


class ProposeEnd(Ask, frozen=True, kw_only=True):
    """Propose to end the game here, without a winner."""

    seat: SeatNumber

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        if not _held(game, self.seat, asker).is_played_by_person:
            raise Refused("bot_plays_here")
        if game.agreeing:
            raise Refused("end_proposed_already")
        return [acts.EndProposed(self.seat)]


class AnswerEnd(Ask, frozen=True, kw_only=True):
    """Agree to that, or not."""

    seat: SeatNumber
    agree: bool

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        if not _held(game, self.seat, asker).is_played_by_person:
            raise Refused("bot_plays_here")
        if not game.agreeing:
            raise Refused("no_end_proposed")
        return [acts.EndAgreed(self.seat) if self.agree else acts.EndDeclined(self.seat)]


# ---- who plays ----------------------------------------------------------------------------------


class TakeOver(Ask, frozen=True, kw_only=True):
    """Have a bot play for my seat; the owner of the table may do so for others."""

    seat: SeatNumber
    bot: Name = ""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        seat = _held_or_owned(game, self.seat, asker)
        if seat.bot:
            raise Refused("bot_plays_here")
        return [acts.TakenOver(self.seat, known_bot(self.bot or game.setup.stand_in))]


class GiveBack(Ask, frozen=True, kw_only=True):
    """Play my seat again."""

    seat: SeatNumber

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _playing(game)
        seat = _held(game, self.seat, asker)
        if seat.resigned:
            raise Refused("has_resigned")
        if not seat.bot:
            raise Refused("no_bot_plays_here")
        return [acts.GivenBack(self.seat)]


class Remove(Ask, frozen=True, kw_only=True):
    """The owner frees somebody's seat."""

    seat: SeatNumber

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _owner(game, asker)
        _not_over(game)
        person = _seat(game, self.seat).person
        if person is None or person == game.owner:
            raise Refused("nobody_to_remove")
        return [acts.Removed(self.seat)]


class Depart(Ask, frozen=True, kw_only=True):
    """Somebody is gone for good: bots play on, and a table that nobody else can start is closed."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _not_over(game)
        mine = game.seats_of(asker.person) if asker.person else []
        if game.phase == "gathering" and asker.person == game.owner:
            return [acts.Closed()]
        return [acts.Left(seat) for seat in mine]


# ---- before the game ----------------------------------------------------------------------------


class Join(Ask, frozen=True, kw_only=True):
    """Sit down at a free seat, or at this one; also in place of a bot that plays for nobody."""

    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=100)] = ""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _not_over(game)
        if asker.person is None or game.seats_of(asker.person):
            raise Refused("seated_already")
        if not (game.setup.public or asker.link or asker.person == game.owner):
            raise Refused("needs_link")
        free = [k for k in range(len(game.seats)) if self._is_free(game, k)]
        if not free:
            raise Refused("no_free_seat")
        if self.seat is None:
            return [acts.Joined(free[0])]
        _seat(game, self.seat)
        if self.seat not in free:
            raise Refused("seat_taken", seat=self.seat)
        return [acts.Joined(self.seat)]

    def _is_free(self, game: Game, seat: int) -> bool:
        """A bot that was seated from the beginning stays."""
        if game.seats[seat].person is not None or game.seats[seat].resigned:
            return False
        return not game.seats[seat].bot or (
            game.phase == "playing" and game.setup.seats[seat].kind != "bot"
        )


class Leave(Ask, frozen=True, kw_only=True):
    """Stand up; in a game a bot plays on until somebody sits down."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _not_over(game)
        mine = game.seats_of(asker.person) if asker.person else []
        if not mine:
            raise Refused("not_seated")
        return [acts.Left(seat) for seat in mine]


class SeatBot(Ask, frozen=True, kw_only=True):
    """The owner gives an open seat to a bot, or without a name opens it again."""

    seat: SeatNumber
    bot: Name

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _owner(game, asker)
        _gathering(game)
        if _seat(game, self.seat).person is not None:
            raise Refused("seat_taken", seat=self.seat)
        return [acts.BotSeated(self.seat, known_bot(self.bot) if self.bot else "")]


class Start(Ask, frozen=True, kw_only=True):
    """Begin, once all seats are taken; a game that goes on from another makes its moves first."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _owner(game, asker)
        _gathering(game)
        free = sum(seat.person is None and not seat.bot for seat in game.seats)
        if free:
            raise Refused("seats_are_free", count=free)
        return [acts.Started(), *prefix_acts(game)]


class Close(Ask, frozen=True, kw_only=True):
    """Call a table off before the game has begun."""

    def acts(self, game: Game, asker: Asker) -> list[Act]:
        _owner(game, asker)
        _gathering(game)
        return [acts.Closed()]


def prefix_acts(game: Game) -> list[Act]:
    """The moves that have been made before the start, none of which can be taken back."""
    tried = game.copy()
    tried.begin()
    given: list[Act] = []
    for move in game.setup.prefix:
        seat = tried.decider
        if seat is None:
            raise Refused("game_is_over")
        given.append(acts.Moved(seat, move))
        tried.play(seat, move)
    if tried.pending:
        given.append(acts.Confirmed(tried.pending[-1].seat))
    return given


# ---- checks -------------------------------------------------------------------------------------


@cache
def known_bots() -> tuple[str, ...]:
    """Looked up once: it takes long, and they stay the same while a server runs."""
    return bot_names()


def known_bot(name: str) -> str:
    """A bot of the register: nobody names a place in a program from outside."""
    if name not in known_bots():
        known = ", ".join(known_bots())
        raise BadInput("unknown_bot", {"bot": name, "known": known}, f"no bot {name!r}; {known}")
    return name


def _not_over(game: Game) -> None:
    if game.is_frozen:
        raise Refused("table_frozen", recorded=game.rules_version)
    if game.phase == "over":
        raise Refused("game_is_over")


def _playing(game: Game) -> None:
    _not_over(game)
    if game.phase != "playing":
        raise Refused("not_started")


def _gathering(game: Game) -> None:
    _not_over(game)
    if game.phase != "gathering":
        raise Refused("has_started")


def _seat(game: Game, seat: int) -> Seat:
    if seat >= len(game.seats):
        known = ", ".join(map(str, range(len(game.seats))))
        raise BadInput("unknown_seat", {"seat": seat, "known": known}, f"no seat {seat}")
    return game.seats[seat]


def _held(game: Game, seat: int, asker: Asker) -> Seat:
    _not_over(game)
    if asker.person is None or _seat(game, seat).person != asker.person:
        raise Refused("not_your_seat", seat=seat)
    return game.seats[seat]


def _held_or_owned(game: Game, seat: int, asker: Asker) -> Seat:
    return _seat(game, seat) if asker.person == game.owner else _held(game, seat, asker)


def _owner(game: Game, asker: Asker) -> None:
    if asker.person != game.owner:
        raise Refused("not_owner")


def _decides(game: Game, seat: int, asker: Asker) -> None:
    """A bot may act exactly where a bot plays, a person where no bot does."""
    if asker.bot:
        if not game.seats[seat].bot:
            raise Refused("no_bot_plays_here")
    elif _held(game, seat, asker).bot:
        raise Refused("bot_plays_here")


def _taking_back(game: Game, asker: Asker) -> int:
    _playing(game)
    if not game.pending:
        raise Refused("nothing_to_undo")
    seat = game.pending[-1].seat
    _decides(game, seat, asker)
    return seat
