//! Step 3, Paying back loans.

use game_core::Seat;
use no_more_money::{Action, Event, LoanId, Phase, Rule, Why};

use crate::driver::{Position, loan_card, offer, turned};

const ANNA: usize = 0;
const ARI: usize = 1;
const OTTO: usize = 2;

const fn pay(loan: u8) -> Action {
    Action::PayInstalment { loan: LoanId(loan) }
}

/// The example of section 3: Ari owes Otto 5 instalments of 19 with 1 gold as security.
fn ari_owes_otto(coins: &[u32]) -> Position {
    Position::of(3).round(2, ANNA).coins(coins).loan(loan_card(5), [OTTO, ARI], 19, 5, 1).in_the_loan_step()
}

#[test]
fn section_3_example_ari_pays_otto_19_and_the_cube_moves_from_5_to_4() {
    let card = loan_card(5);
    let mut table = ari_owes_otto(&[20, 30, 0]).play(vec![]);
    table.act(ARI, pay(card));
    assert_eq!(table.coins(), [20, 11, 19]);
    assert_eq!(table.state.loan(card).map(|loan| loan.remaining), Some(4));
    assert_eq!(table.state.security_of(card), 1, "the security stays on the card");
    let (lender, borrower) = (Seat::at(OTTO), Seat::at(ARI));
    let paid = Event::InstalmentPaid { loan: card, lender, borrower, amount: 19, remaining: 4 };
    table.expect_told(Rule::Nmm3Instalment, &paid);
}

#[test]
fn easy_to_miss_instalments_go_to_the_original_lender_not_to_todays_banker() {
    let mut table = ari_owes_otto(&[20, 30, 0]).play(vec![]);
    assert_eq!(table.banker(), Some(ANNA));
    table.act(ARI, pay(loan_card(5)));
    assert_eq!((table.coins()[ANNA], table.coins()[OTTO]), (20, 19));
}

#[test]
fn r3_one_payment_per_loan_and_round() {
    let card = loan_card(5);
    let mut table = ari_owes_otto(&[20, 200, 0]).play(vec![]);
    table.act(ARI, pay(card));
    table.refused(ARI, pay(card), Rule::Nmm3Instalment, Why::NothingDue);
    table.refused(ARI, Action::PayOff { loan: card.into() }, Rule::Nmm3PayOff, Why::NothingDue);
}

#[test]
fn r3_paying_off_costs_all_remaining_instalments_and_returns_the_security() {
    let card = loan_card(5);
    let mut table = ari_owes_otto(&[20, 95, 0]).play(vec![]);
    table.act(ARI, Action::PayOff { loan: card.into() });
    assert_eq!(table.coins(), [20, 0, 95]);
    assert_eq!(table.gold(), [3, 4, 3]);
    assert!(table.state.loan(card).is_none());
    assert!(table.public().loan_discards.has(card));
    assert_eq!(table.public().players[Seat::at(OTTO)].cubes, 8, "the cube is back");
    let table = ari_owes_otto(&[20, 94, 0]).play(vec![]);
    let too_few = Why::TooFewCoins { have: 94, need: 95 };
    table.refused(ARI, Action::PayOff { loan: card.into() }, Rule::Nmm3PayOff, too_few);
}

#[test]
fn section_3_the_last_instalment_returns_the_security() {
    let card = loan_card(2);
    let mut table = Position::of(3)
        .round(3, ANNA)
        .open_loan_cards(&[10, 11, 12])
        .loan(card, [OTTO, ARI], 7, 1, 2)
        .in_the_loan_step()
        .play(vec![]);
    table.refused(ARI, Action::PayOff { loan: card.into() }, Rule::Nmm3PayOff, Why::LastInstalment);
    table.act(ARI, pay(card));
    assert_eq!((table.coins(), table.gold()), (vec![20, 13, 27], vec![3, 5, 3]));
    let (lender, borrower) = (Seat::at(OTTO), Seat::at(ARI));
    let repaid = Event::LoanRepaid { loan: card, lender, borrower, security: 2 };
    table.expect_told(Rule::Nmm3Instalment, &repaid);
}

