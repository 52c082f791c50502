#!/usr/bin/env python3
"""Records what a listener would be told: the first rounds of each game at a real server, played by bots.

    cargo build -p countinghouse && python3 web/tests/transcripts/record.py target/debug/countinghouse

What is beside this file as JSON is made by it; `announce.test.ts` makes the text of the live region from that. Games are
shuffled anew each time, so record only when events have changed, and read the transcripts again afterwards.
"""

import copy
import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE / "../../../docs/examples"))
from ws_bot import PROTOCOL, WebSocket, get, patched, post  # noqa: E402

ROUNDS = 9
MOST = 60


def phase_of(update):
    # Changes are made in place: what is kept must be a copy.
    return copy.deepcopy(update["public"]["phase"])


def record(base, game):
    about = next(one for one in get(base, "/api/games") if one["id"] == game)
    others = [{"bot": "novice"}] * (about["min_players"] - 1)
    joined = post(base, "/api/tables", {"game": game, "name": "Ada", "others": others, "setup": {}})
    line = WebSocket(base, f"/api/tables/{joined['code']}/socket")
    line.send({"type": "hello", "protocol": PROTOCOL, "token": joined["token"], "version": None, "chat": None})
    table, update, heard = None, None, []
    line.send({"type": "start", "ref": "start"})
    line.send({"type": "hand_over", "to_bot": True, "ref": "bot"})
    while update is None or (update["round"] < ROUNDS and update["ending"] is None and len(heard) < MOST):
        message = line.receive()
        if message["type"] in ("welcome", "table"):
            table = message["table"]
        if message["type"] == "update":
            update = message
        elif message["type"] == "change":
            update = {**update, **{key: message[key] for key in message if key not in ("public", "own", "choices")},
                      "public": patched(update["public"], message["public"]) if message.get("public") is not None else update["public"]}
        else:
            continue
        heard.append({"told": message["told"], "waited_for": update["waited_for"], "phase": phase_of(update)})
    names = {"names": table["names"], "seats": [seat["name"] for seat in table["seats"]]}
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in heard)
    head = json.dumps({"game": game, **names}, ensure_ascii=False)[:-1]
    (HERE / f"{game}.json").write_text(f'{head}, "heard": [\n{lines}\n]}}\n')
    print(game, len(heard))


def main():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.argv[1], "serve", "--listen", f"127.0.0.1:{port}", "--data", data, "--instant-bots"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{base}/api/games").close()
                    break
                except OSError:
                    time.sleep(0.1)
            for game in (one["id"] for one in get(base, "/api/games")):
                record(base, game)
        finally:
            server.kill()
            server.wait()


main()
