"""Our server beside boardgame.io's, in one run: 200 tables with two sockets each, everyone answering at once.

Ours keeps every move in SQLite with full sync before it says so; theirs keeps nothing. Both are driven by the same
client (`load play`), which counts the CPU time of the server's process only. Then figures of ours alone: a real game,
memory of idle tables, late joins, many spectators.

Then one, two and four nodes on one PostgreSQL, each with the same share of a processor.

Run by `make bench`: load.py target/release/load. Exits with 1 if a promise is not kept. One part alone: `load.py BINARY race`,
`alone`, `pace`, `nodes`, or `soak`, which lets tables come and go (SOAK_SECONDS). LOAD_ROUNDS and LOAD_SECONDS make it shorter
or longer.
"""

import glob
import json
import os
import pwd
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from rows import PLAYERS

HERE = os.path.dirname(os.path.abspath(__file__))
PEER = ".bench/boardgame.io"
OUR_PORT, THEIR_PORT = int(os.environ.get("LOAD_PORT", "7911")), int(os.environ.get("LOAD_PORT", "7911")) + 1
ROUNDS = int(os.environ.get("LOAD_ROUNDS", "3"))
SECONDS = os.environ.get("LOAD_SECONDS", "8")


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


def ours(binary, *options):
    # On the disk the project is on: a file system in memory would make sync free.
    data = tempfile.mkdtemp(prefix="load-", dir=os.path.dirname(os.path.abspath(binary)))
    try:
        command = [binary, "serve", "--listen", f"127.0.0.1:{OUR_PORT}", "--data", data, *options]
        with Served(command, OUR_PORT) as served:
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
        ("cpu_microseconds_per_move", "at most 0.12", lambda ratio: ratio <= 0.12),
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


class Quota:
    """A share of a processor for one process, by a control group; `how` is the file that sets it, or None where none can be."""

    def __init__(self, name, pid, share):
        self.how = None
        for folder, file, value in (
            ("/sys/fs/cgroup/cpu", "cpu.cfs_quota_us", f"{int(share * 100_000)}"),
            ("/sys/fs/cgroup", "cpu.max", f"{int(share * 100_000)} 100000"),
        ):
            self.folder = os.path.join(folder, name)
            try:
                os.mkdir(self.folder)
                for path, text in ((file, value), ("cgroup.procs", str(pid))):
                    with open(os.path.join(self.folder, path), "r+") as opened:
                        opened.write(text)
                self.how = file
                return
            except OSError:
                self.end()

    def end(self):
        if os.path.isdir(self.folder):
            os.rmdir(self.folder)


