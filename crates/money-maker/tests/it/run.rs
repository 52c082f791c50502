//! Bank runs: pages 12 to 14, the short rules' examples, rulings R6 and R8 to R12.

use game_core::{Game, SeatSet};
use money_maker::{Action, ActionCardId, Basket, Cause, Event, Good, MoneyMaker, Phase, Rule, Setup, Why};

use crate::desk::{A, B, C, D, Desk, basket, card, roll, with_held};

/// Starts a run in the turn of A, by a Rumour.
pub fn run(desk: &mut Desk<MoneyMaker>, faces: &[(&str, u32)]) {
    let last = desk.config.track - 1;
    desk.chip(last).hand(A, &[card::RUMOUR]).act_with(
        A,
        Action::Play { card: ActionCardId(card::RUMOUR), on: None },
        faces,
    );
}

#[test]
fn p12_fig_12_credit_on_blocks_with_the_face_is_called_and_paid_in_gold() {
    let mut desk = Desk::full(3);
    desk.ring(A, 2).credit(A, 0, 4).credit(A, 1, 6).credit(B, 0, 5);
    run(&mut desk, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunSector, &Event::CreditCalled { bank: A, block: 0, amount: 4 });
    desk.expect_told(Rule::MmRunPay, &Event::DebtPaid { seat: A, amount: 4 });
    desk.expect_told(Rule::MmRunPay, &Event::DebtPaid { seat: B, amount: 5 });
    let state = desk.position();
    assert_eq!((state.gold(A), state.on_block(A, 0), state.on_block(A, 1)), (11, 0, 6));
    assert_eq!((state.gold(B), state.on_board(B), state.gold(C)), (10, 0, 15));
    assert_eq!(desk.phase(), Phase::Invest { player: A }, "the turn goes on");
}

#[test]
fn p13_solvent_banks_promote_before_negotiation_and_no_market_is_open() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 12).credit(B, 0, 30).goods(B, Good::Production, 3);
    run(&mut desk, &[roll::SHIP]);
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: A, ring: 2, paid: 12 });
    desk.expect_told(Rule::MmRunSolvent, &Event::FoundInsolvent { banks: SeatSet::only(B) });
    assert_eq!(desk.phase(), Phase::Negotiation { number: 1, short: SeatSet::only(B) });
    assert_eq!(
        (desk.position().gold(B), desk.position().called(B)),
        (0, 15),
        "all gold is paid, none withheld"
    );
    desk.refused(B, &Action::Sell { good: Good::Production, count: 1 }, Rule::MmTurn, Why::NotAsked);
    desk.refused(A, &Action::Next, Rule::MmTurn, Why::NotAsked);
}

#[test]
fn p13_fig_13_seventeen_of_twenty_paid_and_three_borrowed_for_ten_is_no_promotion() {
    let mut desk = Desk::full(2);
    desk.ring(A, 2).credit(A, 0, 20).gold(A, 17).ring(B, 2).credit(B, 0, 20).gold(B, 20);
    run(&mut desk, &[roll::WINDMILL]);
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: B, ring: 3, paid: 20 });
    assert_eq!(desk.position().called(A), 3);
    desk.act(A, Action::Offer { to: B, give: basket(0, &[(A, 10)]), get: basket(0, &[(B, 3)]) });
    desk.act(B, Action::Accept { offer: 1.into() });
    assert_eq!(desk.phase(), Phase::Payment { payer: A, due: 3, purpose: money_maker::Purpose::Help });
    desk.act(A, with_held(B, &[0, 3], 0));
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: A });
    let state = desk.position();
    assert_eq!((state.ring(A), state.on_board(A), state.held(B, A)), (2, 0, 10));
    assert_eq!(state.on_block(B, 1), 3, "Ann's credit is placed in her ring by Will");
}

#[test]
fn in_short_25_due_15_paid_10_borrowed_for_16() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 25);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Offer { to: B, give: basket(0, &[(A, 16)]), get: basket(0, &[(B, 10)]) });
    desk.act(B, Action::Accept { offer: 1.into() });
    let state = desk.position();
    assert_eq!((state.on_board(A), state.on_block(B, 0), state.held(B, A)), (0, 10, 16));
    assert_eq!(state.ring(A), 2, "the 15 paid alone count for ring II");
}

