//! Step 3, Acquiring new loans.

use game_core::{DealRefusal, Seat};
use no_more_money::{Action, DeckFile, Event, LoanTerms, PRINTED_DECK, Phase, Rule, Setup, Why};

use crate::driver::{Position, Sitting, loan_card, offer, turned};

const ANNA: usize = 0;
const ARI: usize = 1;
const OTTO: usize = 2;

/// Anna is the Banker; a 4-round and two 2-round cards lie open.
fn anna_lends(coins: &[u32]) -> Sitting {
    Position::of(3)
        .coins(coins)
        .set("banker", ANNA.into())
        .open_loan_cards(&[loan_card(4), loan_card(2), loan_card(2) + 1])
        .in_the_loan_step()
        .play(turned("loan card", 8))
}

/// The example of section 3: 80 over 4 rounds at 21, 2 gold as security; the fee is 8.
#[test]
fn section_3_example_anna_lends_ari_80_for_a_fee_of_8() {
    let mut table = anna_lends(&[20, 5, 0]);
    let card = loan_card(4);
    // Ari asks for 150, which Anna could not even pay the fee of; after some haggling they agree.
    table.act(ARI, offer(ANNA, card, 150, 40, 1));
    table.act(ANNA, offer(ARI, card, 80, 21, 2));
    table.act(ARI, Action::Accept { offer: 2.into() });
    assert!(table.traces.made_deal, "Ari does not take it back alone");
    assert_eq!(table.coins(), [12, 85, 0]);
    assert_eq!(table.gold(), [3, 1, 3]);
    assert_eq!(table.state.security_of(card), 2);
    let loan = table.state.loan(card).copied().expect("the loan is in force");
    assert_eq!((loan.lender, loan.borrower), (Seat::at(ANNA), Seat::at(ARI)));
    assert_eq!((loan.instalment, loan.remaining), (21, 4));
    assert_eq!(table.public().players[Seat::at(ANNA)].cubes, 7);
    let terms = LoanTerms { card, amount: 80, instalment: 21, security: 2 };
    let (lender, borrower) = (Seat::at(ANNA), Seat::at(ARI));
    table.expect_told(Rule::Nmm3Loan, &Event::LoanMade { lender, borrower, terms, rounds: 4, fee: 8 });
}

#[test]
fn section_3_loans_taken_this_round_are_not_due_before_the_next() {
    let mut table = anna_lends(&[20, 50, 0]);
    let card = loan_card(4);
    table.all([(ANNA, offer(ARI, card, 80, 21, 2)), (ARI, Action::Accept { offer: 1.into() })]);
    table.refused(ARI, Action::PayInstalment { loan: card.into() }, Rule::Nmm3Instalment, Why::NothingDue);
    table.refused(ARI, Action::Default { loan: card.into() }, Rule::Nmm3Default, Why::NothingDue);
    table.everyone_done(3);
    assert_eq!(table.state.loan(card).map(|loan| loan.remaining), Some(4));
}

#[test]
fn easy_to_miss_the_open_loan_card_is_replaced_at_once() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.all([(ANNA, offer(ARI, loan_card(4), 10, 3, 0)), (ARI, Action::Accept { offer: 1.into() })]);
    let open: Vec<u8> = table.public().open_loan_cards.iter().map(|card| card.card).collect();
    assert_eq!(open, [0, 1, 2], "the lowest card of the deck was turned");
    table.expect_told(Rule::Nmm3LoanCard, &Event::LoanCardTurned { card: 2, rounds: 2 });
}

#[test]
fn r1_the_fee_is_a_tenth_rounded_up_and_limits_what_the_banker_can_lend() {
    for (amount, fee) in [(1, 1), (9, 1), (10, 1), (11, 2), (80, 8), (81, 9)] {
        let mut table = anna_lends(&[20, 0, 0]);
        table.all([(ANNA, offer(ARI, 0, amount, 1, 0)), (ARI, Action::Accept { offer: 1.into() })]);
        assert_eq!(table.coins(), [20 - fee, amount, 0], "a loan of {amount}");
    }
    let mut table = anna_lends(&[20, 0, 0]);
    let too_much = Why::TooFewCoins { have: 20, need: 21 };
    table.refused(ANNA, offer(ARI, 0, 201, 1, 0), Rule::Nmm3Fee, too_much);
    table.refused(ARI, offer(ANNA, 0, 201, 1, 0), Rule::Nmm3Fee, too_much);
    table.act(ANNA, offer(ARI, 0, 200, 1, 0));
}