#[test]
fn easy_to_miss_one_may_default_though_able_to_pay() {
    let card = loan_card(5);
    let mut table = ari_owes_otto(&[20, 500, 0]).play(vec![]);
    table.act(ARI, Action::Default { loan: card.into() });
    assert_eq!((table.coins(), table.gold()), (vec![20, 500, 0], vec![3, 3, 4]));
    assert!(table.public().loan_discards.has(card));
    assert_eq!(table.public().players[Seat::at(OTTO)].cubes, 8);
    let (lender, borrower) = (Seat::at(OTTO), Seat::at(ARI));
    table.expect_told(Rule::Nmm3Default, &Event::LoanDefaulted { loan: card, lender, borrower, security: 1 });
}

#[test]
fn easy_to_miss_new_loans_before_and_after_payments_so_one_can_borrow_to_pay() {
    let card = loan_card(5);
    let mut table = ari_owes_otto(&[20, 0, 0]).play(turned("loan card", 2));
    let too_few = Why::TooFewCoins { have: 0, need: 19 };
    table.refused(ARI, pay(card), Rule::Nmm3Instalment, too_few);
    table.all([(ARI, offer(ANNA, 0, 19, 10, 1)), (ANNA, Action::Accept { offer: 1.into() })]);
    table.act(ARI, pay(card));
    assert_eq!(table.coins(), [18, 0, 19]);
    table.all([(ARI, offer(ANNA, 1, 30, 16, 1)), (ANNA, Action::Accept { offer: 2.into() })]);
    assert_eq!(table.coins(), [15, 30, 19]);
}

#[test]
fn r3_money_arrives_at_once_and_the_borrower_chooses_the_order() {
    let (first, second) = (loan_card(3), loan_card(4));
    let mut table = Position::of(3)
        .round(4, ANNA)
        .coins(&[0, 10, 0])
        .loan(first, [OTTO, ARI], 10, 2, 1)
        .loan(second, [ANNA, OTTO], 10, 2, 1)
        .in_the_loan_step()
        .play(vec![]);
    assert!(!table.exact_choices(OTTO).contains(&pay(second)));
    table.all([(ARI, pay(first)), (OTTO, pay(second))]);
    assert_eq!(table.coins(), [10, 0, 0]);
}

#[test]
fn r3_others_loans_are_not_yours_to_pay() {
    let table = ari_owes_otto(&[20, 30, 30]).play(vec![]);
    table.refused(ANNA, pay(loan_card(5)), Rule::Nmm3Instalment, Why::NotYourLoan);
    table.refused(OTTO, pay(loan_card(5)), Rule::Nmm3Instalment, Why::NotYourLoan);
}

/// Otto can pay only with what Ari pays him, and Anna's loan stays unpaid: paid in rounds, then defaulted.
#[test]
fn r3_when_all_are_done_open_loans_are_paid_if_affordable_repeatedly_and_the_rest_defaulted() {
    let (ari, otto, anna) = (loan_card(3), loan_card(4), loan_card(5));
    let mut table = Position::of(3)
        .round(4, ANNA)
        .coins(&[0, 10, 0])
        .gold(&[0, 0, 0])
        .loan(otto, [ARI, OTTO], 10, 2, 1)
        .loan(ari, [OTTO, ARI], 10, 2, 1)
        .loan(anna, [ARI, ANNA], 50, 2, 2)
        .in_the_loan_step()
        .play(vec![]);
    table.everyone_done(3);
    let kinds: Vec<String> = table.happened().iter().map(game_core::contract::variant_of).collect();
    assert_eq!(kinds, ["player_done", "instalment_paid", "instalment_paid", "loan_defaulted"]);
    assert_eq!(table.coins(), [0, 10, 0], "Ari paid Otto, and Otto paid Ari with it");
    assert_eq!(table.gold(), [0, 2, 0], "Anna's security is Ari's");
    assert!(matches!(table.state.phase(), Phase::InvestmentAuction(_)));
}

#[test]
fn r3_whoever_is_done_can_still_pay_while_the_step_goes_on() {
    let mut table = ari_owes_otto(&[20, 30, 0]).play(vec![]);
    table.all([(ARI, Action::Done), (ARI, pay(loan_card(5)))]);
    assert_eq!(table.coins(), [20, 11, 19]);
}
