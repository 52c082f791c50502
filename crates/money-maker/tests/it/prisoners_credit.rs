//! "Credit from other players has to be used for debt payments immediately as well. You are free to leave prison and go
//! back to ring I as soon as your debt has been extinguished" (page 15; rules 2).

use game_core::SeatSet;
use money_maker::{
    Action, ActionCardId, Basket, Event, Good, MoneyMaker, Payment, Phase, Rule, Setup, Target, Why,
};

use crate::desk::{A, B, C, Desk, basket, card, roll, with_held};

/// A run in the turn of A, by a Rumour.
fn run(desk: &mut Desk<MoneyMaker>) {
    let last = desk.config.track - 1;
    let rumour = Action::Play { card: ActionCardId(card::RUMOUR), on: None };
    desk.chip(last).hand(A, &[card::RUMOUR]).act_with(A, rumour, &[roll::SHIP]);
}

/// A sits in prison with so much debt and no gold, at a table that trades in every turn.
fn prisoner(debt: u32) -> Desk<MoneyMaker> {
    let mut desk = Desk::with(&Setup { open_trading: true, ..Setup::default() }, 3);
    desk.credit(A, 0, debt).ring(A, 0).gold(A, 0);
    desk
}

#[test]
fn p15_what_one_holds_on_entering_prison_goes_to_the_debt() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 30).gold(A, 0).held(A, C, 6);
    run(&mut desk);
    desk.act(A, Action::Pay { parts: Payment::default() }).act(A, Action::Concede);
    desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat: A });
    let state = desk.position();
    assert_eq!((state.held(A, C), state.on_board(A), state.on_board(C)), (0, 24, 6));
}

#[test]
fn p15_enough_of_it_on_entering_prison_frees_at_once() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 7).gold(A, 1).held(A, C, 3).held(A, B, 8).credit(B, 0, 40).ring(B, 2);
    run(&mut desk);
    // B is insolvent, so its credit cannot be used in the run; when the run is over it can.
    desk.act(A, Action::Pay { parts: Payment::default() }).act(A, Action::Concede).act(B, Action::Concede);
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!((desk.position().ring(A), desk.position().held(A, B), desk.position().held(A, C)), (1, 5, 0));
}

#[test]
fn p15_credit_that_becomes_usable_goes_to_the_debt_and_buys_no_goods() {
    let mut desk = prisoner(9);
    // C is in prison too, so that A cannot use its credit, until C has paid.
    desk.held(A, C, 4).ring(C, 0).credit(C, 0, 2).step("trade").act(A, Action::Next);
    assert_eq!(desk.position().held(A, C), 4);
    let terms = Action::Offer { to: C, give: basket(2, &[]), get: Basket::default() };
    desk.act(B, terms).act(C, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: C });
    assert_eq!((desk.position().held(A, C), desk.position().on_board(A)), (0, 5));
}

