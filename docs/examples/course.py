#!/usr/bin/env python3
"""Reads turns.csv of a Money Maker run and says how prices took their course, with 95 % intervals over games.

    countinghouse simulate money-maker --players 4 --bots trader --games 1000 --out DIR
    python3 docs/examples/course.py DIR/turns.csv
"""
import csv
import math
import sys

GAUGES = ["price_production", "price_consumer", "mean_open_card"]
# Turns before and after a run that are compared.
WINDOW = 4


def estimate(values):
    n = len(values)
    if n < 2:
        return "too few"
    mean = sum(values) / n
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    half = 1.96 * deviation / math.sqrt(n)
    return f"{mean:.3f} ({mean - half:.3f} to {mean + half:.3f}), {n} games"


def games(path):
    """Each game as a list of rows."""
    rows, number = [], None
    with open(path, newline="") as file:
        # Above the rows stands how they were made, in lines that begin with '#'.
        for row in csv.DictReader(line for line in file if not line.startswith("#")):
            if row["game"] != number and rows:
                yield rows
                rows = []
            number = row["game"]
            rows.append(row)
    if rows:
        yield rows


def course(rows, gauge):
    return [float(row[gauge]) if row[gauge] else None for row in rows]


def mean(values):
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def main():
    swing = {gauge: [] for gauge in GAUGES}
    relative = {gauge: [] for gauge in GAUGES}
    growth = {gauge: [] for gauge in GAUGES}
    before = {gauge: [] for gauge in GAUGES}
    after = {gauge: [] for gauge in GAUGES}
    faster = []
    for rows in games(sys.argv[1]):
        track = course(rows, "track")
        runs = [at for at in range(1, len(track)) if track[at] < track[at - 1]]
        grown = {}
        for gauge in GAUGES:
            values = course(rows, gauge)
            steps = [abs(b - a) for a, b in zip(values, values[1:]) if a is not None and b is not None]
            level = mean(values)
            if steps and level:
                swing[gauge].append(mean(steps))
                relative[gauge].append(mean(steps) / level)
            quarter = max(1, len(values) // 4)
            first, third = mean(values[:quarter]), mean(values[2 * quarter : 3 * quarter])
            if first and third:
                grown[gauge] = third / first
                growth[gauge].append(third / first)
            rises, falls = [], []
            for run in runs:
                # Each stretch stays within its own chip, so that no run counts twice.
                start = max([0, run - 1 - WINDOW] + [other for other in runs if other < run])
                stop = min([len(values) - 1, run + WINDOW] + [other - 1 for other in runs if other > run])
                if values[start] is not None and values[run - 1] is not None and start < run - 1:
                    rises.append(values[run - 1] - values[start])
                if values[run - 1] is not None and values[stop] is not None and stop > run - 1:
                    falls.append(values[stop] - values[run - 1])
            if rises:
                before[gauge].append(mean(rises))
            if falls:
                after[gauge].append(mean(falls))
        if len(grown) == len(GAUGES):
            goods = (grown["price_production"] + grown["price_consumer"]) / 2
            faster.append(grown["mean_open_card"] - goods)
    for title, figures in [
        ("mean step from turn to turn", swing),
        ("the same as a part of its mean", relative),
        ("third quarter of the game, times the first", growth),
        (f"change in the {WINDOW} turns before a run", before),
        (f"change from before a run to {WINDOW} turns after it", after),
    ]:
        print(title)
        for gauge in GAUGES:
            print(f"  {gauge:18} {estimate(figures[gauge])}")
    print("growth of open cards less that of goods")
    print(f"  {estimate(faster)}")


main()
