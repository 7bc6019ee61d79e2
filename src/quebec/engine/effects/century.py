"""R8: the end of a century, as steps that an edition puts into order."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOBODY, NOWHERE, SITES
from quebec.engine.cards import ECONOMIC
from quebec.engine.effect import Effect
from quebec.engine.effects.completion import push_completion
from quebec.engine.facts import (
    CenturyBegan,
    CenturyEnded,
    EventEnded,
    EventRevealed,
    LeadersReturned,
    TilesFlipped,
)
from quebec.engine.native import i64, vec
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    LAST_CENTURY,
    NEUTRAL,
    State,
)


class EndCentury(Effect):
    """R8, R8.5: the end of century IV is the end of the game, and so of the turn."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        if s.facts is not None:
            s.facts.append(CenturyEnded(s.century, s.turn))
        ruleset = s.setting.ruleset
        if s.century == LAST_CENTURY:
            # What is still pending below is never reached.
            s.push_all(seat, ruleset.final)
        else:
            s.push_all(seat, ruleset.renewal)
        s.push_all(seat, ruleset.closing)


class CompleteNeutral(Effect):
    """R8.1: the Economic leader completes the neutral architect's building."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        site = s.architect[NEUTRAL]
        if site != NOWHERE and s.holder(ECONOMIC) != NOBODY:
            push_completion(s, site)


class ActBeforeScoring(Effect):
    """R8.2"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.event.before_scoring.run(s, seat, at)


class ActAfterScoring(Effect):
    """R8.4"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.event.after_scoring.run(s, seat, at)


class ReturnLeaders(Effect):
    """R8.6: the neutral architect goes with the Economic leader; R8.1 took it off the board."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.seats_changed = True
        for who in range(s.players):
            s.leader[who] = NOBODY
        if s.facts is not None:
            s.facts.append(LeadersReturned(s.century))


class FlipUnstarted(Effect):
    """R8.7"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.sites_changed = True
        flipped = [site for site in sites_of_century(s) if s.mark[site] == AVAILABLE]
        for site in flipped:
            s.mark[site] = COMPLETED
        if flipped and s.facts is not None:
            s.facts.append(TilesFlipped(tuple(SITES[site].name for site in flipped)))


class OpenTiles(Effect):
    """R8.8, R3.4: the tiles of the next century become available."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        s.sites_changed = True
        s.century += 1
        opened = sites_of_century(s)
        for site in opened:
            s.mark[site] = AVAILABLE
        if s.facts is not None:
            s.facts.append(CenturyBegan(s.century, tuple(SITES[site].name for site in opened)))


class RevealEvent(Effect):
    """R8.9, R3.6: the event of the century; the one before leaves, except that of century I."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        if s.facts is not None and s.century > 2 and s.event.year:
            s.facts.append(EventEnded(s.event.year))
        s.event = s.setting.events[s.century - 1]
        s.terms = s.event.terms
        if s.facts is not None and s.event.year:
            s.facts.append(EventRevealed(s.event.year, s.century))
        s.event.on_reveal.run(s, seat, at)


def sites_of_century(s: State) -> vec[i64]:
    return s.setting.sites[s.century - 1]


END_CENTURY: Final = EndCentury("end-century")
COMPLETE_NEUTRAL: Final = CompleteNeutral("complete-neutral")
ACT_BEFORE_SCORING: Final = ActBeforeScoring("act-before-scoring")
ACT_AFTER_SCORING: Final = ActAfterScoring("act-after-scoring")
RETURN_LEADERS: Final = ReturnLeaders("return-leaders")
FLIP_UNSTARTED: Final = FlipUnstarted("flip-unstarted")
OPEN_TILES: Final = OpenTiles("open-tiles")
REVEAL_EVENT: Final = RevealEvent("reveal-event")
