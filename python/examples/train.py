"""Trains a policy by imitation of the trader and lets it meet the house's bots in the lab.

The network is shown the positions that it reaches itself, mixed with those that traders reach, and learns which choice a
trader would make there (imitation with a learner that plays, known as DAgger). It needs nothing but NumPy. The default takes
five minutes on two cores, and some more for the meetings afterwards. Where `--steps` ends the training before `--minutes` does,
the policy follows from the seed, however fast the machine is.

    python examples/train.py --out trained
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

# Sums of the same order everywhere; and for matrices of this size two threads spend more time waiting than they save.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from counting_house import Batch, lab
from counting_house.policy import Policy


def update(policy: Policy, moments: dict, step: int, seen: np.ndarray, masks: np.ndarray, wanted: np.ndarray, rate: float) -> float:
    """One step of Adam on the cross-entropy; gives the share of positions in which the network chose as the trader."""
    hidden = policy.hidden(seen)
    logits = hidden @ policy.weights["out"] + policy.weights["out_bias"]
    logits[masks == 0] = -1e9
    logits -= logits.max(axis=1, keepdims=True)
    shares = np.exp(logits)
    shares /= shares.sum(axis=1, keepdims=True)
    rows = np.arange(len(wanted))
    agreed = float((shares.argmax(axis=1) == wanted).mean())
    slope = shares
    slope[rows, wanted] -= 1
    slope /= len(wanted)
    back = (slope @ policy.weights["out"].T) * (hidden > 0)
    gradients = {
        "out": hidden.T @ slope,
        "out_bias": slope.sum(axis=0),
        "hidden": seen.T @ back,
        "hidden_bias": back.sum(axis=0),
    }
    for name, gradient in gradients.items():
        first, second = moments.setdefault(name, (np.zeros_like(gradient), np.zeros_like(gradient)))
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient * gradient - second)
        scale = rate * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        policy.weights[name] -= scale * first / (np.sqrt(second) + 1e-8)
    return agreed


def train(arguments: argparse.Namespace) -> tuple[Policy, list[tuple[int, float]]]:
    policy = Policy.new(arguments.game, arguments.players, hidden=arguments.hidden, seed=arguments.seed)
    batch = Batch(arguments.game, arguments.players, games=arguments.games, seed=arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    moments: dict = {}
    curve = []
    started = time.monotonic()
    step = 0
    agreement = 0.0
    while (spent := time.monotonic() - started) < arguments.minutes * 60 and step < arguments.steps:
        step += 1
        progress = max(spent / (arguments.minutes * 60), step / arguments.steps)
        wanted = batch.bot_actions("trader")
        seen, masks = batch.observations.copy(), batch.masks.copy()
        agreed = update(policy, moments, step, seen, masks, wanted, arguments.rate * (1.02 - progress))
        agreement += (0.02 if step > 50 else 1 / step) * (agreed - agreement)
        # Half of the games go on as traders would, half as the network would.
        own = policy.choose(seen, masks)
        batch.step(np.where(rng.random(len(batch)) < 0.5, wanted, own))
        if step % 50 == 0 or step == 1:
            curve.append((step, agreement))
            print(f"step {step}: chooses as the trader in {agreement:.1%} of positions", flush=True)
    return policy, curve


def meet(weights: Path, game: str, players: int, other: str, games: int) -> dict:
    """One trained policy among bots of one kind, in every seat in turn."""
    program = f"cmd:{sys.executable} -m counting_house.policy {weights}"
    experiment = {"game": game, "players": players, "games": games, "bots": [program, other], "seed": 99}
    result = lab.run(experiment)
    figures = {row["figure"]: row for row in result.figures.to_pylist()}
    faults = result.data["variants"][0]["faults"]
    assert not faults, faults
    return figures["first_bot_wins"]


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([step for step, _ in curve], [100 * share for _, share in curve])
    axes.set(xlabel="updates", ylabel="chooses as the trader, percent of positions")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main(given: list[str] | None = None) -> dict:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="money-maker-beginner")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=5, help="training ends after so long")
    parser.add_argument("--steps", type=int, default=6000, help="or after so many updates")
    parser.add_argument("--games", type=int, default=512, help="games that are played at once")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--meetings", type=int, default=300, help="games against each bot afterwards")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    arguments = parser.parse_args(given)
    arguments.out.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    policy, curve = train(arguments)
    minutes = (time.monotonic() - started) / 60
    weights = (arguments.out / "policy.npz").resolve()
    policy.save(weights)
    draw(curve, arguments.out / "curve.png")
    print(f"trained for {minutes:.1f} minutes, {curve[-1][0]} updates; {weights.name} has {weights.stat().st_size / 1024:.0f} KiB")
    table = {}
    print(f"wins among {arguments.players - 1} others, times a fair share, with the 95 % interval:")
    for other in ["random", "novice", "trader"]:
        wins = meet(weights, arguments.game, arguments.players, other, arguments.meetings)
        table[other] = wins
        print(f"  against {other:7}: {wins['mean']:.2f} ({wins['low']:.2f} to {wins['high']:.2f}), {wins['games']} games")
    (arguments.out / "table.json").write_text(json.dumps({"minutes": minutes, "updates": curve[-1][0], "wins": table}, indent=1))
    return table


if __name__ == "__main__":
    main()
