"""Who may do something at a table: asks and routes declare one of these."""

from __future__ import annotations

from typing import Final

from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused

GUEST: Final = "guest"
"""Anybody with a session, with or without an account."""
SEATED: Final = "seated"
"""Somebody who holds a seat at the table."""
OWNER: Final = "owner"
"""The person who created the table."""
SEATED_OR_OWNER: Final = "seated or owner"


def check_access(access: str, game: Game, person: str | None) -> None:
    """Refuses everybody else."""
    owns = person == game.owner
    if access == OWNER and not owns:
        raise Refused("not_owner")
    sits = person is not None and bool(game.seats_of(person))
    if access == SEATED and not sits:
        raise Refused("not_seated")
    if access == SEATED_OR_OWNER and not (sits or owns):
        raise Refused("not_seated")
