"""Who sits where, and who plays for them."""

from __future__ import annotations

from typing import ClassVar

from quebec.server.play import acts
from quebec.server.play.access import GUEST, OWNER, SEATED_OR_OWNER
from quebec.server.play.acts import AnyAct
from quebec.server.play.asks.ask import Ask, Asker, SeatNumber
from quebec.server.play.asks.checks import (
    absent,
    gathering,
    has_room,
    held,
    hosted,
    not_over,
    playing,
    seat_at,
)
from quebec.server.play.game import Game
from quebec.server.play.rating import is_ratable
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import Name


class Join(Ask, frozen=True, kw_only=True):
    """Join at a free seat, or at this one; also in place of a bot that plays for nobody."""

    access: ClassVar[str] = GUEST
    seat: SeatNumber | None = None
    invited: bool = False
    """Whether the caller has a link."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        not_over(game)
        mine = game.seats_of(asker.person) if asker.person else []
        freed = sorted(
            seat for seat in game.freed.intersection(mine) if not game.seats[seat].resigned
        )
        if freed:
            return [acts.GivenBack(seat) for seat in freed]
        has_room(game)
        if asker.person is None or mine:
            raise Refused("seated_already")
        if game.setup.rated and game.phase != "gathering":
            raise Refused("rated_seats_stay")
        if game.setup.rated and not asker.member:
            raise Refused("rated_needs_account")
        if not (game.setup.public or self.invited or asker.person == game.owner):
            raise Refused("needs_link")
        free = [k for k in range(len(game.seats)) if self._is_free(game, k)]
        if not free:
            raise Refused("no_free_seat")
        if self.seat is not None:
            seat_at(game, self.seat)
            if self.seat not in free:
                raise Refused("seat_taken", seat=self.seat)
        joined = acts.Joined(free[0] if self.seat is None else self.seat)
        if game.setup.filling and game.phase == "gathering" and len(free) == 1:
            return [joined, acts.Started()]
        return [joined]

    def _is_free(self, game: Game, seat: int) -> bool:
        """A bot that was seated from the start stays."""
        if game.seats[seat].resigned:
            return False
        if seat in game.freed:
            return True
        if game.seats[seat].person is not None:
            return False
        return not game.seats[seat].bot or (
            game.phase == "playing" and game.setup.seats[seat].kind != "bot"
        )


class ComeAlong(Ask, frozen=True, kw_only=True):
    """Sit where one sat in the game before; the service asks for this."""

    access: ClassVar[str] = GUEST
    seats: tuple[SeatNumber, ...]

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        gathering(game)
        if asker.person is None or game.seats_of(asker.person):
            raise Refused("seated_already")
        has_room(game)
        free = [k for k in self.seats if not (game.seats[k].person or game.seats[k].bot)]
        if not free:
            raise Refused("no_free_seat")
        return [acts.Joined(k) for k in free]


class Leave(Ask, frozen=True, kw_only=True):
    """Leave; in a game a bot continues until somebody joins."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        not_over(game)
        assert asker.person is not None
        mine = game.seats_of(asker.person)
        if game.setup.rated and game.phase == "playing":
            # Leaving is counted.
            return [acts.Resigned(seat) for seat in mine if not game.seats[seat].resigned]
        left: list[AnyAct] = [acts.Left(seat) for seat in mine]
        if game.setup.filling and game.phase == "gathering" and game.people == mine:
            # Nobody else is there who could look for a game.
            left.append(acts.Closed())
        return left


class Withdraw(Leave, frozen=True, kw_only=True):
    """Look for no game any more; a game that has started in the meantime is not left."""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        gathering(game)
        return super().granted(game, asker)


class SeatBot(Ask, frozen=True, kw_only=True):
    """Give an open seat to a bot, or without a name open it again."""

    access: ClassVar[str] = OWNER
    seat: SeatNumber
    bot: Name

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        hosted(game)
        has_room(game)
        if seat_at(game, self.seat).person is not None:
            raise Refused("seat_taken", seat=self.seat)
        if game.setup.rated and self.bot and not is_ratable(self.bot):
            raise Refused("rated_bot", bot=self.bot)
        return [acts.BotSeated(self.seat, self.bot)]


class TakeOver(Ask, frozen=True, kw_only=True):
    """Let a bot play for my seat, or for somebody who is absent."""

    access: ClassVar[str] = SEATED_OR_OWNER
    seat: SeatNumber
    bot: Name = ""

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        seat, stand_in = seat_at(game, self.seat), game.setup.stand_in
        if seat.bot:
            raise Refused("bot_plays_here")
        if seat.person == asker.person:
            if game.setup.rated:
                raise Refused("rated_plays_alone")
            has_room(game)
            return [acts.TakenOver(self.seat, self.bot or stand_in)]
        absent(game, self.seat, asker)
        if self.bot not in ("", stand_in):
            raise Refused("only_stand_in", bot=stand_in)
        return [acts.TakenOver(self.seat, stand_in, absent=True)]


class GiveBack(Ask, frozen=True, kw_only=True):
    """Take my seat back from the bot."""

    seat: SeatNumber

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        playing(game)
        seat = held(game, self.seat, asker)
        if seat.resigned:
            raise Refused("has_resigned")
        if not seat.bot:
            raise Refused("no_bot_plays_here")
        return [acts.GivenBack(self.seat)]


class Remove(Ask, frozen=True, kw_only=True):
    """Free somebody's seat; in a game, that of somebody who is absent, and who may return."""

    access: ClassVar[str] = OWNER
    seat: SeatNumber

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        not_over(game)
        seat = seat_at(game, self.seat)
        is_free = seat.person is None or self.seat in game.freed
        # Nobody could take the seat of somebody who has resigned.
        if is_free or seat.person == game.owner or seat.resigned:
            raise Refused("nobody_to_remove")
        if game.phase == "gathering":
            hosted(game)
            return [acts.Removed(self.seat)]
        absent(game, self.seat, asker)
        return [acts.Freed(self.seat)]


class Depart(Ask, frozen=True, kw_only=True):
    """An account was deleted: bots continue, and a table that nobody else can start is closed."""

    access: ClassVar[str] = GUEST

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        not_over(game)
        mine = game.seats_of(asker.person) if asker.person else []
        if game.phase == "gathering" and asker.person == game.owner:
            return [acts.Closed()]
        return [acts.Left(seat) for seat in mine]