#[test]
fn p13_thirty_due_twenty_paid_alone_counts_twenty() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 30).gold(A, 20);
    run(&mut desk, &[roll::SHIP]);
    desk.act(B, Action::Offer { to: A, give: basket(12, &[]), get: Basket::default() });
    desk.act(A, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: A, ring: 2, paid: 20 });
    assert_eq!(desk.position().gold(A), 2, "the surplus is kept");
}

#[test]
fn r6_a_run_by_the_roll_uses_its_sector_and_any_other_rolls_afresh() {
    let mut desk = Desk::full(2);
    desk.chip(4).credit(A, 0, 11).roll(&[roll::BLUE_10, roll::SHIP, roll::CARD]);
    desk.expect_told(Rule::MmRunSector, &Event::SectorsHit { faces: [1].into_iter().collect() });
    let mut desk = Desk::full(2);
    desk.chip(4).open(&[20, 21]).roll(&[roll::RED_10, roll::SHIP, roll::CRANE]);
    desk.expect_told(Rule::MmTrack, &Event::RunBegan { number: 1, cause: Cause::FullRow });
    desk.expect_told(Rule::MmRunSector, &Event::SectorsHit { faces: [3].into_iter().collect() });
    assert_eq!(desk.phase(), Phase::Invest { player: B });
}

#[test]
fn r6_the_third_run_adds_a_second_die_and_two_hit_blocks_add_up() {
    let setup = Setup { bank_runs: 4, ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.runs(2).chip(4).ring(A, 2).credit(A, 0, 11).credit(A, 1, 9).gold(A, 20);
    desk.roll(&[roll::BLUE_10, roll::WINDMILL, roll::CRANE, roll::CARD]);
    desk.expect_told(Rule::MmRunSector, &Event::SectorsHit { faces: [0, 3].into_iter().collect() });
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: A, ring: 3, paid: 20 });
}

#[test]
fn r8_an_empty_reserve_sends_the_current_chip_to_the_circle_and_the_sale_completes() {
    let mut desk = Desk::full(2);
    desk.step("trade").goods(A, Good::Production, 4).reserve_gold(2, B);
    desk.act_with(A, Action::Sell { good: Good::Production, count: 4 }, &[roll::SHIP]);
    desk.expect_told(Rule::MmTrack, &Event::RunBegan { number: 1, cause: Cause::EmptyReserve });
    desk.expect_told(Rule::MmRunReserve, &Event::ClaimLapsed { seat: A, amount: 2 });
    assert_eq!((desk.position().gold(A), desk.position().reserve_gold()), (17, 0));
    desk.goods(A, Good::Production, 1);
    let again = Action::Sell { good: Good::Production, count: 1 };
    desk.refused(A, &again, Rule::Mm3Sell, Why::ReserveTooSmall { has: 0 });
}

#[test]
fn r8_what_the_reserve_owes_is_set_off_and_counts_as_paid() {
    let mut desk = Desk::full(2);
    desk.step("trade").goods(A, Good::Production, 10).market(Good::Production, 0).credit(A, 0, 12);
    desk.gold(A, 0).reserve_gold(1, B);
    // Ten goods fetch 8 four times, 7 four times and 6 twice: 72, of which the reserve pays 1.
    desk.act_with(A, Action::Sell { good: Good::Production, count: 10 }, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunReserve, &Event::SetOff { seat: A, amount: 12 });
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: A, ring: 2, paid: 12 });
    assert_eq!((desk.position().gold(A), desk.position().on_board(A)), (1, 0));
    desk.expect_told(Rule::MmRunReserve, &Event::ClaimLapsed { seat: A, amount: 72 - 1 - 12 });
}

