//! Section 4: Growing New Business cards in both uses.

use game_core::{Seat, SeatSet};
use smart_money_maker::{Action, Event, Phase, Rule, Setup, Why};

use crate::scene::{Scene, plan};

fn pay_off(scene: &mut Scene, name: &str, request: u8) {
    let card = scene.card(name);
    scene.ok(0, Action::PayOff { card: card.into(), request: request.into(), joker: false });
}

#[test]
fn s4_each_business_fully_pays_a_request_even_under_lobby() {
    for business in ["Sharing Economy", "Crowdfunding", "Reputation", "Free"] {
        let mut scene = plan(2)
            .hand(0, &[business])
            .hand(1, &["Music"])
            .pile(&["request 50000"], &[("Lobby", false, 1)])
            .go();
        pay_off(&mut scene, business, 1);
        assert!(!scene.is_open(1));
        assert_eq!((scene.discarded(business), scene.discarded("request 50000")), (1, 1));
        assert_eq!(scene.size(0), 1, "the Lobby card, and no effect besides (R5)");
    }
}

#[test]
fn s4_only_a_business_pays_off_and_only_an_open_request() {
    let scene = plan(2).hand(0, &["note 2000", "Free"]).pile(&["request 5000"], &[]).go();
    let card = scene.card("note 2000");
    let not = Why::NotABusiness { card };
    scene.refused(
        0,
        Action::PayOff { card: card.into(), request: 1.into(), joker: false },
        Rule::Smm4PayOff,
        not,
    );
    let card = scene.card("Free");
    let none = Why::NoSuchRequest { request: 2 };
    scene.refused(
        0,
        Action::PayOff { card: card.into(), request: 2.into(), joker: false },
        Rule::Smm4PayOff,
        none,
    );
}

#[test]
fn r4_it_pays_one_request_of_a_raised_pile_which_stays_open_for_the_rest() {
    let mut scene = plan(2)
        .hand(0, &["Free"])
        .hand(1, &["Music"])
        .pile(&["request 20000", "request 8000"], &[("note 2000", false, 1)])
        .go();
    pay_off(&mut scene, "Free", 1);
    let pile = scene.state.piles()[0];
    assert_eq!((pile.amount, pile.paid), (8_000, 2_000), "the contributions stay in it");
    assert_eq!(scene.cash(0), 0, "nothing is collected yet");
    assert!(scene.has_told(Rule::Smm4PayOff, |event| matches!(event, Event::PileStaysOpen { .. })));
}

#[test]
fn r4_if_the_contributions_cover_the_rest_the_pile_closes_too() {
    let mut scene = plan(2)
        .hand(0, &["Free"])
        .hand(1, &["Music"])
        .pile(&["request 20000", "request 2000"], &[("note 2000", false, 1), ("Open Hardware", false, 1)])
        .go();
    pay_off(&mut scene, "Free", 1);
    assert!(!scene.is_open(1));
    assert_eq!(scene.cash(0), 2_000, "its notes, by option 2");
    assert_eq!((scene.discarded("request 2000"), scene.discarded("Open Hardware")), (1, 1));
}

#[test]
fn s4_sharing_economy_picks_a_card_at_random_from_another_player() {
    for (drawn, name) in [(0, "note 1000"), (1, "Coworking"), (2, "Lobby")] {
        let mut scene = plan(3)
            .hand(0, &["Sharing Economy"])
            .hand(1, &["Coworking", "Lobby", "note 1000"])
            .hand(2, &["Music"])
            .go();
        scene.script(&[("shared card", drawn), ("draw", 0)]);
        scene.ok(0, Action::Share { from: Seat::at(1), joker: false });
        assert_eq!((scene.held(0, name), scene.held(1, name)), (1, 0), "{name}");
        let (from, to, card) = (Seat::at(1), Seat::at(0), scene.card(name));
        let both = SeatSet::only(from).with(to);
        scene.expect_told_only(both, Rule::Smm4SharingEconomy, &Event::CardShared { from, to, card });
        assert_eq!(scene.discarded("Sharing Economy"), 1);
    }
}

#[test]
fn s4_crowdfunding_receives_a_card_of_their_choice_from_every_other_player() {
    let mut scene = plan(4)
        .hand(0, &["Crowdfunding"])
        .hand(1, &["Coworking", "note 1000"])
        .hand(2, &["Music", "request 2000"])
        .go();
    scene.ok(0, Action::Crowdfund { joker: false });
    let (music, note, coworking) = (scene.card("Music"), scene.card("note 1000"), scene.card("Coworking"));
    assert_eq!(scene.asked(), [1, 2], "an empty hand gives nothing (R5)");
    scene.refused(3, Action::Give { card: music.into() }, Rule::Smm4Crowdfunding, Why::NotAskedToGive);
    scene.refused(
        1,
        Action::Give { card: music.into() },
        Rule::Smm4Crowdfunding,
        Why::NotInHand { card: music },
    );
    scene.refused(0, Action::Pass, Rule::Smm2Play, Why::NotNow);
    scene.ok(2, Action::Give { card: music.into() });
    scene.refused(2, Action::Give { card: music.into() }, Rule::Smm4Crowdfunding, Why::NotAskedToGive);
    scene.ok(1, Action::Give { card: note.into() });
    assert_eq!((scene.held(0, "Music"), scene.held(0, "note 1000"), scene.size(0)), (1, 1, 2));
    assert_eq!(
        (scene.state.hand(Seat::at(1)).has(coworking), scene.turn()),
        (true, Some(1)),
        "notes can be given"
    );
}

