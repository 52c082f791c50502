"""The lab from Python: the same numbers as the command line's, as frames; shards give the result of the whole."""

import json
import signal

import pytest
from counting_house import _native, lab

LENGTHS = """
game = "no-more-money"
games = 40
bots = ["novice", "random"]

[[vary]]
option = "length"
values = ["short", "long"]
"""


def without_time(data):
    return {**data, "cpu_seconds": 0}


def test_an_experiment_gives_figures_effects_and_tables():
    result = lab.run(LENGTHS, tables=True, flows=True)
    assert result.data["games"] == 40
    games = result.games.to_pandas()
    assert len(games) == 80 and set(games.variant) == {"length=short", "length=long"}
    figures = result.figures.to_pandas().set_index(["variant", "figure"])
    for variant, rows in games.groupby("variant"):
        assert rows.rounds.mean() == pytest.approx(figures.loc[(variant, "rounds"), "mean"])
    rounds = result.effects.to_pandas().set_index("figure").loc["rounds"]
    assert rounds.low > 0 and rounds.difference == pytest.approx(rounds.after - rounds.before)
    assert result.turns.num_rows > result.games.num_rows
    assert set(result.flows.column_names) == {"game", "variant", "turn", "from", "to", "what", "amount", "rule"}
    assert "Counting House" in result.games.schema.metadata[b"made"].decode()


def test_frames_are_polars_too():
    polars = pytest.importorskip("polars")
    games = polars.from_arrow(lab.run({"game": "no-more-money", "games": 5}, tables=True).games)
    assert games.height == 5 and games["rounds"].mean() > 1


def test_results_do_not_depend_on_threads():
    experiment = {"game": "dirty-money", "games": 20, "bots": ["novice"], "players": 3}
    one, two = lab.run(experiment, threads=1).data, lab.run(experiment, threads=2).data
    assert without_time(one) == without_time(two)


def test_shards_give_the_result_of_the_whole():
    experiment = lab.read_experiment(LENGTHS)
    written = json.dumps(experiment)
    whole = lab.run(experiment).data
    shards = (_native.run_shard(written, first, first + 13, 1) for first in range(0, 40, 13))
    merged = json.loads(_native.merge_shards(written, shards))
    assert without_time(merged) == without_time(whole)


def test_progress_is_told_and_can_stop_a_run():
    told = []
    lab.run({"game": "no-more-money", "games": 30}, progress=lambda done, asked: told.append((done, asked)))
    assert told[-1] == (30, 30) and told == sorted(told)

    stopped = lab.run({"game": "no-more-money", "games": 5000}, progress=lambda done, asked: False)
    assert stopped.data["games"] < 5000 and stopped.data["ended"] == "stopped"


def test_errors_while_progress_is_told_end_a_run():
    """An interrupt too: it must not look like a run that was asked to stop."""
    experiment = {"game": "no-more-money", "games": 5000}
    for error in [RuntimeError("a mistake"), KeyboardInterrupt()]:
        told = []

        def fail(done, asked):
            told.append(done)
            raise error

        with pytest.raises(type(error)):
            lab.run(experiment, progress=fail)
        assert len(told) == 1

    def interrupt(done, asked):
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        lab.run(experiment, progress=interrupt)


def test_errors_of_whoever_brings_the_shards_are_not_lost():
    written = json.dumps({"game": "no-more-money", "games": 40})

    def shards(error):
        yield _native.run_shard(written, 0, 10, 1)
        raise error

    for error in [OSError("gone"), KeyboardInterrupt()]:
        with pytest.raises(type(error)):
            _native.merge_shards(written, shards(error))
    merged = json.loads(_native.merge_shards(written, shards(OSError("gone")), lambda done, asked: False))
    assert merged["ended"] == "stopped" and merged["games"] == 1


def test_a_bad_experiment_is_refused_in_the_words_of_the_lab():
    with pytest.raises(ValueError, match="line 2"):
        lab.run("\ngmae = 1\n")
    with pytest.raises(ValueError, match="did you mean"):
        lab.run({"game": "no-more-mony"})
    with pytest.raises(ValueError, match="flows=True"):
        lab.run({"game": "no-more-money", "games": 1}).flows
