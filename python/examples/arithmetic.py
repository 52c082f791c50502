"""What a billion games take: time of one core and bytes to merge for a game, and hours on clusters.

    python examples/arithmetic.py --games 2000
"""

from __future__ import annotations

import argparse
import json
import time

from counting_house import _native, cluster, lab

BILLION = 10**9
TABLES = [("no-more-money", 3), ("money-maker", 4)]


def one_game(game: str, players: int, games: int) -> tuple[float, float]:
    """CPU seconds and bytes for a game between traders, played as a worker of a cluster plays it."""
    experiment = {"game": game, "players": players, "bots": ["trader"], "games": games}
    lab.run({**experiment, "games": 10}, threads=1)
    started = time.process_time()
    shard = cluster.play_shard(json.dumps(experiment), 0, games, None, False)
    return (time.process_time() - started) / games, len(shard) / games


def merging(game: str, players: int, games: int) -> float:
    """CPU seconds that the program that merges spends on a game."""
    written = json.dumps({"game": game, "players": players, "bots": ["trader"], "games": games})
    shard = cluster.play_shard(written, 0, games, None, False)
    started = time.process_time()
    _native.merge_shards(written, [shard])
    return (time.process_time() - started) / games


def main(given: list[str] | None = None) -> list[dict[str, float]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    arguments = parser.parse_args(given)
    lines = []
    for game, players in TABLES:
        seconds, size = one_game(game, players, arguments.games)
        merged = merging(game, players, min(arguments.games, 500))
        hours = seconds * BILLION / 3600
        lines.append({"seconds": seconds, "bytes": size, "merging": merged, "core_hours": hours})
        print(f"{game}, {players} traders: {1000 * seconds:.2f} ms and {size / 1000:.1f} kB a game, {1e6 * merged:.0f} µs to merge")
        print(f"  a billion: {hours:,.0f} core-hours, {hours / 64:.1f} hours on 64 cores, {hours / 1000:.2f} on 1,000;"
              f" {size * BILLION / 1e12:.1f} TB and {merged * BILLION / 3600:.0f} hours to merge")
    return lines


if __name__ == "__main__":
    main()
