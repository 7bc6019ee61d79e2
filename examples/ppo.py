"""A learner that works: proximal policy optimisation (PPO) by self-play, in one file.

    pip install 'quebec-game[torch]'                           (the CPU build of torch is enough)
    python examples/ppo.py --minutes 20 --out ppo --match 300  writes ppo.npz and ppo.png

One net plays all seats of many games at once (quebec.vector). Every few steps it learns from what
they brought: each seat's points, less the average of the others'. From time to time it plays
against a bot that it never learns from; the picture shows how that goes. In the end it plays a
match in the arena.

What is learned is a bot like any other, and needs only NumPy:

    PPO_WEIGHTS=ppo.npz PYTHONPATH=examples quebec arena ppo:PpoBot level-4 level-4
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from quebec import MOVES, BadInput, Move, State, new_game
from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.engine.observation import observe
from quebec.environments.planes import PLANES, SITE_COUNT, TABLE_SIZE, encode
from quebec.extras import require_extra
from quebec.vector import VectorGames

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

ON_SITES = PLANES * SITE_COUNT
INPUTS = ON_SITES + TABLE_SIZE
OF_SITE = 8
"""What the net makes of the planes of a site; the same for all."""
HIDDEN = 128

GAMES = 128
STEPS = 64
"""Decisions of each game between two updates."""
EPOCHS = 2
BATCH = 512
LEARNING_RATE = 1e-3
DISCOUNT = 0.997
TRACE = 0.95
"""The λ of generalised advantage estimation."""
CLIP = 0.2
ENTROPY = 0.012
POINTS = 15.0
"""Rewards are points divided by this."""


def inputs(rows: Bytes) -> Floats:
    """Observations as the net takes them."""
    sites, table = encode(rows)
    return np.concatenate([sites.transpose(0, 2, 1).reshape(len(rows), -1), table], axis=1)


# ---- the bot: what was learned, with NumPy alone -----------------------------------------------


class PpoBot:
    """Takes the move that the net likes best."""

    name = "ppo"

    def __init__(self, weights: dict[str, Floats] | None = None) -> None:
        if weights is None:
            with np.load(os.environ.get("PPO_WEIGHTS", "ppo.npz")) as file:
                weights = dict(file)
        self.weights = weights

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        row = np.frombuffer(observe(state, state.decider()), dtype=np.uint8)
        liked = self.logits(inputs(row[None]))[0]
        return max(state.legal_moves(), key=lambda move: float(liked[move.index]))

    def logits(self, x: Floats) -> Floats:
        w = self.weights
        sites = x[:, :ON_SITES].reshape(-1, SITE_COUNT, PLANES)
        sites = np.maximum(sites @ w["site.weight"].T + w["site.bias"], 0)
        x = np.concatenate([sites.reshape(len(x), -1), x[:, ON_SITES:]], axis=1)
        x = np.maximum(x @ w["first.weight"].T + w["first.bias"], 0)
        x = np.maximum(x @ w["second.weight"].T + w["second.bias"], 0)
        liked: Floats = x @ w["policy.weight"].T + w["policy.bias"]
        return liked


# ---- learning ----------------------------------------------------------------------------------


def make_net() -> Any:
    import torch
    from torch import nn

    class Net(nn.Module):  # type: ignore[misc]
        """A layer for each site, two for all, then the moves and the value."""

        def __init__(self) -> None:
            super().__init__()
            self.site = nn.Linear(PLANES, OF_SITE)
            self.first = nn.Linear(SITE_COUNT * OF_SITE + TABLE_SIZE, HIDDEN)
            self.second = nn.Linear(HIDDEN, HIDDEN)
            self.policy = nn.Linear(HIDDEN, len(MOVES))
            self.value = nn.Linear(HIDDEN, 1)
            nn.init.uniform_(self.policy.weight, -1e-3, 1e-3)

        def forward(self, x: Any) -> tuple[Any, Any]:
            sites = torch.relu(self.site(x[:, :ON_SITES].reshape(-1, SITE_COUNT, PLANES)))
            x = torch.cat([sites.flatten(1), x[:, ON_SITES:]], dim=1)
            x = torch.relu(self.second(torch.relu(self.first(x))))
            return self.policy(x), self.value(x)[:, 0]

    return Net()


def exported(net: Any) -> dict[str, Floats]:
    return {name: numbers.detach().numpy().copy() for name, numbers in net.state_dict().items()}


class Rollout:
    """What happened in a number of steps, and how much better it was than expected."""

    def __init__(self, games: VectorGames) -> None:
        shape = (STEPS, len(games.players))
        self.inputs = np.zeros((*shape, INPUTS), dtype=np.float32)
        self.masks = np.zeros((*shape, len(MOVES)), dtype=bool)
        self.deciders = np.zeros(shape, dtype=np.int64)
        self.moves = np.zeros(shape, dtype=np.int64)
        self.chances = np.zeros(shape, dtype=np.float32)
        self.values = np.zeros(shape, dtype=np.float32)
        self.rewards = np.zeros((*shape, 5), dtype=np.float32)
        self.ended = np.zeros(shape, dtype=bool)

    def play(self, games: VectorGames, net: Any, rng: np.random.Generator) -> None:
        import torch

        players = games.players[:, None]
        seats = np.arange(5) < players
        for t in range(STEPS):
            self.inputs[t], self.masks[t] = inputs(games.observations), games.masks
            self.deciders[t] = games.deciders
            with torch.no_grad():
                liked, values = net(torch.from_numpy(self.inputs[t]))
            liked = np.where(self.masks[t], liked.numpy(), -1e9)
            liked -= liked.max(axis=1, keepdims=True)
            log_chances = liked - np.log(np.exp(liked).sum(axis=1, keepdims=True))
            # The largest of these is a draw with those chances (Gumbel).
            moves = (liked + rng.gumbel(size=liked.shape)).argmax(axis=1)
            self.moves[t] = moves
            self.chances[t] = log_chances[np.arange(len(moves)), moves]
            self.values[t] = values.numpy()
            games.step(moves)
            gained = games.rewards
            others = (gained.sum(axis=1, keepdims=True) - gained) / (players - 1)
            self.rewards[t] = np.where(seats, gained - others, 0) / POINTS
            self.ended[t] = games.ended

    def advantages(self, games: VectorGames, net: Any) -> Floats:
        """Backwards: each seat's decisions form a chain, with what came between two of them."""
        import torch

        count = len(games.players)
        with torch.no_grad():
            views = games.views().reshape(count * 5, -1)
            later = net(torch.from_numpy(inputs(views)))[1].numpy().reshape(count, 5)
        every = np.arange(count)
        trace = np.zeros((count, 5), dtype=np.float32)
        gained = np.zeros((count, 5), dtype=np.float32)
        found = np.zeros_like(self.values)
        for t in reversed(range(STEPS)):
            over = self.ended[t][:, None]
            later, trace, gained = (np.where(over, 0, one) for one in (later, trace, gained))
            gained = gained + self.rewards[t]
            at = every, self.deciders[t]
            error = gained[at] + DISCOUNT * later[at] - self.values[t]
            found[t] = error + DISCOUNT * TRACE * trace[at]
            later[at], trace[at], gained[at] = self.values[t], found[t], 0
        return found


