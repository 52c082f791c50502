"""Rows of `make bench` that several programs here need."""

# Ours by name, players, rollouts a round (ours, theirs), whether the ratio to OpenSpiel is promised.
RACES = [
    ("leduc", 2, 1_000_000, 200_000, False),
    ("leduc", 4, 1_000_000, 200_000, True),
    ("goofspiel", 4, 100_000, 15_000, True),
]

# The same for searches: simulations of one search from the first decision.
SEARCHES = [
    ("leduc", 4, 200_000, 40_000, True),
]

# Sockets at a table of a real game, if it is for so many.
PLAYERS = 4
