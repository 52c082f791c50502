"""The solvable corner: No More Money's auction with bids in the fist, for two seats and two lots.

A strategy is a mix of bids for each seat and each past (the bids of the lots that are over). How much it can be exploited is
computed exactly: by going through all pasts backwards and answering each mix with the best bid.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from counting_house import _native

Past = tuple[tuple[int, int], ...]
Strategy = Callable[[Past, int], np.ndarray]

COINS, LOTS = _native.fist_rules()


def coins(past: Past, seat: int) -> int:
    """What the seat has left."""
    return COINS - sum(bids[seat] for bids in past)


def pasts() -> list[Past]:
    """Everything that can have been bid before a lot."""
    found: list[Past] = [()]
    for past in found:
        if len(past) + 1 < len(LOTS):
            bids = [(a, b) for a in range(coins(past, 0) + 1) for b in range(coins(past, 1) + 1)]
            found.extend((*past, pair) for pair in bids)
    return found


def value(past: Past, mixes: tuple[Strategy | None, Strategy | None]) -> float:
    """How far seat 0 is ahead at the end. A seat without a strategy answers as well as can be done."""
    if len(past) == len(LOTS):
        return _native.fist_lead([list(bids) for bids in past])
    table = np.array(
        [[value((*past, (a, b)), mixes) for b in range(coins(past, 1) + 1)] for a in range(coins(past, 0) + 1)]
    )
    first, second = (mix(past, seat) if mix else None for seat, mix in enumerate(mixes))
    if first is None:
        return float((table @ second).max())
    if second is None:
        return float((first @ table).min())
    return float(first @ table @ second)


def exploitability(strategy: Strategy) -> float:
    """The points a game that somebody wins of it who knows it, mean over both seats; 0 cannot be exploited."""
    return (value((), (None, strategy)) - value((), (strategy, None))) / 2


# Answers below this part of the most frequent one are left-over exploration and are not played (`sealed.rs` of the bots).
MIN_SHARE = 0.1


def of_search(iterations: int, seed: int = 1) -> Strategy:
    """How a bot with the house's search mixes its bids."""
    known: dict[tuple[Past, int], np.ndarray] = {}

    def mix(past: Past, seat: int) -> np.ndarray:
        if (past, seat) not in known:
            bids = [list(pair) for pair in past]
            shares = np.array(_native.fist_search(bids, seat, iterations, seed), np.float64)
            shares[shares < MIN_SHARE * shares.max()] = 0
            known[past, seat] = shares / shares.sum()
        return known[past, seat]

    return mix


def even(past: Past, seat: int) -> np.ndarray:
    """Every bid as often as any other."""
    count = coins(past, seat) + 1
    return np.full(count, 1 / count)
