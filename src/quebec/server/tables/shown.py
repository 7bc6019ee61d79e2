"""From a game to its public view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec import Raw, json

from quebec.bots.names import name_at
from quebec.engine import DISTRICTS, ZONES, Move, Reason, State
from quebec.engine.facts import Scored
from quebec.engine.moves import LEADERS
from quebec.engine.pieces import SiteKey, site_keys
from quebec.record import Player
from quebec.server.play.game import Game
from quebec.server.store import EntryRow, SeatRow, Summary
from quebec.server.times import moment
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.games import NO_VIEW, Ahead, ClockShown, Entry, GameShown, Offer, SeatShown
from quebec.server.wire.wording import encoded_wording
from quebec.texts.moves import Choice, tried
from quebec.views import (
    before_card,
    preview,
    seen_forecast,
    seen_site,
    view,
)

Names = Mapping[str, str]
"""The names of people, by their id."""


def game_shown(
    game: Game, names: Names, now: int | None = None, *, with_offers: bool = True
) -> GameShown:
    """Without a time: as of the last entry."""
    decider = game.decider
    state = game.state
    decides = with_offers and decider is not None and not game.seats[decider].bot
    return GameShown(
        phase=game.phase,
        frozen=game.is_frozen,
        seats=[seat_shown(row, game, k, names) for k, row in enumerate(seat_rows(game))],
        waiting=game.waiting,
        must_confirm=game.must_confirm,
        unconfirmed=game.unconfirmed,
        may_rewind=game.rewinds_to is not None,
        agreeing=sorted(game.agreeing),
        moves=len(game.moves),
        outcome=game.outcome,
        clock=_clock(game, now),
        view=_view(game, state) if state else NO_VIEW,
        offers=offers(game.offered(), state) if state and decides else [],
    )


def _view(game: Game, state: State) -> Raw:
    """While a turn has to be confirmed, the next seat is not offered anything."""
    seen = view(state, with_forecast=True, with_sites=False).seen
    if game.must_confirm or game.phase == "over":
        seen["decision"] = None
    return Raw(json.encode({**seen, "sites": [encoded_site(key) for key in site_keys(state)]}))


@lru_cache(32768)
def encoded_site(key: SiteKey) -> Raw:
    """A move changes a few sites of many: the others are sent as they were."""
    return Raw(json.encode(seen_site(key)))


def _clock(game: Game, now: int | None) -> ClockShown | None:
    timer = game.timer
    if timer is None:
        return None
    return ClockShown(
        left=[max(0, left) for left in timer.left],
        running=timer.running,
        since=moment(timer.since),
        now=moment(timer.since if now is None else now),
    )


def offers(moves: Sequence[Move], state: State) -> list[Offer]:
    """At the start of a turn each action includes the choices that follow it, so that the whole
    board can be offered at once; a zone includes the numbers of workers that can go there."""
    if not moves:
        return []
    choice = Choice(state, state.setting.deal.layout)
    return [_offer(move, choice, looks_on=True) for move in moves]


def _offer(move: Move, choice: Choice, *, looks_on: bool = False) -> Offer:
    """A move, and optionally what the same seat could choose after it."""
    trial = tried(move, choice.state)
    seen = before_card(trial.facts)
    points = [0] * choice.state.players
    for fact in seen.facts:
        if type(fact) is Scored:
            points[fact.seat] += fact.points
    return Offer(
        move=move.text,
        kind=move.kind,
        target=_target(move),
        text=Raw(encoded_wording(choice.wording(move, trial))),
        facts=Raw(encode_facts(seen.facts)),
        reveals=seen.reveals,
        points=points,
        then=_then(choice, trial.after) if looks_on and not seen.reveals else None,
    )


def _then(choice: Choice, after: State) -> list[Offer] | None:
    """What the seat can choose next in the same turn: after an action anything, else a number."""
    if after.is_over or after.decider() != choice.seat:
        return None
    following = Choice(after, choice.layout)
    if following.begins_turn or not (choice.begins_turn or following.kind == "number"):
        return None
    return [_offer(move, following) for move in after.legal_moves()]


def ahead(state: State, moves: Sequence[str]) -> Ahead:
    """How a century would be scored after these moves."""
    after = state.copy()
    for move in moves:
        if after.is_over or preview(after, move).reveals:
            return Ahead(moves=list(moves), forecast=None)
        after.play(move)
    return Ahead(moves=list(moves), forecast=seen_forecast(after))


def first_obstacle(state: State, moves: Sequence[Move]) -> Reason | None:
    """Why the first of these moves that is not legal after those before it is not."""
    after = state.copy()
    for move in moves:
        reason = after.why_not(move)
        if reason is not None or preview(after, move).reveals:
            return reason
        after.play(move)
    return None


def _target(move: Move) -> str | None:
    match move.kind:
        case "site":
            return move.text
        case "zone":
            return ZONES[move.value]
        case "leader":
            return LEADERS[move.value]
        case "district":
            return DISTRICTS[move.value].key
    return None


# ---- seats --------------------------------------------------------------------------------------


def seat_rows(game: Game) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(seat.person, seat.bot, plan.name, colour)
        for seat, plan, colour in zip(
            game.seats, game.setup.seats, game.setup.colours(), strict=True
        )
    )


def seat_shown(row: SeatRow, game: Game | None, number: int, names: Names) -> SeatShown:
    seat = game.seats[number] if game else None
    return SeatShown(
        kind="person" if row.person else "bot" if row.bot else "free",
        name=row.label or (names.get(row.person, "") if row.person else name_at(number, row.bot)),
        colour=row.colour,
        bot=row.bot,
        resigned=seat.resigned if seat else False,
        freed=number in game.freed if game else False,
        automatic=seat.automatic if seat else False,
    )


def players(game: Game, names: Names) -> list[Player]:
    """The players, as in a record."""
    listed = []
    for number, row in enumerate(seat_rows(game)):
        name = seat_shown(row, game, number, names).name or f"Seat {number + 1}"
        listed.append(Player(name, "" if row.person else row.bot))
    return listed


def summary(game: Game, time: int) -> Summary:
    return Summary(
        phase=game.phase,
        length=game.length,
        updated=time,
        waiting_seat=game.waiting,
        waiting_bot=bool(game.waiting_bot),
        expires=expiry_of(game),
        outcome=game.outcome,
        seats=seat_rows(game),
    )


def expiry_of(game: Game) -> int | None:
    """When the running clock will run out; before the game, when a wait for others is over."""
    if game.phase == "gathering" and game.setup.filling:
        return game.setup.filling.at
    return game.timer.expires if game.timer and game.phase == "playing" else None


def people(rows: Iterable[SeatRow]) -> set[str]:
    return {row.person for row in rows if row.person}


# ---- entries ------------------------------------------------------------------------------------


def entry_shown(entry: EntryRow) -> Entry:
    """The facts are sent as they were stored."""
    facts = Raw(entry.facts)
    return Entry(n=entry.n, time=moment(entry.time), act=entry.act, facts=facts)
