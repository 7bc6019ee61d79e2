"""A store in SQL: the statements, which are the same for every database.

A database is a folder beside this one. It has the connections, the writer and the files; what it
writes and reads is here. The statements use what all of them understand, with placeholders as
`?` or `?1`. What one of them needs in addition is a comment to the others (`FOR_SHARE`).
"""

from __future__ import annotations

from typing import Final

from quebec.server.store.sql.accounts import SqlAccounts, SqlAttempts, SqlSessions
from quebec.server.store.sql.analyses import SqlAnalyses
from quebec.server.store.sql.chat import SqlChat
from quebec.server.store.sql.connections import Readers, Reading
from quebec.server.store.sql.finding import SqlFinding
from quebec.server.store.sql.leases import SqlLeases
from quebec.server.store.sql.links import SqlLinks
from quebec.server.store.sql.lists import SqlLists
from quebec.server.store.sql.meeting import SqlInvitations, SqlPages
from quebec.server.store.sql.moderation import SqlModeration, SqlModerationReader
from quebec.server.store.sql.notices import SqlNotices
from quebec.server.store.sql.people import SqlPeople, SqlPeopleReader
from quebec.server.store.sql.pruning import SqlPruning, SqlPruningReader
from quebec.server.store.sql.ratings import SqlRatings
from quebec.server.store.sql.results import SqlResults, SqlResultsReader
from quebec.server.store.sql.tables import SqlTableReader, SqlTables
from quebec.server.store.sql.values import SqlValues
from quebec.server.store.sql.writer import Writer


class SqlStore:
    """A Store: reads in threads, writes in groups."""

    def __init__(self, readers: Readers, writer: Writer) -> None:
        self.writer: Final = writer
        self._readers: Final = readers
        both = readers, writer
        self.tables: Final = SqlTables(*both)
        self.lists: Final = SqlLists(self._readers)
        self.results: Final = SqlResults(*both)
        self.finding: Final = SqlFinding(*both)
        self.links: Final = SqlLinks(*both)
        self.chat: Final = SqlChat(*both)
        self.analyses: Final = SqlAnalyses(*both)
        self.people: Final = SqlPeople(*both)
        self.pages: Final = SqlPages(*both)
        self.invitations: Final = SqlInvitations(*both)
        self.accounts: Final = SqlAccounts(*both)
        self.sessions: Final = SqlSessions(*both)
        self.attempts: Final = SqlAttempts(*both)
        self.notices: Final = SqlNotices(*both)
        self.ratings: Final = SqlRatings(readers)
        self.moderation: Final = SqlModeration(*both)
        self.values: Final = SqlValues(*both)
        self.leases: Final = SqlLeases(*both)
        self.pruning: Final = SqlPruning(*both)

    async def close(self) -> None:
        await self.writer.close()
        self._readers.close()


class SqlReader:
    """A StoreReader."""

    def __init__(self, reading: Reading) -> None:
        self.ratings: Final = SqlRatings(reading)
        self.moderation: Final = SqlModerationReader(reading)
        self.tables: Final = SqlTableReader(reading)
        self.lists: Final = SqlLists(reading)
        self.results: Final = SqlResultsReader(reading)
        self.people: Final = SqlPeopleReader(reading)
        self.pruning: Final = SqlPruningReader(reading)
