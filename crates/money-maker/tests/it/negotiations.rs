//! Negotiations in a bank run: who may deal with whom, what changes hands, and how it ends. Rulings R10 and R12.

use game_core::{Bag, DealRefusal, Game, IdSet, OfferId, SeatSet};
use money_maker::{Action, Basket, Event, Good, Phase, Reason, Rule, Why};

use crate::desk::{A, B, C, Desk, basket, card, place, roll};
use crate::run::run;

#[test]
fn r10_deals_need_a_run_and_a_solvent_side() {
    let mut desk = Desk::full(3);
    let offer = Action::Offer { to: C, give: basket(1, &[]), get: Basket::default() };
    desk.refused(A, &offer, Rule::MmRunDeals, Why::NotNow);
    desk.credit(A, 0, 30).credit(B, 0, 30);
    run(&mut desk, &[roll::SHIP]);
    let between_short = Action::Offer { to: B, give: basket(0, &[(A, 5)]), get: Basket::default() };
    desk.refused(A, &between_short, Rule::MmRunDeals, Why::BothShort);
    let uncovered = Action::Offer { to: C, give: basket(1, &[]), get: Basket::default() };
    desk.refused(A, &uncovered, Rule::MmRunDeals, Why::NotCovered);
    let nothing = Action::Offer { to: C, give: Basket::default(), get: Basket::default() };
    desk.refused(A, &nothing, Rule::MmRunDeals, Why::NothingOffered);
}

#[test]
fn r10_anything_may_change_hands_and_action_cards_stay_unseen() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 30)
        .owns(A, &[card::BAKERY])
        .goods(A, Good::Consumer, 2)
        .hand(A, &[card::FIRE, card::HARVEST]);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Ready);
    let give = Basket { goods: [0, 2], cards: Bag::of([card::BAKERY]), action_cards: 1, ..Basket::default() };
    desk.act(A, Action::Offer { to: B, give, get: basket(15, &[]) })
        .act(B, Action::Accept { offer: 1.into() });
    let unseen = |event: &Event| !matches!(event, Event::ActionCardSeen { .. });
    assert!(desk.events().iter().all(unseen));
    desk.act(A, Action::HandOver { cards: IdSet::new(Bag::of([card::HARVEST])) });
    desk.expect_told(Rule::MmRunDeals, &Event::ActionCardsHandedOver { from: A, to: B, count: 1 });
    let view = serde_json::to_string(&desk.state.own(&desk.config, C)).expect("a view is JSON");
    assert!(!view.contains(r#""known":[[],[14]"#), "a third seat does not see it: {view}");
    let giver = desk.state.own(&desk.config, A);
    assert!(giver.known[B].has(card::HARVEST), "the giver remembers");
    let state = desk.position();
    assert_eq!((state.goods(B, Good::Consumer), state.on_board(A), state.gold(B)), (2, 0, 0));
}

#[test]
fn r10_an_offer_no_longer_covered_lapses_and_one_stands_per_pair() {
    let mut desk = Desk::full(4);
    desk.credit(A, 0, 30).credit(B, 0, 30);
    run(&mut desk, &[roll::SHIP]);
    let ask = |n| Action::Offer { to: C, give: basket(0, &[]), get: basket(n, &[]) };
    desk.act(A, ask(15));
    desk.refused(
        A,
        ask(3),
        Rule::MmRunDeals,
        Why::Deal { refusal: DealRefusal::OfferStands { id: 1.into() } },
    );
    desk.act(B, ask(10)).act(C, Action::Accept { offer: 2.into() });
    desk.expect_told(Rule::MmRunDeals, &Event::OfferLapsed { offer: 1.into(), from: A, to: C });
    desk.refused(
        C,
        &Action::Accept { offer: 1.into() },
        Rule::MmRunDeals,
        Why::Deal { refusal: DealRefusal::NoSuchOffer },
    );
    assert_eq!(desk.position().called(B), 5);
}

#[test]
fn r12_a_concession_may_be_withdrawn_and_all_short_banks_fall_together() {
    let mut desk = Desk::full(3);
    desk.ring(A, 3).credit(A, 0, 20).credit(A, 1, 4).credit(B, 0, 20);
    run(&mut desk, &[roll::WINDMILL]);
    desk.refused(C, &Action::Concede, Rule::MmRunConcede, Why::NotShort);
    desk.act(A, Action::Concede).expect_told(Rule::MmRunConcede, &Event::Conceded { seat: A });
    desk.refused(A, &Action::Concede, Rule::MmRunConcede, Why::AlreadyDone);
    desk.act(A, Action::Reconsider).expect_told(Rule::MmRunConcede, &Event::Reconsidered { seat: A });
    desk.act(B, Action::Concede).act(A, Action::Concede);
    desk.expect_told(Rule::MmDegradation, &Event::Degraded { seat: A, ring: 2 });
    desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat: B });
    assert_eq!(desk.phase(), Phase::Place { banks: SeatSet::only(A) });
    assert_eq!(desk.position().in_hand(A), 5 + 4, "the unpaid rest included");
    desk.act(A, place(&[4, 5]));
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 4, left: 3 });
    assert_eq!((desk.position().ring(A), desk.position().ring(B), desk.position().on_block(B, 0)), (2, 0, 5));
}

