"""Our games beside OpenSpiel's, in one run: first that the rules are the same, then how fast both play.

The work is the same on both sides: from the first decision, copy the position, play to the end with uniformly
random choices, add up the scores. OpenSpiel does it in its own C++ (a rollout evaluator under its MCTS bot with
one simulation). Only CPU time counts, on one thread each, taken in turns; what matters is the ratio.

Run by `make bench`. Exits with 1 if a promised ratio is not reached, with 2 if the rules differ.
"""

import json
import random
import statistics
import subprocess
import sys
import time

import pyspiel

from rows import RACES, SEARCHES

PROMISED_RATIO = 3.0
ROUNDS = 7
TRACED_GAMES = 500

LEDUC = "leduc_poker(players={players})"
GOOFSPIEL = (
    "turn_based_simultaneous_game(game=goofspiel(players={players},num_cards=13,imp_info=true,"
    "points_order=random,returns_type={returns}))"
)


def peer_game(name, players, returns="win_loss"):
    text = LEDUC if name == "leduc" else GOOFSPIEL
    return pyspiel.load_game(text.format(players=players, returns=returns))


def ours(binary, *arguments):
    command = [binary, *map(str, arguments)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


# --- the same rules -----------------------------------------------------------------------------------------


def leduc_draws(event):
    if "dealt" in event:
        return [event["dealt"]["card"]]
    if "board_laid" in event:
        return [event["board_laid"]["card"]]
    return []


def goofspiel_draws(event):
    return [event["prize_drawn"]["prize"]] if "prize_drawn" in event else []


def leduc_action(action):
    return {"fold": 0, "match": 1, "raise": 2}[action]


def goofspiel_action(action):
    return action["bid"]["card"]


def differences(name, players, game_trace):
    """Plays a game of ours in OpenSpiel; yields what differs."""
    draws, number = (leduc_draws, leduc_action) if name == "leduc" else (goofspiel_draws, goofspiel_action)
    state = peer_game(name, players, returns="total_points").new_initial_state()
    for step in game_trace["steps"]:
        if "event" in step:
            for card in draws(step["event"]):
                # Goofspiel's last prize is drawn unasked on both sides.
                if not state.is_terminal():
                    if not state.is_chance_node() or card not in [c for c, _ in state.chance_outcomes()]:
                        yield f"card {card} cannot be drawn"
                        return
                    state.apply_action(card)
            continue
        legal = sorted(map(number, step["choices"]))
        if state.current_player() != step["seat"] or sorted(state.legal_actions()) != legal:
            yield f"seat {step['seat']} has {legal}, the peer's {state.current_player()} {state.legal_actions()}"
            return
        state.apply_action(number(step["action"]))
    scale = 0.5 if name == "leduc" else 1.0
    expected = [score * scale for score in game_trace["scores"]]
    if not state.is_terminal() or state.returns() != expected:
        yield f"scores {expected}, the peer has {state.returns()}"


def same_rules(binary):
    same = True
    for name in ("leduc", "goofspiel"):
        for players in (2, 3, 4):
            games = ours(binary, "trace", name, players, TRACED_GAMES, 1)
            found = [difference for game in games for difference in differences(name, players, game)]
            print(f"{name} with {players}: {len(games)} games played in both, {len(found)} differ", flush=True)
            for difference in found[:3]:
                print(f"  {difference}")
            same = same and not found and len(games) == TRACED_GAMES
    return same


# --- the same work ------------------------------------------------------------------------------------------


def our_rate(binary, name, players, rollouts, seed):
    (result,) = ours(binary, "rollouts", name, players, rollouts, seed)
    return result["rollouts"] / result["cpu_seconds"]


def first_decision(game, seed):
    state = game.new_initial_state()
    dice = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(dice.choice([card for card, _ in state.chance_outcomes()]))
    return state


def peer_rate(name, players, rollouts, seed):
    game = peer_game(name, players)
    state = first_decision(game, seed)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
    start = time.process_time()
    bot.step(state)
    return rollouts / (time.process_time() - start)


def our_search_rate(binary, name, players, simulations, seed):
    (result,) = ours(binary, "search", name, players, simulations, seed)
    return result["simulations"] / result["cpu_seconds"]


def peer_search_rate(name, players, simulations, seed):
    state = first_decision(peer_game(name, players), seed)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, simulations)
    start = time.process_time()
    bot.step(state)
    return simulations / (time.process_time() - start)


def race(our_rate_of, peer_rate_of):
    our_rates, peer_rates = [], []
    for seed in range(1, ROUNDS + 1):
        our_rates.append(our_rate_of(seed))
        peer_rates.append(peer_rate_of(seed))
    ratios = sorted(our / peer for our, peer in zip(our_rates, peer_rates))
    return statistics.median(our_rates), statistics.median(peer_rates), ratios


def print_races(title, races):
    """Prints one table of ratios; says whether all promises were kept."""
    print(f"\n{title}, per CPU-second (median of {ROUNDS})")
    print(f"{'game':<14}{'ours':>12}{'OpenSpiel':>12}{'ratio':>8}{'lowest':>8}{'highest':>8}  promised")
    kept = True
    for label, promised, our_rate_of, peer_rate_of in races:
        our, peer, ratios = race(our_rate_of, peer_rate_of)
        ratio = statistics.median(ratios)
        verdict = "" if not promised else f"{PROMISED_RATIO:.1f} {'kept' if ratio >= PROMISED_RATIO else 'MISSED'}"
        print(
            f"{label:<14}{our:>12,.0f}{peer:>12,.0f}{ratio:>8.2f}{ratios[0]:>8.2f}{ratios[-1]:>8.2f}  {verdict}",
            flush=True,
        )
        kept = kept and (not promised or ratio >= PROMISED_RATIO)
    return kept


def rollout_race(binary, name, players, our_count, peer_count, promised):
    return (
        f"{name} {players}p",
        promised,
        lambda seed: our_rate(binary, name, players, our_count, seed),
        lambda seed: peer_rate(name, players, peer_count, seed),
    )


def search_race(binary, name, players, our_count, peer_count, promised):
    return (
        f"{name} {players}p",
        promised,
        lambda seed: our_search_rate(binary, name, players, our_count, seed),
        lambda seed: peer_search_rate(name, players, peer_count, seed),
    )


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else "target/release/bench"
    if not same_rules(binary):
        print("the rules differ: a comparison would mean nothing", file=sys.stderr)
        return 2
    rollouts = [rollout_race(binary, *row) for row in RACES]
    searches = [search_race(binary, *row) for row in SEARCHES]
    kept = print_races("random rollouts from the first decision, copy included", rollouts)
    kept = print_races("information-set tree search, one random rollout each", searches) and kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