#[test]
fn r8_the_rest_is_paid_from_what_the_run_brings_in_and_one_such_run_a_turn() {
    let mut desk = Desk::full(2);
    desk.step("trade").goods(A, Good::Production, 5).credit(B, 0, 3).reserve_gold(3, B);
    desk.act_with(A, Action::Sell { good: Good::Production, count: 5 }, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunReserve, &Event::PaidLate { seat: A, amount: 2 });
    assert_eq!((desk.position().gold(A), desk.position().reserve_gold()), (20, 1));
    desk.goods(A, Good::Production, 2);
    let two = Action::Sell { good: Good::Production, count: 2 };
    desk.refused(A, &two, Rule::Mm3Sell, Why::ReserveTooSmall { has: 1 });
    desk.act(A, Action::Sell { good: Good::Production, count: 1 });
    assert_eq!(desk.phase(), Phase::Trade { player: A }, "no second run by an empty reserve");
}

#[test]
fn r9_two_empty_banks_holding_each_others_credit_are_both_insolvent() {
    let mut desk = Desk::full(2);
    desk.gold(A, 0).gold(B, 0).credit(A, 0, 5).credit(B, 0, 5).held(A, B, 9).held(B, A, 9);
    run(&mut desk, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunSolvent, &Event::AllInsolvent { central: None });
    desk.act(A, Action::Ready).act(B, Action::Ready);
    desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat: A });
    desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat: B });
}

#[test]
fn r9_solvency_spreads_through_held_credit_of_solvent_banks() {
    let mut desk = Desk::full(3);
    desk.gold(A, 0).gold(B, 0).credit(A, 0, 5).credit(B, 0, 5).held(A, B, 5).held(B, C, 5);
    run(&mut desk, &[roll::SHIP]);
    assert!(!desk.told.iter().any(|told| matches!(told.event, Event::FoundInsolvent { .. })));
    let state = desk.position();
    assert_eq!((state.on_board(A), state.on_block(B, 0), state.on_block(C, 0)), (0, 5, 5));
}

#[test]
fn r9_solvent_banks_choose_the_mix_clockwise_from_the_turn_player() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 10).held(A, C, 6).credit(B, 0, 10).held(B, C, 6);
    run(&mut desk, &[roll::SHIP]);
    assert_eq!(desk.waited_for(), SeatSet::only(A));
    desk.act(A, with_held(C, &[6], 4));
    assert_eq!((desk.waited_for(), desk.position().ring(A)), (SeatSet::only(B), 2));
    desk.refused(B, crate::desk::credit(&[10], 0), Rule::MmPay, Why::CannotIssue);
    desk.act(B, crate::desk::gold(10));
    assert_eq!((desk.position().gold(A), desk.position().gold(B), desk.position().on_board(C)), (11, 5, 6));
}

#[test]
fn r9_insolvent_banks_may_add_usable_credit() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 30).held(A, C, 6);
    run(&mut desk, &[roll::SHIP]);
    let purpose = money_maker::Purpose::PartOfCalledCredit;
    assert_eq!(desk.phase(), Phase::Payment { payer: A, due: 15, purpose });
    desk.act(A, with_held(C, &[5], 0));
    assert_eq!((desk.position().called(A), desk.position().held(A, C)), (10, 1));
}

#[test]
fn r11_credit_that_becomes_usable_later_pays_but_does_not_count() {
    let mut desk = Desk::full(3);
    desk.gold(A, 9).credit(A, 0, 10).held(A, B, 5).credit(B, 0, 16);
    run(&mut desk, &[roll::SHIP]);
    assert_eq!((desk.position().called(A), desk.position().called(B)), (1, 1));
    desk.refused(A, &Action::UseCredit { issuer: B }, Rule::MmRunDeals, Why::Unusable { issuer: B });
    desk.act(C, Action::Offer { to: B, give: basket(1, &[]), get: Basket::default() })
        .act(B, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: B, ring: 2, paid: 15 });
    desk.act(A, Action::UseCredit { issuer: B }).act(A, with_held(B, &[0, 1], 0));
    assert_eq!((desk.position().ring(A), desk.position().on_board(A)), (1, 0), "nine count, ten would have");
}

#[test]
fn r11_credit_placed_in_a_run_is_not_called_in_it() {
    let mut desk = Desk::full(3);
    desk.gold(B, 0).credit(B, 0, 5).held(B, C, 5);
    run(&mut desk, &[roll::SHIP]);
    assert_eq!((desk.position().on_block(C, 0), desk.position().gold(C)), (5, 15));
}

