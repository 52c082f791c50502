"""Thousands of games at once in NumPy arrays."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from counting_house import _native


class Batch:
    """Games of one kind that are stepped together. The arrays are made once and written in place by every step.

    `observations` (games, numbers), `masks` (games, indices; 1 can be chosen) and `seats` (games) are of the seat that is to
    act in each game. After a step `done` (games) is 0, 1 for a game that has ended or 2 for one that was cut off, and
    `rewards` (games, seats) are of the games that are done. Those are dealt anew in the same step.
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int = 1024,
        *,
        setup: dict[str, Any] | None = None,
        seed: int = 1,
        reward: str = "place",
        max_steps: int = 20_000,
        threads: int = 0,
    ) -> None:
        self.space = _native.Space(game, players, json.dumps(setup or {}))
        self._batch = _native.Batch(self.space, games, seed, reward, max_steps, threads)
        self.observations = np.zeros((games, self.space.observation_size), np.float32)
        self.masks = np.zeros((games, self.space.action_size), np.int8)
        self.seats = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, players), np.float32)
        self.done = np.zeros(games, np.uint8)
        self._actions = np.zeros(games, np.int64)
        self._batch.show(self.observations, self.masks, self.seats)

    def __len__(self) -> int:
        return len(self._batch)

    def step(self, actions: np.ndarray) -> None:
        """Takes one choice in every game. If one of them is not legal a ValueError says so, and nothing is done."""
        actions = np.ascontiguousarray(actions, np.int64)
        self._batch.step(actions, self.observations, self.masks, self.seats, self.rewards, self.done)

    def random_actions(self) -> np.ndarray:
        """One of the choices of each game, evenly. The array is used again by the next call."""
        self._batch.random_actions(self._actions)
        return self._actions

    def bot_actions(self, level: str) -> np.ndarray:
        """What a bot would choose in each game, or the choice nearest to it: for imitation."""
        actions = np.zeros(len(self), np.int64)
        self._batch.bot_actions(level, actions)
        return actions
