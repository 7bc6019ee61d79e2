"""The arena and simulations on a Ray cluster: a real one, on this machine."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

from quebec.bots.weights_file import read_weights
from quebec.cli import main
from quebec.engine import BadInput
from quebec.processes.cluster import STARTS, TOO_SLOW, connected
from tests.arena.matches import complaint, place, results, timeless, without_times


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_a_cluster_gives_the_same_results_as_local_processes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Faults included, with a player that takes its process down."""
    match = ("random", place("First"), place("Crashes"), "--games", 15)
    local = results(capsys, *match, "--out", tmp_path / "local")
    cluster = results(capsys, *match, "--out", tmp_path / "cluster", "--ray", "local")
    assert timeless(local) == timeless(cluster)
    assert without_times(tmp_path / "local") == without_times(tmp_path / "cluster")
    assert local[2]["losses_by_fault"] == 15


def test_a_cluster_that_is_not_there_is_a_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    told = complaint(capsys, "random", "random", "--games", "2", "--ray", "not an address")
    assert "there is no Ray cluster at not an address" in told


@pytest.mark.parametrize("failures", [1, STARTS])
def test_a_cluster_that_is_slow_to_start_is_started_again(
    failures: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray waits for half a minute, which cannot be set; so its refusal is played here."""
    ray = importlib.import_module("ray")
    refusals = ["The current node timed out during startup."] * failures

    def init(**_options: object) -> None:
        if refusals:
            raise Exception(refusals.pop())

    monkeypatch.setattr(ray, "init", init)
    if failures < STARTS:
        assert connected("local") is ray
    else:
        with pytest.raises(BadInput, match="timed out during startup"):
            connected("local")
    assert not refusals


def clusters_of_ours() -> int:
    """How many clusters this process has started that have not ended."""
    stats = [path.read_text() for path in Path("/proc").glob("[0-9]*/stat")]
    ours = [stat for stat in stats if stat.rpartition(")")[2].split()[1] == str(os.getpid())]
    return sum("(gcs_server)" in stat and ") Z " not in stat for stat in ours)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_a_start_that_was_too_slow_leaves_no_processes_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ray asks for the node when its processes run; the first answer comes too late."""
    services = importlib.import_module("ray._private.services")
    get_node = services.get_node
    refusals = [f"The current node {TOO_SLOW}."]

    def slow(*asked: object) -> object:
        if refusals:
            raise Exception(refusals.pop())
        return get_node(*asked)

    monkeypatch.setattr(services, "get_node", slow)
    ray = connected("local")
    assert not refusals
    assert clusters_of_ours() == 1
    ray.shutdown()


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_a_simulation_on_a_cluster_gives_the_same_table(tmp_path: Path) -> None:
    arguments = ["simulate", "--games", "6", "--players", "random,random,random", "--seed", "3"]
    tables = [tmp_path / "local.csv", tmp_path / "cluster.csv"]
    assert main([*arguments, "--batch", "2", "--jobs", "1", "--out", str(tables[0])]) == 0
    assert main([*arguments, "--batch", "2", "--ray", "local", "--out", str(tables[1])]) == 0
    assert tables[0].read_text() == tables[1].read_text()


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_a_training_on_a_cluster_gives_the_same_weights(tmp_path: Path) -> None:
    tiny = ("--seed", "1", "--generations", "1", "--first-games", "4", "--epochs", "1")
    small = ("--hidden", "2", "--wide", "2", "--measure", "0")
    numbers = []
    for folder, how in (("local", ("--jobs", "1")), ("cluster", ("--ray", "local"))):
        assert main(["train", "--out", str(tmp_path / folder), *tiny, *small, *how]) == 0
        numbers.append(read_weights(tmp_path / folder / "learned.weights").numbers)
    assert numbers[0] == numbers[1]
