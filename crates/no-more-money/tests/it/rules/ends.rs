//! The final crash, the last settlement, and every way the game can end.

use game_core::{Game, Seat};
use no_more_money::{Action, Event, Length, Phase, Rule, Setup, Why};
use serde_json::json;

use crate::driver::{Position, Sitting, dice, loan_card, offer, seats, turned};

const MOTOR: u8 = 0;
const BONDS: u8 = 24;

fn before_the_last_roll(length: Length, crashes: u32) -> Position {
    let setup = Setup { length, ..Setup::default() };
    Position::with(3, setup)
        .round(4, 0)
        .set("crashes", crashes.into())
        .laid_out(&[])
        .owns(1, BONDS, 5)
        .cashing_in(1)
}

fn rolled(position: Position, faces: [u32; 4]) -> Sitting {
    let mut table = position.play([dice(faces), turned("investment", 2)].concat());
    table.act(1, Action::Done);
    table
}

fn is_over(table: &Sitting) -> bool {
    table.state.ending() == Some(no_more_money::Ending::FinalCrash)
}

#[test]
fn end_of_the_short_game_at_the_4th_crash() {
    assert!(!is_over(&rolled(before_the_last_roll(Length::Short, 2), [1, 6, 4, 8])));
    assert!(is_over(&rolled(before_the_last_roll(Length::Short, 3), [1, 6, 4, 8])));
}

#[test]
fn end_of_the_long_game_at_the_5th_crash() {
    assert!(!is_over(&rolled(before_the_last_roll(Length::Long, 3), [1, 6, 4, 8])));
    assert!(is_over(&rolled(before_the_last_roll(Length::Long, 4), [1, 6, 4, 8])));
}

#[test]
fn r9_end_with_more_crashes_than_needed() {
    let table = rolled(before_the_last_roll(Length::Short, 3), [1, 1, 1, 1]);
    assert!(is_over(&table));
    assert_eq!(table.public().crashes, 7);
}

#[test]
fn final_crash_all_investments_are_lost_whatever_their_dice_showed() {
    let table = rolled(before_the_last_roll(Length::Short, 3), [1, 6, 4, 20]);
    table.expect_told(Rule::Nmm7FinalCrash, &Event::FinalCrash);
    let lost = Event::InvestmentLost { seat: Seat::at(1), card: BONDS, gold: 10 };
    table.expect_told(Rule::Nmm7FinalCrash, &lost);
    assert_eq!(table.gold(), [3, 3, 3]);
}

/// Owned by seat 1, so that the roll follows its "done"; the dice end the short game.
fn with_loans(position: Position) -> Sitting {
    let position =
        position.round(4, 0).set("crashes", json!(3)).laid_out(&[]).owns(1, MOTOR, 2).cashing_in(1);
    rolled(position, [1, 6, 4, 8])
}

#[test]
fn final_crash_one_instalment_redeems_a_loan_and_returns_the_security() {
    let card = loan_card(5);
    let mut table = with_loans(Position::of(3).loan(card, [0, 1], 19, 5, 2));
    assert!(matches!(table.state.phase(), Phase::FinalCrash(_)));
    table.refused(1, Action::PayOff { loan: card.into() }, Rule::Nmm3PayOff, Why::NotNow);
    table.act(1, Action::PayInstalment { loan: card.into() });
    assert!(is_over(&table));
    assert_eq!((table.coins(), table.gold()), (vec![39, 1, 20], vec![3, 5, 3]));
    let (lender, borrower) = (Seat::at(0), Seat::at(1));
    let repaid = Event::LoanRepaid { loan: card, lender, borrower, security: 2 };
    table.expect_told(Rule::Nmm7LastLoans, &repaid);
}

#[test]
fn final_crash_unable_or_unwilling_the_security_goes_to_the_lender() {
    let card = loan_card(5);
    let mut table = with_loans(Position::of(3).loan(card, [0, 1], 19, 5, 2));
    table.act(1, Action::Default { loan: card.into() });
    assert_eq!((table.coins(), table.gold()), (vec![20; 3], vec![5, 3, 3]));
    let table = with_loans(Position::of(3).loan(card, [0, 1], 21, 5, 2));
    let too_few = Why::TooFewCoins { have: 20, need: 21 };
    table.refused(1, Action::PayInstalment { loan: card.into() }, Rule::Nmm3Instalment, too_few);
}

