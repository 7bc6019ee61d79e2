"""Before the game."""

from __future__ import annotations

from quebec.engine.facts import Fact
from quebec.server.play.game import Act, Game
from quebec.server.play.setup import Arranged


class Created(Act, frozen=True):
    """The table was created; its owner holds the seats meant for "me".

    arranged: what the owner chose instead of having it drawn.
    """

    arranged: tuple[Arranged, ...] = ()

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        for plan, seat in zip(game.setup.seats, game.seats, strict=True):
            if plan.kind == "me":
                seat.person = by
        return []


class Joined(Act, frozen=True):
    """Somebody joined, before the game or in place of a bot."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].person = by
        game.seats[self.seat].bot = ""
        game.freed.discard(self.seat)
        # The player before may have agreed to end the game.
        game.agreeing.discard(self.seat)
        return []


class Left(Act, frozen=True):
    """Somebody left; in a game a bot plays until somebody joins."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.vacate(self.seat)
        return []


class BotSeated(Act, frozen=True):
    """A bot has an open seat; without a name, the seat is open again."""

    seat: int
    bot: str

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = self.bot
        return []


class Started(Act, frozen=True):
    def happen(self, game: Game, by: str | None) -> list[Fact]:
        return game.begin()


class Closed(Act, frozen=True):
    """The table is not played at: cancelled, or loaded from a record that stops here."""

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.end("closed")
        return []
