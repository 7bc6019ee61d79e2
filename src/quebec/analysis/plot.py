"""A plot of the shares of the win during a game."""

from __future__ import annotations

from pathlib import Path

from quebec.analysis.game import GameAnalysis
from quebec.analysis.words import Words
from quebec.pictures import save_picture


def draw(game: GameAnalysis, words: Words, path: Path) -> None:
    """A curve for each player, the ends of centuries, and marks at the worst moves."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 5), layout="constrained")
    axes = figure.subplots()
    moves = [at for at, _ in game.curve]
    for seat, name in enumerate(words.names):
        axes.plot(moves, [100 * shares[seat] for _, shares in game.curve], label=name)
    for before, after in zip(game.thoughts, game.thoughts[1:], strict=False):
        if after.century != before.century:
            axes.axvline(after.at, linestyle=":", color="grey")
    shares_at = dict(game.curve)
    for thought in game.worst(5):
        share = 100 * shares_at[thought.at][thought.seat]
        axes.plot([thought.at], [share], marker="v", color="black", linestyle="none")
    axes.set_ylim(0, 100)
    axes.set_xlabel(words.say("moves"))
    axes.set_ylabel(f"{words.say('share')} (%)")
    axes.legend()
    save_picture(figure, path)
