"""Our search against OpenSpiel's ISMCTS in leduc poker and goofspiel for two, with equal CPU time to think.

OpenSpiel's bot takes a number of simulations, not a time. So before every decision ours is told what decisions of the same
number have taken the other on average so far, and searches as many iterations as it has made in that time itself. A time found
once, at the first decision, would not hold later, where worlds take longer to sample. What both took is printed too.
Every deal is played twice, with seats changed, and the interval is over those pairs. Both search without any knowledge of the
game: random rollouts to the end.

OpenSpiel's search in C++ plays leduc. Goofspiel it cannot play, because its goofspiel samples no states from what a player
knows; its search in Python can, with worlds that we sample for it (`Worlds`). That takes longer, so it is played only if it is
asked for by name.

    match.py BENCH [GAME[=GAMES] ...]

Run by `make bench`. Exits with 1 if our search is behind with its whole interval, with 2 if a game cannot be played.
"""

import json
import random
import statistics
import subprocess
import sys
import time

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from peers import first_decision, goofspiel_action, goofspiel_draws, leduc_action, leduc_draws, ours, peer_game

PLAYERS = 2
SEED = 1
# Games, and simulations a decision of the peer's search.
DEFAULT = ["leduc"]
MATCHES = {"leduc": (1_600, 1_000), "goofspiel": (100, 50)}
TIMED = 5
# The constant of exploration that OpenSpiel's own examples use.
EXPLORATION = 2.0
LEDUC_CALLS = {0: "fold", 1: "match", 2: "raise"}


def peer_bot(name, simulations, seed, worlds):
    if name == "leduc":
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, simulations, -1, best)
    dice = numpy.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(peer_game(name, PLAYERS), evaluator, EXPLORATION, simulations, random_state=dice)
    bot.set_resampler(worlds.sample)
    return bot


class Worlds:
    """Games of goofspiel for two that fit what one player has seen: the prizes, who won each, its own bids."""

    CARDS = 13

    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.prizes, self.winners, self.own = [], [], []

    def note(self, event):
        if "prize_drawn" in event:
            self.prizes.append(event["prize_drawn"]["prize"])
        if "won" in event:
            self.winners.append(event["won"]["by"])

    def hidden_bids(self, player):
        """Bids of the other that fit who won each turn: drawn at random, a turn that fits none begins anew."""
        while True:
            left, bids = list(range(self.CARDS)), []
            for own, winner in zip(self.own, self.winners):
                fits = [
                    card
                    for card in left
                    if (card == own if winner is None else card < own if winner == player else card > own)
                ]
                if not fits:
                    break
                bids.append(self.dice.choice(fits))
                left.remove(bids[-1])
            else:
                return bids, left

    def sample(self, state, player):
        bids, left = self.hidden_bids(player)
        world = state.get_game().new_initial_state()
        for prize, own, other in zip(self.prizes, self.own, bids):
            world.apply_action(prize)
            for bid in (own, other) if player == 0 else (other, own):
                world.apply_action(bid)
        world.apply_action(self.prizes[len(self.winners)])
        if player == 1:
            world.apply_action(self.dice.choice(left))
        return world


def peer_rate(name, simulations):
    """Simulations a CPU-second of the peer's search at the first decision."""
    rates = []
    for seed in range(TIMED):
        state, worlds = first_decision(peer_game(name, PLAYERS), SEED), Worlds(seed)
        worlds.prizes = [card for card in state.history() if name == "goofspiel"]
        bot = peer_bot(name, simulations, seed, worlds)
        start = time.process_time()
        bot.step(state)
        rates.append(simulations / (time.process_time() - start))
    return statistics.median(rates)


def our_rate(binary, name, simulations):
    results = [ours(binary, "search", name, PLAYERS, simulations, seed)[0] for seed in range(TIMED)]
    return statistics.median(result["simulations"] / result["cpu_seconds"] for result in results)


