"""The words for what a legal move does in a position: the message and its arguments.

Where the rules decide what follows, the move is tried on a copy of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from quebec.engine import DISTRICTS, SITES, ZONES, Move, State
from quebec.engine import facts as fact
from quebec.engine.board import COLOUR_OF, COST_OF, DISTRICT_OF, NOWHERE, SITE_NUMBER
from quebec.engine.cards import ECONOMIC, RELIGIOUS
from quebec.engine.effects.leaders import OPPOSITE, PAIR_WORKERS, TAKE_LEADER
from quebec.engine.effects.placing import MOST_PLACED
from quebec.engine.facts import Fact
from quebec.engine.moves import LEADERS
from quebec.engine.state import AVAILABLE, LAST_CENTURY, NEUTRAL
from quebec.texts import names
from quebec.texts.catalogue import Name, Value

TWO_PLAYERS: Final = 2


class Wording(NamedTuple):
    """A message and its arguments; an argument may be a wording, or a list of them to be joined."""

    key: str
    args: Mapping[str, Part] = {}


class Team(NamedTuple):
    """Wordings joined by "and"."""

    parts: tuple[Wording, ...]


class SeatName(NamedTuple):
    """The name of the player who sits there; a message with `.you` has that form for the reader's
    seat."""

    seat: int


class Decimal(NamedTuple):
    """A number with a digit after the point."""

    value: float
    signed: bool = False


Part = Value | Wording | Team | SeatName | Decimal


class Tried(NamedTuple):
    """A move tried on a copy of the game."""

    after: State
    facts: list[Fact]


def tried(move: Move, state: State) -> Tried:
    after = state.copy()
    return Tried(after, after.play(move))


def wording(move: Move, state: State, layout: Sequence[str]) -> Wording:
    """The words for a legal move at the decision of this state."""
    return Choice(state, layout).wording(move)


SKIPS: Final = {"place": "move-skip-place", "shift": "move-skip-shift"}
"""By the first word of the effect."""


class Choice:
    """A state, its decision, and what its moves do there."""

    def __init__(self, state: State, layout: Sequence[str]) -> None:
        decision = state.decision
        assert decision is not None, "the game is over"
        self.state: Final = state
        self.seat: Final = decision.seat
        self.kind: Final = decision.kind
        self.effect: Final = decision.effect
        self.place: Final = decision.place
        self.layout: Final = layout

    @property
    def begins_turn(self) -> bool:
        return self.effect == "action"

    def wording(self, move: Move, trial: Tried | None = None) -> Wording:
        """The words for a legal move; with what it did, if that is known."""
        if move.kind == "skip":
            return Wording(SKIPS.get(self.effect.split("-")[0], "move-skip"))
        match self.effect:
            case "action":
                return self.action(move)
            case "architect" | "mansion":
                neutral = move.text == "neutral"
                return self.start(f"move-architect-{move.text}", NEUTRAL if neutral else self.seat)
            case "site":
                return self.new_site("move-site", move)
            case "hired-site" | "neutral-site":
                return self.new_site("move-site-neutral", move)
            case "stage":
                return self.stage(move, trial or tried(move, self.state))
            case "business":
                return self.stage_from_supply(move)
            case "arts":
                stars = self.state.stars[move.value] + 1
                return Wording("move-arts", {"site": self.site(move.value), "stars": stars})
            case "complete":
                return self.redirection(move)
            case "perform":
                told = (trial or tried(move, self.state)).facts
                return Wording("move-perform", self.gain(told, self.district()))
            case "lend":
                told = (trial or tried(move, self.state)).facts
                return Wording("move-lend", self.gain(told, DISTRICTS[move.value].key))
            case "choose-leader":
                leader = names.leader(LEADERS[move.value], self.state)
                return Wording("move-leader", {"leader": leader})
            case "pair":
                return Wording("move-pair", self.opposite_zones(move.value))
            case "divide":
                return self.division(move.value)
        return self.in_zones(move)

    # ---- the action of a turn, and starting a site ------------------------------------------

    def action(self, move: Move) -> Wording:
        s = self.state
        active: Part = s.active[self.seat]
        match move.text:
            case "start" if s.leader[self.seat] == ECONOMIC:
                return Wording("move-action-start-choose")
            case "start":
                return self.start("move-action-start", self.seat)
            case "leader":
                number = min(TAKE_LEADER.activates(s), s.passive[self.seat])
                return Wording("move-action-leader", {"number": number})
        return Wording(f"move-action-{move.text}", {"number": active})

    def start(self, key: str, architect: int) -> Wording:
        """An architect enters the board or leaves a building, with the consequences."""
        s = self.state
        site = s.architect[architect]
        said = Wording(f"{key}-enter") if site == NOWHERE else self.leaving(f"{key}-leave", site)
        if s.players == TWO_PLAYERS:
            said = self.with_neutral(said)
        if not any(s.mark[k] == AVAILABLE for k in range(len(SITES))):
            last = s.century == LAST_CENTURY
            return Wording("start-ends-game" if last else "start-ends-century", {"said": said})
        number = min(s.terms.start, s.passive[self.seat])
        return Wording("start-activates", {"said": said, "number": number})

    def with_neutral(self, said: Wording) -> Wording:
        """R10.3: with two players the neutral architect comes along once its building has a stage.

        It is off the board only before the first start of the game.
        """
        site = self.state.architect[NEUTRAL]
        if site == NOWHERE:
            return Wording("start-neutral-enters", {"said": said})
        if self.state.stages(site) == 0:
            return said
        return self.leaving("start-neutral-leaves", site, said=said)

    def leaving(self, key: str, site: int, **more: Part) -> Wording:
        stages = self.state.stages(site)
        return Wording(key, {"site": self.site(site), "stages": stages, **more})

    def new_site(self, key: str, move: Move) -> Wording:
        site = self.site(move.value)
        district = names.district_of(move.text)
        number = COST_OF[move.value]
        return Wording(key, {"site": site, "district": district, "number": number})

    # ---- stages and districts ---------------------------------------------------------------

    def stage(self, move: Move, trial: Tried) -> Wording:
        site = move.value
        number, stage = COST_OF[site], self.state.stages(site) + 1
        said = Wording("move-stage", {"number": number, "site": self.site(site), "stage": stage})
        offered = [one for one in trial.facts if isinstance(one, fact.DistrictOffered)]
        if offered:
            asked = trial.after.decision
            performs = asked is not None and asked.effect == "perform"
            facts = trial.after.copy().play("do") if performs else []
            return Wording(
                "move-stage-action", {"said": said, **self.gain(facts, offered[0].district)}
            )
        s = self.state
        if s.builds(self.seat, site) and s.leader[self.seat] != RELIGIOUS:
            return Wording("move-stage-own", {"said": said})
        district = names.district_of(move.text)
        return Wording("move-stage-nothing", {"said": said, "district": district})

    def stage_from_supply(self, move: Move) -> Wording:
        stage = self.state.stages(move.value) + 1
        workers = self.team(COST_OF[move.value])
        return Wording(
            "move-business", {"workers": workers, "site": self.site(move.value), "stage": stage}
        )

    def gain(self, facts: Sequence[Fact], district: str) -> dict[str, Part]:
        """What a district action gives: in numbers where it starts with a gain."""
        name = names.district(district)
        points = sum(one.points for one in facts if isinstance(one, fact.Scored))
        number = sum(one.number for one in facts if isinstance(one, fact.WorkersMoved))
        match district:
            case "academic" | "entertainment" if points:
                gain = Wording("gain-points", {"points": points})
            case "port" if number:
                gain = Wording("gain-workers", {"number": number})
            case "irish" if points:
                gain = Wording("gain-irish", {"points": points, "number": number})
            case _:
                gain = Wording("gain-action", {"district": name})
        return {"district": name, "gain": gain}

    def district(self) -> str:
        """The district of the site that the decision is about."""
        return DISTRICTS[DISTRICT_OF[SITE_NUMBER[self.place]]].key

    # ---- workers in zones -------------------------------------------------------------------

    def in_zones(self, move: Move) -> Wording:
        zone = ZONES[move.value] if move.kind == "zone" else self.place
        there = self.state.in_zone(self.seat, ZONES.index(zone))
        workers = self.state.workers(self.seat)
        args: dict[str, Part] = {"zone": names.zone(zone)}
        match self.effect:
            case "send":
                return Wording("move-send", {**args, "number": there})
            case "place-municipal" | "place-provincial" | "place-military":
                return Wording("move-place-up-to", {**args, "number": min(MOST_PLACED, workers)})
            case "place-how-many":
                return Wording("move-place", {**args, "workers": self.team(move.value)})
            case "shift-from":
                return Wording("move-shift-from", {**args, "number": there})
            case "shift-how-many":
                return Wording("move-shift-how-many", {**args, "number": move.value})
            case "shift-1-to" | "shift-2-to":
                source = names.zone(self.place)
                number = 1 if self.effect == "shift-1-to" else 2
                return Wording("move-shift-to", {**args, "source": source, "number": number})
        return Wording("move-place", {**args, "workers": self.team(1)})

    def opposite_zones(self, first: int) -> dict[str, Part]:
        return {"zone": names.zone(ZONES[first]), "opposite": names.zone(ZONES[first + OPPOSITE])}

    def division(self, number: int) -> Wording:
        rest = min(PAIR_WORKERS, self.state.workers(self.seat)) - number
        zones = self.opposite_zones(ZONES.index(self.place))
        return Wording("move-divide", {**zones, "number": number, "rest": rest})

    def redirection(self, move: Move) -> Wording:
        """The Political leader's choice."""
        site = SITE_NUMBER[self.place]
        own = move.value == COLOUR_OF[site]
        return Wording(
            "move-complete-same" if own else "move-complete",
            {
                "number": self.state.workers_on(site, self.seat),
                "site": self.site(site),
                "zone": names.zone(ZONES[move.value]),
            },
        )

    def team(self, count: int) -> Team:
        """R11.1: so many workers from hand, passive ones first."""
        passive = min(count, self.state.passive[self.seat])
        numbers = (("passive-workers", passive), ("active-workers", count - passive))
        return Team(tuple(Wording(key, {"number": n}) for key, n in numbers if n > 0))

    def site(self, number: int) -> Name:
        return names.site(SITES[number].name, self.layout)
