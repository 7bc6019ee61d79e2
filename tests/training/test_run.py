"""A training: repeatable, whoever plays, and however often it is stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import pytest

from quebec.bots.learned import LearnedBot
from quebec.bots.weights_file import read_weights
from quebec.engine import BadInput, new_game
from quebec.processes.pool import Pool, ProcessPool
from quebec.training.run import kept_settings, open_run
from quebec.training.settings import Settings
from quebec.training.tasks import Batch, play_batch

Task = TypeVar("Task")
Result = TypeVar("Result")

TINY = Settings(
    seed=3,
    generations=2,
    first_games=4,
    games=4,
    one_turn=1,
    positions=50,
    window=2,
    hidden=3,
    wide=2,
    epochs=1.0,
    measure=0,
)
"""A generation of greedy players, and one of players that search."""


def quiet(what: str, done: int, total: int) -> None:
    pass


def trained(
    folder: Path, pool: Pool, settings: Settings = TINY, resume: bool = False
) -> list[float]:
    """The weights that a training ends with, without the day on which it did."""
    result = open_run(folder, settings, resume).train(pool, quiet)
    return list(read_weights(result).numbers)


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> list[float]:
    return trained(tmp_path_factory.mktemp("unbroken"), ProcessPool(1))


def test_the_same_seed_gives_the_same_weights_however_many_play(
    unbroken: list[float], tmp_path: Path
) -> None:
    with ProcessPool(2) as pool:
        assert trained(tmp_path, pool) == unbroken


class Stopped(Exception):
    pass


class Lazy(ProcessPool):
    """Stops after a few tasks, as somebody who presses Ctrl-C does."""

    def __init__(self, tasks: int) -> None:
        super().__init__(1)
        self._left = tasks

    def each(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        for done in super().each(work, tasks):
            if self._left == 0:
                raise Stopped
            self._left -= 1
            yield done


def test_a_training_that_was_stopped_ends_as_if_it_had_not(
    unbroken: list[float], tmp_path: Path
) -> None:
    """Stopped in the games of either generation."""
    for tasks in (0, 1):
        with pytest.raises(Stopped):
            trained(tmp_path, Lazy(tasks), resume=True)
    assert trained(tmp_path, ProcessPool(1), resume=True) == unbroken


def test_a_training_that_is_lengthened_ends_as_if_it_had_been_that_long(
    unbroken: list[float], tmp_path: Path
) -> None:
    short = replace(TINY, generations=1)
    assert trained(tmp_path, ProcessPool(1), short) != unbroken
    assert trained(tmp_path, ProcessPool(1), TINY, resume=True) == unbroken
    with pytest.raises(BadInput, match="begun with generations 2, not 1"):
        open_run(tmp_path, short, resume=True)


def test_everything_that_was_said_is_remembered(tmp_path: Path) -> None:
    """Also by folders of older versions, which did not know all settings, and depended on more."""
    open_run(tmp_path, replace(TINY, measure=7), resume=False)
    assert kept_settings(tmp_path) == replace(TINY, measure=7)
    path = tmp_path / "settings.json"
    saved = json.loads(path.read_text())
    del saved["measure"], saved["population"], saved["start"]
    saved["versions"]["observation"] = 1
    path.write_text(json.dumps(saved))
    assert kept_settings(tmp_path) == replace(TINY, measure=50)
    saved["versions"]["features"] = 1
    path.write_text(json.dumps(saved))
    with pytest.raises(BadInput, match="made for version 1 of features, and this program has 2"):
        open_run(tmp_path, TINY, resume=True)


def test_what_was_left_half_written_does_no_harm(unbroken: list[float], tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        trained(tmp_path, Lazy(1))
    assert (tmp_path / "00.weights").exists()
    (tmp_path / "games" / "01-0000.games.17.tmp").write_bytes(b"half")
    assert trained(tmp_path, ProcessPool(1), resume=True) == unbroken


def test_whether_players_search_tells_in_the_weights(unbroken: list[float], tmp_path: Path) -> None:
    nobody_searches = Settings(**{**vars(TINY), "one_turn": 2})
    assert trained(tmp_path, ProcessPool(1), nobody_searches) != unbroken


def test_a_training_can_start_from_weights(unbroken: list[float], tmp_path: Path) -> None:
    """These play the first games, searching; later ones meet them as players of before."""
    first = tmp_path / "first"
    trained(first, ProcessPool(1), replace(TINY, generations=1))
    weights = (first / "learned.weights").read_bytes()
    settings = replace(TINY, start=sha256(weights).hexdigest(), population="all")

    def go_on(name: str, tasks: int | None = None) -> list[float]:
        pool = ProcessPool(1) if tasks is None else Lazy(tasks)
        run = open_run(tmp_path / name, settings, True, start=weights)
        return list(read_weights(run.train(pool, quiet)).numbers)

    whole = go_on("whole")
    assert whole != unbroken
    batch = Batch(settings, 0, 0, weights)
    assert (tmp_path / "whole" / "games" / "00-0000.games").read_bytes() == play_batch(batch)
    with pytest.raises(Stopped):
        go_on("stopped", tasks=1)
    # The file it started from is not needed again.
    rest = open_run(tmp_path / "stopped", settings, resume=True).train(ProcessPool(1), quiet)
    assert list(read_weights(rest).numbers) == whole


def test_another_seed_gives_other_weights(unbroken: list[float], tmp_path: Path) -> None:
    other = Settings(**{**vars(TINY), "seed": 4})
    assert trained(tmp_path, ProcessPool(1), other) != unbroken


def test_trained_weights_play(tmp_path: Path) -> None:
    settings = Settings(**{**vars(TINY), "generations": 1})
    trained(tmp_path, ProcessPool(1), settings)
    bot = LearnedBot(tmp_path / "learned.weights")
    for players in (2, 3, 4, 5):
        assert bot.evaluate(new_game("2011", players, 1)).moves


def test_each_number_of_players_can_have_nets_of_its_own(tmp_path: Path) -> None:
    settings = Settings(**{**vars(TINY), "net_per_table": True, "generations": 1, "first_games": 8})
    trained(tmp_path, ProcessPool(1), settings)
    found = read_weights(tmp_path / "learned.weights")
    assert found.about.tables == [[2], [3], [4], [5]]
    assert list(found.nets(2)[0].bias) != list(found.nets(3)[0].bias)


def test_a_folder_with_a_training_is_not_overwritten(tmp_path: Path) -> None:
    open_run(tmp_path, TINY, resume=False)
    with pytest.raises(BadInput, match="continue it with --resume"):
        open_run(tmp_path, TINY, resume=False)


def test_a_training_goes_on_only_with_its_own_settings(tmp_path: Path) -> None:
    open_run(tmp_path, TINY, resume=False)
    with pytest.raises(BadInput, match="begun with hidden 3, not 4"):
        open_run(tmp_path, Settings(**{**vars(TINY), "hidden": 4}), resume=True)


def test_settings_that_are_none_are_a_clear_error(tmp_path: Path) -> None:
    for text in ("{}", "[]", "?"):
        (tmp_path / "settings.json").write_text(text)
        with pytest.raises(BadInput, match="does not hold the settings of a training"):
            open_run(tmp_path, TINY, resume=True)
