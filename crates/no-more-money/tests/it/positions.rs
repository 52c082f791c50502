//! Positions that come from anywhere: the audit refuses them, or play goes on from them.

use game_core::Game;
use game_core::contract::assert_positions_are_proven;
use no_more_money::{Length, NoMoreMoney, Setup};
use serde_json::json;

use crate::driver::Position;

#[test]
fn tampered_positions_are_refused_or_played_on_from() {
    let dense = Setup { length: Length::Long, starting_coins: 60, starting_gold: 9, ..Setup::default() };
    for (players, setup) in [(3, Setup::default()), (4, dense)] {
        let config = NoMoreMoney::config(&setup, players).expect("the set-up is sound");
        let tried = assert_positions_are_proven::<NoMoreMoney>(&config, &[], 12_000, u64::from(players));
        assert!(tried.accepted > 500 && tried.refused > 500, "{tried:?} says too little");
    }
}

/// Defects the audit once let through, each of which stopped the game later.
#[test]
fn positions_that_would_stop_the_game_are_refused() {
    let refused = |position: Position| position.try_play(vec![]).err().map(|error| error.option);
    let auction = |high: u32| {
        json!({ "banker_auction": { "players": 3, "turn": 0, "bidding": [0, 1, 2], "high": high, "leader": 2,
            "last_word": null, "closed": false } })
    };
    assert_eq!(refused(Position::of(3).set("phase", auction(20))), None);
    let cases = [
        ("a bid that the bidder cannot pay", Position::of(3).set("phase", auction(21))),
        ("a card that is in no deck", Position::of(3).set("investment_discards", json!([45]))),
        ("a loan card that is in no deck", Position::of(3).set("open_loan_cards", json!([0, 1, 2, 45]))),
        ("an instalment that runs over", Position::of(3).loan(9, [0, 1], u32::MAX, 2, 0)),
        ("a round that runs over", Position::of(3).round(u32::MAX, 0)),
        ("coins that run over", Position::of(3).coins(&[i32::MAX as u32, 0, 0])),
        ("gold that runs over", Position::of(3).owns(0, 31, 10_000).cashing_in(0).set("banker", json!(2))),
        (
            "cards left lying out when the next are revealed",
            Position::of(3).owns(0, 31, 1).cashing_in(0).laid_out(&[(4, 0)]).set("banker", json!(2)),
        ),
        ("a game that should be over", Position::of(3).set("crashes", json!(4))),
        ("a banker who is not at the table", Position::of(3).set("banker", json!(3))),
        ("an instability off the track", Position::of(3).set("instability", json!(6))),
    ];
    for (what, position) in cases {
        assert_eq!(refused(position).as_deref(), Some("position"), "{what}");
    }
}
