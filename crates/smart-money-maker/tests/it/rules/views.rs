//! Ruling R12: a hand leaks only where the rules reveal it, then only to whom and when they do; and what has been
//! shown is known until it could have changed.

use game_core::{Audience, Game, Seat, SeatSet};
use smart_money_maker::{Action, Event};

use crate::scene::{Scene, plan};

fn dealt() -> Scene {
    Scene::dealt(4)
}

#[test]
fn starting_notes_are_known_to_all_and_nothing_else_by_name() {
    let scene = dealt();
    for viewer in [None, Some(0), Some(1), Some(2), Some(3)] {
        for of in (0..4).filter(|of| viewer != Some(*of)) {
            assert_eq!(scene.knows(viewer, of, "note 1000"), 2);
            let known = match viewer {
                Some(seat) => scene.state.own(&scene.config, Seat::at(seat)).others[Seat::at(of)].clone(),
                None => scene.state.public(&scene.config).hands[Seat::at(of)].known.clone(),
            };
            assert_eq!(known.cards.len(), 1, "no other card is known");
            assert_eq!((known.more_requests, known.more_new_economy), (1, 4), "but the classes dealt are");
            assert!(known.notes_at_most.is_empty(), "and that there are no other notes");
        }
    }
}

#[test]
fn own_hand_and_drawn_card_are_told_to_their_owner_alone() {
    let scene = dealt();
    for told in &scene.story {
        match told.event {
            Event::HandSeen { seat, .. } | Event::CardDrawn { seat, .. } => {
                assert_eq!(told.audience, Audience::Only(SeatSet::only(seat)));
            }
            Event::CardDrawnUnseen { seat, .. } => {
                assert_eq!(told.audience, Audience::AllBut(SeatSet::only(seat)));
            }
            _ => assert_eq!(told.audience, Audience::Everyone),
        }
    }
}

#[test]
fn collected_notes_are_known_to_all_and_a_paid_one_is_known_to_be_gone() {
    let mut scene = plan(3)
        .hand(0, &["note 1000", "Music"])
        .hand(1, &["Music"])
        .hand(2, &["Maker"])
        .pile(&["request 3000"], &[("note 2000", false, 1)])
        .pile(&["request 50000"], &[])
        .go();
    scene.pay(0, "note 1000", 1);
    assert_eq!((scene.knows(Some(2), 0, "note 2000"), scene.knows(None, 0, "note 1000")), (1, 1));
    scene.pay(1, "Music", 2).pay(2, "Maker", 2).pay(0, "note 2000", 2);
    assert_eq!((scene.knows(Some(2), 0, "note 2000"), scene.knows(None, 0, "note 1000")), (0, 1));
}

#[test]
fn a_hand_shown_on_a_pass_is_known_to_all_until_a_card_leaves_unseen() {
    let mut scene = plan(3)
        .hand(0, &["Coworking", "Music", "note 1000", "note 1000"])
        .hand(1, &["Sharing Economy", "Maker"])
        .hand(2, &["Recycling"])
        .go();
    // The deck's first card is a New Economy card, which obliges to nothing.
    scene.script(&[("draw", 0)]);
    assert!(scene.ok(0, Action::Pass).traces.showed_something);
    for name in ["Coworking", "Music"] {
        assert_eq!((scene.knows(None, 0, name), scene.knows(Some(2), 0, name)), (1, 1));
    }
    let music = scene.card("Music");
    let in_hand: Vec<u8> = scene.state.hand(Seat::at(0)).cards().collect();
    let drawn = in_hand.iter().position(|card| *card == music).expect("held") as u32;
    scene.script(&[("shared card", drawn), ("draw", 0)]);
    scene.ok(1, Action::Share { from: Seat::at(0), joker: false });
    assert_eq!(scene.knows(Some(1), 0, "Coworking"), 1, "who drew it still knows the others");
    assert_eq!(scene.knows(Some(1), 0, "Music"), 0);
    assert_eq!(scene.knows(Some(0), 1, "Music"), 1, "and the one who lost it knows where it is");
    for viewer in [Some(2), None] {
        assert_eq!(scene.knows(viewer, 0, "Coworking"), 0, "for all others it may be the one that left");
        assert_eq!(scene.knows(viewer, 0, "note 1000"), 1, "of two notes one is there for certain");
        assert_eq!(scene.knows(viewer, 1, "Music"), 0);
    }
}

#[test]
fn a_drawn_card_is_unknown_among_known_ones() {
    let mut scene = plan(2).hand(0, &["Coworking"]).hand(1, &["Music"]).go();
    scene.ok(0, Action::Pass).lay_anything_else(1);
    assert_eq!(scene.size(0), 2, "drawn again");
    assert_eq!(scene.knows(Some(1), 0, "Coworking"), 1);
    let known = &scene.state.own(&scene.config, Seat::at(1)).others[Seat::at(0)];
    assert_eq!(known.cards.iter().map(|count| count.count).sum::<u8>(), 1);
}

