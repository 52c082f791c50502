"""How many decisions of random play each game takes per CPU-second, log and audit off, beside what is promised.

Run by `make bench`. Exits with 1 if a promise is not kept.
"""

import json
import subprocess
import sys

def promises(binary):
    """For every game what its manifest promises: game, players, games to play, decisions per CPU-second."""
    listed = json.loads(subprocess.run([binary, "games", "--json"], check=True, capture_output=True, text=True).stdout)
    for game in listed:
        for speed in game["about"]["speeds"]:
            yield game["info"]["id"], speed["players"], speed["games"], speed["promised"]


def measure(binary, game, players, games):
    command = [binary, "simulate", game, "--players", str(players), "--games", str(games), "--seed", "1", "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


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
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
