#!/usr/bin/env python3
"""Measures what common dice are worth: the comparisons of docs/lab.md, each with and without, as a table for that page.

    python3 tools/common_dice.py --program target/release/countinghouse
"""

import argparse
import json
import re
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PAGE = ROOT / "docs" / "lab.md"


def comparisons():
    """What the page compares, and the figure that is looked at."""
    rows = re.findall(r"^\| `([^`]+ --vary [^`]+)` \| (\w+) \|", PAGE.read_text(), re.MULTILINE)
    if not rows:
        raise SystemExit(f"{PAGE} has no table of comparisons")
    return rows


def width(program, compared, figure, games, common):
    words = ["experiment", *shlex.split(compared), "--primary", figure, "--games", str(games), "--json"]
    done = subprocess.run([program, *words, *(["--common-dice"] if common else [])], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{compared}: {done.stderr}")
    result = json.loads(done.stdout)
    difference = next(effect["difference"] for effect in result["effects"] if effect["is_primary"])
    return (difference["high"] - difference["low"]) / 2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=str(ROOT / "target" / "release" / "countinghouse"))
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    print("| comparison | figure | half of the interval | with common dice | games saved |")
    print("|---|---|---|---|---|")
    for compared, figure in comparisons():
        without, common = (width(args.program, compared, figure, args.games, dice) for dice in (False, True))
        saved = 100 * (1 - (common / without) ** 2) if without else 0
        print(f"| `{compared}` | {figure} | {without:.3g} | {common:.3g} | {saved:.0f} % |", flush=True)


if __name__ == "__main__":
    main()
