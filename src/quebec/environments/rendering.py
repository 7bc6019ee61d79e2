"""A game as text or as a picture, for environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from quebec.engine import DISTRICTS, LEADERS, SITES, ZONES, BadInput, State
from quebec.engine.board import COST_OF
from quebec.engine.state import NEUTRAL, STAGES
from quebec.extras import require_extra

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH: Final = 100
SEAT_COLOURS: Final = ("#c0392b", "#2471a3", "#1e8449", "#d68910", "#8e44ad")
ZONE_COLOURS: Final = ("#8e6bbf", "#c94f4f", "#c9a53b", "#4f8fc9", "#777777")
INK: Final = "#222222"
PAPER: Final = "#f7f3ea"


def check_render_mode(mode: str | None, known: Sequence[str]) -> None:
    if mode is not None and mode not in known:
        raise BadInput(
            "unknown_render_mode",
            {"mode": mode, "known": ", ".join(known)},
            f"there is no render mode {mode!r}; choose one of: {', '.join(known)}",
        )


def rendered(state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """As the mode says: a text (ansi), a text that is printed (human), a picture (rgb_array)."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture(state)
    if mode == "ansi":
        return text(state)
    print(text(state))
    return None


def text(state: State) -> str:
    """The table as the terminal shows it, without colours."""
    from quebec.terminal.look import look_for
    from quebec.terminal.screen import screen

    names = [f"Player {seat}" for seat in range(state.players)]
    look = look_for("en", state.setting.ruleset.edition, names, state.setting.deal)
    look = look._replace(marks=tuple(str(seat) for seat in range(state.players)))
    return "\n".join(line.plain.rstrip() for line in screen(state, look, [], [], WIDTH, 60))


def picture(state: State) -> npt.NDArray[np.uint8]:
    """The board and what everybody has: 720 × 1200 pixels, red, green and blue."""
    require_extra("matplotlib", "stats")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 7.2), dpi=100, facecolor=PAPER)
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_axes((0.01, 0.01, 0.98, 0.98))
    axes.set_axis_off()
    axes.set_aspect("equal")
    axes.set_xlim(-1.5, 30)
    axes.set_ylim(-13.6, 1.9)
    for district in DISTRICTS:
        _hexagon(axes, district.col, district.row, ZONE_COLOURS[district.colour], 0.9)
        axes.text(*_at(district.col, district.row), district.code, color="white", **_SMALL)
    for site in range(len(SITES)):
        _draw_site(axes, state, site)
    _draw_players(axes, state)
    canvas.draw()  # type: ignore[no-untyped-call]
    pixels = np.asarray(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    return pixels[..., :3].copy()


_SMALL: Final[dict[str, Any]] = {
    "fontsize": 8,
    "ha": "center",
    "va": "center",
    "fontweight": "bold",
}


def _at(col: int, row: int) -> tuple[float, float]:
    return col * 1.0, -row * 1.7


def _hexagon(axes: Axes, col: int, row: int, colour: str, alpha: float) -> None:
    from matplotlib.patches import RegularPolygon

    axes.add_patch(
        RegularPolygon(_at(col, row), 6, radius=1.08, facecolor=colour, edgecolor=INK, alpha=alpha)
    )


def _draw_site(axes: Axes, state: State, site: int) -> None:
    from matplotlib.patches import Circle

    place = SITES[site]
    x, y = _at(place.col, place.row)
    colour = ZONE_COLOURS[DISTRICTS[place.district].colour]
    waiting, available = state.mark[site] == 0, state.mark[site] == 1
    _hexagon(axes, place.col, place.row, colour, 0.12 if waiting else 0.55 if available else 0.3)
    axes.text(x, y + 0.62, place.name, fontsize=6, ha="center", va="center", color=INK)
    century = ["I", "II", "III", "IV"][state.setting.century_of[site] - 1]
    axes.text(x, y - 0.72, century, fontsize=5, ha="center", va="center", color=INK)
    owner = state.token[site]
    if owner >= 0:
        axes.add_patch(Circle((x, y), 0.42, facecolor=SEAT_COLOURS[owner], edgecolor="white"))
        axes.text(x, y, "★" * state.stars[site] or "·", color="white", fontsize=6, **_CENTRE)
    architect = state.architect_on(site)
    if architect >= 0:
        owned = "#555555" if architect == NEUTRAL else SEAT_COLOURS[architect]
        axes.add_patch(Circle((x, y + 0.2), 0.24, facecolor=owned, edgecolor=INK))
        for stage in range(STAGES):
            builder = state.builder[site * STAGES + stage]
            filled = SEAT_COLOURS[builder] if builder >= 0 else PAPER
            at = (x - 0.5 + 0.5 * stage, y - 0.3)
            axes.add_patch(Circle(at, 0.2, facecolor=filled, edgecolor=INK, linewidth=0.7))
            label = str(COST_OF[site]) if builder >= 0 else ""
            axes.text(*at, label, fontsize=5, color="white", **_CENTRE)


_CENTRE: Final[dict[str, Any]] = {"ha": "center", "va": "center"}


def _draw_players(axes: Axes, state: State) -> None:
    title = f"{state.setting.ruleset.name}, century {state.century}"
    if state.event.year:
        title += f", event {state.event.year}"
    axes.text(19.3, 1.2, title, fontsize=11, fontweight="bold", color=INK)
    if not state.is_over:
        asked = f"player {state.decider()} chooses: {state.asking().key}"
        axes.text(19.3, 0.4, asked, fontsize=9, color=SEAT_COLOURS[state.decider()])
    for seat in range(state.players):
        y = -1.0 - 2.45 * seat
        leader = LEADERS[state.leader[seat]] if state.leader[seat] >= 0 else "no leader"
        line = f"player {seat}: {state.score[seat]} points, {leader}"
        axes.text(19.3, y, line, fontsize=10, fontweight="bold", color=SEAT_COLOURS[seat])
        line = f"active {state.active[seat]}, passive {state.passive[seat]}"
        axes.text(19.3, y - 0.7, line, fontsize=9, color=INK)
        zones = [f"{name[:3]} {state.in_zone(seat, zone)}" for zone, name in enumerate(ZONES)]
        axes.text(19.3, y - 1.4, "  ".join(zones), fontsize=9, color=INK)
