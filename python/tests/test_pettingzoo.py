"""PettingZoo's own tests for every game and number of players, and what they do not look at."""

import pickle
import warnings

import numpy as np
import pytest
from conftest import ALL_TABLES
from counting_house.pettingzoo import env
from pettingzoo.test import api_test, seed_test


def random_episode(environment, rng):
    steps = 0
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        steps += 1
        environment.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return steps


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_the_api_is_pettingzoos(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, players), num_cycles=60)


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_a_seed_gives_the_same_game(game, players):
    seed_test(lambda: env(game, players), num_cycles=30)


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_episodes_end_with_rewards(game, players):
    environment = env(game, players)
    environment.reset(seed=1)
    rng = np.random.default_rng(1)
    steps = random_episode(environment, rng)
    assert steps > 1 and environment.agents == []


def test_rewards_by_place_add_up_to_nothing_and_by_score_are_the_score():
    rng = np.random.default_rng(2)
    for reward in ["place", "score"]:
        environment = env("no-more-money", 3, reward=reward)
        environment.reset(seed=4)
        while not any(environment.terminations.values()):
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(rng.choice(np.flatnonzero(mask)))
        earned = [environment.rewards[agent] for agent in environment.possible_agents]
        places, scores, winners = environment._table.standings()
        if reward == "place":
            assert abs(sum(earned)) < 1e-6
            assert [earned[seat] for seat in winners] == [max(earned)] * len(winners)
        else:
            assert earned == scores


def test_an_episode_can_be_cut_off():
    environment = env("money-maker", 3, max_steps=5)
    environment.reset(seed=1)
    random_episode(environment, np.random.default_rng(1))
    environment.reset(seed=1)
    for _ in range(5):
        environment.step(environment._table.choices()[0])
    assert all(environment.truncations.values()) and not any(environment.terminations.values())


def test_a_choice_that_is_not_legal_is_named():
    environment = env("leduc", 2)
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="fold"):
        environment.step(0)


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_environments_are_pickled_in_the_middle_of_a_game(game, players):
    environment = env(game, players)
    environment.reset(seed=9)
    rng = np.random.default_rng(3)
    for _ in range(10):
        if environment._table.seat is None:
            break
        environment.step(rng.choice(environment._table.choices()))
    again = pickle.loads(pickle.dumps(environment))
    assert again.agent_selection == environment.agent_selection
    for agent in environment.agents:
        for name, array in environment.observe(agent).items():
            assert np.array_equal(array, again.observe(agent)[name])
    both = [np.random.default_rng(5), np.random.default_rng(5)]
    assert random_episode(environment, both[0]) == random_episode(again, both[1])
    assert environment._table.state() == again._table.state()
