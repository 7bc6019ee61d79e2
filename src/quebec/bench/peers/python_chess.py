"""python-chess: chess in Python."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from quebec.bench.subject import Subject, chooser


def subjects() -> list[Subject]:
    chess = import_module("chess")
    choose = chooser()

    def play_on(board: Any, most: int = 1_000_000) -> int:
        """To the end by the rules alone: mate, stalemate, too little material, 75 moves."""
        decisions = 0
        while decisions < most:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                break
            board.push(choose(moves))
            decisions += 1
        return decisions

    start = chess.Board()

    def play(games: int) -> int:
        return sum(play_on(start.copy(stack=False)) for _ in range(games))

    middle = chess.Board()
    play_on(middle, play_on(chess.Board()) // 2)

    def copy() -> object:
        """Without the moves that led to the position."""
        copied: object = middle.copy(stack=False)
        return copied

    return [Subject("python-chess", "chess", 2, chess.Board, play, copy)]