#[test]
fn r12_degradations_can_start_the_next_run_in_which_fresh_prisoners_are_spared() {
    let setup = Setup { steps_per_degradation: 6, ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.credit(A, 0, 30).gold(B, 40);
    run(&mut desk, &[roll::SHIP]);
    desk.act_with(A, Action::Concede, &[roll::CRANE]);
    desk.expect_told(Rule::MmTrack, &Event::RunBegan { number: 2, cause: Cause::Degradations });
    desk.act(A, Action::Concede);
    desk.expect_told(Rule::MmPrison, &Event::Spared { seat: A });
    assert!(desk.position().is_alive(A) && desk.position().in_prison(A));
}

#[test]
fn the_full_games_run_refills_no_market() {
    let mut desk = Desk::full(2);
    desk.market(Good::Production, 10).market(Good::Consumer, 3);
    run(&mut desk, &[roll::SHIP]);
    assert_eq!((desk.position().market(Good::Production), desk.position().market(Good::Consumer)), (10, 3));
}

#[test]
fn four_banks_and_every_seat_can_be_named() {
    let mut desk = Desk::full(4);
    desk.credit(D, 0, 40);
    run(&mut desk, &[roll::SHIP]);
    assert_eq!(desk.waited_for(), SeatSet::only(D));
}

#[test]
fn r11_a_rescued_bank_may_help_others() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 16).credit(B, 0, 16);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Offer { to: C, give: Basket::default(), get: basket(3, &[]) })
        .act(C, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: A });
    assert_eq!(desk.position().gold(A), 2);
    desk.act(A, Action::Offer { to: B, give: basket(1, &[]), get: basket(0, &[(B, 2)]) })
        .act(B, Action::Accept { offer: 2.into() });
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: B });
    assert_eq!((desk.position().held(A, B), desk.phase()), (2, Phase::Invest { player: A }));
}

#[test]
fn p14_only_a_single_pay_off_counts_for_promotion() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 6);
    run(&mut desk, &[roll::SHIP]);
    desk.credit(A, 0, 6).act(A, Action::PayOff { block: 0.into() });
    assert_eq!((desk.position().ring(A), desk.position().on_board(A)), (1, 0), "six and six are not ten");
}

#[test]
fn p14_from_one_to_three_takes_thirty_at_once() {
    for (paid, ring) in [(9, 1), (10, 2), (29, 2), (30, 3), (59, 3), (60, 4), (150, 6), (390, 6)] {
        let mut desk = Desk::full(2);
        desk.gold(A, 390).credit(A, 0, paid);
        run(&mut desk, &[roll::SHIP]);
        assert_eq!(desk.position().ring(A), ring, "{paid} paid");
    }
}

#[test]
fn r11_credit_of_a_prisoner_freed_by_paying_comes_too_late_to_count() {
    let mut desk = Desk::full(3);
    // B pays from prison and is free before C pays; C holds B's credit.
    desk.credit(B, 0, 5).ring(B, 0).credit(C, 0, 20).held(C, B, 9).held(C, A, 1);
    run(&mut desk, &[roll::SHIP]);
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: B });
    desk.refused(C, with_held(B, &[1], 0), Rule::MmPay, Why::Unusable { issuer: B });
    desk.act(C, with_held(A, &[1], 0)).act(C, Action::UseCredit { issuer: B });
    assert_eq!(
        (desk.position().called(C), desk.position().ring(C)),
        (0, 2),
        "16 paid alone count, the 4 do not"
    );
}

#[test]
fn p11_one_chip_moves_at_a_time_and_the_next_begins_at_its_start() {
    let mut desk = Desk::full(3);
    desk.chip(5).hand(A, &[card::RUMOUR, card::RUMOUR + 1]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP])
        .act(A, Action::Ready);
    let public = desk.state.public(&desk.config);
    assert_eq!((public.runs, public.chip), (1, 0), "the first chip is in the circle");
    desk.act(A, Action::Play { card: ActionCardId(card::RUMOUR + 1), on: None });
    let public = desk.state.public(&desk.config);
    assert_eq!((public.runs, public.chip), (1, 2), "the second moves by itself");
}
