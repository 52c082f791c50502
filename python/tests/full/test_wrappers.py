"""RLlib's and TorchRL's wrappers drive whole episodes of our environments."""

import numpy as np
import pytest
from counting_house.pettingzoo import env


def test_rllibs_wrapper_plays_whole_episodes():
    pytest.importorskip("ray.rllib")
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    wrapped = PettingZooEnv(env("no-more-money", 3))
    rng = np.random.default_rng(1)
    for seed in range(3):
        observed, _ = wrapped.reset(seed=seed)
        earned, over = {}, False
        while not over:
            (agent, seen), = observed.items()
            choice = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            observed, rewards, terminated, truncated, _ = wrapped.step({agent: choice})
            for agent, reward in rewards.items():
                earned[agent] = earned.get(agent, 0) + reward
            over = terminated["__all__"] or truncated["__all__"]
        assert earned and abs(sum(earned.values())) <= 1 + 1e-6


def test_torchrls_wrapper_plays_whole_episodes():
    pytest.importorskip("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    wrapped = PettingZooWrapper(env("no-more-money", 3), use_mask=True, group_map=None)
    rollout = wrapped.rollout(3000, break_when_any_done=True)
    assert bool(rollout["next", "done"][-1].any()), "the episode has ended"
    assert rollout.batch_size[0] > 10
