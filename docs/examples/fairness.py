#!/usr/bin/env python3
"""Checks the dice of a game from its record, without the program that dealt it.

    python3 fairness.py RECORD.json                       commitment, game seed and every draw of a record
    python3 fairness.py RECORD.json --draws LABEL OF N    the first N draws for a purpose, where draws are by purpose
    python3 fairness.py RECORD.json --deck LABEL CARDS    the order of a deck there: cards 0 to CARDS - 1
    python3 fairness.py --vectors PAGE.md                 the test vectors of docs/fairness.md

Written from docs/fairness.md alone, with Python's standard library. It knows no rules: that a draw was due is for
`countinghouse verify` to say, this says that it could only fall as it did.
"""

import hashlib
import json
import re
import sys

MASK = 0xFFFFFFFF
LAB = "counting-house-lab-1"
CLASS = "counting-house-class-1"
BY_PURPOSE = (LAB, CLASS)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def missing_nonce(seed, seat):
    return sha256(b"counting house missing nonce", seed, bytes([seat]))


def game_seed(scheme, seed, nonces):
    """`nonces` are bytes, or None where a seat has given none."""
    if scheme == "counting-house-1":
        if None in nonces:
            raise ValueError("by the first scheme every seat has a nonce")
        return sha256(seed, *nonces)
    if scheme == "counting-house-2":
        parts = [b"counting house game seed", seed]
        for seat, nonce in enumerate(nonces):
            nonce = missing_nonce(seed, seat) if nonce is None else nonce
            parts += [bytes([len(nonce)]), nonce]
        return sha256(*parts)
    if scheme == LAB:
        return sha256(seed, *(nonce for nonce in nonces if nonce is not None))
    if scheme == CLASS:
        if any(nonce is not None for nonce in nonces):
            raise ValueError("in a class nobody adds a nonce")
        return sha256(b"counting house class seed", seed)
    raise ValueError(f"unknown scheme {scheme!r}")


def quarter_round(x, a, b, c, d):
    for target, source, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[target] = (x[target] + x[source]) & MASK
        x[mixed] ^= x[target]
        x[mixed] = ((x[mixed] << bits) | (x[mixed] >> (32 - bits))) & MASK


def chacha8_words(key, stream):
    """The key stream of ChaCha with 8 rounds as 32-bit numbers: 64-bit counter from 0, 64-bit stream."""
    words = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *words]
        start += [counter & MASK, counter >> 32, stream & MASK, stream >> 32]
        x = list(start)
        for _ in range(4):
            for i in range(4):
                quarter_round(x, i, 4 + i, 8 + i, 12 + i)
            for i in range(4):
                quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
        yield from ((a + b) & MASK for a, b in zip(x, start))
        counter += 1


def pick(words, of):
    """A number from 0 to of - 1."""
    threshold = (2**32 - of) % of
    while True:
        product = next(words) * of
        if product & MASK >= threshold:
            return product >> 32


def purpose_stream(label, card, count):
    """The stream of one draw by purpose: FNV-1a of what it is for; `card` is None unless a deck is drawn from."""
    marks = bytes([0, 0]) if card is None else bytes([1, card])
    stream = 0xCBF29CE484222325
    for byte in label.encode("ascii") + marks + count.to_bytes(4, "little"):
        stream = (stream ^ byte) * 0x100000001B3 % 2**64
    return stream


def purpose_draw(dice, label, of, count):
    """What comes when `count` draws for this purpose came before."""
    return pick(chacha8_words(dice, purpose_stream(label, None, count)), of)


def card_place(dice, label, card, count):
    """The place of a card in its deck after it was drawn so often: the lowest place is drawn first."""
    words = chacha8_words(dice, purpose_stream(label, card, count))
    return next(words) | next(words) << 32


def deck_order(dice, label, cards, count=0):
    return sorted(cards, key=lambda card: (card_place(dice, label, card, count), card))


def promised_dice(promise, seats):
    """The game seed of a record, or of a part of its past."""
    scheme = promise.get("scheme", "counting-house-1")
    if promise.get("seed") is None:
        raise ValueError("the seed has not been revealed yet")
    seed = bytes.fromhex(promise["seed"])
    commitment = sha256(seed).hex()
    if commitment != promise["commitment"].lower():
        raise ValueError(f"the seed is not the promised one: its commitment is {commitment}")
    if scheme == "counting-house-2" and len(promise["nonces"]) != seats:
        raise ValueError("there is not one nonce for each seat")
    nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in promise["nonces"]]
    return game_seed(scheme, seed, nonces)


