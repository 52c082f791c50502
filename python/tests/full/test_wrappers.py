"""RLlib's and TorchRL's wrappers drive whole episodes of our environments, of every game at every number of players."""

import numpy as np
import pytest
from conftest import ALL_TABLES
from counting_house.pettingzoo import env


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_rllibs_wrapper_plays_whole_episodes(game, players):
    pytest.importorskip("ray.rllib")
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    wrapped = PettingZooEnv(env(game, players))
    rng = np.random.default_rng(1)
    for seed in range(3):
        observed, _ = wrapped.reset(seed=seed)
        earned, over, steps = {}, False, 0
        while not over:
            ((agent, seen),) = observed.items()
            choice = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            observed, rewards, terminated, truncated, _ = wrapped.step({agent: choice})
            for agent, reward in rewards.items():
                earned[agent] = earned.get(agent, 0) + reward
            over = terminated["__all__"] or truncated["__all__"]
            steps += 1
        assert steps > 1 and terminated["__all__"], "the game has ended by itself"
        assert earned and all(-1 <= reward <= 1 for reward in earned.values()) and any(earned.values())


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_torchrls_wrapper_plays_whole_episodes(game, players):
    pytest.importorskip("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    wrapped = PettingZooWrapper(env(game, players), use_mask=True, group_map=None, seed=1)
    wrapped.set_seed(1)
    rollout = wrapped.rollout(20_000, break_when_any_done=True)
    assert bool(rollout["next", "done"][-1].any()), "the episode has ended"
    assert rollout.batch_size[0] > 1