class Clock:
    """What the peer took, by the number of the decision in its game."""

    def __init__(self, first):
        self.first = first
        self.taken = []

    def note(self, decision, seconds):
        while len(self.taken) <= decision:
            self.taken.append([0.0, 0])
        self.taken[decision][0] += seconds
        self.taken[decision][1] += 1

    def allows(self, decision):
        """The mean of decisions of this number, or else of the last one before of which something is known."""
        for seconds, count in reversed(self.taken[: decision + 1]):
            if count > 0:
                return seconds / count
        return self.first

    def mean(self):
        return sum(seconds for seconds, _ in self.taken) / sum(count for _, count in self.taken)


def plays(binary, name, games, guess, simulations, clock):
    """Plays the match; gives our score of every game, and time and iterations a decision of ours."""
    draws, number = (leduc_draws, leduc_action) if name == "leduc" else (goofspiel_draws, goofspiel_action)
    returns = "total_points" if name == "leduc" else "win_loss"
    command = [binary, "match", name, str(PLAYERS), str(games), str(SEED), str(guess)]
    scores = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
        for line in table.stdout:
            said = json.loads(line)
            if "game" in said:
                state = peer_game(name, PLAYERS, returns=returns).new_initial_state()
                worlds, our_seat, decision = Worlds(said["game"]), said["ours"], 0
                bot = peer_bot(name, simulations, said["game"], worlds)
            elif "event" in said:
                if name == "goofspiel":
                    worlds.note(said["event"])
                for card in draws(said["event"]):
                    if not state.is_terminal():
                        state.apply_action(card)
            elif "action" in said:
                state.apply_action(number(said["action"]))
            elif "think" in said:
                table.stdin.write(f"{clock.allows(said['think'])}\n")
                table.stdin.flush()
            elif "ask" in said:
                is_forced = len(state.legal_actions()) == 1
                start = time.process_time()
                chosen = int(bot.step(state))
                if not is_forced:
                    clock.note(decision, time.process_time() - start)
                decision += 1
                state.apply_action(chosen)
                worlds.own.append(chosen)
                answer = LEDUC_CALLS[chosen] if name == "leduc" else {"bid": {"card": chosen}}
                table.stdin.write(json.dumps(answer) + "\n")
                table.stdin.flush()
            elif "scores" in said:
                scores.append(state.returns()[our_seat])
            else:
                taken = said
    if table.returncode != 0 or len(scores) != games:
        raise RuntimeError(f"{name}: the match broke off after {len(scores)} of {games} games")
    return scores, taken["cpu_seconds"] / taken["decisions"], taken["iterations"] / taken["decisions"]


def interval(scores):
    """The mean a game and half of its 95 % interval, over deals that were played from both seats."""
    pairs = [statistics.mean(scores[at : at + PLAYERS]) for at in range(0, len(scores), PLAYERS)]
    return statistics.mean(pairs), 1.96 * statistics.stdev(pairs) / len(pairs) ** 0.5


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else "target/release/bench"
    behind = False
    print(f"our search against OpenSpiel's ISMCTS, equal CPU time, two players, seed {SEED}", flush=True)
    for asked in sys.argv[2:] or DEFAULT:
        name, _, number = asked.partition("=")
        games, simulations = MATCHES[name]
        games = int(number or games)
        clock = Clock(simulations / peer_rate(name, simulations))
        guess = max(1, round(our_rate(binary, name, 10 * simulations) * clock.first))
        scores, our_time, iterations = plays(binary, name, games, guess, simulations, clock)
        mean, half = interval(scores)
        unit = "chips" if name == "leduc" else "points of 1 for a win, -1 for a loss"
        print(
            f"{name}: {games} games, {iterations:.0f} iterations a decision against {simulations}; {mean:+.3f} ({mean - half:+.3f} to {mean + half:+.3f}) {unit} a game; "
            f"CPU a decision: ours {our_time * 1000:.2f} ms, theirs {clock.mean() * 1000:.2f} ms",
            flush=True,
        )
        behind = behind or mean + half < 0
    return 1 if behind else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
