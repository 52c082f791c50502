//! Section 5: every sentence of Option 1 and Option 2, and ruling R3, R4, R10.

use game_core::Game;
use game_core::testing::A;
use smart_money_maker::{Action, Class, Event, Rule, Setup, SmartMoneyMaker};

use crate::scene::{Lain, Scene, plan};

/// Seat 0 pays the card into a pile on which these lie.
fn close_with(hand: &'static str, request: &'static str, laid: &[Lain]) -> Scene {
    let mut scene = plan(2).hand(0, &[hand]).hand(1, &["Music"]).pile(&[request], laid).go();
    scene.pay(0, hand, 1);
    assert!(!scene.is_open(1), "{hand} completes the payment");
    scene
}

#[test]
fn option_1_fully_paid_with_a_new_economy_card_the_request_is_discarded() {
    let scene = close_with("Tool Library", "request 2000", &[("note 1000", false, 1)]);
    assert_eq!(scene.discarded("request 2000"), 1);
    let request = scene.card("request 2000");
    scene.expect_told(
        Rule::Smm5Collect,
        &Event::PileClosed { seat: A, pile: 1, requests: vec![request], joker_as: None },
    );
    scene.expect_told(Rule::Smm5Collect, &Event::CashCollected { seat: A, amount: 2_000 });
    assert!(scene.state.requests().is_empty() && scene.state.laid().is_empty());
}

#[test]
fn option_1_fully_paid_with_a_banknote_the_request_is_discarded() {
    let scene = close_with("note 1000", "request 2000", &[("note 1000", false, 1)]);
    assert_eq!(scene.discarded("request 2000"), 1);
}

#[test]
fn option_1_the_banknotes_go_to_that_players_hand() {
    let scene = close_with("note 1000", "request 3000", &[("note 500", false, 1), ("note 2000", false, 1)]);
    assert_eq!(
        (scene.held(0, "note 500"), scene.held(0, "note 1000"), scene.held(0, "note 2000")),
        (1, 1, 0),
        "the closer's own card is part of the pile, within the cap"
    );
    let scene = close_with("note 1000", "request 3000", &[("note 2000", false, 1)]);
    assert_eq!(scene.cash(0), 3_000);
}

#[test]
fn option_1_new_economy_cards_are_exchanged_for_notes_of_equal_value_and_discarded() {
    let scene = close_with("Coworking", "request 3000", &[("Open Hardware", false, 1), ("Maker", false, 1)]);
    assert_eq!(scene.cash(0), 3_000);
    assert_eq!((scene.held(0, "note 500"), scene.held(0, "note 2000")), (2, 1));
    assert_eq!((scene.banked("note 500"), scene.banked("note 2000")), (13, 21), "they come from the bank");
    let cards = ["Maker", "Coworking", "Open Hardware"].map(|name| scene.card(name)).to_vec();
    let notes = ["note 500", "note 500", "note 2000"].map(|name| scene.card(name)).to_vec();
    scene.expect_told(Rule::Smm5Exchange, &Event::CardsExchanged { seat: A, cards, notes });
    for card in ["Coworking", "Open Hardware", "Maker"] {
        assert_eq!(scene.discarded(card), 1);
    }
}

#[test]
fn option_1_joker_and_lobby_are_not_collected() {
    let laid = [("Open Hardware", true, 1), ("Lobby", false, 0), ("note 500", false, 1)];
    let scene = close_with("Coworking", "request 3000", &laid);
    assert_eq!(scene.cash(0), 1_000, "500 and 500, nothing for the Joker");
    assert_eq!((scene.held(0, "Joker"), scene.held(0, "Lobby")), (0, 0));
    assert_eq!((scene.discarded("Joker"), scene.discarded("Lobby")), (1, 1));
}

#[test]
fn option_1_what_exceeds_the_request_is_not_collected() {
    let laid = [("note 2000", false, 1), ("Solar Roof", false, 1), ("note 500", false, 1)];
    let scene = close_with("note 2000", "request 5000", &laid);
    assert_eq!(scene.cash(0), 4_500, "500, 2000, 2000; the third 2000 does not fit under 5000");
    assert!(scene.has_told(
        Rule::Smm5Excess,
        |event| matches!(event, Event::NotCollected { cards, .. } if cards.len() == 1)
    ));
}

#[test]
fn option_1_collected_from_lowest_to_highest_r3() {
    let laid = [("note 2000", false, 1), ("note 2000", false, 1), ("Tool Library", false, 1)];
    let scene = close_with("note 2000", "request 6000", &laid);
    assert_eq!(scene.cash(0), 5_000, "1000, 2000, 2000: another 2000 would exceed 6000");
    assert_eq!(scene.held(0, "note 1000"), 1);
    assert_eq!(scene.banked("note 2000"), 22 - 2, "the note that does not fit goes back to the bank");
}

