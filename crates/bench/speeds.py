"""How many decisions of random play each game takes per CPU-second, log and audit off, beside what is promised; and how long
somebody waits until bots have played a moment of a finished game out.

Run by `make bench`. Exits with 1 if a promise is not kept.
"""

import json
import pathlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

# Games that a house plays out for whoever asks what would have happened, and how many seconds that may take on two cores.
PLAYOUTS, WITHIN = 200, 2.0

def promises(binary):
    """For every game what its manifest promises: game, players, games to play, decisions per CPU-second."""
    listed = json.loads(subprocess.run([binary, "games", "--json"], check=True, capture_output=True, text=True).stdout)
    for game in listed:
        for speed in game["about"]["speeds"]:
            yield game["info"]["id"], speed["players"], speed["games"], speed["promised"]


def measure(binary, game, players, games):
    command = [binary, "simulate", game, "--players", str(players), "--games", str(games), "--seed", "1", "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def finished_game(binary, folder):
    """The record of a game of four traders, of the first game on the list."""
    listed = json.loads(subprocess.run([binary, "games", "--json"], check=True, capture_output=True, text=True).stdout)
    game = listed[0]["info"]["id"]
    command = [binary, "simulate", game, "--players", "4", "--bots", "trader", "--games", "1", "--seed", "1"]
    subprocess.run([*command, "--save-records", folder], check=True, capture_output=True)
    return json.loads(next(pathlib.Path(folder).glob("*.json")).read_text())


def free_port():
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return chosen.getsockname()[1]


def ask(address, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read().decode()


def wait_for(address):
    patience = time.monotonic() + 20
    while True:
        try:
            return ask(address, "/api/games")
        except urllib.error.URLError:
            if time.monotonic() > patience:
                raise
            time.sleep(0.05)


def play_out(address, record, entry):
    """Seconds until the last game has been played."""
    asked = time.monotonic()
    lines = ask(address, "/api/playouts", {"record": record, "entry": entry}).strip().splitlines()
    took = time.monotonic() - asked
    told = json.loads(lines[-1])
    if told.get("done") != PLAYOUTS:
        raise SystemExit(f"the house did not play {PLAYOUTS} games: {lines[-1]}")
    return took


def what_if(binary):
    """Whether moments of a game are played out soon enough: one early in it, one in the middle."""
    kept = True
    with tempfile.TemporaryDirectory() as records, tempfile.TemporaryDirectory() as data:
        record = finished_game(binary, records)
        address = f"127.0.0.1:{free_port()}"
        house = subprocess.Popen(
            [binary, "serve", "--listen", address, "--data", data],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"http://{address}"
            wait_for(address)
            entries = [entry["seq"] for entry in record["entries"]]
            print(f"\n{PLAYOUTS} games of traders from a moment of {record['game']}\n{'entry':<24}{'seconds':>8}  within")
            for share in (4, 2):
                entry = entries[len(entries) // share]
                took = statistics.median(play_out(address, record, entry) for _ in range(3))
                verdict = "kept" if took < WITHIN else "MISSED"
                print(f"{f'{entry} of {entries[-1]}':<24}{took:>8.2f}  {WITHIN:.0f} {verdict}", flush=True)
                kept = kept and took < WITHIN
        finally:
            house.terminate()
            house.wait(20)
    return kept


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else "target/release/countinghouse"
    print(f"\nrandom play, decisions per CPU-second\n{'game':<24}{'players':>8}{'decisions':>14}{'rate':>14}  promised")
    kept = True
    for game, players, games, promised in promises(binary):
        result = measure(binary, game, players, games)
        rate = result["decisions_per_cpu_second"]
        verdict = "kept" if rate >= promised else "MISSED"
        print(f"{game:<24}{players:>8}{result['decisions']:>14,}{rate:>14,.0f}  {promised:,} {verdict}", flush=True)
        kept = kept and rate >= promised
    kept = what_if(binary) and kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
