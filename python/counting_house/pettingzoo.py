"""PettingZoo AEC environments of every game: `env("no-more-money", players=3)`.

The agent to act is the seat that the game asks first. Its observation has `observation` (float32, from the seat's view only)
and `action_mask`; what the indices mean is in docs/python.md.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from counting_house import _native

# ln(1 + x) of every number that fits into 32 bits is below this.
HIGHEST = 32.0


class raw_env(AECEnv[str, dict[str, np.ndarray], int]):
    metadata = {"render_modes": ["ansi"], "name": "counting_house_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        setup: dict[str, Any] | None = None,
        reward: str = "place",
        max_steps: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._made_with = dict(
            game=game, players=players, setup=setup, reward=reward, max_steps=max_steps, render_mode=render_mode
        )
        self.metadata = {**self.metadata, "name": f"counting_house_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.reward = reward
        self.max_steps = max_steps
        self.space = _native.Space(game, players, json.dumps(setup or {}))
        _native.rewards([1] * players, [0] * players, [0], reward)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = spaces.Discrete(self.space.action_size)
        self.action_spaces = {agent: spaces.Discrete(actions.n) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        -HIGHEST, HIGHEST, (self.space.observation_size,), np.float32
                    ),
                    "action_mask": spaces.Box(0, 1, (self.space.action_size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()
        self._table: _native.Table | None = None
        self._no_mask = np.zeros(self.space.action_size, np.int8)
        self._seed = 0
        self._history: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._deal(int(self._seeds.integers(2**63)))

    def _deal(self, seed: int) -> None:
        self._seed = seed
        self._history = []
        if self._table is None:
            self._table = self.space.table(seed)
        else:
            self._table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        table = self._table
        seat = self._seats[agent]
        mask = table.mask() if table.seat == seat and not self.truncations.get(agent) else self._no_mask.copy()
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        table.step(int(action))
        self._history.append(int(action))
        seat = table.seat
        if seat is not None and len(self._history) < self.max_steps:
            # Nothing is earned before the end, so there is nothing to add up.
            self.agent_selection = self.possible_agents[seat]
            return
        over = seat is None
        worth = _native.rewards(*table.standings(), self.reward)
        self.rewards = dict(zip(self.possible_agents, worth))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self._deads_step_first()

    def legal(self) -> list[tuple[int, Any]]:
        """Index and action of every choice of the agent to act."""
        return [(index, json.loads(action)) for index, action in self._table.legal()]

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        choices = ", ".join(self.space.describe(index) for index, _ in self._table.legal())
        return f"{self.agent_selection} may choose: {choices}"

    def close(self) -> None:
        pass

    def __getstate__(self) -> dict[str, Any]:
        kept = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection")
        state = {name: getattr(self, name) for name in (*kept, "_skip_agent_selection") if hasattr(self, name)}
        dealt = self._table is not None
        return {"made": self._made_with, "seeds": self._seeds, "state": state, "dealt": dealt,
                "seed": self._seed, "history": self._history}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made"])
        self._seeds = kept["seeds"]
        if kept["dealt"]:
            # The game follows from its seed and the choices, so they are all that has to be kept.
            self._deal(kept["seed"])
            for action in kept["history"]:
                self._table.step(action)
            self._history = list(kept["history"])
        self.__dict__.update(kept["state"])


def env(game: str, players: int = 3, **options: Any) -> raw_env:
    """An environment. Choices that are not legal raise a ValueError that names them."""
    return raw_env(game, players, **options)
