"""The shares of the win in the course of a game, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quebec.analysis.game import GameAnalysis
from quebec.analysis.words import Words
from quebec.engine import BadInput
from quebec.extras import require_extra

PICTURES: Final = (".png", ".svg", ".pdf")


def check_plot(path: Path) -> None:
    """Whether such a picture can be drawn: better known before the analysis than after it."""
    if path.suffix.lower() not in PICTURES:
        raise BadInput(
            "arena_plot_suffix",
            {"file": str(path), "known": ", ".join(PICTURES)},
            f"the name of a picture ends in one of {', '.join(PICTURES)}, not {path.name!r}",
        )
    require_extra("matplotlib", "stats")


def draw(game: GameAnalysis, words: Words, path: Path) -> None:
    """A curve for each player, the ends of centuries, and marks where most was lost."""
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
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(
            "arena_no_file", {"file": str(path), "why": why}, f"{path}: {why}"
        ) from error
