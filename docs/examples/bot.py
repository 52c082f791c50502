"""A player for any game of Counting House, in Python with nothing but its standard library.

    countinghouse simulate no-more-money --bots novice --bot 'cmd:python3 docs/examples/bot.py'

Each line on standard input is a question: {"view": …, "choices": {"exact": […], "forms": […]}, "seed": …}. The answer
is one line: {"action": …}. This player knows no rules: it takes any of its choices, so it is never refused. Replace
`choose` by something cleverer; `view` has everything your seat has been shown.

Only answers go to standard output; print whatever else you want to say to standard error.
"""

import json
import random
import sys


def choose(view, choices, dice):
    """The place for your own ideas. Exact actions are complete; forms have blanks to fill in."""
    ways = choices["exact"] + choices["forms"]
    dice.shuffle(ways)
    for way in ways:
        action = way["action"] if "action" in way else filled(way, dice)
        if action is not None:
            return action
    return None


def filled(form, dice):
    """The form's action with an answer in every blank; None if an offer came out as nothing for nothing."""
    for _ in range(20):
        answers = {ask["name"]: answer(ask, dice) for ask in form["asks"]}
        given = (answers[ask["name"]] for ask in form["asks"] if ask["ask"] in ("amount", "quantities", "pick"))
        if form.get("not_nothing") and not any(given):
            continue
        blank = form["blank"]
        tag, fixed = (blank, {}) if isinstance(blank, str) else next(iter(blank.items()))
        return {tag: {**fixed, **answers}}
    return None


def answer(ask, dice):
    """Any answer to one blank."""
    kind = ask["ask"]
    if kind == "amount":
        return dice.randint(ask["min"], ask["max"])
    if kind == "vote":
        return dice.random() < 0.5
    items = list(ask["items"])
    dice.shuffle(items)
    if kind == "one":
        return items[0]["index"]
    if kind == "order":
        return [item["index"] for item in items]
    if kind == "pick":
        return picked(ask, items, dice)
    return quantities(ask, items, dice)


def picked(ask, items, dice):
    """Some of the items, the dearest first if together they have to be worth something."""
    if ask["worth"] > 0:
        items.sort(key=lambda item: -item["worth"])
    count = dice.randint(ask["min"], min(ask["max"], len(items)))
    while sum(item["worth"] for item in items[:count]) < ask["worth"] and count < ask["max"]:
        count += 1
    return [item["index"] for item in items[:count]]


def quantities(ask, items, dice):
    """Items counted out one by one until the total is met; a few of them where the total does not matter."""
    total = ask["total"]
    wanted = total["exactly"] if isinstance(total, dict) and "exactly" in total else dice.randint(0, 3)
    given, used = {}, {}
    while wanted > 0:
        room = [
            item
            for item in items
            if given.get(item["element"], 0) < item["max"]
            and (item["group"] == 0 or used.get(item["group"], 0) < ask["caps"][item["group"] - 1])
        ]
        if not room:
            break
        item = dice.choice(room)
        given[item["element"]] = given.get(item["element"], 0) + 1
        used[item["group"]] = used.get(item["group"], 0) + 1
        wanted -= 1
    return given


def main():
    for line in sys.stdin:
        question = json.loads(line)
        # The question's own seed: the same game asked again is answered in the same way.
        dice = random.Random(question["seed"])
        action = choose(question["view"], question["choices"], dice)
        print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
