"""Pieces move, unless somebody asked for less."""

from __future__ import annotations

from tests.browser import places
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

LISTEN = """() => {
  window.moved = 0
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, event => {
      const running = event.target.getAnimations()
      if (running.some(one => one.effect.getComputedTiming().duration > 10)) window.moved++
    }, true)
}"""


def motion_of_a_turn(visitor: Visitor) -> int:
    """How many things moved or faded while somebody chose, and confirmed."""
    places.early(visitor)
    visitor.page.evaluate(LISTEN)
    screen = visitor.screen()
    for _ in range(3):
        screen.step()
    return int(visitor.page.evaluate("moved"))


def test_pieces_move(visit: Visit) -> None:
    visitor = visit(still=False)
    motion_of_a_turn(visitor)
    visitor.page.wait_for_function("() => moved > 0")


def test_nothing_moves_where_the_system_asks_for_less(visit: Visit) -> None:
    assert motion_of_a_turn(visit(still=True)) == 0


def test_nothing_moves_where_the_menu_says_so(visit: Visit) -> None:
    visitor = visit(still=False)
    places.early(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-menu"))
    visitor.page.get_by_role("radio", name=screen.say("page-speed-none")).check()
    visitor.page.keyboard.press("Escape")
    assert motion_of_a_turn(visitor) == 0
