"""Batches: the same games as alone, one after another without end, and nothing done when a choice is illegal."""

import numpy as np
import pytest
from conftest import ALL_TABLES, EPISODES
from counting_house import Batch


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_random_episodes_end_with_sound_rewards(game, players):
    """1,000 whole games of each kind, 10,000 in `make python-full`."""
    batch = Batch(game, players, games=min(EPISODES, 256), seed=5)
    ended = steps = 0
    while ended < EPISODES:
        batch.step(batch.random_actions())
        steps += 1
        done = batch.done != 0
        assert not (batch.done == 2).any(), "a random game ends by itself"
        assert (batch.rewards[~done] == 0).all()
        assert np.isfinite(batch.rewards).all() and (abs(batch.rewards) <= 1).all()
        assert (batch.masks.sum(axis=1) > 0).all(), "there is always something to choose"
        ended += int(done.sum())
    assert np.isfinite(batch.observations).all()
    assert ((0 <= batch.seats) & (batch.seats < players)).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_does_not_depend_on_threads(threads):
    one, two = Batch("dirty-money", 3, games=20, seed=1, threads=1), Batch("dirty-money", 3, games=20, seed=1, threads=threads)
    for _ in range(60):
        one.step(one.random_actions())
        two.step(two.random_actions())
    for name in ["observations", "masks", "seats", "rewards", "done"]:
        assert np.array_equal(getattr(one, name), getattr(two, name)), name


def test_an_illegal_choice_is_named_and_nothing_is_done():
    batch = Batch("leduc", 2, games=8, seed=1)
    before = batch.observations.copy()
    actions = batch.random_actions().copy()
    actions[3] = 0
    with pytest.raises(ValueError, match="game 3: fold"):
        batch.step(actions)
    batch._batch.show(batch.observations, batch.masks, batch.seats)
    assert np.array_equal(before, batch.observations)
    for wrong in [-1, 10**6]:
        actions[3] = wrong
        with pytest.raises(ValueError, match="game 3"):
            batch.step(actions)


def test_arrays_of_another_shape_are_refused():
    batch = Batch("leduc", 2, games=8, seed=1)
    with pytest.raises(ValueError, match="8 games"):
        batch.step(np.zeros(7, np.int64))
    with pytest.raises(ValueError, match="observations"):
        batch._batch.show(batch.observations[:4], batch.masks, batch.seats)


def test_bots_choose_for_all_games():
    batch = Batch("no-more-money", 3, games=16, seed=2)
    for _ in range(30):
        actions = batch.bot_actions("novice")
        assert batch.masks[np.arange(16), actions].all()
        batch.step(actions)


def test_rewards_are_by_place_or_score():
    with pytest.raises(ValueError, match="place"):
        Batch("leduc", 2, reward="fame")
