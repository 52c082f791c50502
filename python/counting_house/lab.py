"""The lab: experiments as dictionaries or TOML, results as data, games, turns and flows as Arrow tables."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from counting_house import _native

if TYPE_CHECKING:
    import pyarrow

Experiment = dict[str, Any]


def read_experiment(source: str | Path | Experiment) -> Experiment:
    """An experiment from a dictionary, from TOML, or from a file of it."""
    if isinstance(source, dict):
        return source
    text = str(source)
    if "\n" not in text and Path(text).exists():
        text = Path(text).read_text()
    return json.loads(_native.experiment_from_toml(text))


def run(
    experiment: str | Path | Experiment,
    *,
    threads: int | None = None,
    tables: bool = False,
    flows: bool = False,
    progress: Callable[[int, int], object] | None = None,
) -> Result:
    """Plays an experiment. With `tables` the games and turns are kept, with `flows` also every transfer.

    `progress` is told games that are done and asked for; the run ends with what it has when it answers False.
    """
    written = json.dumps(read_experiment(experiment))
    threads = threads or os.cpu_count() or 1
    if not (tables or flows):
        return Result(json.loads(_native.run_experiment(written, threads, None, False, progress)), {})
    with tempfile.TemporaryDirectory() as folder:
        result = _native.run_experiment(written, threads, folder, flows, progress)
        return Result(json.loads(result), read_tables(folder))


def read_tables(folder: str | Path) -> dict[str, pyarrow.Table]:
    """The CSV tables of a run (of `countinghouse simulate --csv` too) as Arrow."""
    return {path.stem: read_csv(path) for path in sorted(Path(folder).glob("*.csv"))}


def read_csv(path: str | Path) -> pyarrow.Table:
    """One CSV table of the lab. The comments above it say how it was made; they are its metadata."""
    import pyarrow
    from pyarrow import csv

    with open(path, encoding="utf-8") as lines:
        comments = []
        for line in lines:
            if not line.startswith("#"):
                break
            comments.append(line[1:].strip())
    # Seeds go up to 2^64 - 1, which is more than Arrow would guess.
    wide = csv.ConvertOptions(column_types={"seed": pyarrow.uint64(), "winners": pyarrow.string()})
    table = csv.read_csv(path, read_options=csv.ReadOptions(skip_rows=len(comments)), convert_options=wide)
    return table.replace_schema_metadata({"made": "\n".join(comments)})


class Result:
    """What an experiment has found. `data` is the whole result, as `countinghouse experiment --json` writes it."""

    def __init__(self, data: dict[str, Any], tables: dict[str, pyarrow.Table]) -> None:
        self.data = data
        self.tables = tables

    @property
    def games(self) -> pyarrow.Table:
        """A row for each game."""
        return self._table("games")

    @property
    def turns(self) -> pyarrow.Table:
        """A row for each turn of each game, a column for each gauge."""
        return self._table("turns")

    @property
    def flows(self) -> pyarrow.Table:
        """A row for each transfer."""
        return self._table("flows")

    def _table(self, name: str) -> pyarrow.Table:
        if name not in self.tables:
            raise ValueError(f"run the experiment with {'flows' if name == 'flows' else 'tables'}=True to have {name}")
        return self.tables[name]

    @property
    def figures(self) -> pyarrow.Table:
        """A row for each figure of each variant: mean, interval, deviation, quantiles."""
        import pyarrow

        rows = []
        for variant in self.data["variants"]:
            for line in variant["figures"]:
                mean = line["mean"]
                low, median, high = line["quantiles"]
                rows.append(
                    {"variant": variant["name"], "figure": line["figure"], "games": line["games"],
                     "mean": mean["value"], "low": mean["low"], "high": mean["high"],
                     "deviation": line["deviation"], "q10": low, "median": median, "q90": high}
                )
        return pyarrow.Table.from_pylist(rows)

    @property
    def effects(self) -> pyarrow.Table:
        """A row for each figure of each variant but the first: the difference from the first, with its interval."""
        import pyarrow

        rows = [
            {"variant": effect["variant"], "figure": effect["figure"], "before": effect["before"],
             "after": effect["after"], "difference": effect["difference"]["value"],
             "low": effect["difference"]["low"], "high": effect["difference"]["high"], "p": effect["p"],
             "p_corrected": effect["p_corrected"]}
            for effect in self.data["effects"]
        ]
        return pyarrow.Table.from_pylist(rows)

    def bots(self, variant: int = 0) -> list[dict[str, Any]]:
        """How each bot of a variant fared: games, wins times its fair share with the interval, mean place and score."""
        return self.data["variants"][variant]["summary"]["bots"]
