"""How many decisions of random play each game takes per CPU-second, log and audit off, beside what is promised.

Run by `make bench`. Exits with 1 if a promise is not kept.
"""

import json
import subprocess
import sys

# Game, players, games to play, promised decisions per CPU-second.
PROMISES = [
    ("no-more-money", 3, 100_000, 2_000_000),
    ("no-more-money", 4, 100_000, 2_000_000),
    ("money-maker", 4, 20_000, 500_000),
    ("money-maker", 6, 20_000, 500_000),
    ("money-maker-beginner", 4, 50_000, 1_000_000),
    ("smart-money-maker", 4, 100_000, 2_000_000),
    ("dirty-money", 4, 50_000, 1_000_000),
]


def measure(binary, game, players, games):
    command = [binary, "simulate", game, "--players", str(players), "--games", str(games), "--seed", "1", "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else "target/release/countinghouse"
    print(f"\nrandom play, decisions per CPU-second\n{'game':<24}{'players':>8}{'decisions':>14}{'rate':>14}  promised")
    kept = True
    for game, players, games, promised in PROMISES:
        result = measure(binary, game, players, games)
        rate = result["decisions_per_cpu_second"]
        verdict = "kept" if rate >= promised else "MISSED"
        print(f"{game:<24}{players:>8}{result['decisions']:>14,}{rate:>14,.0f}  {promised:,} {verdict}", flush=True)
        kept = kept and rate >= promised
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