#[test]
fn s4_reputation_looks_at_every_hand_and_takes_only_one_card() {
    let mut scene = plan(3)
        .hand(0, &["Reputation"])
        .hand(1, &["Coworking", "note 1000"])
        .hand(2, &["Joker", "request 2000"])
        .go();
    scene.ok(0, Action::UseReputation { joker: false });
    let seen = |of: usize| {
        scene.has_told(
            Rule::Smm4Reputation,
            |event| matches!(event, Event::HandLookedAt { of: other, .. } if other.number() == of),
        )
    };
    assert!(seen(1) && seen(2));
    let (joker, music) = (scene.card("Joker"), scene.card("Music"));
    let not_there = Why::NotInThatHand { card: music };
    scene.refused(0, Action::Take { from: Seat::at(1), card: music.into() }, Rule::Smm4Reputation, not_there);
    let own = Why::NotAnotherPlayer { seat: 0 };
    scene.refused(0, Action::Take { from: Seat::at(0), card: joker.into() }, Rule::Smm4Effect, own);
    scene.refused(
        1,
        Action::Take { from: Seat::at(2), card: joker.into() },
        Rule::Smm4Reputation,
        Why::NotNow,
    );
    scene.ok(0, Action::Take { from: Seat::at(2), card: joker.into() });
    assert_eq!((scene.held(0, "Joker"), scene.size(0), scene.size(2)), (1, 1, 1));
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn s4_free_puts_down_two_cards_in_a_row_without_drawing() {
    let mut scene = plan(2)
        .hand(0, &["Free", "Coworking", "Maker", "Music"])
        .hand(1, &["Music"])
        .pile(&["request 3000"], &[])
        .go();
    scene.ok(0, Action::UseFree { joker: false });
    scene.pay(0, "Coworking", 1);
    assert_eq!((scene.turn(), scene.size(0)), (Some(0), 2), "still the same player, and nothing drawn");
    scene.pay(0, "Maker", 1);
    assert_eq!((scene.turn(), scene.size(0)), (Some(1), 1));
}

#[test]
fn r5_an_impossible_play_of_free_lapses() {
    let mut scene =
        plan(2).hand(0, &["Free", "Coworking"]).hand(1, &["Music"]).pile(&["request 3000"], &[]).go();
    scene.ok(0, Action::UseFree { joker: false });
    scene.pay(0, "Coworking", 1);
    assert_eq!(scene.turn(), Some(1));
    assert!(scene.has_told(Rule::Smm4Free, |event| matches!(event, Event::PlayLapsed { .. })));
}

#[test]
fn r5_where_a_turn_could_be_passed_a_play_of_free_may_lapse_without_showing() {
    let mut scene = plan(2).hand(0, &["Free", "Reputation", "Maker"]).hand(1, &["Music"]).go();
    scene.ok(0, Action::UseFree { joker: false });
    assert_eq!(scene.turn(), Some(0), "Reputation could be used");
    scene.ok(0, Action::Pass);
    assert!(!scene.has_told(Rule::Smm2Pass, |event| matches!(event, Event::Passed { .. })));
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn the_plays_of_free_are_an_option() {
    let setup = Setup { free_plays: 1, ..Setup::default() };
    let mut scene = plan(2)
        .setup(setup)
        .hand(0, &["Free", "Coworking", "Maker"])
        .hand(1, &["Music"])
        .pile(&["request 3000"], &[])
        .go();
    scene.ok(0, Action::UseFree { joker: false });
    scene.pay(0, "Coworking", 1);
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn r5_an_empty_hand_gives_nothing() {
    let scene = plan(3).hand(0, &["Sharing Economy", "Crowdfunding", "Reputation"]).go();
    let from = Seat::at(1);
    scene.refused(0, Action::Share { from, joker: false }, Rule::Smm4Effect, Why::EmptyHand { seat: from });
    scene.refused(0, Action::Crowdfund { joker: false }, Rule::Smm4Effect, Why::EmptyHands);
    scene.refused(0, Action::UseReputation { joker: false }, Rule::Smm4Effect, Why::EmptyHands);
    let own = Why::NotAnotherPlayer { seat: 0 };
    scene.refused(0, Action::Share { from: Seat::at(0), joker: false }, Rule::Smm4Effect, own);
    let nobody = Why::NotAnotherPlayer { seat: 4 };
    scene.refused(0, Action::Share { from: Seat::at(4), joker: false }, Rule::Smm4Effect, nobody);
}

#[test]
fn r5_effects_inside_the_plays_of_free_come_back_to_the_next_play() {
    let mut scene = plan(2).hand(0, &["Free", "Crowdfunding"]).hand(1, &["request 2000", "Maker"]).go();
    scene.ok(0, Action::UseFree { joker: false });
    scene.ok(0, Action::Crowdfund { joker: false });
    assert!(matches!(scene.state.phase(), Phase::Give { .. }));
    let card = scene.card("request 2000");
    scene.ok(1, Action::Give { card: card.into() });
    assert_eq!(scene.turn(), Some(0));
    scene.lay(0, "request 2000");
    assert_eq!(scene.turn(), Some(1));
}
