"""A player for any game of Counting House over the WebSocket a browser uses, with nothing but the standard library.

    python3 docs/examples/ws_bot.py http://127.0.0.1:7878 --game no-more-money     opens a table against bots
    python3 docs/examples/ws_bot.py http://127.0.0.1:7878 --join ABCDEF            takes an empty seat

It knows no rules: it takes any of its choices (`choose` in bot.py beside this file; put something cleverer there). The
messages are told in docs/protocol.md. Standard output gets one line of JSON when the game is over.
"""

import argparse
import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.parse
import urllib.request

from bot import choose

PROTOCOL = 3


def post(base, path, body):
    """One request of the HTTP interface."""
    request = urllib.request.Request(
        base + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def get(base, path):
    with urllib.request.urlopen(base + path) as answer:
        return json.load(answer)


class WebSocket:
    """As much of RFC 6455 as a client needs: text, pings, goodbye."""

    def __init__(self, base, path):
        address = urllib.parse.urlsplit(base)
        if address.scheme != "http":
            sys.exit("this example speaks plain http only; put your own TLS here")
        self.socket = socket.create_connection((address.hostname, address.port or 80), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (
                f"GET {path} HTTP/1.1\r\nhost: {address.netloc}\r\nupgrade: websocket\r\n"
                f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
            ).encode()
        )
        self.unread = b""
        while b"\r\n\r\n" not in self.unread:
            self.unread += self.more()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            sys.exit(f"no WebSocket: {head.decode(errors='replace')}")

    def more(self):
        data = self.socket.recv(65536)
        if not data:
            sys.exit("the server has closed the connection")
        return data

    def take(self, count):
        while len(self.unread) < count:
            self.unread += self.more()
        taken, self.unread = self.unread[:count], self.unread[count:]
        return taken

    def write(self, kind, data):
        mask = os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def send(self, message):
        self.write(1, json.dumps(message).encode())

    def receive(self):
        """The next message. Answers pings on the way."""
        text = b""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.take(8))
            data = self.take(size)
            kind = first & 0x0F
            if kind == 9:
                self.write(10, data)
            elif kind == 8:
                sys.exit(f"the server says goodbye: {data[2:].decode(errors='replace')}")
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return json.loads(text)


def sit_down(base, arguments):
    """A seat: the code of the table and the token, which nobody else should see."""
    if arguments.join:
        return post(base, f"/api/tables/{arguments.join}/seats", {"name": arguments.name})
    game = next((game for game in get(base, "/api/games") if game["id"] == arguments.game), None)
    if game is None:
        sys.exit(f"there is no game '{arguments.game}'")
    others = [{"bot": arguments.against}] * (game["min_players"] - 1)
    return post(base, "/api/tables", {"game": game["id"], "name": arguments.name, "others": others})


def patched(value, delta):
    """A value after a delta: `[it is now this]`, `{part: delta}`, or `[from, count, [items instead]]` in a list."""
    if isinstance(delta, dict):
        for key, part in delta.items():
            key = int(key) if isinstance(value, list) else key
            value[key] = patched(value[key], part)
        return value
    if len(delta) == 1:
        return delta[0]
    start, count, items = delta
    return value[:start] + items + value[start + count :]


def changed(shown, change):
    """The game after a change. After a lost connection say hello again: the server then begins with the whole."""
    if (shown["seat"], shown["version"] + 1) != (change["seat"], change["version"]):
        sys.exit("a change was missed")
    deltas = {part: patched(shown[part], change[part]) for part in ("public", "own", "choices")}
    return {**shown, **change, **deltas}


def play(table, seat, dice):
    """Answers whenever the game waits for our seat, until it is over."""
    refs, acted, waiting, update, shown = 0, 0, None, None, None
    while True:
        message = table.receive()
        kind = message["type"]
        if kind in ("update", "change"):
            update = shown = message if kind == "update" else changed(shown, message)
        elif kind == "table" and message["table"]["stage"] == "frozen":
            sys.exit(message["table"]["trouble"])
        elif kind in ("done", "refused") and message["ref"] == waiting:
            # A refusal means that somebody was faster: the next update says what is asked now.
            acted += kind == "done"
            waiting = None
        elif kind == "failed":
            sys.exit(f"{message['code']}: {message['message']}")
        if update and update["ending"]:
            return acted, update
        if update and waiting is None and seat in update["waited_for"]:
            action = choose({"public": update["public"], "own": update["own"]}, update["choices"], dice)
            if action is None:
                continue
            # Sent again under the same ref after a lost connection, it would still count once.
            refs += 1
            waiting = f"{os.getpid()}-{refs}"
            update = None
            table.send({"type": "act", "ref": waiting, "action": action})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server", help="http://host:port")
    parser.add_argument("--game", default="no-more-money")
    parser.add_argument("--join", help="code of a table with an empty seat")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--against", default="novice", help="level of the other bots")
    parser.add_argument("--seed", type=int, help="the same choices again")
    arguments = parser.parse_args()
    base = arguments.server.rstrip("/")
    seat = sit_down(base, arguments)
    table = WebSocket(base, f"/api/tables/{seat['code']}/socket")
    table.send({"type": "hello", "protocol": PROTOCOL, "token": seat["token"], "version": None})
    welcome = table.receive()
    if welcome["type"] != "welcome":
        sys.exit(f"not welcome: {welcome}")
    if not arguments.join:
        table.send({"type": "start", "ref": "start"})
    acted, last = play(table, welcome["seats"][0], random.Random(arguments.seed))
    ending = last["ending"]
    print(json.dumps({"table": seat["code"], "acted": acted, "ending": ending["ending"], "standings": ending["standings"]}))


if __name__ == "__main__":
    main()