#[test]
fn r2_the_bounds_of_the_four_terms() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.refused(ANNA, offer(ARI, 0, 0, 1, 0), Rule::Nmm3Loan, Why::AmountTooSmall);
    let too_large = Why::TooLarge { most: 9_999 };
    table.refused(ANNA, offer(ARI, 0, 10, 10_000, 0), Rule::Nmm3Loan, too_large);
    table.refused(ANNA, offer(ARI, 5, 10, 1, 0), Rule::Nmm3LoanCard, Why::LoanCardNotOpen);
    let too_little = Why::TooLittleGold { have: 3, need: 4 };
    table.refused(ANNA, offer(ARI, 0, 10, 1, 4), Rule::Nmm3Security, too_little);
    // An instalment of 0 and no security are allowed, and the total may differ from the amount.
    table.all([(ANNA, offer(ARI, 0, 1, 0, 0)), (ARI, Action::Accept { offer: 1.into() })]);
}

#[test]
fn r2_only_the_banker_lends_and_nobody_borrows_from_themselves() {
    let table = anna_lends(&[20, 20, 20]);
    table.refused(ARI, offer(OTTO, 0, 10, 5, 0), Rule::Nmm3Offer, Why::NoBankerInvolved);
    let refusal = DealRefusal::WithYourself;
    table.refused(ANNA, offer(ANNA, 0, 10, 5, 0), Rule::Nmm3Offer, Why::Deal { refusal });
    table.refused(ANNA, offer(3, 0, 10, 5, 0), Rule::Nmm3Offer, Why::NoSuchPlayer);
}

#[test]
fn r2_a_free_cube_of_the_lender_is_needed() {
    let setup = Setup { cubes: 1, ..Setup::default() };
    let mut table =
        Position::with(3, setup).set("banker", ANNA.into()).in_the_loan_step().play(turned("loan card", 1));
    table.all([(ANNA, offer(ARI, 0, 10, 5, 0)), (ARI, Action::Accept { offer: 1.into() })]);
    table.refused(ANNA, offer(OTTO, 1, 10, 5, 0), Rule::Nmm3Cube, Why::NoCubeLeft);
}

#[test]
fn r2_without_an_open_loan_card_there_is_no_loan() {
    let deck = one_loan_card();
    let setup = Setup { deck: Some(deck), open_loan_cards: 1, ..Setup::default() };
    let mut table = Position::with(3, setup).set("banker", ANNA.into()).in_the_loan_step().play(vec![]);
    table.all([(ANNA, offer(ARI, 0, 10, 5, 0)), (ARI, Action::Accept { offer: 1.into() })]);
    assert!(table.public().open_loan_cards.is_empty());
    table.refused(ANNA, offer(OTTO, 0, 10, 5, 0), Rule::Nmm3LoanCard, Why::LoanCardNotOpen);
}

fn one_loan_card() -> DeckFile {
    let mut deck = DeckFile::parse(PRINTED_DECK).expect("the printed deck reads");
    deck.loan.truncate(1);
    deck.loan[0].copies = 1;
    deck
}

/// "There should always be 3 loan cards available": a gap is filled as soon as a card comes back.
#[test]
fn r8_a_loan_card_that_comes_back_is_opened_at_once_if_one_is_missing() {
    let setup = Setup { deck: Some(one_loan_card()), open_loan_cards: 1, ..Setup::default() };
    let mut table = Position::with(3, setup)
        .round(2, ANNA)
        .open_loan_cards(&[])
        .loan(0, [ANNA, ARI], 5, 1, 1)
        .in_the_loan_step()
        .play(turned("loan card", 1));
    table.act(ARI, Action::PayInstalment { loan: 0.into() });
    let open: Vec<u8> = table.public().open_loan_cards.iter().map(|card| card.card).collect();
    assert_eq!(open, [0]);
}

