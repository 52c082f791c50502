"""OpenSpiel's CFR on the same game: both measures of exploitability agree, and ours stands beside it."""

import numpy as np
import pytest

pytest.importorskip("pyspiel")

from counting_house import corner  # noqa: E402
from counting_house.open_spiel import of_cfr  # noqa: E402


def test_our_exploitability_is_openspiels():
    for iterations in [1, 20, 300]:
        strategy, told = of_cfr(iterations)
        assert corner.exploitability(strategy) == pytest.approx(told, abs=1e-9)


def test_the_table():
    print("\npoints a game that can be won of a strategy")
    for iterations in [10, 100, 1000]:
        _, told = of_cfr(iterations)
        print(f"  OpenSpiel's CFR, {iterations:6} iterations: {told:.4f}")
    for iterations in [100, 1000, 10_000, 100_000]:
        ours = np.mean([corner.exploitability(corner.of_search(iterations, seed)) for seed in range(3)])
        print(f"  our search,      {iterations:6} iterations: {ours:.4f}")
    assert told < 0.05 and ours < 0.4
