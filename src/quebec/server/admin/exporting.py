"""A stored table for people to read: as a record, or its log as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.record import Record
from quebec.server.play import acts
from quebec.server.play.acts import AnyAct
from quebec.server.play.clock import MINUTE, SECOND
from quebec.server.play.game import snake
from quebec.server.play.refusals import Refused
from quebec.server.store import EntryRow, StoreReader, Unreadable
from quebec.server.tables.hosting import recorded
from quebec.server.tables.memory import Tables
from quebec.server.tables.shown import players
from quebec.texts import Texts

HOUR: Final = 60 * MINUTE


async def record_of(store: StoreReader, table_id: str) -> Record:
    """The record of a table; Refused if it has none. While it is running, only what is public."""
    table = await Tables(store).table(table_id)
    game = table.game
    if game.is_frozen:
        raise Refused("table_frozen", recorded=table.row.rules_version)
    if game.state is None:
        raise Refused("not_started")
    named = players(game, table.names)
    if game.phase == "over":
        return recorded(game, named, table.row.seed)
    return recorded(game, named, None).public()


async def log_of(store: StoreReader, table_id: str) -> tuple[list[EntryRow], list[str]]:
    """The entries of a table, and what its seats are called."""
    table = await Tables(store).table(table_id)
    try:
        entries = await store.tables.entries(table_id, 0, table.game.length)
    except Unreadable as error:
        raise Refused("table_damaged") from error
    return entries, [player.name for player in players(table.game, table.names)]


def in_words(act: AnyAct, names: Sequence[str], texts: Texts) -> str:
    """An entry as text; names are those of the seats."""
    key = f"act-{snake(type(act).__name__)}"
    if isinstance(act, acts.Created) and act.arranged:
        chosen = texts.listed([texts.say(f"arranged-{what}") for what in act.arranged])
        return texts.say("act-created-arranged", chosen=chosen)
    if isinstance(act, acts.Created | acts.Started | acts.Closed):
        return texts.say(key)
    if isinstance(act, acts.Resumed):
        return texts.say(key, time=_duration(act.away))
    player = names[act.seat]
    match act:
        case acts.Moved():
            return texts.say(key, player=player, move=act.move)
        case acts.TakenOver():
            key = "act-taken_over-absent" if act.absent else key
            return texts.say(key, player=player, bot=act.bot)
        case acts.BotSeated():
            return texts.say(key if act.bot else "act-seat-opened", player=player, bot=act.bot)
        case acts.Expired():
            return texts.say(f"act-expired-{act.then}", player=player)
        case acts.Wished():
            return texts.say("act-wished" if act.automatic else "act-unwished", player=player)
    return texts.say(key, player=player)


def _duration(milliseconds: int) -> str:
    """1:02:03"""
    hours, rest = divmod(milliseconds, HOUR)
    minutes, rest = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{rest // SECOND:02}"
