//! Step 4, Auction of Investment Cards.

use game_core::Seat;
use no_more_money::{Action, Event, Phase, Rule, Setup, Why};

use crate::driver::{Position, Sitting, dice, seats, turned};

/// Cards 0, 2 (and 4) lie out; everyone has coins enough.
fn fists_at(players: u8, setup: Setup) -> Sitting {
    let cards = [(0, 0), (2, 1), (4, 2), (6, 3)];
    let count = usize::from(players - setup.fewer_investments_than_players);
    Position::with(players, setup)
        .coins(&vec![100; players.into()])
        .set("banker", 0.into())
        .laid_out(&cards[..count])
        .in_the_investment_auction()
        .play([dice([4, 6, 4, 8]), turned("investment", count)].concat())
}

fn fists(players: u8) -> Sitting {
    fists_at(players, Setup::default())
}

fn choosers(table: &Sitting) -> Vec<usize> {
    match table.state.phase() {
        Phase::ChooseInvestments(choosing) => choosing.order.iter().map(|seat| seat.number()).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn section_4_everyone_pays_the_highest_choose_first_and_the_lowest_gets_nothing() {
    let mut table = fists(4);
    table.fists(&[(0, 5), (1, 12), (2, 1), (3, 7)]);
    assert_eq!(table.coins(), [95, 88, 99, 93]);
    assert_eq!(choosers(&table), [1, 3, 0]);
    table.refused(3, Action::Take { card: 4.into() }, Rule::Nmm4Choose, Why::NotYourTurn);
    table.refused(1, Action::Take { card: 7.into() }, Rule::Nmm4Choose, Why::CardNotOpen);
    table.act(1, Action::Take { card: 4.into() });
    assert_eq!(table.state.gold_on(4), 2, "the gold stays on the card");
    table.expect_told(Rule::Nmm4Choose, &Event::InvestmentTaken { seat: Seat::at(1), card: 4, gold: 2 });
    table.all([(3, Action::Take { card: 2.into() }), (0, Action::Take { card: 0.into() })]);
    assert!(table.public().players[Seat::at(2)].investments.is_empty());
    assert!(matches!(table.state.phase(), Phase::CashIn(_)));
}

#[test]
fn r7_whoever_is_entitled_to_a_card_must_take_one() {
    let mut table = fists(3);
    table.fists(&[(0, 5), (1, 12), (2, 1)]);
    assert_eq!(table.exact_choices(1), [Action::Take { card: 0.into() }, Action::Take { card: 2.into() }]);
    table.refused(1, Action::Done, Rule::Nmm3Done, Why::NotNow);
}

#[test]
fn r6_an_empty_hand_earns_5_once_a_round() {
    let mut table = fists(3);
    table.fists(&[(0, 0), (1, 9), (2, 0)]);
    assert_eq!(table.coins(), [105, 91, 105]);
    assert_eq!(table.asked(), [0, 2], "the empty hands are tied");
    table.fists(&[(0, 0), (2, 3)]);
    assert_eq!(table.coins(), [105, 91, 102], "no second $5 in the same round");
    assert_eq!(choosers(&table), [1, 2]);
}

#[test]
fn r6_an_empty_hand_in_a_rebid_earns_5_if_it_is_the_first_of_the_round() {
    let mut table = fists(3);
    table.fists(&[(0, 4), (1, 9), (2, 4)]);
    table.fists(&[(0, 0), (2, 3)]);
    assert_eq!(table.coins(), [101, 91, 93]);
    table.expect_told(Rule::Nmm4EmptyHand, &Event::EmptyHandPaid { seat: Seat::at(0), amount: 5 });
}

#[test]
fn r6_the_5_are_there_at_once_and_usable_in_a_rebid() {
    let mut table =
        Position::of(3).coins(&[0, 0, 50]).set("banker", 0.into()).in_the_investment_auction().play(vec![]);
    table.fists(&[(0, 0), (1, 0), (2, 10)]);
    table.fists(&[(0, 5), (1, 2)]);
    assert_eq!(table.coins(), [0, 3, 40]);
    assert_eq!(choosers(&table), [2, 0]);
}

#[test]
fn section_4_a_bid_is_within_ones_coins_and_can_be_changed_until_the_last_fist_closes() {
    let mut table = fists(3);
    let too_many = Why::TooFewCoins { have: 100, need: 101 };
    table.refused(0, Action::SealedBid { amount: 101 }, Rule::Nmm4SealedBid, too_many);
    table.fists(&[(0, 5), (0, 50), (1, 9), (2, 4)]);
    assert_eq!(table.coins(), [50, 91, 96]);
}

#[test]
fn r6_ranking_is_lexicographic_so_tied_groups_keep_their_place() {
    let mut table = fists(4);
    table.fists(&[(0, 9), (1, 4), (2, 9), (3, 4)]);
    table.expect_told(Rule::Nmm4Ties, &Event::TiesBidAgain { seats: seats(&[0, 1, 2, 3]) });
    // The lower pair bids more than the upper pair; it stays below all the same.
    table.fists(&[(0, 1), (1, 30), (2, 2), (3, 20)]);
    assert_eq!(choosers(&table), [2, 0, 1]);
    assert_eq!(table.coins(), [90, 66, 89, 76], "every bid is paid");
}

#[test]
fn r6_only_tied_players_bid_again() {
    let mut table = fists(3);
    table.fists(&[(0, 4), (1, 9), (2, 4)]);
    assert_eq!(table.asked(), [0, 2]);
    table.refused(1, Action::SealedBid { amount: 1 }, Rule::Nmm4Ties, Why::NotBidding);
}

#[test]
fn r6_after_three_rebids_a_tie_gives_nothing_and_the_next_one_up_still_gets_a_card() {
    let mut table = fists(3);
    table.fists(&[(0, 4), (1, 9), (2, 4)]);
    for _ in 0..2 {
        table.fists(&[(0, 1), (2, 1)]);
        assert_eq!(table.asked(), [0, 2]);
    }
    table.fists(&[(0, 1), (2, 1)]);
    table.expect_told(Rule::Nmm4Ties, &Event::TieUnbroken { seats: seats(&[0, 2]) });
    assert_eq!(choosers(&table), [1]);
    assert_eq!(table.coins(), [93, 91, 93]);
}

#[test]
fn r6_the_lowest_never_gets_a_card_though_a_tie_above_left_one_over() {
    let mut table = fists(3);
    table.fists(&[(0, 9), (1, 9), (2, 4)]);
    for _ in 0..3 {
        table.fists(&[(0, 0), (1, 0)]);
    }
    table.expect_told(Rule::Nmm4Leftover, &Event::InvestmentDiscarded { card: 0 });
    table.expect_told(Rule::Nmm4Leftover, &Event::InvestmentDiscarded { card: 2 });
    assert!(table.public().players.values().all(|player| player.investments.is_empty()));
}

#[test]
fn r6_cards_nobody_took_are_discarded_with_their_gold() {
    let mut table = fists(3);
    table.fists(&[(0, 4), (1, 9), (2, 4)]);
    for _ in 0..3 {
        table.fists(&[(0, 1), (2, 1)]);
    }
    table.act(1, Action::Take { card: 0.into() });
    assert!(table.public().investment_discards.has(2));
    assert_eq!(table.state.gold_on(2), 0);
}

#[test]
fn r6_if_all_tie_to_the_end_nobody_gets_a_card() {
    let mut table = fists(3);
    for _ in 0..4 {
        table.fists(&[(0, 1), (1, 1), (2, 1)]);
    }
    assert_eq!(table.coins(), [96; 3]);
    assert_eq!(table.public().round, 2, "nothing to choose and nothing to cash in: the dice were rolled");
}

#[test]
fn r6_with_fewer_cards_than_entitled_players_the_highest_take_them() {
    let mut table = fists_at(4, Setup { fewer_investments_than_players: 2, ..Setup::default() });
    table.fists(&[(0, 5), (1, 12), (2, 1), (3, 7)]);
    assert_eq!(choosers(&table), [1, 3]);
}

#[test]
fn r11_nothing_is_secret_but_a_sealed_bid_until_the_reveal() {
    let mut table = fists(3);
    let before = serde_json::to_string(&table.public()).expect("views are JSON");
    table.act(0, Action::SealedBid { amount: 37 });
    let closed = serde_json::to_string(&table.public()).expect("views are JSON");
    assert!(!closed.contains("37"), "the fist is closed");
    assert_ne!(before, closed, "but everyone sees that it is closed");
    assert_eq!(table.coins(), [100; 3], "coins are countable, and the bid is not yet paid");
    table.fists(&[(1, 2), (2, 1)]);
    table.expect_told(Rule::Nmm4SealedBid, &Event::FistOpened { seat: Seat::at(0), amount: 37 });
    assert!(table.public().screens, "the page hides rivals' coins unless told otherwise");
}
