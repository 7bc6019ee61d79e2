"""`quebec admin`: managing the data of a server. Some commands change it, while no server runs."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from quebec.commands.play import add_language
from quebec.engine import BadInput
from quebec.extras import require_server
from quebec.record.faults import short, shown
from quebec.terminal.files import FileProblem, write_game
from quebec.texts import Texts

if TYPE_CHECKING:
    from quebec.server.settings import Settings
    from quebec.server.store import Database, ListedPerson, ListedTable, StoreReader

DIFFERENT = 1
UNWRITABLE = 2
MOST_LISTED = 10_000
WIDE = 200
"""Characters per line, if the width is unknown."""
LONGEST_ID = 100
LONGEST_CELL = 500
LONGEST_LINE = 2000
MARKED = {"silence": "silenced", "block": "blocked"}


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "admin",
        help=summary,
        description="Manage the data of a server. The server may be running: nothing is"
        " changed, and what is shown is one moment. To delete or restore something it has to be"
        " stopped.",
    )
    subcommands = parser.add_subparsers(dest="subcommand", required=True, metavar="COMMAND")
    listing = subcommands.add_parser("list", help="list all tables, oldest first")
    listing.set_defaults(run=list_tables)
    export = subcommands.add_parser("export", help="write tables as records")
    export.add_argument(
        "table", nargs="?", metavar="TABLE", type=_id, help="the id of one, which is printed"
    )
    export.add_argument("--all", metavar="DIR", help="all tables, each as DIR/ID.quebec")
    export.set_defaults(run=export_tables)
    logged = subcommands.add_parser("log", help="print what happened at a table, entry by entry")
    logged.add_argument("table", metavar="TABLE", type=_id, help="the id of the table")
    logged.set_defaults(run=print_log)
    backing = subcommands.add_parser("backup", help="copy the database, which may be in use")
    backing.add_argument("file", metavar="FILE", help="a new file, which only its owner can read")
    backing.set_defaults(run=back_up)
    restoring = subcommands.add_parser(
        "restore",
        help="put a backup in place of the database, while no server runs",
        description="Put a backup in place of the database, after checking it. What was there is"
        " kept in a directory beside it. No server may be running on the data.",
    )
    restoring.add_argument("file", metavar="FILE", help="a backup, also of an older program")
    restoring.set_defaults(run=restore_backup)
    moving = subcommands.add_parser(
        "move",
        help="copy everything to another database, while no server runs",
        description="Copy everything to an empty database, compare it, and replay every game there."
        " The database that was used so far stays as it is. No server may be running on either.",
    )
    moving.add_argument(
        "to", metavar="WHERE", help="postgresql://..., or a data directory for a file of SQLite"
    )
    moving.set_defaults(run=move)
    checking = subcommands.add_parser(
        "check",
        help="check the database, and replay every stored game",
        description="Check the database, and replay every stored game. The exit code is 1 if"
        " something is wrong or differs.",
    )
    checking.set_defaults(run=check_games)
    counting = subcommands.add_parser(
        "results",
        help="count the results of all finished games again, while no server runs",
        description="Count the results of all finished games again, from their logs, as statistics"
        " and pages of people use them. No server may be running on the data.",
    )
    counting.set_defaults(run=count_results)
    rating = subcommands.add_parser(
        "ratings",
        help="compute all ratings again from the logs, and compare",
        description="Compute all ratings again from the logs of the games that counted, in their"
        " order, and compare. The exit code is 1 if something differs.",
    )
    rating.set_defaults(run=check_ratings)
    removing = subcommands.add_parser(
        "remove",
        help="delete a table, while no server runs",
        description="Delete a table with its log, its chat and its links, even if it cannot be"
        " read. No server may be running on the data.",
    )
    removing.add_argument("table", metavar="TABLE", type=_id, help="the id of the table")
    removing.set_defaults(run=remove_table)
    moderation = subcommands.add_parser("moderation", help="what operators have done, latest first")
    moderation.set_defaults(run=list_moderation)
    for name, about in (
        ("silence", "stop somebody from writing anything"),
        ("block", "keep somebody out of the server"),
    ):
        marking = subcommands.add_parser(
            name,
            help=f"{about}, or allow it again with --undo; while no server runs",
            description="Does what an operator can do through the API of a running server, and"
            " logs it. No server may be running on the data.",
        )
        marking.add_argument(
            "person", metavar="PERSON", type=_id, help="a username, or an id as in people"
        )
        marking.add_argument("--undo", action="store_true", help="undo it")
        marking.set_defaults(run=mark_person)
    closing = subcommands.add_parser(
        "close",
        help="end a table, while no server runs",
        description="End a table: nobody wins, and it does not count. No server may be running on"
        " the data.",
    )
    closing.add_argument("table", metavar="TABLE", type=_id, help="the id of the table")
    closing.set_defaults(run=close_table)
    token = subcommands.add_parser("token", help="print the token that /metrics asks for")
    token.set_defaults(run=print_token)
    people = subcommands.add_parser(
        "people", help="list everybody, or those at a table: who they are and when they were seen"
    )
    people.add_argument("table", nargs="?", metavar="TABLE", type=_id, help="the id of a table")
    people.set_defaults(run=list_people)
    forgetting = subcommands.add_parser(
        "forget",
        help="delete somebody's data, while no server runs",
        description="Delete somebody's account, name, sessions and chat, as they could themselves:"
        " bots take their seats, what they did stays in the logs without a name. No server may be"
        " running on the data.",
    )
    forgetting.add_argument(
        "person", metavar="PERSON", type=_id, help="a username, or an id as in people"
    )
    forgetting.set_defaults(run=forget_person)
    pruning = subcommands.add_parser(
        "prune",
        help="delete what nobody uses any more, while no server runs",
        description="Delete what nobody uses any more, and make the file smaller. A running server"
        " deletes by itself, once a day; --dry-run also works while it runs.",
    )
    pruning.add_argument("--dry-run", action="store_true", help="only count what would be deleted")
    pruning.add_argument(
        "--keep", metavar="LIST", help="days by kind, such as guests=30 (default: as for serve)"
    )
    pruning.set_defaults(run=prune)
    for name in ("silence", "block", "close", "remove", "forget"):
        subcommands.choices[name].add_argument(
            "--reason", metavar="TEXT", default="", type=_reason, help="why; it is logged"
        )
    for subcommand in (listing, rating, moderation, checking, people, pruning):
        subcommand.add_argument("--json", action="store_true", help="answer in JSON")
    for subcommand in subcommands.choices.values():
        subcommand.add_argument(
            "--data", metavar="DIR", help="the server's data (default: as for quebec serve)"
        )
        subcommand.add_argument(
            "--database", metavar="URL", help="the server's database (default: as for quebec serve)"
        )
        add_language(subcommand)


def _id(text: str) -> str:
    """What may be the id of a table, or an id or a login of somebody."""
    if not text.isprintable() or len(text) > LONGEST_ID:
        raise argparse.ArgumentTypeError(f"no id or login: {shown(text)}")
    return text


def _reason(text: str) -> str:
    """Others read it, in a terminal."""
    require_server()
    from quebec.server.play.entered import visible
    from quebec.server.wire.moderation import LONGEST_REASON

    reason = visible(text)
    if len(reason) > LONGEST_REASON:
        raise argparse.ArgumentTypeError(f"at most {LONGEST_REASON} characters")
    return reason


def list_tables(options: argparse.Namespace) -> int:
    from msgspec import json

    with _database(options).read() as store:
        rows = asyncio.run(_rows(store))
    if options.json:
        print(json.encode(rows).decode())
    else:
        _print_table(rows)
    return 0


def _print_table(rows: Sequence[dict[str, object]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = Table(*(rows[0] if rows else ()), box=SIMPLE_HEAD)
    for row in rows:
        cells = ("" if value is None else short(str(value), LONGEST_CELL) for value in row.values())
        # Not as markup: people choose their names.
        shown.add_row(*map(Text, cells))
    Console(width=None if sys.stdout.isatty() else WIDE).print(shown)


async def _rows(store: StoreReader) -> list[dict[str, object]]:
    """All tables; those that cannot be read are reported, and left out."""
    from quebec.server.store import Unreadable

    rows = []
    for table in await store.lists.ids():
        try:
            listed = await store.lists.find(table)
        except Unreadable as error:
            print(f"quebec: {error}", file=sys.stderr)
            continue
        if listed is None:
            print(f"quebec: the id of the table {table} is damaged", file=sys.stderr)
            continue
        rows.append(_row(listed))
    return rows


def _row(one: ListedTable) -> dict[str, object]:
    known = one.summary
    return {
        "table": one.id,
        "created": _time(one.created),
        "updated": _time(known.updated),
        "ruleset": one.ruleset,
        "seats": len(known.seats),
        "phase": known.phase,
        "entries": known.length,
        "waiting": known.waiting_seat,
        "bot": known.waiting_bot,
        "public": one.public,
    }


def _time(milliseconds: int) -> str:
    from datetime import UTC, datetime

    try:
        return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat()
    except (ValueError, OverflowError, OSError):
        return str(milliseconds)


def export_tables(options: argparse.Namespace) -> int:
    if (options.table is None) == (options.all is None):
        raise BadInput("table_or_all", {}, "name a table, or a folder with --all")
    with _database(options).read() as store:
        if options.all is not None:
            return asyncio.run(_export_all(store, Path(options.all), Texts(options.lang)))
        print(asyncio.run(_export(store, options.table)), end="")
    return 0


async def _export(store: StoreReader, table: str) -> str:
    from quebec.server.admin.exporting import record_of
    from quebec.server.play.refusals import Refused

    try:
        return (await record_of(store, table)).write(hidden=True)
    except Refused as refused:
        raise refused.as_bad_input() from refused


async def _export_all(store: StoreReader, folder: Path, texts: Texts) -> int:
    from quebec.server.admin.exporting import record_of
    from quebec.server.play.refusals import Refused

    written = left_out = 0
    for table in await store.lists.ids():
        try:
            record = await record_of(store, table)
        except Refused as refused:
            problem = texts.error(refused.as_bad_input())
            print(f"{short(table, LONGEST_ID)}: {problem}", file=sys.stderr)
            left_out += 1
            continue
        try:
            write_game(record, folder / f"{table}.quebec")
        except FileProblem as error:
            print(f"quebec: {error.in_words(texts)}", file=sys.stderr)
            return UNWRITABLE
        written += 1
    print(f"written {written}  left out {left_out}", file=sys.stderr)
    return 0


def print_log(options: argparse.Namespace) -> int:
    with _database(options).read() as store:
        for line in asyncio.run(_log(store, options.table, Texts(options.lang))):
            print(short(line, LONGEST_LINE))
    return 0


async def _log(store: StoreReader, table: str, texts: Texts) -> list[str]:
    from quebec.server.admin.exporting import in_words, log_of
    from quebec.server.play.refusals import Refused

    try:
        entries, names = await log_of(store, table)
    except Refused as refused:
        raise refused.as_bad_input() from refused
    return [f"{one.n:4}  {_time(one.time)}  {in_words(one.act, names, texts)}" for one in entries]


def back_up(options: argparse.Namespace) -> int:
    target = Path(options.file)
    _database(options).backup(target)
    print(f"{target}  {target.stat().st_size} bytes", file=sys.stderr)
    return 0


def restore_backup(options: argparse.Namespace) -> int:
    settings = _settings(options)
    from quebec.server.directory import DirectoryLock

    database = _database(options)
    lock = DirectoryLock(settings.data)
    try:
        kept = database.restore(Path(options.file))
    finally:
        lock.release()
    print(f"restored {options.file}", file=sys.stderr)
    if kept:
        print(f"what was there is in {kept}", file=sys.stderr)
    return 0


def move(options: argparse.Namespace) -> int:
    with _alone(options) as source:
        from quebec.server.settings import DATABASE
        from quebec.server.store import database_at
        from quebec.server.urls import url_parts

        is_url = bool(url_parts(options.to).scheme)
        target = database_at(options.to if is_url else str(Path(options.to) / DATABASE))
        with source.moment() as rows:
            counts = target.fill(rows)
    print("  ".join(f"{table} {count}" for table, count in counts.items()), file=sys.stderr)
    return _report(target, as_json=False)


def check_games(options: argparse.Namespace) -> int:
    return _report(_database(options), as_json=options.json)


def _report(database: Database, *, as_json: bool) -> int:
    problems = database.problems()
    with database.read() as store:
        from msgspec import json

        from quebec.server.admin.checking import check

        report = asyncio.run(check(store, problems))
    if as_json:
        print(json.encode(report).decode())
    else:
        for problem in report.problems:
            print(problem)
        for one in report.differences:
            print(f"{one.table} {one.entry}: {one.what}")
        print(
            f"games {report.games}  entries {report.entries}  frozen {report.frozen}"
            f"  differ {report.differ}"
        )
    return DIFFERENT if report.differ or report.problems else 0


def count_results(options: argparse.Namespace) -> int:
    with _alone(options) as database:
        from quebec.server.admin.recounting import recount

        games, changed = asyncio.run(recount(database))
    print(f"games {games}  changed {changed}")
    return 0


def check_ratings(options: argparse.Namespace) -> int:
    from msgspec import json

    with _database(options).read() as store:
        from quebec.server.admin import recounting

        report = asyncio.run(recounting.check_ratings(store))
    if options.json:
        print(json.encode(report).decode())
    else:
        for difference in report.differences:
            print(difference)
        print(
            f"games {report.games}  ratings {report.ratings}  deleted tables {report.gone}"
            f"  differ {len(report.differences)}"
        )
    return DIFFERENT if report.differences else 0


def remove_table(options: argparse.Namespace) -> int:
    with _alone(options) as database:
        from quebec.server.times import now

        if not database.remove(options.table, now(), options.reason):
            raise BadInput("no_such_table", {}, f"there is no table {options.table}")
    print(f"removed {options.table}", file=sys.stderr)
    return 0


def list_people(options: argparse.Namespace) -> int:
    from msgspec import json

    with _database(options).read() as store:
        people = asyncio.run(_people(store, options.table))
    rows: list[dict[str, object]] = [
        {
            "person": one.id,
            "name": one.name,
            "login": one.login,
            "created": _time(one.created),
            "seen": None if one.seen is None else _time(one.seen),
            "tables": one.tables,
            "seats": one.seats,
        }
        for one in people
    ]
    if options.json:
        print(json.encode(rows).decode())
    else:
        _print_table(rows)
    return 0


async def _people(store: StoreReader, table: str | None) -> list[ListedPerson]:
    if table is not None and table not in await store.lists.ids():
        raise BadInput("no_such_table", {}, f"there is no table {table}")
    return await store.people.listed(table)


def forget_person(options: argparse.Namespace) -> int:
    with _alone(options) as database:
        from quebec.server.admin.people import forget

        person = asyncio.run(forget(database, options.person, options.reason))
    print(f"forgotten {person}", file=sys.stderr)
    return 0


def list_moderation(options: argparse.Namespace) -> int:
    from msgspec import json

    with _database(options).read() as store:
        found = asyncio.run(store.moderation.log(MOST_LISTED))
    rows: list[dict[str, object]] = [{**one._asdict(), "time": _time(one.time)} for one in found]
    if options.json:
        print(json.encode(rows).decode())
    else:
        _print_table(rows)
    return 0


def mark_person(options: argparse.Namespace) -> int:
    with _alone(options) as database:
        from quebec.server.admin.people import mark

        on = not options.undo
        work = mark(database, options.subcommand, options.person, on, options.reason)
        person = asyncio.run(work)
    print(f"{'' if on else 'no longer '}{MARKED[options.subcommand]} {person}", file=sys.stderr)
    return 0


def close_table(options: argparse.Namespace) -> int:
    from quebec.server.play.refusals import Refused

    with _alone(options) as database:
        from quebec.server.admin.people import close

        try:
            asyncio.run(close(database, options.table, options.reason))
        except Refused as refused:
            raise refused.as_bad_input() from refused
    print(f"closed {options.table}", file=sys.stderr)
    return 0


def prune(options: argparse.Namespace) -> int:
    require_server()
    from msgspec import json

    from quebec.server.admin import pruning
    from quebec.server.limits.keep import keep_from
    from quebec.server.tables.pruning import prunable

    given = options.keep
    keep = keep_from(os.environ.get("QUEBEC_KEEP", "") if given is None else given)
    if options.dry_run:
        with _database(options).read() as store:
            found = asyncio.run(prunable(store, keep))
    else:
        with _alone(options) as database:
            found = asyncio.run(pruning.prune(database, keep))
    if options.json:
        print(json.encode(found).decode())
        return 0
    _print_table(
        [
            {
                "kind": one.kind.replace("_", "-"),
                "days": one.days or "for ever",
                "would delete" if options.dry_run else "deleted": one.count,
                "bytes": one.size,
            }
            for one in found
        ]
    )
    return 0


@contextmanager
def _alone(options: argparse.Namespace) -> Iterator[Database]:
    """To change data: no server may be running."""
    settings = _settings(options)
    from quebec.server.directory import DirectoryLock

    database = _database(options)
    with database.read():
        # There is a database that can be used; a lock would create the directory.
        pass
    from quebec.server.store import StoreFailed

    lock = DirectoryLock(settings.data)
    try:
        with database.alone():
            pass
        yield database
    except StoreFailed as error:
        place = str(settings.data)
        raise BadInput(
            "data_unusable", {"place": place, "why": str(error)}, f"{place} cannot be used: {error}"
        ) from error
    finally:
        lock.release()


def print_token(options: argparse.Namespace) -> int:
    settings = _settings(options)
    from quebec.server.operations.token import read_token

    print(read_token(settings.data))
    return 0


def _database(options: argparse.Namespace) -> Database:
    settings = _settings(options)
    from quebec.server.operations import logs
    from quebec.server.store import database_at

    # To stderr: the output is for what was asked for.
    logs.set_up("text", "error")
    return database_at(settings.database)


def _settings(options: argparse.Namespace) -> Settings:
    require_server()
    from quebec.server.settings import Settings, data_directory

    data = options.data or os.environ.get("QUEBEC_DATA")
    given = options.database
    return Settings(
        data=Path(data) if data else data_directory(os.environ),
        database_url=os.environ.get("QUEBEC_DATABASE", "") if given is None else given,
    )
