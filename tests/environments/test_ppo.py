"""The learner of examples/ppo.py: what it exports plays, without torch."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from examples.ppo import HIDDEN, OF_SITE, PpoBot, inputs, main, match
from quebec.bots import Budget
from quebec.engine import MOVES, new_game
from quebec.environments.planes import PLANES, SITE_COUNT, TABLE_SIZE
from quebec.vector import VectorGames

SHAPES = {
    "site.weight": (OF_SITE, PLANES),
    "site.bias": (OF_SITE,),
    "first.weight": (HIDDEN, SITE_COUNT * OF_SITE + TABLE_SIZE),
    "first.bias": (HIDDEN,),
    "second.weight": (HIDDEN, HIDDEN),
    "second.bias": (HIDDEN,),
    "policy.weight": (len(MOVES), HIDDEN),
    "policy.bias": (len(MOVES),),
}


@pytest.fixture
def weights(tmp_path: Path) -> str:
    """A file as the learner writes it; what is in it was not learned."""
    dice = np.random.default_rng(1)
    file = tmp_path / "ppo.npz"
    np.savez(
        file,
        **{name: dice.normal(size=shape).astype(np.float32) for name, shape in SHAPES.items()},  # type: ignore[arg-type]
    )
    return str(file)


def test_what_was_learned_is_a_bot(weights: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PPO_WEIGHTS", weights)
    bot = PpoBot()
    state = new_game("2026", 3, 1)
    for _ in range(40):
        move = bot.choose(state.copy(), Budget(), Random(1))
        assert move in state.legal_moves()
        state.play(move)


def test_what_was_learned_plays_a_match_in_the_arena(
    weights: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert match(weights, "random", "2026", players=3, games=3) == 0
    told = capfd.readouterr().out
    assert "ppo:PpoBot" in told
    assert "3 games" in told


def test_a_match_with_weights_that_are_none_fails(tmp_path: Path) -> None:
    assert match(str(tmp_path / "missing.npz"), "random", "2026", players=3, games=3) != 0


def test_the_net_sees_all_that_differs() -> None:
    games = VectorGames("2026", players=3, count=4, seed=1)
    before = inputs(games.observations)
    games.step(games.sample())
    assert (inputs(games.observations) != before).any(axis=1).all()


def test_without_torch_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("quebec.extras.find_spec", lambda package: None)
    monkeypatch.setattr("sys.argv", ["ppo.py", "--updates", "1"])
    with pytest.raises(SystemExit):
        main()
    assert "pip install 'quebec-game[torch]'" in capsys.readouterr().err
