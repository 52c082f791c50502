"""A small network in NumPy, and the program that lets it play in the lab like any other bot.

    countinghouse simulate no-more-money --bots 'cmd:python -m counting_house.policy trader.npz,novice'

The lab asks with one line of JSON, the seat's view and choices, and the program answers with an action. The view is all that
the network gets to see.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from counting_house import _native

# Small enough never to be chosen, large enough never to overflow.
NEVER = np.float32(-1e9)


class Policy:
    """A network with one hidden layer that gives every index a weight; what cannot be chosen weighs nothing."""

    def __init__(self, made_for: dict[str, Any], weights: dict[str, np.ndarray]) -> None:
        self.made_for = made_for
        self.weights = weights
        setup = json.dumps(made_for.get("setup") or {})
        self.space = _native.Space(made_for["game"], made_for["players"], setup)

    @staticmethod
    def new(game: str, players: int, *, hidden: int = 128, setup: dict | None = None, seed: int = 1) -> Policy:
        rng = np.random.default_rng(seed)
        space = _native.Space(game, players, json.dumps(setup or {}))
        seen, indices = space.observation_size, space.action_size
        weights = {
            "hidden": (rng.standard_normal((seen, hidden)) / np.sqrt(seen)).astype(np.float32),
            "hidden_bias": np.zeros(hidden, np.float32),
            "out": np.zeros((hidden, indices), np.float32),
            "out_bias": np.zeros(indices, np.float32),
        }
        return Policy({"game": game, "players": players, "setup": setup}, weights)

    def hidden(self, observations: np.ndarray) -> np.ndarray:
        return np.maximum(observations @ self.weights["hidden"] + self.weights["hidden_bias"], 0)

    def weigh(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The logarithms of the weights, one row for each observation."""
        logits = self.hidden(observations) @ self.weights["out"] + self.weights["out_bias"]
        return np.where(masks != 0, logits, NEVER)

    def choose(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The heaviest choice of each row."""
        return self.weigh(observations, masks).argmax(axis=1)

    def save(self, path: str | Path) -> None:
        # Half precision is enough to choose by and halves the file.
        halved = {name: array.astype(np.float16) for name, array in self.weights.items()}
        np.savez_compressed(path, made_for=json.dumps(self.made_for), **halved)

    @staticmethod
    def load(path: str | Path) -> Policy:
        with np.load(path) as kept:
            made_for = json.loads(str(kept["made_for"]))
            weights = {name: kept[name].astype(np.float32) for name in kept.files if name != "made_for"}
        policy = Policy(made_for, weights)
        seen, indices = weights["hidden"].shape[0], weights["out"].shape[1]
        if (seen, indices) != (policy.space.observation_size, policy.space.action_size):
            raise ValueError(
                f"{path} was trained for {seen} numbers and {indices} indices, but this version of the game has"
                f" {policy.space.observation_size} and {policy.space.action_size}: train it again"
            )
        return policy

    def answer(self, view: dict[str, Any]) -> Any:
        """The action for a view, as the lab or a client of the server has it."""
        table = self.space.table_of_view(json.dumps(view))
        index = int(self.choose(table.observe(table.seat)[None], table.mask()[None])[0])
        return json.loads(dict(table.legal())[index])


def main(arguments: list[str]) -> None:
    """Answers the lab's questions line by line."""
    if len(arguments) != 1:
        sys.exit("usage: python -m counting_house.policy WEIGHTS.npz")
    policy = Policy.load(arguments[0])
    for line in sys.stdin:
        action = policy.answer(json.loads(line)["view"])
        print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