#[test]
fn r2_counter_offers_replace_the_offer_they_answer() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.all([(ANNA, offer(ARI, 0, 10, 8, 1)), (ARI, offer(ANNA, 0, 20, 8, 1))]);
    let refusal = DealRefusal::NoSuchOffer;
    table.refused(ARI, Action::Accept { offer: 1.into() }, Rule::Nmm3Offer, Why::Deal { refusal });
    table.act(ANNA, Action::Accept { offer: 2.into() });
    assert_eq!(table.coins(), [18, 20, 0]);
}

#[test]
fn r2_an_offer_is_answered_only_by_its_addressee_and_withdrawn_only_by_its_maker() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.act(ANNA, offer(ARI, 0, 10, 8, 1));
    let refusal = DealRefusal::NotYours;
    table.refused(OTTO, Action::Accept { offer: 1.into() }, Rule::Nmm3Offer, Why::Deal { refusal });
    table.refused(ARI, Action::Withdraw { offer: 1.into() }, Rule::Nmm3Offer, Why::Deal { refusal });
    table.act(ANNA, Action::Withdraw { offer: 1.into() });
    let refusal = DealRefusal::NoSuchOffer;
    table.refused(ARI, Action::Accept { offer: 1.into() }, Rule::Nmm3Offer, Why::Deal { refusal });
}

#[test]
fn r2_offers_that_can_no_longer_be_kept_lapse() {
    let mut table = anna_lends(&[10, 0, 0]);
    table.all([(ANNA, offer(ARI, 0, 90, 60, 1)), (ANNA, offer(OTTO, 1, 20, 15, 1))]);
    table.act(ARI, Action::Accept { offer: 1.into() });
    let lapsed = Event::OfferLapsed { offer: 2.into(), from: Seat::at(ANNA), to: Seat::at(OTTO) };
    table.expect_told(Rule::Nmm3Offer, &lapsed);
}

#[test]
fn r3_one_open_offer_per_pair_and_12_offers_a_player_and_step() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.act(ANNA, offer(ARI, 0, 10, 8, 1));
    let refusal = DealRefusal::OfferStands { id: 1.into() };
    table.refused(ANNA, offer(ARI, 0, 9, 8, 1), Rule::Nmm3Offer, Why::Deal { refusal });
    table.act(ANNA, Action::Withdraw { offer: 1.into() });
    for id in 2..=12 {
        table.all([(ANNA, offer(ARI, 0, 10, 8, 1)), (ANNA, Action::Withdraw { offer: id.into() })]);
    }
    let refusal = DealRefusal::TooManyOffers { limit: 12 };
    table.refused(ANNA, offer(ARI, 0, 10, 8, 1), Rule::Nmm3Offer, Why::Deal { refusal });
    table.act(ARI, offer(ANNA, 0, 10, 8, 1));
}

#[test]
fn r3_a_new_offer_reopens_only_its_addressee() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.all([(ARI, Action::Done), (OTTO, Action::Done)]);
    assert_eq!(table.asked(), [ANNA]);
    table.act(ANNA, offer(ARI, 0, 10, 8, 1));
    assert_eq!(table.asked(), [ANNA, ARI], "Otto is not asked again");
    table.all([(ANNA, Action::Done), (ARI, Action::Done)]);
    assert!(matches!(table.state.phase(), Phase::InvestmentAuction(_)));
    assert!(table.happened().contains(&Event::OfferDeclined {
        offer: 1.into(),
        from: Seat::at(ANNA),
        to: Seat::at(ARI)
    }));
}

#[test]
fn r3_whoever_is_done_is_done_once() {
    let mut table = anna_lends(&[20, 0, 0]);
    table.act(ARI, Action::Done);
    table.refused(ARI, Action::Done, Rule::Nmm3Done, Why::AlreadyDone);
}