#[test]
fn p15_credit_of_a_deal_in_a_turn_goes_to_the_debt_and_the_payer_chooses_the_blocks() {
    let mut desk = prisoner(9);
    desk.ring(B, 2);
    desk.act(B, Action::Offer { to: A, give: basket(0, &[(B, 4)]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    desk.refused(A, &Action::Next, Rule::MmTurn, Why::NotAsked);
    desk.act(A, with_held(B, &[1, 3], 0));
    assert_eq!((desk.position().on_board(A), desk.position().on_block(B, 1)), (5, 3));
    desk.expect_told(Rule::MmPrison, &Event::CreditRedeemed { bank: A, amount: 4 });
}

/// A prisoner whose only block is guaranteed has nothing called, and still owes.
fn under_a_guarantee(debt: u32) -> Desk<MoneyMaker> {
    let mut desk = prisoner(debt);
    desk.hand(A, &[card::GUARANTEE]).credit(B, 0, 30);
    run(&mut desk);
    let guarantee = Action::Play { card: ActionCardId(card::GUARANTEE), on: Some(Target::Block(0.into())) };
    desk.act(A, guarantee);
    assert_eq!(desk.phase(), Phase::Negotiation { number: 1, short: SeatSet::only(B) });
    assert_eq!((desk.position().called(A), desk.position().on_board(A)), (0, debt));
    desk
}

#[test]
fn p15_credit_of_a_deal_in_a_run_goes_to_the_debt_under_a_deposit_guarantee_too() {
    let mut desk = under_a_guarantee(9);
    desk.act(C, Action::Offer { to: A, give: basket(3, &[(C, 4)]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    let state = desk.position();
    assert_eq!((state.held(A, C), state.gold(A), state.on_board(A), state.on_board(C)), (0, 0, 2, 4));
    let mut desk = under_a_guarantee(9);
    desk.act(C, Action::Offer { to: A, give: basket(0, &[(C, 12)]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!((desk.position().ring(A), desk.position().held(A, C)), (1, 3), "the surplus is kept");
}

#[test]
fn p15_a_solvent_prisoner_pays_called_credit_with_others_credit_first() {
    let mut desk = prisoner(9);
    desk.gold(A, 8).ring(C, 0).credit(C, 0, 1).ring(B, 2).held(A, B, 5);
    run(&mut desk);
    desk.refused(A, crate::desk::gold(5), Rule::MmPay, Why::NotThere { needed: 5, has: 0 });
    desk.act(A, with_held(B, &[5], 0));
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!((desk.position().gold(A), desk.position().held(A, B), desk.position().ring(A)), (4, 0, 1));
}

#[test]
fn p15_out_of_prison_leads_to_ring_one_with_help_in_a_run() {
    let mut desk = prisoner(20);
    desk.gold(A, 12);
    run(&mut desk);
    desk.act(B, Action::Offer { to: A, give: basket(8, &[]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!(desk.position().ring(A), 1, "what was paid in prison is for freedom, not for promotion");
}

#[test]
fn p15_out_of_prison_leads_to_ring_one_by_a_jubilee_too() {
    let mut desk = prisoner(20);
    desk.gold(A, 12).hand(B, &[card::JUBILEE]);
    run(&mut desk);
    desk.act(B, Action::Ready);
    desk.act(B, Action::Play { card: ActionCardId(card::JUBILEE), on: None });
    for seat in [A, B, C] {
        desk.act(seat, Action::Vote { yes: true });
    }
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!(desk.position().ring(A), 1);
}

#[test]
fn p15_who_was_never_in_prison_still_rises_by_what_was_paid_before_the_help() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 20).gold(A, 12);
    run(&mut desk);
    desk.act(B, Action::Offer { to: A, give: basket(8, &[]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    assert_eq!(desk.position().ring(A), 2);
}

#[test]
fn a_prisoners_payment_outside_a_run_is_not_called_debt_in_the_log() {
    let mut desk = prisoner(9);
    desk.goods(A, Good::Consumer, 1);
    desk.act(B, Action::Offer { to: A, give: basket(4, &[]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    assert_eq!(desk.position().on_board(A), 5);
    desk.expect_told(Rule::MmPrison, &Event::PaidFromPrison { seat: A, amount: 4 });
    let called = |event: &Event| matches!(event, Event::DebtPaid { .. });
    assert!(!desk.events().iter().any(called), "nothing was called: {:?}", desk.events());
}

#[test]
fn by_rules_1_a_prisoner_keeps_others_credit_and_rises_with_help() {
    let mut desk = prisoner(9).by_rules(1);
    desk.held(A, C, 4).step("trade").act(A, Action::Buy { good: Good::Consumer, count: 4 });
    desk.act(A, with_held(C, &[4], 0));
    assert_eq!((desk.position().on_board(A), desk.position().goods(A, Good::Consumer)), (9, 4));
    let mut desk = prisoner(20).by_rules(1);
    desk.gold(A, 12);
    run(&mut desk);
    desk.act(B, Action::Offer { to: A, give: basket(8, &[]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    assert_eq!(desk.position().ring(A), 2);
}