def learn(net: Any, optimiser: Any, rollout: Rollout, advantages: Floats, rng: Any) -> None:
    """One update of PPO."""
    import torch

    seen = torch.from_numpy(rollout.inputs.reshape(-1, INPUTS))
    masks = torch.from_numpy(rollout.masks.reshape(-1, len(MOVES)))
    moves = torch.from_numpy(rollout.moves.reshape(-1))
    chances = torch.from_numpy(rollout.chances.reshape(-1))
    targets = torch.from_numpy((advantages + rollout.values).reshape(-1))
    better = torch.from_numpy(advantages.reshape(-1))
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(len(seen))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            liked, values = net(seen[some])
            liked = liked.masked_fill(~masks[some], -1e9)
            spread = torch.log_softmax(liked, dim=1)
            chosen = spread.gather(1, moves[some][:, None])[:, 0]
            ratio = torch.exp(chosen - chances[some])
            gain = torch.min(
                ratio * better[some], torch.clamp(ratio, 1 - CLIP, 1 + CLIP) * better[some]
            )
            entropy = -(spread.exp() * spread).sum(dim=1)
            miss = (values - targets[some]) ** 2
            loss = -gain.mean() + 0.5 * miss.mean() - ENTROPY * entropy.mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def share_of_wins(bot: PpoBot, rival: str, ruleset: str, players: int, games: int) -> float:
    """The share of wins of one seat against rivals; with equal players, 1 / players."""
    other = make_bot(rival)
    won = 0.0
    for number in range(games):
        rng = Random(number)
        state = new_game(ruleset, players, 10_000_000 + number // players)
        seat = number % players
        while not state.is_over:
            player: Any = bot if state.decider() == seat else other
            state.apply(ask(player, state, Budget(), rng).index)
        won += (seat in state.winners) / len(state.winners)
    return won / games


def train(options: argparse.Namespace) -> None:
    import torch

    # With a net this small a second thread mostly waits for the first.
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rng = np.random.default_rng(options.seed)
    games = VectorGames(
        options.ruleset, options.players, count=GAMES, seed=options.seed, reward="score"
    )
    net = make_net()
    optimiser = torch.optim.Adam(net.parameters(), lr=LEARNING_RATE, eps=1e-5)
    rollout = Rollout(games)
    curve: list[tuple[float, int, float]] = []
    # CPU time: a busy machine makes no difference.
    start, measured, decisions, updates = time.process_time(), 0.0, 0, 0
    while True:
        learned = time.process_time() - start - measured
        if not curve or learned - curve[-1][0] >= options.every or _over(options, learned, updates):
            began = time.process_time()
            bot = PpoBot(exported(net))
            share = share_of_wins(
                bot, options.rival, options.ruleset, options.players, options.test_games
            )
            curve.append((learned, decisions, share))
            print(
                f"{learned:5.0f} s, {decisions / 1000:6.0f} k decisions:"
                f" {100 * share:3.0f} % against {options.rival}",
                flush=True,
            )
            # Each time, so that a run that is ended early has something to show.
            np.savez(f"{options.out}.npz", **bot.weights)  # type: ignore[arg-type]
            draw(curve, options)
            measured += time.process_time() - began
        if _over(options, learned, updates):
            return
        left = 1 - learned / (60 * options.minutes) if options.updates is None else 1.0
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * max(0.1, left)
        rollout.play(games, net, rng)
        learn(net, optimiser, rollout, rollout.advantages(games, net), rng)
        decisions += rollout.moves.size
        updates += 1


def _over(options: argparse.Namespace, learned: float, updates: int) -> bool:
    if options.updates is not None:
        return bool(updates >= options.updates)
    return bool(learned >= 60 * options.minutes)


def draw(curve: list[tuple[float, int, float]], options: argparse.Namespace) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    minutes = [seconds / 60 for seconds, _decisions, _share in curve]
    axes.plot(minutes, [100 * share for *_rest, share in curve], marker="o", color="#2471a3")
    equal = 100 / options.players
    axes.axhline(equal, color="#888888", linestyle="--", label=f"as strong as {options.rival}")
    axes.set_xlabel("minutes of CPU time")
    axes.set_ylabel(f"share of wins against {options.rival}, %")
    axes.set_ylim(0, 100)
    axes.legend(loc="lower right")
    figure.savefig(options.picture, dpi=120)


def match(weights: str, rival: str, ruleset: str, players: int, games: int) -> int:
    """A match in the arena of what was learned against rivals; returns how the command ended."""
    here = str(Path(__file__).resolve().parent)
    path = os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-m", "quebec.cli", "arena", "ppo:PpoBot", *[rival] * (players - 1)]
    ran = subprocess.run(
        [*command, "--rules", ruleset, "--games", str(games), "--seed", "1"],
        env=os.environ | {"PPO_WEIGHTS": str(Path(weights).resolve()), "PYTHONPATH": path},
        check=False,
    )
    return ran.returncode


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn Québec by self-play.")
    parser.add_argument("--ruleset", default="2026")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=15, help="CPU time, on one core")
    parser.add_argument("--updates", type=int, help="stop after so many instead")
    parser.add_argument("--rival", default="level-4", help="the bot to be measured against")
    parser.add_argument("--every", type=float, default=60, help="CPU seconds between measurements")
    parser.add_argument("--test-games", type=int, default=60, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="ppo", help="the name of the weights and the picture")
    parser.add_argument("--picture", help="the picture, if its name is another")
    parser.add_argument("--match", type=int, default=0, help="games in the arena at the end")
    options = parser.parse_args()
    options.picture = options.picture or f"{options.out}.png"
    try:
        require_extra("torch", "torch")
        require_extra("matplotlib", "torch")
    except BadInput as error:
        parser.error(str(error))
    if Path(options.out).parent != Path():
        Path(options.out).parent.mkdir(parents=True, exist_ok=True)
    train(options)
    weights = f"{options.out}.npz"
    print(f"wrote {weights} and {options.picture}", flush=True)
    if not options.match:
        return 0
    return match(weights, options.rival, options.ruleset, options.players, options.match)


if __name__ == "__main__":
    sys.exit(main())
