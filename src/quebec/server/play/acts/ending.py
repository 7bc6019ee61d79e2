"""Resigning, and an end by agreement."""

from __future__ import annotations

from quebec.engine.facts import Fact
from quebec.server.play.game import Act, Game


class Resigned(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.resign(self.seat)
        return []


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
    """Everybody who plays has to agree; a person with several seats agrees for all of them."""
    people = {seat.person for seat in game.seats if seat.is_played_by_person}
    if people <= {game.seats[seat].person for seat in game.agreeing}:
        game.end("agreed")
