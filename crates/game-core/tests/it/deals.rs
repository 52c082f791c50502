//! Deals: offers by number, counter-offers, limits, and what is refused.

use game_core::{DealRefusal, Deals, Log, Seat};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);
const C: Seat = Seat::at(2);

#[test]
fn an_offer_stands_until_it_is_closed_and_only_the_other_side_answers() {
    let mut deals = Deals::new(3, 12);
    let (offer, countered) = deals.make(A, B, 7u32);
    assert_eq!((offer.from, offer.to, offer.terms, countered), (A, B, 7, None));
    assert_eq!(deals.check_answer(B, offer.id), Ok(&offer));
    assert_eq!(deals.check_answer(A, offer.id), Err(DealRefusal::NotYours));
    assert_eq!(deals.check_answer(C, offer.id), Err(DealRefusal::NotYours));
    assert_eq!(deals.check_withdraw(A, offer.id), Ok(()));
    assert_eq!(deals.check_withdraw(B, offer.id), Err(DealRefusal::NotYours));
    assert_eq!(deals.close(offer.id), Some(offer));
    assert_eq!(deals.check_answer(B, offer.id), Err(DealRefusal::NoSuchOffer));
    assert_eq!(deals.check_withdraw(A, offer.id), Err(DealRefusal::NoSuchOffer));
    assert_eq!(deals.close(offer.id), None);
}

#[test]
fn an_accepted_offer_leaves_a_trace_and_a_declined_one_none() {
    let mut deals = Deals::new(3, 12);
    let mut log: Log<u32, &str> = Log::off();
    let (offer, _) = deals.make(A, B, 7u32);
    deals.close(offer.id);
    assert_eq!((deals.accept(offer.id, &mut log), log.made_deal()), (None, false));
    let (offer, _) = deals.make(A, B, 7u32);
    assert_eq!((deals.accept(offer.id, &mut log), log.made_deal()), (Some(offer), true));
    log.forget_traces();
    assert!(!log.made_deal(), "traces are of one action");
}

#[test]
fn between_two_seats_one_offer_stands_and_an_answer_counters_it() {
    let mut deals = Deals::new(3, 12);
    let (first, _) = deals.make(A, B, 1u32);
    assert_eq!(deals.check_make(A, B), Err(DealRefusal::OfferStands { id: first.id }));
    assert_eq!(deals.check_make(B, A), Ok(()));
    assert_eq!(deals.check_make(A, C), Ok(()));
    let (counter, countered) = deals.make(B, A, 2);
    assert_eq!(countered, Some(first));
    assert_eq!(deals.open(), [counter]);
    assert_eq!(deals.between(A, B), Some(&counter));
    assert_eq!(deals.find(first.id), None);
    assert_ne!(counter.id, first.id, "numbers are never used twice");
}

#[test]
fn haggling_ends() {
    let mut deals = Deals::new(3, 3);
    for left in [2, 1, 0] {
        let (offer, _) = deals.make(A, B, ());
        deals.close(offer.id);
        assert_eq!(deals.offers_left(A), left);
    }
    assert_eq!(deals.check_make(A, C), Err(DealRefusal::TooManyOffers { limit: 3 }));
    assert_eq!(deals.check_make(B, A), Ok(()), "the limit is each seat's own");
}

#[test]
fn nobody_deals_with_themselves() {
    assert_eq!(Deals::<()>::new(3, 3).check_make(A, A), Err(DealRefusal::WithYourself));
}

#[test]
fn offers_that_no_longer_stand_lapse_one_by_one() {
    let mut deals = Deals::new(3, 12);
    deals.make(A, B, 5u32);
    let (kept, _) = deals.make(B, C, 1);
    deals.make(C, A, 9);
    let mut lapsed = Vec::new();
    while let Some(offer) = deals.lapse_one(|offer| offer.terms < 5) {
        lapsed.push(offer.terms);
    }
    assert_eq!(lapsed, [5, 9]);
    assert_eq!(deals.open(), [kept]);
}

#[test]
fn every_pair_of_the_largest_table_can_have_an_offer_open() {
    let mut deals = Deals::new(6, 12);
    for from in 0..6 {
        for to in from + 1..6 {
            deals.make(Seat::at(from), Seat::at(to), ());
        }
    }
    assert_eq!(deals.open().len(), 15);
    assert!(deals.is_sound(6));
}

/// A click on an offer of the last phase must not accept one of this phase.
#[test]
fn numbers_go_on_from_phase_to_phase() {
    let mut deals = Deals::new(3, 1);
    let (old, _) = deals.make(A, B, 1u32);
    deals.reopen();
    assert!(deals.open().is_empty());
    assert_eq!(deals.offers_left(A), 1);
    let (new, _) = deals.make(A, B, 2);
    assert_ne!(old.id, new.id);
    assert!(deals.is_sound(3), "and that is a position");
}

#[test]
fn deals_read_back_as_written() {
    let mut deals = Deals::new(3, 12);
    deals.make(A, B, 5u32);
    let json = serde_json::to_string(&deals).unwrap();
    assert_eq!(serde_json::from_str::<Deals<u32>>(&json).unwrap(), deals);
}

#[test]
fn deals_from_a_file_that_cannot_be_are_not_sound() {
    let sound = |json: &str| serde_json::from_str::<Deals<u32>>(json).is_ok_and(|deals| deals.is_sound(3));
    let offer = |id: u16, from: u8, to: u8| format!(r#"{{"id":{id},"from":{from},"to":{to},"terms":1}}"#);
    let deals = |offers: &[String], made: &str| {
        format!(r#"{{"open":[{}],"made":{made},"next":3,"limit":12}}"#, offers.join(","))
    };
    assert!(sound(&deals(&[offer(1, 0, 1), offer(2, 1, 2)], "[[0,1,0],[0,0,1],[0,0,0]]")));
    assert!(
        !sound(&deals(&[offer(1, 0, 1), offer(2, 1, 0)], "[[0,1,0],[0,0,1],[0,0,0]]")),
        "two for one pair"
    );
    assert!(!sound(&deals(&[offer(3, 0, 1)], "[[0,1,0],[0,0,0],[0,0,0]]")), "a number not yet given");
    assert!(!sound(&deals(&[offer(1, 0, 0)], "[[0,1,0],[0,0,0],[0,0,0]]")), "with oneself");
    assert!(!sound(&deals(&[offer(1, 0, 4)], "[[0,1,0],[0,0,0],[0,0,0]]")), "with nobody");
    assert!(!sound(&deals(&[], "[[0,0],[0,0]]")), "a smaller table");
    assert!(!sound(&deals(&[], "[[0,0],[0,0],[0,0]]")), "offers to fewer than there are");
    assert!(!sound(&deals(&[], "[[1,0,0],[0,0,0],[0,0,0]]")), "made to oneself");
}

#[test]
fn offers_are_counted_for_each_partner() {
    let mut deals = Deals::new(3, 3);
    deals.make(A, B, 5u32);
    deals.make(B, A, 6u32);
    deals.make(A, B, 7u32);
    assert_eq!((deals.made_to(A, B), deals.made_to(B, A), deals.made_to(A, Seat::at(2))), (2, 1, 0));
    assert_eq!(deals.offers_left(A), 1);
    deals.reopen();
    assert_eq!((deals.made_to(A, B), deals.offers_left(A)), (0, 3));
}