#[test]
fn option_1_a_card_that_does_not_fit_is_discarded_unexchanged_r3() {
    let laid = [("Coworking", false, 1), ("Maker", false, 1), ("Music", false, 1)];
    let scene = close_with("Web Shop", "request 2000", &laid);
    assert_eq!(scene.cash(0), 1_500);
    assert_eq!((scene.discarded("Web Shop"), scene.banked("note 2000")), (1, 22));
}

#[test]
fn r3_joker_lobby_and_triples_use_up_no_room() {
    let mut scene = plan(2)
        .hand(0, &["Car Sharing", "House Sharing", "Coworking", "note 2000"])
        .hand(1, &["note 1000", "Joker"])
        .pile(&["request 5000"], &[("note 500", false, 1)])
        .go();
    scene.ok(0, Action::PayTriple { triple: 0.into(), pile: 1.into(), card: None });
    let card = scene.card("note 1000");
    scene.ok(1, Action::Pay { card: card.into(), pile: 1.into(), joker: true });
    scene.pay(0, "note 2000", 1);
    assert_eq!(scene.cash(0), 2_500, "both notes, though triple and Joker had paid 3000 of the 5000");
}

#[test]
fn r3_the_cap_is_the_amount_of_the_whole_raised_pile() {
    let laid = [("note 2000", false, 1), ("note 2000", false, 1)];
    let mut scene = plan(2)
        .hand(0, &["note 1000"])
        .hand(1, &["Music"])
        .pile(&["request 3000", "request 2000"], &laid)
        .go();
    scene.pay(0, "note 1000", 1);
    assert_eq!(scene.cash(0), 5_000);
    assert_eq!((scene.discarded("request 3000"), scene.discarded("request 2000")), (1, 1));
}

#[test]
fn r10_the_bank_has_a_note_for_every_new_economy_card_there_is() {
    // Six players with two notes each: the bank is as low as it can start, and still covers every exchange.
    let config = SmartMoneyMaker::config(&Setup::default(), 6).expect("sound");
    for (card, face) in config.deck.all() {
        let Class::NewEconomy(note) = face.class else { continue };
        assert_eq!(config.deck.worth(card), config.deck.worth(note), "of equal value");
        let same = config.deck.all().filter(|(_, other)| other.class == face.class);
        let cards: u8 = same.map(|(_, other)| other.copies).sum();
        let dealt = if note == config.deck.starting_note { 12 } else { 0 };
        assert!(config.deck.face(note).copies - dealt >= cards);
    }
}

fn pay_off_over(laid: &[Lain]) -> Scene {
    let mut scene = plan(2).hand(0, &["Free"]).hand(1, &["Music"]).pile(&["request 15000"], laid).go();
    let card = scene.card("Free");
    scene.ok(0, Action::PayOff { card: card.into(), request: 1.into(), joker: false });
    scene
}

#[test]
fn option_2_a_business_collects_the_banknotes_joker_and_lobby() {
    let laid = [
        ("note 2000", false, 1),
        ("Lobby", false, 1),
        ("Open Hardware", true, 1),
        ("note 500", false, 0),
        ("Lobby", false, 0),
    ];
    let scene = pay_off_over(&laid);
    assert_eq!(scene.cash(0), 2_500);
    assert_eq!((scene.held(0, "Joker"), scene.held(0, "Lobby")), (1, 2));
    let cards = ["note 2000", "Lobby", "Joker", "note 500", "Lobby"].map(|name| scene.card(name)).to_vec();
    scene.expect_told(Rule::Smm5BusinessCollects, &Event::CardsTaken { seat: A, pile: 1, cards });
}

#[test]
fn option_2_new_economy_cards_and_the_request_are_discarded_before_the_next_turn() {
    let scene = pay_off_over(&[("Open Hardware", false, 1), ("Coworking", false, 0), ("note 500", false, 0)]);
    assert_eq!(scene.cash(0), 500, "nothing for the New Economy cards");
    for card in ["Open Hardware", "Coworking", "request 15000", "Free"] {
        assert_eq!(scene.discarded(card), 1, "{card}");
    }
    assert!(scene.state.laid().is_empty() && scene.state.requests().is_empty());
}

#[test]
fn option_2_a_collected_lobby_and_joker_can_be_used_again() {
    let mut scene = plan(2)
        .hand(0, &["Free", "Reputation"])
        .hand(1, &["note 500", "note 500"])
        .pile(&["request 15000"], &[("Lobby", false, 1), ("Coworking", true, 1)])
        .pile(&["request 5000"], &[])
        .go();
    let card = scene.card("Free");
    scene.ok(0, Action::PayOff { card: card.into(), request: 1.into(), joker: false });
    scene.pay(1, "note 500", 2);
    scene.ok(0, Action::Lobby { pile: 2.into(), joker: false });
    scene.pay(1, "note 500", 2);
    let card = scene.card("note 2000");
    scene.ok(0, Action::Pay { card: card.into(), pile: 2.into(), joker: true });
    assert_eq!(scene.state.piles()[0].paid, 3_000);
}
