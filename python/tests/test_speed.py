"""Our leduc beside PettingZoo's in one run: at least 10 times alone and 100 times in batches."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))


def test_leduc_is_as_fast_as_promised():
    pytest.importorskip("rlcard")
    import speed

    figures = speed.main(["--seconds", "1"])
    theirs = figures["PettingZoo's leduc, AEC"]
    assert figures["our leduc, AEC"] >= 10 * theirs
    assert figures["our leduc, batch"] >= 100 * theirs
    assert all(figure > 100 for figure in figures.values())