def check_record(record):
    seats = len(record["seats"])
    dice = promised_dice(record, seats)
    if record.get("scheme") in BY_PURPOSE and (record.get("draws") or record.get("past")):
        raise ValueError("where draws are by purpose, none are on record, and no game goes on")
    past = [(part["until"], promised_dice(part, seats)) for part in record.get("past", [])]
    entries = {0} | {entry["seq"] for entry in record["entries"]}
    last, words = -1, iter(())
    for entry, label, of, value in record.get("draws", []):
        if entry < last or entry not in entries:
            raise ValueError(f"a draw of '{label}' belongs to entry {entry}, which is out of order")
        if entry > last:
            then = next((earlier for until, earlier in past if entry <= until), dice)
            last, words = entry, chacha8_words(then, entry)
        drawn = pick(words, of)
        if drawn != value:
            raise ValueError(f"entry {entry}: '{label}' of {of} is {drawn}, the record says {value}")
    return dice, len(record.get("draws", []))


def check_vectors(page):
    blocks = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    vectors = json.loads(blocks[0])
    seed = bytes.fromhex(vectors["seed"])
    found = {
        "commitment": sha256(seed).hex(),
        "missing_nonce_of_seat_1": missing_nonce(seed, 1).hex(),
        "game_seed_1": game_seed("counting-house-1", seed, [b"\x00\x01", b"\x02", b""]).hex(),
        "game_seed_2": game_seed("counting-house-2", seed, [b"\x00\x01", None, b""]).hex(),
    }
    dice = bytes.fromhex(found["game_seed_2"])
    for entry in (0, 1, 2**40):
        words = chacha8_words(dice, entry)
        found[f"words_of_entry_{entry}"] = [next(words) for _ in range(4)]
    words = chacha8_words(dice, 7)
    found["draws_of_entry_7"] = [pick(words, of) for of in (6, 20, 52, 3000000000, 3000000000, 1, 2)]
    found["game_seed_lab"] = game_seed(LAB, seed, [b"\x00\x01", None, b"\x02"]).hex()
    found["game_seed_class"] = game_seed(CLASS, seed, [None, None]).hex()
    dice = bytes.fromhex(found["game_seed_class"])
    found["stream_of_draw_3_for_credit_die"] = purpose_stream("credit_die", None, 3)
    found["stream_of_card_5_for_investment"] = purpose_stream("investment", 5, 0)
    found["draws_for_credit_die"] = [purpose_draw(dice, "credit_die", 6, count) for count in range(8)]
    found["place_of_card_5_for_investment"] = card_place(dice, "investment", 5, 0)
    found["order_for_investment"] = deck_order(dice, "investment", range(12))
    found["order_for_investment_again"] = deck_order(dice, "investment", range(12), 1)
    for name, value in found.items():
        if vectors[name] != value:
            raise ValueError(f"{name} is {value}, the page says {vectors[name]}")
    return len(found)


def read_record(path):
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    return record, *check_record(record)


def main(arguments):
    try:
        if len(arguments) == 2 and arguments[0] == "--vectors":
            with open(arguments[1], encoding="utf-8") as page:
                print(f"{check_vectors(page.read())} test vectors hold")
        elif len(arguments) == 1:
            record, dice, draws = read_record(arguments[0])
            by_purpose = record.get("scheme") in BY_PURPOSE
            held = "draws are by purpose" if by_purpose else f"{draws} draws hold"
            print(f"the seed is the promised one; the dice follow from {dice.hex()}; {held}")
        elif len(arguments) in (4, 5) and arguments[1] in ("--draws", "--deck"):
            record, dice, _ = read_record(arguments[0])
            if record.get("scheme") not in BY_PURPOSE:
                raise ValueError("the draws of this record are by entry, and on record")
            label, numbers = arguments[2], [int(number) for number in arguments[3:]]
            if arguments[1] == "--deck":
                print(json.dumps(deck_order(dice, label, range(*numbers))))
            else:
                of, count = numbers
                print(json.dumps([purpose_draw(dice, label, of, number) for number in range(count)]))
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except (ValueError, KeyError, TypeError) as problem:
        print(f"it does not hold: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
