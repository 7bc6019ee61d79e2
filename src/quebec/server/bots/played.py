"""How a game was played so far, for bots, hints and analyses that judge the others by their turns.

The processes in which they think get the deal, without what lies face down, and the moves. Such a
process keeps the last games, so that it replays only what is new; it finds the same without them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from quebec.bots.past import Past
from quebec.engine import Deal, State, game_from_deal, parse_move
from quebec.position import cards_of
from quebec.position.words import HIDDEN

MOST_KEPT: Final = 8
"""Games in the memory of a process."""


def played_so_far(state: State, moves: Sequence[str]) -> dict[str, Any]:
    """A game for an order to a process: all that anybody at the table may know."""
    setting = state.setting
    deal, known = setting.deal, int(state.century)
    events = [year if k < known else HIDDEN for k, year in enumerate(deal.events)]
    return {
        "rules": setting.ruleset.name,
        "players": int(state.players),
        "layout": deal.layout,
        "events": events,
        "first": deal.first,
        "moves": moves,
    }


class Pasts:
    """The last games that a process was told about."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[object, _Followed]] = OrderedDict()

    def past(
        self,
        rules: str,
        players: int,
        layout: Sequence[str],
        events: Sequence[str],
        first: int,
        moves: Sequence[str],
    ) -> Past:
        """The turns of a game so far."""
        key = rules, players, tuple(layout), tuple(events), first
        game = self._kept.pop(key, None)
        if game is None or not game.leads_to(moves):
            # Moves are played only as far as the cards are known.
            cards = [cards_of(k)[0] if year == HIDDEN else year for k, year in enumerate(events, 1)]
            game = _Followed(game_from_deal(rules, players, Deal(key[2], tuple(cards), first)))
        game.follow(moves)
        self._kept[key] = game
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return game.past


class _Followed:
    """A game that is followed move by move."""

    def __init__(self, start: State) -> None:
        self.past: Final = Past(start)
        self._state: Final = start
        self._moves: Final[list[str]] = []

    def leads_to(self, moves: Sequence[str]) -> bool:
        """Whether nothing was taken back."""
        return list(moves[: len(self._moves)]) == self._moves

    def follow(self, moves: Sequence[str]) -> None:
        for move in moves[len(self._moves) :]:
            self._state.apply(parse_move(move).index)
            self._moves.append(move)
            self.past.moved(self._state)
