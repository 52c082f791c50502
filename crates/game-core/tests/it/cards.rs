//! Decks that are bags, and hands that remember who has seen what.

use game_core::{Bag, Chance, Draw, Hand, Seat, SeatSet};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);
const C: Seat = Seat::at(2);

fn only(seat: Seat) -> SeatSet {
    SeatSet::only(seat)
}

#[test]
fn a_bag_is_a_set_of_cards() {
    let mut bag: Bag<2> = Bag::of([3, 64, 127, 3]);
    assert_eq!(bag.len(), 3);
    assert_eq!(bag.iter().collect::<Vec<_>>(), [3, 64, 127]);
    assert!(bag.take(64) && !bag.take(64));
    assert!(!bag.has(64) && bag.has(127));
    bag.take(3);
    bag.take(127);
    assert!(bag.is_empty());
}

#[test]
fn a_card_no_bag_can_hold_is_in_none() {
    let mut bag: Bag<1> = Bag::of(0..64);
    assert!(!bag.has(64) && !bag.has(255));
    assert!(!bag.take(64) && !bag.take(255));
    assert_eq!(bag.len(), 64);
}

#[test]
fn the_card_drawn_is_the_one_chance_points_at() {
    let all = [0, 5, 63, 64, 100];
    for (place, card) in all.iter().enumerate() {
        let mut bag: Bag<2> = Bag::of(all);
        let mut chance = Chance::script([Draw::new("card", place as u32)]);
        assert_eq!(bag.draw("card", &mut chance), Some(*card));
        assert_eq!(bag.len(), 4);
        assert!(!bag.has(*card));
        assert_eq!(chance.fault(), None);
    }
}

#[test]
fn every_place_of_a_full_and_of_a_sparse_bag_is_found() {
    let sparse: Vec<u8> = (0..128).filter(|card| card % 7 == 3 || card / 8 == 5).collect();
    for all in [(0..128).collect(), sparse] {
        for (place, card) in all.iter().enumerate() {
            let mut bag: Bag<2> = Bag::of(all.iter().copied());
            let mut chance = Chance::script([Draw::new("card", place as u32)]);
            assert_eq!(bag.draw("card", &mut chance), Some(*card), "place {place} of {all:?}");
        }
    }
}

#[test]
fn an_empty_bag_gives_nothing_and_asks_no_chance() {
    let mut chance = Chance::fast(1);
    assert_eq!(Bag::<1>::default().draw("card", &mut chance), None);
    assert_eq!(Hand::<4>::default().pick("card", &mut chance), None);
    assert!(!chance.drew());
}

#[test]
fn pouring_leaves_the_other_empty() {
    let (mut deck, mut discard): (Bag<2>, Bag<2>) = (Bag::of([1, 2]), Bag::of([2, 70]));
    deck.pour(&mut discard);
    assert_eq!(deck, Bag::of([1, 2, 70]));
    assert!(discard.is_empty());
}

#[test]
fn bags_read_back_and_refuse_what_cannot_be() {
    let bag: Bag<1> = Bag::of([0, 63]);
    assert_eq!(serde_json::to_string(&bag).unwrap(), "[0,63]");
    assert_eq!(serde_json::from_str::<Bag<1>>("[63,0]").unwrap(), bag);
    for bad in ["[64]", "[1,1]", "[-1]", "[256]", "3", "null"] {
        assert!(serde_json::from_str::<Bag<1>>(bad).is_err(), "{bad}");
    }
    let largest: Bag<4> = Bag::of([0, 255]);
    assert_eq!(serde_json::from_str::<Bag<4>>("[0,255]").unwrap(), largest);
    assert_eq!(largest.iter().collect::<Vec<_>>(), [0, 255]);
}

fn hand() -> Hand<6> {
    let mut hand = Hand::default();
    hand.add(9, only(B));
    hand.add(2, SeatSet::NONE);
    hand.add(5, only(B).with(C));
    hand
}

#[test]
fn a_hand_is_sorted_whatever_came_first() {
    assert_eq!(hand().cards().collect::<Vec<_>>(), [2, 5, 9]);
    assert!(hand().has(5) && !hand().has(4));
    assert_eq!(hand().len(), 3);
}

