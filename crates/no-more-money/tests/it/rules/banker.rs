//! Step 2, the Banker Auction.

use game_core::Seat;
use no_more_money::{Action, Event, Phase, Rule, Why};

use crate::driver::{Position, dice, turned};

const fn bid(amount: u32) -> Action {
    Action::Bid { amount }
}

#[test]
fn section_2_clockwise_each_raises_or_leaves_and_the_last_one_pays() {
    let mut table = Position::of(3).play(vec![]);
    table.all([(0, bid(2)), (1, bid(3)), (2, Action::Leave), (0, bid(7))]);
    assert_eq!(table.coins(), [20, 20, 20], "nobody pays before the end");
    table.act(1, Action::Leave);
    assert_eq!(table.banker(), Some(0));
    assert_eq!(table.coins(), [13, 20, 20]);
    table.expect_told(Rule::Nmm2Auction, &Event::BankerNamed { seat: Seat::at(0), price: 7 });
    assert!(matches!(table.state.phase(), Phase::Loans(_)));
}

#[test]
fn r5_bids_are_at_least_1_above_the_last_and_within_ones_coins() {
    let mut table = Position::of(3).play(vec![]);
    table.refused(0, bid(0), Rule::Nmm2Bid, Why::BidTooLow { minimum: 1 });
    table.refused(0, bid(21), Rule::Nmm2Bid, Why::TooFewCoins { have: 20, need: 21 });
    table.act(0, bid(5));
    table.refused(1, bid(5), Rule::Nmm2Bid, Why::BidTooLow { minimum: 6 });
    table.refused(2, bid(6), Rule::Nmm2Auction, Why::NotYourTurn);
}

#[test]
fn r5_who_leaves_is_out() {
    let mut table = Position::of(3).play(vec![]);
    table.all([(0, Action::Leave), (1, bid(1)), (2, bid(2))]);
    assert_eq!(table.asked(), [1], "seat 0 has left and is passed over");
    table.refused(0, bid(3), Rule::Nmm2Auction, Why::NotYourTurn);
}

#[test]
fn r5_the_last_player_may_still_bid_1_or_leave() {
    let mut table = Position::of(3).play(vec![]);
    table.all([(0, Action::Leave), (1, Action::Leave)]);
    assert_eq!(table.asked(), [2]);
    table.act(2, bid(1));
    assert_eq!((table.banker(), table.coins()), (Some(2), vec![20, 20, 19]));
}

#[test]
fn r5_in_the_first_round_without_bids_the_player_drawn_by_lot_is_banker() {
    let mut table = Position::of(4).play(vec![]);
    table.all([(0, Action::Leave), (1, Action::Leave), (2, Action::Leave), (3, Action::Leave)]);
    assert_eq!(table.banker(), Some(0));
    table.expect_told(Rule::Nmm2NoBids, &Event::BankerNamed { seat: Seat::at(0), price: 0 });
    assert_eq!(table.coins(), [20; 4]);
}

#[test]
fn section_2_later_rounds_start_left_of_the_banker_and_without_bids_the_card_moves_one_seat() {
    let script = [dice([4, 6, 11, 7]), turned("investment", 2)].concat();
    let mut table =
        Position::of(3).round(2, 1).set("instability", 2.into()).owns(1, 31, 3).cashing_in(1).play(script);
    table.act(1, Action::Done);
    assert_eq!(table.public().round, 3);
    assert_eq!(table.asked(), [2], "left of the Banker");
    table.all([(2, Action::Leave), (0, Action::Leave), (1, Action::Leave)]);
    assert_eq!(table.banker(), Some(2), "one seat clockwise");
}