#[test]
fn r12_with_no_solvent_bank_there_is_no_negotiation() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 30).credit(B, 0, 30);
    run(&mut desk, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunSolvent, &Event::AllInsolvent { central: None });
    desk.refused(A, &Action::Concede, Rule::MmRunConcede, Why::NotNow);
    desk.act(A, Action::Ready).act(B, Action::Ready);
    assert_eq!((desk.position().ring(A), desk.position().ring(B)), (0, 0));
}

#[test]
fn an_offer_can_be_refused_and_withdrawn_and_twelve_are_enough() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 30);
    run(&mut desk, &[roll::SHIP]);
    let ask = Action::Offer { to: B, give: Basket::default(), get: basket(1, &[]) };
    desk.act(A, ask.clone());
    desk.refused(
        B,
        &Action::Withdraw { offer: 1.into() },
        Rule::MmRunDeals,
        Why::Deal { refusal: DealRefusal::NotYours },
    );
    desk.act(B, Action::Refuse { offer: OfferId(1), reason: None });
    for offer in 2..=12 {
        desk.act(A, ask.clone()).act(A, Action::Withdraw { offer: offer.into() });
    }
    desk.refused(A, &ask, Rule::MmRunDeals, Why::Deal { refusal: DealRefusal::TooManyOffers { limit: 12 } });
}

#[test]
fn an_offer_can_be_turned_down_with_a_reason() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 30);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Offer { to: B, give: basket(0, &[(A, 15)]), get: basket(0, &[(B, 15)]) });
    let reason = Reason::TooLittle;
    desk.refused(
        A,
        &Action::Refuse { offer: OfferId(1), reason: Some(reason) },
        Rule::MmRunDeals,
        Why::Deal { refusal: DealRefusal::NotYours },
    );
    desk.act(B, Action::Refuse { offer: OfferId(1), reason: Some(reason) });
    desk.expect_told(
        Rule::MmRunDeals,
        &Event::OfferRefusedBecause { offer: 1.into(), from: A, to: B, reason },
    );
    let json =
        serde_json::to_value(Action::Refuse { offer: OfferId(1), reason: Some(reason) }).expect("JSON");
    assert_eq!(json, serde_json::json!({ "refuse": { "offer": 1, "reason": 0 } }));
    let old = serde_json::json!({ "refuse_because": { "offer": 1, "reason": 0 } });
    assert_eq!(
        json,
        serde_json::to_value(serde_json::from_value::<Action>(old).expect("old")).expect("JSON")
    );
    assert!(serde_json::from_str::<Reason>("5").is_err());
}

#[test]
fn whoever_has_made_an_offer_is_not_pressed_until_it_is_answered() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 30);
    run(&mut desk, &[roll::SHIP]);
    assert_eq!(desk.waited_for(), SeatSet::only(A));
    desk.act(A, Action::Offer { to: B, give: basket(0, &[(A, 20)]), get: basket(0, &[(B, 15)]) });
    assert_eq!(desk.waited_for(), SeatSet::only(B));
    desk.act(B, Action::Refuse { offer: OfferId(1), reason: None });
    assert_eq!(desk.waited_for(), SeatSet::only(A));
}

#[test]
fn what_happens_in_negotiations_is_counted_for_the_gauges() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 25);
    run(&mut desk, &[roll::SHIP]);
    let ask = |n| Action::Offer { to: B, give: basket(0, &[(A, n)]), get: basket(0, &[(B, 10)]) };
    desk.act(A, ask(10)).act(B, Action::Refuse { offer: OfferId(1), reason: None });
    desk.act(A, ask(16)).act(B, Action::Accept { offer: 2.into() });
    let tally = desk.state.public(&desk.config).tally;
    assert_eq!((tally.runs_with_both, tally.runs_with_an_offer), (1, 1));
    assert_eq!((tally.offers, tally.deals, tally.all_insolvent), (2, 1, 0));
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 25).credit(B, 0, 25);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Ready).act(B, Action::Ready);
    let tally = desk.state.public(&desk.config).tally;
    assert_eq!((tally.runs_with_both, tally.all_insolvent), (0, 1), "a Minsky moment");
    assert_eq!((tally.falls[A], tally.falls[B]), (1, 1));
}

/// Offers are numbered through the whole game, past 255 too.
#[test]
fn an_offer_with_a_large_number_keeps_its_name() {
    for action in [
        Action::Accept { offer: OfferId(300) },
        Action::Refuse { offer: OfferId(300), reason: None },
        Action::Withdraw { offer: OfferId(300) },
    ] {
        let mut things = Vec::new();
        game_core::Action::things(&action, &mut things);
        assert_eq!(things.iter().map(ToString::to_string).collect::<Vec<_>>(), ["offer:300"], "{action:?}");
    }
}