#[test]
fn easy_to_miss_loans_of_this_very_round_are_settled_too() {
    let mut table = Position::of(3)
        .round(4, 0)
        .set("crashes", 3.into())
        .in_the_loan_step()
        .play([turned("loan card", 1), dice([1, 6, 4, 8])].concat());
    table.all([(0, offer(1, 0, 50, 30, 1)), (1, Action::Accept { offer: 1.into() })]);
    table.everyone_done(3);
    table.fists(&[(0, 0), (1, 2), (2, 1)]);
    table.all([(1, Action::Take { card: 0.into() }), (2, Action::Take { card: 1.into() })]);
    table.all([(1, Action::Done), (2, Action::Done)]);
    assert_eq!(table.asked(), [1]);
    table.act(1, Action::PayInstalment { loan: 0.into() });
    assert!(is_over(&table));
}

#[test]
fn r10_borrowers_settle_one_after_the_other_from_the_bankers_left() {
    let (of_otto, of_anna) = (loan_card(5), loan_card(6));
    let mut table = with_loans(Position::of(3).loan(of_otto, [1, 2], 5, 5, 1).loan(of_anna, [1, 0], 5, 5, 1));
    assert_eq!(table.banker(), Some(0));
    assert_eq!(table.asked(), [2], "the first borrower from the Banker's left");
    table.refused(0, Action::PayInstalment { loan: of_anna.into() }, Rule::Nmm7LastLoans, Why::NotYourTurn);
    assert!(table.exact_choices(0).is_empty());
    table.act(2, Action::PayInstalment { loan: of_otto.into() });
    assert_eq!(table.asked(), [0]);
    table.act(0, Action::Default { loan: of_anna.into() });
    assert!(is_over(&table));
}

/// Seat 2 has nothing until seat 0 pays: it says done, and its loan is settled when the money is there.
#[test]
fn r10_whoever_waits_for_money_leaves_it_to_the_book() {
    let (waiting, paying) = (loan_card(5), loan_card(6));
    let mut table = with_loans(Position::of(3).coins(&[20, 0, 0]).loan(waiting, [1, 2], 5, 5, 1).loan(
        paying,
        [2, 0],
        5,
        5,
        1,
    ));
    table.act(2, Action::Done);
    assert_eq!(table.asked(), [0]);
    table.act(0, Action::PayInstalment { loan: paying.into() });
    assert!(is_over(&table));
    assert_eq!((table.coins(), table.gold()), (vec![15, 5, 0], vec![4, 3, 4]));
}

#[test]
fn r10_there_are_no_new_loans_after_the_final_crash() {
    let table = with_loans(Position::of(3).loan(loan_card(5), [0, 1], 19, 5, 2));
    table.refused(1, offer(0, 0, 10, 5, 0), Rule::Nmm3Offer, Why::NotNow);
}

fn ended_with(coins: &[u32], gold: &[u32]) -> Sitting {
    rolled(before_the_last_roll(Length::Short, 3).coins(coins).gold(gold), [1, 6, 4, 8])
}

#[test]
fn end_won_by_most_gold_whatever_the_money() {
    let table = ended_with(&[500, 0, 100], &[3, 4, 3]);
    assert_eq!(table.standings().winners, seats(&[1]));
    table.expect_told(Rule::Nmm7Winner, &Event::GameWon { winners: seats(&[1]) });
    let places: Vec<u8> = table.standings().places.values().copied().collect();
    assert_eq!(places, [2, 1, 3], "money ranks the others");
}

#[test]
fn easy_to_miss_end_with_a_tie_in_gold_won_by_most_money() {
    let table = ended_with(&[10, 11, 500], &[4, 4, 3]);
    assert_eq!(table.standings().winners, seats(&[1]));
}

#[test]
fn r10_end_with_a_tie_in_gold_and_money_is_shared() {
    let table = ended_with(&[11, 11, 500], &[4, 4, 3]);
    assert_eq!(table.standings().winners, seats(&[0, 1]));
    table.expect_told(Rule::Nmm7Winner, &Event::GameWon { winners: seats(&[0, 1]) });
}

#[test]
fn end_nothing_more_can_be_done() {
    let table = ended_with(&[1, 2, 3], &[1, 2, 3]);
    assert!(table.asked().is_empty());
    table.refused(0, Action::Done, Rule::Nmm7Winner, Why::GameIsOver);
    let scores: Vec<i64> = table.standings().scores.values().copied().collect();
    assert_eq!(scores, [1, 2, 3]);
}

#[test]
fn final_crash_gold_on_loans_and_investments_does_not_count() {
    let card = loan_card(5);
    let mut table = with_loans(Position::of(3).gold(&[3, 3, 4]).loan(card, [2, 1], 19, 5, 9));
    table.act(1, Action::Default { loan: card.into() });
    assert_eq!(table.standings().winners, seats(&[2]));
    assert_eq!(table.gold(), [3, 3, 13]);
}
