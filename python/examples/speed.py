"""Steps a second in one run: our leduc beside PettingZoo's, alone and in batches, and the five games of the house.

    python examples/speed.py --seconds 2
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import counting_house as house
from counting_house import Batch
from counting_house.pettingzoo import env


def steps_a_second(step: Callable[[], int], seconds: float) -> float:
    """Calls `step`, which says how many steps it took, for so long. The first calls are not counted."""
    warm = time.perf_counter() + min(0.3, seconds / 4)
    while time.perf_counter() < warm:
        step()
    started, steps = time.perf_counter(), 0
    while (spent := time.perf_counter() - started) < seconds:
        steps += step()
    return steps / spent


def aec(environment, seed: int = 1) -> Callable[[], int]:
    """Whole random episodes through `last` and `step`, the same code for every environment."""
    rng = random.Random(seed)
    environment.reset(seed=seed)

    def episode() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            choices = observation["action_mask"].nonzero()[0]
            environment.step(int(choices[int(rng.random() * len(choices))]))
            steps += 1
        return steps

    return episode


def batched(game: str, players: int, games: int) -> Callable[[], int]:
    """Steps of a whole batch, observations and masks written, choices drawn evenly."""
    batch = Batch(game, players, games=games)

    def step() -> int:
        batch.step(batch.random_actions())
        return len(batch)

    return step


def main(given: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--games", type=int, default=4096, help="games of a batch of leduc; 512 of the others")
    arguments = parser.parse_args(given)
    from pettingzoo.classic import leduc_holdem_v4

    figures = {"PettingZoo's leduc, AEC": steps_a_second(aec(leduc_holdem_v4.env()), arguments.seconds)}
    figures["our leduc, AEC"] = steps_a_second(aec(env("leduc", 2)), arguments.seconds)
    figures["our leduc, batch"] = steps_a_second(batched("leduc", 2, arguments.games), arguments.seconds)
    theirs = figures["PettingZoo's leduc, AEC"]
    for name, figure in figures.items():
        print(f"{name:30} {figure:12,.0f} steps a second, {figure / theirs:8.1f} times PettingZoo's")
    for game in house.games():
        players = min(max(4, game["min_players"]), game["max_players"])
        alone = steps_a_second(aec(env(game["id"], players)), arguments.seconds / 2)
        together = steps_a_second(batched(game["id"], players, 512), arguments.seconds / 2)
        figures[f"{game['id']}, AEC"], figures[f"{game['id']}, batch"] = alone, together
        print(f"{game['id']:30} {alone:12,.0f} alone, {together:10,.0f} in batches ({players} players)")
    print(json.dumps(figures))
    return figures


if __name__ == "__main__":
    main()