#[test]
fn what_was_shown_stays_known() {
    let mut hand = hand();
    assert_eq!(hand.known_to(B).collect::<Vec<_>>(), [5, 9]);
    assert_eq!(hand.known_to(C).collect::<Vec<_>>(), [5]);
    hand.show(2, only(C));
    hand.show(4, only(C));
    assert_eq!(hand.known_to(C).collect::<Vec<_>>(), [2, 5]);
    hand.show_all(only(C));
    assert_eq!(hand.known_to(C).collect::<Vec<_>>(), [2, 5, 9]);
    assert_eq!(hand.known_to(B).collect::<Vec<_>>(), [5, 9]);
    assert_eq!(hand.known_to(A).count(), 0, "the owner's own knowledge needs no note");
}

#[test]
fn an_open_removal_leaves_what_is_known() {
    let mut hand = hand();
    let held = hand.remove_openly(5).unwrap();
    assert_eq!((held.card, held.seen_by), (5, only(B).with(C)));
    assert_eq!(hand.known_to(B).collect::<Vec<_>>(), [9]);
    assert_eq!(hand.remove_openly(5), None);
}

#[test]
fn a_secret_removal_clears_what_outsiders_knew() {
    let mut hand = hand();
    assert!(hand.remove_secretly(2, only(C)).is_some());
    assert_eq!(hand.known_to(C).collect::<Vec<_>>(), [5], "an insider has seen which one went");
    assert_eq!(hand.known_to(B).count(), 0, "for an outsider any of them may have gone");
    assert_eq!(hand.cards().collect::<Vec<_>>(), [5, 9]);
}

#[test]
fn removing_a_card_that_is_not_there_changes_nothing() {
    let mut hand = hand();
    assert_eq!(hand.remove_secretly(7, SeatSet::NONE), None);
    assert_eq!(hand, self::hand());
}

#[test]
fn a_random_card_of_a_hand_is_the_one_chance_points_at() {
    let mut chance = Chance::script([Draw::new("theft", 1)]);
    assert_eq!(hand().pick("theft", &mut chance), Some(5));
}

#[test]
fn hands_read_back_and_refuse_what_cannot_be() {
    let json = serde_json::to_string(&hand()).unwrap();
    assert_eq!(serde_json::from_str::<Hand<6>>(&json).unwrap(), hand());
    let card = |card: u8| format!(r#"{{"card":{card},"seen_by":[]}}"#);
    let hand = |cards: &[u8]| {
        let cards: Vec<String> = cards.iter().map(|number| card(*number)).collect();
        serde_json::from_str::<Hand<3>>(&format!(r#"{{"cards":[{}]}}"#, cards.join(",")))
    };
    assert!(hand(&[1, 2, 3]).is_ok());
    assert!(hand(&[1, 2, 3, 4]).is_err(), "more than the hand can hold");
    assert!(hand(&[2, 1]).is_err(), "out of order: the cards could not be found");
    assert!(hand(&[2, 2]).is_err(), "the same card twice");
}

#[test]
fn what_is_in_both_bags() {
    let (one, other): (Bag<2>, Bag<2>) = (Bag::of([1, 2, 70, 71]), Bag::of([2, 3, 71]));
    assert_eq!(one.and(&other), Bag::of([2, 71]));
    assert!(one.and(&Bag::default()).is_empty());
}

#[test]
fn what_is_in_either_bag() {
    let (one, other): (Bag<2>, Bag<2>) = (Bag::of([1, 70]), Bag::of([1, 2, 127]));
    assert_eq!(one.or(&other), Bag::of([1, 2, 70, 127]));
}

#[test]
fn a_card_that_leaves_secretly_among_some_leaves_the_rest_known() {
    let mut hand = Hand::<4>::default();
    for card in [1, 2, 3, 4] {
        hand.add(card, only(B).with(C));
    }
    let even = |card: u8| card.is_multiple_of(2);
    let held = hand.remove_secretly_among(2, only(B), even).expect("it is there");
    assert_eq!(held.card, 2);
    assert_eq!(
        hand.known_to(C).collect::<Vec<_>>(),
        [1, 3],
        "the other even card may be gone for all C knows"
    );
    assert_eq!(hand.known_to(B).collect::<Vec<_>>(), [1, 3, 4]);
    assert_eq!(hand.remove_secretly_among(2, only(B), even), None);
}
