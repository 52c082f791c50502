"""Our server beside boardgame.io's, in one run: 200 tables with two sockets each, everyone answering at once.

Ours keeps every move in SQLite with full sync before it says so; theirs keeps nothing. Both are driven by the same
client (`load play`), which counts the CPU time of the server's process only. Then figures of ours alone: a real game,
memory of idle tables, late joins, many spectators.

Run by `make bench`: load.py target/release/load. Exits with 1 if a promise is not kept.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PEER = ".bench/boardgame.io"
OUR_PORT, THEIR_PORT = int(os.environ.get("LOAD_PORT", "7911")), int(os.environ.get("LOAD_PORT", "7911")) + 1
ROUNDS = int(os.environ.get("LOAD_ROUNDS", "3"))
SECONDS = os.environ.get("LOAD_SECONDS", "8")

PLAYERS = 4


class Served:
    """A server process, ended by its id when it is no longer needed."""

    def __init__(self, command, port, cwd=None):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd)
        self.address = f"127.0.0.1:{port}"
        for line in self.process.stdout:
            if "ready" in line:
                return
        raise SystemExit(f"{command[0]} did not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def load(self, binary, task, *arguments):
        command = [binary, task, "--address", self.address, "--pid", str(self.process.pid), *map(str, arguments)]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def ours(binary):
    # On the disk the project is on: a file system in memory would make sync free.
    data = tempfile.mkdtemp(prefix="load-", dir=os.path.dirname(os.path.abspath(binary)))
    try:
        with Served([binary, "serve", "--listen", f"127.0.0.1:{OUR_PORT}", "--data", data], OUR_PORT) as served:
            yield served
    finally:
        shutil.rmtree(data)


def theirs():
    os.makedirs(PEER, exist_ok=True)
    shutil.copy(os.path.join(HERE, "load", "package.json"), PEER)
    if not os.path.isdir(os.path.join(PEER, "node_modules", "boardgame.io")):
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    script = os.path.join(HERE, "load", "boardgame.mjs")
    # As it is served to people, not as it is developed.
    os.environ["NODE_ENV"] = "production"
    with Served(["node", script, str(THEIR_PORT)], THEIR_PORT, cwd=PEER) as served:
        yield served


def race(binary):
    rounds = []
    for _ in range(ROUNDS):
        both = {}
        for name, serving in (("ours", ours(binary)), ("boardgame", theirs())):
            for served in serving:
                both[name] = served.load(binary, "play", "--server", name, "--tables", 200, "--seconds", SECONDS)
        rounds.append(both)
    print("\nclosed loop, 200 tables × 2 sockets: ours with durable SQLite, boardgame.io in memory (medians)")
    print(f"{'':<28}{'ours':>12}{'boardgame.io':>14}{'ratio':>8}  promised")
    kept = True
    for figure, promise, holds in (
        ("moves_per_second", "more", lambda ratio: ratio > 1),
        ("cpu_microseconds_per_move", "at most 1/4", lambda ratio: ratio <= 0.25),
        ("p99_ms", "less", lambda ratio: ratio < 1),
        ("p50_ms", "", lambda ratio: True),
        ("bytes_per_move", "", lambda ratio: True),
    ):
        mine = statistics.median(both["ours"][figure] for both in rounds)
        peers = statistics.median(both["boardgame"][figure] for both in rounds)
        ratio = statistics.median(both["ours"][figure] / both["boardgame"][figure] for both in rounds)
        good = holds(ratio)
        verdict = f"{promise} {'kept' if good else 'MISSED'}" if promise else ""
        print(f"{figure:<28}{mine:>12,.1f}{peers:>14,.1f}{ratio:>8.3f}  {verdict}", flush=True)
        kept = kept and good
    return kept


def alone(binary):
    kept = True

    def line(what, figure, promise, good):
        nonlocal kept
        kept = kept and good
        print(f"{what:<58}{figure:>16}  {promise}{' kept' if good else ' MISSED'}", flush=True)

    print("\nours alone")
    for listed in json.loads(subprocess.run([binary, "games"], check=True, capture_output=True, text=True).stdout):
        game, players = listed["id"], max(listed["min_players"], min(PLAYERS, listed["max_players"]))
        for served in ours(binary):
            result = served.load(binary, "play", "--game", game, "--players", players, "--tables", 50, "--seconds", SECONDS)
        what = f"{game}, 50 tables × {players} sockets"
        print(
            f"{what:<50}{result['moves_per_second']:>8,.0f} moves/s"
            f"{result['cpu_microseconds_per_move']:>8,.0f} µs CPU{result['p99_ms']:>8,.1f} ms p99"
        )
        line(f"{game}, moves measured", f"{result['moves']:,}", "at least 1,000", result["moves"] >= 1000)
        size = result["median_update_bytes"]
        line(f"{game}, median update", f"{size:,} B", "at most 2,048", size <= 2048)
    for served in ours(binary):
        early, late = served.load(binary, "late")
        line("late join after 30 entries", f"{early['bytes']:,} B", "", True)
        line("late join after 3,000 entries", f"{late['bytes']:,} B", "no more", late["bytes"] <= early["bytes"])
        idle = served.load(binary, "idle")["bytes_per_table"]
        line("idle table with two sockets", f"{idle:,} B", "under 65,536", idle < 65536)
        watched = served.load(binary, "watch")
        line("200 spectators", f"{watched['moves_per_second']:,.0f} moves/s", f"{watched['cpu_microseconds_per_move']:,.0f} µs CPU a move", True)
    return kept


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else "target/release/load"
    only = sys.argv[2] if len(sys.argv) > 2 else None
    kept = race(binary) if only in (None, "race") else True
    return 0 if (alone(binary) if only in (None, "alone") else True) and kept else 1


if __name__ == "__main__":
    sys.exit(main())
