"""Which rule explains what a game says: a fact, a decision, a reason, by the key of its message.

Each has one or more addresses; the first that applies at the table is shown. `:{district}` is the
paragraph with the key that this field has: a district, a leader, an event.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quebec.rulebook.book import Book

LINKS: Final[dict[str, tuple[str, ...]]] = {
    # The log
    "fact-turn-began": ("R4.2",),
    "fact-workers-passive-active": ("R1.4",),
    "fact-workers-active-passive": ("R8.4", "R1.3"),
    "fact-workers-active-zone": ("R4.3",),
    "fact-workers-passive-zone": ("R11.1",),
    "fact-workers-zone-zone": ("R9.2", ":jewish"),
    "fact-workers-zone-active": ("R9.3", "R1.3"),
    "fact-workers-zone-passive": ("R9.2", "R9.6"),
    "fact-workers-active-site": ("R6.1",),
    "fact-workers-passive-site": (":business",),
    "fact-workers-site-zone": ("R5.5",),
    "fact-stage-constructed": ("R6.1",),
    "fact-architect-placed": ("R5.3",),
    "fact-architect-placed-neutral": ("R7.3", "R10.1"),
    "fact-architect-left": ("R5.5",),
    "fact-architect-left-neutral": ("R10.3", "R5.5"),
    "fact-building-completed": ("R5.5",),
    "fact-token-placed": ("R5.5",),
    "fact-token-raised": (":arts",),
    "fact-leader-taken": (":{leader}", "R7.3", "R7.1"),
    "fact-leaders-returned": ("R8.6",),
    "fact-district-offered": (":{district}",),
    "fact-district-chosen": (":{district}",),
    "fact-declined": ("R11.1",),
    "fact-century-ended": ("R8",),
    "fact-zone-scored": ("R9.2", "R9.6"),
    "fact-cascade-blocked": (":{event}", "R9.5"),
    "fact-tiles-flipped": ("R8.7",),
    "fact-century-began": ("R8.8",),
    "fact-event-revealed": (":{event}",),
    "fact-event-ended": ("R8.9",),
    "fact-scored-zone": ("R9.2", "R9.6"),
    "fact-scored-majority": ("R9.6",),
    "fact-scored-district": (":{what}",),
    "fact-scored-leader": ("R5.6",),
    "fact-scored-event": (":{what}",),
    "fact-scored-unfinished": ("R12.1",),
    "fact-scored-active": ("R12.2",),
    "fact-scored-main_group": ("R12.3",),
    "fact-scored-building": ("R12.3",),
    "fact-game-ended": ("R12.5",),
    # What is asked
    "decision-action": ("R4.2",),
    "decision-architect": ("R5.1",),
    "decision-mansion": (":mansion",),
    "decision-site": ("R5.3",),
    "decision-hired-site": ("R7.3",),
    "decision-neutral-site": ("R10.3",),
    "decision-complete": (":political",),
    "decision-stage": ("R6.1",),
    "decision-business": (":business",),
    "decision-arts": (":arts",),
    "decision-perform": ("R11.2",),
    "decision-lend": ("R11.2",),
    "decision-choose-leader": ("R7.1",),
    "decision-pair": (":political2",),
    "decision-divide": (":political2",),
    "decision-place-anywhere": ("R11.1",),
    "decision-place-in-citadelle": (":protestant",),
    "decision-place-elsewhere": (":protestant",),
    "decision-place-municipal": (":municipal_administration",),
    "decision-place-provincial": (":provincial_administration",),
    "decision-place-military": (":military_administration",),
    "decision-place-how-many": ("R11.1",),
    "decision-shift-from": (":jewish",),
    "decision-shift-how-many": (":jewish",),
    "decision-shift-1-to": (":jewish",),
    "decision-shift-2-to": (":jewish",),
    "decision-send": ("R4.3",),
    # Why not
    "reason-game_over": ("R12.5",),
    "reason-cannot_skip": ("R4.2",),
    "reason-not_asked": ("R4.2",),
    "reason-too_few_active": ("R6.1",),
    "reason-no_free_stage": ("R6.2",),
    "reason-no_active_worker": ("R4.2",),
    "reason-no_leaders_in_game": ("R2.3",),
    "reason-leaders_closed": (":{event}",),
    "reason-has_leader": ("R7.1",),
    "reason-leader_not_in_game": ("R7.5", "R7.4", "R7.1", "R2.3"),
    "reason-leader_taken": ("R7.1",),
    "reason-not_your_token": (":arts",),
    "reason-token_at_most": (":arts",),
    "reason-other_colour": ("R11.2",),
    "reason-nothing_to_do": ("R11.5",),
    "reason-zone_not_offered": ("R11.2",),
    "reason-no_workers_there": (":jewish",),
    "reason-same_zone": (":jewish",),
    "reason-number_not_offered": ("R11.1",),
    "reason-site_occupied": ("R1.2",),
    "reason-site_completed": ("R1.2",),
    "reason-site_waiting": ("R1.2",),
    "reason-neutral_not_yours": ("R7.3", "R10.3", "R5.1"),
    "reason-no_architect_there": ("R6.1",),
    "reason-site_full": ("R6.2",),
    "reason-too_few_workers": (":business",),
    "reason-same_building": (":business",),
}


def rule_on(message: str, fields: Mapping[str, object], book: Book) -> str | None:
    """The address of the rule that explains a message with these fields at a table."""
    here = [paragraph.address for one in book.chapters for paragraph in one.paragraphs]
    here += [chapter.number for chapter in book.chapters]
    for wanted in LINKS.get(message, ()):
        address = wanted.format(**fields) if "{" in wanted else wanted
        for known in here:
            if known == address or (address.startswith(":") and known.endswith(address)):
                return known
    return None
