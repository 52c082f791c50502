"""Two builds of the house side by side: how much more time each row of `make bench` takes in the newer one.

    python3 crates/bench/compare.py OLD NEW [--only TEXT] [--rounds 5] [--share 1.0] [--seconds 4]

OLD and NEW are folders with `countinghouse`, `bench` and `load`, built with --release (`make bench-compare OLD=folder` builds
the newer ones). Rows that the older programs do not know are left out and named. The programs take turns, so that whatever
else the machine does falls on both, and only CPU time counts. A row is the median of its rounds in the newer program by that
in the older one, as time: 1.03 is three per cent slower. Exits with 1 if a row is above that.

TEXT picks rows that contain it, a smaller share plays fewer games a round. For the rows of the server nothing else should run:
what it costs to wake a thread depends on who else wants the processor.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

import load
from rows import PLAYERS, RACES, SEARCHES

MOST = 1.03


def output(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else None


def random_play(game, players, games):
    def seconds_a_decision(folder):
        command = ["simulate", game, "--players", players, "--games", games, "--seed", 1, "--json"]
        result = output(f"{folder}/countinghouse", *command)
        return result and 1 / result["decisions_per_cpu_second"]

    return f"random play, {game} {players}p", seconds_a_decision


def of_bench(task, counted, game, players, count):
    def seconds_a_piece(folder):
        result = output(f"{folder}/bench", task, game, players, count, 1)
        return result and result["cpu_seconds"] / result[counted]

    return f"{task}, {game} {players}p", seconds_a_piece


def of_server(name, *arguments):
    def microseconds_a_move(folder):
        binary = f"{folder}/load"
        for served in load.ours(binary):
            address = ["--address", served.address, "--pid", served.process.pid]
            result = output(binary, *arguments, *address)
        return result and result["cpu_microseconds_per_move"]

    return f"server, {name}", microseconds_a_move


def all_rows(new, share, seconds):
    listed = output(f"{new}/countinghouse", "games", "--json")
    for game in listed:
        for speed in game["about"]["speeds"]:
            yield random_play(game["info"]["id"], speed["players"], int(speed["games"] * share))
    for game, players, count, _, _ in RACES:
        yield of_bench("rollouts", "rollouts", game, players, int(count * share))
    for game, players, count, _, _ in SEARCHES:
        yield of_bench("search", "simulations", game, players, int(count * share))
    yield of_server("tick, 200 tables × 2", "play", "--tables", 200, "--seconds", seconds)
    yield of_server("tick, 200 spectators", "watch", "--seconds", seconds)
    for game in listed:
        info = game["info"]
        players = max(info["min_players"], min(PLAYERS, info["max_players"]))
        arguments = ["play", "--game", info["id"], "--players", players, "--tables", 50, "--seconds", seconds]
        yield of_server(f"{info['id']}, 50 tables × {players}", *arguments)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--only", default="")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=4.0)
    asked = parser.parse_args()
    rows = [row for row in all_rows(asked.new, asked.share, asked.seconds) if asked.only in row[0]]
    print(f"{'time of the newer by the older program':<44}{'old':>12}{'new':>12}{'ratio':>8}   (load {os.getloadavg()[0]:.1f})")
    kept = True
    for name, measure in rows:
        times = [(measure(asked.old), measure(asked.new)) for _ in range(asked.rounds)]
        if any(old is None for old, _ in times):
            print(f"{name:<44}  not known to the older program", flush=True)
            continue
        old, new = (statistics.median(side) for side in zip(*times))
        kept = kept and new / old <= MOST
        verdict = "" if new / old <= MOST else "  SLOWER"
        print(f"{name:<44}{old:>12.4g}{new:>12.4g}{new / old:>8.3f}{verdict}", flush=True)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
