"""Experiments on a Ray cluster: the same numbers as on one machine, for the same seeds.

An experiment is cut into shards of some games. Ray plays them wherever there is room, plays a shard again whose worker was
lost, and here they are taken in the order of their numbers, so that the statistics are those of one machine to the last
digit. With `out` every shard also writes its games and turns as Parquet, in a folder that all machines share.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from counting_house import _native
from counting_house.lab import Experiment, Result, read_experiment, read_tables


def play_shard(experiment: str, first: int, last: int, out: str | None, flows: bool) -> bytes:
    """Plays games `first` to before `last` on one thread. What it gives and writes depends on nothing else."""
    if out is None:
        return _native.run_shard(experiment, first, last, 1)
    from pyarrow import parquet

    with tempfile.TemporaryDirectory() as folder:
        shard = _native.run_shard(experiment, first, last, 1, folder, flows)
        for name, table in read_tables(folder).items():
            if name == "flows" and not flows:
                continue
            place = Path(out) / name
            place.mkdir(parents=True, exist_ok=True)
            # Renamed when complete: whoever reads the folder never sees half a file, and a shard that is played twice
            # leaves one file.
            partial = place / f".{first:012}.{os.getpid()}.partial"
            parquet.write_table(table, partial)
            os.replace(partial, place / f"games-{first:012}.parquet")
    return shard


def shards(games: int, size: int) -> list[tuple[int, int]]:
    """The first game of each shard, and the one after its last."""
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def run(
    experiment: str | Path | Experiment,
    *,
    shard: int = 200,
    out: str | Path | None = None,
    flows: bool = False,
    in_flight: int | None = None,
    retries: int = 20,
    progress: Callable[[int, int], None] | None = None,
) -> Result:
    """Plays an experiment on the Ray cluster this program is connected to (`ray.init` before), one thread for each task.

    `shard` games make a task; a few seconds of work are a good size. At most `in_flight` tasks are waited for at once,
    two for each CPU unless said otherwise, so that results never pile up.
    """
    import ray

    given = read_experiment(experiment)
    games = int(given.get("games", 1000))
    written = json.dumps(given)
    folder = None if out is None else str(Path(out).resolve())
    task = ray.remote(num_cpus=1, max_retries=retries)(play_shard)
    room = in_flight or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def results() -> Iterator[bytes]:
        waiting: deque[Any] = deque()
        todo = iter(shards(games, shard))
        try:
            while True:
                while len(waiting) < room and (bounds := next(todo, None)) is not None:
                    waiting.append(task.remote(written, *bounds, folder, flows))
                if not waiting:
                    return
                yield ray.get(waiting.popleft())
        finally:
            for left in waiting:
                ray.cancel(left, force=True)

    result = Result(json.loads(_native.merge_shards(written, results(), progress)), {})
    if out is not None:
        (Path(out) / "result.json").write_text(json.dumps(result.data, indent=1))
    return result


def read_parquet(out: str | Path, table: str = "games") -> Any:
    """All rows of a table, in the order of the games."""
    from pyarrow import parquet

    return parquet.read_table(Path(out) / table)
