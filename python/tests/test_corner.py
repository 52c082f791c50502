"""The solvable corner: its exploitability is exact, and the search approaches nothing."""

import itertools
from pathlib import Path

import numpy as np
import pytest
from counting_house import _native, corner


def test_the_game_keeps_the_contract_of_games():
    _native.prove_fist_auction(300)


def test_every_past_is_found_and_no_seat_bids_more_than_it_has():
    assert len(corner.pasts()) == 1 + (corner.COINS + 1) ** 2
    with pytest.raises(ValueError):
        _native.fist_lead([[corner.COINS, 0], [1, 0]])


def test_the_lead_is_that_of_the_cards_taken():
    assert _native.fist_lead([[1, 0], [0, 1]]) == (3 - 1) + (0 - 4)
    assert _native.fist_lead([[2, 2], [2, 2]]) == (3 - 1) + (0 - 4), "equal bids: seat 0, then seat 1"


def test_a_fixed_bid_can_be_exploited_by_what_one_more_coin_brings():
    def all_in(past, seat):
        return np.eye(corner.coins(past, seat) + 1)[-1]

    best = max(
        _native.fist_lead([[first, corner.COINS], [second, 0]])
        for first, second in itertools.product(range(5), range(5))
        if first + second <= corner.COINS
    )
    assert corner.value((), (None, all_in)) == best
    assert corner.exploitability(all_in) > 1


def test_the_search_approaches_what_cannot_be_exploited():
    even = corner.exploitability(corner.even)
    short, long = (np.mean([corner.exploitability(corner.of_search(n, seed)) for seed in range(3)]) for n in (100, 10_000))
    assert long < short < even, (even, short, long)
    assert long < even / 4, (even, long)


def test_what_is_not_played_is_left_out_as_the_bots_do():
    text = (Path(__file__).parents[2] / "crates/bots/src/sealed.rs").read_text()
    assert f"const MIN_SHARE: f32 = {corner.MIN_SHARE};" in text
