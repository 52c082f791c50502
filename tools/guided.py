#!/usr/bin/env python3
"""Looks for a game to learn by: bots play, and what the learner's seat would do is told.

    tools/guided.py GAME 1-300 --players 2 --setup '{"bank_runs": 1}'   a line for each seed: how it ends, which moves
    tools/guided.py GAME 25 ...                                        one game in sentences, and its steps for guided.json

The steps are a beginning: change moves by hand, and play them again with `UPDATE_EXPECT=1 cargo test -p games guided`.
"""

import argparse
import json
import subprocess


class Engine:
    """`countinghouse engine`, one line of JSON for each question (docs/engine-protocol.md)."""

    def __init__(self, program: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True)

    def ask(self, **question: object) -> dict:
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise SystemExit(answer["error"]["text"])
        return answer["ok"]


def play(engine: Engine, options: argparse.Namespace, seed: int) -> dict:
    """A game between bots: its steps, everything that was told, and how it ended."""
    setup = json.loads(options.setup)
    standing = engine.ask(do="start", game=options.game, players=options.players, seed=seed, setup=setup)
    steps, told = [], [event["text"] for event in standing["events"]]
    while standing["ending"] is None and len(steps) < options.most:
        seat = standing["ask_first"]
        chosen = engine.ask(do="bot", seat=seat, level=options.level, seed=len(steps))["action"]
        standing = engine.ask(do="act", seat=seat, action=chosen)
        steps.append({"seat": seat, "do": chosen})
        events = [event for event in standing["events"] if "moved" not in event["event"]]
        told.append({"step": steps[-1], "told": [event["text"] for event in events]})
    ended = engine.ask(do="standings")
    engine.ask(do="end")
    return {"steps": steps, "told": told, "ending": ended["ending"], "scores": ended["standings"]["scores"]}


def kind(action: object) -> str:
    return action if isinstance(action, str) else next(iter(action))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seeds", help="one seed, or a range such as 1-300")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--setup", default="{}", help="options that differ from the printed ones, JSON")
    parser.add_argument("--seat", type=int, default=0, help="where the learner sits")
    parser.add_argument("--level", default="trader")
    parser.add_argument("--most", type=int, default=80, help="steps after which a game is too long")
    parser.add_argument("--program", default="target/debug/countinghouse")
    options = parser.parse_args()
    engine = Engine(options.program)
    first, _, last = options.seeds.partition("-")
    for seed in range(int(first), int(last or first) + 1):
        game = play(engine, options, seed)
        own = [kind(step["do"]) for step in game["steps"] if step["seat"] == options.seat]
        print(seed, game["ending"], game["scores"], f"{len(own)} of {len(game['steps'])} moves:", " ".join(own))
        if last:
            continue
        for line in game["told"]:
            print(line if isinstance(line, str) else f"\n{json.dumps(line['step'])}\n  " + "\n  ".join(line["told"]))


if __name__ == "__main__":
    main()
