"""What people may want to be told when they are elsewhere, as it follows from an entry of a log."""

from __future__ import annotations

from typing import Literal, NamedTuple

from quebec.server.play.game import Game

NoticeKind = Literal["turn", "started", "ended", "message"]
"""It is my turn; a game has started; it is over; somebody has written."""
Channel = Literal["page", "push", "email", "webhook"]
"""How somebody is told."""


class Due(NamedTuple):
    """Somebody to tell something, if they want to know."""

    person: str
    kind: NoticeKind


def due_after(before: Game, game: Game, by: str | None) -> list[Due]:
    """The notices that follow from the entries between two states of a game. The person who wrote
    them is not told."""
    due: list[Due] = []
    others = sorted({seat.person for seat in game.seats if seat.person and seat.person != by})
    if before.phase == "gathering" and game.phase != "gathering" and _was_played(game):
        due += [Due(person, "started") for person in others]
    if before.phase != "over" and game.phase == "over" and _was_played(game):
        due += [Due(person, "ended") for person in others]
    person = waited_for(game)
    if person is not None and person != by and person != waited_for(before):
        due.append(Due(person, "turn"))
    return due


def waited_for(game: Game) -> str | None:
    """The person that the table waits for, if it is one."""
    seat = game.waiting
    if seat is None or game.seats[seat].bot:
        return None
    return game.seats[seat].person


def _was_played(game: Game) -> bool:
    """A table that was closed before the game, or loaded from a record, is no news."""
    return game.outcome is None or game.outcome.how != "closed"
