"""Long random play: `make soak`."""

from collections.abc import Callable

import pytest

from quebec.engine import State, new_game
from quebec.engine.board import NOWHERE
from quebec.engine.state import AVAILABLE, NEUTRAL
from tools.invariants import TABLES, Violation, Watch, check_reasons
from tools.soak import Flaw, main, soak_game


def flawed(seed: int) -> Flaw | None:
    """Finds fault with one game out of a hundred, as if the engine had lost a worker there."""
    if seed % 100 == 7:
        return Flaw("2011", 3, seed, "start por1", "seat 2 has 24 workers, not 25")
    return None


def test_every_table_is_soaked(capsys: pytest.CaptureFixture[str]) -> None:
    games = len(TABLES)
    assert main(["--games", str(games), "--processes", "2"]) == 0
    assert f"{games} of {games} games" in capsys.readouterr().out


def test_the_first_flaw_ends_the_run_and_says_how_to_see_it_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--games", "50", "--seed", "200", "--processes", "1"], flawed) == 1
    said = capsys.readouterr().out
    assert "seat 2 has 24 workers, not 25" in said
    assert "rules 2011, 3 players, seed 207" in said
    assert "start por1" in said
    assert "--games 1 --seed 207" in said
    assert "without a flaw" not in said


def test_a_flaw_in_another_process_ends_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "5000", "--processes", "2"], flawed) == 1
    assert "seat 2 has 24 workers, not 25" in capsys.readouterr().out


def test_an_interrupted_run_says_how_far_it_came(capsys: pytest.CaptureFixture[str]) -> None:
    def impatient(seed: int) -> Flaw | None:
        if seed == 3:
            raise KeyboardInterrupt
        return None

    assert main(["--games", "50", "--processes", "1"], impatient) == 130
    assert "stopped after 3 games without a flaw" in capsys.readouterr().out


def test_the_game_of_a_seed_is_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game cut short by the same flaw has the same moves."""
    assert soak_game(11) is None
    monkeypatch.setattr("tools.invariants.watch.MOST_DECISIONS_A_TURN", 2)
    flaw = soak_game(11)
    assert flaw is not None
    assert "3 decisions in a turn" in flaw.problem
    assert soak_game(11) == flaw
    s = new_game(flaw.ruleset, flaw.players, flaw.seed)
    for move in flaw.moves.split():
        s.play(move)


def watched_game() -> Watch:
    """A game in which the first architect has just been placed."""
    watch = Watch(new_game("2011", 3, seed=1))
    for _ in range(4):
        watch.play(watch.s.legal_moves()[0])
    watch.look()
    return watch


def lose_a_worker(s: State) -> None:
    s.passive[2] -= 1


def send_a_worker_unseen(s: State) -> None:
    s.passive[2] -= 1
    s.zones[2] += 1


def score_unseen(s: State) -> None:
    s.score[1] += 1


def lift_an_architect(s: State) -> None:
    s.architect[s.architect_on(under_construction(s))] = NOWHERE


def send_two_architects(s: State) -> None:
    s.architect[NEUTRAL] = under_construction(s)


def lay_a_token_without_stars(s: State) -> None:
    s.token[s.setting.sites[0][0]] = 1


def lay_a_token_on_a_waiting_tile(s: State) -> None:
    s.token[s.setting.sites[3][7]], s.stars[s.setting.sites[3][7]] = 1, 2


def open_a_tile_too_early(s: State) -> None:
    s.mark[s.setting.sites[3][7]] = AVAILABLE


def share_a_leader(s: State) -> None:
    s.leader[0] = s.leader[1] = 1


def skip_a_century(s: State) -> None:
    s.century = 2


def pass_the_turn(s: State) -> None:
    s.turn = (s.turn + 1) % s.players


def offer_a_move_twice(s: State) -> None:
    s.moves[1] = s.moves[0]


def offer_nothing(s: State) -> None:
    s.move_count = 0


def under_construction(s: State) -> int:
    return next(site for site in tuple(s.architect) if site != NOWHERE)


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_worker,
        send_a_worker_unseen,
        score_unseen,
        lift_an_architect,
        send_two_architects,
        lay_a_token_without_stars,
        lay_a_token_on_a_waiting_tile,
        open_a_tile_too_early,
        share_a_leader,
        skip_a_century,
        pass_the_turn,
        offer_a_move_twice,
        offer_nothing,
    ],
)
def test_a_piece_astray_is_noticed(damage: Callable[[State], None]) -> None:
    watch = watched_game()
    damage(watch.s)
    with pytest.raises(Violation):
        watch.look()


def test_a_move_of_the_table_that_is_refused_for_no_reason_is_noticed() -> None:
    """A legal move missing from the list has no reason against it, and vice versa."""
    s = watched_game().s
    s.move_count -= 1
    with pytest.raises(Violation, match="legal"):
        check_reasons(s)
