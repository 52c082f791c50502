"""Environments of other set-ups: every option at its ends, and many options at once."""

import random

import counting_house as house
import numpy as np
import pytest

GAMES = [(game["id"], game["min_players"], game["max_players"]) for game in house.games()]


def values(schema, definitions):
    """The ends of a number, all of a choice; nothing for what a set-up has no bounds for (decks, names of seats)."""
    while "$ref" in schema:
        schema = definitions[schema["$ref"].split("/")[-1]]
    if "enum" in schema:
        return schema["enum"]
    if "oneOf" in schema:
        return [variant["const"] for variant in schema["oneOf"]]
    if schema.get("type") == "boolean":
        return [False, True]
    return [schema[end] for end in ("minimum", "maximum") if end in schema]


def options(game):
    """Each option with the values that are tried."""
    schema = house.schemas(game)["setup"]
    return {name: values(of, schema.get("$defs", {})) for name, of in schema["properties"].items()}


def is_table(game, players, setup):
    """Some values are too much for so many players, or together; the house says so."""
    try:
        house.complete_setup(game, setup, players)
    except ValueError:
        return False
    return True


def play(game, players, setup, most):
    """Every exact action has a place, what is seen is finite, and nothing leaks."""
    space = house.space(game, players, setup)
    rng = random.Random(1)
    table = space.table(1)
    for _ in range(most):
        if table.seat is None:
            return
        choices = table.choices()
        assert choices and table.without_place() == (0, 0), setup
        observed = table.observe(table.seat)
        assert np.isfinite(observed).all() and abs(observed).max() < 32, setup
        if rng.random() < 0.1:
            for seat in range(players):
                world = table.imagine(seat, seed=7)
                assert np.array_equal(world.observe(seat), table.observe(seat)), setup
                if seat == table.seat == world.seat:
                    assert world.legal() == table.legal(), setup
        table.step(rng.choice(choices))


@pytest.mark.parametrize("game,fewest,most", GAMES)
def test_every_option_at_its_ends(game, fewest, most):
    tried = 0
    for name, ends in options(game).items():
        for value in ends:
            for players in {fewest, most}:
                if is_table(game, players, {name: value}):
                    play(game, players, {name: value}, 100)
                    tried += 1
    assert tried > 10


@pytest.mark.parametrize("game,fewest,most", GAMES)
def test_many_options_at_once_and_other_printed_decks(game, fewest, most):
    rng = random.Random(2)
    switches = {name: ends for name, ends in options(game).items() if ends and not isinstance(ends[0], int)}
    switches |= {name: ends for name, ends in options(game).items() if ends == [False, True]}
    decks = [house.parse_deck(text) for text in house.printed_decks(game).values()]
    tried = 0
    for number in range(30):
        setup = {name: rng.choice(ends) for name, ends in switches.items() if rng.random() < 0.5}
        setup["deck"] = decks[number % len(decks)]
        players = rng.randint(fewest, most)
        if is_table(game, players, setup):
            play(game, players, setup, 200)
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("setup", [{"central_banker": 1}, {"entrepreneurs": [0, 2]}, {"gift": 3}])
@pytest.mark.parametrize("players", [3, 6])
def test_the_seats_of_money_maker_that_are_named(players, setup):
    assert is_table("money-maker", players, setup)
    play("money-maker", players, setup, 1000)