class Postgres:
    """A PostgreSQL of its own, which waits for the disk as one in use does."""

    def __init__(self):
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        self.programs = found[-1] if found else os.path.dirname(shutil.which("initdb") or "")
        self.folder = tempfile.mkdtemp(prefix="load-pg-")
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
        self.run("initdb", "-D", f"{self.folder}/data", "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=120"
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")
        self.url = f"postgres:///postgres?host={self.folder}&user=house"
        with open(f"{self.folder}/data/postmaster.pid") as file:
            self.pid = int(file.readline())

    def run(self, program, *arguments):
        nobody = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []} if nobody else {}
        command = [os.path.join(self.programs, program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **who)

    def cpu(self):
        """Seconds of all its processes, those that have ended included."""
        total = 0
        for path in glob.glob("/proc/[0-9]*/stat"):
            try:
                with open(path) as file:
                    fields = file.read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            pid = int(path.split("/")[2])
            if self.pid in (pid, int(fields[1])):
                total += sum(map(int, fields[11:13])) + (sum(map(int, fields[13:15])) if pid == self.pid else 0)
        return total / os.sysconf("SC_CLK_TCK")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", "fast", "stop")
        shutil.rmtree(self.folder)


# So that four nodes, their database and their clients fit into two processors.
SHARE = float(os.environ.get("LOAD_SHARE", "0.2"))


def house(binary, count, share, task, *options):
    """`count` nodes on one PostgreSQL, each with the same share of a processor or with all there is, and load on all of them."""
    with Postgres() as database:
        started, quotas = [], []
        try:
            for number in range(count):
                port = OUR_PORT + 10 + 2 * number
                command = [binary, "serve", "--listen", f"127.0.0.1:{port}", "--data", ".", "--database", database.url]
                started.append(Served([*command, "--node", f"127.0.0.1:{port + 1}"], port))
                if share:
                    quotas.append(Quota(f"countinghouse-load-{port}", started[-1].process.pid, share))
            addresses = ",".join(served.address for served in started)
            processes = ",".join(str(served.process.pid) for served in started)
            before = database.cpu()
            command = [binary, task, "--address", addresses, "--pid", processes, "--seconds", SECONDS, *map(str, options)]
            result = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            # Opening and the warm-up are in it too, so it is a little too much for the moves that were counted.
            result["database_cpu"] = (database.cpu() - before) * 1e6 / max(result["moves"], 1)
            result["quotas"] = {quota.how for quota in quotas}
            return result
        finally:
            for served in started:
                served.__exit__()
            for quota in quotas:
                quota.end()


def nodes(binary):
    """The table of docs/scaling.md, as it stands there."""
    cases = [
        ("one node", 1, SHARE, "play", ("--tables", 60)),
        ("two nodes", 2, SHARE, "play", ("--tables", 120)),
        ("two nodes, half of the players forwarded", 2, SHARE, "play", ("--tables", 120, "--across")),
        ("four nodes", 4, SHARE, "play", ("--tables", 240)),
        ("one node, 2,000 moves a second asked for", 1, None, "pace", ("--tables", 400, "--rate", 2000)),
        ("two nodes, 2,000 moves a second asked for", 2, None, "pace", ("--tables", 400, "--rate", 2000)),
    ]
    results = {name: [] for name, *_ in cases}
    for _ in range(ROUNDS):
        for name, count, share, task, options in cases:
            results[name].append(house(binary, count, share, task, *options))
    held = set().union(*(result["quotas"] for found in results.values() for result in found))
    quota = "no quotas: control groups cannot be made here" if None in held else f"{SHARE:g} of a processor each ({', '.join(held)})"
    print(f"\none PostgreSQL with full sync, 60 tables × 2 sockets a node, {quota}; the last two rows without quotas")
    print(f"(medians of {ROUNDS} rounds of {SECONDS} s, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f})\n")
    print("| | moves a second | beside one | µs of processor a move | of PostgreSQL | p50 | p99 |\n|---|---|---|---|---|---|---|")
    one = statistics.median(result["moves_per_second"] for result in results["one node"])
    for name, _, share, *_ in cases:
        median = lambda figure: statistics.median(result[figure] for result in results[name])
        moves = median("moves_per_second")
        beside = f"{moves / one:.2f}" if share else ""
        print(
            f"| {name} | {moves:,.0f} | {beside} | {median('cpu_microseconds_per_move'):,.0f} "
            f"| {median('database_cpu'):,.0f} | {median('p50_ms'):,.1f} ms | {median('p99_ms'):,.1f} ms |",
            flush=True,
        )
    return True


def pace(binary):
    for served in ours(binary):
        result = served.load(binary, "pace", "--rate", 2000, "--tables", 400, "--seconds", SECONDS)
    good = result["p99_ms"] < 10
    print(f"\nopen loop, 2,000 moves a second at 400 tables, durable SQLite (load {os.getloadavg()[0]:.1f})")
    print(
        f"{result['moves_per_second']:,.0f} moves/s, p50 {result['p50_ms']:.1f} ms, p99 {result['p99_ms']:.1f} ms, "
        f"p99.9 {result['p999_ms']:.1f} ms, {result['cores_used']:.2f} processors  p99 under 10 ms {'kept' if good else 'MISSED'}"
    )
    return good


def soak(binary):
    seconds = float(os.environ.get("SOAK_SECONDS", "120"))
    for served in ours(binary, "--unload-after", "5"):
        result = served.load(binary, "churn", "--seconds", seconds)
    grown = result["megabytes_late"] / result["megabytes_early"]
    good = grown < 1.1
    print(
        f"\n{result['tables']:,} tables came and went in {seconds:,.0f} s, {result['moves']:,} moves: "
        f"{result['megabytes_early']:.1f} MB early, {result['megabytes_late']:.1f} MB late, at most "
        f"{result['megabytes_most']:.1f} MB  flat within a tenth {'kept' if good else 'MISSED'}"
    )
    return good


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else "target/release/load"
    only = sys.argv[2] if len(sys.argv) > 2 else None
    usual = {"race": race, "alone": alone, "pace": pace, "nodes": nodes}
    other = {"soak": soak}
    wanted = usual.values() if only is None else [{**usual, **other}[only]]
    # All of them are run, also after one that is not kept.
    return 0 if all([task(binary) for task in wanted]) else 1


if __name__ == "__main__":
    sys.exit(main())
