//! Sentences as players read them.

use game_core::{DealRefusal, Words};
use no_more_money::Why;
use serde_json::json;

pub const MESSAGES: &str = include_str!("../../../../messages/en/no-more-money.ftl");

#[test]
fn a_refused_deal_is_a_whole_sentence() {
    let words = Words::new(MESSAGES).expect("the messages are Fluent");
    let why = Why::from(DealRefusal::TooManyOffers { limit: 12 });
    let said = words.say("why", &json!(why));
    assert_eq!(said, "You have made all 12 offers of this step.");
}

#[test]
fn a_movement_names_people_and_places() {
    let words = Words::new(MESSAGES)
        .expect("the messages are Fluent")
        .with_players(["Anna".to_owned(), "Ari".to_owned()]);
    let moved = json!({ "moved": { "from": "press", "to": "player:1", "what": "coins", "amount": 80 } });
    assert_eq!(words.say("event", &moved), "80 dollars from the printing press to Ari.");
}
