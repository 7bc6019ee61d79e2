"""One recorded game, played on our engine and compared at every step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy

from quebec.engine import BadInput, Deal, State, game_from_deal
from quebec.engine.board import COLOUR_OF, COLOURS, DISTRICT_OF, DISTRICTS, SITE_NUMBER, ZONES
from quebec.engine.effects.century import END_CENTURY
from quebec.engine.facts import Fact, GameEnded, WorkersMoved
from quebec.engine.layout import CENTURIES
from quebec.engine.state import LAST_CENTURY
from quebec.engine.tiles import TILES
from tools.differential.choices import (
    Answers,
    district_choices,
    gift_choices,
    political_choices,
    turn_choices,
)
from tools.differential.deviations import (
    ONLY_CURRENT,
    TURN_PASSES,
    Case,
    Situation,
    expected_choices,
    is_bunched,
    main_group_shortfall,
    useless_loans,
)
from tools.differential.mirror import Mirror, differences, overwrite, position_of
from tools.differential.tally import Mismatch, Tally
from tools.differential.trace import (
    Action,
    Activate,
    Architect,
    Choose,
    Contribute,
    Leader,
    Place,
    Position,
    Score,
    Scoring,
    Skip,
    Step,
    Trace,
)

CODES = {district.key: district.code for district in DISTRICTS}
GIFTS = ("port", "irish", "academic", "entertainment")
"""Districts that start with a gain: when another one lends it, we give it at once."""

ASKED = {
    "protestant": ("place-in-citadelle", "place-elsewhere"),
    "irish": ("perform", "place-anywhere"),
    "jewish": ("place-anywhere", "shift-from"),
    "municipal_administration": ("place-municipal",),
    "provincial_administration": ("place-provincial",),
    "military_administration": ("place-military",),
    "port": ("perform",),
    "mansion": ("mansion",),
    "business": ("business",),
    "academic": ("perform",),
    "entertainment": ("perform",),
    "arts": ("arts",),
    "archdiocese": ("lend",),
    "seat_of_government": ("lend",),
    "trading_hub": ("lend",),
    "heritage_site": ("lend",),
}
"""The verbs of ours that ask about the action of a district."""

SCORING = ("init_scoring", *(f"score_zone_{k}" for k in (1, 2, 3, 4, 5)))
RENEWAL = ("prepare_next_century",)
FINAL = ("score_incomplete_buildings", "score_active_cubes", "score_buildings")


class LostTrack(Exception):
    """Our engine cannot follow the record; says what differs."""


def follow(trace: Trace, watch: Callable[[Step, Follower], None] | None = None) -> Tally:
    """Compare a whole game; `watch` is called after each step that could be followed."""
    tally = Tally(games=1)
    step_number = -1
    try:
        follower = Follower(trace, tally)
        for step in trace.steps:
            step_number = step.number
            follower.take(step)
            if watch is not None:
                watch(step, follower)
        follower.finish()
    except (BadInput, LostTrack) as error:
        tally.mismatches.append(Mismatch(trace.file, trace.game, step_number, str(error)))
        tally.steps_left_out = len(trace.steps) - step_number - 1
    return tally


def deal_of(centuries: Sequence[int]) -> Deal:
    """Some tile of the right colour and century on each site; which one makes no difference."""
    keys = {
        (colour, century): [t.key for t in TILES if (t.colour, t.century) == (colour, century)]
        for colour in range(COLOURS)
        for century in CENTURIES
    }
    layout: list[str] = []
    for site, century in enumerate(centuries):
        colour = COLOUR_OF[site]
        if not keys[colour, century]:
            raise LostTrack(f"layout: too many tiles of {ZONES[colour]} in century {century}")
        layout.append(keys[colour, century].pop(0))
    return Deal(tuple(layout), (), first=0)


class Follower:
    """Our game in parallel with a recorded one."""

    def __init__(self, trace: Trace, tally: Tally) -> None:
        self.trace = trace
        self.tally = tally
        self.state: State = game_from_deal("2011", trace.players, deal_of(trace.centuries))
        self.mirror = Mirror(self.state)
        self.played: list[str] = []
        """Our moves so far."""
        self._district: str | None = None
        """The district whose action the record is about…"""
        self._trigger: int | None = None
        """…after a stage on this space…"""
        self._borrows = False
        """…and whether another one lends it, and still waits for our answer."""
        self._activation: list[Fact] = []
        """The Irish district's, which the record asks about by itself."""
        self._held: Answers = {}
        """Where an architect will go, once the Political leader has chosen…"""
        self._offered: set[Action] = set()
        """…and where it could have gone."""
        self._gives_back = False
        """Whether the neutral architect has just been given back, to end the century."""
        self._scoring: list[str] = []
        """The phases of the scoring that are to come."""
        self._scorer = 0
        """The current seat during the scoring."""
        self._interrupted: int | None = None
        """The seat whose turn the last century's end interrupted, until another one's turn."""
        self._turn_goes_to: int | None = None
        """The Economic leader's seat, by deviation 2."""
        self._placed: set[int] = set()
        """Seats that have had their architect on the board."""
        self._owing: set[int] = set()
        """Seats that deviation 2 kept from placing theirs again."""
        if is_bunched(trace.centuries):
            tally.cases[Case(11)] += 1
        self._compare_positions(-1, trace.initial)

    @property
    def position(self) -> Position:
        """What the record should show now."""
        return self.mirror.position

    @property
    def at_rest(self) -> bool:
        """Whether our game is exactly where the record is, between two turns or at the end.

        An interrupted turn counts as one that is over.
        """
        pending = self._scoring or self._activation or self._district is not None
        return not pending and not self._asks("complete")

    def report(self, step: int, what: str) -> None:
        self.tally.mismatches.append(Mismatch(self.trace.file, self.trace.game, step, what))

    def resynchronise(self, case: Case) -> None:
        """Note that our game continues from the recorded position."""
        self.tally.cases[case] += 1
        self.tally.resynchronisations += 1

    # ---- a step ---------------------------------------------------------------------------

    def take(self, step: Step) -> None:
        """Compare what a step offers, play what was chosen, and compare the position after it."""
        self._look_for_second_end(step)
        context = self._context()
        _agree("context", context, step.context)
        _agree("player", self.position.current, step.player)
        _agree("district", self._district, step.district)
        _agree("trigger", self._trigger, step.trigger)
        ours = self._choices(context, step.player)
        self._compare_choices(step, ours)
        if context == "scoring":
            self._score(self._scoring.pop(0))
        elif context == "political":
            self._choose_zone(step, ours)
        elif context == "district":
            self._act_in_district(step, ours)
        else:
            self._take_turn(step, ours)
        if self._district is None and not self._scoring:
            self.mirror.show_action()
            self._look_for_end()
        self.position.current = self._current(step)
        self._compare_positions(step.number, step.after)

    def _context(self) -> str:
        if self._district is not None:
            # Where the action does nothing (R11.5) our engine has continued by itself: to the next
            # turn, to a Political choice at the century's end, or to the end of the game.
            return "district"
        # At a century's end the record announces the scoring before the Political leader chooses.
        if self._asks("complete") and self._scoring[:1] != ["init_scoring"]:
            return "political"
        if self._scoring:
            return "scoring"
        if self.state.is_over:
            return "the end of the game"
        return "turn"

    def _current(self, step: Step) -> int:
        """The seat that the record should show as current after a step."""
        if self._district is not None:
            return step.player
        decision = self.state.decision
        if decision is None or self._context() == "scoring":
            return self._scorer
        return decision.seat

    def _asks(self, *effects: str) -> bool:
        decision = self.state.decision
        return decision is not None and decision.effect in effects

    # ---- comparing ------------------------------------------------------------------------

    def _compare_positions(self, step: int, recorded: Position) -> None:
        self.tally.positions += 1
        found = differences(self.position, recorded)
        settled = not (self._scoring or self._activation or self.state.is_over)
        if settled and not self.mirror.outstanding and not found:
            # The facts have led here; the state of the engine must say the same.
            state = position_of(self.state)
            state.current = self.position.current
            found = differences(state, recorded)
        if not found:
            return
        what = f"position: {'; '.join(found)}"
        same_decision = self.position.current == recorded.current
        if not settled or not same_decision or self.position.century != recorded.century:
            raise LostTrack(what)
        self.report(step, what)
        self.mirror.position = deepcopy(recorded)
        overwrite(self.state, recorded)

    def _compare_choices(self, step: Step, ours: Mapping[Action, Answers]) -> None:
        self.tally.choices += 1
        at = self._situation(step.player)
        expected, used, astray = expected_choices(ours, at)
        self.tally.cases.update(used)
        if astray:
            self.report(step.number, f"choices: not as the rulebook has it: {_listed(astray)}")
        loans = useless_loans(at)
        if loans & expected:
            self.report(step.number, f"choices: we lend what does nothing: {_listed(loans)}")
        self.tally.useless_loans += bool(loans)
        expected |= loans
        recorded = set(step.legal)
        if recorded != expected:
            only_ours, only_theirs = _listed(expected - recorded), _listed(recorded - expected)
            self.report(step.number, f"choices: ours only {only_ours}; recorded only {only_theirs}")
        elif len(recorded) != len(step.legal):
            self.report(step.number, "choices: the record offers one of them twice")

    def _situation(self, seat: int) -> Situation:
        return Situation(
            self.position,
            seat,
            self._district,
            self._trigger,
            never_placed=seat not in self._placed,
            owes_placing=seat in self._owing,
        )

    def _choices(self, context: str, seat: int) -> dict[Action, Answers]:
        """Our choices in the words of the record, with the moves that make them."""
        if context == "scoring":
            return {Scoring(self._scoring[0]): {}}
        if context == "political":
            decision = self.state.decision
            assert decision is not None
            return political_choices(self.state, SITE_NUMBER[decision.place])
        if context == "turn":
            return turn_choices(self.state, seat)
        if self._activation:
            return {Activate(1): {}}
        if self._borrows:
            code = CODES[self._district or ""]
            if any(move.text == code for move in self.state.legal_moves()):
                return gift_choices(self.state, code)
            return {Skip(): {"lend": "skip"}}
        if self._asks_about_district(seat):
            return district_choices(self.state, seat)
        return {Skip(): {}}

    def _asks_about_district(self, seat: int) -> bool:
        decision = self.state.decision
        return (
            self._district is not None
            and decision is not None
            and decision.seat == seat
            and decision.effect in ASKED[self._district]
        )

    # ---- playing --------------------------------------------------------------------------

    def _play(self, answers: Answers) -> Answers:
        """Play the answers as long as they are asked for; what is left of them."""
        left = dict(answers)
        while (decision := self.state.decision) is not None and decision.effect in left:
            text = left.pop(decision.effect)
            self.played.append(text)
            self.mirror.hear(self.state.play(text))
        return left

    def _take_turn(self, step: Step, ours: Mapping[Action, Answers]) -> None:
        chosen = step.chosen
        if step.player != self._interrupted:
            self._interrupted = None
        if chosen == Leader("citadelle") and any(p.leader for p in self.position.players):
            self.tally.cases[Case(10)] += 1
        if isinstance(chosen, Architect):
            self._move_architect(step, chosen, ours)
            return
        self._play(_answers(ours, chosen))
        if isinstance(chosen, Contribute) and chosen.triggers:
            self._district = DISTRICTS[DISTRICT_OF[chosen.space]].key
            self._trigger = chosen.space
            self.mirror.show_action()

    def _move_architect(
        self, step: Step, chosen: Architect, ours: Mapping[Action, Answers]
    ) -> None:
        if not chosen.neutral and chosen.space is not None:
            self._placed.add(step.player)
            self._owing.discard(step.player)
        self._gives_back = chosen.neutral and chosen.space is None
        answers = dict(_answers(ours, chosen))
        # The zone in it was only there to find out where the architect can go.
        asks_for_zone = answers.pop("complete", None) is not None
        self._held = self._play(answers)
        if asks_for_zone and chosen.space is not None:
            self.tally.cases[Case(8)] += 1
            self._offered = {
                action
                for action in ours
                if isinstance(action, Architect) and action.neutral == chosen.neutral
            }

    def _choose_zone(self, step: Step, ours: Mapping[Action, Answers]) -> None:
        self._play(_answers(ours, step.chosen))
        if self._scoring:
            self._return_leaders_after_choice()
        elif self._held:
            offered = set(turn_choices(self.state, self.state.turn))
            if offered != self._offered:
                before, after = _listed(self._offered), _listed(offered)
                self.report(step.number, f"sites: {before}; after the Political choice {after}")
            self._held = self._play(self._held)

    def _act_in_district(self, step: Step, ours: Mapping[Action, Answers]) -> None:
        seat, chosen = step.player, step.chosen
        if isinstance(chosen, Choose):
            self._choose_district(chosen)
            return
        self._borrows = False
        if self._activation:
            self._settle_activation(seat, taken=chosen != Skip())
        elif isinstance(chosen, Architect):
            self._move_architect(step, chosen, ours)
        elif chosen == Score(2) and Score(3) in ours:
            self._play(ours[Score(3)])
            self.state.score[seat] -= 1
            self.position.players[seat].score -= 1
            # Deviation 1 is counted where it is offered.
            self.tally.resynchronisations += 1
        elif chosen == Score(0) or (isinstance(chosen, Place) and chosen.number == 0):
            self._play(_answers(ours, Skip()))
        else:
            self._play(_answers(ours, chosen))
            if self._district == "irish" and chosen == Score(1):
                self._hold_activation(seat)
        self.mirror.show_action()
        if not self._activation and not self._asks_about_district(seat):
            self._district = self._trigger = None

    def _choose_district(self, chosen: Choose) -> None:
        """A loan: what starts with a choice is borrowed now, the rest when it is taken."""
        self._district = chosen.district
        if self._asks("lend"):
            code = CODES[chosen.district]
            offered = any(move.text == code for move in self.state.legal_moves())
            self._borrows = chosen.district in GIFTS or not offered
            if not self._borrows:
                self._play({"lend": code})
        self.mirror.show_action()

    def _hold_activation(self, seat: int) -> None:
        """Irish: we activate and score at once, the record scores first."""
        for one in self.mirror.outstanding:
            if one == WorkersMoved(seat, 1, "passive", "active"):
                self.mirror.outstanding.remove(one)
                self._activation = [one]
                return

    def _settle_activation(self, seat: int, taken: bool) -> None:
        """Irish: the record lets a player decline the activation alone, by deviation 7."""
        if taken:
            self.mirror.outstanding[:0] = self._activation
        else:
            self.state.active[seat] -= 1
            self.state.passive[seat] += 1
            self.state.advance()
            self.tally.resynchronisations += 1
        self._activation = []

    # ---- the end of a century -------------------------------------------------------------

    def _look_for_end(self) -> None:
        """Whether a century ends now."""
        ended = self.mirror.century_end()
        if ended is None:
            return
        self._scoring = [*SCORING, *(FINAL if ended.century == LAST_CENTURY else RENEWAL)]
        self._scorer = self._interrupted = ended.seat
        if self._gives_back:
            # With the neutral architect the turn is over, and the record is at the next seat.
            self._gives_back = False
            self._interrupted = None
            self._scorer = (ended.seat + 1) % self.trace.players
            self.position.players[ended.seat].neutral = None

    def _score(self, phase: str) -> None:
        if phase == "init_scoring":
            if not self._asks("complete"):
                self.mirror.show_return_of_leaders()
        elif phase in SCORING:
            self.mirror.show_zone()
        elif phase == "score_incomplete_buildings":
            self.mirror.show_points("unfinished")
        elif phase == "score_active_cubes":
            self.mirror.show_points("active")
        elif phase == "score_buildings":
            self.mirror.show_points("main_group", "building")
            self._shorten_main_groups()
        else:
            self.mirror.show_renewal()
            self._pass_turn()

    def _return_leaders_after_choice(self) -> None:
        """The Political leader has chosen for the neutral building at the century's end."""
        (economic,) = (s for s, p in enumerate(self.position.players) if p.leader == "economic")
        self.mirror.show_return_of_leaders()
        if economic != self._scorer:
            self._scorer = economic
            if self._scoring[-1:] == list(RENEWAL):
                self._turn_goes_to = economic
            else:
                self.tally.cases[ONLY_CURRENT] += 1

    def _pass_turn(self) -> None:
        """Deviation 2: the interrupted turn is lost, and the Economic leader has one."""
        economic = self._turn_goes_to
        if economic is None:
            return
        interrupted = self.state.turn
        _agree("whose turn the century's end interrupted", interrupted, self._interrupted)
        if self.position.players[interrupted].architect == -1 and interrupted in self._placed:
            self._owing.add(interrupted)
        self.resynchronise(TURN_PASSES)
        self.state.end_turn()
        self.mirror.hear(self._listen(lambda: self.state.begin_turn(economic)))
        self._interrupted = self._turn_goes_to = None

    def _look_for_second_end(self, step: Step) -> None:
        """Deviation 4: a seat that resumes an interrupted turn without any worker ends it again."""
        resumed = self._interrupted
        if (
            step.chosen != Scoring("init_scoring")
            or self._context() != "turn"
            or resumed is None
            or self.position.players[resumed].workers > 0
        ):
            return
        self.resynchronise(Case(4))
        self.mirror.hear(self._listen(lambda: self.state.push(resumed, END_CENTURY)))
        self._look_for_end()

    def _listen(self, change: Callable[[], None]) -> list[Fact]:
        """Change what is pending, advance to the next decision, and return what happened."""
        facts: list[Fact] = []
        self.state.facts = facts
        change()
        self.state.advance()
        self.state.facts = None
        return facts

    # ---- the end of the game --------------------------------------------------------------

    def _shorten_main_groups(self) -> None:
        """Deviation 3"""
        for seat, player in enumerate(self.position.players):
            shortfall = main_group_shortfall(self.position, seat)
            if shortfall:
                self.tally.cases[Case(3)] += 1
                player.score -= shortfall
                self.state.score[seat] -= shortfall

    def finish(self) -> None:
        """Compare the result."""
        end = len(self.trace.steps)
        if not self.state.is_over or self._scoring:
            self.report(end, f"end of the game: ours continues with {self._context()}")
            return
        if self.state.scores != self.trace.final:
            self.report(end, f"final scores: ours {self.state.scores}, recorded {self.trace.final}")
        if self.state.winners != self.trace.winners:
            self.report(end, f"winners: ours {self.state.winners}, recorded {self.trace.winners}")
        unheard = [fact for fact in self.mirror.outstanding if not isinstance(fact, GameEnded)]
        if unheard:
            self.report(end, f"end of the game: the record leaves out {unheard}")


def _agree(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise LostTrack(f"{what}: ours {ours}, recorded {theirs}")


def _answers(ours: Mapping[Action, Answers], chosen: Action) -> Answers:
    if chosen not in ours:
        raise LostTrack(f"chosen: {chosen} is not among our choices")
    return ours[chosen]


def _listed(actions: set[Action]) -> str:
    return ", ".join(sorted(map(str, actions))) or "nothing"
