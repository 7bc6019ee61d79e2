"""The table as a file: CSV, which needs nothing, or Parquet, which needs pyarrow.

A run writes independent parts, and joins them at the end. Neither joining nor reading ever holds
more than a few thousand rows.
"""

from __future__ import annotations

import csv
import shutil
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol

from quebec.engine import BadInput
from quebec.extras import require_extra
from quebec.simulation.columns import COLUMNS, KIND, NAMES, Chunk, Row

CHUNK: Final = 6_000
"""Rows that are read at a time."""
SETTINGS: Final = "quebec.settings"
"""The metadata of a Parquet file that holds the settings of its run, as JSON."""
GROUP: Final = 120_000
"""Rows of a row group in Parquet; whole games for any number of players."""


class Format(Protocol):
    """A file format of the table."""

    suffix: str

    def write(self, rows: Sequence[Row], path: Path) -> None:
        """A part."""

    def join(self, parts: Iterable[Path], path: Path, about: str) -> None:
        """The whole table, from its parts in order; its settings as JSON, where there is room."""

    def columns(self, path: Path) -> Sequence[str]:
        """The names of the columns of a table."""

    def read(self, path: Path, columns: Sequence[str]) -> Iterator[Chunk]:
        """Some columns of the whole table, in chunks of rows; BadInput if they cannot be read."""


class Csv:
    """Comma-separated values in UTF-8, with a header line; the parts have none."""

    suffix = ".csv"

    def write(self, rows: Sequence[Row], path: Path) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)

    def join(self, parts: Iterable[Path], path: Path, about: str) -> None:
        with path.open("wb") as file:
            file.write((",".join(NAMES) + "\n").encode())
            for part in parts:
                with part.open("rb") as source:
                    shutil.copyfileobj(source, file)

    def columns(self, path: Path) -> Sequence[str]:
        with path.open(encoding="utf-8", newline="") as file:
            return next(csv.reader(file), [])

    def read(self, path: Path, columns: Sequence[str]) -> Iterator[Chunk]:
        with path.open(encoding="utf-8", newline="") as file:
            lines = csv.reader(file)
            try:
                names = next(lines, [])
                check_columns(path, names, columns)
                places = [names.index(name) for name in columns]
                while rows := list(islice(lines, CHUNK)):
                    by_place = list(zip(*rows, strict=True))
                    yield {
                        name: list(map(KIND[name], by_place[place]))
                        for name, place in zip(columns, places, strict=True)
                    }
            except (ValueError, IndexError, csv.Error) as error:
                raise unreadable(path, f"near line {lines.line_num}: {error}") from error


class Parquet:
    """Apache Parquet."""

    suffix = ".parquet"

    def __init__(self) -> None:
        require_extra("pyarrow", "stats")

    def write(self, rows: Sequence[Row], path: Path) -> None:
        import pyarrow
        from pyarrow import parquet

        columns = [list(column) for column in zip(*rows, strict=True)]
        table = pyarrow.table(columns, schema=self._schema())
        parquet.write_table(table, path, compression="zstd")

    def join(self, parts: Iterable[Path], path: Path, about: str) -> None:
        import pyarrow
        from pyarrow import parquet

        schema = self._schema().with_metadata({SETTINGS: about})
        with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
            rest = self._schema().empty_table()
            for part in parts:
                rest = pyarrow.concat_tables([rest, parquet.read_table(part)])
                while rest.num_rows >= GROUP:
                    writer.write_table(rest.slice(0, GROUP))
                    rest = rest.slice(GROUP)
            if rest.num_rows:
                writer.write_table(rest)

    def columns(self, path: Path) -> Sequence[str]:
        import pyarrow
        from pyarrow import parquet

        try:
            return list(parquet.read_schema(path).names)
        except pyarrow.ArrowException as error:
            raise unreadable(path, str(error).partition("\n")[0]) from error

    def read(self, path: Path, columns: Sequence[str]) -> Iterator[Chunk]:
        import pyarrow
        from pyarrow import parquet

        try:
            with parquet.ParquetFile(path) as file:
                check_columns(path, file.schema_arrow.names, columns)
                for batch in file.iter_batches(batch_size=CHUNK, columns=list(columns)):
                    yield batch.to_pydict()
        except pyarrow.ArrowException as error:
            raise unreadable(path, str(error).partition("\n")[0]) from error

    def _schema(self) -> Any:
        import pyarrow

        types = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
        return pyarrow.schema([(column.name, types[column.kind]) for column in COLUMNS])


def format_of(path: Path) -> Format:
    """The format that the suffix of a file asks for."""
    if path.suffix == Csv.suffix:
        return Csv()
    if path.suffix == Parquet.suffix:
        return Parquet()
    raise BadInput(
        "table_suffix",
        {"file": str(path)},
        f"the name of a table ends in .parquet or .csv, not as in {path}",
    )


def check_columns(path: Path, there: Sequence[str], needed: Sequence[str]) -> None:
    missing = [name for name in needed if name not in there]
    if missing:
        raise BadInput(
            "table_columns",
            {"file": str(path), "name": missing[0]},
            f"{path} is not a table of simulated games: it has no column {missing[0]}",
        )


def unreadable(path: Path, why: str) -> BadInput:
    return BadInput(
        "table_unreadable",
        {"file": str(path), "why": why},
        f"{path} cannot be read as a table of simulated games: {why}",
    )
