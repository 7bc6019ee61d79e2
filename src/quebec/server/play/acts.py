"""What can be in the log of a table. Each act knows what it does to a game.

Who did it stands beside it in the log, so an act names seats only, never people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from quebec.engine.facts import Fact
from quebec.server.play.tags import snake

if TYPE_CHECKING:
    from quebec.server.play.game import Game


class Act(Struct, frozen=True, tag_field="act", tag=snake):
    """An entry of the log; `happen` changes the game and tells the facts."""

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        raise NotImplementedError


# ---- before the game ----------------------------------------------------------------------------


class Created(Act, frozen=True):
    """The table was made; who made it holds the seats meant for "me"."""

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        for plan, seat in zip(game.setup.seats, game.seats, strict=True):
            if plan.kind == "me":
                seat.person = by
        return []


class Joined(Act, frozen=True):
    """Somebody sat down, before the game or in place of a bot that plays for nobody."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].person = by
        game.seats[self.seat].bot = ""
        return []


class Left(Act, frozen=True):
    """Somebody stood up; in a game a bot plays until somebody sits down."""

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
    """The table will not be played at: called off, or loaded from a record that stops here."""

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.end("closed")
        return []


# ---- playing ------------------------------------------------------------------------------------


class Moved(Act, frozen=True):
    seat: int
    move: str

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        return game.play(self.seat, self.move)


class Undone(Act, frozen=True):
    """The last unconfirmed move was taken back."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.take_back(1)
        return []


class Restarted(Act, frozen=True):
    """All unconfirmed moves were taken back."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.take_back(game.unconfirmed)
        return []


class Confirmed(Act, frozen=True):
    """Nothing before can be taken back; the next seat is offered its moves."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.settle()
        return []


class Wished(Act, frozen=True):
    """Whether turns of a seat are to be confirmed without being asked."""

    seat: int
    automatic: bool

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].automatic = self.automatic
        return []


# ---- who plays ----------------------------------------------------------------------------------


class TakenOver(Act, frozen=True):
    """A bot plays for a seat that keeps its holder."""

    seat: int
    bot: str

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = self.bot
        return []


class GivenBack(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = ""
        return []


class Removed(Act, frozen=True):
    """The owner freed the seat of somebody idle; a bot plays until somebody sits down."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.vacate(self.seat)
        return []


class Resigned(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.resign(self.seat)
        return []


# ---- the clock ----------------------------------------------------------------------------------


class Expired(Act, frozen=True):
    """The time of a seat is over."""

    seat: int
    then: Literal["bot", "resign"]

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        if self.then == "resign":
            game.resign(self.seat)
        else:
            game.seats[self.seat].bot = game.setup.stand_in
        return []


class Resumed(Act, frozen=True):
    """The server was away for so many milliseconds, which nobody is charged for."""

    away: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        if game.timer:
            game.timer.forgive(self.away)
        return []


# ---- an end by agreement ------------------------------------------------------------------------


class EndProposed(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.agreeing = {self.seat}
        end_if_all_agree(game)
        return []


class EndAgreed(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.agreeing.add(self.seat)
        end_if_all_agree(game)
        return []


class EndDeclined(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.agreeing.clear()
        return []


def end_if_all_agree(game: Game) -> None:
    """All people who play have to; a person with several seats agrees for all of them."""
    people = {seat.person for seat in game.seats if seat.is_played_by_person}
    if people <= {game.seats[seat].person for seat in game.agreeing}:
        game.end("agreed")


AnyAct = (
    Created
    | Joined
    | Left
    | BotSeated
    | Started
    | Closed
    | Moved
    | Undone
    | Restarted
    | Confirmed
    | Wished
    | TakenOver
    | GivenBack
    | Removed
    | Resigned
    | Expired
    | Resumed
    | EndProposed
    | EndAgreed
    | EndDeclined
)
