"""The engine: matches, records, refusals, set-ups and decks, with the same errors as everywhere."""

import copy
import pickle

import counting_house as house
import pytest
from conftest import TABLES
from counting_house.engine import Refusal


def play_out(match, level="novice", most=5000):
    for seed in range(most):
        seat = match.ask_first
        if seat is None:
            return match
        match.act(seat, match.bot(seat, level, seed))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game,players", TABLES)
def test_a_match_is_played_recorded_replayed_and_verified(game, players):
    match = play_out(house.Match(game, players, seed=7))
    assert match.is_over and match.ending
    record = match.record
    house.verify(record)
    assert house.Match.replay(record).digest == match.digest
    half = house.Match.replay(record, at=record["entries"][len(record["entries"]) // 2]["seq"])
    assert not half.is_over and half.digest != match.digest


def test_a_tampered_record_is_not_verified():
    record = play_out(house.Match("no-more-money", 3, seed=7)).record
    record["result"]["standings"]["scores"][0] += 1
    with pytest.raises(ValueError):
        house.verify(record)


def test_what_is_done_can_be_undone():
    match = house.Match("no-more-money", 3, seed=7)
    before = match.view(0)
    seat = match.ask_first
    entry = match.act(seat, match.bot(seat))["seq"]
    assert match.view(0) != before
    match.undo(entry)
    assert match.view(0) == before


def test_choices_are_legal_and_nothing_else_is():
    match = house.Match("no-more-money", 3, seed=7)
    seat = match.ask_first
    choices = match.choices(seat)
    for choice in choices["exact"]:
        copy.copy(match).act(seat, choice["action"])
    other = (seat + 1) % 3
    with pytest.raises(Refusal) as refused:
        match.act(other, "done")
    assert refused.value.rule.startswith("nmm-") and str(refused.value)
    with pytest.raises(Refusal):
        match.act(seat, {"no_such": {}})


def test_a_spectator_sees_no_more_than_what_is_public():
    match = house.Match("no-more-money", 3, seed=7)
    assert match.view()["own"] is None and match.view(1)["own"] is not None
    assert match.view()["public"] == match.view(1)["public"]


def test_events_come_with_their_sentences():
    match = house.Match("no-more-money", 3, seed=7)
    seat = match.ask_first
    events = match.act(seat, match.bot(seat))["events"]
    assert events and all(event["text"] and event["rule"] for event in events)


def test_set_ups_and_decks_are_refused_in_the_words_of_the_house():
    assert house.complete_setup("no-more-money", {"starting_gold": 4})["starting_gold"] == 4
    with pytest.raises(ValueError, match="starting_gold"):
        house.complete_setup("no-more-money", {"starting_gold": -4})
    with pytest.raises(ValueError, match="players"):
        house.complete_setup("no-more-money", {}, players=9)
    with pytest.raises(ValueError, match="did you mean 'no-more-money'"):
        house.complete_setup("no-more-mony")
    for game in house.games():
        for name, text in house.printed_decks(game["id"]).items():
            house.check_deck(game["id"], text)
            assert house.parse_deck(text), name
    with pytest.raises(ValueError, match="line"):
        house.check_deck("no-more-money", "[[investments]]\ndie = 7\n")


def test_matches_are_pickled_and_copied():
    match = house.Match("dirty-money", 4, seed=3)
    for seed in range(5):
        match.act(match.ask_first, match.bot(match.ask_first, seed=seed))
    again = pickle.loads(pickle.dumps(match._match))
    assert again.digest() == match.digest
    other = copy.copy(match)
    other.act(other.ask_first, other.bot(other.ask_first))
    assert other.digest != match.digest


def test_schemas_are_those_of_the_game():
    assert "OfferLoan" in str(house.schemas("no-more-money")) or "offer_loan" in str(house.schemas("no-more-money"))
