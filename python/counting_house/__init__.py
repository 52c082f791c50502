"""Counting House from Python.

`engine` plays matches, `pettingzoo` has environments, `batch` steps thousands of games at once, `lab` runs experiments and
gives frames, `cluster` runs them on many machines, `policy` lets a trained network play like any other bot.
"""

from counting_house._native import Space
from counting_house.batch import Batch
from counting_house.engine import Match, Refusal, check_deck, complete_setup, games, parse_deck, printed_decks, schemas, verify

__all__ = [
    "Batch",
    "Match",
    "Refusal",
    "Space",
    "check_deck",
    "complete_setup",
    "games",
    "parse_deck",
    "printed_decks",
    "schemas",
    "space",
    "verify",
]


def space(game: str, players: int, setup: dict | None = None) -> Space:
    """What a game looks like to a learner: how long observations are and what the action index means."""
    import json

    return Space(game, players, json.dumps(setup or {}))
