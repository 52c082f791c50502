"""Ray: the numbers of one machine, lost workers, Parquet, and twice the workers in less time."""

import os
import re
import signal
import threading
import time
from pathlib import Path

import pytest

ray = pytest.importorskip("ray")

from counting_house import cluster, lab  # noqa: E402

EXPERIMENT = {
    "game": "money-maker",
    "games": 240,
    "bots": ["trader"],
    "players": 4,
    "vary": [{"option": "bank_runs", "values": [3, 4]}],
}


def without_time(data):
    return {**data, "cpu_seconds": 0}


def start(workers):
    """A cluster of this machine alone, which nobody else can reach (`conftest.py`)."""
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)


@pytest.fixture
def workers(request):
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    start(request.param)
    yield request.param
    ray.shutdown()


@pytest.mark.parametrize("workers", [2], indirect=True)
def test_the_numbers_are_those_of_one_machine(workers, tmp_path):
    told = []
    result = cluster.run(EXPERIMENT, shard=37, out=tmp_path, progress=lambda done, asked: told.append(done))
    alone = lab.run(EXPERIMENT, tables=True)
    assert without_time(result.data) == without_time(alone.data)
    assert told[-1] == 240
    games = cluster.read_parquet(tmp_path)
    assert games.num_rows == 480
    kept = games.to_pandas().sort_values(["game", "variant"]).reset_index(drop=True)
    expected = alone.games.to_pandas().sort_values(["game", "variant"]).reset_index(drop=True)
    assert kept.equals(expected)


@pytest.mark.parametrize("workers", [2], indirect=True)
def test_the_tables_are_those_of_the_result(workers, tmp_path):
    """With a target, shards are played beyond the end; their games are in no table, and no other run's are."""
    experiment = {"game": "no-more-money", "games": 2000, "bots": ["novice"], "primary": "rounds", "target": 0.5}
    alone = lab.run(experiment, tables=True)
    assert alone.data["ended"] == "target_reached"
    result = cluster.run(experiment, shard=7, out=tmp_path)
    assert without_time(result.data) == without_time(alone.data)
    for name in ["games", "turns"]:
        assert cluster.read_parquet(tmp_path, name).to_pandas().equals(alone.tables[name].to_pandas()), name
    with pytest.raises(ValueError, match="another run"):
        cluster.run(experiment, shard=11, out=tmp_path)
    stopped = cluster.run(experiment, shard=7, out=tmp_path / "stopped", progress=lambda done, asked: done < 20)
    assert stopped.data["ended"] == "stopped" and stopped.data["games"] < 40
    assert cluster.read_parquet(tmp_path / "stopped").num_rows == stopped.data["games"]


@pytest.mark.parametrize("workers", [2], indirect=True)
def test_errors_are_told_as_they_are(workers, tmp_path):
    with pytest.raises(ValueError, match="no-such-bot"):
        cluster.run({**EXPERIMENT, "bots": ["no-such-bot"]})
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    with pytest.raises(ray.exceptions.RayTaskError, match="file"):
        cluster.run(EXPERIMENT, out=in_the_way)


@pytest.mark.parametrize("workers", [1], indirect=True)
def test_a_cluster_of_this_machine_listens_on_loopback_only(workers):
    cluster.run({**EXPERIMENT, "games": 2}, shard=1)
    sockets = set()
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            if descends(int(process), os.getpid()):
                sockets |= {os.readlink(descriptor) for descriptor in Path(f"/proc/{process}/fd").iterdir()}
        except OSError:
            continue
    # Address, state and inode are the second, fourth and tenth column; 0A is a socket that listens.
    lines = [line.split() for name in ["tcp", "tcp6"] for line in Path(f"/proc/net/{name}").read_text().splitlines()[1:]]
    listening = [line[1] for line in lines if line[3] == "0A" and f"socket:[{line[9]}]" in sockets]
    assert listening
    loopback = ("0100007F:", "0000000000000000FFFF00000100007F:", "00000000000000000000000001000000:")
    assert all(address.startswith(loopback) for address in listening), listening


@pytest.mark.parametrize("workers", [2], indirect=True)
def test_a_worker_that_is_killed_changes_nothing(workers):
    """A worker is found by its process and killed with SIGKILL while it plays."""
    killed = []

    def kill_one():
        me = os.getpid()
        for _ in range(600):
            time.sleep(0.1)
            for worker in busy_workers(me):
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
                return

    killer = threading.Thread(target=kill_one)
    killer.start()
    result = cluster.run(EXPERIMENT, shard=60)
    killer.join()
    assert killed, "nobody was killed, so nothing was shown"
    assert without_time(result.data) == without_time(lab.run(EXPERIMENT).data)


def busy_workers(me):
    """Processes that descend from this one and play a shard: Ray names them after their task."""
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            name = Path(f"/proc/{entry}/cmdline").read_text()
            if name.startswith("ray::play_shard") and descends(int(entry), me):
                yield int(entry)
        except OSError:
            continue


def descends(process, ancestor):
    while process > 1:
        if process == ancestor:
            return True
        status = Path(f"/proc/{process}/status").read_text()
        process = int(re.search(r"PPid:\s+(\d+)", status).group(1))
    return False


def test_two_workers_are_faster_than_one():
    """At least 1.5 times, one thread each."""
    experiment = {**EXPERIMENT, "games": 1200}
    spent = {}
    for count in [1, 2]:
        start(count)
        # The first task of a worker starts it; that is not what is measured.
        cluster.run({**experiment, "games": 8}, shard=2)
        started = time.monotonic()
        cluster.run(experiment, shard=50)
        spent[count] = time.monotonic() - started
        ray.shutdown()
    print(f"one worker {spent[1]:.1f} s, two workers {spent[2]:.1f} s: {spent[1] / spent[2]:.2f} times")
    assert spent[1] / spent[2] >= 1.5
