//! Sentences as players read them, held to the rules they speak of.

use game_core::{Seat, SeatSet, Words};
use serde_json::json;
use smart_money_maker::{Phase, Turn};

const MESSAGES: &str = include_str!("../../../../messages/en/smart-money-maker.ftl");

fn words() -> Words {
    let players = ["Ada", "Ben", "Cleo"].map(str::to_owned);
    Words::new(MESSAGES).expect("the messages are Fluent").with_players(players)
}

/// A Growing New Business card pays in spite of Lobby, so "notes only" was too much.
#[test]
fn lobby_is_told_as_what_it_forbids() {
    for key in ["lobby_binds_you", "lobby_binds_others"] {
        let said = words().say("face", &json!({ key: { "lobbies": [1] } }));
        assert!(said.contains("no New Economy cards") && !said.contains("notes"), "{said}");
    }
}

#[test]
fn crowdfunding_names_those_who_have_yet_to_give() {
    let from = SeatSet::only(Seat::at(1)).with(Seat::at(2));
    let phase = Phase::Give { turn: Turn::of(Seat::at(0)), from };
    let said = words().say("phase", &json!(phase));
    assert_eq!(said, "Crowdfunding for Ada. Still to choose a card to give: Ben, Cleo.");
}

/// How many last cards everyone plays is an option.
#[test]
fn the_last_cards_are_told_as_many_as_there_are() {
    let said = words().say("face", &json!({ "last_cards_more": { "laps": 2, "waiting": [0] } }));
    assert_eq!(said, "The deck is empty: a card from everyone, and 2 rounds more after this one.");
}
