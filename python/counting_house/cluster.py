"""Experiments on a Ray cluster: the same numbers as on one machine, for the same seeds.

An experiment is cut into shards of some games. Ray plays them wherever there is room, plays a shard again whose worker was
lost, and here they are taken in the order of their numbers, so that the statistics are those of one machine to the last
digit. With `out` every shard also writes its games and turns as Parquet, in a folder that all machines share. What is in the
folder at the end is what the result is made of: tables of another run are not mixed with it, and games are taken out again
that were played beyond an experiment's target.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections import deque
from collections.abc import Callable, Generator
from contextlib import closing
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
    progress: Callable[[int, int], object] | None = None,
) -> Result:
    """Plays an experiment on the Ray cluster this program is connected to (`ray.init` before), one thread for each task.

    `shard` games make a task; a few seconds of work are a good size. At most `in_flight` tasks are waited for at once,
    two for each CPU unless said otherwise, so that results never pile up. `progress` is told games that are done and asked
    for; the run ends with what it has when it answers False.
    """
    import ray

    given = read_experiment(experiment)
    games = int(given.get("games", 1000))
    written = json.dumps(given)
    folder = None if out is None else str(Path(out).resolve())
    if folder is not None and (old := next(Path(folder).glob("*/games-*.parquet"), None)):
        raise ValueError(f"{old} is of another run: name another folder, or remove this one")
    task = ray.remote(num_cpus=1, max_retries=retries)(play_shard)
    room = in_flight or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def results() -> Generator[bytes, None, None]:
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
            if waiting:
                # Whoever tidies the folder must know that nobody writes into it any more.
                ray.wait(list(waiting), num_returns=len(waiting), timeout=60, fetch_local=False)

    with closing(results()) as taken:
        result = Result(json.loads(_native.merge_shards(written, taken, progress)), {})
    if folder is not None:
        leave_out(folder, result.data["games"])
        (Path(folder) / "result.json").write_text(json.dumps(result.data, indent=1))
    return result


def leave_out(folder: str | Path, games: int) -> None:
    """Takes the games from this number on out of the tables: those beyond the target, or of a run that was stopped."""
    from pyarrow import compute, parquet

    for partial in Path(folder).glob("*/.*.partial"):
        partial.unlink()
    for table in filter(Path.is_dir, Path(folder).iterdir()):
        first = {path: int(path.stem.removeprefix("games-")) for path in sorted(table.glob("games-*.parquet"))}
        for path in [path for path in first if first[path] >= games]:
            path.unlink()
            del first[path]
        if first:
            last = max(first, key=first.__getitem__)
            rows = parquet.read_table(last)
            if rows.num_rows and compute.max(rows["game"]).as_py() >= games:
                partial = last.with_name(f".{last.stem}.partial")
                parquet.write_table(rows.filter(compute.field("game") < games), partial)
                os.replace(partial, last)


def read_parquet(out: str | Path, table: str = "games") -> Any:
    """All rows of a table, in the order of the games."""
    from pyarrow import parquet

    return parquet.read_table(Path(out) / table)
