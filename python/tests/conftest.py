"""What the tests share: every game at every number of players."""

import os

import counting_house as house

TABLES = [
    (game["id"], players)
    for game in house.games()
    for players in range(game["min_players"], game["max_players"] + 1)
]
# Leduc is not of the house; it is there to be measured.
ALL_TABLES = [*TABLES, ("leduc", 2), ("leduc", 4)]

# `make python` plays 1,000 episodes of each, `make python-full` 10,000.
EPISODES = int(os.environ.get("EPISODES", "1000"))

# Ray listens on every network of the machine. As on a desktop system, a cluster of this machine alone stays on loopback.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