#[test]
fn reputation_shows_all_hands_to_its_player_alone() {
    let (seat, other, third) = (0, 1, 2);
    let mut scene = plan(4)
        .hand(seat, &["Reputation", "Maker"])
        .hand(other, &["note 1000", "note 1000", "Coworking", "Music", "request 2000"])
        .hand(third, &["Maker"])
        .hand(3, &["Recycling"])
        .hidden()
        .go();
    assert_eq!(scene.knows(Some(seat), other, "Coworking"), 0);
    scene.ok(seat, Action::UseReputation { joker: false });
    let in_hand = scene.state.hand(Seat::at(other)).len();
    let known_to = |viewer: usize| {
        let known = &scene.state.own(&scene.config, Seat::at(viewer)).others[Seat::at(other)];
        known.cards.iter().map(|count| count.count).sum::<u8>()
    };
    assert_eq!((known_to(seat), known_to(third)), (in_hand, 2), "all five, or just the two notes");
    let public = &scene.state.public(&scene.config).hands[Seat::at(other)].known;
    assert_eq!(public.cards.iter().map(|count| count.count).sum::<u8>(), 2);
    for told in &scene.story {
        if let Event::HandLookedAt { seat, .. } = told.event {
            assert_eq!(told.audience, Audience::Only(SeatSet::only(seat)));
        }
    }
    let card = scene.card("Coworking");
    scene.ok(seat, Action::Take { from: Seat::at(other), card: card.into() });
    let name = "Coworking";
    assert_eq!(scene.knows(Some(other), seat, name), 1, "the one it was taken from knows it");
    assert_eq!(scene.knows(Some(seat), other, "Music"), 1, "what was seen stays known");
    assert_eq!(scene.knows(Some(third), seat, name), 0);
    assert_eq!(scene.knows(Some(third), other, "note 1000"), 1, "it may have been a note");
    let may_hold = &scene.state.own(&scene.config, Seat::at(third)).others[Seat::at(seat)].notes_at_most;
    assert_eq!(may_hold.iter().map(|most| most.count).collect::<Vec<_>>(), [1], "which is then here");
}

#[test]
fn cards_given_and_taken_are_told_to_the_two_concerned_alone() {
    let mut scene =
        plan(3).hand(0, &["Crowdfunding"]).hand(1, &["Music", "Maker"]).hand(2, &["Recycling", "Maker"]).go();
    scene.ok(0, Action::Crowdfund { joker: false });
    let card = scene.card("Music");
    assert!(scene.ok(1, Action::Give { card: card.into() }).traces.showed_something);
    assert_eq!((scene.knows(Some(1), 0, "Music"), scene.knows(Some(2), 0, "Music")), (1, 0));
    let told: Vec<Audience> = scene
        .story
        .iter()
        .filter(|told| matches!(told.event, Event::CardGiven { .. } | Event::CardGivenUnseen { .. }))
        .map(|told| told.audience)
        .collect();
    let both = SeatSet::only(Seat::at(0)).with(Seat::at(1));
    assert_eq!(told, [Audience::Only(both), Audience::AllBut(both)]);
}

#[test]
fn when_all_know_that_a_hand_is_all_alike_they_know_what_left_it() {
    let mut scene =
        plan(3).hand(0, &["Sharing Economy"]).hand(1, &["note 500", "note 500"]).hand(2, &["Maker"]).go();
    scene.ok(0, Action::Share { from: Seat::at(1), joker: false });
    assert_eq!((scene.knows(Some(2), 0, "note 500"), scene.knows(None, 1, "note 500")), (1, 1));
}

#[test]
fn what_others_know_of_ones_own_hand_is_in_ones_view() {
    let mut scene = plan(3).hand(0, &["Crowdfunding"]).hand(1, &["Music"]).hand(2, &["Maker"]).go();
    scene.ok(0, Action::Crowdfund { joker: false });
    let (music, maker) = (scene.card("Music"), scene.card("Maker"));
    scene.ok(1, Action::Give { card: music.into() }).ok(2, Action::Give { card: maker.into() });
    let shown = scene.state.own(&scene.config, Seat::at(0)).shown;
    let cards = |seat: usize| shown[Seat::at(seat)].cards.iter().map(|count| count.card).collect::<Vec<_>>();
    // Both hands held one card that everyone knew, so everyone knows both.
    assert_eq!((cards(1).contains(&music), cards(2).contains(&maker)), (true, true));
    assert!(cards(0).is_empty());
}

#[test]
fn at_the_end_the_hands_are_laid_open_and_counted() {
    let mut scene = plan(2)
        .hand(0, &["note 1000"])
        .hand(1, &["Music"])
        .pile(&["request 3000"], &[])
        .last_cards(&[0])
        .go();
    scene.pay(0, "note 1000", 1);
    assert_eq!(scene.knows(None, 1, "Music"), 1);
}
