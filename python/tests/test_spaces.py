"""Observations and the action index: every exact action has a place of its own, and nothing leaks."""

import copy
import json
import random

import counting_house as house
import numpy as np
import pytest
from conftest import ALL_TABLES, TABLES


def steps(table, most, rng):
    """Plays at random, giving the table before every step."""
    for _ in range(most):
        if table.seat is None:
            return
        yield table
        table.step(rng.choice(table.choices()))


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_every_exact_action_has_an_index_of_its_own(game, players):
    space = house.space(game, players)
    rng = random.Random(1)
    seen = 0
    for seed in range(6):
        table = space.table(seed)
        for table in steps(table, 300, rng):
            indices = table.choices()
            assert indices, "there is always something to choose"
            assert len(set(indices)) == len(indices)
            assert max(indices) < space.action_size
            others, lost = table.without_place()
            assert (others, lost) == (0, 0), [a for _, a in table.legal()]
            assert table.mask().sum() == len(indices)
            seen += len(indices)
    assert seen > 20


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_every_choice_can_be_taken(game, players):
    space = house.space(game, players)
    rng = random.Random(2)
    table = space.table(5)
    for table in steps(table, 40, rng):
        for index in table.choices():
            copy.copy(table).step(index)


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_equal_arrays(game, players):
    """`imagine` builds a world from the seat's view alone. Whatever differs there must not be in the arrays."""
    space = house.space(game, players)
    rng = random.Random(3)
    hides_something = game != "no-more-money"
    looked = differed = 0
    for seed in range(60):
        for number, table in enumerate(steps(space.table(seed), 120, rng)):
            for seat in range(players) if number % 10 == 0 else [table.seat]:
                world = table.imagine(seat, seed=number)
                looked += 1
                differed += world.state() != table.state()
                assert np.array_equal(world.observe(seat), table.observe(seat))
                if seat == table.seat and world.seat == seat:
                    assert world.choices() == table.choices()
                    assert world.legal() == table.legal()
        if seed >= 3 and looked > 100 and (differed > 20 or not hides_something):
            break
    assert not hides_something or differed > 20, "the worlds must differ, or this proves nothing"


def test_observations_show_what_the_seat_alone_knows():
    """The other side of the leak test: two hands that differ are told apart by their owner."""
    space = house.space("leduc", 2)
    observed = {tuple(space.table(seed).observe(0)) for seed in range(50)}
    assert len(observed) == 6, "six cards can be in the hand before the first call"


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_observations_are_finite_named_and_of_one_size(game, players):
    space = house.space(game, players)
    names = space.observation_names()
    assert len(names) == space.observation_size and len(set(names)) == len(names)
    for table in steps(space.table(1), 100, random.Random(4)):
        observed = table.observe(table.seat)
        assert observed.dtype == np.float32 and observed.shape == (space.observation_size,)
        assert np.isfinite(observed).all() and abs(observed).max() < 32


@pytest.mark.parametrize("game,players", ALL_TABLES)
def test_the_blocks_cover_the_index(game, players):
    space = house.space(game, players)
    at = 0
    for _, start, size, _ in space.blocks():
        assert start == at and size > 0
        at += size
    assert at == space.action_size
    assert all(space.describe(index) for index in range(0, at, 7))


@pytest.mark.parametrize("game,players", TABLES)
def test_a_table_is_made_from_a_view_as_a_bot_of_the_lab_gets_it(game, players):
    """Observation and choices of a table made from the view are those of a table made from the same view again."""
    space = house.space(game, players)
    match = house.Match(game, players, seed=11)
    for seed in range(30):
        seat = match.ask_first
        if seat is None:
            break
        view = json.dumps(match.view(seat))
        table = space.table_of_view(view)
        assert table.seat == seat
        listed = [choice["action"] for choice in match.choices(seat)["exact"]]
        offered = [json.loads(action) for _, action in table.legal()]
        assert all(action in offered for action in listed)
        index = table.choices()[0]
        action = json.loads(dict(table.legal())[index])
        copy.copy(match).act(seat, action)
        match.act(seat, match.bot(seat, seed=seed))


def test_bots_answer_by_index():
    space = house.space("no-more-money", 3)
    table = space.table(3)
    very = []
    for seed in range(400):
        if table.seat is None:
            break
        index, is_it = table.bot_choice("trader", seed)
        assert index in table.choices()
        very.append(is_it)
        table.step(index)
    assert sum(very) / len(very) > 0.5, "most answers of a trader have an index"
    with pytest.raises(ValueError, match="no bot"):
        space.table(1).bot_choice("nobody", 1)
