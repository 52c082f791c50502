"""Drives the engine as a program in another language would: standard library only, no rules of any game.

Usage: engine.py PATH-TO-COUNTINGHOUSE [GAME]...
"""

import json
import os
import random
import subprocess
import sys
import tempfile


class Engine:
    """One engine process; `ask` gives what came under "ok", `refusal` what came under "error"."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.asked = 0

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def answer(self, do, **fields):
        self.asked += 1
        fields = {name.rstrip("_"): value for name, value in fields.items()}
        answer = self.send(json.dumps({"id": self.asked, "do": do, **fields}))
        assert answer["id"] == self.asked, answer
        return answer

    def ask(self, do, **fields):
        answer = self.answer(do, **fields)
        assert "ok" in answer, f"{do} {fields}: {answer}"
        return answer["ok"]

    def refusal(self, do, **fields):
        answer = self.answer(do, **fields)
        assert "error" in answer, f"{do} {fields}: {answer}"
        assert answer["error"]["text"], answer
        return answer["error"]

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=30) == 0


def fill_in(ask, dice):
    """Any answer to one blank of a form."""
    kind = ask["ask"]
    if kind == "amount":
        return dice.randint(ask["min"], min(ask["max"], ask["min"] + 20))
    if kind == "vote":
        return dice.random() < 0.5
    items = ask["items"]
    if kind == "one":
        return dice.choice(items)["index"]
    if kind == "order":
        return [item["index"] for item in dice.sample(items, len(items))]
    if kind == "pick":
        count = dice.randint(ask["min"], min(ask["max"], len(items)))
        picked = dice.sample(items, count)
        rest = [item for item in items if item not in picked]
        while sum(item["worth"] for item in picked) < ask["worth"]:
            picked.append(rest.pop())
        return [item["index"] for item in picked]
    return quantities(ask, dice)


def quantities(ask, dice):
    """Counts out items one by one until the total is met; any number of them where it does not matter."""
    total = ask["total"]
    wanted = total["exactly"] if isinstance(total, dict) else dice.randint(0, 3)
    given, used = {}, {}
    for _ in range(wanted):
        room = [
            item
            for item in ask["items"]
            if given.get(item["element"], 0) < item["max"]
            and (item["group"] == 0 or used.get(item["group"], 0) < ask["caps"][item["group"] - 1])
        ]
        if not room:
            break
        item = dice.choice(room)
        given[item["element"]] = given.get(item["element"], 0) + 1
        used[item["group"]] = used.get(item["group"], 0) + 1
    return given


def choose(choices, dice):
    """Any choice: one of the exact actions, or a form filled in."""
    options = [("exact", exact) for exact in choices["exact"]] + [("form", form) for form in choices["forms"]]
    kind, chosen = dice.choice(options)
    if kind == "exact":
        return chosen["action"]
    ((tag, fixed),) = chosen["blank"].items() if isinstance(chosen["blank"], dict) else ((chosen["blank"], {}),)
    return {tag: {**fixed, **{ask["name"]: fill_in(ask, dice) for ask in chosen["asks"]}}}


def act(engine, table, seat, dice):
    """Acts for a seat; tries again where what was filled in happens to be an offer of nothing for nothing."""
    for _ in range(200):
        choices = engine.ask("choices", table=table, seat=seat)
        action = choose(choices, dice)
        answer = engine.answer("act", table=table, seat=seat, action=action)
        if "ok" in answer:
            return answer["ok"]
        assert answer["error"]["kind"] == "illegal" and answer["error"]["rule"], answer
    raise AssertionError(f"no choice of seat {seat} was accepted")


def plays_a_whole_game(engine, game):
    dice = random.Random(3)
    opened = engine.ask("start", game=game["id"], players=game["min_players"], seed=11)
    table, standing, decisions = opened["table"], opened, 0
    while standing["ending"] is None:
        seat = standing["ask_first"]
        assert seat in standing["waited_for"]
        if decisions % 10 == 0:
            view = engine.ask("view", table=table, as_=seat)
            assert view["seat"] == seat and view["own"] is not None
            assert engine.ask("view", table=table, as_="spectator")["public"] == view["public"]
            silence = engine.ask("silence", table=table, seat=seat)["action"]
            engine.ask("preview", table=table, seat=seat, action=silence)
            engine.ask("bot", table=table, seat=seat)
        standing = act(engine, table, seat, dice)
        decisions += 1
        assert decisions < 20000
    final = engine.ask("standings", table=table)
    assert final["ending"] == standing["ending"]
    return table, decisions


def saves_and_loads(engine, table, folder):
    path = os.path.join(folder, "game.json")
    record = engine.ask("save", table=table)["record"]
    assert engine.ask("save", table=table, path=path)["saved"] == path
    with open(path, encoding="utf-8") as file:
        assert json.load(file) == record
    again = engine.ask("load", path=path)
    assert again["ending"] == record["result"]["ending"]
    middle = record["entries"][len(record["entries"]) // 2]["seq"]
    half = engine.ask("load", record=record, at=middle)
    assert half["ending"] is None
    position = engine.ask(
        "position",
        game=record["game"],
        players=len(record["seats"]),
        setup=record["setup"],
        state=engine.ask("state", table=half["table"])["state"],
        seed="00" * 32,
    )
    for viewer in list(range(len(record["seats"]))) + ["spectator"]:
        one = engine.ask("view", table=half["table"], as_=viewer)
        two = engine.ask("view", table=position["table"], as_=viewer)
        assert one == two
    act(engine, position["table"], position["ask_first"], random.Random(1))
    assert engine.refusal("save", table=position["table"])["kind"] == "record"
    for number in (again["table"], half["table"], position["table"], table):
        engine.ask("end", table=number)
    record["rules"] += 1
    assert "of the rules of" in engine.refusal("load", record=record)["text"]


def lives_on_after_bad_lines(engine, game):
    for line in ["{", "[]", "null", '{"do": 5}', '{"id": "x"}', '{"do": "start"}', '{"do": "fly"}', "\u00ff" * 50]:
        assert "error" in engine.send(line), line
    assert engine.refusal("view")["kind"] == "no_table"
    assert engine.refusal("start", game="no-such-game")["kind"] == "unknown_game"
    assert engine.refusal("start", game=game["id"], players=200)["kind"] == "setup"
    assert engine.refusal("start", game=game["id"], setup={"no_such_option": 1})["kind"] == "setup"
    assert engine.refusal("start", game=game["id"], seed="xyz")["kind"] == "record"
    assert engine.refusal("start", game=game["id"], seed=1, script=[])["kind"] == "bad_request"
    assert engine.refusal("start", game=game["id"], seats=["only one"])["kind"] == "setup"
    assert engine.refusal("position", game=game["id"], players=3, state={})["kind"] == "position"
    assert engine.refusal("load")["kind"] == "bad_request"
    assert engine.refusal("load", path="/no/such/file.json")["kind"] == "record"
    table = engine.ask("start", game=game["id"], seed=1)["table"]
    assert engine.refusal("choices", table=table, seat=5)["kind"] == "no_such_seat"
    assert engine.refusal("choices", table=table + 1, seat=0)["kind"] == "no_table"
    assert engine.refusal("act", table=table, seat=0, action={"no_such_action": {}})["kind"] == "unreadable"
    assert engine.refusal("act", table=table, seat=0, action=None)["kind"] == "unreadable"
    assert engine.refusal("undo", table=table, to=0)["kind"] == "record"
    assert engine.refusal("bot", table=table, seat=0, level="genius")["kind"] == "bot"
    engine.ask("end", table=table)


def refuses_an_impossible_position(engine, game):
    table = engine.ask("start", game=game["id"], seed=1)["table"]
    state = engine.ask("state", table=table)["state"]
    players = game["min_players"]
    engine.ask("position", game=game["id"], players=players, state=state, seed=1)
    for number in (table, table + 1):
        engine.ask("end", table=number)
    refused = 0
    for path, value in numbers(state):
        changed = json.loads(json.dumps(state))
        place = changed
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value + 1
        answer = engine.answer("position", game=game["id"], players=players, state=changed, seed=1)
        if "error" in answer:
            refused += 1
            assert answer["error"]["kind"] in ("setup", "position"), answer
        else:
            engine.ask("end", table=answer["ok"]["table"])
    assert refused > 0, "no changed state was refused"


def numbers(value, path=()):
    """Where the numbers of a state are; at most forty of them."""
    found = []
    if isinstance(value, bool):
        return found
    if isinstance(value, int):
        return [(path, value)]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += numbers(inner, path + (key,))
    return found[:40]


def main():
    program, wanted = sys.argv[1], sys.argv[2:]
    engine = Engine(program)
    with tempfile.TemporaryDirectory() as folder:
        for game in engine.ask("games"):
            if wanted and game["id"] not in wanted:
                continue
            lives_on_after_bad_lines(engine, game)
            refuses_an_impossible_position(engine, game)
            table, decisions = plays_a_whole_game(engine, game)
            saves_and_loads(engine, table, folder)
            print(f"{game['id']}: a game of {decisions} decisions over the engine's protocol")
    engine.close()


if __name__ == "__main__":
    main()
