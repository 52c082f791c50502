"""The training example, cut short, and a trained policy as a bot of the lab."""

import json
import sys
from pathlib import Path

import counting_house as house
import numpy as np
import pytest
from counting_house import lab
from counting_house.policy import Policy

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "examples"))


def test_the_example_trains_draws_and_meets_the_bots(tmp_path):
    import train

    table = train.main(["--steps", "60", "--games", "128", "--hidden", "32", "--meetings", "6", "--out", str(tmp_path)])
    assert set(table) == {"random", "novice", "trader"}
    assert (tmp_path / "curve.png").stat().st_size > 1000
    kept = json.loads((tmp_path / "table.json").read_text())
    assert kept["wins"]["novice"]["games"] == 6


def test_a_policy_is_saved_loaded_and_refused_where_it_does_not_fit(tmp_path):
    policy = Policy.new("no-more-money", 3, hidden=8)
    policy.save(tmp_path / "p.npz")
    again = Policy.load(tmp_path / "p.npz")
    table = again.space.table(1)
    seen, mask = table.observe(table.seat)[None], table.mask()[None]
    assert again.choose(seen, mask)[0] in table.choices()
    again.weights["hidden"] = again.weights["hidden"][:-1]
    again.save(tmp_path / "q.npz")
    with pytest.raises(ValueError, match="train it again"):
        Policy.load(tmp_path / "q.npz")


def test_an_update_learns_what_it_is_shown():
    import train

    policy = Policy.new("no-more-money", 3, hidden=16)
    batch = house.Batch("no-more-money", 3, games=64)
    wanted = batch.bot_actions("trader")
    seen, masks = batch.observations.copy(), batch.masks.copy()
    moments = {}
    for step in range(1, 200):
        agreed = train.update(policy, moments, step, seen, masks, wanted, 1e-2)
    assert agreed > 0.9
    assert np.isfinite(policy.weights["hidden"]).all()


def test_the_program_answers_the_lab(tmp_path):
    Policy.new("dirty-money", 3, hidden=8).save(tmp_path / "p.npz")
    program = f"cmd:{sys.executable} -m counting_house.policy {tmp_path / 'p.npz'}"
    result = lab.run({"game": "dirty-money", "players": 3, "games": 3, "bots": [program, "novice"]})
    assert result.data["games"] == 3 and result.data["variants"][0]["faults"] == []
