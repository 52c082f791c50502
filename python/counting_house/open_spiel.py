"""The fist auction as a game of OpenSpiel, so that its algorithms can be asked about the very same game."""

from __future__ import annotations

import numpy as np
import pyspiel

from counting_house import _native
from counting_house.corner import COINS, LOTS, Past, Strategy, coins

_TYPE = pyspiel.GameType(
    short_name="counting_house_fist_auction",
    long_name="No More Money: the fist auction",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
_MOST = float(sum(better - worse for better, worse in LOTS))
_INFO = pyspiel.GameInfo(
    num_distinct_actions=COINS + 1,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-_MOST,
    max_utility=_MOST,
    utility_sum=0.0,
    max_game_length=2 * len(LOTS),
)


class FistAuctionGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self):
        return FistAuctionState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return _Observer()


class FistAuctionState(pyspiel.State):
    """Seat 0 closes its fist first; seat 1 does not see what is in it."""

    def __init__(self, game):
        super().__init__(game)
        self.past: Past = ()
        self.fist: int | None = None

    def current_player(self):
        if len(self.past) == len(LOTS):
            return pyspiel.PlayerId.TERMINAL
        return 0 if self.fist is None else 1

    def _legal_actions(self, player):
        return list(range(coins(self.past, player) + 1))

    def _apply_action(self, action):
        if self.fist is None:
            self.fist = action
        else:
            self.past = (*self.past, (self.fist, action))
            self.fist = None

    def _action_to_string(self, player, action):
        return f"bid {action}"

    def is_terminal(self):
        return len(self.past) == len(LOTS)

    def returns(self):
        lead = float(_native.fist_lead([list(bids) for bids in self.past])) if self.is_terminal() else 0.0
        return [lead, -lead]

    def information_state_string(self, player=None):
        return information(self.past, self.current_player() if player is None else player)

    def __str__(self):
        return f"{self.past} {self.fist}"


class _Observer:
    """OpenSpiel asks every game of Python's for one; only the text is used."""

    def __init__(self):
        self.tensor = np.zeros(0, np.float32)
        self.dict = {}

    def set_from(self, state, player):
        pass

    def string_from(self, state, player):
        return information(state.past, player)


def information(past: Past, seat: int) -> str:
    """What a seat knows before it bids: which seat it is and all hands that were opened."""
    return f"{seat} {past}"


pyspiel.register_game(_TYPE, FistAuctionGame)


def of_cfr(iterations: int) -> tuple[Strategy, float]:
    """The mean strategy of OpenSpiel's CFR, and how much OpenSpiel says that it can be exploited."""
    from open_spiel.python.algorithms import cfr
    from open_spiel.python.algorithms import exploitability as spiel_exploitability

    game = FistAuctionGame()
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()

    def mix(past: Past, seat: int) -> np.ndarray:
        shares = policy.policy_for_key(information(past, seat))
        return np.array(shares[: coins(past, seat) + 1], np.float64)

    return mix, spiel_exploitability.exploitability(game, policy)
